// How long lessons and exercises take to open from the page of the course: `node benches/learn.mjs`, after
// `cargo xtask dist`. A new page each time, so that nothing of lessons is here but what the course has asked for; from
// the press of the link to the paint with text and board, in milliseconds.
import { readFileSync } from "node:fs";
import { launch } from "../tests/e2e/launch.mjs";
import { dist, serve } from "../tests/e2e/serve.mjs";

const { chapters } = JSON.parse(readFileSync(`${dist}/course.json`, "utf8"));
const numbered = (kind, list) => (chapter, index) => list(chapter).map((_, at) => kind(index + 1, at + 1));
const places = [
  ...chapters.flatMap(numbered((chapter, at) => `l=${chapter}.${at}`, ({ lessons }) => lessons)),
  ...chapters.flatMap(numbered((chapter, at) => `l=${chapter}e${at}`, ({ exercises }) => exercises)),
];
const site = await serve();
const browser = await launch("launch");
const times = [];
for (const place of places) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(`${site.url}#/learn`);
  await page.locator("main h1").waitFor();
  await page.waitForTimeout(1000);
  const time = await page.evaluate((hash) => new Promise((resolve) => {
    const start = performance.now();
    const seen = () => {
      if (!document.querySelector(".lesson h2")) return setTimeout(seen, 2);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    location.hash = hash;
    seen();
  }), `#/lesson?${place}`);
  times.push([Math.round(time), place]);
  await context.close();
}
times.sort(([one], [two]) => one - two);
const at = (part) => times[Math.floor((times.length - 1) * part)];
const longest = times.slice(-3).map(([time, place]) => `${place} ${time} ms`);
console.log(`${times.length} opened; half within ${at(0.5)[0]} ms, 95 % within ${at(0.95)[0]} ms, longest: ${longest}`);
await browser.close();
process.exit();
