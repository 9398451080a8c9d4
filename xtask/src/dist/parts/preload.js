// Asks for the program, and for the files of the page in the address before the program is here to ask for them.
self.nimscopeAbouts = {/* %ABOUTS% */};
nimscopeBegin.rest();
nimscopeBegin.when(() => {
  const FILES = [/* %FILES% */], PAGES = {/* %PAGES% */}, GAMES = {/* %GAMES% */}, SUM = [/* %SUM% */];
  const [, path, query] = /^#?\/?([^?]*)\??(.*)/.exec(location.hash);
  const named = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);
  const files = new Set(named(PAGES, path) ?? PAGES[""]);
  const game = /play|present|embed/.test(path) && /(?:^|&)g=([^&]*)/.exec(query);
  if (game) {
    let text = game[1];
    try { text = decodeURIComponent(text); } catch {}
    const games = text.split(/[&|]|~(?=[a-z\d-]+[:/])/);
    for (const one of games) for (const file of named(GAMES, one.trim().split(/[:/]/)[0]) ?? []) files.add(file);
    if (games.length > 1) for (const file of SUM) files.add(file);
  }
  const ask = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href, crossOrigin: "anonymous", ...(rel === "preload" && { as: "fetch" }) }));
  ask("modulepreload", "./%PROGRAM%.js");
  ask("preload", "./%PROGRAM%_bg.wasm");
  ask("modulepreload", "./%PROGRAM%_parts.js");
  // The rest follows the first frame, which asking for each of some thirty files would hold back.
  nimscopeBegin.frame().then(() => files.forEach((file) => ask("preload", FILES[file])));
});
