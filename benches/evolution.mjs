// What a person waits for in the evolution lab: `node benches/evolution.mjs [folder]`, after `cargo xtask dist`.
// Prints one JSON object; times in milliseconds.
import { browser, close, url } from "./opened.mjs";

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
await close();
