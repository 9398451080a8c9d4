// What a person waits for in the sequence lab: `node benches/lab.mjs [folder]`, after `cargo xtask dist`.
// Prints one JSON object; times in milliseconds.
import { browser, close, url } from "./opened.mjs";

/** From an input event to the paint after the first values of each code, on a page that has just been opened. */
async function firstValues(codes) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(`${url}#/lab/sequence?c=0.123&n=1000000`);
  await page.locator(".found").first().waitFor();
  const times = {};
  for (const code of codes) {
    times[code] = await page.evaluate((code) => new Promise((resolve) => {
      const field = document.getElementById("lab-c");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, code);
      const start = performance.now();
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(Math.round((performance.now() - start) * 10) / 10);
        channel.port2.postMessage(0);
      });
    }), code);
    await page.waitForTimeout(300);
  }
  await page.close();
  return times;
}

/** From the address to all values, by the worker, and the longest time that the page did not answer meanwhile. */
async function run(code, n) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(url);
  await page.locator(".hero").waitFor();
  await page.waitForTimeout(500);
  const found = await page.evaluate(([code, n]) => new Promise((resolve) => {
    const start = performance.now();
    let last = start, longest = 0;
    const watch = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      const text = document.querySelector(".found")?.textContent.replace(/\D/g, "") ?? "";
      if (!document.querySelector(".found") || document.querySelector(".prog") || !text.includes(String(n))) return;
      clearInterval(watch);
      resolve({ all: Math.round(now - start), blocked: Math.round(longest) });
    }, 5);
    location.hash = `#/lab/sequence?c=${code}&n=${n}`;
  }), [code, n]);
  await page.close();
  return found;
}

const CODES = ["0.77", "0.137", "0.007", "0.106", "4!.0", "4.[3]", "{2,5,7}", "but(1,4)", "dim-plus", "0.8"];
console.log(JSON.stringify({
  firstValues: await firstValues(CODES),
  grundy: await run("4!.0", 131072),
  hard: await run("0.007", 100000),
  sparse: await run("0.106", 1000000),
}, null, 2));
await close();
