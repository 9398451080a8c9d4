// What a person waits for in the evolution lab: `node benches/evolution.mjs [folder]`, after `cargo xtask dist`.
// Prints one JSON object; times in milliseconds.
import { createReadStream, existsSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.resolve(process.argv[2] ?? path.join(here, "../dist"));
const MEDIA = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-dev-shm-usage"];
const server = http.createServer((request, response) => {
  const file = path.join(dist, path.normalize(new URL(request.url, "http://x").pathname.replace(/\/$/, "/index.html")));
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": MEDIA[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: process.env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
const round = (n) => Math.round(n * 10) / 10;
const middle = (all, part = 0.5) => round([...all].sort((a, b) => a - b)[Math.floor(all.length * part)]);

async function open(query) {
  await page.goto("about:blank");
  await page.goto(`${url}#/lab/evolution?${query}`);
  await page.locator("#evo-cells canvas").waitFor();
  await page.waitForTimeout(500);
}

/** From moving the slider to the paint after it. */
const slide = (to) => page.evaluate((to) => new Promise((resolve) => {
  const field = document.querySelector(".generation-slider input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, to);
  const start = performance.now();
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - start);
    channel.port2.postMessage(0);
  });
}), String(to));

/** Times between frames until nothing moves any more. */
const frames = (done) => page.evaluate((done) => new Promise((resolve) => {
  const times = [];
  let last = performance.now();
  const frame = (now) => {
    times.push(now - last);
    last = now;
    if (times.length < 1200 && !new Function(`return ${done}`)()) requestAnimationFrame(frame);
    else resolve(times.slice(2));
  };
  requestAnimationFrame(frame);
}), done);

await open("n=512&g=0");
const whole = [];
for (let i = 0; i < 9; i++) {
  whole.push(await slide(512));
  await page.waitForTimeout(100);
  await slide(i);
  await page.waitForTimeout(100);
}
await page.getByLabel("Speed").selectOption("60 a second");
await slide(0);
await page.getByRole("button", { name: "Grow" }).click();
const growing = await frames("document.querySelector('.generation-number').textContent === '512'");
const result = {
  draw512: { middle: middle(whole), worst: middle(whole, 0.99) },
  growTo512: { frames: growing.length, middle: middle(growing), p95: middle(growing, 0.95) },
};
for (const reach of [16, 64, 512]) {
  await open(`n=${reach}`);
  await page.getByRole("button", { name: "Turn slowly" }).click();
  const turning = await frames("globalThis.turned = (globalThis.turned ?? 0) + 1, globalThis.turned % 120 === 0");
  result[`turn${reach}`] = { middle: middle(turning), p95: middle(turning, 0.95) };
}
console.log(JSON.stringify(result, null, 2));
await browser.close();
server.close();
