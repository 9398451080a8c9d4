// The ways through the course: where one is, the keys, the parts of an exercise, and the walk to an answer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, ready, soon } from "./harness.mjs";

const lesson = (t, place, options = {}) => newPage(t, { hash: `#/lesson?l=${place}`, reducedMotion: true, ...options });

/** The page of the course, where so much has been done: lines such as `2.3 dd`. */
async function course(t, progress, options = {}) {
  const page = await newPage(t, { hash: "#/glossary", reducedMotion: true, ...options });
  await page.evaluate((progress) => localStorage.setItem("nimscope.learn", progress), progress);
  await page.evaluate(() => { location.hash = "#/learn"; });
  await ready(page);
  await page.getByRole("heading", { name: "Learn impartial games" }).waitFor();
  return page;
}

const fits = async (page) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
const check = async (page, label, text) => {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Check" }).click();
};

test("where one is: the board of that step, and what is left", async (t) => {
  for (const theme of ["light", "dark"]) {
    const page = await course(t, "2.3 dd\n", { theme });
    const card = page.getByRole("region", { name: /2 Nim/ });
    await card.getByText("step 3 of 6").waitFor();
    await card.getByText("4 minutes left").waitFor();
    // 13, 12 and 8 chips; twelve are drawn at most.
    await soon(async () => assert.equal(await card.locator(".thumb svg rect").count(), 12 + 12 + 8));
    const row = page.locator(".unit[aria-current=step]");
    assert.match(await row.innerText(), /Finding the winning move\s+, tried\s+step 3 of 6\s+6 min/);
    assert.ok(await row.isVisible());
    await axe(page);
    await page.keyboard.press("c");
    await page.getByRole("heading", { level: 2, name: "All of them" }).waitFor();
  }
  const coins = await course(t, "5.2 d\n", { width: 390, height: 844, touch: true });
  await coins.locator(".goes-on .thumb svg").waitFor();
  assert.ok(await coins.locator(".goes-on .thumb svg g > *").count() > 2);
  await fits(coins);
});

test("who has just come sees where to begin, and fetches no game", async (t) => {
  const page = await newPage(t, { hash: "#/learn" });
  const card = page.getByRole("region", { name: /1 Take-away games/ });
  await card.getByRole("link", { name: /^Start/ }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.equal(await card.locator(".thumb").count(), 0);
});

test("who has done all lessons is led to a drill", async (t) => {
  const page = await newPage(t, { hash: "#/learn" });
  const all = await page.evaluate(async () => {
    const { chapters } = await (await fetch("course.json")).json();
    return chapters.flatMap(({ lessons }, chapter) => lessons.map(({ steps }, at) => `${chapter + 1}.${at + 1} ${"d".repeat(steps)}`)).join("\n");
  });
  const done = await course(t, all);
  await done.getByRole("heading", { name: "All lessons are done" }).waitFor();
  assert.match(await done.getByRole("link", { name: /^Practise/ }).getAttribute("href"), /^#\/drills\?k=/);
});

test("arrows lead through the chapters", async (t) => {
  const page = await course(t, "");
  const chapter = (name) => page.locator(".chapter").getByRole("button", { name: new RegExp(`^\\d ?${name} [FW]in`) });
  await chapter("Take-away games").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.getByText("The nim-sum", { exact: true }).waitFor();
  const expanded = (is) => soon(async () => assert.equal(await chapter("Nim").getAttribute("aria-expanded"), is));
  await expanded("true");
  await page.keyboard.press("ArrowLeft");
  await expanded("false");
  await page.keyboard.press("ArrowUp");
  await soon(async () => assert.ok(await chapter("Take-away games").evaluate((button) => button === document.activeElement)));
});

test("the parts of an exercise are tabs, with what has become of each", async (t) => {
  const page = await lesson(t, "2e2");
  const tabs = page.getByRole("tablist", { name: "Parts" });
  const tab = (name) => tabs.getByRole("tab", { name, exact: true });
  assert.deepEqual(await tabs.getByRole("tab").allInnerTexts(), ["a", "b", "c", "c, the second"]);
  await page.locator("[data-piece]").first().waitFor();
  await page.getByRole("button", { name: "These are all" }).click();
  await tab(/^a ?, tried$/).waitFor();
  await tab(/^a ?, tried$/).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.hash.endsWith("s=2"));
  assert.ok(await tab("b").evaluate((tab) => tab === document.activeElement && tab.ariaSelected === "true"));
  await page.getByRole("tabpanel", { name: "b" }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("tabpanel", { name: "c, the second" }).waitFor();
  await tab("c").click();
  await page.waitForFunction(() => location.hash.endsWith("s=3"));
  await axe(page);
  assert.equal(await (await lesson(t, "2.3")).getByRole("tablist").count(), 0);

  // Eighteen parts on a phone: numbers in a row that is pushed aside.
  const phone = await lesson(t, "5e12&s=17", { width: 390, height: 844, touch: true });
  const chosen = phone.getByRole("tab", { selected: true });
  assert.match(await chosen.getAttribute("aria-label"), /^17: /);
  const { x, width, height } = await chosen.boundingBox();
  assert.ok(x >= 0 && x + width <= 390 && width >= 44 && height >= 44, `${x}, ${width} by ${height}`);
  await fits(phone);
  await axe(phone);
});

test("after two wrong answers the way is walked line by line, by keyboard", async (t) => {
  const page = await lesson(t, "7.2&s=4");
  const begin = page.getByRole("button", { name: "Walk with me" });
  await check(page, "The value", "1");
  await page.locator(".answer-said").first().waitFor();
  assert.equal(await begin.count(), 0);
  await check(page, "The value", "3");
  await begin.focus();
  await page.keyboard.press("Enter");
  const walk = page.getByRole("region", { name: "Line by line" });
  await walk.waitFor();
  await walk.getByText("Compare the top run with each run below it").waitFor();
  await page.keyboard.press("Enter");
  await walk.getByText("top run: compare it going down").waitFor();
  await page.keyboard.press("Enter");
  const answer = (name) => walk.getByRole("group", { name: "Your answer to this line" }).getByRole("button", { name, exact: true });
  await answer("No").click();
  await walk.getByText("Not yet.").waitFor();
  await axe(page);
  await answer("Equal").click();
  await walk.locator("[aria-current]").getByText("meeny").waitFor();
  assert.ok(await answer("Yes").evaluate((button) => button === document.activeElement));
  await answer("Show").click();
  await walk.locator("[aria-current]").getByText("2 ≤ 1?").waitFor();
  await answer("No").click();
  await walk.getByText("So what is the value?").waitFor();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await walk.getByText("Not yet.").waitFor();
  await page.keyboard.press("Backspace");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await walk.getByText("Now answer the question of the lesson.").waitFor();
  await check(page, "The value", "2");
  await page.locator(".answer-said").filter({ hasText: /^Right\./ }).first().waitFor();
  assert.equal(await walk.getByRole("listitem").count(), 6);
  await axe(page);
});

test("a walk that has begun is filled in once the answer is right, on a phone too", async (t) => {
  const page = await lesson(t, "2.2&s=2", { width: 390, height: 844, touch: true });
  for (const wrong of ["1", "2"]) {
    await check(page, "The number", wrong);
    await page.locator(".answer-said.wrong").first().waitFor();
  }
  await page.getByRole("button", { name: "Walk with me" }).tap();
  const walk = page.getByRole("region", { name: "Line by line" });
  await walk.getByText("In binary").waitFor();
  assert.equal(await walk.getByRole("listitem").count(), 1);
  await fits(page);
  for (const control of await walk.locator(":is(button, input)").all()) {
    const { width, height } = await control.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} by ${height}`);
  }
  await axe(page);
  await check(page, "The number", "37");
  await walk.getByText("Add what the odd columns are worth").waitFor();
  assert.equal(await walk.locator("[aria-current]").count(), 0);
});

test("what lies before and after a lesson or an exercise is one link away", async (t) => {
  const page = await lesson(t, "2.3");
  const beside = page.getByRole("navigation", { name: "Lessons of this chapter" });
  assert.equal(await beside.locator("[aria-current=page]").innerText(), "2.3");
  await beside.getByRole("link", { name: "Next: Lesson 2.4, Why it works" }).click();
  await page.getByRole("heading", { level: 1, name: "Why it works" }).waitFor();
  const exercise = await lesson(t, "2e2");
  const others = exercise.getByRole("navigation", { name: "Exercises of this chapter" });
  assert.deepEqual(await others.locator("> *").allInnerTexts(), ["2.6.1", "Exercise 2.6.2", "2.6.3"]);
  await axe(exercise);
});

test("a pupil copies a slip of what was handed out, or prints it alone", async (t) => {
  const page = await course(t, "2.3 dd\n2e2 dddd\n", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate(() => { location.hash = "#/learn?t=2e2,2.3,mex*7"; });
  await page.getByRole("heading", { name: "Handed out to you" }).waitFor();
  await page.getByText("Slip for your teacher").click();
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByText("tried, 2 of 6 steps done").waitFor();
  await axe(page);
  await page.getByRole("button", { name: "Copy as a line" }).click();
  await soon(async () => assert.match(
    await page.evaluate(() => navigator.clipboard.readText()),
    /^Ada, \d+ \w+ \d{4}: Exercise Ferguson 2\.6\.2: All winning moves \(done\); Lesson 2\.3: Finding the winning move \(tried, 2 of 6 steps done\); Drill: .*\(not seen\)$/,
  ));
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".slip-paper").isVisible());
  for (const place of [".course-side", ".chapter", ".bar"]) assert.ok(!(await page.locator(place).first().isVisible()), place);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
});
