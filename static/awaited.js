// While the program comes, says which game comes and how it is played, in the words of its card. index.html contains
// this, before the start page is painted from the same cards.
(() => {
  // The name of the game; of several, what joins them.
  const named = (hash) => {
    const game = /[?&]g=([^&]+)/.exec(hash)?.[1] ?? "";
    return /%26|\||%7C/i.exec(game)?.[0] ?? /^[^:/%]*/.exec(game)[0];
  };
  const cards = document.getElementById("start").content.querySelectorAll(".game-card");
  const texts = new Map([...cards].map((card) => [named(card.hash), card.querySelector(".card-text")]));
  texts.delete("");
  const place = document.getElementById("awaited");
  const tell = () => {
    const text = texts.get(named(location.hash));
    place.replaceChildren(...(text ? [...text.querySelectorAll(":scope > b, :scope > b + span")] : []).map((part) => part.cloneNode(true)));
  };
  tell();
  addEventListener("hashchange", tell);
})();
