// The three engines: how each is started, told its window, and ended. xtask says where the programs are.
import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { Session, startDriver, stop } from "./driver.mjs";

const { env } = process;
const FLAGS = "--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-dev-shm-usage";

/** A browser with its driver: `open(width, height)` gives a session, `stop()` ends all. */
export const ENGINES = {
  async chromium() {
    const driver = await startDriver(env.CHROMEDRIVER ?? "chromedriver", []);
    const open = async (width, height) => {
      const options = {
        binary: env.NIMSCOPE_CHROMIUM ?? "/usr/bin/chromium",
        args: (env.NIMSCOPE_CHROMIUM_FLAGS ?? FLAGS).split(" ").concat(`--window-size=${width},${height}`, "--force-prefers-reduced-motion"),
      };
      return sized(await Session.open(driver.url, { browserName: "chrome", "goog:chromeOptions": options }), width, height);
    };
    return { open, stop: driver.stop };
  },

  async firefox() {
    const driver = await startDriver(env.NIMSCOPE_GECKODRIVER ?? "geckodriver", []);
    const open = async (width, height) => {
      const options = {
        binary: env.NIMSCOPE_FIREFOX ?? "/usr/bin/firefox-esr",
        args: ["-headless"],
        prefs: { "ui.prefersReducedMotion": 1, "dom.disable_open_during_load": false },
      };
      const session = await Session.open(driver.url, { browserName: "firefox", "moz:firefoxOptions": options });
      return sized(await bare(session), width, height);
    };
    return { open, stop: driver.stop };
  },

  async webkit() {
    const folder = mkdtempSync(path.join(os.tmpdir(), "nimscope-webkit-"));
    const screen = await startScreen();
    // Nothing of the person's own settings or data takes part. The screen has no graphics hardware.
    const driver = await startDriver(env.NIMSCOPE_WEBKIT_DRIVER ?? "WebKitWebDriver", [], {
      DISPLAY: screen.display, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder,
    });
    const open = async (width, height) => {
      const options = { binary: env.NIMSCOPE_WEBKIT, args: ["--automation", "--javascript-can-open-windows-automatically=true"] };
      return sized(await bare(await Session.open(driver.url, { "webkitgtk:browserOptions": options })), width, height);
    };
    const end = async () => {
      await driver.stop();
      await screen.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { open, stop: end };
  },
};

/** A screen of its own for a browser without a mode that needs none. */
async function startScreen() {
  const child = spawn(env.NIMSCOPE_XVFB ?? "Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const display = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdout.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
  return { display, stop: () => stop(child) };
}

/** Moves to a window without bars: with them, Firefox and MiniBrowser are wider than a phone. */
async function bare(session) {
  const first = await session.send("GET", "/window");
  await session.run(() => void open("about:blank", "", "popup,width=400,height=400"));
  const handle = (await session.send("GET", "/window/handles")).find((handle) => handle !== first);
  await session.send("POST", "/window", { handle });
  return session;
}

/** Makes the part of the window that shows the page this large. */
async function sized(session, width, height) {
  const inner = () => session.run(() => [innerWidth, innerHeight]);
  for (let tries = 0; tries < 20; tries++) {
    const [w, h] = await inner();
    if (w === width && h === height) return session;
    const rect = await session.send("GET", "/window/rect");
    await session.send("POST", "/window/rect", { width: rect.width + width - w, height: rect.height + height - h });
  }
  throw new Error(`the window cannot be ${width} × ${height}: it is ${await inner()}`);
}
