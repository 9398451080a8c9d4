// Runs every flow in one engine, at the width of a desk and of a phone, each width in one window.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { serve } from "../e2e/serve.mjs";
import { ENGINES } from "./engines.mjs";
import { FLOWS } from "./flows/index.mjs";
import { Page } from "./page.mjs";

const site = await serve();
/**
 * Engines in which the program now and then traps for no reason that is known: about once in three hundred flows, never
 * yet in the other engines, nor in a build whose panics have texts. There a flow that ends so is tried once more.
 */
const TRAPS = new Set(["webkit"]);
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
          test(about, async (t) => {
            const page = new Page(session, site.url);
            const once = async () => {
              await flow(page, { width, height });
              assert.equal(await page.faults(), "", "errors that nobody caught");
            };
            try {
              await once();
            } catch (error) {
              const trap = TRAPS.has(name) && (await page.stopped().catch(() => null));
              if (!trap) throw error;
              t.diagnostic(`the program trapped; once more: ${trap}`);
              await once();
            }
          });
        }
      });
    }
  });
}
