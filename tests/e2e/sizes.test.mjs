// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 232, 10],
  ["#/play?g=nim/3%2B5%2B7", 516, 17],
  ["#/play?g=colourful/r1y2r2y2", 520, 17],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 550, 20],
  ["#/play?g=subtraction:1,3,4/21", 545, 20],
  ["#/play?g=lasker/2%2B5%2B7", 545, 20],
  ["#/play?g=octal:0.77/9", 545, 20],
  ["#/play?g=kayles/13", 542, 20],
  ["#/play?g=mock-turtles/TTHTHHTTH", 571, 21],
  ["#/play?g=nimble/..1..1.2", 531, 18],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 592, 23],
  ["#/play?g=hackenbush/3,4,5", 597, 22],
  ["#/embed?g=nim/3%2B5%2B7", 418, 15],
  ["#/embed?g=colourful/r1y2r2y2", 422, 15],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 453, 18],
  ["#/learn", 241, 13],
  ["#/lesson?l=2.3", 572, 23],
  ["#/lab/sequence", 380, 22],
  ["#/lab/nimbers", 332, 21],
  ["#/lab/evolution", 366, 25],
  ["#/lab/counting", 330, 23],
  ["#/lab/maps", 555, 29],
];

for (const [hash, most, parts] of PAGES) {
  test(`the first visit of ${hash || "the start page"}`, async () => {
    const { files, gzip, brotli, program } = await visit(hash);
    const all = `${(gzip / kB).toFixed(1)} of ${most} kB (brotli ${(brotli / kB).toFixed(1)})`;
    console.log(`${hash || "start"}: ${all}, ${program} files of the program`);
    assert.ok(gzip <= most * kB, `${gzip} bytes of ${most} kB: ${JSON.stringify(files)}`);
    assert.ok(program <= parts, `${program} files: ${JSON.stringify(files)}`);
  });
}
