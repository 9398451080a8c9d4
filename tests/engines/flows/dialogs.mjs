// Every dialog: it opens, can be read and used within the window, and closes.
import assert from "node:assert/strict";
import { Key } from "../driver.mjs";
import { closed, play, take } from "./player.mjs";

/** The open dialog as it is seen; its body is what scrolls. */
const measure = () => {
  const dialog = document.querySelector("dialog[open]");
  const { left, top, right, bottom, height } = dialog.getBoundingClientRect();
  const body = dialog.querySelector(".dialog-body");
  const [seen, all] = [body.clientHeight, body.scrollHeight];
  const sideways = body.scrollWidth - body.clientWidth;
  return { title: dialog.querySelector("h2").textContent, box: { left, top, right, bottom }, height, seen, all, sideways, window: [innerWidth, innerHeight] };
};

/** Fails unless the dialog is of a useful size, inside the window, and shows as much of its content as there is room for. */
export async function fits(page, title) {
  await page.see("dialog[open] h2", title);
  await page.gone("dialog[open] [role=status]", "Loading");
  const found = await page.run(measure);
  const told = JSON.stringify(found);
  const [width, height] = found.window;
  assert.ok(found.height > 200, `too low: ${told}`);
  assert.ok(found.box.left >= 0 && found.box.top >= 0 && found.box.right <= width && found.box.bottom <= height, `outside: ${told}`);
  assert.ok(found.seen >= Math.min(found.all, 120), `the content is not seen: ${told}`);
  assert.ok(found.all - found.seen <= 1 || found.height > 0.75 * height, `it scrolls although there is room: ${told}`);
  assert.ok(found.sideways <= 1, `its content is too wide: ${told}`);
}

export async function close(page) {
  await page.click("dialog[open] button", "Close");
  await closed(page);
}

/** The ways to the dialogs of a game, for each width. */
const WAYS = {
  1360: { tools: [], rules: [".gamebar button", "Rules"], start: [".gamebar button", "New game"] },
  400: { tools: ["section[aria-label=Actions] button", "More"], rules: [".gamebar button", "Rules"], start: ["section[aria-label=Actions] button", "New"] },
};

/** The frame in the open dialog, which loads when it comes into sight. */
const preview = () => {
  const frame = document.querySelector("dialog[open] iframe");
  frame?.scrollIntoView({ block: "center", behavior: "instant" });
  return frame;
};

async function ofGames(page, { width }) {
  await play(page, "nim/3+5+7");
  await take(page, "pile", 1, 1);
  await page.press("?");
  await fits(page, "Keyboard");
  await page.press(Key.escape);
  await closed(page);
  const { tools, rules, start } = WAYS[width];
  await page.click(...rules);
  await fits(page, "Rules of Nim");
  await close(page);
  const tool = async (name) => {
    if (tools.length > 0) {
      await page.click(...tools);
      await fits(page, "More");
      await page.click("dialog[open] button", name);
    } else {
      await page.click("header button", name);
    }
    await page.see("dialog[open] h2", name);
  };
  // Closed while the preview is still loading.
  for (let times = 0; times < 3; times++) {
    await tool("Embed");
    await close(page);
  }
  for (const name of ["Share", "Embed"]) {
    await tool(name);
    await fits(page, name);
    // What Embed shows is a game of its own.
    if (name === "Embed") await page.within(preview, () => page.see("section[aria-label=Board]"));
    await close(page);
  }
  await page.click(...start);
  for (const tab of ["Presets", "Random", "Type", "Editor", "Combine"]) {
    await page.click("dialog[open] [role=tab]", tab);
    await page.see("dialog[open] [role=tab][aria-selected=true]", tab);
    await fits(page, "New game");
  }
  await close(page);
  if (tools.length > 0) await page.click(...tools);
  await page.click(tools.length > 0 ? "dialog[open] button" : "header button", "Present");
  await page.see("main.present .presenter-panel");
  await page.click("main.present button, header button", /^Why\?/);
  await page.see(".presenter-panel .presenter-why");
  await page.address("present", { g: "nim/3+5+7", m: "1-1" });
  await page.spoken("Team B to move.");
}

async function ofPictures(page, { width }) {
  await play(page, "hackenbush/1,2");
  await page.click(...WAYS[width].start);
  await page.click("dialog[open] [role=tab]", "Editor");
  await page.see("dialog[open] .paper");
  await fits(page, "New game");
  await close(page);
  await page.address("play", { g: "hackenbush/1,2", m: null });
  await page.spoken(/^Green Hackenbush(, [^.]*)?\. Player 1 to move\./);
}

export const dialogs = [
  ["every dialog of a game fits the window", ofGames],
  ["the dialog in which pictures are drawn fits the window", ofPictures],
];
