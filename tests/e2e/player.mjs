// Plays the game on the page: opens positions, points at tokens, reads what the address says.
import assert from "node:assert/strict";
import { newPage } from "./harness.mjs";

/** The mark that a browser counts by when it asks how wide a page is. */
export const WIDTHS = [320, 390, 768, 1360, 1920];

/** The fragment that opens `game`; `keys` are those of docs/EMBED.md. */
export const hashOf = (game, keys = {}, page = "play") => {
  // As written, but for what joins the parts of a sum: an escaped comma would not part two moves.
  const query = Object.entries({ v: 1, g: game.replaceAll("&", "%26"), ...keys }).map(([key, value]) => `${key}=${value}`);
  return `#/${page}?${query.join("&")}`;
};

/** Opens a game in a fresh profile: two people and full analysis unless the keys say otherwise. */
export async function open(t, game, keys = {}, options = {}) {
  const page = await newPage(t, { hash: hashOf(game, { o: "friend", a: "full", ...keys }), reducedMotion: true, ...options });
  await board(page).waitFor();
  return page;
}

/** Gives the window this size and waits until the page has drawn itself for it. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  // The page hears of it before the first of these frames and has drawn itself by the second.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The board of any of the three settings. */
export const board = (page) => page.getByRole("region", { name: "Board", exact: true });

/** The token that takes `count` from a pile or stack. */
export const token = (page, noun, number, count) =>
  board(page).getByRole("button", { name: new RegExp(`^Take ${count} from ${noun} ${number},`) });

/** The moves that have been made and not taken back, by the address. */
export function moves(page) {
  const query = new URLSearchParams(new URL(page.url()).hash.split("?")[1]);
  const all = query.get("m")?.split(",") ?? [];
  return all.slice(0, Number(query.get("p") ?? all.length));
}

/** Waits until so many moves have been made. */
export async function movesAre(page, expected) {
  const want = typeof expected === "number" ? expected : expected.length;
  await page.waitForFunction((want) => {
    const query = new URLSearchParams(location.hash.split("?")[1]);
    const all = query.get("m")?.split(",") ?? [];
    return Number(query.get("p") ?? all.length) === want;
  }, want);
  if (typeof expected !== "number") assert.deepEqual(moves(page), expected);
}

/** The rows of the list of winning moves. */
export const winningMoves = (page) => page.locator(".panel .moves .move-row");

/** The card at the end of a game. */
export const over = (page) => page.locator(".over");

/** Makes `turn` until the game is over; each time it is the person's turn. Gives the number of turns. */
export async function playOut(page, turn) {
  for (let turns = 0; turns < 60; turns++) {
    // The computer is at work while tokens are disabled.
    const now = await Promise.race([
      over(page).waitFor().then(() => "over"),
      page.locator(".stage .take").first().waitFor().then(() => "turn"),
    ]);
    if (now === "over") return turns;
    const before = moves(page).length;
    await turn();
    await page.waitForFunction((before) => {
      const query = new URLSearchParams(location.hash.split("?")[1]);
      return (query.get("m")?.split(",").length ?? 0) > before;
    }, before);
  }
  assert.fail("the game does not end");
}
