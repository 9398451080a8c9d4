// What a person waits for in the browser: `node benches/browser.mjs [folder]`, after `cargo xtask dist`.
// Prints one JSON object; times in milliseconds.
import { createReadStream, existsSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.resolve(process.argv[2] ?? path.join(here, "../dist"));
const MEDIA = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-dev-shm-usage"];
/** Twelve piles of forty balls, each of five runs of eight. */
const LARGE = "colourful/" + Array(12).fill("r8y8r8y8r8").join("+");

const server = http.createServer((request, response) => {
  const file = path.join(dist, path.normalize(new URL(request.url, "http://x").pathname.replace(/\/$/, "/index.html")));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": MEDIA[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const sorted = (times) => times.map((time) => Math.round(time * 10) / 10).sort((a, b) => a - b);
const at = (times, share) => sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))];

/** From the request to a board that can be played, with an empty cache. */
async function firstBoard() {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(`${url}#/play?v=1&g=colourful/r1y2r2y2%2By3&a=full`, { waitUntil: "commit" });
  await page.waitForSelector(".take[data-piece]");
  const time = performance.now() - start;
  await context.close();
  return time;
}

/** From letting go of the button to the next paint, for fifty moves with analysis Full. */
async function moves() {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(`${url}#/play?v=1&g=${encodeURIComponent(LARGE)}&o=friend&a=full`);
  await page.waitForSelector(".take[data-piece]");
  await page.evaluate(() => {
    window.times = [];
    addEventListener("pointerup", (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.times.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(0);
      });
    }, true);
  });
  for (let move = 0; move < 50; move++) {
    const pile = page.locator(`[data-piece^="0.${move % 12}."].take`).first();
    await pile.scrollIntoViewIfNeeded();
    await pile.click();
    await page.waitForTimeout(30);
  }
  const times = await page.evaluate(() => window.times);
  await page.close();
  return times;
}

/** The analysis alone, in the module that the site ships, in node. */
async function analysis() {
  const { Position } = await import(pathToFileURL(path.join(dist, "nimscope.js")).href);
  const times = [];
  for (let round = 0; round < 21; round++) {
    const position = Position.open(LARGE);
    const start = performance.now();
    position.analyse("normal", 20_000);
    times.push(performance.now() - start);
  }
  return times;
}

const boards = [];
for (let round = 0; round < 5; round++) boards.push(await firstBoard());
const clicks = await moves();
const analyses = await analysis();
console.log(JSON.stringify({
  firstBoard: { median: at(boards, 0.5), all: sorted(boards) },
  move: { median: at(clicks, 0.5), p95: at(clicks, 0.95), count: clicks.length },
  analysis: { first: analyses[0], median: at(analyses, 0.5) },
}, null, 2));
await browser.close();
server.close();
