// Paints the start page before the program is there; the program takes it away when it has its own, and does what was
// asked of this one. A click on a link leads to the page that says that the game is loading. index.html contains this.
(() => {
  const start = document.getElementById("start").content;
  const sheet = start.querySelector("link");
  if (!sheet || "failed" in document.documentElement.dataset || !/^#?\/?$/.test(location.hash)) return;
  const page = document.createElement("div");
  page.id = "prepared";
  page.hidden = true;
  sheet.onload = () => { page.hidden = false; };
  document.head.append(sheet);
  page.append(start);
  document.getElementById("nimscope").before(page);
  addEventListener("hashchange", () => page.remove(), { once: true });

  // The puzzle of the day is one of the games to begin with, which take turns.
  const puzzle = page.querySelector(".puzzle");
  const games = [...page.querySelectorAll(".five .game-card")];
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  const game = games[(day / 864e5) % games.length];
  if (game) {
    puzzle.querySelector(".top span").textContent = now.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
    puzzle.querySelector(".puzzle-question b").textContent = game.querySelector("b").textContent;
    const link = puzzle.querySelector(".puzzle-question > a");
    link.href = link.hash.replace("1970-01-01", day.toISOString().slice(0, 10));
  }

  // The pictures of the cards. Without their file the page stands as it is; the program takes it over from here.
  const paint = (place, { picture }) => { place.querySelector("svg").outerHTML = picture; };
  const id = (card) => /[?&]g=([^:/&]+)/.exec(card.hash)?.[1];
  fetch("cards.json").then((answer) => (answer.ok ? answer.json() : null)).then((cards) => {
    if (!cards) return;
    self.nimscopeCards = cards;
    if (game && cards[id(game)]) paint(puzzle.querySelector(".stage"), cards[id(game)]);
    // In short turns, so that a hand need not wait for all of them.
    const waiting = [...page.querySelectorAll(".game-card")].filter((card) => cards[id(card)]);
    const some = () => {
      const end = performance.now() + 6;
      while (waiting.length && performance.now() < end) {
        const card = waiting.shift();
        paint(card.querySelector(".thumb"), cards[id(card)]);
      }
      if (waiting.length) setTimeout(some);
    };
    some();
  }).catch(() => {});

  // What is pressed before the program is there is pressed again on its page, which has the same controls.
  const controls = () => [...page.querySelectorAll("a, button, input")];
  page.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) page.dataset.pressed = controls().indexOf(button);
  });
  page.addEventListener("focusin", ({ target }) => { page.dataset.focused = controls().indexOf(target); });
  page.addEventListener("focusout", () => { delete page.dataset.focused; });
  page.addEventListener("submit", (event) => {
    event.preventDefault();
    page.dataset.sent = "";
  });
})();
