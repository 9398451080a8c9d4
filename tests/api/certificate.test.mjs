// The certificate of a period: the program in docs checks it without the site.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const program = path.join(docs, "check-period.mjs");
const certificate = JSON.parse(readFileSync(path.join(docs, "certificate.json"), "utf8"));

test("the program has 30 lines at most", () => {
  assert.ok(readFileSync(program, "utf8").trimEnd().split("\n").length <= 30);
});

test("a certificate holds, and none with another number does", (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const check = (change) => {
    const file = path.join(folder, "certificate.json");
    writeFileSync(file, JSON.stringify({ ...certificate, ...change }));
    const { status, stdout } = spawnSync(process.execPath, [program, file], { encoding: "utf8" });
    return [status, stdout.trim()];
  };
  const { start, period, last, checked, fnv1a64 } = certificate;
  assert.deepEqual(check({}), [0, "holds: 0.127 has period 4 from 46578 on"]);
  for (const [change, why] of [
    [{ code: "0.137" }, /no rare heap|the value/],
    [{ code: "0.1[27]" }, /two heaps/],
    [{ mask: 2 }, /no rare heap|the value/],
    [{ sizes: false }, /no rare heap|the value/],
    [{ start: start - 1 }, /the value/],
    [{ period: 3 }, /parities/],
    [{ period: 2 }, /the value/],
    [{ last: last - 1 }, /no rare heap/],
    [{ checked: start + period + last }, /enough values/],
    [{ checked: checked - 1 }, /the hash/],
    [{ fnv1a64: fnv1a64.replace("e", "f") }, /the hash/],
  ]) {
    const [status, said] = check(change);
    assert.equal(status, 1, JSON.stringify(change));
    assert.match(said, /^refuted: /);
    assert.match(said, why, JSON.stringify(change));
  }
});
