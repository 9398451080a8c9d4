// Conjectures in the sequence lab: proved, only checked, refuted by a position that can be played, and mistyped.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage, ready, soon } from "./harness.mjs";

const lab = (t, query, options = {}) => newPage(t, { hash: `#/lab/sequence?${query}`, reducedMotion: true, ...options });
const q = encodeURIComponent;
const card = (page) => page.locator(".statement");
const field = (page) => page.getByRole("textbox", { name: "Statement" });
const says = (page, text) => card(page).locator(".found").filter({ hasText: text }).waitFor();
const because = (page, text) => card(page).locator(".sure").filter({ hasText: text }).waitFor();

test("a statement is proved, with its certificate", async (t) => {
  const page = await lab(t, "c=0.77&n=1000");
  assert.equal(await card(page).locator(".found").count(), 0);
  await field(page).fill("n < 83 or g(n) = g(n - 12)");
  await says(page, "proved for all n");
  await because(page, /comes back with period 12/);
  await soon(async () => assert.deepEqual(await card(page).locator(".certificate dd").allInnerTexts(), ["83", "12", "95"]));
  await soon(async () => assert.match(await page.locator("main.lab > [role=status]").innerText(), /Statement: proved for all n/));
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("q=n < 83 or g(n) = g(n - 12)"));
  await axe(page);
  await page.reload();
  await ready(page);
  await says(page, "proved for all n");
  assert.equal(await field(page).inputValue(), "n < 83 or g(n) = g(n - 12)");
});

test("a counterexample has both values and can be played", async (t) => {
  const page = await lab(t, `c=0.77&n=1000&q=${q("n < 82 or g(n) = g(n - 12)")}`);
  await says(page, "fails at n = 82");
  await field(page).fill("g(n) = n mod 4");
  await says(page, "fails at n = 4");
  await because(page, "g(n) is 1, n mod 4 is 0.");
  await card(page).getByText("Its options, with their values: 3 (3), 1+2 (3), 2 (2), 1+1 (0).").waitFor();
  await axe(page);
  await card(page).getByRole("link", { name: "Play it" }).click();
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
  assert.match(decodeURIComponent(await page.evaluate(() => location.hash)), /octal:0\.77\/4/);
});

test("a mistake is shown at its character, and the values stay", async (t) => {
  const page = await lab(t, "c=0.77&n=1000");
  await page.locator(".head .found").filter({ hasText: "period 12" }).waitFor();
  await field(page).fill("g(n) = m");
  await soon(async () => assert.equal(await card(page).locator(".err-at").innerText(), "m"));
  await soon(async () => assert.equal(await field(page).getAttribute("aria-invalid"), "true"));
  assert.equal(await page.locator("main.stale").count(), 0);
  await field(page).fill("g(n) = g[1,x](n)");
  await soon(async () => assert.equal(await card(page).locator(".err-at").innerText(), "x"));
  await axe(page);
  await field(page).fill("");
  await soon(async () => assert.equal(await card(page).locator(".err, .found").count(), 0));
});

test("a statement is checked as the values come, and typed letter by letter", async (t) => {
  const page = await lab(t, "c=at-most-half&n=300000");
  await field(page).click();
  for (const key of "g(n)=oddpart(n+1)//2") await page.keyboard.press(key);
  assert.equal(await field(page).inputValue(), "g(n)=oddpart(n+1)//2");
  await says(page, "holds for n ≤");
  await because(page, "Checked, not proved.");
  // Enter asks for all values.
  await page.keyboard.press("Enter");
  await page.locator(".prog").waitFor({ state: "detached" });
  await card(page).locator(".found").waitFor();
});

test("examples come with their game, and another game may be named", async (t) => {
  const page = await lab(t, "c=0.77&n=2000");
  await card(page).getByRole("button", { name: "Lasker’s formula" }).click();
  await says(page, "proved for all n");
  assert.equal(await page.locator("#lab-c").inputValue(), "4.[3]");
  await card(page).getByRole("button", { name: "One too few" }).click();
  await says(page, "fails at n = 2");
  await because(page, "g(2) = 0: a P-position.");
  await page.locator("#lab-c").fill("impatient {1,2,3}");
  await field(page).fill("n = 0 or g(n) = g[1,2,3](n - 1) + 1");
  await says(page, "proved for all n");
  await field(page).fill("P iff g(x) = g(y)");
  await says(page, "holds for x ≤ y ≤ 1\u202f000");
});

test("on a phone nothing sticks out", async (t) => {
  const page = await lab(t, `c=0.77&n=1000&q=${q("n < 83 or g(n) = g(n - 12)")}`, { width: 360, height: 740, touch: true });
  await says(page, "proved for all n");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the page is too wide");
});
