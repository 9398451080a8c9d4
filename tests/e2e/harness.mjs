// Opens the built site, served under a sub-path, in headless Chromium, and fails a test in which anything goes
// wrong that nobody asked about: a console error, an uncaught exception, a request to another host.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { launch } from "./launch.mjs";
import { dist, serve } from "./serve.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
export const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

export { dist, serve };

/** The site under test. */
export const site = await serve();

const { NIMSCOPE_BROWSER } = process.env;
/** The browser: the one that the runner has started for all files, or else one of this file's own. */
export const browser = await (NIMSCOPE_BROWSER ? chromium.connect(NIMSCOPE_BROWSER) : launch("launch"));
after(() => browser.close());

/**
 * A page in a fresh profile, at the site's start or at `hash`, when the application has drawn itself.
 * Only a `newcomer` is offered first steps. `t` is the test's context: the page is closed, and complaints are raised, when that test ends.
 * `expected` lists patterns of complaints that the test provokes. `url: null` opens nothing. Only with `keep` does a
 * service worker keep the site for use without a network: it would be busy with that beside every test.
 */
export async function newPage(t, options = {}) {
  // So high that all parts of the analysis are seen at once.
  const { width = 1360, height = 1020, theme = "light", touch = false, reducedMotion = false, keep = false } = options;
  const { hash = "", url = site.url + hash, expected = [], permissions = [], newcomer = false } = options;
  const context = await browser.newContext({
    serviceWorkers: keep ? "allow" : "block",
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    permissions,
  });
  context.setDefaultTimeout(15_000);
  if (!newcomer) await context.addInitScript(known);
  const complaints = watch(context, new URL(url ?? site.url).host);
  t.after(async () => {
    await context.close();
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    assert.deepEqual(unexpected, [], "the page complained");
  });
  const page = await context.newPage();
  if (url) {
    await page.goto(url);
    await ready(page);
  }
  return page;
}

/** Tells the page that somebody has been here before, who needs no first steps. */
function known() {
  try {
    localStorage.setItem("nimscope.first", "done");
  } catch {
    // A page without storage remembers nobody.
  }
}

function watch(context, host) {
  const complaints = [];
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`exception: ${error.error().stack}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) complaints.push(`request to ${url}`);
  });
  return complaints;
}

/** What the first hand on a start page does that rests: see static/begin.js. Other pages have begun by themselves. */
export const begin = (page) => page.evaluate(() => globalThis.nimscopeBegin?.begin());

/** Waits until the application has drawn a page in the place of "Loading". */
export async function ready(page) {
  await begin(page);
  await page.waitForFunction(() => {
    const root = document.getElementById("nimscope");
    return !root || (root.childElementCount > 0 && !document.querySelector(".loading-board"));
  });
}

/** Repeats `check` until none of its assertions fails, for at most `time` ms: a page draws after the event that asked for it. */
export async function soon(check, time = 5000) {
  for (const end = Date.now() + time; ; await new Promise((done) => setTimeout(done, 50))) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** What `read` gives once it stays the same, as a picture does that has been fitted to its final size. */
export async function settled(read, before) {
  const now = await read();
  if (JSON.stringify(now) === JSON.stringify(before)) return now;
  await new Promise((done) => setTimeout(done, 250));
  return settled(read, now);
}

/** Clicks on `button` and gives the name and the bytes of the file that the page then saves. */
export async function download(page, button) {
  const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const chunks = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(chunk);
  return [saved.suggestedFilename(), Buffer.concat(chunks)];
}

/** Waits until the service worker is there and keeps the whole program: the parts come once the page has time. */
export const installed = (page) => page.evaluate(async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== "activated") await new Promise((resolve) => active.addEventListener("statechange", resolve));
  const parts = (await (await fetch("sw.js")).text()).match(/part-[0-9a-f]+\.(wasm|css)/g);
  for (let tries = 0; ; tries++) {
    const found = await Promise.all(parts.map((name) => caches.match(name)));
    const missing = parts.filter((_, index) => !found[index]);
    if (!missing.length) return;
    if (tries > 300) throw new Error(`not kept: ${missing}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

/** Runs axe-core, or these of its rules, on the page, or on what `selector` names, and fails with what it found. */
export async function axe(page, selector, ...rules) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ path: axeFile });
  const options = { resultTypes: ["violations"], ...(rules.length && { runOnly: rules }) };
  const run = ([selector, options]) => globalThis.axe.run(selector ?? document, options);
  const { violations } = await page.evaluate(run, [selector, options]);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.target}\n    ${node.failureSummary}`));
  assert.equal(found.length, 0, `axe-core found ${found.length}:\n  ${found.join("\n  ")}`);
}

/** Where NIMSCOPE_SHOTS is set, writes a screenshot to tests/e2e/shots/, which git ignores, for people to look at. */
export async function shot(page, name, options = {}) {
  if (!process.env.NIMSCOPE_SHOTS) return;
  mkdirSync(path.join(here, "shots"), { recursive: true });
  await page.screenshot({ path: path.join(here, "shots", `${name}.png`), ...options });
}
