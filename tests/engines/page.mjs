// A page as a person uses it: finds what is shown by its name, points, types, reads the address and what is spoken.
import assert from "node:assert/strict";
import { DriverError, Key, sleep } from "./driver.mjs";

const PATIENCE = 15_000; // ms until something that was asked for must be there

/** Runs in the page: the shown elements that match, by their names. A name is a text or the source of a pattern. */
const shown = `(css, name, exact) => [...document.querySelectorAll(css)].filter((one) => {
  const box = one.getBoundingClientRect();
  if (box.width === 0 || box.height === 0 || getComputedStyle(one).visibility === "hidden") return false;
  if (name === null) return true;
  const text = (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim();
  return exact ? text === name : new RegExp(name).test(text);
})`;

/** Runs in the page: where to press an element, once it is in sight and nothing lies on it. */
const place = `(css, name, exact) => {
  const one = (${shown})(css, name, exact)[0];
  if (!one || one.disabled) return null;
  const middle = () => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const free = ([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    const piece = one.closest("[data-piece]");
    return one.contains(hit) || hit.contains(one) || (piece !== null && hit.closest("[data-piece]") === piece);
  };
  if (!free(middle())) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return free(middle()) ? middle() : null;
}`;

const pattern = (name) => (name instanceof RegExp ? [name.source, false] : [name ?? null, true]);
const title = (css, name) => (name === undefined ? css : `${css} called ${name}`);

export class Page {
  #session;
  #frame = null;

  /** `session` is the driver's; `base` the address of the site. */
  constructor(session, base) {
    this.#session = session;
    this.base = base;
  }

  /** The same window for another copy of the site. */
  at(base) {
    return new Page(this.#session, base);
  }

  /** Opens an address of the site afresh, and waits until the application has drawn itself. */
  async open(address, { plain = false } = {}) {
    await this.#session.go("about:blank");
    await this.#session.go(new URL(address, this.base).href);
    await this.inject(() => {
      const note = (text) => (document.documentElement.dataset.faults = `${document.documentElement.dataset.faults ?? ""}${text}\n`);
      addEventListener("error", (event) => note(event.message));
      addEventListener("unhandledrejection", (event) => note(event.reason));
    });
    if (!plain) await this.ready();
  }

  async ready() {
    await this.inject(() => globalThis.nimscopeBegin?.begin());
    await this.until("the application is drawn", () => {
      const root = document.getElementById("nimscope");
      return root !== null && root.childElementCount > 0 && document.querySelector(".loading-board") === null;
    });
  }

  /** The errors that nobody caught since the page was opened. */
  faults() {
    return this.run(() => document.documentElement.dataset.faults ?? "");
  }

  /** What ended the program, or null while it is alive. */
  stopped() {
    return this.run(() => document.querySelector("dialog.stopped pre")?.textContent ?? null);
  }

  /** Runs a function in the page, or in the frame that is looked at. */
  async run(call, ...args) {
    if (this.#frame === null) return this.#session.run(call, ...args);
    await this.#session.send("POST", "/frame", { id: this.#frame });
    try {
      return await this.#session.run(call, ...args);
    } finally {
      await this.#session.send("POST", "/frame", { id: null });
    }
  }

  /**
   * Runs a function among the page's own scripts. Firefox keeps what a driver runs apart from them, except for the
   * document: what the function finds out belongs in an attribute there.
   */
  inject(call, ...args) {
    const source = `(${call}).apply(null, ${JSON.stringify(args)})`;
    return this.run((source) => {
      const script = document.createElement("script");
      script.textContent = source;
      document.head.append(script);
      script.remove();
    }, source);
  }

  /** What `steps` do happens in the frame, of whatever origin, that `find` finds in the page. */
  async within(find, steps) {
    this.#frame = await this.until("the frame is there", find);
    try {
      return await steps();
    } finally {
      this.#frame = null;
    }
  }

  /** Waits until a function in the page gives something true: that. */
  async until(what, call, ...args) {
    let last;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(25)) {
      try {
        last = await this.run(call, ...args);
      } catch (error) {
        // The page is just being changed.
        if (!(error instanceof DriverError)) throw error;
        last = error;
      }
      if (last && last !== true && last instanceof Error) continue;
      if (last) return last;
    }
    const shows = () => `${location.hash}\n${document.querySelector("dialog.stopped pre")?.textContent ?? document.body.innerText.slice(0, 1500)}`;
    const now = last instanceof Error ? last.message : await this.run(shows);
    assert.fail(`waited in vain: ${what}\n${now}`);
  }

  /** Waits until an element is shown: its text. */
  see(css, name) {
    const find = `(...sought) => { const found = (${shown})(...sought)[0]; return found ? { text: found.innerText ?? found.textContent } : null; }`;
    return this.until(`${title(css, name)} is shown`, find, css, ...pattern(name)).then(({ text }) => text);
  }

  /** Waits until no such element is shown. */
  gone(css, name) {
    return this.until(`${title(css, name)} is gone`, `(...sought) => (${shown})(...sought).length === 0`, css, ...pattern(name));
  }

  /** How many such elements are shown now. */
  count(css, name) {
    return this.run(`(...sought) => (${shown})(...sought).length`, css, ...pattern(name));
  }

  /** The middle of an element in the window's coordinates, when it has come to rest and can be pressed. */
  async #spot(css, name) {
    let before = null;
    const still = async () => {
      const at = await this.until(`${title(css, name)} can be pressed`, place, css, ...pattern(name));
      const same = before !== null && Math.hypot(at[0] - before[0], at[1] - before[1]) < 1;
      before = at;
      return same;
    };
    while (!(await still())) await sleep(10);
    if (this.#frame === null) return before;
    const [x, y] = await this.#session.run((frame) => {
      const box = frame.getBoundingClientRect();
      return [box.x + frame.clientLeft, box.y + frame.clientTop];
    }, this.#frame);
    return [before[0] + x, before[1] + y];
  }

  async click(css, name) {
    await this.#session.mouse([await this.#spot(css, name)], true);
  }

  async point(css, name) {
    await this.#session.mouse([await this.#spot(css, name)], false);
  }

  /** Presses the mouse on the first and releases it on the last of these elements. */
  async drag(css, ...names) {
    const spots = [];
    for (const name of names) spots.push(await this.#spot(css, name));
    await this.#session.mouse(spots, true);
  }

  /** Presses keys in turn. */
  press(...keys) {
    return this.#session.keys(keys);
  }

  pressWith(held, key) {
    return this.#session.keys([key], held);
  }

  /** Replaces the text of a field. */
  async type(css, text) {
    await this.click(css);
    await this.run((css) => document.querySelector(css).select(), css);
    await this.press(Key.backspace, ...text);
    await this.until(`${css} holds ${text}`, (css, text) => document.querySelector(css).value === text, css, text);
  }

  /** Chooses an entry of a list by keyboard-free means, as the browser's own list does when it closes. */
  async choose(css, value) {
    await this.see(css);
    await this.run((css, value) => {
      const list = document.querySelector(css);
      list.value = value;
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, css, value);
  }

  hash() {
    return this.run(() => location.hash);
  }

  /** Waits until the address has these keys, `null` for one that is absent. */
  async address(page, keys) {
    const same = (page, keys) => {
      const [path, query] = location.hash.split("?");
      const all = new Map((query ?? "").split("&").map((pair) => pair.split("=").map((part) => decodeURIComponent(part.replace(/\+/g, "%2B")))));
      return path === `#/${page}` && keys.every(([key, value]) => (all.get(key) ?? null) === value);
    };
    await this.until(`the address is ${page} with ${JSON.stringify(keys)}`, same, page, Object.entries(keys));
  }

  /** Waits until the live region of the page of a game says this. */
  async spoken(text) {
    await this.#says("[aria-live=assertive]:not(dialog *)", text);
  }

  /** Waits until an element for screen readers says this. */
  async says(css, text) {
    await this.#says(css, text);
  }

  async #says(css, text) {
    const [source, exact] = pattern(text);
    const heard = (css, source, exact) => [...document.querySelectorAll(css)].some((one) => {
      const said = one.textContent.replace(/\s+/g, " ").trim();
      return exact ? said === source : new RegExp(source).test(said);
    });
    try {
      await this.until(`${css} says ${text}`, heard, css, source, exact);
    } catch (error) {
      const said = await this.run((css) => [...document.querySelectorAll(css)].map((one) => one.textContent), css);
      throw new Error(`${error.message.split("\n")[0]}; it says ${JSON.stringify(said)}`);
    }
  }
}
