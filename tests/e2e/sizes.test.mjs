// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/**
 * A page, the most that it may transfer, and the most files of the program: what was measured and two in a hundred, since
 * any change of the program may cut it otherwise, which makes some pages larger and others smaller, single ones by a
 * sixth.
 */
const PAGES = [
  ["", 40, 0],
  ["#/play?g=nim/3%2B5%2B7", 670, 26],
  ["#/play?g=colourful/r1y2r2y2", 665, 29],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 701, 34],
  ["#/play?g=subtraction:1,3,4/21", 707, 30],
  ["#/play?g=lasker/2%2B5%2B7", 718, 35],
  ["#/play?g=octal:0.77/9", 718, 35],
  ["#/play?g=kayles/13", 715, 36],
  ["#/play?g=mock-turtles/TTHTHHTTH", 710, 32],
  ["#/play?g=nimble/..1..1.2", 681, 31],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 748, 37],
  ["#/play?g=hackenbush/3,4,5", 760, 33],
  ["#/play?g=chomp/8%2B5%2B1", 678, 27],
  ["#/embed?g=nim/3%2B5%2B7", 516, 22],
  ["#/embed?g=colourful/r1y2r2y2", 503, 26],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 570, 32],
  ["#/learn", 374, 27],
  ["#/lesson?l=2.3", 754, 42],
  ["#/lab/sequence", 517, 38],
  ["#/lab/nimbers", 437, 40],
  ["#/lab/evolution", 463, 38],
  ["#/lab/counting", 490, 44],
  ["#/lab/piles", 422, 32],
  ["#/lab/graphs", 449, 34],
  ["#/lab/solution", 465, 38],
  ["#/lab/maps", 743, 56],
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
