// While the program comes, says which page comes: a game and how it is played, in the words of its card, or what a lab
// is for. index.html contains this where it says so, so that the first frame has it.
(() => {
  // The name of the game; of several, what joins them.
  const named = (hash) => {
    const game = /[?&]g=([^&]+)/.exec(hash)?.[1] ?? "";
    return /%26|[|]|%7C|~(?=[a-z\d-]+[:/])/i.exec(game)?.[0].replace("~", "%7C") ?? /^[^:/%]*/.exec(game)[0];
  };
  const cards = document.getElementById("start").content.querySelectorAll(".game-card");
  const words = (card) => [...card.querySelectorAll(".card-text > b, .card-text > b + span")].map((part) => part.textContent);
  const games = new Map([...cards].map((card) => [named(card.hash), words(card)]));
  games.delete("");
  const abouts = new Map(Object.entries(self.nimscopeAbouts ?? {}));
  const place = document.getElementById("awaited");
  const tell = () => {
    const [, path] = /^#?\/?([^?]*)/.exec(location.hash);
    const [name, text] = abouts.get(path) ?? games.get(named(location.hash)) ?? [];
    const made = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
    // One block of text: as the largest on the page it counts as painted when it is there to read.
    place.replaceChildren(...(name ? [made("b", name), made("br"), text] : []));
  };
  tell();
  addEventListener("hashchange", tell);
})();
