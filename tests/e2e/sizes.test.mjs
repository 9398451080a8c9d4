// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 567, 20],
  ["#/play?g=colourful/r1y2r2y2", 574, 24],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 604, 29],
  ["#/play?g=subtraction:1,3,4/21", 592, 23],
  ["#/play?g=lasker/2%2B5%2B7", 610, 27],
  ["#/play?g=octal:0.77/9", 610, 27],
  ["#/play?g=kayles/13", 605, 25],
  ["#/play?g=mock-turtles/TTHTHHTTH", 618, 26],
  ["#/play?g=nimble/..1..1.2", 590, 25],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 641, 29],
  ["#/play?g=hackenbush/3,4,5", 653, 27],
  ["#/embed?g=nim/3%2B5%2B7", 448, 16],
  ["#/embed?g=colourful/r1y2r2y2", 455, 20],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 491, 26],
  ["#/learn", 290, 21],
  ["#/lesson?l=2.3", 644, 41],
  ["#/lab/sequence", 374, 26],
  ["#/lab/nimbers", 332, 27],
  ["#/lab/evolution", 406, 30],
  ["#/lab/counting", 315, 27],
  ["#/lab/piles", 316, 25],
  ["#/lab/graphs", 349, 28],
  ["#/lab/maps", 611, 41],
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
