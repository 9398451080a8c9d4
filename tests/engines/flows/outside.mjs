// What leaves the page: links, frames in other pages, the JavaScript API, the site without a network.
import assert from "node:assert/strict";
import { serve } from "../../e2e/serve.mjs";
import { BOARD, hashOf, play, take } from "./player.mjs";

async function shared(page, { width }) {
  await play(page, "colourful/r1y2+y3", { c: "misere" });
  await take(page, "pile", 1, 2);
  await page.spoken(/took 2 from pile 1\. /);
  if (width < 900) {
    await page.click("section[aria-label=Actions] button", "More");
    await page.click("dialog[open] button", "Share");
  } else {
    await page.click("header button", "Share");
  }
  await page.see("dialog[open] .qr svg");
  const link = await page.run(() => document.querySelector("dialog[open] input[readonly]").value);
  await page.open(link);
  await take(page, "pile", 2, 3);
  await page.address("play", { g: "colourful/r1y2+y3", c: "misere", m: "1-2,2-3" });
  await page.spoken("Player 2 took 3 from pile 2. P-position: Player 2 can win. Player 1 to move.");
}

/** The frame of the game, which the element keeps in its shadow. */
const frame = () => document.querySelector("nimscope-game")?.shadowRoot?.querySelector("iframe");

async function embedded(page) {
  // An ordinary page of another origin, which only knows where the script is.
  const other = await serve(new URL("../pages/", import.meta.url).pathname, "/");
  await page.open(`${other.url}class.html?script=${page.base}embed.js`, { plain: true });
  await page.within(frame, async () => {
    await page.see("section[aria-label=Board]");
    await take(page, "pile", 1, 1);
    await page.until("the move is made", () => location.hash.includes("m=1-1"));
    await take(page, "pile", 2, 1);
    await page.address("embed", { g: "nim/1+1", m: "1-1,2-1" });
    await page.spoken("Player 2 took 1 from pile 2. Player 2 wins.");
  });
  const events = ["nimscope:move 1-1 nim/0+1 nim/0+1", "nimscope:move 2-1 nim/0+0 nim/0+0", "nimscope:over other 2 nim/0+0"];
  await page.says("#log", events.join(" "));
  other.close();
}

async function imported(page) {
  await page.open("embed-example.html", { plain: true });
  await page.inject(async () => {
    const told = document.documentElement.dataset;
    try {
      const { Position } = await import(new URL("nimscope.js", location));
      const position = Position.open("nim/3+5+7").playMove("1-1");
      const { verdict, winning } = position.analyse("misere");
      told.answer = `${position.notation()} ${verdict.outcome} ${winning.moves.length}`;
    } catch (error) {
      told.answer = String(error);
    }
  });
  assert.equal(await page.until("the API answers", () => document.documentElement.dataset.answer), "nim/2+5+7 P 0");
}

async function offline(page) {
  const own = await serve();
  const there = page.at(own.url);
  await there.open(hashOf("nim/3+5+7"));
  await there.inject(async () => {
    await navigator.serviceWorker.ready;
    // The whole program is kept once the page has time.
    const parts = (await (await fetch("sw.js")).text()).match(/part-[0-9a-f]+\.wasm/g);
    const kept = async () => (await Promise.all(parts.map((name) => caches.match(name)))).every(Boolean);
    while (!(await kept())) await new Promise((resolve) => setTimeout(resolve, 100));
    document.documentElement.dataset.worker = "ready";
  });
  await there.until("the service worker keeps the program", () => document.documentElement.dataset.worker === "ready");
  await take(there, "pile", 1, 1);
  await there.address("play", { m: "1-1" });
  own.close();
  await there.open(await there.hash());
  await take(there, "pile", 2, 2);
  await there.address("play", { g: "nim/3+5+7", m: "1-1,2-2" });
  await there.spoken(/^Player 2 took 2 from pile 2\. N-position, Grundy value 6: Player 1 can win\. Player 1 to move\./);
  await there.open(hashOf("kayles/1.4"));
  await there.see(BOARD, /^Knock down pin 1,/);
}

export const outside = [
  ["a shared link opens the same game", shared],
  ["a game in a frame tells the page around it", embedded],
  ["the API is imported by an ordinary page", imported],
  ["the site works without a network after the first visit", offline],
];
