// The companions of the papers: found from the start page, with places that open, and proofs with one's own numbers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, newPage } from "./harness.mjs";
import { board } from "./player.mjs";

test("a theorem is found from the start page, by a list that comes with the first key", async (t) => {
  const page = await newPage(t, { hash: "#/" });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const search = page.getByRole("searchbox");
  await search.waitFor();
  assert.ok(!asked.some((url) => url.endsWith("papers.txt")));
  await search.fill("Theorem 14");
  const found = page.getByRole("region", { name: "Theory" }).getByRole("link");
  await found.first().waitFor();
  assert.ok(asked.some((url) => url.endsWith("papers.txt")));
  assert.match(await found.first().innerText(), /^Theorem 14/);
  await search.fill("Figure 6.6");
  await page.getByRole("link", { name: /^Figure 6\.6/ }).waitFor();
  assert.equal(await found.count(), 1);
  await search.press("Enter");
  const here = page.locator(".part.here");
  await here.waitFor();
  assert.match(await here.innerText(), /^Figure 6\.6/);
  await page.waitForFunction(() => {
    const box = document.querySelector(".part.here").getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight;
  });
  await here.getByRole("link", { name: "Figure 6.6: the door" }).click();
  await board(page).waitFor();
});

test("a proof is told with one’s own numbers", async (t) => {
  const page = await newPage(t, { hash: "#/papers?p=khovanova&i=theorem-10" });
  const here = page.locator(".part.here");
  await here.getByRole("button", { name: "The proof with your numbers" }).click();
  await here.getByLabel("n", { exact: true }).fill("5");
  await here.getByText("By the definition the same").waitFor();
  assert.equal(await here.locator("b", { hasText: "28" }).count(), 1);
  await here.getByLabel("n", { exact: true }).fill("x");
  await here.getByText("Whole numbers").waitFor();
});

test("lists, errata and lessons lead to each other", async (t) => {
  const page = await newPage(t, { hash: "#/lesson?l=2e1" });
  await page.getByRole("link", { name: "Ferguson 2.6.1" }).click();
  await page.locator(".part.here", { hasText: "Exercise 2.6.1" }).getByRole("link", { name: /^Exercise: Nim-sums/ }).waitFor();
  await page.getByRole("link", { name: "All papers" }).click();
  await page.getByRole("link", { name: /first version/ }).click();
  await page.getByText(/^Errata \(\d+\)$/).click();
  await page.getByRole("link", { name: /Theorem 3: an evil number/ }).click();
  await page.locator(".part.here.erratum").getByRole("link", { name: "(2, 5) is one" }).click();
  await board(page).waitFor();
});

test("a companion fits a phone, light and dark, and has no barriers", async (t) => {
  for (const theme of ["light", "dark"]) {
    const page = await newPage(t, { hash: "#/papers?p=ferguson", width: 390, height: 844, theme });
    await page.locator(".part").first().waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await axe(page);
  }
});

test("a document that there is not is said to be none", async (t) => {
  const page = await newPage(t, { hash: "#/papers?p=../x" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.locator(".part").count(), 0);
});
