// The sequence lab: typing, proofs, the plot, tables, comparison, files, long runs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, download, newPage, ready, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/sequence${query && `?${query}`}`, reducedMotion: true, ...options });
const code = (page) => page.getByRole("textbox", { name: /^(Code|Set)$/ });
const found = (page) => page.locator(".found").first();
const says = (page, text) => found(page).filter({ hasText: text }).waitFor();
const plot = (page) => page.getByRole("application").first();
const range = (page) => page.locator(".sequence-plot .chip").innerText();
const plain = (text) => text.replace(/\s+/g, " ");

test("Kayles is proved at once, with its certificate", async (t) => {
  const page = await lab(t);
  await says(page, "period 12, last exception n = 70");
  assert.equal(await page.title(), "Sequence lab · Nimscope");
  await soon(async () => assert.match(await page.locator(".sure").first().innerText(), /Proved for all n by the octal periodicity theorem/));
  const numbers = await page.locator(".certificate dd").allInnerTexts();
  assert.deepEqual(numbers, ["12", "71", "0", "256", "2", "2", "167"]);
  await soon(async () => assert.deepEqual(await page.locator(".number-list").first().locator("li").allInnerTexts(), "0 3 6 9 11 15 18 21 22 28 34 39 57 70".split(" ")));
  const row = (n) => page.locator(".seq tbody tr").nth(n).locator("td").evaluateAll((cells) => cells.map((cell) => parseInt(cell.textContent)));
  assert.deepEqual(await row(0), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
  assert.deepEqual(await row(6), [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
  await soon(async () => assert.equal(await page.locator(".seq tbody tr").count(), 7));
  await soon(async () => assert.equal(await page.getByRole("link", { name: "Lab" }).getAttribute("aria-current"), "page"));
});

test("a mistake is shown at its character, and the rule is said as one types", async (t) => {
  const page = await lab(t);
  await code(page).fill("0.7x-");
  await soon(async () => assert.equal(await page.locator(".err-at").innerText(), "-"));
  await soon(async () => assert.equal(await code(page).getAttribute("aria-invalid"), "true"));
  await soon(async () => assert.equal(await page.getByRole("button", { name: "Run", exact: true }).isDisabled(), true));
  await code(page).fill("0.137");
  await page.getByText("Dawson’s chess").first().waitFor();
  await soon(async () => assert.deepEqual(await page.locator(".rules tbody tr").last().locator("td").allInnerTexts(), ["3", "7", "0, 1 or 2 heaps"]));
  await says(page, "period 34, last exception n = 51");
  await code(page).fill("{1,3,4}");
  await says(page, "period 7, no exceptions");
  await soon(async () => assert.match(await page.locator(".sure").first().innerText(), /pigeonhole/));
  await page.getByRole("textbox", { name: /Compute up to/ }).fill("25000001");
  await page.getByText(/Too large/).waitFor();
});

test("a code is typed letter by letter", async (t) => {
  const page = await lab(t, "c=0.77&n=500");
  await code(page).click();
  await page.keyboard.press("Control+a");
  for (const key of "0.137") await page.keyboard.press(key);
  assert.equal(await code(page).inputValue(), "0.137");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  for (const key of "{1,2}") await page.keyboard.press(key);
  assert.equal(await code(page).inputValue(), "{1,2}");
  await says(page, "period 3, no exceptions");
});

test("what is not proved is said not to be", async (t) => {
  const page = await lab(t, "c=0.[17]&n=400");
  await page.getByText(/not proved/).first().waitFor();
  await page.getByRole("button", { name: "Grundy’s game" }).click();
  await says(page, "No period found up to n = 400");
});

test("the plot is moved, enlarged and read by mouse and keyboard", async (t) => {
  const page = await lab(t);
  assert.equal(await range(page), "n: 0–168");
  const box = await plot(page).boundingBox();
  await page.mouse.move(box.x + 46, box.y + 100);
  await page.locator(".plot-cursor text").filter({ hasText: "g(0) = 0" }).waitFor();
  await plot(page).focus();
  await page.keyboard.press("+");
  assert.match(plain(await range(page)), /^n: 42–126$/);
  await page.keyboard.press("Home");
  await soon(async () => assert.equal(await range(page), "n: 0–168"));
  await page.mouse.move(box.x + 600, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 150, { steps: 4 });
  await page.mouse.up();
  const [, from] = /n: (\d+)–/.exec(await range(page));
  assert.ok(Number(from) > 40 && Number(from) < 70, from);
  await page.locator(".prog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Show all" }).click();
  assert.equal(plain(await range(page)), "n: 0–1 000 000");
  await page.getByText(/each mark: a value that occurs among about/).waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Show the usual part" }).click();
  await plot(page).focus();
  await page.mouse.move(2, 2);
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await page.locator(".sequence-plot [role=status]").innerText(), "g(2) = 2"));
});

test("two codes side by side", async (t) => {
  const page = await lab(t, "c=0.77&n=500");
  await page.getByRole("textbox", { name: "Compare with" }).fill("{1,2,3}");
  await page.getByText("First difference at n = 4: 0.77 has the value 1, {1,2,3} has 0.").waitFor();
  await soon(async () => assert.equal(await page.getByRole("application").count(), 2));
  assert.deepEqual(await page.locator(".seq tbody tr").nth(1).locator("td").evaluateAll((cells) => cells.slice(0, 5).map((cell) => parseInt(cell.textContent))), [0, 1, 2, 3, 0]);
  await page.waitForFunction(() => location.hash.includes("d=%7B1,2,3%7D"));
});

async function file(page, name) {
  const [, bytes] = await download(page, page.getByRole("button", { name, exact: true }));
  return bytes.toString();
}

test("what codes, quotients and files are is explained where they stand", async (t) => {
  const page = await lab(t, "c=0.77");
  const note = page.locator("#term-note");
  for (const [name, text] of [["octal code", "Octal code."], ["misère quotient", "Misère quotient."], ["form of the OEIS", "B-file."], ["certificate", "Certificate."], ["exception", "Exception."]]) {
    await page.getByRole("button", { name, exact: true }).click();
    await note.getByText(text).waitFor();
  }
  await code(page).fill("{1, 2}");
  await page.getByRole("button", { name: "octal code", exact: true }).waitFor({ state: "detached" });
});

test("examples are one stop of the tab key, with arrows between them", async (t) => {
  const page = await lab(t, "c=0.77");
  const examples = page.getByRole("toolbar", { name: "Try", exact: true });
  const here = () => page.evaluate(() => document.activeElement.textContent);
  await examples.getByRole("button").first().focus();
  const first = await here();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await soon(async () => assert.equal(await here(), await examples.getByRole("button").nth(2).innerText()));
  await page.keyboard.press("Enter");
  await soon(async () => assert.equal(await code(page).inputValue(), "4.7"));
  await page.keyboard.press("Tab");
  await soon(async () => assert.equal(await page.evaluate(() => document.activeElement.closest("[role=toolbar]")), null));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await soon(async () => assert.equal(await here(), first));
});

test("the words of statements are explained", async (t) => {
  const page = await lab(t, "c=0.77");
  await page.getByText("What the words mean").click();
  await page.getByText("how many ones n has in binary").waitFor();
});

test("files hold the values and the picture", async (t) => {
  const page = await lab(t, "c=0.77&n=100000");
  const csv = (await file(page, "CSV")).trimEnd().split("\n");
  assert.deepEqual([csv.length, csv[0], csv[71], csv[100001]], [100002, "n,0.77", "70,6", "100000,1"]);
  const list = (await file(page, "b-file")).trimEnd().split("\n");
  assert.deepEqual([list.length, list[0], list[70]], [100001, "0 0", "70 6"]);
  const svg = await file(page, "SVG");
  assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.ok(!svg.includes("var("));
  const parsed = await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")?.textContent, svg);
  assert.equal(parsed, undefined);
});

test("a long run can be cancelled and keeps its values", async (t) => {
  const page = await lab(t, "c=0.007&n=10000000");
  const progress = page.getByRole("progressbar");
  await progress.waitFor();
  await page.waitForFunction(() => parseInt(/n = ([\d\s]+)/.exec(document.querySelector(".prog .dim").textContent)[1].replace(/\D/g, "")) > 3000);
  // The page answers while the worker is busy.
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText(/Stopped at n = .*; the values so far are kept/).waitFor();
  await soon(async () => assert.equal(await progress.count(), 0));
  const list = (await file(page, "b-file")).trimEnd().split("\n");
  assert.ok(list.length > 3000, String(list.length));
  // A new input ends the old run too.
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await progress.waitFor();
  await code(page).fill("0.77");
  await says(page, "period 12");
  await soon(async () => assert.equal(await progress.count(), 0));
});

test("a long period is proved by rare values, and its certificate holds", async (t) => {
  const page = await lab(t, "c=0.127&n=90000");
  await says(page, "period 4, last exception n = 46\u202f577");
  await soon(async () => assert.match(await page.locator(".sure").first().innerText(), /Proved for all n by rare values/));
  const certificate = await file(page, "Certificate");
  assert.deepEqual(JSON.parse(certificate), JSON.parse(readFileSync(new URL("../../docs/certificate.json", import.meta.url), "utf8")));
});

test("the worker finishes what the page begins", async (t) => {
  const page = await lab(t, "c=0.106&n=30000");
  await says(page, "No period found up to n = 30\u202f000");
  await soon(async () => assert.match(plain(await page.locator(".pages").innerText()), /of 2 501/));
  await page.getByRole("button", { name: "Last rows" }).click();
  await page.getByText("30\u202f000–30\u202f011").waitFor();
});

test("reloading and sharing keep the state", async (t) => {
  const page = await lab(t, "c=4!.0&n=5000");
  await plot(page).focus();
  await page.keyboard.press("-");
  const seen = await range(page);
  await page.waitForFunction(() => location.hash.includes("&r=0-"));
  await page.reload();
  await ready(page);
  assert.equal(await range(page), seen);
  await soon(async () => assert.equal(await code(page).inputValue(), "4!.0"));
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByRole("dialog", { name: "Share" }).getByRole("textbox", { name: "Link" }).inputValue();
  const other = await newPage(t, { url: link });
  assert.equal(await range(other), seen);
});

test("the game of a code can be played", async (t) => {
  const page = await lab(t, "c={1,3,4}&n=100");
  await page.getByRole("link", { name: "Play this game" }).click();
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
});

test("a bad part of a link is told", async (t) => {
  const page = await lab(t, "c=0.77&r=9-3");
  await page.getByRole("heading", { name: "This link holds no plot" }).waitFor();
  await page.getByText(/(does not fit here|is missing at the end|This is empty|Too large|Not allowed)\. /).waitFor();
});

test("what is typed wrongly does not stand beside the plot of another game as its own", async (t) => {
  const page = await newPage(t, { hash: "#/lab/sequence?c=0.77&n=1000", reducedMotion: true });
  await page.getByText(/period 12/).first().waitFor();
  await page.locator("#lab-c").fill("abc");
  await page.getByText("“abc” does not fit here. Expected: a code such as 0.77, 4!.0 or 4.[3], or a name such as kayles or mock-turtles.").waitFor();
  await page.getByText("This cannot be read. Still shown: 0.77").waitFor();
  assert.ok(await page.locator("main.stale .plot-boxes").evaluate((plots) => getComputedStyle(plots).opacity < 1));
  await axe(page);
  await page.locator("#lab-c").fill("0.07");
  await page.getByText("Still shown").waitFor({ state: "detached" });
  assert.equal(await page.locator("main.stale").count(), 0);
});

/** Where what a lab shows first ends: its verdict, plot, pictures or table. */
const ends = (page) => page.locator("main.lab .main").evaluate((main) => {
  const parts = main.querySelectorAll(":scope > .head, .stage, .table-card, .map-card");
  return Math.max(...[...parts].map((part) => part.getBoundingClientRect().bottom));
});

test("the picture of each lab and its form fit the window", async (t) => {
  for (const [width, height, present] of [[1280, 720], [1360, 900], [1920, 1080, true]]) {
    for (const name of ["sequence", "nimbers", "evolution", "counting", "maps", "piles", "solution"]) {
      const page = await newPage(t, { hash: `#/lab/${name}`, width, height, reducedMotion: true });
      const side = page.locator("main.lab .side");
      await side.waitFor();
      if (present) await page.keyboard.press("f");
      await soon(async () => assert.ok((await ends(page)) <= height, `${name} at ${width}: ${await ends(page)}`));
      if (present) await side.waitFor({ state: "hidden" });
      else assert.ok(await side.evaluate((side) => side.getBoundingClientRect().bottom <= innerHeight), name);
      const hidden = await page.locator(".subnav").evaluate((links) => links.scrollWidth - links.clientWidth);
      assert.ok(hidden <= 0 || present, `links to labs at ${width}: ${hidden} hidden`);
      await page.close();
    }
  }
});

test("a form that goes on below the window says so until its end is seen", async (t) => {
  const page = await newPage(t, { hash: "#/lab/maps", width: 1360, height: 720, reducedMotion: true });
  const cue = page.locator(".lab .side > .further span");
  await cue.filter({ hasText: "More below" }).waitFor();
  const hidden = await page.locator(".lab .side .end").evaluate((end) => {
    const cue = document.querySelector(".side > .further span").getBoundingClientRect();
    return end.getBoundingClientRect().bottom > cue.top + 1 && end.getBoundingClientRect().top < cue.top;
  });
  assert.equal(hidden, false, "the buttons lie above it");
  await page.locator(".lab .side").evaluate((side) => side.scrollTo(0, side.scrollHeight));
  await cue.waitFor({ state: "detached" });
  await page.setViewportSize({ width: 390, height: 664 });
  assert.equal(await cue.count(), 0);
});

test("the misère quotient of Kayles with its presentation and proof", async (t) => {
  const page = await lab(t, "c=0.77&n=1000&m=1");
  const card = page.getByRole("region", { name: "Misère play" });
  await card.getByText("quotient of order 40, period 12 from n = 71").waitFor({ timeout: 60_000 });
  assert.match(await card.innerText(), /Complete at heap 27[\s\S]*First wild heap[\s\S]*1, 4, 9, 12, 20/);
  assert.equal(await card.locator("ul").nth(0).locator("li").count(), 7);
  assert.equal(await card.locator("ul").nth(2).locator("li").count(), 9);
  const [, bytes] = await download(page, card.getByRole("button", { name: "Quotient" }));
  assert.match(bytes.toString(), /^code 0\.77\norder 40\n[\s\S]*period 12 from 71\n$/);
  await axe(page);
});

test("elements of a quotient stand by their value, and a position is looked up", async (t) => {
  const page = await lab(t, "c=0.77&n=1000&m=1&p=12%2B9%2B4");
  const elements = page.getByRole("region", { name: "Elements 40 P 9" });
  await elements.getByText("both ways of play have the same outcome").waitFor({ timeout: 60_000 });
  assert.equal(await elements.locator("li").count(), 40);
  assert.equal(await elements.locator("li.outcome-p").count(), 9);
  assert.equal(await elements.locator("li.kernel").count(), 16);
  const position = page.getByRole("region", { name: "Position" });
  await position.getByText("is in the P-portion").waitFor();
  assert.match(await position.locator(".both").nth(1).innerText(), /^N\s+normal play\s+value 1$/);
  assert.match(decodeURIComponent(await position.getByRole("link", { name: "Play it" }).getAttribute("href")), /octal:0\.77\/12\+9\+4.*c=misere/);
  await position.getByRole("textbox").fill("1 + x");
  await soon(async () => assert.equal(await position.locator(".err-at").innerText(), "x"));
  await position.getByRole("textbox").fill("1000000000000");
  await soon(async () => assert.equal(await position.locator("tbody tr").count(), 1));
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await axe(page);
});

test("an element marks its heaps, a heap its element and joins the position", async (t) => {
  const page = await lab(t, "c=0.77&n=200&m=1");
  const elements = page.getByRole("region", { name: "Elements 40 P 9" });
  const table = page.getByRole("region", { name: "Pretending function Φ(n)" });
  const marked = () => table.locator("td.on").evaluateAll((all) => all.map((td) => td.firstChild.dataset.n));
  await elements.locator("button").filter({ hasText: /^element 6\s*zw/ }).hover({ timeout: 60_000 });
  await soon(async () => assert.deepEqual(await marked(), ["11", "22", "34", "70"]));
  await elements.getByText("heaps of 11, 22, 34 and 70").waitFor();
  // By keyboard: to the table, along it, and into the position.
  await table.locator('[data-n="0"]').focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.deepEqual(await marked(), ["12"]));
  assert.equal(await elements.locator("li.on").count(), 1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const position = page.getByRole("region", { name: "Position" });
  await soon(async () => assert.equal(await position.getByRole("textbox").inputValue(), "12 + 83"));
  await axe(page);
});

test("a long search for a quotient says how far it is, and can be cancelled", async (t) => {
  const page = await lab(t, "c=0.07&n=1000&m=1");
  await page.getByText(/Misère quotient to heap/).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText(/Stopped at heap/).waitFor();
});

test("the short addresses of the lab lead to the row of labs", async (t) => {
  for (const hash of ["#/lab", "#/labs"]) {
    const page = await newPage(t, { hash });
    await page.getByRole("heading", { name: "Sequence lab" }).waitFor();
    await page.getByRole("link", { name: "Nimbers", exact: true }).first().waitFor();
  }
});
