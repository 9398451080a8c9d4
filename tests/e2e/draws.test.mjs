// Games that can end in a draw, or go on for ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, soon } from "./harness.mjs";
import { board, movesAre, open, over, winningMoves } from "./player.mjs";

const press = (page, name) => board(page).getByRole("button", { name, exact: true }).click();
const shows = (page, text) => soon(async () => assert.match(await page.locator(".panel").innerText(), text));

test("SOS is drawn, won and lost", async (t) => {
  const page = await open(t, "sos/SSO.");
  await shows(page, /N-position/);
  await press(page, "O in square 4");
  await movesAre(page, ["4O"]);
  await over(page).getByRole("heading", { name: "A draw" }).waitFor();
  await shows(page, /A draw/);
  await page.getByRole("button", { name: "Go back to Player 1’s mistake" }).click();
  await board(page).getByRole("button", { name: "S in square 4, winning" }).click();
  await over(page).getByRole("heading", { name: "A draw" }).waitFor({ state: "detached" });
  await axe(page);
});

test("a drawn position says which moves keep it", async (t) => {
  const page = await open(t, "sos/......", { o: "perfect" });
  await shows(page, /Drawn position/);
  await page.getByRole("heading", { name: /Moves that keep the draw/ }).waitFor();
  const keep = await winningMoves(page).count();
  assert.ok(keep > 0 && keep < 12, `${keep} moves`);
  // Against Perfect, one who always keeps the draw comes to a full row.
  for (let turn = 0; turn < 3; turn++) {
    await winningMoves(page).first().click();
    await movesAre(page, 2 * turn + 2);
  }
  await over(page).getByRole("heading", { name: "A draw" }).waitFor();
});

test("giving a draw away is a blunder", async (t) => {
  const page = await open(t, "sos/S...S", { a: "off" });
  await page.keyboard.press("h");
  await page.getByText(/With right play nobody wins from here|can win|is losing/).first().waitFor();
});

test("fourteen squares of SOS are solved in the worker", async (t) => {
  const page = await open(t, "sos/..............");
  await shows(page, /Drawn position/);
  await soon(async () => assert.deepEqual(await winningMoves(page).allInnerTexts(), ["Write O in square 7", "Write O in square 8"]));
});

test("Northcott’s men move in turn, and a retreat is followed", async (t) => {
  const page = await open(t, "northcott:6/3-4+2-3", { o: "perfect" });
  await shows(page, /P-position/);
  await press(page, "Row 1, square 1");
  await movesAre(page, 2);
  // Perfect comes up to the man again, with Black.
  await soon(async () => assert.match(decodeURIComponent(page.url()), /m=1-1,1-2/));
  await soon(async () => assert.match(await page.locator(".stage").innerText(), /White is to move/));
});

test("a token goes round a cycle, which is said, and the game can be saved by a second token", async (t) => {
  const page = await open(t, "graph:a>b;b>c;c>a,d;d>e/a");
  await shows(page, /Drawn position/);
  for (const name of ["b", "c", "a", "b", "c", "a"]) {
    await board(page).getByRole("button", { name: new RegExp(`^Vertex ${name}\\b`) }).click();
  }
  await movesAre(page, 6);
  await page.getByText("This position has come 3 times.", { exact: false }).waitFor();
  await page.goto(page.url().split("#")[0] + "#/play?v=1&o=friend&a=full&g=" + encodeURIComponent("graph:a>b;b>c;c>a,d;d>e;p>q;q>p,r;s>a,p;u>d,s/c+q"));
  await shows(page, /N-position/);
  await soon(async () => assert.deepEqual(await winningMoves(page).allInnerTexts(), ["Move the token from c to d"]));
  await board(page).getByRole("button", { name: "From c to d, winning" }).click();
  await shows(page, /P-position/);
});

test("a graph is drawn in the editor, with the token as the pen", async (t) => {
  const page = await open(t, "graph:a>b/a");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: "Editor" }).click();
  await dialog.getByRole("button", { name: "Another vertex" }).click();
  await dialog.getByRole("button", { name: /^Vertex c,/ }).click();
  await dialog.getByText(/Press a vertex to draw an arrow to it/).waitFor();
  await dialog.getByText("Give the pen", { exact: true }).click();
  await dialog.getByRole("button", { name: /^Vertex b,/ }).click();
  await dialog.getByText("Draw", { exact: true }).click();
  await dialog.getByRole("button", { name: /^Vertex a,/ }).click();
  // The vertex of the pen itself gets a loop.
  await dialog.getByRole("button", { name: /^Vertex b, a token/ }).click();
  await dialog.getByRole("button", { name: "Another vertex" }).click();
  await dialog.getByText("Take away", { exact: true }).click();
  await dialog.getByRole("button", { name: /^Vertex d,/ }).click();
  await dialog.getByRole("button", { name: "Start" }).click();
  await soon(async () => assert.match(decodeURIComponent(page.url()), /g=graph:a>b,c;b>a,b\/b/));
});

test("a cycle beside a pile: the pile decides, and the reason tells both values", async (t) => {
  const page = await open(t, "graph:a>b;b>c;c>a,d;d>e/c&nim/1");
  await shows(page, /N-position/);
  await soon(async () => assert.equal(await winningMoves(page).count(), 1));
  await page.getByText("∞(1)").first().waitFor();
  await board(page).getByRole("button", { name: /^Vertex d\b/ }).click();
  await movesAre(page, ["1:c-d"]);
  await shows(page, /P-position/);
  await page.goto(page.url().split("#")[0] + "#/play?v=1&o=friend&a=full&g=" + encodeURIComponent("graph:a>b;b>c;c>a,d;d>e/c&nim/3"));
  await shows(page, /Drawn position/);
});

test("the vertices of a graph are laid out in three ways, during a game too", async (t) => {
  const page = await open(t, "graph:a@2_9>b,c;b@9_2>c;c@16_9/a", { o: "friend" });
  const across = (name) => board(page).getByRole("button", { name: new RegExp(`^Vertex ${name}[, ]`) }).evaluate((at) => at.getBoundingClientRect().x);
  await page.getByText("3 vertices, 3 arrows.").waitFor();
  await board(page).getByRole("button", { name: /^Vertex b/ }).click();
  await movesAre(page, ["a-b"]);
  const ways = page.getByRole("combobox", { name: "Vertices" });
  assert.ok(await across("a") < await across("b"));
  await ways.selectOption("By value");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("graph:@value;a@2_9"));
  await movesAre(page, ["a-b"]);
  // Values 2, 1 and 0.
  await soon(async () => assert.ok(await across("a") < await across("b") && await across("b") < await across("c")));
  await ways.selectOption("By remoteness");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("graph:@remoteness;"));
  await soon(async () => assert.ok(Math.abs(await across("a") - await across("b")) < 2));
  await movesAre(page, ["a-b"]);
  await ways.selectOption("As drawn");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("graph:a@2_9"));
  await axe(page);
});
