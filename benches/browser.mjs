// What a person waits for in the browser: `node benches/browser.mjs [folder]`, after `cargo xtask dist`.
// Prints one JSON object; times in milliseconds.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browser, close, dist, url } from "./opened.mjs";

/** Twelve piles of forty balls, each of five runs of eight. */
const LARGE = "colourful/" + Array(12).fill("r8y8r8y8r8").join("+");
const THREE = "nim/20+21+22";

/** What the browser's own event timing says of a page's inputs, in steps of 8 ms; of those under 16 ms nothing. */
const watch = (page) => page.evaluate(() => {
  window.durations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 });
});

/** The same for so many presses, of which those that it says nothing of took 16 ms at most. */
const durations = async (page, presses) => {
  await page.waitForTimeout(300);
  const found = await page.evaluate(() => window.durations);
  return [...found, ...Array(Math.max(0, presses - found.length)).fill(16)];
};

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

/** From letting go of the button to the next paint, for fifty moves with analysis Full on so many piles. */
async function moves(notation, piles) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(`${url}#/play?v=1&g=${encodeURIComponent(notation)}&o=friend&a=full`);
  await page.waitForSelector(".take[data-piece]");
  await watch(page);
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
    // As a hand does it: pointed at, pressed, let go. The driver's own click asks for a layout of its own.
    // The top token, so that the piles stay nearly as tall as they were.
    const top = page.locator(`[data-piece^="0.${move % piles}."].take`).last();
    await top.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await top.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
    await page.waitForTimeout(150);
  }
  const times = await page.evaluate(() => window.times);
  const events = await durations(page, 50);
  await page.close();
  return { times, events };
}

/** A tree of so many edges as nested brackets: each edge hangs on one of the last few, the same every time. */
function tree(edges) {
  let state = 7;
  const next = (below) => (state = (state * 48271) % 2147483647) % below;
  const hung = Array.from({ length: edges + 1 }, () => []);
  for (let edge = 1; edge <= edges; edge++) hung[Math.max(0, edge - 1 - next(12))].push(edge);
  const written = (edge) => hung[edge].map((upper) => `(${written(upper)})`).join("");
  return written(0);
}

/** From moving the mouse over a picture of 2,000 edges, and from a click that cuts one, to the next paint. */
async function picture() {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
  await page.goto(`${url}#/play?v=1&g=hackenbush/${tree(2_000)}&o=friend&a=full`);
  await page.waitForSelector(".graph .graph-edge");
  await page.waitForTimeout(500);
  await watch(page);
  await page.evaluate(() => {
    window.times = { pointermove: [], pointerup: [], wheel: [] };
    for (const kind in window.times) {
      addEventListener(kind, (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.times[kind].push(performance.now() - event.timeStamp);
          channel.port2.postMessage(0);
        });
      }, true);
    }
  });
  const box = await page.locator(".graph").boundingBox();
  const at = (step) => [box.x + 40 + (step * 137) % (box.width - 80), box.y + 80 + (step * 71) % (box.height - 160)];
  for (let step = 0; step < 200; step++) {
    await page.mouse.move(...at(step));
    await page.waitForTimeout(20);
  }
  for (let step = 0; step < 30; step++) {
    await page.mouse.move(box.x + box.width / 2 + (step % 3) * 90 - 90, box.y + 90 + step * 4);
    await page.waitForTimeout(20);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, step % 2 ? 120 : -150);
    await page.waitForTimeout(20);
  }
  const times = await page.evaluate(() => window.times);
  const events = await durations(page, 30);
  await page.close();
  return { times, events };
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
const large = await moves(LARGE, 12);
const three = await moves(THREE, 3);
const drawn = await picture();
const analyses = await analysis();
const told = (times) => ({ median: at(times, 0.5), p95: at(times, 0.95), count: times.length });
console.log(JSON.stringify({
  firstBoard: { median: at(boards, 0.5), all: sorted(boards) },
  moves: { twelvePiles: told(large.times), threePiles: told(three.times) },
  picture: { point: told(drawn.times.pointermove), cut: told(drawn.times.pointerup), zoom: told(drawn.times.wheel) },
  eventTiming: { twelvePiles: told(large.events), threePiles: told(three.events), picture: told(drawn.events) },
  analysis: { first: analyses[0], median: at(analyses, 0.5) },
}, null, 2));
await close();
