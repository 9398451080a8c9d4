// Writes down which functions the start page runs, into first.txt: node record.mjs <folder> <browser>. The folder holds
// a bundle as trunk has written it.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { watched } from "./watched.mjs";

const [folder, executablePath] = process.argv.slice(2);
const wasm = readdirSync(folder).find((name) => /^nimscope-[0-9a-f]+_bg\.wasm$/.test(name));
const glue = join(folder, wasm.replace("_bg.wasm", ".js"));
const { module, names } = watched(readFileSync(join(folder, wasm)), "./nimscope_bg.js", "called");
writeFileSync(join(folder, wasm), module);
const script = readFileSync(glue, "utf8");
const tell = "called: (index) => { (globalThis.called ??= new Set()).add(index); },";
writeFileSync(glue, script.replace(/const import0 = \{/, `$& ${tell}`));

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
const server = createServer((request, response) => {
  const name = new URL(request.url, "http://localhost").pathname.slice(1) || "index.html";
  try {
    const body = readFileSync(join(folder, name));
    response.writeHead(200, { "content-type": types[extname(name)] ?? "image/svg+xml" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0);

const browser = await chromium.launch({ executablePath, args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const called = new Set();
// On a slow machine work is cut into pieces, which takes functions of its own.
const visits = [[1360, 900, "light", 1], [390, 844, "dark", 1], [1360, 900, "dark", 10], [390, 844, "light", 4]];
for (const [width, height, colorScheme, slower] of visits) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, serviceWorkers: "block" });
  const page = await context.newPage();
  const wait = (milliseconds) => page.waitForTimeout(milliseconds * slower);
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
  const home = `http://localhost:${server.address().port}/`;
  // A game that was played is offered on the start page. Only what is called on the last page counts.
  await page.goto(`${home}#/play?v=1&g=nim/3%2B5%2B7&m=3-6`);
  await wait(1500);
  // As if the rest never came: what is done while it is waited for belongs to the start, too.
  await page.addInitScript(() => (globalThis.nimscopeRest = new Promise(() => {})));
  await page.goto("about:blank");
  await page.goto(home);
  const search = page.getByRole("searchbox");
  for (const text of ["kay", "no such game", ""]) {
    await search.fill(text);
    await wait(300);
  }
  const families = page.getByRole("group", { name: "Family" }).getByRole("button");
  for (let index = (await families.count()) - 1; index >= 0; index -= 1) await families.nth(index).click();
  await page.mouse.wheel(0, 2000);
  await page.setViewportSize({ width: width + 400, height });
  await page.getByRole("button", { name: "Switch theme" }).click();
  await wait(300);
  await page.locator("main a[href*='play']").first().hover();
  await page.locator("main a[href*='play']").first().click();
  await wait(500);
  await page.goBack();
  await wait(500);
  for (const index of await page.evaluate(() => [...globalThis.called])) called.add(names[index]);
  await context.close();
}
await browser.close();
server.close();
writeFileSync(new URL("first.txt", import.meta.url), `${[...called].sort().join("\n")}\n`);
console.log(`${called.size} functions of ${names.length}`);
