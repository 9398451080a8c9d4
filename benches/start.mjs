// When an emulated phone paints the start page: `node benches/start.mjs [folder]`, after `cargo xtask dist`.
// Prints a line for each of five visits with an empty cache, over 1.6 Mbit/s with 150 ms to the server and back, on a
// processor slowed down four times: first and largest paint in milliseconds, layout shift, and how long the page was
// blocked (tasks beyond 50 ms, added up) until the pictures of the cards were there.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../tests/e2e/launch.mjs";
import { serve } from "./packed.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const VISITS = Number(process.env.VISITS ?? 5);

const site = await serve(path.resolve(process.argv[2] ?? path.join(here, "../dist")));
const browser = await launch("launch");
for (let visit = 0; visit < VISITS; visit++) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocked: 0 };
    globalThis.seen = seen;
    const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    watch("largest-contentful-paint", ({ startTime }) => { seen.largest = Math.round(startTime); });
    watch("layout-shift", ({ value, hadRecentInput }) => { seen.shift += hadRecentInput ? 0 : value; });
    watch("longtask", ({ duration }) => { seen.blocked += Math.max(0, Math.round(duration) - 50); });
  });
  await page.goto(site.url);
  await page.waitForFunction(() => document.querySelectorAll(".game-card .thumb svg g").length > 0, null, { timeout: 60_000 });
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return { first: Math.round(first.startTime), ...globalThis.seen };
  });
  console.log(`first ${found.first} ms, largest ${found.largest} ms, shift ${found.shift.toFixed(3)}, blocked ${found.blocked} ms`);
  await context.close();
}
await browser.close();
site.close();
