// The README shows these very files, and they run.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { browser, serve } from "../e2e/harness.mjs";
import { dist, here } from "./dist.mjs";

const readme = readFileSync(path.join(here, "../../README.md"), "utf8");
const read = (name) => readFileSync(path.join(here, name), "utf8");

/** A folder in which the site is `dist`. */
function folder(t) {
  const made = mkdtempSync(path.join(os.tmpdir(), "nimscope-"));
  t.after(() => rmSync(made, { recursive: true }));
  cpSync(dist, path.join(made, "dist"), { recursive: true });
  return made;
}

test("the README shows the examples", () => {
  for (const name of ["readme-node.mjs", "readme-labs.mjs", "readme-page.html"]) {
    assert.ok(readme.includes(read(name).trim()), `README.md does not show tests/api/${name}`);
  }
});

test("the example for node runs", (t) => {
  const made = folder(t);
  writeFileSync(path.join(made, "example.mjs"), read("readme-node.mjs"));
  const printed = execFileSync(process.execPath, ["example.mjs"], { cwd: made, encoding: "utf8" });
  assert.match(printed, /^N 3\n/);
  assert.match(printed, /P\n$/);
});

test("the example with labs runs", (t) => {
  const made = folder(t);
  writeFileSync(path.join(made, "example.mjs"), read("readme-labs.mjs"));
  const printed = execFileSync(process.execPath, ["example.mjs"], { cwd: made, encoding: "utf8" });
  assert.match(printed, /^\{ length: 12, start: 71, saltus: 0 \}\n/);
  assert.match(printed, /3/);
});

test("the example for pages runs", async (t) => {
  const made = folder(t);
  const { url } = await serve(made);
  const html = read("readme-page.html").replace("https://example.org/nimscope/", `${url}dist/`);
  writeFileSync(path.join(made, "index.html"), `<!doctype html><title>Example</title>${html}`);
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(url);
  await page.locator("#answer:not(:empty)").waitFor();
  assert.equal(await page.textContent("#answer"), "(3,5,7) is N: 1-1, 2-1, 3-1");
  assert.deepEqual(errors, []);
});
