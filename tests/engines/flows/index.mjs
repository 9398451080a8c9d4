// All flows: what they are about, and what they do with a page.
import { dialogs } from "./dialogs.mjs";
import { games } from "./games.mjs";
import { labs } from "./labs.mjs";
import { outside } from "./outside.mjs";
import { table } from "./table.mjs";

export const FLOWS = [...games, ...dialogs, ...table, ...labs, ...outside];
