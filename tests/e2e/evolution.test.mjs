// The evolution lab: three piles and the automaton, any number of piles, any game, links, files, mistakes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, download, newPage, soon } from "./harness.mjs";

const lab = (t, query = "", options = {}) =>
  newPage(t, { hash: `#/lab/evolution${query && `?${query}`}`, reducedMotion: true, ...options });
const pile = (page, n) => page.getByRole("textbox", { name: `Pile ${n}`, exact: true });
const piles = async (page) => (await Promise.all([1, 2, 3].map((n) => pile(page, n).inputValue()))).join(",");
const says = (page, text) => page.locator("#evo-note").filter({ hasText: text }).waitFor();
const heard = (page, text) => page.locator("main > [role=status]").filter({ hasText: text }).waitFor();
const cells = (page) => page.locator("#evo-cells");
const cube = (page) => page.locator("#evo-cube");
const slider = (page) => page.getByRole("slider", { name: "Generation" });
const choose = (page, name) => page.locator("label").filter({ hasText: name }).click();

/** Pixels of a canvas that are painted, and of how many colours. */
const painted = (page, id) => page.locator(`${id} canvas`).evaluate((canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    count++;
    colours.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
  }
  return [count, colours.size];
});

/** The place of a cell on the page, with the slider to 16 and without the south branch. */
async function place(page, x, y) {
  const box = await cells(page).boundingBox();
  const unit = box.width / 35;
  return [box.x + (17 + x + 0.5) * unit, box.y + (19 - y + 0.5) * unit];
}

test("the walk of (14,11,5) turns as the definitions say", async (t) => {
  const page = await lab(t);
  assert.equal(await page.title(), "Evolution lab · Nimscope");
  await says(page, "14 ⊕ 11 ⊕ 5 = 0, generation 15");
  const legs = await page.locator(".walk-table:not(.bits) tbody tr").allInnerTexts();
  const words = legs.map((leg) => leg.replace(/\s+/g, " ").trim());
  assert.deepEqual(words, [
    "(1,1,0) start 8 East → (8,0)", "(1,0,1) left 4 North ↑ (8,4)",
    "(1,1,0) right 2 East → (10,4)", "(0,1,1) right 1 South ↓ (10,3)",
  ]);
  await page.getByText("left and right exchanged").waitFor();
  await page.getByRole("button", { name: "(14,10,4)" }).click();
  await says(page, "14 ⊕ 10 ⊕ 4 = 0, generation 14");
  await heard(page, "(14,10,4), generation 14, at (10,4). Parent (13,9,4). Children (15,11,4), (15,10,5), (14,11,5).");
});

test("cells and points are pointed at and pressed", async (t) => {
  const page = await lab(t);
  assert.ok((await painted(page, "#evo-cells"))[1] >= 17);
  assert.ok((await painted(page, "#evo-cube"))[1] >= 17);
  await page.mouse.move(...await place(page, -3, 0));
  await cells(page).locator(".place-tag").filter({ hasText: "(−3,0)" }).waitFor();
  await cube(page).locator(".place-tag").filter({ hasText: "(0,3,3)" }).waitFor();
  assert.equal(await piles(page), "14,11,5");
  await page.mouse.click(...await place(page, -3, 0));
  assert.equal(await piles(page), "0,3,3");
  await heard(page, "(0,3,3), generation 3, at (−3,0)");
  // The other way round: the point of (16,16,0) is the lowest.
  const box = await cube(page).boundingBox();
  const canvas = await page.locator("#evo-cube canvas").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let i = data.length - 4; i >= 0; i -= 4) if (data[i + 3]) return [(i / 4) % canvas.width / canvas.width, Math.floor(i / 4 / canvas.width) / canvas.height];
    return null;
  });
  await page.mouse.click(box.x + canvas[0] * box.width, box.y + canvas[1] * box.height - 2);
  assert.equal(await piles(page), "16,16,0");
  // The closed wedge holds nothing.
  await page.mouse.click(...await place(page, 0, -4));
  assert.equal(await piles(page), "16,16,0");
});

test("arrow keys go through the family, Space grows", async (t) => {
  const page = await lab(t);
  await cells(page).focus();
  await page.keyboard.press("ArrowUp");
  await soon(async () => assert.equal(await piles(page), "14,10,4"));
  await page.keyboard.press("ArrowDown");
  await soon(async () => assert.equal(await piles(page), "14,11,5"));
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await piles(page), "14,11,5"));
  await cube(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await piles(page), "14,11,5"));
  await page.keyboard.press("Shift+ArrowLeft");
  await page.waitForFunction(() => location.hash.includes("r=-5.35"));
  await page.keyboard.press("Home");
  await page.waitForFunction(() => location.hash.includes("r=0.35"));
  await page.getByLabel("Speed").selectOption("60 a second");
  await page.keyboard.press(" ");
  await heard(page, "Grown to generation 16: 259 live.");
  await slider(page).focus();
  await page.keyboard.press("Home");
  await soon(async () => assert.equal(await page.locator(".generation-number").innerText(), "0"));
  assert.equal((await painted(page, "#evo-cells"))[1], 1);
  await says(page, "not yet born");
  await page.keyboard.press("ArrowRight");
  await soon(async () => assert.equal(await slider(page).getAttribute("aria-valuetext"), "1, 3 born, 4 live"));
});

test("the cube is dragged and returned", async (t) => {
  const page = await lab(t);
  const box = await cube(page).boundingBox();
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 230, { steps: 4 });
  await page.mouse.up();
  assert.equal(await piles(page), "14,11,5");
  await page.waitForFunction(() => !location.hash.includes("r=0.35"));
  await page.getByRole("button", { name: "Isometric" }).click();
  await page.waitForFunction(() => location.hash.includes("r=0.35"));
  await soon(async () => assert.equal(await page.getByRole("button", { name: "Turn slowly" }).count(), 0));
});

test("it turns slowly where motion is welcome", async (t) => {
  const page = await lab(t, "", { reducedMotion: false });
  await page.getByRole("button", { name: "Turn slowly" }).click();
  await page.waitForFunction(() => /r=([3-9]|\d\d)\.35/.test(location.hash));
  await page.getByRole("button", { name: "Stop turning" }).click();
});

test("512 generations have a pixel for each cell", async (t) => {
  const page = await lab(t, "n=512");
  assert.equal((await painted(page, "#evo-cells"))[0], 262_147);
  await choose(page, "South branch");
  assert.equal((await painted(page, "#evo-cells"))[0], 349_529);
  await page.getByLabel("Colours").selectOption("by last direction");
  assert.ok((await painted(page, "#evo-cells"))[1] <= 5);
  await page.getByRole("button", { name: "One generation back" }).click();
  await soon(async () => assert.equal(await slider(page).inputValue(), "511"));
  await soon(async () => assert.equal(await slider(page).getAttribute("aria-valuetext"), "511, 19683 born, 262144 live"));
  await page.getByRole("button", { name: /born in generation 511/ }).click();
  await soon(async () => assert.equal(await page.locator(".born li").count(), 243));
});

test("mistakes are sentences with a way out", async (t) => {
  const page = await lab(t);
  await pile(page, 2).fill("11x");
  await says(page, "Pile 2: “x” does not fit here. Expected: a whole number.");
  await soon(async () => assert.equal(await pile(page, 2).getAttribute("aria-invalid"), "true"));
  await pile(page, 2).fill("");
  await says(page, "Pile 2: This is empty. Expected: a number of counters.");
  await pile(page, 2).fill("9999999999999999999999");
  await says(page, "Too large. Allowed: a number of counters of at most 1000000000000000000.");
  await pile(page, 2).fill("12");
  await says(page, "Not a P-position: the nim-sum is 7, not 0.");
  await page.getByRole("button", { name: "Set pile 3 to 2" }).click();
  await says(page, "14 ⊕ 12 ⊕ 2 = 0, generation 14");
  for (const n of [1, 2, 3]) await pile(page, n).fill(["1000000000000000000", "1000000000000000000", "0"][n - 1]);
  await says(page, "beyond the pictures");
  const lost = await lab(t, "n=17");
  await lost.getByRole("heading", { level: 1 }).waitFor();
  await soon(async () => assert.match(await lost.locator("main").innerText(), /16, 32, 64, 128, 256 or 512/));
});

test("a link brings everything back", async (t) => {
  const page = await lab(t, "p=12,8,4&n=64&g=40&c=direction&b=4&r=30.20");
  await says(page, "12 ⊕ 8 ⊕ 4 = 0, generation 12");
  await soon(async () => assert.equal(await slider(page).inputValue(), "40"));
  await soon(async () => assert.ok(await page.getByRole("checkbox", { name: "South branch" }).isChecked()));
  await pile(page, 1).fill("13");
  await page.waitForFunction(() => location.hash.includes("p=13,8,4&n=64&g=40&c=direction&b=4&r=30.20"));
  await page.getByRole("button", { name: "Share" }).click();
  await soon(async () => assert.match(await page.getByRole("dialog").getByRole("textbox").first().inputValue(), /#\/lab\/evolution\?v=1&w=three&p=13,8,4/));
});

test("any number of piles has parents and children", async (t) => {
  const page = await lab(t, "w=piles&q=2,3,6,7");
  const lot = (name) => page.locator(".lot").filter({ has: page.getByRole("heading", { name }) });
  await says(page, "nim-sum 0, generation 9");
  await soon(async () => assert.equal(await lot("Parents").getByRole("button").count(), 2));
  await soon(async () => assert.equal(await lot("Children").getByRole("button").count(), 1));
  await lot("Children").getByRole("button").click();
  await says(page, "generation 10");
  await page.getByRole("button", { name: "(1,3,5,7)" }).click();
  await soon(async () => assert.equal(await lot("Parents").getByRole("button").count(), 6));
  await page.getByRole("button", { name: "(0,1,4,5)" }).click();
  await soon(async () => assert.equal(await lot("Parents").getByRole("button").count(), 1));
  await soon(async () => assert.equal(await lot("Children").getByRole("button").count(), 2));
  const field = page.getByRole("textbox", { name: "Piles" });
  await field.fill("2,3;6");
  await says(page, "“;” does not fit here. Expected: a comma.");
  await field.fill("2,3,6,6");
  await says(page, "Not a P-position: the nim-sum is 1, not 0.");
  await page.locator(".mend button").click();
  await says(page, "nim-sum 0");
  await field.fill(Array(40).fill(1).join(" "));
  await page.getByRole("button", { name: "Show all 780" }).first().click();
  await soon(async () => assert.equal(await lot("Children").getByRole("button").count(), 780));
});

test("Lemma 22 fails for Lasker's Nim and holds for Nim", async (t) => {
  const page = await lab(t, "w=game");
  await page.locator(".found").filter({ hasText: "Lemma 22 fails" }).waitFor();
  const row = page.locator(".found-table tbody tr").filter({ hasText: "(2,2)" });
  await soon(async () => assert.deepEqual((await row.locator("td").allInnerTexts()).slice(1, 3).map((text) => text.trim().split(/\s/)[0]), ["2", "3"]));
  await soon(async () => assert.match(await page.locator(".game-line").nth(1).innerText(), /6 moves/));
  await page.getByText("may have another P-position among its options").waitFor();
  await page.getByRole("button", { name: "Nim (3,5,6)" }).click();
  await page.locator(".found").filter({ hasText: "Step and generation agree" }).waitFor();
  await soon(async () => assert.equal(await page.locator(".found-table .differing").count(), 0));
  const field = page.getByRole("textbox", { name: "Game and position" });
  await field.fill("nim/3+x");
  await field.press("Enter");
  await says(page, "“x” does not fit here");
  await field.fill("nim/1000000000000+5");
  await field.press("Enter");
  await page.locator(".found").filter({ hasText: "Stopped" }).waitFor();
  await page.getByRole("button", { name: "Kayles (4,4)" }).click();
  await page.locator(".found-table .differing").first().waitFor();
  await page.locator(".found-table a").first().click();
  await page.locator(".gamebar h1").filter({ hasText: "Kayles" }).waitFor();
});

test("files hold the pictures", async (t) => {
  const page = await lab(t);
  const file = async (at, name) => {
    const button = page.getByRole("button", { name, exact: true }).nth(at);
    return download(page, button);
  };
  for (const [at, stem] of ["ulam-warburton", "nim-evolution"].entries()) {
    const [name, svg] = await file(at, "SVG");
    assert.equal(name, `${stem}.svg`);
    const text = svg.toString();
    assert.ok(!text.includes("var("), "no property of the page is left");
    const wrong = await page.evaluate((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")?.textContent, text);
    assert.equal(wrong, undefined);
    const [image, png] = await file(at, "PNG");
    assert.equal(image, `${stem}.png`);
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.ok(png.length > 10_000);
  }
});

test("each pair of moves walks home", async (t) => {
  const page = await lab(t, "p=3,2,1&n=16&g=16");
  await page.getByText("One player takes a counter from pile").waitFor();
  await page.getByRole("button", { name: "Walk home" }).click();
  await soon(async () => assert.equal(await piles(page), "0,0,0"));
  await page.getByText("Nothing is left to take: this is home.").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.innerText.trim()), "Walk home");
});

test("any game grows as a picture, four piles turn in space", async (t) => {
  const page = await lab(t, "w=game&a=lasker/4+4");
  const growth = page.getByRole("region", { name: "Growth" });
  const dots = growth.locator("circle");
  const all = await soon(async () => {
    const count = await dots.count();
    assert.ok(count > 3);
    return count;
  });
  await growth.getByRole("slider", { name: "Step" }).fill("0");
  await soon(async () => assert.equal(await dots.count(), 1));
  await growth.getByRole("button", { name: "Grow" }).click();
  await soon(async () => assert.equal(await dots.count(), all));
  await axe(page);

  await choose(page, "More piles");
  const space = page.getByRole("region", { name: "Four piles in space" });
  const picture = space.getByRole("img", { name: /^P-positions of four piles below 8.*\(2,3,6,7\) has 2 parents/ });
  const before = await picture.locator("circle").nth(9).getAttribute("cx");
  await space.getByRole("slider", { name: "Turn" }).fill("90");
  await soon(async () => assert.notEqual(await picture.locator("circle").nth(9).getAttribute("cx"), before));
  await axe(page);
});
