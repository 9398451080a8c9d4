// Why the program cannot start here, each reason with its own help; and what the page does once the program is dead.
import assert from "node:assert/strict";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { axe, begin, dist, newPage, ready, shot, site, soon } from "./harness.mjs";
import { hashOf, movesAre, open, token } from "./player.mjs";

/** A page that is expected to complain, with nothing open yet. */
const blank = (t) => newPage(t, { url: null, expected: [/./] });

/** Waits for the reason, and for the help beside it. */
async function says(page, what, help) {
  await page.getByRole("heading", { name: what }).waitFor();
  await page.getByText(help).first().waitFor();
  await soon(async () => assert.ok(await page.getByRole("button", { name: "Try again" }).isVisible()));
}

test("a script with a wrong type is named, with its type", async (t) => {
  const page = await blank(t);
  await page.route(/\/nimscope-[^/]*\.js$/, async (route) => route.fulfill({ response: await route.fetch(), contentType: "text/plain" }));
  await page.goto(site.url);
  await begin(page);
  await says(page, /The server gives nimscope-.*\.js the type text\/plain/, /only as text\/javascript/);
  await axe(page);
  await shot(page, "startup-type");
});

test("a file that is not there is named", async (t) => {
  const page = await blank(t);
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url);
  await begin(page);
  await says(page, /\.wasm is missing on the server \(404\)/, /not all files are there/);
  await page.unroute("**/*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
});

test("a browser without vector instructions is told from which version on it has them", async (t) => {
  const page = await blank(t);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new WebAssembly.CompileError("invalid value type"));
    WebAssembly.validate = () => false;
    WebAssembly.instantiate = WebAssembly.instantiateStreaming = WebAssembly.compile = WebAssembly.compileStreaming = refuse;
  });
  await page.goto(site.url);
  await says(page, "This browser is too old for Nimscope.", /Safari from 16\.4/);
});

test("a browser that has WebAssembly switched off says so", async (t) => {
  const page = await blank(t);
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto(site.url);
  await says(page, "This browser does not run WebAssembly.", /Lockdown Mode/);
});

test("a sandbox without an origin is what the page around the frame can change", async (t) => {
  const page = await blank(t);
  await page.route("**/around.html", (route) => route.fulfill({
    contentType: "text/html", body: '<iframe sandbox="allow-scripts" src="index.html" width="600" height="400"></iframe>',
  }));
  await page.goto(`${site.url}around.html`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { name: /page around this frame/ }).waitFor();
  await frame.getByText("allow-same-origin").waitFor();
});

test("a file opened from a disk says how to serve it", async (t) => {
  const page = await blank(t);
  await page.goto(pathToFileURL(path.join(dist, "index.html")).href);
  await says(page, "Nimscope cannot be opened from a disk.", /python3 -m http\.server/);
});

/** Lets the program trap: a module whose only function is unreachable, called as an event or a promise would call it. */
const trap = (page, late) => page.evaluate(async (late) => {
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes));
  const die = () => instance.exports.f();
  if (late) void Promise.resolve().then(die); else setTimeout(die);
}, late);

for (const late of [false, true]) {
  test(`after a trap in ${late ? "a promise" : "an event"} the page says so and opens the game again`, async (t) => {
    const page = await open(t, "nim/3+5+7", {}, { expected: [/unreachable/] });
    await token(page, "pile", 2, 1).click();
    await movesAre(page, ["2-1"]);
    await trap(page, late);
    const note = page.getByRole("dialog", { name: "Nimscope has stopped" });
    await note.waitFor();
    await axe(page, "dialog.stopped");
    await shot(page, "stopped");
    // The dead page does not react.
    await page.keyboard.press("u");
    await page.keyboard.press("Escape");
    await movesAre(page, ["2-1"]);
    await soon(async () => assert.ok(await note.isVisible()));
    await note.getByRole("button", { name: "Open it again" }).click();
    await ready(page);
    await token(page, "pile", 3, 1).waitFor();
    await movesAre(page, ["2-1"]);
    await soon(async () => assert.equal(await page.getByText("Nimscope has stopped").count(), 0));
  });
}

test("from a dead page the start page and Back lead to living ones", async (t) => {
  const page = await open(t, "nim/3+5+7", {}, { expected: [/unreachable/] });
  await trap(page, false);
  await page.getByRole("link", { name: "Start page" }).click();
  await page.getByRole("heading", { level: 1 }).and(page.locator(".home h1")).waitFor();
  await page.goBack();
  await page.waitForFunction((hash) => location.hash.startsWith(hash), hashOf("nim/3+5+7"));
  await token(page, "pile", 3, 1).waitFor();
});

test("an error that is no trap leaves the program alone", async (t) => {
  const page = await open(t, "nim/3+5+7", {}, { expected: [/from elsewhere/] });
  await page.evaluate(() => void setTimeout(() => { throw new Error("from elsewhere"); }));
  await token(page, "pile", 2, 1).click();
  await movesAre(page, ["2-1"]);
  await soon(async () => assert.equal(await page.getByText("Nimscope has stopped").count(), 0));
});

test("while a page is loading, its name and what it is for are there", async (t) => {
  const page = await newPage(t, { url: null, width: 390, height: 664 });
  let held = [];
  await page.route("**/*.wasm", (route) => (held ? held.push(route) : route.continue()));
  await page.goto(`${site.url}${hashOf("colourful/r1y2r2y2")}`);
  await page.getByText("Take balls of one colour from the top of a pile.").waitFor();
  await page.getByText("Colourful Nim", { exact: true }).waitFor();
  await axe(page);
  // A game that there is not has no card.
  await page.evaluate(() => { location.hash = "#/play?g=nothing/1"; });
  await soon(async () => assert.equal(await page.locator("#awaited").innerHTML(), ""));
  await page.evaluate(() => { location.hash = "#/play?g=nim/3%2B5"; });
  await page.getByText("Take any number from one pile.").waitFor();
  await page.evaluate(() => { location.hash = "#/lab/sequence"; });
  await page.getByText("Do the Grundy values of single heaps repeat?").waitFor();
  const routes = held;
  held = null;
  await Promise.all(routes.map((route) => route.continue()));
  await ready(page);
  assert.equal(await page.locator("#awaited").count(), 0);
});
