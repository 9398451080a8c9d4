// The labs, asked by scripts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { dist, lab } from "./dist.mjs";

const refused = async (...args) => {
  let error = null;
  await lab(...args).catch((thrown) => { error = thrown; });
  assert.ok(error, `${args} was answered`);
  return error;
};

test("a lab answers to its link with an object", async () => {
  const { answer, whole, notes } = await lab("sequence?c=0.77&n=1000");
  assert.deepEqual(answer.games[0].period, { length: 12, start: 71, saltus: 0 });
  assert.deepEqual(answer.games[0].values.slice(0, 8), [0, 1, 2, 3, 1, 4, 3, 2]);
  assert.deepEqual([whole, notes], [true, []]);
  const address = await lab("https://example.org/?x#/lab/nimbers?o=product&a=8&b=8");
  assert.deepEqual(address.answer.calculation.values, [13]);
});

test("every lab answers in every form that it has", async () => {
  for (const link of ["sequence?c={1,2}&n=9", "nimbers?t=product&n=16", "counting?k=3&n=8", "evolution?w=piles&q=2,3,6,7",
    "maps?g=nim/3+5&n=4", "piles?n=4", "graphs?g=a>b;b>c", "solution?w=pairs&p=(1,2),(3,5)"]) {
    for (const form of ["json", "text", "csv"]) {
      const { answer, whole } = await lab(link, form);
      assert.equal(typeof answer, form === "json" ? "object" : "string", link);
      assert.ok(whole && String(answer).length > 0, link);
    }
  }
  assert.match((await lab("sequence?c=0.77&n=3", "b-file")).answer, /^0 0\n1 1\n2 2\n3 3\n/m);
  assert.match((await lab("sequence?c=0.127&n=100000", "certificate")).answer, /fnv1a64/);
});

test("the & of a sum stays in its value", async () => {
  const { answer } = await lab("maps?g=lasker/4&kayles/3&n=5");
  assert.equal(answer.game, "lasker/4&kayles/3");
});

test("a limit says where it ended the calculation", async () => {
  const { answer, whole } = await lab("sequence?c=0.007&n=100000", "json", 1_000_000);
  assert.equal(whole, false);
  assert.equal(answer.games[0].limit, "work");
  const { notes } = await lab("sequence?c=0.007&n=100000", "csv", 1_000_000);
  assert.match(notes[0], /stopped after n = \d+/);
});

test("what cannot be understood is refused with its place", async () => {
  assert.match((await refused("sequence?c=0.7(")).message, /character \d/);
  assert.match((await refused("sequence?z=3")).message, /one of the keys/);
  assert.match((await refused("nothing?c=1")).message, /there is no lab "nothing"/);
  assert.match((await refused("nimbers?a=1&b=2", "b-file")).message, /gives no b-file/);
  assert.match((await refused("sequence", "xml")).message, /"certificate"/);
  assert.equal((await refused("sequence?c=0.77", "json", -1)).kind, "syntax");
  for (const link of [undefined, null, 3, {}, "", "#", "?"]) assert.equal((await refused(link)).kind, "syntax");
});

test("the labs are declared", () => {
  assert.match(readFileSync(path.join(dist, "nimscope.d.ts"), "utf8"), /^export function lab\(/m);
});
