// Opens a page and says when it has drawn itself: node paint.mjs <address> <browser>
import { chromium } from "playwright-core";

const [address, executablePath] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const wrong = [];
page.on("pageerror", (error) => wrong.push(error.stack));
page.on("requestfailed", (request) => wrong.push(`${request.url()} failed: ${request.failure()?.errorText}`));
const open = new Set();
page.on("request", (request) => open.add(request.url()));
page.on("requestfinished", (request) => open.delete(request.url()));
await page.goto(address);
// The start page of somebody new rests until a hand reaches for something.
await page.keyboard.press("Tab");
await page.locator("#nimscope a[href*='play']").first().waitFor({ timeout: 60_000 }).catch((error) => {
  throw new Error([error.message, ...wrong, `not answered: ${[...open].join(", ") || "nothing"}`].join("\n"));
});
const heading = await page.getByRole("heading").first().innerText();
await browser.close();
if (wrong.length > 0) throw new Error(wrong.join("\n"));
console.log(`The page has drawn itself: ${heading}`);
