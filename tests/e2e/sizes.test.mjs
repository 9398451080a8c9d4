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
  ["", 41, 0],
  ["#/play?g=nim/3%2B5%2B7", 694, 27],
  ["#/play?g=colourful/r1y2r2y2", 691, 27],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 740, 35],
  ["#/play?g=subtraction:1,3,4/21", 733, 31],
  ["#/play?g=lasker/2%2B5%2B7", 743, 37],
  ["#/play?g=octal:0.77/9", 743, 37],
  ["#/play?g=kayles/13", 741, 31],
  ["#/play?g=mock-turtles/TTHTHHTTH", 735, 31],
  ["#/play?g=nimble/..1..1.2", 703, 31],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 772, 36],
  ["#/play?g=hackenbush/3,4,5", 781, 34],
  ["#/play?g=chomp/8%2B5%2B1", 699, 27],
  ["#/embed?g=nim/3%2B5%2B7", 531, 22],
  ["#/embed?g=colourful/r1y2r2y2", 527, 21],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 617, 31],
  ["#/learn", 345, 27],
  ["#/lesson?l=2.3", 798, 42],
  ["#/lab/sequence", 526, 41],
  ["#/lab/nimbers", 460, 40],
  ["#/lab/evolution", 487, 41],
  ["#/lab/counting", 516, 45],
  ["#/lab/piles", 427, 34],
  ["#/lab/graphs", 486, 36],
  ["#/lab/solution", 490, 40],
  ["#/lab/maps", 793, 59],
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
