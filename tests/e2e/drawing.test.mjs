// Pictures of edges drawn by hand and by keyboard, brought in and taken out, and explained step by step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, settled, soon } from "./harness.mjs";
import { board, movesAre, open, resize, WIDTHS } from "./player.mjs";

const HOUSE = "hackenbush/0a-a-b-0b,a-c-b,d-d,c-d";
const game = (page) => decodeURIComponent(/[?&]g=([^&]+)/.exec(page.url())[1]);
const dialogOf = async (page, tab) => {
  await page.getByRole("button", { name: /^New( game)?$/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "New game" });
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
};
const editor = async (page) => {
  const dialog = await dialogOf(page, "Editor");
  const paper = dialog.getByRole("application");
  const clear = dialog.getByRole("button", { name: "Clear" });
  /** A place in squares right of the middle of the paper and above the ground. */
  const at = async ([x, y]) => {
    const box = await paper.boundingBox();
    return [box.x + Math.round(box.width / 2) + 20 * x, box.y + box.height - 46 - 20 * y];
  };
  const drag = async (...places) => {
    const [first, ...others] = await Promise.all(places.map(at));
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const place of others) await page.mouse.move(...place, { steps: 4 });
    await page.mouse.up();
  };
  const say = (text) => dialog.locator("[aria-live=assertive]").getByText(text).waitFor();
  return { dialog, paper, clear, drag, at, say };
};
const startButton = (dialog) => dialog.getByRole("button", { name: "Start", exact: true });
const start = async (page, dialog) => {
  const before = page.url();
  await startButton(dialog).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction((before) => location.href !== before, before);
};

test("a house is drawn by mouse and played", async (t) => {
  const page = await open(t, "hackenbush/1");
  const { dialog, clear, drag, say } = await editor(page);
  await clear.click();
  await say("Cleared");
  await soon(async () => assert.equal(await startButton(dialog).isDisabled(), true));
  await drag([-3, 0], [-3, 3]);
  await say("Edge 1, 0 to a drawn");
  await drag([-3, 3], [3, 3]);
  await drag([3, 3], [3, 0]);
  await say("Edge 3, b to 0a drawn");
  await dialog.getByText(/Grundy value/).waitFor();
  await soon(async () => assert.match(await dialog.locator(".tabbody > .small").innerText(), /3 edges.*1\D*1 winning cut$/s));
  await drag([-3, 3], [0, 5]);
  await drag([0, 5], [3, 3]);
  // Away from the top and back to it is a loop.
  await drag([0, 5], [2, 7], [0, 5]);
  await say("Edge 6, c to c drawn");
  await dialog.getByText("Move", { exact: true }).click();
  await drag([0, 5], [0, 6]);
  await dialog.getByText("Bend", { exact: true }).click();
  await drag([0, 3], [0, 2.5]);
  await dialog.getByLabel("Name", { exact: true }).fill("Beam");
  await dialog.getByLabel("Name of the part").fill("House");
  await dialog.getByLabel("Name of the part").press("Enter");
  await start(page, dialog);
  assert.match(game(page), /'Beam'.*'House'/);
  assert.match(game(page), /a-b~-?[01]_-[456]'Beam'/);
  assert.match(game(page), /c@0_60/);
  await board(page).getByRole("button", { name: /^Cut Beam/ }).click();
  await movesAre(page, 1);
});

test("the keyboard alone draws, bends, names and undoes", async (t) => {
  const page = await open(t, "hackenbush/1");
  const { dialog, paper, clear, say } = await editor(page);
  const type = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
  await clear.focus();
  await type("Enter");
  await paper.focus();
  await type("g");
  await say("Ground vertex 0 added");
  await type("e", "Enter");
  await say("Edge 1, 0 to a drawn");
  await type("l");
  await say("Edge 2, a to a drawn");
  await type("e", "ArrowLeft", "ArrowUp", "Enter");
  await say("Edge 3, a to b drawn");
  await type("b", "b", "b", "ArrowRight");
  await say("Edge 3, a to b bent");
  await type("e");
  await say("Choose a vertex where the edge begins");
  await type("v", "v", "v", "Shift+ArrowUp");
  await say("Vertex b at −0.5 across, 9.5 up");
  await type("Delete");
  await say("Vertex b deleted");
  await type("Control+z");
  await say("Undone");
  await type("Control+z", "Control+y");
  await say("Redone");
  // An edge in hand does not close the dialog.
  await type("v", "e", "Escape");
  await say("Dropped");
  await dialog.locator("summary").first().click();
  await dialog.getByRole("button", { name: "Edge 2, a to a" }).focus();
  await type("Enter", "Tab");
  await soon(async () => assert.equal(await dialog.getByRole("button", { name: "Edge 2, a to a" }).getAttribute("aria-pressed"), "true"));
  await dialog.getByRole("button", { name: "Lay out again" }).click();
  await say("Laid out anew");
  await start(page, dialog);
  assert.match(game(page), /^hackenbush\/0-a-a~[-_0-9]+-b,/);
});

test("a hanging edge is told and not lost", async (t) => {
  const page = await open(t, "hackenbush/0-a-b,0@0,a@0_30,b@0_60");
  const { dialog, drag, say } = await editor(page);
  await soon(async () => assert.equal(await startButton(dialog).isEnabled(), true));
  await drag([-4, 5], [-8, 5]);
  await dialog.getByRole("alert").getByText("1 edge is not connected to the ground.").waitFor();
  await soon(async () => assert.equal(await startButton(dialog).isDisabled(), true));
  await soon(async () => assert.equal(await dialog.locator(".graph-edge.hang").count(), 1));
  await drag([-8, 5], [-8, 0]);
  await dialog.getByRole("alert").waitFor({ state: "detached" });
  await dialog.getByText("Delete", { exact: true }).first().click();
  await drag([0, 1.5]);
  await dialog.getByRole("alert").waitFor();
  await soon(async () => assert.equal(await startButton(dialog).isDisabled(), true));
  await dialog.getByRole("button", { name: "Undo" }).click();
  await say("Undone");
  await start(page, dialog);
  await soon(async () => assert.equal(await board(page).getByRole("button", { name: /^Cut edge/ }).count(), 4));
});

test("a picture begins with a preset", async (t) => {
  const page = await open(t, "hackenbush/1");
  const { dialog, say } = await editor(page);
  const begin = dialog.getByLabel("Begin with");
  await begin.selectOption({ index: 2 });
  await say("Another picture");
  await begin.selectOption("here");
  await start(page, dialog);
  assert.match(game(page), /^hackenbush\/0\w*-\w+/);
});

test("lists of edges and JSON are typed in several lines", async (t) => {
  const page = await open(t, "hackenbush/1");
  let dialog = await dialogOf(page, "Type");
  const field = dialog.getByLabel("Position", { exact: true });
  await field.fill("0 a\na b\nc d\n");
  await dialog.getByText(/path to the ground/).waitFor();
  await soon(async () => assert.equal(await startButton(dialog).isDisabled(), true));
  await field.fill("0 a\na b\nb 0\n");
  await start(page, dialog);
  await board(page).getByRole("button", { name: /^Cut edge 3/ }).waitFor();
  dialog = await dialogOf(page, "Type");
  await dialog.getByLabel("Position", { exact: true }).fill('{"edges":[["g","a"],["a","a"]],\n"ground":["g"]}');
  await start(page, dialog);
  await board(page).getByRole("button", { name: /^Cut edge 2/ }).waitFor();
  await soon(async () => assert.equal(await board(page).getByRole("button", { name: /^Cut edge/ }).count(), 2));
});

test("a picture is taken out as edge list, JSON and TikZ", async (t) => {
  const page = await open(t, HOUSE);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByText("Edge list, JSON, TikZ").click();
  const saved = async () => {
    const [name, bytes] = await download(page, dialog.getByRole("button", { name: "Save" }));
    return [name, bytes.toString()];
  };
  const list = await saved();
  assert.equal(list[0], "hackenbush.txt");
  assert.deepEqual(list[1].trim().split("\n").sort(), ["0a a", "a b", "a c", "b 0b", "b c", "c d", "d d"].map((line) => list[1].includes(line) ? line : line.split(" ").reverse().join(" ")).sort());
  await dialog.getByText("JSON", { exact: true }).click();
  const json = await saved();
  assert.equal(JSON.parse(json[1]).edges.length, 7);
  await dialog.getByText("TikZ", { exact: true }).click();
  assert.match((await saved())[1], /begin\{tikzpicture\}/);
});

test("random pictures are made to order", async (t) => {
  const page = await open(t, "hackenbush/1");
  const dialog = await dialogOf(page, "Random");
  await dialog.getByText("With circuits", { exact: true }).click();
  await dialog.getByText("Grundy value", { exact: true }).click();
  await dialog.getByLabel("Value", { exact: true }).fill("6");
  await dialog.getByLabel("Edges", { exact: true }).fill("30");
  await dialog.getByRole("button", { name: "Another" }).click();
  await start(page, dialog);
  await page.waitForFunction(() => /∗\s*6/.test(document.querySelector(".badge .grundy-value, .grundy-value")?.textContent ?? ""));
  const again = await dialogOf(page, "Random");
  await again.getByText("One winning move", { exact: true }).click();
  await start(page, again);
  await page.waitForFunction(() => document.querySelector(".sec h2 .count")?.textContent === "1");
});

test("the pictures of a reduction are stepped by keyboard, and large in the presenter", async (t) => {
  const page = await open(t, HOUSE);
  const steps = page.locator("#why .figs");
  const said = (text) => steps.locator("[aria-live=polite]").getByText(text).waitFor();
  await steps.getByRole("tab").first().focus();
  const count = await steps.getByRole("tab").count();
  assert.ok(count >= 4);
  await said(/Step 1 of \d+,/);
  await page.keyboard.press("ArrowRight");
  await said(/Step 2 of \d+, Fuse:/);
  await soon(async () => assert.ok(await steps.locator(".fig .graph-edge.marked").count() > 0));
  await page.keyboard.press("End");
  await soon(async () => assert.equal(await steps.getByRole("tab").last().evaluate((tab) => tab === document.activeElement), true));
  // With reduced motion each press of the button is a step; from the end it begins again.
  await steps.getByRole("button", { name: "Play the steps" }).click();
  await said(/Step 1 of/);
  await page.keyboard.press("ArrowRight");
  await said(/Step 2 of/);
  await movesAre(page, 0);
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Why?" }).click();
  const large = page.locator(".presenter-why");
  await large.getByRole("button", { name: "Next step" }).click();
  await large.getByText(/Step 2 of/).waitFor();
  const small = await large.evaluate((dialog) => [...dialog.querySelectorAll("*")].filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    && !one.closest(".sr, svg") && parseFloat(getComputedStyle(one).fontSize) < 19.9).map((one) => one.outerHTML));
  assert.deepEqual(small, []);
  await axe(page);
  await page.getByRole("button", { name: "Why?" }).click();
  await large.waitFor({ state: "detached" });
});

test("a reduction ends with a bamboo stalk", async (t) => {
  const page = await open(t, "hackenbush/0-a-b-c-d-e,a-f,a-g");
  const steps = page.locator("#why .figs");
  const last = steps.getByRole("tab").last();
  await soon(async () => assert.match(await last.textContent(), /Bamboo$/));
  await last.click();
  const fig = steps.locator(".fig");
  await fig.getByText("∗5").waitFor();
  await soon(async () => assert.equal(await fig.locator("rect.bamboo").count(), 5));
  await soon(async () => assert.ok(await fig.locator("path.bamboo").count() >= 2));
});

test("the paper is enlarged, moved and fitted", async (t) => {
  const page = await open(t, HOUSE);
  const { dialog, paper, say } = await editor(page);
  const placed = () => paper.evaluate((paper) => {
    const [, x, y, scale] = /translate\((-?\d+) (-?\d+)\) scale\(\.001\) scale\((\d+)\)/.exec(paper.querySelector("svg > g").getAttribute("transform")).map(Number);
    return { x, y, scale };
  });
  // The paper is fitted to its final size.
  const fitted = await settled(placed);
  await dialog.getByRole("button", { name: "Enlarge" }).click();
  const larger = await placed();
  assert.ok(Math.abs(larger.scale / fitted.scale - 1.5) < 0.01);
  await dialog.getByRole("button", { name: "Make smaller" }).click();
  assert.ok(Math.abs((await placed()).scale - fitted.scale) < 3);
  await dialog.getByRole("button", { name: "Fit the picture" }).click();
  assert.deepEqual(await placed(), fitted);
  // The same keys as on the board; what the keyboard chooses is brought into sight.
  await paper.focus();
  for (const key of ["+", "+", "+", "+"]) await page.keyboard.press(key);
  const near = await placed();
  assert.ok(near.scale > 4 * fitted.scale);
  const box = await paper.boundingBox();
  await page.keyboard.press("v");
  await say(/vertex/i);
  await page.waitForFunction(() => {
    const [dot, paper] = [".drawing-selected.on-vertex", ".paper"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return dot && dot.left >= paper.left && dot.right <= paper.right && dot.top >= paper.top && dot.bottom <= paper.bottom;
  });
  // A drag beside the picture moves the paper with the tool that moves, and draws nothing.
  await dialog.getByText("Move", { exact: true }).click();
  const before = await placed();
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 52, box.y + 42, { steps: 4 });
  await page.mouse.up();
  const after = await placed();
  assert.notDeepEqual(after, before);
  assert.equal(after.scale, before.scale);
  await dialog.locator("summary").getByText(/6 vertices, 7 edges/).waitFor();
  await page.keyboard.press("Tab");
  await paper.focus();
  await page.keyboard.press("0");
  await page.waitForFunction((fitted) => new RegExp(`scale\\(${fitted}\\)`).test(document.querySelector(".paper svg > g").getAttribute("transform")), fitted.scale);
  // With Ctrl the wheel enlarges round the pointer.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -150);
  await page.keyboard.up("Control");
  await page.waitForFunction((fitted) => Number(/scale\((\d{3,})\)/.exec(document.querySelector(".paper svg > g").getAttribute("transform"))[1]) > 1.4 * fitted, fitted.scale);
  // Another picture is seen whole.
  await dialog.getByRole("button", { name: "Clear" }).click();
  assert.equal((await placed()).scale, 1000);
});

test("steps play by themselves", async (t) => {
  const page = await open(t, HOUSE, {}, { reducedMotion: false });
  const steps = page.locator("#why .figs");
  await steps.getByRole("button", { name: "Play the steps" }).click();
  await steps.getByText(/Step 3 of/).waitFor();
  await steps.getByRole("button", { name: "Pause" }).click();
  await steps.getByRole("button", { name: "Play the steps" }).waitFor();
});

for (const theme of ["light", "dark"]) {
  test(`the editor is accessible and fits every width: ${theme}`, async (t) => {
    const page = await open(t, "hackenbush/0-a-b,0-a", {}, { theme });
    const { dialog, drag } = await editor(page);
    await drag([-4, 5], [-8, 5]);
    await dialog.getByRole("alert").waitFor();
    await dialog.locator("summary").first().click();
    await axe(page);
    await dialog.getByRole("tab", { name: "Type" }).click();
    await axe(page);
    await dialog.getByRole("tab", { name: "Random" }).click();
    await dialog.getByText("Grundy value", { exact: true }).click();
    await axe(page);
    await dialog.getByRole("tab", { name: "Editor" }).click();
    for (const width of WIDTHS) {
      await resize(page, width, 844);
      const over = await dialog.evaluate((dialog) => [...dialog.querySelectorAll(".dialog-body, .draw, .drawing-tools, .drawing-tools .seg, .paper")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className));
      assert.deepEqual(over, [], `${width} px`);
    }
  });
}

test("fingers draw on a small screen", async (t) => {
  const page = await open(t, "hackenbush/1", {}, { width: 390, height: 844, touch: true });
  const { dialog, clear, at, say } = await editor(page);
  await clear.tap();
  await say("Cleared");
  const client = await page.context().newCDPSession(page);
  const touch = async (type, places) => {
    const points = await Promise.all(places.map(at));
    await client.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  };
  await touch("touchStart", [[0, 0]]);
  await touch("touchMove", [[0, 2]]);
  await touch("touchMove", [[1, 4]]);
  await touch("touchEnd", []);
  await say("Edge 1, 0 to a drawn");
  for (const button of await dialog.locator(".drawing-tools .btn, .drawing-tools label, .drawing-tools select, .drawing-chosen .btn").all()) {
    const box = await button.boundingBox();
    await soon(async () => assert.ok(box.height >= 40 && box.width >= 44, await button.innerText()));
  }
  await start(page, dialog);
  assert.match(game(page), /^hackenbush\/0-a,0@/);
});
