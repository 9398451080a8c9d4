// What was answered stays in sight: moves with their verdicts, formulas with how far they hold, slips with what explains them;
// and a teacher says how much help there is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, ready } from "./harness.mjs";
import { token } from "./player.mjs";

const lesson = (t, place, options = {}) => newPage(t, { hash: `#/lesson?l=${place}`, reducedMotion: true, ...options });

test("moves that were tried stay in a list, and are shown again", async (t) => {
  const page = await lesson(t, "2.3&s=3");
  await token(page, "pile", 3, 8).click();
  await page.locator(".answer-said").filter({ hasText: "Not yet." }).waitFor();
  const list = page.getByRole("list", { name: "Moves so far" });
  await list.getByText("Does not win: Take 8 from pile 3").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await token(page, "pile", 1, 9).click();
  await list.getByText("Wins: Take 9 from pile 1").waitFor();
  assert.equal(await list.getByRole("listitem").count(), 2);
  const pictures = new Set();
  for (const name of ["Show: Take 8 from pile 3", "Show: Take 9 from pile 1"]) {
    await list.getByRole("button", { name }).click();
    await page.waitForTimeout(100);
    pictures.add(await page.locator(".lesson-board .stage").innerHTML());
  }
  assert.equal(pictures.size, 2);
  await axe(page);
});

test("formulas stay with how far they hold, beside the values of the game", async (t) => {
  for (const size of [{}, { width: 390, height: 664, touch: true }]) {
    const page = await lesson(t, "3e3&s=4", size);
    const formula = async (text) => {
      await page.getByLabel("A formula, g(n) = …").fill(text);
      await page.getByRole("button", { name: "Check", exact: true }).click();
    };
    await formula("g(n) = n");
    const far = page.getByRole("list", { name: "How far each holds" });
    await far.getByText("false at n = 1").waitFor();
    await formula("g(n) = floor(n / 2)");
    await far.getByText("false at n = 3").waitFor();
    await page.getByRole("img", { name: /^The game and g\(n\) = floor\(n \/ 2\), from n = 0 to n = 24\. They first differ at n = 3\.$/ }).waitFor();
    assert.equal(await page.locator(".compared circle.value").count(), 25);
    assert.deepEqual(await far.getByRole("listitem").locator("b").allInnerTexts(), ["g(n) = floor(n / 2)", "g(n) = n"]);
    await formula("g(n) = ");
    await page.locator(".answer-said").filter({ hasText: "This cannot be read." }).waitFor();
    assert.equal(await far.getByRole("listitem").count(), 2);
    await axe(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
});

test("slips of a drill lead to the step that explains them", async (t) => {
  const page = await newPage(t, { hash: "#/drills?k=nim-sum&s=5&l=1&t=0", reducedMotion: true });
  await page.getByRole("button", { name: /^Start/ }).click();
  for (let slip = 0; slip < 2; slip++) {
    await page.getByRole("button", { name: "Pass", exact: true }).click();
    await page.getByRole("button", { name: /^Next/ }).click();
  }
  const list = page.getByRole("region", { name: "So far" });
  await list.getByRole("heading", { name: "Worth a look" }).waitFor();
  await list.getByRole("link", { name: "Lesson 2.2, step 1" }).click();
  await page.getByRole("heading", { level: 1, name: "The nim-sum" }).waitFor();
});

test("a teacher leaves hints and answers away, and shows the code of the list", async (t) => {
  const page = await newPage(t, { hash: "#/teachers", reducedMotion: true });
  await page.getByLabel("Lesson, exercise or drill").selectOption({ label: "Lesson 1.2: Count backwards" });
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByRole("group", { name: "Hints" }).getByText("None", { exact: true }).click();
  await page.getByRole("group", { name: "Answers" }).getByText("Hidden", { exact: true }).click();
  await page.getByRole("button", { name: "Show large" }).click();
  const large = page.getByRole("dialog", { name: "Open this list" });
  await large.getByRole("img", { name: "QR code of the link" }).waitFor();
  await large.getByText(/#\/learn\?t=1\.2&h=0&a=0$/).waitFor();
  await axe(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await page.getByRole("region", { name: "Handed out to you" }).getByRole("link", { name: /Count backwards/ }).click();
  await page.getByRole("heading", { level: 1, name: "Count backwards" }).waitFor();
  assert.match(page.url(), /t=1\.2&h=0&a=0$/);
  await page.goto(page.url().replace(/&s=\d+/, "&s=2"));
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Skip", exact: true }).waitFor();
  for (const name of [/^Hint/, "Show the answer"])
    assert.equal(await page.getByRole("button", { name }).count(), 0, String(name));
});

test("the course counts what each paper offers here", async (t) => {
  const page = await newPage(t, { hash: "#/learn", reducedMotion: true });
  const papers = page.getByRole("region", { name: /^Papers/ });
  await papers.getByText(/: \d+ entries, \d+ of them corrects? an error in print$/).first().waitFor();
  assert.equal(await papers.getByRole("listitem").count(), 5);
  await papers.getByRole("link", { name: /eeny-meeny/ }).click();
  await page.getByRole("heading", { level: 1, name: /eeny-meeny/ }).waitFor();
});
