// The course: lessons are finished on their boards, exercises and drills answered, progress kept and taken along.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, ready, soon } from "./harness.mjs";
import { token } from "./player.mjs";

const lesson = (t, place, options = {}) => newPage(t, { hash: `#/lesson?l=${place}`, reducedMotion: true, ...options });
const next = (page, name = "Next") => page.getByRole("button", { name, exact: true }).click();
const check = async (page, label, text) => {
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Check" }).click();
};
const right = (page) => page.locator(".answer-said").filter({ hasText: /^Right\./ }).first().waitFor();
const step = (page, title) => page.getByRole("heading", { level: 2, name: title }).waitFor();
const choose = (page, text) => page.locator(".choices").getByRole("button", { name: text }).click();
const outcome = (page, letter) => page.getByRole("group", { name: "Who wins?" }).getByRole("button", { name: new RegExp(`${letter}$`) }).click();

/** Takes from a pile and makes the move. */
const take = async (page, pile, count, noun = "pile") => {
  await token(page, noun, pile, count).click();
};

test("a lesson of take-away is finished", async (t) => {
  const page = await lesson(t, "1.2");
  await step(page, "Begin at the end");
  await next(page);
  await step(page, "Four");
  await outcome(page, "N");
  await page.getByText("Try to win it").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await outcome(page, "P");
  await right(page);
  await page.getByText("it is won if some move").or(page.getByText("leads to a won one")).first().waitFor();
  await next(page);
  await check(page, /All P-positions/, "0, 4, 9");
  await page.getByText("9 is in your list").waitFor();
  await check(page, /All P-positions/, "0, 4, 8");
  await page.getByText("At least one number is missing").waitFor();
  await check(page, /All P-positions/, "0 mod 4");
  await right(page);
  await next(page);
  await choose(page, "Nothing is wrong with it.");
  await page.getByText("all of them can be taken at once").waitFor();
  await choose(page, "It leaves 3");
  await right(page);
  await next(page);
  await take(page, 1, 1, "heap");
  await page.getByText("The board shows the reply").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await take(page, 1, 2, "heap");
  await right(page);
  // What explains it is heard with it.
  const heard = page.locator("[role=status]", { hasText: /^Right\./ });
  await heard.getByText("What is left over is what you take").waitFor();
  await next(page);
  await check(page, "The number", "x");
  await page.getByText("Expected a number").waitFor();
  await check(page, "The number", "3");
  await right(page);
  await next(page, "Finish");
  await page.getByRole("heading", { name: "Done" }).waitFor();
  await axe(page);
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("button", { name: /Take-away games.*1 of 6 lessons/ }).waitFor();
});

test("a game that is lost on the board of a lesson is said to be over, and the keyboard stays there", async (t) => {
  const page = await lesson(t, "1.2&s=2");
  await outcome(page, "N");
  await page.locator(".say").getByText("Your move: try to win.").waitFor();
  await page.locator("h1").click();
  for (const key of ["b", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await page.locator(".say").getByText("The computer has won.").waitFor();
  await page.waitForFunction(() => document.activeElement?.ariaLabel === "Board");
});

test("a value is refuted beside a pile of the answer, and found by keyboard alone", async (t) => {
  const page = await lesson(t, "7.2&s=4");
  await step(page, "Predict");
  await page.getByLabel("The value").focus();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.getByText("the position beside a Nim pile of your answer").first().waitFor();
  await page.getByText("Take 2 from pile 1").first().waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await page.getByText("find the move that wins").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await right(page);
  await page.getByText("No word was met").waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("]");
  await step(page, "A wrong idea");
  await page.waitForFunction(() => location.hash.endsWith("s=5"));
  await page.keyboard.press("[");
  await step(page, "Predict");
});

test("on a phone the board of a step is in sight below its question, and comes into sight where the text acts on it", async (t) => {
  const phone = { width: 390, height: 664, touch: true };
  const seen = (page) => page.locator(".lesson-board [data-piece]").evaluateAll((pieces) => {
    const line = document.querySelector(".lesson-board .say").getBoundingClientRect().top;
    // Half of a piece tells that there is a board.
    return pieces.filter((piece) => (({ top, height }) => top + height / 2)(piece.getBoundingClientRect()) <= line).length;
  });
  for (const step of ["1.6&s=1", "1.6&s=4"]) {
    const page = await lesson(t, step, phone);
    await page.locator(".lesson-board [data-piece]").first().waitFor();
    await soon(async () => assert.ok(await seen(page) > 0, step));
  }
  const page = await lesson(t, "1.6&s=1", phone);
  await page.getByRole("button", { name: "Write S in the middle" }).tap();
  await page.locator('.lesson-board [aria-label*="square 1"]').first().waitFor();
  await soon(async () => assert.equal(await seen(page), await page.locator(".lesson-board [data-piece]").count()));
});

test("the answer that was given stays marked among the others", async (t) => {
  const page = await lesson(t, "1.1&s=2");
  const button = (letter) => page.getByRole("group", { name: "Who wins?" }).getByRole("button", { name: new RegExp(`${letter}$`) });
  await outcome(page, "N");
  await page.locator('[aria-label="Who wins?"] [aria-pressed=true]', { hasText: "Whoever moves wins" }).waitFor();
  await outcome(page, "P");
  await right(page);
  assert.deepEqual(await Promise.all(["N", "P"].map((letter) => button(letter).getAttribute("aria-pressed"))), ["false", "true"]);
});

test("whoever comes to a lesson from the course begins at its heading", async (t) => {
  const page = await newPage(t, { hash: "#/learn", reducedMotion: true });
  await page.getByRole("link", { name: /What kind of game this is/ }).first().press("Enter");
  await step(page, "Two players, the same moves");
  await page.waitForFunction(() => document.activeElement.matches(".step h2"));
});

test("a game is won against the computer", async (t) => {
  const page = await lesson(t, "1.1&s=3");
  await step(page, "Win it");
  // A move that lets the computer win is told as soon as that has answered, also to a pointer that rests on a chip.
  await take(page, 1, 3, "heap");
  await page.getByText("Now the computer can win, whatever you do.").waitFor();
  await page.locator(".stage-head").getByText(/^The computer took [123] from heap 1\.$/).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Your move: the computer answers.").waitFor();
  for (let left = 21; left > 0; left -= 4) {
    // The computer has answered when what is left is no multiple of four.
    await page.waitForFunction(() => document.querySelectorAll("[data-piece]").length % 4 > 0);
    await take(page, 1, (await page.locator("[data-piece]").count()) % 4, "heap");
    await page.waitForFunction(() => document.querySelectorAll("[data-piece]").length % 4 === 0);
  }
  await right(page);
});

test("all winning moves are collected", async (t) => {
  const page = await lesson(t, "2.3&s=3");
  await take(page, 1, 9);
  await page.getByText("Found so far: 1.").waitFor();
  await page.getByRole("button", { name: "These are all" }).click();
  await page.getByText("At least one winning move is missing.").waitFor();
  await take(page, 1, 9);
  await page.getByText("and found before").waitFor();
  await take(page, 2, 7);
  await page.getByText("Found so far: 2.").waitFor();
  await take(page, 3, 7);
  await page.getByText("Found so far: 3.").waitFor();
  await page.getByRole("button", { name: "These are all" }).click();
  await right(page);
});

test("a proof answers by its case, played by mouse to the end", async (t) => {
  const page = await lesson(t, "2.4&s=4");
  await step(page, "Try to break it");
  const tried = (count) => page.getByText(`First moves tried: ${count} of 14`).waitFor();
  const cases = page.getByRole("list", { name: "Cases of the proof" });
  await tried(0);
  assert.equal(await cases.getByRole("listitem").count(), 2);
  assert.equal(await cases.locator("[aria-current]").count(), 0);
  await take(page, 1, 3);
  // Of 5 and 6 only 6 has a one in the column of 2.
  await page.locator(".say").getByText("The proof: Take 1 from pile 3.").waitFor();
  await page.locator(".say").getByText("Case One").waitFor();
  assert.match(await cases.locator("[aria-current]").innerText(), /^One[^]*only pile 3 has a one in it/);
  // Spoken once: the move, its answer and the case.
  await page.locator(".trial [role=status]").getByText("Case One").waitFor({ state: "attached" });
  await tried(1);
  await axe(page);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.locator(".say").getByText("Your move: the proof answers.").waitFor();
  await tried(1);
  await take(page, 1, 3);
  await page.locator(".say").getByText("The proof: Take 1 from pile 3.").waitFor();
  await take(page, 2, 5);
  await page.locator(".say").getByText("No move is left to you: the proof holds.").waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).waitFor();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Other position" }).click();
  await page.getByText("First moves tried: 0 of 10").waitFor();
});

test("a proof is tried by keyboard, and by touch on a phone", async (t) => {
  const page = await lesson(t, "7.4&s=6");
  await step(page, "Break the proof");
  await page.getByText("First moves tried: 0 of 10").waitFor();
  await page.locator("h1").click();
  for (const key of ["2", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.locator(".say").getByText("Take 4 from pile 2").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".say").getByText("The proof: Take 3 from pile 1.").waitFor();
  await page.locator(".say").getByText("Case A2").waitFor();
  await page.getByText("First moves tried: 1 of 10").waitFor();
  // Now the top run is no longer than what lies below it is worth; but this case was used for the last answer.
  const used = page.getByRole("list", { name: "Cases of the proof" }).getByRole("listitem").nth(1);
  assert.doesNotMatch(await used.innerText(), /not from here/);
  await page.getByText("not from here").first().waitFor();
  await page.keyboard.press("u");
  await page.locator(".say").getByText("Your move: the proof answers.").waitFor();

  const phone = await lesson(t, "7.4&s=6", { width: 390, height: 844, touch: true });
  await phone.getByText("First moves tried: 0 of 10").waitFor();
  await token(phone, "pile", 1, 5).tap();
  await phone.locator(".say").getByRole("button", { name: "Take" }).tap();
  await phone.locator(".say").getByText("Case B1").waitFor();
  await phone.getByText("First moves tried: 1 of 10").waitFor();
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  for (const button of await phone.locator(".trial .btn").all()) {
    const { height } = await button.boundingBox();
    assert.ok(height >= 44, `${height} px`);
  }
  await axe(phone);
});

test("the steps before and to come are listed beside the board, with a mouse", async (t) => {
  const page = await lesson(t, "2.3&s=3");
  for (const name of ["Steps before", "Steps to come"]) assert.ok(await page.getByRole("list", { name }).isVisible(), name);
});

test("that moves can be tried is seen in each step and heard in the first", async (t) => {
  const page = await lesson(t, "1.2");
  const invitation = page.getByText("Try any move here, for both players.");
  const live = () => invitation.evaluate((text) => text.closest("[aria-live], [role=status]").getAttribute("aria-live"));
  await step(page, "Begin at the end");
  await invitation.waitFor();
  assert.equal(await live(), null);
  for (const key of ["1", "Enter"]) await page.keyboard.press(key);
  await soon(async () => assert.equal(await live(), "off"));
  await next(page);
  await step(page, "Four");
  await invitation.waitFor();
  assert.equal(await live(), "off");
});

test("phrases of the text move the board", async (t) => {
  const page = await lesson(t, "7.1");
  const phrase = page.getByRole("button", { name: "take two" });
  await phrase.hover();
  await page.getByText("Take 2 from pile 1").first().waitFor();
  await phrase.click();
  await page.getByText("Nothing is lost").waitFor();
  await page.getByRole("button", { name: "Put back" }).click();
  await page.getByText("Try any move here").waitFor();
});

test("progress is exported, erased and imported", async (t) => {
  const page = await lesson(t, "2.1");
  await next(page);
  await outcome(page, "N");
  await right(page);
  await page.goto(page.url().replace(/#.*/, "#/learn"));
  await page.locator(".goes-on").getByText("step 3 of").waitFor();
  const [, bytes] = await download(page, page.getByRole("button", { name: "Export" }));
  assert.equal(bytes.toString(), "2.1 dd\n");
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByText("Progress erased").waitFor();
  await page.getByText("Your progress is kept in this browser").waitFor();
  const ask = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await ask).setFiles({ name: "p.txt", mimeType: "text/plain", buffer: bytes });
  await page.getByText("Joined").waitFor();
  await page.reload();
  await ready(page);
  await page.locator(".goes-on").getByText("step 3 of").waitFor();
});

test("exercises are answered, with hints", async (t) => {
  const page = await lesson(t, "2e1");
  await page.getByRole("button", { name: "Hint (1 of 2)" }).click();
  await page.getByText("27 = 16 + 8 + 2 + 1").waitFor();
  await check(page, "The number", "11");
  await page.getByText("Look at the 1s").waitFor();
  await check(page, "The number", "10");
  await page.getByText("Right, with 1 hint.").waitFor();
  await next(page);
  await check(page, "The number", "63");
  await right(page);
  const chess = await lesson(t, "1e4&s=2");
  await check(chess, /All P-positions/, "0, 2, 4 mod 9");
  await right(chess);
  const formula = await lesson(t, "3e3&s=3");
  await choose(formula, "rounded down");
  await formula.getByText("a move wins").waitFor();
  await choose(formula, "The value of");
  await right(formula);
});

test("a lone tall heap lies on its side, as large as fingers, its end in sight", async (t) => {
  for (const [width, height] of [[1280, 720], [390, 664], [844, 390]]) {
    const page = await lesson(t, "1.1", { width, height });
    const first = page.locator(".lying").getByRole("button", { name: /^Take 1 from heap 1,/ });
    await first.scrollIntoViewIfNeeded();
    const box = await first.boundingBox();
    assert.ok(box.width >= 24 && box.height >= 24, `${width}: ${JSON.stringify(box)}`);
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${width}: ${JSON.stringify(box)}`);
    await first.click();
    await page.locator(".lying").waitFor();
  }
});

test("a question about sizes comes with a board, and no winning move is said of an empty one", async (t) => {
  const page = await lesson(t, "1e1");
  await token(page, "heap", 1, 1).waitFor();
  await check(page, /All P-positions/, "0, 4");
  await page.locator(".stage-head").getByText("no move is left").waitFor();
});

test("a wrong number of moves is refuted", async (t) => {
  const page = await lesson(t, "7.1&s=2");
  await check(page, "The number", "3");
  await page.getByText("There are not so many moves").waitFor();
});

test("a drill of twenty questions", async (t) => {
  const page = await newPage(t, { hash: "#/drills?k=mex&s=7&l=1", reducedMotion: true });
  await page.getByRole("button", { name: "Start" }).click();
  for (let number = 1; number <= 20; number++) {
    await page.getByText(`${number} of 20`, { exact: true }).first().waitFor();
    const text = await page.locator(".drill-question").innerText();
    const numbers = text.match(/\d+/g).map(Number);
    let mex = 0;
    while (numbers.includes(mex)) mex++;
    if (number === 3) {
      await page.keyboard.press(String((mex + 1) % 10));
      await page.getByRole("heading", { name: `is ${mex}` }).waitFor();
      if (number === 3) await axe(page);
      await page.keyboard.press(" ");
    } else {
      await page.keyboard.press(String(mex));
    }
  }
  await page.getByRole("heading", { name: "19 of 20", exact: true }).waitFor();
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("link", { name: /Mex 19 of 20/ }).waitFor();
});

test("an address of no lesson says so", async (t) => {
  for (const place of ["9.9", "x", "2e99"]) {
    const page = await lesson(t, place);
    await page.getByRole("heading", { name: "This link names a lesson that we do not know" }).waitFor();
    await page.getByText(`There is no lesson or exercise “${place}”.`).waitFor();
    assert.equal(await page.getByRole("link", { name: "All lessons" }).getAttribute("href"), "#/learn");
  }
});

test("a lesson is read on a phone", async (t) => {
  const page = await lesson(t, "2.2&s=2", { width: 390, height: 844, touch: true });
  await check(page, "The number", "37");
  await right(page);
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  await step(page, "A wrong idea");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide);
  await axe(page);
});

test("a worksheet is printed on as many pages as it has", async (t) => {
  const positions = ["nim/3+5", "nim/1+2+3", "nim/2+2", "nim/4+7", "nim/1+1+1", "nim/6"].join(";");
  const page = await newPage(t, { hash: `#/worksheet?q=moves&p=${positions}`, reducedMotion: true });
  await page.getByRole("article", { name: "Page 2" }).waitFor();
  const key = page.getByRole("article", { name: "Key" });
  assert.deepEqual(await key.getByRole("row").nth(2).getByRole("cell").allInnerTexts(), ["2", "(1,2,3)", "∗0", "P", "none"]);
  assert.match(await key.getByRole("row").nth(1).innerText(), /∗6\s+N\s+Take 2 from pile 2/);
  await axe(page);
  const pdf = async () => (await page.pdf({ format: "A4", preferCSSPageSize: false })).toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;
  assert.equal(await pdf(), 3);
  await page.getByRole("checkbox", { name: "Answers on their own page" }).uncheck();
  await key.waitFor({ state: "detached" });
  assert.equal(await pdf(), 2);
  await page.getByLabel("Game").first().selectOption("Kayles");
  await page.getByRole("heading", { name: "Kayles" }).first().waitFor();
  await page.waitForFunction(() => location.hash.includes("p=kayles/") && location.hash.split(";").length >= 4);
  // A second game begins a page of its own, headed by what is chosen of its rule.
  await page.getByLabel("Second game").selectOption("Moore’s Nim");
  await page.getByRole("heading", { name: "Moore’s Nim, up to 2 piles" }).first().waitFor();
  await page.getByRole("heading", { name: "Kayles" }).first().waitFor();
});

test("a lesson is presented, and a class votes", async (t) => {
  const page = await lesson(t, "1.2&s=4", { width: 1920, height: 1080 });
  await page.getByRole("button", { name: "Present" }).click();
  const size = await page.locator(".step-text").first().evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  assert.ok(size >= 22, `${size} px`);
  await page.getByLabel("Hands for B").fill("17");
  await choose(page, "It leaves 3");
  await right(page);
  assert.equal(await page.getByLabel("Hands for B").inputValue(), "17");
  await axe(page);
  // It is still presented after a reload, the teams keep their points, and the clock runs.
  await page.getByRole("button", { name: "A point for Gauss" }).click();
  await page.getByRole("button", { name: "Clock" }).click();
  await page.reload();
  await page.locator(".presented").waitFor();
  await page.getByRole("timer").waitFor();
  await page.getByLabel("Points of Gauss").getByText("1").waitFor();
  await page.locator("h1").click();
  await page.keyboard.press("f");
  await page.getByLabel("Hands for B").waitFor({ state: "detached" });
});

test("every lesson and exercise fits a phone, with targets for fingers", async (t) => {
  const page = await newPage(t, { hash: "#/learn", width: 390, height: 664, touch: true });
  const { chapters } = await page.evaluate(async () => (await fetch("course.json")).json());
  const places = chapters.flatMap(({ lessons, exercises }, index) => [
    ...lessons.map((_, at) => `${index + 1}.${at + 1}`), ...exercises.map((_, at) => `${index + 1}e${at + 1}`),
  ]);
  assert.ok(places.length > 100, `${places.length} lessons and exercises`);
  const wrong = [];
  for (const place of places) {
    await page.evaluate((place) => { location.hash = `#/lesson?l=${place}`; }, place);
    await page.waitForFunction((place) => location.hash.includes(place) && document.querySelector(".lesson h2"), place);
    const found = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
      // Phrases that move the board stand in sentences, and pieces are as large as the board lets them be.
      const controls = [...document.querySelectorAll(".lesson-page :is(button, select, summary, input, a.btn)")].filter((one) => !one.matches(".term, .phrase"));
      const boxes = controls.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()]);
      const small = boxes.filter(([, { width, height }]) => width > 2 && (width < 43.5 || height < 43.5));
      return [wide && "wider than the phone", ...small.map(([one]) => one.outerHTML.slice(0, 80))].filter(Boolean);
    });
    wrong.push(...found.map((text) => `${place}: ${text}`));
  }
  assert.deepEqual(wrong, []);
});

test("a strategy is stolen: the proof begins with the answer to its own bite", async (t) => {
  const page = await lesson(t, "1.5&s=3");
  await page.getByText("First moves tried: 0 of 10").waitFor();
  await axe(page);
  const square = (name) => page.getByRole("button", { name: new RegExp(`^Square \\(${name}\\)`) });
  await square("2,2").click();
  await page.getByText(/The proof begins again, with this/).first().waitFor();
  await page.getByText("First moves tried: 1 of 10").waitFor();
  await page.getByText("the proof has begun again").waitFor();
  assert.equal(await page.locator(".cases .used .case-name").innerText(), "Stolen");
  // What is left is what the answer left, and nobody plays on.
  assert.equal(await page.locator(".lesson-board [data-piece]").count(), 6);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("you against the proof").waitFor();
  await square("3,1").waitFor();
  await page.getByRole("button", { name: "Other position" }).click();
  await page.getByText("First moves tried: 0 of 10").waitFor();
});

test("these are not all: the board is put back, and the moves go on", async (t) => {
  const page = await lesson(t, "2.3&s=3");
  await take(page, 2, 1);
  await page.locator(".answer-said").first().waitFor();
  await page.getByRole("button", { name: "These are all" }).click();
  await page.getByText("At least one winning move is missing").waitFor();
  // 13, 12 and 8: from 13 to 4.
  await take(page, 1, 9);
  await page.getByText("Found: 1.").waitFor();
});

test("on a phone what becomes of an answer is seen", async (t) => {
  const page = await lesson(t, "7.2&s=4", { width: 390, height: 664, touch: true });
  await check(page, "The value", "1");
  const said = page.locator(".answer-said").first();
  await said.waitFor();
  const bottom = await said.evaluate((place) => new Promise((seen) => setTimeout(() => seen(place.getBoundingClientRect().bottom - innerHeight), 600)));
  assert.ok(bottom <= 0, `${bottom} px below the window`);
});

test("the keys of a drill are in the window of a phone", async (t) => {
  for (const drill of ["mex", "eeny-meeny", "colon"]) {
    const page = await newPage(t, { hash: `#/drills?k=${drill}&s=3`, width: 390, height: 664, touch: true });
    await page.getByRole("button", { name: "Start" }).tap();
    const zero = page.getByRole("button", { name: "0", exact: true });
    await zero.waitFor();
    const bottom = await zero.evaluate((key) => key.getBoundingClientRect().bottom - innerHeight);
    assert.ok(bottom <= 0, `${drill}: ${bottom} px below the window`);
  }
});

test("teachers find a list, sheets and what to show", async (t) => {
  const page = await newPage(t, { hash: "#/teachers", reducedMotion: true });
  await axe(page);
  await page.getByLabel("Lesson, exercise or drill").selectOption({ label: "Lesson 2.3: Finding the winning move" });
  await page.getByRole("button", { name: "Add" }).click();
  assert.match(await page.getByRole("link", { name: "Open", exact: true }).getAttribute("href"), /t=2\.3$/);
  await page.getByRole("link", { name: /Lesson 2.3, with votes/ }).click();
  await page.locator(".presented").waitFor();
  await page.goBack();
  await page.getByRole("link", { name: /^Kayles/ }).click();
  await page.getByRole("article", { name: "Page 2" }).waitFor();
  await page.goBack();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole("heading", { name: "For teachers" }).waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
