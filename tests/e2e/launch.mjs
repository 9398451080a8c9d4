// How the browser is started.
import { chromium } from "playwright-core";

const FLAGS = "--no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-dev-shm-usage";

/** Starts Chromium by this way of Playwright's. */
export const launch = (way) => chromium[way]({
  executablePath: process.env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium",
  args: (process.env.NIMSCOPE_CHROMIUM_FLAGS ?? FLAGS).split(" "),
});
