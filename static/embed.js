// Nimscope in other pages: <nimscope-game game="nim/3+5+7" analysis="hints"></nimscope-game>
// Nothing but this file is fetched until a game comes near the visible part of the page. See docs/EMBED.md.
(() => {
  if (customElements.get("nimscope-game")) return;
  // Loaded as a classic script or, without currentScript, as a module.
  const script = document.currentScript ?? document.querySelector('script[src$="embed.js"]');
  const page = new URL("index.html", script?.src ?? location.href);
  const options = {
    analysis: "a", convention: "c", first: "f", locked: "l", names: "n", opponent: "o", seed: "s", theme: "t",
  };
  const style = `
    :host { display: block; width: 100%; max-width: 480px; height: 360px; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: normal; }`;

  const list = (text) => text.split(",").map((item) => encodeURIComponent(item.trim())).join(",");

  class NimscopeGame extends HTMLElement {
    static observedAttributes = ["game", "moves", "height", "title", ...Object.keys(options)];
    #frame = null;
    #near = null;
    #played = null;
    #position = null;
    #queued = false;

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const sheet = document.createElement("style");
      sheet.textContent = style;
      // What stands between the tags is shown until the game is there.
      root.append(sheet, document.createElement("slot"));
    }

    /** The notation of the start. */
    get game() { return this.getAttribute("game") ?? ""; }
    set game(notation) { this.setAttribute("game", notation); }
    /** The notation of the position after the last move that was made; the start before that. */
    get position() { return this.#position ?? this.game; }
    /** The notations of the moves made so far. */
    get moves() { return [...(this.#played ?? this.#given())]; }

    /** Starts again from the position and moves of the attributes. */
    restart() {
      this.#played = this.#position = null;
      this.#navigate();
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#size();
      if (this.#frame) return;
      if (!("IntersectionObserver" in globalThis)) return this.#load();
      this.#near = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.#load();
      }, { rootMargin: "300px" });
      this.#near.observe(this);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#near?.disconnect();
      // A frame that leaves the page forgets everything: it is loaded anew, with the moves so far.
      this.#frame?.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (name === "height") return this.#size();
      if (name === "title") return this.#name();
      if (name === "game" || name === "moves") this.#played = this.#position = null;
      if (!this.#frame || this.#queued) return;
      // Several changes at once load once.
      this.#queued = true;
      queueMicrotask(() => {
        this.#queued = false;
        this.#navigate();
      });
    }

    #size() {
      const height = Number(this.getAttribute("height"));
      this.style.height = height > 0 ? `${height}px` : "";
    }

    #name() {
      if (this.#frame) this.#frame.title = this.title || this.ariaLabel || `Nimscope: ${this.game}`;
    }

    #given() {
      const moves = this.getAttribute("moves") ?? "";
      return moves ? moves.split(",").map((move) => move.trim()) : [];
    }

    #address() {
      const query = [`v=1&g=${encodeURIComponent(this.game)}`];
      const moves = this.moves;
      if (moves.length) query.push(`m=${list(moves.join(","))}`);
      for (const [name, key] of Object.entries(options)) {
        const value = this.getAttribute(name);
        if (value === null) continue;
        if (name === "locked") query.push(`l=${value === "false" ? 0 : 1}`);
        else query.push(`${key}=${name === "names" ? list(value) : encodeURIComponent(value)}`);
      }
      // Pages opened from a file have no origin, and are told nothing.
      if (location.origin.startsWith("http")) query.push(`to=${encodeURIComponent(location.origin)}`);
      return `${page.href}#/embed?${query.join("&")}`;
    }

    #load() {
      this.#near?.disconnect();
      if (this.#frame) return;
      const frame = document.createElement("iframe");
      frame.allow = "clipboard-write; fullscreen";
      frame.referrerPolicy = "strict-origin";
      frame.src = this.#address();
      this.#frame = frame;
      this.#name();
      this.shadowRoot.querySelector("slot")?.remove();
      this.shadowRoot.append(frame);
    }

    #navigate() {
      // Only the fragment changes: the frame stays loaded, and the page's history gains no entry.
      this.#frame?.contentWindow?.location.replace(this.#address());
      this.#name();
    }

    #hear = ({ source, origin, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== page.origin) return;
      if (data?.nimscope !== 1 || !["move", "over"].includes(data.kind)) return;
      const detail = { game: this.game, ...data.detail };
      if (data.kind === "move") {
        this.#played = [...this.moves.slice(0, detail.ply - 1), detail.move];
        this.#position = detail.position;
      }
      this.dispatchEvent(new CustomEvent(`nimscope:${data.kind}`, { detail, bubbles: true, composed: true }));
    };
  }

  customElements.define("nimscope-game", NimscopeGame);
})();
