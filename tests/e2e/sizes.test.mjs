// How much a first visit of each page transfers: everything counted, compressed with gzip -9.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const kB = 1000;
/** A page, the most that it may transfer, and the most files of the program. */
const PAGES = [
  ["", 139, 8],
  ["#/play?g=nim/3%2B5%2B7", 340, 12],
  ["#/play?g=colourful/r1y2r2y2", 350, 12],
  ["#/play?g=chromatic:beatty(phi%5E2)/4%2B2", 375, 12],
  ["#/play?g=subtraction:1,3,4/21", 372, 13],
  ["#/play?g=lasker/2%2B5%2B7", 376, 13],
  ["#/play?g=octal:0.77/9", 376, 13],
  ["#/play?g=kayles/13", 375, 14],
  ["#/play?g=mock-turtles/TTHTHHTTH", 395, 14],
  ["#/play?g=nimble/..1..1.2", 361, 13],
  ["#/play?g=turning-corners/5x5:1,3%2B3,2%2B4,4", 416, 16],
  ["#/play?g=hackenbush/3,4,5", 433, 14],
  ["#/embed?g=nim/3%2B5%2B7", 290, 10],
  ["#/embed?g=colourful/r1y2r2y2", 302, 12],
  ["#/embed?g=chromatic:beatty(phi%5E2)/4%2B2", 328, 12],
  ["#/lab/sequence", 234, 13],
  ["#/lab/nimbers", 236, 15],
  ["#/lab/evolution", 241, 14],
  ["#/lab/counting", 237, 14],
  ["#/lab/maps", 392, 18],
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
