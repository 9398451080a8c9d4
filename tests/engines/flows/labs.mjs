// The five laboratories.
import { Key } from "../driver.mjs";
import { close, fits } from "./dialogs.mjs";

/** What every lab has: a link to what is shown. */
async function share(page) {
  await page.click("header button", "Share");
  await fits(page, "Share");
  await close(page);
}

async function sequence(page) {
  await page.open("#/lab/sequence?c=0.77&n=500");
  await page.says("main [role=status]", "0.77, Kayles: period 12, last exception n = 70. Proved for all n by the octal periodicity theorem.");
  await page.type("#lab-c", "0.137");
  await page.see(".rules, main", /Dawson.s chess/);
  await page.says("main [role=status]", "0.137, Dawson’s chess: period 34, last exception n = 51. Proved for all n by the octal periodicity theorem.");
  await share(page);
  await page.address("lab/sequence", { c: "0.137", n: "500" });
}

async function nimbers(page) {
  await page.open("#/lab/nimbers");
  await page.says(".res", /24 ⊗ 17 = 128/);
  await page.type("#nimber-a", "8");
  await page.type("#nimber-b", "8");
  await page.says(".res", /8 ⊗ 8 = 13/);
  await page.click("label", "÷ quotient");
  await page.says(".res", /8 ÷ 8 = 1/);
  await share(page);
  await page.address("lab/nimbers", {});
}

async function evolution(page) {
  await page.open("#/lab/evolution");
  await page.says("#evo-note", "14 ⊕ 11 ⊕ 5 = 0, generation 15");
  await page.click("button", "(14,10,4)");
  await page.says("main [role=status]", "(14,10,4), generation 14, at (10,4). Parent (13,9,4). Children (15,11,4), (15,10,5), (14,11,5).");
  await page.until("the cells are painted", () => {
    const canvas = document.querySelector("#evo-cells canvas");
    return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.some((part) => part > 0);
  });
  await share(page);
  await page.address("lab/evolution", {});
}

async function counting(page) {
  await page.open("#/lab/counting");
  await page.see("h2", /Values for three piles/);
  await page.click("label", "4");
  await page.see("h2", /Values for four piles/);
  await page.type("#cnt-x", "2^40-1");
  await page.press(Key.enter);
  await page.says(".one", /./);
  await share(page);
  await page.address("lab/counting", {});
}

async function maps(page) {
  await page.open("#/lab/maps?n=20");
  await page.see("h2", /beatty/);
  await page.click("button", "Kayles");
  await page.see("h2", /octal:0\.77/);
  await page.click("label", "Outcomes");
  await page.point("[role=application]");
  await page.run(() => document.querySelector("[role=application]").focus());
  await page.press(Key.home, Key.right, Key.right, Key.up);
  await page.says("main [role=status]", /^\(\d+,\d+\), [NP]-position/);
  await share(page);
  await page.address("lab/maps", { g: "octal:0.77/5+7", n: "20" });
}

export const labs = [
  ["sequence lab: a period is proved", sequence],
  ["nimber lab: products and quotients", nimbers],
  ["evolution lab: a position is followed", evolution],
  ["counting lab: piles are counted", counting],
  ["maps: another game is drawn", maps],
];
