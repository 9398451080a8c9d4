// A minute of guidance for those who have just come, and moves that are heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, ready, shot, site, soon } from "./harness.mjs";
import { movesAre, token } from "./player.mjs";

const NIM = "#/play?v=1&g=nim/3%2B5%2B7&o=strong&s=1";
const steps = (page) => page.getByRole("region", { name: "First steps" });

test("first steps go along with the game", async (t) => {
  const page = await newPage(t, { hash: NIM, newcomer: true, reducedMotion: true });
  await steps(page).getByRole("button", { name: "Show me" }).click();
  await steps(page).getByText("You and Strong move in turn").waitFor();
  await steps(page).getByRole("button", { name: "normal play" }).hover();
  await page.getByRole("tooltip").getByText("Whoever cannot move loses").waitFor();
  await shot(page, "first-steps");
  await token(page, "pile", 3, 2).hover();
  await steps(page).getByText("Click, or press Enter, to make it.").waitFor();
  await page.keyboard.press("Enter");
  await movesAre(page, 2);
  // The line below the board says that the move was a blunder.
  await steps(page).getByText("Strong did not see how to win, and now you can.").waitFor();
  await steps(page).getByRole("button", { name: "winning move" }).waitFor();
  await page.keyboard.press("h");
  await steps(page).getByText("leave your opponent a position from which no move wins").waitFor();
  // The term comes where it is explained.
  assert.equal(await steps(page).getByText("P-position").count(), 0);
  await steps(page).getByRole("link", { name: "course" }).waitFor();
  await shot(page, "first-steps-end");
  await steps(page).getByRole("button", { name: "Done" }).click();
  await steps(page).waitFor({ state: "detached" });
  await page.goto(`${site.url}#/play?v=1&g=kayles/5`);
  await page.getByRole("heading", { name: "How to play" }).waitFor();
  assert.equal(await steps(page).count(), 0);
});

test("whoever cannot win is not asked whether they can", async (t) => {
  const page = await newPage(t, { hash: NIM.replace("strong", "perfect"), newcomer: true, reducedMotion: true });
  await steps(page).getByRole("button", { name: "Show me" }).click();
  await token(page, "pile", 3, 7).click();
  await movesAre(page, ["3-7", "2-2"]);
  await steps(page).getByText("no move wins now. Take back your move").waitFor();
  assert.equal(await steps(page).getByText("Can you win").count(), 0);
  // Nor after the next move.
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 4);
  await steps(page).getByText("Here no move wins").waitFor();
});

test("where play may end otherwise the steps say how it is won", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=sos/.......&o=beginner", newcomer: true });
  await steps(page).getByRole("button", { name: "Show me" }).click();
  await page.locator(".say").getByText("The first to spell SOS wins").waitFor();
  assert.doesNotMatch(await steps(page).innerText(), /last move/);
});

test("the rules lead back to the first steps", async (t) => {
  const page = await newPage(t, { hash: NIM });
  await token(page, "pile", 3, 2).click();
  await movesAre(page, 2);
  await page.keyboard.press("r");
  // By keyboard: the mouse may rest on what begins a move in the next game.
  await page.getByRole("dialog").getByRole("button", { name: "Show me the first steps" }).press("Enter");
  await steps(page).getByText(/^Step [12] of/).waitFor();
  await movesAre(page, 0);
  await page.goBack();
  await movesAre(page, 2);
  assert.equal(await steps(page).count(), 0);
});

test("one key ends the offer for good", async (t) => {
  const page = await newPage(t, { hash: NIM, newcomer: true, width: 390, height: 664, touch: true });
  await steps(page).waitFor();
  await shot(page, "first-offer-phone");
  await page.keyboard.press("Escape");
  await steps(page).waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".stage .say").getByRole("button", { name: "Hint" }).waitFor();
  assert.equal(await steps(page).count(), 0);
});

test("locked games, and those who have played, are left alone", async (t) => {
  const page = await newPage(t, { hash: `${NIM}&a=off&l=1`, newcomer: true });
  await page.locator(".stage .say").waitFor();
  assert.equal(await steps(page).count(), 0);
});

/** Notes what would be heard. */
function listen() {
  window.heard = [];
  speechSynthesis.speak = ({ text }) => window.heard.push(text);
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.heard.push("tone");
    return create.call(this);
  };
}

test("moves are heard once that is switched on, and stay so", async (t) => {
  const page = await newPage(t, { hash: `${NIM}&a=off`, reducedMotion: true });
  await page.evaluate(listen);
  const heard = (check) => soon(async () => check(await page.evaluate(() => window.heard)));
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 2);
  assert.deepEqual(await page.evaluate(() => window.heard), []);
  const switched = async (name) => {
    await page.getByRole("button", { name: "Help", exact: true }).click();
    await page.getByRole("switch", { name }).click();
    await page.keyboard.press("Escape");
  };
  await switched("Read moves aloud");
  await heard((texts) => assert.deepEqual(texts, ["Moves are read aloud."]));
  await switched("Sounds");
  await heard((texts) => assert.equal(texts.filter((text) => text === "tone").length, 2));
  await page.evaluate(() => (window.heard.length = 0));
  await token(page, "pile", 2, 1).click();
  await movesAre(page, 4);
  await heard((texts) => {
    assert.ok(texts.some((text) => /^You took 1 from pile 2\./.test(text)), texts.join("; "));
    assert.ok(texts.some((text) => /^Strong took/.test(text)), texts.join("; "));
    assert.ok(texts.includes("tone"));
  });
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  assert.equal(await page.getByRole("switch", { name: "Sounds" }).getAttribute("aria-checked"), "true");
});

test("the answer to a lesson is read aloud after the move that gave it", async (t) => {
  const page = await newPage(t, { hash: "#/lesson?l=1.2&s=5", reducedMotion: true });
  await page.evaluate(() => localStorage.setItem("nimscope.speech", "on"));
  await page.evaluate(listen);
  await token(page, "heap", 1, 2).click();
  await soon(async () => {
    const heard = await page.evaluate(() => window.heard);
    const [move, answer] = [/ took 2\b/, /^Right\./].map((said) => heard.findIndex((text) => said.test(text)));
    assert.ok(move >= 0 && answer > move, heard.join("; "));
  });
});

test("the answers of a drill are heard", async (t) => {
  const page = await newPage(t, { hash: "#/drills?k=mex&s=7&l=1", reducedMotion: true });
  await page.evaluate(() => ["speech", "sound"].forEach((name) => localStorage.setItem(`nimscope.${name}`, "on")));
  await page.evaluate(listen);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".drill-question").waitFor();
  await page.keyboard.press("9");
  await soon(async () => {
    const heard = await page.evaluate(() => window.heard);
    assert.ok(heard.some((text) => /^It is \d+\.$/.test(text)) && heard.includes("tone"), heard.join("; "));
  });
});

test("whoever comes for the first time meets Beginner, and from then on whom they chose", async (t) => {
  const page = await newPage(t, { hash: "#/play?v=1&g=kayles/7", newcomer: true });
  await page.waitForFunction(() => /[?&]o=beginner/.test(location.hash));
  await page.goto(`${site.url}#/play?v=1&g=kayles/5&o=perfect`);
  await page.locator(".stage [data-piece]").first().click();
  await movesAre(page, 2);
  await page.goto(`${site.url}#/play?v=1&g=nim/3%2B5`);
  await page.waitForFunction(() => /[?&]o=perfect/.test(location.hash));
});

test("first steps are offered again by the menu of help", async (t) => {
  const page = await newPage(t, { hash: NIM });
  await page.getByRole("button", { name: "Help" }).click();
  await page.getByRole("button", { name: "First steps" }).click();
  await steps(page).getByText("move in turn").waitFor();
});
