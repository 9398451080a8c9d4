// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 561, 21],
  ["#/play?g=colourful/r1y2r2y2", 570, 24],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 593, 25],
  ["#/play?g=subtraction:1,3,4/21", 594, 24],
  ["#/play?g=lasker/2%2B5%2B7", 599, 26],
  ["#/play?g=octal:0.77/9", 599, 26],
  ["#/play?g=kayles/13", 590, 21],
  ["#/play?g=mock-turtles/TTHTHHTTH", 611, 24],
  ["#/play?g=nimble/..1..1.2", 572, 22],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 640, 27],
  ["#/play?g=hackenbush/3,4,5", 663, 27],
  ["#/embed?g=nim/3%2B5%2B7", 446, 18],
  ["#/embed?g=colourful/r1y2r2y2", 454, 21],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 478, 22],
  ["#/learn", 272, 15],
  ["#/lesson?l=2.3", 623, 30],
  ["#/lab/sequence", 369, 25],
  ["#/lab/nimbers", 354, 26],
  ["#/lab/evolution", 385, 27],
  ["#/lab/counting", 328, 23],
  ["#/lab/piles", 305, 22],
  ["#/lab/graphs", 352, 21],
  ["#/lab/maps", 596, 36],
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
