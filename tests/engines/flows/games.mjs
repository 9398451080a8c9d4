// Six games to the end, each by the way of its board.
import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { dist } from "../../e2e/serve.mjs";
import { sleep } from "../driver.mjs";
import { BOARD, moves, play, playOut, take } from "./player.mjs";

/** Wins against a perfect opponent by what is marked, until nothing is left: then the program's notation is `last`. */
const win = (game, last) => async (page) => {
  await play(page, game, { o: "perfect", s: "5" });
  await playOut(page, () => page.click(BOARD, /, winning$/));
  await page.spoken(/^You .*\. You win\.$/);
  const { Position } = await import(pathToFileURL(path.join(dist, "nimscope.js")));
  await page.see(".over h2", "You win");
  // The address may follow a moment later.
  const end = async () => (await moves(page)).reduce((position, move) => position.playMove(move), Position.open(game)).notation();
  for (let tries = 0; tries < 40 && (await end()) !== last; tries++) await sleep(50);
  assert.equal(await end(), last);
  await page.address("play", { g: game });
};

/** Plays both sides by `steps`; then the address holds these moves, and this is spoken. */
const both = (game, steps, made, said) => async (page) => {
  await play(page, game);
  await steps(page);
  await page.address("play", { g: game, m: made });
  await page.spoken(said);
  await page.see(".over h2");
};

const colourful = async (page) => {
  await take(page, "pile", 1, 2);
  await take(page, "pile", 2, 1);
  await take(page, "pile", 1, 1);
  await take(page, "pile", 2, 1);
};

const chromatic = async (page) => {
  await take(page, "stack", 1, 2);
  await take(page, "stack", 2, 1);
  await page.see(".say", /Take 2 from stack 1 and 1 from stack 2/);
  await page.click(".say button", /^Take/);
  await page.address("play", { m: "1-2.2-1" });
  await take(page, "stack", 1, 2);
  await take(page, "stack", 2, 2);
};

const kayles = async (page) => {
  const pin = (numbers) => new RegExp(`^Knock down pins? ${numbers},`);
  await page.click(BOARD, pin("4 and 5"));
  await page.address("play", { m: "4-5" });
  await page.click(BOARD, pin("1"));
  // Sliding from one pin to the next takes both.
  await page.address("play", { m: "4-5,1" });
  await page.drag(BOARD, pin("7"), pin("8"));
  await page.address("play", { m: "4-5,1,7-8" });
  await page.click(BOARD, pin("3"));
  await page.click(BOARD, pin("6"));
};

const coins = async (page) => {
  for (const turned of [[3, 4], [0, 1, 3], [1], [0]]) {
    for (const coin of turned) await page.click(BOARD, new RegExp(`^Coin ${coin},`));
    await page.see(".say", new RegExp(`Turn coins? ${turned.join(", ").replace(/, (\d)$/, " and $1")}`));
    await page.click(".say button", /^Turn/);
    await page.gone(".say button", /^Turn/);
  }
};

export const games = [
  ["nim is won by the ringed tokens", win("nim/2+4", "nim/0+0")],
  ["hackenbush is won by cutting", win("hackenbush/1,3", "hackenbush/0")],
  ["colourful nim to the end", both("colourful/r1y2+y1r1", colourful, "1-2,2-1,1-1,2-1", "Player 2 took 1 from pile 2. Player 2 wins.")],
  ["chromatic nim to the end", both("chromatic:beatty(phi^2)/4+3", chromatic, "1-2.2-1,1-2,2-2", "Player 1 took 2 from stack 2. Player 1 wins.")],
  ["kayles to the end", both("kayles/1.6", kayles, "4-5,1,7-8,3,6", "Player 1 knocked down pin 6. Player 1 wins.")],
  ["mock turtles to the end", both("mock-turtles/TTTTH", coins, "3.4,0.1.3,1,0", "Player 2 turned coin 0. Player 2 wins.")],
];
