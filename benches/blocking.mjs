// How long the page does not answer while a large position is opened, played and undone:
// `node benches/blocking.mjs [folder] [name …]`, after `cargo xtask dist`.
// Prints a line for each position: the longest task of the page in the best of three rounds, in milliseconds of the
// processor, so that other programs do not count, and how many elements the page has.
import { browser, close, url } from "./opened.mjs";

const wanted = process.argv.slice(3);
/** Each position so often; the best counts. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** The first sizes of a list that goes round. */
const sizes = (count, ...round) => Array.from({ length: count }, (_, index) => round[index % round.length]);
const line = (rows, ...round) => sizes(rows, ...round).join(".");
const sum = (summands) => summands.join("&");

/** Positions that are larger than what anybody plays, each with a move. */
const POSITIONS = {
  small: ["nim/3+5+7", "1-1"],
  "kayles 999 rows": [`kayles/${line(999, 1, 2, 3)}`, "1"],
  "kayles 3000 rows": [`kayles/${line(3000, 1, 2, 3)}`, "1"],
  "kayles 6000 rows": [`kayles/${line(6000, 1)}`, "1"],
  "kayles 4000 rows, N": [`kayles/${line(3999, 1, 2)}`, "1"],
  "dawson 3000 rows": [`dawson/${line(3000, 1, 2, 3)}`, "1"],
  "treblecross 3000 rows": [`treblecross/${line(3000, 1, 2, 3)}`, "1"],
  "kayles 12000 cells": ["kayles/12000", "6000"],
  "kayles 100 cells": [`kayles/${line(50, 1)}`, "1"],
  "40 piles of 60": [`nim/${sizes(40, 60).join("+")}`, "1-1"],
  "40 piles of 60 balls": [`colourful/${sizes(40, "r20y20r20").join("+")}`, "1-1"],
  "1000 heaps of 1 to 3": [`grundy/${sizes(1000, 1, 2, 3).join("+")}`, "3s1"],
  "3996 heaps of 1 to 3": [`lasker/${sizes(3996, 1, 2, 3).join("+")}`, "3s1"],
  "60 heaps of 60": [`lasker/${sizes(60, 60).join("+")}`, "1s1"],
  "64 coins": [`turning-turtles/${sizes(64, "H", "T").join("")}`, "1"],
  "64 squares": [`nimble/${sizes(64, ".", "1").join("")}`, "2-1"],
  "180 by 180": ["turning-corners/180x180:1,3+3,2+4,4", "4,4"],
  "16 piles of Nim": [sum(sizes(16, `nim/${sizes(40, 60).join("+")}`)), "1:1-1"],
  "16 lines of 100 cells": [sum(sizes(16, `kayles/${line(50, 1)}`)), "1:1"],
  "16 lines of 1000 rows": [sum(sizes(16, `kayles/${line(1000, 1, 2, 3)}`)), "1:1"],
  "16 games": [sum(["nim/3+5+7", "colourful/r1y2r2y2+y3", "kayles/1.11", "dawson/8", "grundy/20+13", "lasker/2+5+7", "octal:0.77/9", "subtraction:1,3,4/21",
    "mock-turtles/TTHTHHTTH", "nimble/..1..1.2", "turning-corners/5x5:1,3+3,2+4,4", "hackenbush/3,4,5", "nim/60+60", "kayles/99", "treblecross/50", "colourful/r60y60"]), "1:1-1"],
};

const hash = (game) => `#/play?v=1&g=${encodeURIComponent(game)}&o=friend&a=full&s=1`;

/** Runs what is given and returns the longest task of the page until it is at rest. */
async function longest(page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  // At rest is a page whose timers come in time.
  for (let calm = 0; calm < 4;) {
    const late = await page.evaluate(() => new Promise((done) => { const start = performance.now(); setTimeout(() => done(performance.now() - start - 100), 100); }));
    calm = late < 30 ? calm + 1 : 0;
  }
  const events = JSON.parse(await browser.stopTracing()).traceEvents;
  const main = events.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain").map((event) => `${event.pid} ${event.tid}`);
  const tasks = events.filter((event) => event.tdur && main.includes(`${event.pid} ${event.tid}`));
  return Math.round(tasks.reduce((most, task) => Math.max(most, task.tdur), 0) / 1000);
}

/** Makes a move by keyboard: a winning one, or where there is none the one of this name, typed, or the first that is drawn. */
async function play(page, move) {
  await page.keyboard.press("w");
  await page.waitForTimeout(300);
  const typed = page.locator(".stage .longs input").first();
  if (await page.locator(".stage .say button").count()) return page.keyboard.press("Enter");
  if (await typed.count()) {
    await typed.fill(move);
    return typed.press("Enter");
  }
  for (const key of ["ArrowRight", " ", "Enter"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
}

/** The longest tasks when the position is the first that a browser opens, when the program is there, and when it is played. */
async function round(game, move) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const open = (hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
  const first = await longest(page, async () => {
    await page.goto(url + hash(game));
    await page.waitForSelector(".stage .say");
  });
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await open("#/");
  await page.locator(".hero").waitFor();
  const opened = await longest(page, async () => {
    await open(hash(game));
    await page.waitForSelector(".stage .say");
  });
  const played = await longest(page, () => play(page, move));
  const moved = await page.evaluate(() => /[&?]m=/.test(location.hash));
  if (!moved) return { first, opened, played: NaN, undone: NaN, elements };
  // By its button: in a field the key would be a letter.
  const undone = await longest(page, () => page.getByRole("button", { name: "Undo" }).first().click());
  await context.close();
  return { first, opened, played, undone, elements };
}

for (const [name, [game, move]] of Object.entries(POSITIONS)) {
  if (wanted.length && !wanted.some((word) => name.includes(word))) continue;
  const rounds = [];
  for (let at = 0; at < ROUNDS; at++) rounds.push(await round(game, move));
  const best = (key) => Math.min(...rounds.map((one) => one[key]));
  console.log(name.padEnd(26), ["first", "opened", "played", "undone", "elements"].map((key) => `${key} ${String(best(key)).padStart(5)}`).join("  "));
}
await close();
