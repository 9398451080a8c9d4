// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 606, 23],
  ["#/play?g=colourful/r1y2r2y2", 595, 25],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 636, 31],
  ["#/play?g=subtraction:1,3,4/21", 635, 29],
  ["#/play?g=lasker/2%2B5%2B7", 637, 30],
  ["#/play?g=octal:0.77/9", 637, 30],
  ["#/play?g=kayles/13", 626, 25],
  ["#/play?g=mock-turtles/TTHTHHTTH", 647, 28],
  ["#/play?g=nimble/..1..1.2", 608, 26],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 662, 30],
  ["#/play?g=hackenbush/3,4,5", 686, 29],
  ["#/play?g=chomp/8%2B5%2B1", 598, 23],
  ["#/embed?g=nim/3%2B5%2B7", 470, 19],
  ["#/embed?g=colourful/r1y2r2y2", 471, 23],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 505, 28],
  ["#/learn", 283, 21],
  ["#/lesson?l=2.3", 679, 34],
  ["#/lab/sequence", 385, 32],
  ["#/lab/nimbers", 368, 34],
  ["#/lab/evolution", 399, 35],
  ["#/lab/counting", 339, 33],
  ["#/lab/piles", 339, 27],
  ["#/lab/graphs", 357, 29],
  ["#/lab/maps", 612, 46],
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
