// Serves the built site under a sub-path, opens it in headless Chromium, and fails a test in which anything goes
// wrong that nobody asked about: a console error, an uncaught exception, a request to another host.
import assert from "node:assert/strict";
import { createReadStream, existsSync, mkdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import http from "node:http";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));
const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const MEDIA = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json",
};
const FLAGS = "--no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-dev-shm-usage";

/** The folder of the built site. */
export const dist = process.env.NIMSCOPE_DIST ?? path.join(here, "../../dist");

/** Serves a folder under a sub-path of a free port. Closed by itself when the test file ends. */
export async function serve(folder = dist, base = "/some/course/") {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname.startsWith(base) ? pathname.slice(base.length) || "index.html" : "";
    const file = path.join(folder, path.normalize(`/${name}`));
    if (!name || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = MEDIA[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections?.();
    server.close();
  };
  after(close);
  return { url: `http://127.0.0.1:${server.address().port}${base}`, close };
}

/** The site under test. */
export const site = await serve();

/** The browser, one for each test file. */
export const browser = await chromium.launch({
  executablePath: process.env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium",
  args: (process.env.NIMSCOPE_CHROMIUM_FLAGS ?? FLAGS).split(" "),
});
after(() => browser.close());

/**
 * A page in a fresh profile, at the site's start or at `hash`, when the application has drawn itself.
 * `t` is the test's context: the page is closed, and complaints are raised, when that test ends.
 * `expected` lists patterns of complaints that the test provokes. `url: null` opens nothing.
 */
export async function newPage(t, options = {}) {
  const { width = 1360, height = 900, theme = "light", touch = false, reducedMotion = false } = options;
  const { hash = "", url = site.url + hash, expected = [], permissions = [] } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    permissions,
  });
  context.setDefaultTimeout(15_000);
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

/** Waits until the application has replaced the loading state. */
export async function ready(page) {
  await page.waitForFunction(() => {
    const root = document.getElementById("nimscope");
    return !root || (root.childElementCount > 0 && !document.getElementById("loading-text"));
  });
}

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
