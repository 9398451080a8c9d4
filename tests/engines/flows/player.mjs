// Steps that several flows share.

/** The fragment that opens `game` on its own terms: two people and full analysis unless the keys say otherwise. */
export const hashOf = (game, keys = {}, page = "play") => {
  const all = { v: 1, g: game, o: "friend", a: "full", ...keys };
  return `#/${page}?${Object.entries(all).map(([key, value]) => `${key}=${value}`).join("&")}`;
};

/** What can be pressed on the board. */
export const BOARD = "section[aria-label=Board] [role=button]";

/** Opens a game and waits for its board. */
export async function play(page, game, keys) {
  await page.open(hashOf(game, keys));
  await page.see("section[aria-label=Board]");
}

/** Takes from a pile by the token that takes so many. */
export const take = (page, noun, number, count) => page.click(BOARD, new RegExp(`^Take ${count} from ${noun} ${number},`));

/** Waits until a dialog that was open is no longer part of the page, which then hears keys again. */
export const closed = (page) => page.until("the dialog is closed", () => document.querySelector("dialog") === null);

/** The moves that the address has. */
export async function moves(page) {
  const query = new URLSearchParams((await page.hash()).split("?")[1]);
  return query.get("m")?.split(",") ?? [];
}

/** Makes `turn` whenever it is the person's, until the game is over. */
export async function playOut(page, turn) {
  for (let turns = 0; turns < 40; turns++) {
    const now = await page.until("the game goes on or is over", () => {
      if (document.querySelector(".over")) return "over";
      return document.querySelector(".stage .take") ? "turn" : null;
    });
    if (now === "over") return;
    const { length } = await moves(page);
    await turn();
    await page.until("a move is made", (length) => {
      const made = new URLSearchParams(location.hash.split("?")[1]).get("m");
      return (made?.split(",").length ?? 0) > length;
    }, length);
  }
  throw new Error("the game does not end");
}
