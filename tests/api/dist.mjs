// The API of the built site.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const here = path.dirname(fileURLToPath(import.meta.url));
export const dist = process.env.NIMSCOPE_DIST ?? path.join(here, "../../dist");

const file = path.join(dist, "nimscope.js");
assert.ok(existsSync(file), `${file} is missing: run \`cargo xtask dist\` first`);

export const { Position, lab } = await import(pathToFileURL(file));

/** What a call throws. */
export function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail("nothing was thrown");
}
