// How long octal codes with long periods take to be proved in the sequence lab: `node benches/records.mjs [code …]`, after
// `cargo xtask dist`. From the address to the verdict, by the worker, in seconds, with the numbers of the certificate.
import { launch } from "../tests/e2e/launch.mjs";
import { serve } from "../tests/e2e/serve.mjs";

const CODES = process.argv.length > 2 ? process.argv.slice(2) : ["0.16", "0.56", "0.127", "0.376", "0.354"];
/** No more values than the proof needs, so that nothing else is counted. */
const VALUES = { 0.16: 1_000_000, 0.56: 500_000, 0.127: 100_000, 0.376: 4_000_000, 0.354: 10_500_000 };

const site = await serve();
const browser = await launch("launch");
for (const code of CODES) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(site.url);
  await page.locator(".hero").waitFor();
  await page.waitForTimeout(500);
  const found = await page.evaluate(([code, n]) => new Promise((resolve) => {
    const start = performance.now();
    const watch = setInterval(() => {
      const sure = document.querySelector(".verdict .sure")?.textContent ?? "";
      if (document.querySelector(".prog") || !sure.startsWith("Proved")) return;
      clearInterval(watch);
      const rows = [...document.querySelectorAll(".certificate div")].map((row) => [row.querySelector("dt").textContent, row.querySelector("dd").textContent]);
      resolve({ seconds: Math.round(performance.now() - start) / 1000, ...Object.fromEntries(rows) });
    }, 20);
    location.hash = `#/lab/sequence?c=${code}&n=${n}`;
  }), [code, VALUES[code] ?? 25_000_000]);
  console.log(JSON.stringify({ code, ...found }));
  await page.close();
}
await browser.close();
await site.close?.();
process.exit();
