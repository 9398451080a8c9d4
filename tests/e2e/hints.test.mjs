// Those who have just come: the rule in the panel, and hints in steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, shot, site, soon } from "./harness.mjs";
import { board, movesAre, open } from "./player.mjs";

const say = (page) => page.locator(".stage .say");
const says = (page, text) => soon(async () => assert.match(await say(page).innerText(), text));

test("a first visit shows the rule and no answers", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=nim/3%2B5%2B7", reducedMotion: true });
  const panel = page.locator(".panel");
  await panel.getByRole("heading", { name: "How to play" }).waitFor();
  await soon(async () => assert.doesNotMatch(await panel.innerText(), /position, |∗|winning move[^s]/));
  assert.equal(await board(page).locator(".wr").count(), 0);
  await say(page).getByRole("button", { name: "Hint" }).waitFor();
  await shot(page, "first-visit");
  // What somebody chooses is kept for the next game.
  await page.getByRole("radio", { name: "Full" }).check({ force: true });
  await page.goto(`${site.url}#/play?v=1&g=kayles/5`);
  await panel.getByText("N-position").waitFor();
});

test("hints say whether, where, which and why", async (t) => {
  const page = await open(t, "nim/1+3", { a: "off", o: "perfect", s: 1 });
  const next = (name) => say(page).getByRole("button", { name }).click();
  await next("Hint");
  await says(page, /You can win from here\./);
  await next("Next hint");
  await says(page, /Look at pile 2\./);
  await next("Next hint");
  await says(page, /Take 2 from pile 2/);
  await shot(page, "hint-move");
  await page.keyboard.press("h");
  await page.locator(".panel").getByRole("heading", { name: "Why?" }).waitFor();
  await page.keyboard.press("Enter");
  await movesAre(page, 2);
  // Another position begins anew.
  await next("Hint");
  await says(page, /You can win from here\./);
});

test("to one who stands lost hints give the move that is hardest to answer", async (t) => {
  const page = await open(t, "nim/1+2+3", { a: "off", o: "strong", s: 1 });
  await page.keyboard.press("h");
  await says(page, /You are losing: every move has an answer\./);
  await page.keyboard.press("h");
  await says(page, /Take \d from pile \d/);
  await page.keyboard.press("Escape");
  await says(page, /This leaves the fewest replies that win: take \d from pile \d\./);
});
