// A client of the W3C WebDriver protocol, as far as the flows need it: https://www.w3.org/TR/webdriver2/
import { spawn } from "node:child_process";
import { createServer } from "node:net";

const START = 30_000; // ms for a driver to answer after it was started
const COMMAND = 60_000; // ms for one command: no driver is slower unless it hangs

/** Starts `program`, a WebDriver server, with `args`, to which its port is added; gives its address and how to end it. */
export async function startDriver(program, args, env = {}) {
  const port = await freePort();
  const child = spawn(program, [...args, `--port=${port}`], { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const hear = (chunk) => (said = (said + chunk).slice(-4000));
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const failed = new Promise((_, reject) => child.once("error", reject));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([failed, answers(url, () => child.exitCode, () => said)]);
  return { url, said: () => said, stop: () => stop(child) };
}

/** Ends a process and waits until it is gone. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  const force = setTimeout(() => child.kill("SIGKILL"), 5000);
  return gone.finally(() => clearTimeout(force));
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function answers(url, exit, said) {
  for (const end = Date.now() + START; Date.now() < end; await sleep(50)) {
    if (exit() !== null) throw new Error(`the driver ended with ${exit()}: ${said()}`);
    const status = await fetch(`${url}/status`).then((answer) => answer.json(), () => null);
    if (status?.value?.ready) return;
  }
  throw new Error(`the driver does not answer: ${said()}`);
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a driver complains of; `code` is the protocol's word for it. */
export class DriverError extends Error {
  constructor(command, { error, message }) {
    super(`${command}: ${error}: ${message}`);
    this.code = error;
  }
}

/** One window of a browser. */
export class Session {
  #at;

  /** Opens one with these capabilities. */
  static async open(url, capabilities) {
    const session = new Session();
    session.#at = `${url}/session`;
    const { sessionId } = await session.send("POST", "", { capabilities: { alwaysMatch: capabilities } });
    session.#at += `/${sessionId}`;
    return session;
  }

  /** A command of the protocol: its answer's value. */
  async send(method, path, body) {
    const request = { method, signal: AbortSignal.timeout(COMMAND) };
    if (method === "POST") Object.assign(request, { body: JSON.stringify(body ?? {}), headers: { "Content-Type": "application/json; charset=utf-8" } });
    const answer = await fetch(this.#at + path, request).catch((error) => {
      throw new Error(`${method} ${path}: ${error.message}`);
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new DriverError(`${method} ${path || "/session"}`, value);
    return value;
  }

  go(url) {
    return this.send("POST", "/url", { url });
  }

  /** Runs a function in the page with arguments that JSON can carry. */
  run(call, ...args) {
    return this.send("POST", "/execute/sync", { script: `return (${call}).apply(null, arguments)`, args });
  }

  /** Presses and releases these keys in turn: `Key`s or characters; with `held`, while that is down. */
  keys(keys, held) {
    const typed = keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    const actions = held ? [{ type: "keyDown", value: held }, ...typed, { type: "keyUp", value: held }] : typed;
    return this.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Moves the mouse through these points of the window; `press` also presses at the first and releases at the last. */
  mouse(points, press) {
    const [first, ...rest] = points.map(([x, y]) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }));
    const actions = press ? [first, { type: "pointerDown", button: 0 }, ...rest, { type: "pointerUp", button: 0 }] : [first, ...rest];
    return this.send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }

  close() {
    return this.send("DELETE", "");
  }
}

/** Keys without a character, as the protocol writes them. */
export const Key = { enter: "\uE007", escape: "\uE00C", space: " ", up: "\uE013", down: "\uE015", left: "\uE012", right: "\uE014", shift: "\uE008", home: "\uE011", backspace: "\uE003" };
