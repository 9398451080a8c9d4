// The program comes in two files: the start page needs the first alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, site } from "./harness.mjs";
import { board, hashOf } from "./player.mjs";

/** How the rest was asked for, each time. */
const loads = (page) =>
  page.evaluate(() => {
    const rest = performance.getEntriesByType("resource").filter((entry) => /_rest\.wasm$/.test(entry.name));
    return rest.map((entry) => entry.initiatorType);
  });
const nim = (page) => page.locator("main a[href*='=nim/']").first();

test("the start page runs without the rest, which a game waits for", async (t) => {
  const page = await newPage(t, { url: null });
  // The service worker may bring it from its cache: what is held back is the page's own request.
  await page.addInitScript(() => {
    const held = new Promise((resolve) => (globalThis.go = resolve));
    const { fetch } = globalThis;
    globalThis.fetch = (what, ...how) => (/_rest\.wasm$/.test(what) ? held.then(() => fetch(what, ...how)) : fetch(what, ...how));
  });
  await page.goto(site.url);
  await ready(page);
  await page.getByRole("searchbox").fill("kay");
  await page.getByRole("searchbox").fill("");
  await nim(page).click();
  await page.getByRole("heading", { name: "Loading" }).waitFor();
  assert.equal(await board(page).count(), 0);
  await page.evaluate(() => globalThis.go());
  await board(page).waitFor();
  await page.goBack();
  await page.getByRole("searchbox").waitFor();
});

test("nothing of the rest is called before it is there", async (t) => {
  const page = await newPage(t);
  await page.waitForFunction(() => performance.getEntriesByType("resource").some((entry) => /_rest\.wasm$/.test(entry.name)));
  await nim(page).click();
  await board(page).waitFor();
  assert.deepEqual(await loads(page), ["fetch"]);
});

test("what could not be fetched is fetched when it is called", async (t) => {
  const page = await newPage(t, { url: null });
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (what, ...how) => (/_rest\.wasm$/.test(what) ? Promise.reject(new TypeError("no network")) : fetch(what, ...how));
  });
  await page.goto(site.url);
  await ready(page);
  await nim(page).click();
  await board(page).waitFor();
  assert.deepEqual(await loads(page), ["xmlhttprequest"]);
});

test("a game that is opened directly starts with the whole program", async (t) => {
  const page = await newPage(t, { url: null });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "nimscopeRest", { configurable: true, set() { throw new Error("the program started without the rest"); } });
  });
  await page.goto(`${site.url}${hashOf("nim/3+5+7")}`);
  await board(page).waitFor();
  assert.deepEqual(await loads(page), ["fetch"]);
});
