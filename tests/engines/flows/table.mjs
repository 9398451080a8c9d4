// Round the board: the editor, undo and review, the worker, the presenter.
import { Key } from "../driver.mjs";
import { closed, hashOf, play, take } from "./player.mjs";

const newGame = (page, width) =>
  width < 900 ? page.click("section[aria-label=Actions] button", "New") : page.click(".gamebar button", "New game");

async function edited(page, { width }) {
  await play(page, "colourful/r2y1");
  await newGame(page, width);
  await page.click("dialog[open] [role=tab]", "Editor");
  const press = (name) => page.click("dialog[open] :is(button, [role=button])", name);
  for (const name of ["Yellow", "Add to pile 1", "Recolour 1 of pile 1, red", "Add pile", "Red", "Add to pile 2", "Add to pile 2", "Remove the top of pile 2", "Start"]) await press(name);
  await closed(page);
  await take(page, "pile", 2, 1);
  await page.address("play", { g: "colourful/y1r1y2+r1", m: "2-1" });
  await page.spoken(/^Player 1 took 1 from pile 2\. N-position, Grundy value 2: Player 2 can win\. Player 2 to move\./);
}

async function undone(page, { width }) {
  await play(page, "nim/1+2+1");
  const bar = width < 900 ? "section[aria-label=Actions]" : ".gamebar";
  await take(page, "pile", 1, 1);
  await take(page, "pile", 2, 2);
  await page.click(`${bar} button`, "Take back");
  await page.click(`${bar} button`, "Take back");
  await page.spoken("Move taken back: (1,2,1). N-position, Grundy value 2: Player 1 can win. Player 1 to move.");
  await page.click(`${bar} button`, "Redo");
  await page.spoken(/took 1 from pile 1\. /);
  await take(page, "pile", 2, 2);
  await take(page, "pile", 3, 1);
  // Looking back loses nothing.
  await page.click(".over button", "Review");
  await page.see(".past", /The start, 3 moves ago/);
  await page.click(".dock button", "One move forward");
  await page.see(".past", /Position after move 1 of 3/);
  await page.spoken(/took 1 from pile 1\. /);
  await page.click(".past button", "Back to the game");
  await page.see(".stage-head", /Player 1 wins/);
  await page.address("play", { g: "nim/1+2+1", m: "1-1,2-2,3-1", p: null });
  await page.spoken("Player 1 took 1 from pile 3. Player 1 wins.");
}

/** A search that the page is too slow for. */
const LARGE = hashOf("grundy/44", { c: "misere" });

async function searched(page, { width }) {
  await play(page, "nim/3+5");
  await page.inject(() => {
    globalThis.Worker = class extends Worker {
      constructor(...what) {
        super(...what);
        this.addEventListener("message", () => (document.documentElement.dataset.worker = "answered"));
      }
    };
  });
  await page.run((hash) => void (location.hash = hash), LARGE);
  if (width < 900) await page.click(".phone-tabs button", "Analysis");
  await page.see(".badge", /N-position/);
  await page.until("a worker has computed", () => document.documentElement.dataset.worker === "answered");
  await page.click(".panel .moves .move-row");
  await page.address("play", { g: "grundy/44", c: "misere", m: "1s2" });
  await page.spoken(/P-position/);
}

async function presented(page) {
  await play(page, "nim/3+5");
  await page.press("f");
  await page.see("main.present");
  await take(page, "pile", 1, 1);
  await page.address("present", { m: "1-1" });
  await take(page, "pile", 2, 3);
  await page.click("main.present button, header button", "Step back");
  await page.see("[role=button]", /^Take 5 from pile 2,/);
  await page.click("main.present button, header button", "Step forward");
  await page.press("a");
  await page.gone("[aria-label=Analysis]");
  // Hints, then everything.
  await page.press("a");
  await page.see("[aria-label=Analysis]");
  await page.press("a");
  await page.see("[aria-label=Analysis]");
  await page.spoken("Analysis: full. P-position, Grundy value 0: the player who just moved wins.");
  await page.press(Key.escape);
  await page.gone("main.present");
  await page.address("play", { g: "nim/3+5", m: "1-1,2-3" });
  await page.spoken("Player 1 to move.");
}

export const table = [
  ["a position is built in the editor and played", edited],
  ["moves are taken back, made again and reviewed", undone],
  ["a misère game too large for the page is solved in a worker", searched],
  ["a game is presented", presented],
];
