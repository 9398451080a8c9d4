// The play screen by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, soon } from "./harness.mjs";
import { board, moves, movesAre, open, over, playOut } from "./player.mjs";

const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const level = (page) => page.evaluate(() => /[?&]a=(\w+)/.exec(location.hash)[1]);

test("colourful nim is won by W and Enter", async (t) => {
  const page = await open(t, "colourful/r1y2r2+y3+y2r2", { o: "strong", s: "5" });
  const turns = await playOut(page, () => press(page, "w", "Enter"));
  assert.ok(turns > 1);
  await over(page).getByText("You win").waitFor();
});

test("digits choose the pile, arrows how many", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "2");
  assert.match(await focused(page), /^Take 1 from pile 2,/);
  await press(page, "ArrowDown", "ArrowDown");
  assert.match(await focused(page), /^Take 3 from pile 2,/);
  await press(page, "ArrowUp", "ArrowRight");
  assert.match(await focused(page), /^Take 2 from pile 3,/);
  await press(page, "ArrowLeft", "ArrowLeft");
  assert.match(await focused(page), /^Take 2 from pile 1,/);
  await page.getByText("Take 2 from pile 1, leaving").first().waitFor();
  await press(page, "Escape");
  await page.getByText("Take 2 from pile 1, leaving").first().waitFor({ state: "detached" });
  await press(page, "Enter");
  await movesAre(page, 0);
  await press(page, "3", "ArrowDown", "Enter");
  await movesAre(page, ["3-2"]);
});

test("W and Shift W go round the winning moves", async (t) => {
  const page = await open(t, "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2");
  const rows = page.locator(".panel .move-row");
  const count = await rows.count();
  assert.ok(count > 1);
  const chosen = () => rows.evaluateAll((rows) => rows.findIndex((row) => row.classList.contains("on")));
  const seen = [];
  for (let i = 0; i <= count; i++) {
    await press(page, "w");
    await page.locator(".panel .move-row.on").waitFor();
    seen.push(await chosen());
  }
  assert.deepEqual(seen, [...Array(count).keys(), 0]);
  await press(page, "Shift+W");
  await page.waitForFunction((last) => document.querySelectorAll(".panel .move-row")[last].classList.contains("on"), count - 1);
});

test("U and Shift U undo and redo, as do Ctrl Z and Ctrl Y", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1" });
  await press(page, "u");
  await movesAre(page, ["1-1"]);
  await press(page, "Shift+U");
  await movesAre(page, ["1-1", "2-1"]);
  await press(page, "Control+z", "Control+z");
  await movesAre(page, 0);
  await press(page, "Control+y");
  await movesAre(page, ["1-1"]);
  assert.deepEqual(moves(page), ["1-1"]);
});

test("A goes through the levels of analysis", async (t) => {
  const page = await open(t, "nim/3+5+7");
  for (const next of ["off", "hints", "full"]) {
    await press(page, "a");
    await page.waitForFunction((next) => location.hash.includes(`a=${next}`), next);
    assert.equal(await level(page), next);
  }
});

test("N, R, ? and F open what they say, Escape closes it and the focus returns", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "2");
  for (const [key, title] of [["n", "New game"], ["r", "Rules of Nim"], ["?", "Keyboard"]]) {
    await press(page, key);
    await page.getByRole("dialog", { name: title }).waitFor();
    await press(page, "Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.match(await focused(page), /from pile 2/);
  }
  await press(page, "f");
  await page.locator("main.present").waitFor();
  // The first clears the preview, the second leaves.
  await press(page, "Escape", "Escape");
  await page.locator("main.present").waitFor({ state: "detached" });
});

test("each pile is one tab stop, and a chosen move stays chosen on the way to its button", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  const stops = await page.locator('.stage [data-piece][tabindex="0"]').count();
  assert.equal(stops, 3);
  for (const [key, pile] of [["1", /pile 1,/], ["Tab", /pile 2,/], ["Tab", /pile 3,/]]) {
    await press(page, key);
    await soon(async () => assert.match(await focused(page), pile));
  }
  const take = page.locator(".say").getByRole("button", { name: "Take" });
  for (let stops = 0; stops < 10 && !(await take.evaluate((take) => take === document.activeElement)); stops++) {
    await press(page, "Tab");
  }
  await press(page, "Enter");
  await movesAre(page, ["1-1"]);
});

test("Enter chooses the piece that Tab came to, says so, and then makes its move", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  await press(page, "1", "Tab", "Enter");
  await movesAre(page, 0);
  await page.locator(".toasts").getByText("Take 1 from pile 2: Enter makes the move.").waitFor({ state: "attached" });
  await press(page, "Enter");
  await movesAre(page, ["2-1"]);
});

test("arrows stay in the menu of help, which shuts when the keyboard leaves it", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend" });
  const menu = page.locator(".help-menu");
  await page.getByRole("button", { name: "Help" }).focus();
  await press(page, "Enter");
  await menu.waitFor();
  const here = () => page.evaluate(() => document.activeElement.closest(".help-menu") && document.activeElement.textContent);
  // Opened by a key it has the keyboard at its first item, and Escape leads back to its button.
  await soon(async () => assert.match(await here(), /Rules of this game/));
  await press(page, "Escape");
  await menu.waitFor({ state: "hidden" });
  assert.equal(await focused(page), "Help");
  await press(page, "Enter");
  await soon(async () => assert.match(await here(), /Rules of this game/));
  await press(page, "ArrowDown");
  assert.match(await here(), /First steps|Keyboard/);
  await press(page, "ArrowUp", "ArrowUp");
  assert.ok(await here());
  await page.getByRole("button", { name: "Switch theme" }).focus();
  await menu.waitFor({ state: "hidden" });
  await movesAre(page, 0);
});

test("a key with nothing left to do says so", async (t) => {
  const page = await open(t, "nim/1+3", { o: "friend", a: "off" });
  await press(page, "u");
  await page.locator(".toast").getByText("There is nothing to take back.").waitFor();
  await press(page, "h", "h", "h", "h", "h");
  await page.locator(".toast").getByText("There are no more hints here.").waitFor();
});

test("undo at the start of a side line says where it is", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend", m: "1-1,2-1" });
  await press(page, "[", "3", "Enter");
  await page.getByText("A side line after move 1.").waitFor();
  await press(page, "u");
  await page.locator(".stage-head").getByText("Player 1 took 1 from pile 1").waitFor();
  await press(page, "u");
  await page.locator(".toast").getByText("The side line begins here. “Back to the game” leaves it.").waitFor();
});

test("a side line is heard as one, with whose move it is", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "strong", a: "off", m: "1-1,2-1" });
  await press(page, "[", "[");
  await page.locator(".past").waitFor();
  await press(page, "3", "Enter");
  const spoken = page.locator("[aria-live=assertive]");
  await spoken.getByText("Side line: you move for both players, Escape leads back to the game. You took 1 from pile 3. Your move for Strong.").waitFor({ state: "attached" });
  await press(page, "Escape");
  await page.locator(".stage-head").getByText("Your move").waitFor();
});

test("who has gone on to the panel after an undo stays there", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend", m: "1-1" }, { width: 1360, height: 900 });
  await board(page).focus();
  await press(page, "u");
  await movesAre(page, 0);
  const every = page.getByRole("button", { name: "Every move" });
  await every.focus();
  // As soon as a person can press it.
  await page.waitForTimeout(200);
  await press(page, "Enter");
  await page.waitForTimeout(600);
  assert.equal(await page.evaluate(() => document.activeElement.closest("[aria-label=Board]")), null);
});

test("a winning move is heard where the keyboard is on it already, and whole where it takes from several heaps", async (t) => {
  const page = await open(t, "nim/1+3", { o: "friend" });
  const said = (text) => page.locator(".toasts [role=status]").getByText(text).waitFor({ state: "attached" });
  await press(page, "2", "ArrowDown", "w");
  await said("Take 2 from pile 2, wins");
  const wythoff = await open(t, "wythoff/4+6", { o: "friend" });
  await press(wythoff, "b", "w", "w", "w");
  await wythoff.locator(".toasts [role=status]").getByText("Take 1 from heap 1 and 1 from heap 2, wins").waitFor({ state: "attached" });
});

test("a number that is no move on a tall pile is answered in words", async (t) => {
  const page = await open(t, "nim/9999", { o: "friend" });
  const field = page.getByRole("spinbutton", { name: "Take how many from pile 1, 1 to 9999" });
  await field.fill("99999");
  await page.getByText(/This is no move\. Expected: a whole number from 1 to 9.999\./).waitFor();
  await field.fill("99");
  await page.getByText("This is no move.").waitFor({ state: "detached" });
});

test("the same message is heard twice", async (t) => {
  const page = await open(t, "nim/1+1", { o: "friend" });
  const toast = page.locator(".toast");
  await press(page, "w");
  await toast.getByText("No move wins here.").waitFor();
  const before = await toast.textContent();
  await press(page, "w");
  await soon(async () => assert.notEqual(await toast.textContent(), before));
});

test("B and T lead to the results of a lab and to its form", async (t) => {
  const page = await newPage(t, { hash: "#/lab/sequence?c=0.77&n=1000", reducedMotion: true });
  await page.getByText("Proved for all").first().waitFor();
  const within = (place) => soon(async () => assert.ok(await page.evaluate((place) => document.activeElement.matches(place), place)));
  await press(page, "b");
  await within(".lab > .main *");
  await press(page, "t");
  await within(".lab > .side *");
});

test("who is led to a part of a page goes on from there", async (t) => {
  const page = await newPage(t, { hash: "#/about?t=keyboard", reducedMotion: true });
  await page.locator("#can-keyboard").waitFor();
  await page.waitForFunction(() => document.activeElement.id === "can-keyboard");
});

test("a note that only tells whose turn it is is no message of its own", async (t) => {
  const page = await open(t, "northcott:8/2-6+3-5", { o: "friend" });
  const note = page.locator(".stage .mode");
  await note.getByText("White is to move.").waitFor();
  assert.equal(await note.getAttribute("role"), null);
  const other = await open(t, "chromatic:beatty(phi^2)/4+7", { o: "friend" });
  assert.equal(await other.locator(".stage .mode").getAttribute("role"), "status");
});

test("a hint in words has the line of the move that was chosen before", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "beginner", a: "off" });
  await press(page, "1", "ArrowDown", "h");
  await page.locator(".say b").getByText("You can win from here.").waitFor();
  assert.equal(await page.locator(".stage .cap-outline").count(), 0);
});

test("a hint is said once, whatever is previewed after it", async (t) => {
  for (const game of ["nim/3+5+7", "colourful/r1y2+y1", "chomp/4+4+4"]) {
    const page = await open(t, game, { a: "off" });
    // What is added to a live region, or changed in one, is what is heard.
    await page.evaluate(() => {
      window.heard = [];
      const live = "[aria-live], [role=status]";
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          for (const node of type === "characterData" ? [target] : addedNodes) {
            const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
            const region = element?.closest(live) ?? element?.querySelector(live);
            if (region) window.heard.push(region.textContent);
          }
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    const times = (text) => page.evaluate((text) => window.heard.filter((heard) => heard.includes(text)).length, text);
    await press(page, "h");
    await page.locator(".say [role=status]").getByText("Whoever moves now can win.").waitFor({ state: "attached" });
    await press(page, "ArrowRight", "ArrowRight");
    await page.locator(".say .next").waitFor();
    await press(page, "Escape");
    await page.locator(".say .next").waitFor({ state: "detached" });
    assert.equal(await times("Whoever moves now can win."), 1, game);
  }
});

test("T leads to the parts of the panel, between which arrows go, and opens no note", async (t) => {
  const page = await open(t, "nim/3+5+7", {}, { width: 1360, height: 900 });
  await press(page, "t");
  const part = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await part(), "Moves");
  assert.equal(await page.locator("#term-note").isVisible(), false);
  await press(page, "ArrowRight");
  assert.equal(await part(), "Why?");
  await page.locator(".panel #why").waitFor();
});

test("the keyboard is on the board after a move from the list, and after a side line has gone", async (t) => {
  const page = await open(t, "nim/4+5+7", { o: "friend", m: "1-1,2-2" });
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await page.locator(".panel .move-row").first().focus();
  await press(page, "Enter");
  await movesAre(page, 3);
  await soon(async () => assert.ok(await page.evaluate(() => document.activeElement.closest("[aria-label=Board]") !== null)));
  await press(page, "[", "[", "1", "Enter");
  await page.getByRole("button", { name: "Remove this side line" }).focus();
  await press(page, "Enter");
  await page.locator(".toast").getByText("Side line removed").waitFor();
  await soon(async () => assert.equal(await lost(), false));
});

test("a key that can do nothing says why, and makes no other move", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "4");
  await page.locator(".toast").getByText("No move at 4.").waitFor();
  const chomp = await open(t, "chomp/2+2", { o: "friend" });
  await press(chomp, "ArrowRight");
  await chomp.getByRole("button", { name: "The poisoned square (1,1)" }).focus();
  assert.equal(await focused(chomp), "The poisoned square (1,1)");
  await press(chomp, "Enter");
  await chomp.locator(".toast").getByText("never the poisoned X").waitFor();
  await movesAre(chomp, 0);
});

test("where coins are picked one by one Enter picks the one that the keyboard is at, arrows none", async (t) => {
  const page = await open(t, "turning-corners/5x5:1,3+3,2+4,4", { o: "friend" });
  const say = page.locator(".say");
  await press(page, "ArrowRight", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp");
  assert.doesNotMatch(await say.innerText(), /picked/);
  await press(page, "Enter");
  await say.getByText("1 coin picked, not a move yet.").waitFor();
});

test("Enter picks a further coin, makes the move at a picked one, and a coin that is let go keeps the keyboard", async (t) => {
  const page = await open(t, "mock-turtles/HHTHT", { o: "friend", a: "off" });
  const say = page.locator(".say");
  const coin = (name) => soon(async () => assert.match(await focused(page), new RegExp(`^${name}, `)));
  await press(page, "ArrowRight");
  await coin("Coin 0");
  await press(page, "Enter");
  await say.getByText("Turn coin 0").waitFor();
  await say.getByText("Enter makes the move; on another coin it picks that, too.").waitFor({ state: "attached" });
  await press(page, "ArrowRight", "ArrowRight", "Enter");
  await say.getByText("2 coins picked, not a move yet.").waitFor();
  await coin("Coin 2");
  await press(page, "Space");
  await say.getByText("Turn coin 0").waitFor();
  await coin("Coin 2");
  await press(page, "Space", "ArrowRight", "Enter");
  await say.getByText("Turn coins 0, 2 and 3").waitFor();
  await movesAre(page, 0);
  await press(page, "Enter");
  await movesAre(page, ["0.2.3"]);
});

test("what is kept and does not go with another heap is said", async (t) => {
  const page = await open(t, "wythoff/3+5", { o: "friend" });
  const heard = (text) => page.locator(".toasts").getByText(text).waitFor({ state: "attached" });
  await press(page, "1", "ArrowDown");
  await page.locator(".say").getByText("Take 2 from heap 1, leaving").waitFor();
  await press(page, "Space");
  await heard("Kept: take 2 from heap 1.");
  await press(page, "2");
  await heard("Take 1 from heap 2: what was kept does not go with it.");
  await press(page, "ArrowDown");
  await heard("Take 2 from heap 1 and 2 from heap 2.");
  await press(page, "ArrowDown");
  await heard("Take 3 from heap 2: what was kept does not go with it.");
});

test("the keyboard stays in a drill, which says how each answer was", async (t) => {
  const page = await newPage(t, { hash: "#/drills?k=nim-sum&s=5&l=1&t=0", reducedMotion: true });
  const at = (selector) => soon(async () => assert.ok(await page.evaluate((selector) => document.activeElement.matches(selector), selector)));
  const heard = page.locator(".drill > [aria-live]");
  await page.getByRole("button", { name: "Start" }).focus();
  await press(page, "Enter");
  await at(".drill-typed");
  const sum = async () => {
    const [one, other] = (await page.locator(".drill-question").innerText()).match(/\d+/g).map(Number);
    return one ^ other;
  };
  await soon(async () => assert.match(await heard.textContent(), /^1 of 20: \d/));
  await press(page, `${await sum()}`);
  await soon(async () => assert.match(await heard.textContent(), /^Right\. 2 of 20: \d/));
  await at(".drill-typed");
  await press(page, `${((await sum()) + 1) % 8}`);
  await soon(async () => assert.match(await heard.textContent(), /^Not right: \d ⊕ \d is \d\./));
  await at(".drill-over .btn");
  await press(page, "Enter");
  await at(".drill-typed");
  await soon(async () => assert.match(await heard.textContent(), /^3 of 20: \d/));
});

test("keys of one letter can be switched off", async (t) => {
  const page = await open(t, "nim/3+5+7", { o: "friend", a: "full" });
  const shows = page.getByRole("dialog", { name: "Keyboard" });
  await press(page, "?");
  await shows.getByRole("switch", { name: "Without keys of one letter or sign" }).click();
  await press(page, "Escape", "a", "?", "1");
  assert.equal(await level(page), "full");
  assert.equal(await shows.count(), 0);
  // Keys with names go on working.
  await press(page, "ArrowRight");
  await soon(async () => assert.match(await focused(page), /^Take 1 from pile 1,/));
});

test("after a move the focus stays on the board and the move is announced", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "1");
  await soon(async () => assert.match(await focused(page), /^Take 1 from pile 1,/));
  await press(page, "ArrowDown", "Enter");
  await movesAre(page, ["1-2"]);
  assert.match(await focused(page), /^Take \d+ from pile \d,/);
  await page.locator("[aria-live=assertive]", { hasText: "took 2 from pile 1" }).waitFor({ state: "attached" });
});

test("the first stop leads past the bar to the board", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "Tab");
  assert.equal(await focused(page), "");
  await page.getByRole("button", { name: "Skip to the content" }).press("Enter");
  assert.match(await focused(page), /^Take \d+ from pile \d,/);
});

test("after undoing the keyboard is at the board, after the end at Play again", async (t) => {
  const page = await open(t, "nim/1+1", { o: "friend" });
  const here = () => page.evaluate(() => [document.activeElement?.textContent, Boolean(document.activeElement?.closest("[aria-label=Board]"))]);
  await press(page, "1", "Enter");
  await movesAre(page, 1);
  await page.locator(".gamebar").getByRole("button", { name: "Take back" }).focus();
  await press(page, "Enter");
  await movesAre(page, 0);
  // The button has nothing left to do.
  await soon(async () => assert.equal((await here())[1], true));
  await press(page, "1", "Enter");
  await movesAre(page, 1);
  await press(page, "u");
  await movesAre(page, 0);
  await soon(async () => assert.equal((await here())[1], true));
  await press(page, "1", "Enter", "2", "Enter");
  await over(page).waitFor();
  await soon(async () => assert.equal((await here())[0], "Play again"));
  await page.locator("[aria-live=assertive]", { hasText: "from pile 2. Player 2 wins." }).waitFor({ state: "attached" });
});

test("keys that come before the last one is drawn are done one after the other", async (t) => {
  const page = await open(t, "nim/1+1+2", { o: "friend" });
  await page.evaluate(() => {
    for (const key of ["1", "Enter", "2", "Enter", "3", "Enter"]) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  });
  await movesAre(page, ["1-1", "2-1", "3-1"]);
});

test("A and U are told as what they are", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1" });
  const told = (text) => page.locator(".sr[aria-live=assertive]").getByText(text, { exact: true }).waitFor({ state: "attached" });
  await press(page, "a");
  await told("Analysis off.");
  await press(page, "a");
  await told("Analysis: hints. N-position: the player to move wins.");
  await press(page, "u");
  await told("Move taken back: (2,5,7). P-position: Player 1 can win. Player 2 to move.");
  await press(page, "Shift+U");
  await told("Player 2 took 1 from pile 2. N-position: Player 1 can win. Player 1 to move.");
});

test("the slash leads to the search, and Back to the game", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1" });
  await press(page, "/");
  await page.getByRole("searchbox").waitFor();
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.id), "search"));
  await page.goBack();
  await movesAre(page, ["1-1"]);
  await press(page, "/");
  await page.getByRole("link", { name: "Back to it" }).click();
  await movesAre(page, ["1-1"]);
});

test("Home and End lead to the ends of a row and of a pile", async (t) => {
  const at = (page, end) => soon(async () => assert.match(await page.evaluate(() => document.activeElement.dataset.piece ?? ""), end));
  const row = await open(t, "kayles/9", { o: "friend" });
  await press(row, "ArrowRight", "End");
  await at(row, /\.9$/);
  await press(row, "Home");
  await at(row, /\.1$/);
  const piles = await open(t, "nim/3+5+7", { o: "friend" });
  await press(piles, "2", "End");
  await at(piles, /\.1\.1$/);
  await press(piles, "Home");
  await at(piles, /\.1\.5$/);
});

test("W brings the keyboard to the board where a move has several pieces", async (t) => {
  const page = await open(t, "turning-turtles/TTHTHTTH", { a: "full", o: "friend" });
  await press(page, "w");
  await soon(async () => assert.match(await focused(page), /^Coin /));
  await press(page, "Enter");
  await movesAre(page, 1);
  await soon(async () => assert.match(await focused(page), /^Coin /));
});

test("the axis of the moves stays where they scroll, and moves are read whole", async (t) => {
  const game = { a: "full", o: "friend" };
  const page = await open(t, "nim/40", { ...game, m: Array(30).fill("1-1").join(",") });
  const axis = page.locator(".hist-axis");
  // The strip follows the game, and nothing of the card lies beside it.
  const over = (locator) => locator.evaluate((place) => place.scrollWidth - place.clientWidth);
  await soon(async () => assert.equal(await over(page.locator(".dock")), 0));
  await soon(async () => assert.ok((await page.locator(".plies .scroll").evaluate((scroll) => scroll.scrollLeft)) > 500));
  assert.ok(await page.getByRole("button", { name: "One move forward" }).isVisible());
  await page.locator(".plies .scroll").evaluate((scroll) => scroll.scrollTo(900, 0));
  const [box, dock] = [await axis.boundingBox(), await page.locator(".dock").boundingBox()];
  assert.ok(box.x >= dock.x && box.x < dock.x + 40, `${box.x}`);
  const longer = await open(t, "two-ended/r1y2r2+y3r1", game);
  await press(longer, "w", "Enter");
  await movesAre(longer, 1);
  assert.match(await longer.locator(".hist .move-label").last().textContent(), /^pile \d (top|ground) −\d$/);
});

test("the keyboard stays on the board when the computer changes it beside the focus", async (t) => {
  const page = await open(t, "kayles/11", { o: "perfect", a: "full", s: 4 });
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  await movesAre(page, ["6", "3"]);
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-piece")), "0.0.5"));
  // It has come there by itself: one more key previews, the next moves.
  assert.equal(await page.locator(".say").getByRole("button", { name: "Knock down" }).count(), 0);
  await page.keyboard.press("Enter");
  await page.locator(".say").getByRole("button", { name: "Knock down" }).waitFor();
  await movesAre(page, 2);
});

test("the list of every move comes and goes under the keyboard", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "full" });
  const button = page.getByRole("button", { name: "Every move" });
  await button.focus();
  for (const pressed of ["true", "false", "true"]) {
    await press(page, "Enter");
    await soon(async () => {
      assert.equal(await button.getAttribute("aria-pressed"), pressed);
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Every move");
    });
  }
});

test("a dialog begins at what is asked for, not at the way out", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await press(page, "n");
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  await soon(async () => assert.ok(await page.evaluate(() => document.activeElement.closest(".dialog-body") !== null)));
});

test("after the end the keys of review keep the keyboard", async (t) => {
  const page = await open(t, "nim/1", { o: "friend" });
  await press(page, "1", "Enter");
  await over(page).waitFor();
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.textContent), "Play again"));
  await press(page, "[");
  await soon(async () => assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY"));
});

test("T leads to the panel and B back to the board", async (t) => {
  const page = await open(t, "nim/3+5+7", { a: "full" });
  await press(page, "t");
  await soon(async () => assert.ok(await page.evaluate(() => document.activeElement.closest(".panel") !== null)));
  // To the piece that Tab would come to, which is not chosen by that.
  await press(page, "b");
  assert.match(await focused(page), /^Take \d+ from pile \d,/);
  await page.getByText("Arrow keys preview, Enter makes the move.").waitFor();
});

test("where somebody plays stays in sight", async (t) => {
  const page = await open(t, "nim/3+5&kayles/7&mock-turtles/TTHTH", { o: "friend", a: "full" }, { width: 1280, height: 720 });
  await press(page, "w", "Enter");
  await movesAre(page, 1);
  const seen = await page.evaluate(() => {
    const [piece, board] = [document.activeElement, document.querySelector(".stage .board")].map((it) => it.getBoundingClientRect());
    return piece.top < board.bottom && piece.bottom > board.top;
  });
  assert.ok(seen);
});
