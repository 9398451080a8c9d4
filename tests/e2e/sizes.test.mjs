// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 592, 19],
  ["#/play?g=colourful/r1y2r2y2", 597, 21],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 632, 25],
  ["#/play?g=subtraction:1,3,4/21", 622, 22],
  ["#/play?g=lasker/2%2B5%2B7", 630, 24],
  ["#/play?g=octal:0.77/9", 630, 24],
  ["#/play?g=kayles/13", 622, 23],
  ["#/play?g=mock-turtles/TTHTHHTTH", 804, 31],
  ["#/play?g=nimble/..1..1.2", 773, 28],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 663, 28],
  ["#/play?g=hackenbush/3,4,5", 674, 25],
  ["#/play?g=chomp/8%2B5%2B1", 740, 30],
  ["#/embed?g=nim/3%2B5%2B7", 457, 16],
  ["#/embed?g=colourful/r1y2r2y2", 461, 18],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 506, 23],
  ["#/learn", 277, 21],
  ["#/lesson?l=2.3", 664, 30],
  ["#/lab/sequence", 379, 24],
  ["#/lab/nimbers", 372, 27],
  ["#/lab/evolution", 382, 25],
  ["#/lab/counting", 338, 25],
  ["#/lab/piles", 348, 25],
  ["#/lab/graphs", 345, 24],
  ["#/lab/maps", 621, 37],
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
