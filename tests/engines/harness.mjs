// Runs every flow in one engine, at the width of a desk and of a phone, each width in one window.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serve } from "../e2e/serve.mjs";
import { ENGINES } from "./engines.mjs";
import { FLOWS } from "./flows/index.mjs";
import { Page } from "./page.mjs";

const site = await serve();
const SIZES = [[1360, 900], [400, 844]];

/** Tests all flows in an engine. A browser that does not start fails them: none is left out. */
export function run(name) {
  describe(name, () => {
    let engine;
    before(async () => (engine = await ENGINES[name]()));
    after(() => engine?.stop());
    for (const [width, height] of SIZES) {
      describe(`${name}, ${width} px`, () => {
        let session;
        before(async () => (session = await engine.open(width, height)));
        after(() => session?.close());
        for (const [about, flow] of FLOWS) {
          test(about, async () => {
            const page = new Page(session, site.url);
            await flow(page, { width, height });
            assert.equal(await page.faults(), "", "errors that nobody caught");
          });
        }
      });
    }
  });
}
