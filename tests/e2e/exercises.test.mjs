// Exercises of every kind are finished, formulas are checked, a class votes, and a link hands out a list.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, ready, soon } from "./harness.mjs";
import { token } from "./player.mjs";

const lesson = (t, place, options = {}) => newPage(t, { hash: `#/lesson?l=${place}`, reducedMotion: true, ...options });
const next = (page, name = "Next") => page.getByRole("button", { name, exact: true }).click();
const check = async (page, label, text) => {
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
const said = (page, text) => page.locator(".answer-said").filter({ hasText: text }).first().waitFor();
const right = (page) => said(page, /^Right\./);
const choose = (page, text) => page.locator(".choices").getByRole("button", { name: text }).click();
const outcome = (page, name) => page.getByRole("group", { name: "Who wins?" }).getByRole("button", { name }).click();
const N = /N$/;
const P = /P$/;
const done = async (page) => {
  await next(page, "Finish");
  await page.getByRole("heading", { name: "Done" }).waitFor();
};
const FORMULA = "A formula, g(n) = …";

test("a lesson of Nim is finished on its boards", async (t) => {
  const page = await lesson(t, "2.1");
  await next(page);
  await outcome(page, N);
  await right(page);
  await next(page);
  await token(page, "pile", 2, 4).click();
  await right(page);
  await next(page);
  await choose(page, "It was better to take the 1");
  await said(page, "Two unequal piles are won for whoever moves");
  await choose(page, "The other player takes the third pile");
  await right(page);
  await next(page);
  await token(page, "pile", 3, 3).click();
  await right(page);
  await next(page);
  await outcome(page, N);
  await right(page);
  await done(page);
});

test("a lesson of nim-sums is finished", async (t) => {
  const page = await lesson(t, "2.2");
  await next(page);
  await check(page, "The number", "37");
  await right(page);
  await next(page);
  await choose(page, "0");
  await right(page);
  await next(page);
  await check(page, "The number", "63");
  await right(page);
  await next(page);
  await check(page, "The number", "11");
  await right(page);
  await next(page);
  await outcome(page, P);
  await right(page);
  await next(page);
  await token(page, "pile", 3, 1).click();
  await right(page);
  await done(page);
});

test("an exercise of numbers is finished, and its answer is told only when asked for", async (t) => {
  const page = await lesson(t, "2e1");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.getByText("The answer: 10").waitFor();
  // With its reason: what hints say, and every line of the way.
  await page.getByLabel("Hints").getByText("What occurs in both cancels.").waitFor();
  assert.equal(await page.getByRole("button", { name: /^Hint/ }).count(), 0);
  await page.getByRole("button", { name: "Show the way to it" }).press("Enter");
  const way = page.getByRole("region", { name: "Line by line" });
  await way.getByText("Add what the odd columns are worth").waitFor();
  assert.equal(await way.locator("[aria-current]").count(), 0);
  assert.ok(await way.evaluate((way) => way === document.activeElement));
  await page.goto(page.url().replace(/#.*/, "#/learn"));
  await page.getByRole("button", { name: /The game of Nim|Nim/ }).first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("nimscope.learn")?.includes("2e1 t") ?? null), true);
  await page.goto(page.url().replace(/#.*/, "#/lesson?l=2e1&s=1"));
  await check(page, "The number", "10");
  await right(page);
  await next(page);
  await check(page, "The number", "63");
  await right(page);
  await done(page);
});

test("the end tells what was looked up from what was passed over", async (t) => {
  const page = await lesson(t, "2e1");
  await page.getByRole("button", { name: "Show the answer" }).click();
  await page.getByText("The answer: 10").waitFor();
  for (const name of ["Next", "Skip"]) await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("heading", { name: "Almost" }).waitFor();
  const listed = async (said) => page.locator(`p:has-text("${said}") + ul`).getByRole("button").allInnerTexts();
  assert.deepEqual((await listed("looked at their answers")).map((name) => name.trim()), ["a"]);
  assert.deepEqual((await listed("passed over")).map((name) => name.trim()), ["b"]);
});

test("an exercise of sets and moves is finished", async (t) => {
  const page = await lesson(t, "1e2");
  await check(page, /All P-positions/, "0 mod 7");
  await right(page);
  await next(page);
  await token(page, "heap", 1, 2).click();
  await said(page, "The board shows the reply");
  await page.getByRole("button", { name: "Try again" }).click();
  await token(page, "heap", 1, 3).click();
  await right(page);
  await done(page);
});

test("an exercise with a formula is finished; the first counterexample is shown", async (t) => {
  const page = await lesson(t, "3e3");
  await check(page, "The value", "6");
  await right(page);
  await next(page);
  await check(page, "The value", "1");
  await right(page);
  await next(page);
  await choose(page, "The value of");
  await right(page);
  await next(page);
  await check(page, FORMULA, "g(n) = n // 2");
  await said(page, "False at n = 3: your formula gives 1, the game 0.");
  await page.getByText("where your formula fails").waitFor();
  assert.match(await page.getByRole("link", { name: "Open n = 3" }).getAttribute("href"), /at-most-half(\/|%2F)3/);
  await axe(page);
  await check(page, FORMULA, "g(n) = g(n)");
  await said(page, "At n = 0 your formula needs the value of a size that is not smaller");
  await check(page, FORMULA, "g(n) = n mo 2");
  await said(page, /This cannot be read.*before “mo 2”/);
  await check(page, FORMULA, "P iff n = 0");
  await said(page, "Expected g(n) = …");
  await check(page, FORMULA, "g(n) = if n < 50000 then (if n mod 2 = 0 then n // 2 else g(n // 2)) else 7");
  await said(page, /False at n = 50.000/);
  await check(page, FORMULA, "g(n) = if n mod 2 = 0 then n // 2 else g((n - 1) // 2)");
  await said(page, /agrees with the game up to n = 60.000/);
  await done(page);
});

test("a formula for values that repeat is proved, by keyboard and on a phone", async (t) => {
  const page = await lesson(t, "3e2&s=3", { width: 390, height: 844, touch: true });
  await page.getByLabel(FORMULA).focus();
  await page.keyboard.type("g(n) = [0, 1, 0, 1, 2, 3, 2][n mod 7]");
  await page.keyboard.press("Enter");
  await said(page, "Proved for all n");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await axe(page);
  const lost = await lesson(t, "1e7&s=6");
  await check(lost, "A formula, P iff …", "P iff oddpart(n) = 1");
  await said(lost, "False at n = 3: by your rule it is no P-position, in the game it is a P-position.");
  await check(lost, "A formula, P iff …", "P iff n in fib");
  await right(lost);
});

test("an exercise of values, a set of roots, and a draw", async (t) => {
  const values = await lesson(t, "4e10&s=3");
  await check(values, /The values from n = 1/, "0 0 1 0 2 1 1");
  await said(values, "At n = 7.");
  await check(values, /The values from n = 1/, "0 0 1 0 2 1 0");
  await said(values, "At least one number is missing.");
  await check(values, /The values from n = 1/, "0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3");
  await right(values);
  const roots = await lesson(t, "5e6&s=5");
  await check(roots, /All of them/, "14, 16");
  await said(roots, "16 does not belong there");
  await check(roots, /All of them/, "15 14");
  await right(roots);
  const draw = await lesson(t, "1e8&s=8");
  await outcome(draw, /a draw$/);
  await right(draw);
});

test("a class votes on what it proposes, and two teams have points and a clock", async (t) => {
  const page = await lesson(t, "2e1", { width: 1920, height: 1080 });
  await page.getByRole("button", { name: "Present" }).click();
  await page.getByText("Count votes").click();
  await page.getByLabel("Proposal A").fill("44");
  await page.getByLabel("Hands for A").fill("9");
  await page.getByLabel("Proposal B").fill("10");
  await page.getByLabel("Hands for B").fill("14");
  assert.ok(await page.getByRole("button", { name: "Check C" }).isDisabled());
  await page.getByRole("button", { name: "Check A" }).click();
  await said(page, "Not yet.");
  await page.getByRole("button", { name: "Check B" }).click();
  await right(page);
  assert.equal(await page.getByLabel("Hands for A").inputValue(), "9");
  await page.getByLabel("Name of team 2").fill("Noether");
  await page.getByLabel("Name of team 2").press("Enter");
  await page.getByRole("button", { name: "A point for Noether" }).click();
  await page.getByRole("button", { name: "Clock" }).click();
  await page.getByRole("timer", { name: "Time for this step" }).waitFor();
  await axe(page);
  await next(page);
  assert.equal(await page.getByLabel("Points of Noether").innerText(), "1");
  const board = await lesson(t, "1e2&s=2", { width: 1920, height: 1080 });
  await board.getByRole("button", { name: "Present" }).click();
  await board.getByText("Count votes").click();
  await board.getByLabel("Proposal C").fill("take 3");
  assert.equal(await board.getByRole("button", { name: "Check C" }).count(), 0);
  const who = await lesson(t, "1.2&s=2", { width: 1920, height: 1080 });
  await who.getByRole("button", { name: "Present" }).click();
  await who.getByText("Count votes").click();
  await who.getByLabel("Hands for N").fill("3");
  await who.getByLabel("Hands for P").fill("20");
});

test("a link hands out a list, and is made on the page", async (t) => {
  const page = await newPage(t, { hash: "#/learn?t=1.2,2e1,mex*7*1,mex*x,9.9", reducedMotion: true });
  const list = page.getByRole("region", { name: "Handed out to you" });
  assert.equal(await list.getByRole("link").count(), 3);
  for (const unread of ["mex*x", "9.9"])
    await list.getByText(`“${unread}” is no lesson, exercise or drill.`).waitFor();
  await axe(page);
  assert.match(await list.getByRole("link", { name: /Mex/ }).getAttribute("href"), /k=mex&s=7&l=1/);
  await list.getByRole("link", { name: /Nim-sums/ }).click();
  await page.getByRole("heading", { level: 1, name: "Nim-sums" }).waitFor();
  // The list comes along, to its end.
  const skip = async () => {
    while (!(await page.locator("#done").isVisible())) await page.locator(".step-nav .btn").last().click();
  };
  assert.match(page.url(), /&t=1\.2,2e1,mex\*7\*1$/);
  await skip();
  assert.match(await page.getByRole("link", { name: /^Drill: Mex/ }).getAttribute("href"), /k=mex&s=7&l=1/);
  await page.getByRole("link", { name: "Back to your list" }).click();
  await list.getByRole("link", { name: /Count backwards/ }).click();
  await page.getByRole("heading", { level: 1, name: "Count backwards" }).waitFor();
  await skip();
  await page.getByRole("link", { name: /Nim-sums/ }).click();
  await page.getByRole("heading", { level: 1, name: "Nim-sums" }).waitFor();

  const made = await newPage(t, { hash: "#/learn", reducedMotion: true });
  await made.getByText("A list for your class").click();
  const choice = made.getByLabel("Lesson, exercise or drill");
  await choice.selectOption({ label: "Drill: Mex" });
  await made.getByRole("button", { name: "Add" }).click();
  await choice.selectOption({ label: "Lesson 1.2: Count backwards" });
  await made.getByRole("button", { name: "Add" }).click();
  await axe(made);
  await made.getByRole("link", { name: "Open", exact: true }).click();
  await ready(made);
  const names = () => made.getByRole("region", { name: "Handed out to you" }).getByRole("link").allInnerTexts();
  await soon(async () => assert.match((await names()).join("\n"), /^Drill: Mex, seed \d+[^]*\nLesson 1\.2: Count backwards/));
});

test("a worksheet has the same pages on Letter", async (t) => {
  const positions = ["nim/3+5", "nim/1+2+3", "nim/2+2", "nim/4+7", "nim/6"].join(";");
  const page = await newPage(t, { hash: `#/worksheet?q=value&p=${positions}`, reducedMotion: true });
  await page.getByRole("article", { name: "Key" }).waitFor();
  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false });
    assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length, 3, format);
  }
});
