// Appended to the script around the module: brings the rest of it. Everywhere but on the start page it comes together
// with the first half; there it comes once that page is drawn, and at once when something of it is called.
const address = new URL("%REST%", import.meta.url);

function imports() {
  return { ...__wbg_get_imports(), p: wasm };
}

function joined() {
  wasm["."].value = 1;
  delete globalThis.nimscopeRest;
}

async function compiled(source) {
  const found = await (source ?? fetch(address));
  if (typeof Response !== "function" || !(found instanceof Response)) return WebAssembly.compile(found);
  if (!found.ok) throw new Error(`${found.status} for ${found.url}`);
  const copy = found.clone();
  // Some hosts do not give the type that compiling on the way needs.
  return WebAssembly.compileStreaming(found).catch(async () => WebAssembly.compile(await copy.arrayBuffer()));
}

async function join(rest) {
  await WebAssembly.instantiate(await rest, imports());
  joined();
}

function load() {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
  } catch {}
  if (request.status !== 200) {
    document.body.textContent = "Nimscope could not be loaded. Reload when there is a network.";
    throw new Error(`${request.status} for ${address}`);
  }
  const bytes = Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 255);
  new WebAssembly.Instance(new WebAssembly.Module(bytes), imports());
  joined();
}

export default async function start(options) {
  const home = typeof document === "object" && globalThis.nimscopeRole !== "library" && /^#?\/?(\?|$)/.test(location.hash);
  const rest = home ? undefined : compiled(options?.rest);
  await __wbg_init(options);
  if (home) {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    globalThis.nimscopeRest = drawn().then(drawn).then(() => join(compiled()));
    globalThis.nimscopeRest.catch(() => delete globalThis.nimscopeRest);
  } else {
    await join(rest);
  }
  wasm.__wbindgen_start();
  return wasm;
}
