// What Lighthouse gives pages on its emulated phone: `node benches/lighthouse.mjs [folder]`, after `cargo xtask dist`. npx
// fetches Lighthouse itself. Prints, for each page, the middle one of three visits by performance; RUNS sets their number.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "./packed.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const PAGES = ["", "#/play?g=colourful/r1y2r2y2", "#/play?g=nim/3%2B5%2B7", "#/play?g=kayles/13", "#/lab/sequence", "#/lab/maps", "#/learn"];
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-dev-shm-usage";
const RUNS = Number(process.env.RUNS ?? 3);
const TIMES = { first: "first-contentful-paint", largest: "largest-contentful-paint", blocked: "total-blocking-time", speed: "speed-index" };

const site = await serve(path.resolve(process.argv[2] ?? path.join(here, "../dist")));
const report = path.join(mkdtempSync(path.join(tmpdir(), "lighthouse-")), "report.json");
const env = { ...process.env, CHROME_PATH: process.env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium" };

async function visit(page) {
  const options = ["--quiet", "--output=json", `--output-path=${report}`, `--chrome-flags=${FLAGS}`];
  await promisify(execFile)("npx", ["--yes", "lighthouse@12", site.url + page, ...options], { env });
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${score}`);
  const times = Object.entries(TIMES).map(([name, id]) => `${name} ${Math.round(audits[id].numericValue)} ms`);
  const shift = audits["cumulative-layout-shift"].numericValue.toFixed(3);
  return { score: categories.performance.score, line: [...scores, ...times, `shift ${shift}`].join(", ") };
}

for (const page of PAGES) {
  const visits = [];
  while (visits.length < RUNS) visits.push(await visit(page));
  visits.sort((one, other) => one.score - other.score);
  console.log(`${page || "start page"}: ${visits[RUNS >> 1].line}`);
}
site.close();
