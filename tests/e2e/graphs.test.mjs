// The graph lab: labels step by step by the program and by the reader, lists of arrows, positions as graphs, large files,
// links; and graphs drawn in the editor by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, ready, soon } from "./harness.mjs";
import { open } from "./player.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/graphs${query && `?${query}`}`, reducedMotion: true, ...options });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const says = (page, text) => page.locator(".label-card").getByText(text).first().waitFor();
const rows = (page) => page.locator(".vertex-table tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
const paper = (page) => page.getByRole("application");
const list = (page) => page.getByLabel("Arrows, such as a>b,c");

test("values come one after the other, and the link holds the step", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "Graph lab · Nimscope");
  await button(page, "Our version of figure 3.2").click();
  await page.getByText("0 of 16 vertices labelled").waitFor();
  for (let step = 0; step < 6; step++) await button(page, "Step").click();
  await says(page, /b gets 2/);
  await says(page, /all followers of b are labelled, a 1, t1 0: mex \{0, 1\} = 2/);
  await page.waitForFunction(() => /[?&]s=6/.test(location.hash));
  await button(page, "Back").click();
  await page.getByText("5 of 16 vertices labelled").waitFor();
  await button(page, "All").click();
  await page.getByText("16 of 16 vertices labelled").waitFor();
  await page.getByText(/P-positions, .*greatest value 3/).waitFor();
  await page.waitForFunction(() => /[?&]s=all/.test(location.hash));
  await page.reload();
  await ready(page);
  await page.getByText("16 of 16 vertices labelled").waitFor();
});

test("the reader labels, and a wrong label says which follower is against it", async (t) => {
  const page = await lab(t, "g=a>b,c;b>c&s=0");
  await paper(page).focus();
  await page.keyboard.press("Enter");
  await says(page, "Vertex c");
  await page.keyboard.press("1");
  await says(page, "Not 1: no arrow leads on");
  await page.keyboard.press("0");
  await page.getByText("1 of 3 vertices labelled").waitFor();
  await page.keyboard.press("Enter");
  await says(page, "Vertex b");
  await page.keyboard.press("0");
  await says(page, /Not 0: the follower c has 0/);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await says(page, "Vertex a");
  await page.locator(".label-card").getByRole("group", { name: "Its label" }).getByRole("button", { name: "2", exact: true }).click();
  await says(page, /all followers of a are labelled/);
  await page.getByText("3 of 3 vertices labelled").waitFor();
  await page.waitForFunction(() => /[?&]d=c,b,a/.test(location.hash));
  await soon(async () => assert.deepEqual((await rows(page)).map((row) => row.slice(0, 4)), [["a", "2", "N", "1"], ["b", "1", "N", "1"], ["c", "0", "P", "0"]]));
});

test("P and N come wave by wave, and the rest of a cycle is drawn", async (t) => {
  const page = await lab(t, "g=a>b;b>c;c>a,d;d>e&w=outcomes&s=0");
  await button(page, "Step").click();
  await says(page, /^Step 1: vertices without arrows are P/);
  await button(page, "Step").click();
  await says(page, /^Step 2/);
  await button(page, "Step").click();
  await says(page, /^Step 4/);
  await soon(async () => assert.deepEqual((await rows(page)).map((row) => row[2]), ["draw", "draw", "draw", "N", "P"]));
  await page.locator("label").filter({ hasText: "Misère" }).click();
  await page.waitForFunction(() => /[?&]c=misere/.test(location.hash));
  await page.getByText("3 P-positions, 2 N-positions").or(page.getByText("2 P-positions, 3 N-positions")).waitFor();
  await page.locator("label").filter({ hasText: "By remoteness" }).click();
  await page.waitForFunction(() => /[?&]a=layers/.test(location.hash));
  await axe(page);
});

test("a list is typed, mistakes have their line, and a position is its graph", async (t) => {
  const page = await lab(t);
  await list(page).fill("a>b\nb>?");
  await page.getByText("Line 2, column 3: a vertex name of letters and digits is expected.").waitFor();
  await list(page).fill("x->y\ny->x,z");
  await page.getByText("3 vertices, 3 arrows").waitFor();
  await button(page, "Figure 3.1").click();
  await page.getByText("11 vertices, 27 arrows").waitFor();
  await page.getByRole("link", { name: "Play from here" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#/play"));
  await page.getByRole("region", { name: "Board", exact: true }).waitFor();
});

test("a file of a hundred thousand vertices is labelled at once", async (t) => {
  const page = await lab(t);
  const text = Array.from({ length: 99_999 }, (_, at) => `${at + 1}>${at},${at >> 1},${(at * 7919) % (at + 1)}`).join("\n");
  await page.locator("input[type=file]").setInputFiles({ name: "arrows.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByText(/^100.000 vertices/).waitFor();
  await page.getByText("The list is too long for a link: keep it as a file.").waitFor();
  await page.getByText(/vertices around 0; a graph of this size is not drawn whole/).waitFor();
  const [name, bytes] = await download(page, page.getByRole("button", { name: "CSV" }));
  assert.deepEqual([name, bytes.toString().trim().split("\n").length], ["graph.csv", 100_001]);
  await button(page, "Last rows").click();
  await button(page, "Vertex 99999").click();
  await page.getByText(/vertices around 99999/).waitFor();
});

test("any small position opens in the lab from play", async (t) => {
  const page = await open(t, "nim/1+2+3", { a: "full" });
  await button(page, "Every move").click();
  await page.getByRole("link", { name: "Label this graph step by step" }).click();
  await page.getByText(/0 of \d+ vertices labelled/).waitFor();
  await page.waitForFunction(() => /o=position&p=nim\/1\+2\+3/.test(location.hash));
});

test("the keyboard alone draws, carries and takes away", async (t) => {
  const page = await open(t, "graph:a>b/a");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Editor" }).focus();
  await page.keyboard.press("Enter");
  const say = (text) => dialog.locator("[aria-live=assertive]").getByText(text).waitFor();
  await dialog.getByRole("button", { name: "Another vertex" }).focus();
  await page.keyboard.press("Enter");
  await say("Vertex c, no arrow leads on");
  await dialog.getByRole("button", { name: /^Vertex c/ }).focus();
  await page.keyboard.press("Enter");
  await say("Vertex a, a token, arrows to b, c");
  await page.keyboard.press("p");
  await say(/Vertex a, arrows to b, c; vertex c, a token, no arrow leads on/);
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await say(/Vertex c carried/);
  await dialog.getByRole("button", { name: /^Vertex b/ }).focus();
  await page.keyboard.press("Delete");
  await say(/vertex b is gone/i);
  await dialog.getByText("2 vertices, 1 arrow.").waitFor();
  // From c no arrow leads on: the token goes back to a.
  await dialog.getByRole("button", { name: /^Vertex a/ }).focus();
  await page.keyboard.press("p");
  await say(/Vertex a, a token, an arrow to c/);
  await dialog.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await soon(async () => assert.match(decodeURIComponent(page.url()), /g=graph:a@\d+_\d+>c;c@\d+_\d+\/a/));
});

test("a vertex is dragged to its place", async (t) => {
  const page = await open(t, "graph:a@3_3>b;b@12_3/a");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Editor" }).click();
  const box = await dialog.getByRole("button", { name: /^Vertex b/ }).boundingBox();
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 120, { steps: 4 });
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Start" }).click();
  await soon(async () => assert.match(decodeURIComponent(page.url()), /g=graph:a@3_3>b;b@14_8\/a/));
});
