// What leaves the page and comes back: links, reloading, pictures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { board, hashOf, moves, movesAre, open, token } from "./player.mjs";
import { axeFile, download, newPage, ready, soon } from "./harness.mjs";

const share = async (page) => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.waitFor();
  return dialog;
};
const columns = (page) => page.locator(".hist .col").count();

test("a shared link opens the same game in a fresh profile", async (t) => {
  const page = await open(t, "colourful/r1y2r2+y3+y2r2");
  await token(page, "pile", 1, 2).click();
  await token(page, "pile", 2, 1).click();
  await token(page, "pile", 3, 1).click();
  await page.keyboard.press("u");
  await movesAre(page, ["1-2", "2-1"]);
  const link = await (await share(page)).getByRole("textbox", { name: "Link" }).inputValue();

  const other = await newPage(t, { url: link });
  await movesAre(other, ["1-2", "2-1"]);
  assert.equal(await columns(other), 3);
  const piles = (page) => board(page).locator(".pile-picture").evaluateAll((piles) => piles.map((pile) => pile.getAttribute("aria-label")));
  assert.deepEqual(await piles(other), await piles(page));
  await other.keyboard.press("Shift+U");
  await movesAre(other, ["1-2", "2-1", "3-1"]);
  for (let i = 0; i < 3; i++) await other.keyboard.press("u");
  await movesAre(other, 0);
  await token(other, "pile", 1, 2).waitFor();
});

test("reloading loses nothing", async (t) => {
  const page = await open(t, "nim/3+5+7", { m: "1-1,2-1", c: "misere" });
  await token(page, "pile", 3, 4).click();
  await movesAre(page, 3);
  await page.reload();
  await ready(page);
  await movesAre(page, ["1-1", "2-1", "3-4"]);
  await page.getByText(/misère play/).first().waitFor();
  await page.keyboard.press("u");
  await movesAre(page, 2);
  await page.reload();
  await ready(page);
  await board(page).waitFor();
  await page.keyboard.press("Shift+U");
  await movesAre(page, ["1-1", "2-1", "3-4"]);
});

test("back and forward lose nothing", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await page.getByRole("link", { name: "Nimscope" }).or(page.locator("a.logo")).first().click();
  await page.locator("main.home").waitFor();
  await page.goBack();
  await board(page).waitFor();
  await movesAre(page, ["1-1"]);
  await token(page, "pile", 2, 2).click();
  await movesAre(page, 2);
  await page.goForward();
  await page.locator("main.home").waitFor();
  await page.goBack();
  await board(page).waitFor();
  await movesAre(page, ["1-1", "2-2"]);
});

test("the last games are kept on the device and can be forgotten", async (t) => {
  const page = await open(t, "nim/3+5+7");
  await token(page, "pile", 1, 1).click();
  await movesAre(page, 1);
  await page.locator("a.logo").click();
  const recent = page.locator(".recent-card");
  await recent.first().waitFor();
  await recent.first().click();
  await board(page).waitFor();
  await movesAre(page, ["1-1"]);
  await page.locator("a.logo").click();
  await page.getByRole("button", { name: "Clear" }).click();
  await recent.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await recent.first().waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await recent.waitFor({ state: "detached" });
});

test("links without a version and with unknown keys open", async (t) => {
  const page = await newPage(t, { hash: "#/play?g=nim/3%2B5&zz=1" });
  await token(page, "pile", 2, 5).waitFor();
  await page.goto(page.url().split("#")[0] + hashOf("nim/4+4", { v: 1 }));
  await token(page, "pile", 2, 4).waitFor();
});

test("the position is copied as text and as LaTeX", async (t) => {
  const page = await open(t, "nim/3+5", {}, { permissions: ["clipboard-read", "clipboard-write"] });
  const dialog = await share(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole("button", { name: /^Copy/ }).first().click();
  await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text.includes("#/play?v=1")));
  await dialog.getByText("LaTeX", { exact: true }).first().click();
  await dialog.getByRole("button", { name: "Copy LaTeX" }).click();
  await page.waitForFunction(() => navigator.clipboard.readText().then((text) => text.includes("\\")));
  assert.match(await copied(), /\\begin\{/);
});

test("the picture is saved as SVG and as PNG, and there is a QR code", async (t) => {
  const page = await open(t, "colourful/r1y2r2+y3");
  const dialog = await share(page);
  await soon(async () => assert.ok(await dialog.locator(".qr svg").isVisible()));
  const save = async (name) => {
    const [saved, bytes] = await download(page, dialog.getByRole("button", { name }));
    assert.match(saved, new RegExp(`\\.${name.toLowerCase()}$`));
    return bytes;
  };
  const svg = (await save("SVG")).toString();
  assert.match(svg, /^(<\?xml[^>]*>\s*)?<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.ok(!svg.includes("var(--"), "programs that draw pictures know no custom properties");
  const png = await save("PNG");
  assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  assert.ok(png.readUInt32BE(16) >= 200);
  assert.deepEqual(moves(page), []);
});

test("the embed code holds the position", async (t) => {
  const page = await open(t, "nim/3+5");
  await page.getByRole("button", { name: "Embed", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Embed" });
  await soon(async () => assert.match(await dialog.getByLabel("As an element").innerText(), /<nimscope-game[^]*game="nim\/3\+5"/));
  await soon(async () => assert.match(await dialog.getByLabel("As a frame").innerText(), /<iframe[^]*#\/embed\?v=1/));
  await dialog.getByText("Lock the start and the analysis").click();
  await dialog.getByLabel("As an element").filter({ hasText: "locked" }).waitFor();
});

test("the preview of an embedded game is no second main part of the page", async (t) => {
  const page = await open(t, "nim/3+5");
  await page.getByRole("button", { name: "Embed", exact: true }).click();
  const frame = page.frameLocator("iframe.trial");
  await frame.locator(".embed .stage").waitFor();
  assert.equal(await frame.locator("main").count(), 0);
  // The rules see both pages only where both hold them.
  for (const part of page.frames()) await part.addScriptTag({ path: axeFile });
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ["landmark-no-duplicate-main"] }));
  assert.deepEqual(violations.map((found) => found.id), []);
});
