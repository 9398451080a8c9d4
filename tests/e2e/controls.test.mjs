// Every control that a game shows, in every state that it can be in: none of them loses a move for good.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ready, soon } from "./harness.mjs";
import { board, hashOf, open, over } from "./player.mjs";

/** What can be pressed, but for what leaves the page to save, to print or for another window. */
const CONTROLS = "button, a[href^='#'], summary, select, input, [role=button], [role=tab]";
/** In dialogs and menus that are open, their own controls alone. */
const KEEPS = /^(Save|Print|PNG|SVG|Copy)/;

/** Runs in the page: the controls that are seen, each with its name. */
const CONTROLS_SEEN = `(() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [aria-disabled=true]");
  const text = (element) => element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.innerText ?? element.textContent;
  return [...document.querySelectorAll(${JSON.stringify(CONTROLS)})].filter(seen)
    .map((element) => ({ element, name: element.localName + " " + text(element).trim().split("\\n")[0] }));
})()`;

/** The names of the controls. Of many alike, such as tokens, the first and the last tell as much as all. */
async function controls(page) {
  const names = await page.evaluate(`${CONTROLS_SEEN}.map(({ name }) => name)`);
  const alike = (name) => name.replace(/\d+/g, "#");
  const all = names.map(alike);
  const ends = names.filter((name, index) => all.indexOf(alike(name)) === index || all.lastIndexOf(alike(name)) === index);
  return [...new Set(ends)].filter((name) => !KEEPS.test(name.split(" ").slice(1).join(" ")));
}

/** Presses the control of this name, or chooses the next of its options; whether it is there. */
const press = (page, name) => page.evaluate(`(() => {
  const element = ${CONTROLS_SEEN}.find(({ name }) => name === ${JSON.stringify(name)})?.element;
  if (element?.localName === "select") {
    element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    // A drawn token has no click of its own.
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }
  return element !== undefined;
})()`);

/** Whether something lies over the page. */
const covered = (page) => page.evaluate(() => document.querySelector("[role=dialog], :popover-open") !== null);

/** Whether the address has the game: as its moves, or as the beginning of a side line. */
const kept = (page, game, moves) => page.evaluate(([game, moves]) => {
  const [path, query] = location.hash.split("?");
  const keys = new URLSearchParams((query ?? "").replaceAll("+", "%2B"));
  if (!/^#\/(play|present)/.test(path) || keys.get("g") !== game) return false;
  const main = keys.get("m")?.split(",") ?? [];
  const sides = keys.getAll("x").map((line) => {
    const [from, ...side] = line.split(",");
    return [...main.slice(0, Number(from)), ...side];
  });
  return [main, ...sides].some((line) => moves.every((move, index) => line[index] === move));
}, [game, moves]);

/** Looks for the game after a control was pressed: as it is, then by the ways back that a page offers. */
async function found(page, game, moves) {
  const here = () => kept(page, game, moves);
  const soonHere = async () => soon(async () => assert.ok(await here()), 400).then(() => true, () => false);
  if (await soonHere()) return true;
  for (const name of ["Take back", "Undo", "Redo"]) {
    const button = page.getByRole("button", { name, exact: true }).last();
    if (await button.isVisible() && await button.isEnabled()) {
      await button.evaluate((element) => element.click());
      if (await soonHere()) return true;
    }
  }
  await page.goBack();
  return soonHere();
}

const STATES = {
  playing: { moves: ["1-1", "2-1"], keys: {}, go: async () => {} },
  review: {
    moves: ["1-1", "2-1", "3-1"],
    keys: {},
    go: async (page) => {
      await page.keyboard.press("PageUp");
      await page.getByText("Position after move 2 of 3.").waitFor();
      // The panel follows the board.
      await page.getByRole("button", { name: "∗4", exact: true }).waitFor();
    },
  },
  over: { moves: ["1-1", "2-2"], keys: {}, start: "nim/1+2", go: async (page) => over(page).waitFor() },
  // The computer's turn: its answer may come, and the moves before it stay.
  thinking: { moves: ["1-1"], keys: { o: "perfect", s: 1 }, go: async () => {} },
};

/** A page that is left at once may still be asking for its icon, then as a page without an origin. */
const CUT_SHORT = [/icon\.svg' from origin 'null'/, /Failed to load resource: net::ERR_FAILED$/];

for (const [state, { moves, keys, start = "nim/3+4+5", go }] of Object.entries(STATES)) {
  test(`no control loses a move: ${state}`, async (t) => {
    const hash = hashOf(start, { o: "friend", a: "full", m: moves.join(), ...keys });
    const page = await open(t, start, { m: moves.join(), ...keys }, { expected: CUT_SHORT });
    const enter = async () => {
      // Another page first, so that the same address begins anew.
      await page.goto("about:blank");
      await page.goto(new URL(hash, page.url() === "about:blank" ? base : page.url()).href);
      await ready(page);
      await board(page).waitFor();
      await go(page);
    };
    const base = page.url().split("#")[0];
    await enter();
    const names = await controls(page);
    assert.ok(names.length > 15, names.join());
    const begun = page.url();
    const lost = [];
    for (const name of names) {
      // What another control has hidden is there again on a page of its own.
      if (!(await press(page, name))) {
        await enter();
        // The panel follows the board.
        await soon(async () => assert.ok(await press(page, name), name));
      }
      if (!(await found(page, start, moves))) lost.push(name);
      if (page.url() !== begun || await covered(page)) await enter();
    }
    assert.deepEqual(lost, []);
  });
}
