// Whatever is passed in, the API answers or throws its own kind of error; it never breaks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Position } from "./dist.mjs";

const SEEDS = [
  "nim/3+5+7", "nim/1000000000000000000+2", "colourful/r1y2r2y2+y3", "colourful/(1,2,2), (3)",
  "chromatic:beatty(phi^2)/4+2", "chromatic:levels(GR[GGR])/4+5", "nim/3+5&colourful/r2y1",
];
const SCRAPS = ["", "/", ":", "&", "+", "(", ")", "[", "]", "^", "-", ".", ",", " ", "0", "9", "99999999999999999999",
  "r", "y", "phi", "sqrt(", "beatty(", "misere", "\u0000", "é", "😀", "\ud800", "1-1", "1:1-2", "1-1.2-1"];
const OTHERS = [undefined, null, NaN, -1, 0, 1, 2, 0.5, 1e300, Infinity, -Infinity, true, false, 5n, Symbol.iterator, {}, [],
  () => {}, new Date(0), { toString: () => "nim/3" }];

// A fixed sequence (mulberry32), so that a failure can be repeated.
let state = 20261121;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

function text() {
  let text = pick(SEEDS);
  for (let edits = Math.floor(random() * 4); edits > 0; edits--) {
    const at = Math.floor(random() * (text.length + 1));
    text = text.slice(0, at) + pick(SCRAPS) + text.slice(at + Math.floor(random() * 3));
  }
  return text;
}
const anything = () => (random() < 0.4 ? pick(OTHERS) : random() < 0.5 ? pick(SCRAPS) : text());

/** The result, or undefined where the API's own error was thrown. */
function attempt(call, what) {
  try {
    return call();
  } catch (error) {
    const own = !(error instanceof Error) && typeof error.message === "string" && Number.isInteger(error.at);
    assert.ok(own, `${what}: ${error?.stack ?? String(error)}`);
    return undefined;
  }
}

test("20000 calls with anything at all", () => {
  let opened = 0;
  for (let round = 0; round < 4000; round++) {
    const argument = random() < 0.8 ? text() : anything();
    const what = `${round}: ${typeof argument === "string" ? JSON.stringify(argument) : String(typeof argument)}`;
    const position = attempt(() => Position.open(argument), what);
    if (!position) continue;
    opened++;
    position.scene();
    position.text();
    assert.equal(Position.open(position.notation()).notation(), position.notation());
    attempt(() => position.moves(random() < 0.5 ? 5 : anything()), what);
    attempt(() => position.play(anything()), what);
    attempt(() => position.playMove(anything()), what);
    attempt(() => position.analyse(pick(["normal", "misere", anything()]), random() < 0.7 ? 2000 : pick([-1, NaN, {}])), what);
    attempt(() => position.why(pick([0, 1, anything()]), pick(["normal", "misere", anything()])), what);
    attempt(() => position.whyMove(anything()), what);
    position.free();
  }
  assert.ok(opened > 500, `only ${opened} positions opened`);
  assert.equal(Position.open("nim/3+5+7").analyse().verdict.value, 1, "still well");
});
