// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 568, 19],
  ["#/play?g=colourful/r1y2r2y2", 574, 22],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 600, 25],
  ["#/play?g=subtraction:1,3,4/21", 597, 22],
  ["#/play?g=lasker/2%2B5%2B7", 609, 24],
  ["#/play?g=octal:0.77/9", 609, 24],
  ["#/play?g=kayles/13", 601, 23],
  ["#/play?g=mock-turtles/TTHTHHTTH", 619, 25],
  ["#/play?g=nimble/..1..1.2", 591, 24],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 642, 28],
  ["#/play?g=hackenbush/3,4,5", 660, 25],
  ["#/embed?g=nim/3%2B5%2B7", 449, 17],
  ["#/embed?g=colourful/r1y2r2y2", 455, 20],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 481, 23],
  ["#/learn", 266, 19],
  ["#/lesson?l=2.3", 649, 29],
  ["#/lab/sequence", 383, 26],
  ["#/lab/nimbers", 363, 27],
  ["#/lab/evolution", 370, 28],
  ["#/lab/counting", 342, 27],
  ["#/lab/piles", 351, 25],
  ["#/lab/graphs", 342, 24],
  ["#/lab/maps", 616, 38],
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
