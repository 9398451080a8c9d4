// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 207, 10],
  ["#/play?g=nim/3%2B5%2B7", 448, 15],
  ["#/play?g=colourful/r1y2r2y2", 457, 16],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 482, 18],
  ["#/play?g=subtraction:1,3,4/21", 478, 18],
  ["#/play?g=lasker/2%2B5%2B7", 482, 17],
  ["#/play?g=octal:0.77/9", 482, 17],
  ["#/play?g=kayles/13", 484, 17],
  ["#/play?g=mock-turtles/TTHTHHTTH", 505, 19],
  ["#/play?g=nimble/..1..1.2", 467, 17],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 530, 22],
  ["#/play?g=hackenbush/3,4,5", 546, 20],
  ["#/embed?g=nim/3%2B5%2B7", 361, 13],
  ["#/embed?g=colourful/r1y2r2y2", 370, 14],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 396, 16],
  ["#/lab/sequence", 297, 16],
  ["#/lab/nimbers", 288, 18],
  ["#/lab/evolution", 310, 19],
  ["#/lab/counting", 308, 18],
  ["#/lab/maps", 475, 24],
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
