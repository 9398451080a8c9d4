// Before the program is there and after it has died, this says what is wrong and what helps. index.html contains it, as
// a classic script before all others: a file opened from a disk, a server that gives scripts a wrong type and browsers
// without the newest syntax still run it. Others need three functions of it:
//
//   nimscopeStart.trouble()  what keeps the program from running here at all, as [what, help], or null. Asks nobody.
//   nimscopeStart.failed()   the program could not be loaded: finds out why and shows that in the place of "Loading".
//   nimscopeStart.stopped(e) the running program is dead of this error: says so over the page, which no longer reacts.
//
// By itself it listens for errors: before the program has drawn itself any error means that it failed, and later a trap
// (`RuntimeError`), a Rust panic or an exhausted stack within it that it stopped. Errors of workers and of
// scripts have no such cause, and are not its business.
var nimscopeStart = (function () {
  "use strict";

  // The smallest module with a vector instruction: a function of type () -> v128.
  var VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  var failure = false;
  var death = false;

  function trouble() {
    if (location.protocol === "file:")
      return ["Nimscope cannot be opened from a disk.",
        "Browsers start it from a web server only. Run “python3 -m http.server” in its folder and open http://localhost:8000/."];
    if (typeof WebAssembly !== "object")
      return ["This browser does not run WebAssembly.",
        "It may be switched off for safety, as in Lockdown Mode: allow it for this site, or use another browser."];
    if (!WebAssembly.validate(new Uint8Array(VECTORS)))
      return ["This browser is too old for Nimscope.",
        "It lacks the vector instructions of WebAssembly. Chrome and Edge have them from version 91, Firefox from 89, Safari from 16.4."];
    return null;
  }

  // What the network says of the files that the page needs; null where nothing is wrong with them.
  async function network() {
    const links = document.querySelectorAll("link[rel=modulepreload], link[rel=preload][as=fetch], script[src]");
    for (const link of links) {
      const url = link.href || link.src;
      const name = new URL(url, location.href).pathname.split("/").pop();
      let response;
      try {
        response = await fetch(url);
      } catch {
        return [navigator.onLine ? "The server does not answer." : "This device is offline.", "Try again when there is a network."];
      }
      if (!response.ok)
        return [`${name} is missing on the server (${response.status}).`,
          "Try again in a moment. If it stays so, tell whoever runs this site: not all files are there."];
      const type = response.headers.get("content-type") || "no type";
      if (/\.m?js$/.test(name) && !/(java|ecma)script/.test(type))
        return [`The server gives ${name} the type ${type}.`,
          "Browsers run scripts only as text/javascript. Tell whoever runs this site."];
    }
    return null;
  }

  async function failed() {
    if (failure || !document.getElementById("loading-text")) return;
    failure = true;
    // The start page may stand there already, or be about to.
    document.documentElement.dataset.failed = "";
    document.getElementById("prepared")?.remove();
    // In a sandbox the page is nobody's, so that most servers refuse it its own files.
    const sandbox = self.origin === "null" && ["The page around this frame keeps Nimscope from starting.",
      "Its sandbox takes away the origin. Whoever wrote that page can add allow-same-origin to it."];
    const [what, help] = trouble() || sandbox || (await network()) ||
      ["Nimscope could not be loaded.", "Reload, or use a newer browser."];
    const text = document.getElementById("loading-text");
    if (!text) return;
    text.textContent = what;
    const line = document.createElement("p");
    line.textContent = help;
    const again = document.createElement("button");
    again.textContent = "Try again";
    again.className = "btn";
    again.onclick = () => location.reload();
    text.after(line, again);
  }

  function stopped(error) {
    if (death) return;
    death = true;
    const note = document.createElement("dialog");
    note.className = "stopped";
    note.setAttribute("aria-label", "Nimscope has stopped");
    note.innerHTML = `<h1>Nimscope has stopped</h1><p>An error has ended the program. The address of this page holds what it
      showed: a game with its moves, or a lab with its numbers.</p><p><button class="btn pri">Open it again</button>
      <a class="btn" href="#/">Start page</a></p><details><summary>For a report</summary><pre tabindex="0"></pre></details>`;
    note.querySelector("pre").textContent = `${location.href}\n${error}\n${(error && error.stack) || ""}`;
    note.querySelector("button").onclick = () => location.reload();
    note.addEventListener("cancel", (event) => event.preventDefault());
    document.body.append(note);
    note.showModal();
    // Another address is for a living program: the link above, or Back.
    addEventListener("hashchange", () => location.reload());
    // Nothing reaches the dead one.
    for (const kind of ["click", "keydown", "pointerdown", "pointerup", "pointermove", "input", "change"])
      addEventListener(kind, (event) => note.contains(event.target) || event.stopImmediatePropagation(), true);
  }

  function heard(error) {
    if (document.getElementById("loading-text")) return failed();
    const trap = (typeof WebAssembly === "object" && error instanceof WebAssembly.RuntimeError) || /^panicked at /.test(error && error.message);
    const stack = error && /call stack|recursion/.test(error.message) && /wasm/.test(error.stack);
    if (trap || stack) stopped(error);
  }

  // Captured, since files that do not come say so at their own element alone.
  // What was only asked for early is asked for again by the program, which copes.
  addEventListener("error", (event) => void (event.target.rel === "preload" || heard(event.error)), true);
  addEventListener("unhandledrejection", (event) => void heard(event.reason));
  return { trouble, failed, stopped };
})();
