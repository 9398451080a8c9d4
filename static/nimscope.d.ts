/**
 * The solver of Nimscope. Errors in arguments are thrown as `NimscopeError` objects.
 *
 * Importing the module fetches the rules of all games and waits for them; if they cannot be fetched, the import is
 * rejected with an `Error`.
 *
 * Numbers that JavaScript cannot hold exactly, from 2^53 on, are decimal strings.
 */

/** A whole number, as a decimal string from 2^53 on. */
export type Whole = number | string;

/** Who wins at the end: in normal play whoever moves last wins, in misère play whoever moves last loses. */
export type Convention = "normal" | "misere";

/**
 * P: the previous player, who just moved, wins. N: the next player, who is to move, wins. D: with right play nobody
 * wins; play ends in a draw or goes on for ever.
 */
export type Outcome = "P" | "N" | "D";

/** A pile, stack or other group of pieces. */
export interface Place {
  /** Which summand of a sum of games, from 0; 0 where there is only one. */
  part: number;
  /** Which group of that summand, from 0. */
  group: number;
}

/**
 * One piece; in stacks `n` is its level, counted from 1 at the ground, on a line the number of the cell. A group of
 * 32768 and more is that of the gaps between the pieces of the group 32768 before: `n` is the gap after piece `n`.
 */
export interface Piece {
  place: Place;
  n: Whole;
}

/** The pieces from level `from` to level `to` of one place, both included. */
export interface Span {
  place: Place;
  from: Whole;
  to: Whole;
}

/** Tokens taken from one group, none perhaps, and what is left broken up, perhaps. */
export interface Take {
  place: Place;
  count: Whole;
  /** "pile", "heap" or "stack". */
  noun: string;
  /** The number that people call the group by, from 1. */
  number: number;
  /** The sizes of the groups that what is left is broken into, the new ones first; absent where it is not broken. */
  parts?: Whole[];
}

/** The cells on a line that a move is made with. */
export interface Cells {
  verb: "knockDown" | "mark" | "advance" | "slide";
  /** "pin", "square", "pawn" or "coin". */
  noun: string;
  /** The first and the last of them. */
  from: Whole;
  to: Whole;
  /** The row that they are in. */
  row: Place;
  /** Which summand of a sum of games it is, from 1; 0 where there is only one. */
  game: number;
}

/** The edge that is cut, and what that does. */
export interface Snip {
  /** "edge". */
  noun: string;
  /** The number of the edge. */
  edge: Whole;
  /** Its own name; absent where it has none. */
  name?: string;
  /** How many other edges fall. */
  falls: Whole;
  /** The part of the picture that it belongs to. */
  part: Place;
  /** Which summand of a sum of games it is, from 1; 0 where there is only one. */
  game: number;
}

/** The coins that are turned. */
export interface Flips {
  /** "coin". */
  noun: string;
  /** What people call them, the southeast one last: `3`, or `(1,3)` on a board. */
  coins: string[];
  /** In the place of `coins` the lines where they meet, such as "rows 1 and 4"; absent elsewhere. */
  lines?: string[];
  /** Which summand of a sum of games it is, from 1; 0 where there is only one. */
  game: number;
}

/** A legal move. */
export interface Move {
  /**
   * The move's name: `1-2` takes 2 from pile 1, `1s2` splits 2 off the top of heap 1, `1-2s3` does both; `6` knocks
   * down pin 6, `4-5` pins 4 and 5.
   */
  notation: string;
  /** The move in words: "Take 2 from pile 1". */
  text: string;
  takes: Take[];
  /** What it does on a line of cells; absent elsewhere. */
  cells?: Cells;
  /** What is cut on a picture of edges; absent elsewhere. */
  snip?: Snip;
  /** What is turned, with coins; absent elsewhere. */
  flips?: Flips;
  /** The position left in the groups concerned, as people write it; empty where nothing is left. */
  leaves: string;
  /** The pieces that a player points at; no two moves of a position share them. */
  handles: Piece[];
  /** All pieces that the move changes. */
  touches: Span[];
}

/** Some moves out of possibly very many; `total` counts those that are not listed too. */
export interface Found {
  moves: Move[];
  total: Whole;
}

/** The first moves; `total` counts those that are not listed too. */
export type Moves = Move[] & { total: Whole };

/** Tokens of one colour lying directly on each other. */
export interface Run {
  /**
   * For balls an index into red, yellow, white, black, pink, cyan; for slabs 0 green and 1 red. 255 where there are tokens
   * of several colours, too many to draw.
   */
  colour: number;
  len: Whole;
}

/** One stack, from the ground up. */
export interface Stack {
  place: Place;
  /** The number that people call it by, from 1, counted through all summands. */
  number: number;
  runs: Run[];
  /** How many tokens one move may take from the top here at most, leaving the rest as it is. */
  reach: Whole;
  /** Which fewer tokens it may not take, ascending; absent where there are none, and of stacks too tall to draw. */
  gaps?: number[];
  /** How a move may break the stack; absent where none does. */
  splits?: Splits;
}

/** How a stack may be broken; of stacks too tall to draw the gaps are not listed. */
export interface Splits {
  /** The gaps to point at, a piece of group `group + 32768` with `n` tokens below, and what that alone does. */
  at: { below: Whole; take: Whole; parts: Whole[] }[];
  /** After how many tokens taken from the top the rest may be broken, 0 left out. */
  takes: Whole[];
}

/** Stacks of tokens standing on the ground. */
export interface Stacks {
  look: "chip" | "ball" | "slab";
  /** "pile", "heap" or "stack". */
  noun: string;
  /** The game that it belongs to; absent where there is only one on the table. */
  game?: string;
  stacks: Stack[];
  /** The colours of levels 1, 2, … where the level decides the colour; empty otherwise. */
  ruler: number[];
  /** Present where one move may take from several stacks. */
  gathers?: true;
  /** A remark on the board, such as which moves the colours allow now. */
  note: { open: boolean; strong: string; text: string; colours: number[] } | null;
}

/** The cells `from` to `to` of a line, none of them gone and those beside them gone. */
export interface Row {
  place: Place;
  /** The number that people call it by, from 1, counted through all summands. */
  number: number;
  from: Whole;
  to: Whole;
}

/** Cells on one line, numbered from 1; those that are not gone form rows. */
export interface Rows {
  look: "pin" | "square" | "pawn";
  /** "row". */
  noun: string;
  /** What a cell is called: "pin". */
  piece: string;
  /** The game that it belongs to; absent where there is only one on the table. */
  game?: string;
  /** The place of the cells. */
  line: Place;
  /** How many cells there are. */
  len: Whole;
  rows: Row[];
  /** The cells that are gone and bear a mark. */
  marks: Whole[];
  /** Whether one may move with a cell alone, and with two neighbours at once. */
  single: boolean;
  double: boolean;
}

/**
 * A picture of vertices and edges that stands on the ground. Lengths are in tenths of a square of the paper; `x` goes to
 * the right and `y` upwards from the ground line.
 */
export interface Graph {
  /** What a connected part is called: "part". */
  noun: string;
  /** What is cut: "edge". */
  piece: string;
  /** The game that it belongs to; absent where there is only one on the table. */
  game?: string;
  /** The place of the edges; the `n` of an edge as a piece is its number. */
  line: Place;
  /** Names that begin with 0 are on the ground. */
  vertices: { name: string; x: number; y: number }[];
  /** The edges that stand. */
  edges: Edge[];
  /** What the ground alone connects with the rest, with the number that people call it by and how many edges it has. */
  parts: { place: Place; number: number; name?: string; edges: Whole }[];
}

/** A curve between two vertices, or from one to itself. */
export interface Edge {
  /** The number of the edge, the same while it stands. */
  n: Whole;
  /** Its ends as indices into the vertices, the one nearer to the ground first. */
  ends: [number, number];
  /** How far the middle of the curve lies from the middle between its ends; for a loop, from its vertex. */
  bend: [number, number];
  /** The index of its part. */
  part: number;
  /** Its own name; absent where it has none. */
  name?: string;
  /** What it hangs on: "the ground", "edge 4". */
  on: string;
}

/** Coins in rows and columns, numbered from 1, row by row; one row where it is a game on a row. */
export interface Coins {
  /** What a group of one head is called: "coin". */
  noun: string;
  /** What is turned: "coin". */
  piece: string;
  /** The game that it belongs to; absent where there is only one on the table. */
  game?: string;
  /** The place of the coins. */
  line: Place;
  rows: number;
  columns: number;
  /** The number that people call the first row and the first column by, 0 or 1. */
  origin: number;
  /** The coins that show heads, ascending. */
  heads: Whole[];
  /** What each coin is worth when it shows heads; null where that is not known. */
  values: (Whole | null)[];
  /** How many coins lie on each place, where they slide and do not turn; absent elsewhere. */
  counts?: number[];
  /** How many of them one move may slide; absent where they turn. */
  slides?: number;
  /** The games that the rows and the columns of a move are of, on a board of a product; absent elsewhere. */
  factors?: { name: string; values: (Whole | null)[] }[];
}

/** One board for each summand; other kinds of boards may join. */
export interface Scene {
  boards: ({ stacks: Stacks } | { rows: Rows } | { graph: Graph } | { coins: Coins })[];
}

/** What is known of a position. The Grundy value is null under misère play, and where only the outcome is known, as in games that can end in a draw. */
export type Verdict =
  | { kind: "solved"; outcome: Outcome; value: Whole | null }
  /** Where the budget ended: as much `work` was done, or as much `memory` kept, as is allowed. */
  | { kind: "unknown"; examined: Whole; limit: "work" | "memory" };

/** One component of the disjunctive sum that a position is. */
export interface Part {
  /** "Pile 1", "Stacks 1 and 2". */
  name: string;
  /** The component as people write it. */
  text: string;
  places: Place[];
  /** Its Grundy value under normal play; null if not found within the budget. */
  value: Whole | null;
}

/** An answer to one move of a P-position. */
export interface Reply {
  to: Move;
  /** The Grundy value after that move; null under misère play. */
  value: Whole | null;
  /** The winning answers, the first one listed. */
  answers: Found;
}

export interface Analysis {
  convention: Convention;
  verdict: Verdict;
  parts: Part[];
  /** The winning moves, at most 1000 listed; none in a P-position. */
  winning: Found;
  /** Whether the budget ended before all moves were examined: there may be more winning moves than `winning` counts. */
  cut: boolean;
  /** In a P-position, how each move is answered, at most 100 listed. */
  replies: { moves: Reply[]; total: Whole };
  /** The number of legal moves. */
  moves: Whole;
  /** Whether play is over. */
  over: boolean;
}

/**
 * One part of a derivation. Texts carry a little markup: `*italic*`, `**strong**`, `$mathematics$`, `{ry}` for
 * balls of these colours, `~(1,2)~` for a position.
 */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "table"; head: string[]; rows: string[][]; own?: number }
  /** The options by their values: rows of a value, how many moves lead there, and what they leave. */
  | { kind: "options"; title: string; rows: string[][] }
  | { kind: "result"; chip: string; text: string }
  | { kind: "source"; name: string; place: string }
  | { kind: "correction"; text: string }
  /**
   * The values g(0), g(1), … in rows of `columns`; the n whose values differ from those that are repeated later, the n
   * that the position is made of, and the proved period, if there is one.
   */
  | {
      kind: "values";
      columns: number;
      values: number[];
      exceptions: number[];
      used: number[];
      repeats: { row: number; start: number; length: number } | null;
    }
  /** Pictures that turn into each other; `marked` are edges, `values` pairs of the index of a vertex and its value. */
  | {
      kind: "figures";
      figures: {
        title: string;
        text: string;
        graph: Graph;
        marked: Whole[];
        values: [number, number][];
        /** Whether it is the stalk that is left at the end; absent elsewhere. */
        bamboo?: boolean;
      }[];
    };

/** What is thrown where an argument cannot be understood: a plain object. */
export interface NimscopeError {
  kind: "syntax" | "unknownRuleset" | "tooLarge" | "notAllowed";
  /** The place in the text, in UTF-16 units from its start; 0 where an argument as a whole is wrong. */
  at: number;
  /** What was expected there, as a phrase. */
  expected: string;
  /** The error in a sentence. */
  message: string;
}

/** A position of some game. Positions do not change: playing gives another one. */
export class Position {
  private constructor();
  /**
   * The position of a notation, such as `nim/3+5+7`, `colourful/r1y2+y3` or `chromatic:beatty(phi^2)/4+2`;
   * several joined by `&` are their sum.
   * @throws {NimscopeError} at the first mistake, with its place.
   */
  static open(notation: string): Position;
  /** The text that opens this position again. */
  notation(): string;
  /** The position as people write it. */
  text(): string;
  /** What lies on the table. */
  scene(): Scene;
  /**
   * The first legal moves in a fixed order.
   * @param limit how many at most, 1000 if absent; up to 100000.
   * @throws {NimscopeError}
   */
  moves(limit?: number): Moves;
  /**
   * The option reached by a move.
   * @param index its index in `moves()`, below 100000; use `playMove` beyond.
   * @throws {NimscopeError} if there is no such move.
   */
  play(index: number): Position;
  /**
   * The option reached by the move of a notation.
   * @throws {NimscopeError} if it cannot be read or is not legal.
   */
  playMove(notation: string): Position;
  /**
   * Who wins and how.
   * @param convention "normal" if absent.
   * @param budget how much work may be done, 1000000 if absent; more than 10000000 counts as that. An option is 1, and
   *   more where positions are long. A search holds at most 64 MB in a page and 512 MB elsewhere, too. Where either does
   *   not suffice the verdict is unknown.
   * @throws {NimscopeError}
   */
  analyse(convention?: Convention, budget?: number): Analysis;
  /**
   * Why a component has its Grundy value or, under misère play, the position its outcome.
   * @param part the index of the component in `analyse().parts`, 0 if absent.
   * @param convention "normal" if absent.
   * @throws {NimscopeError}
   */
  why(part?: number, convention?: Convention): { blocks: Block[] };
  /**
   * How a move that wins under normal play is found: the three steps of a coin game on a board, what a cut of Hackenbush
   * has to do. Null for other games, where the values say it all, and where the move does not win.
   * @throws {NimscopeError} if the move cannot be read or is not legal.
   */
  whyMove(notation: string): { blocks: Block[] } | null;
  /** Gives its memory back at once. Otherwise that happens when the position is no longer in use. */
  free(): void;
}

/**
 * In which form a lab answers: an object, lines for people, comma-separated values, the b-file of the On-Line Encyclopedia
 * of Integer Sequences (of the labs `sequence`, `counting` and `piles`) or the certificate of a proved period (of the lab
 * `sequence`).
 */
export type LabFormat = "json" | "text" | "csv" | "b-file" | "certificate";

export interface LabAnswer<Answer = Record<string, unknown>> {
  answer: Answer;
  /** Whether there is all of it: false where a limit ended the calculation. */
  whole: boolean;
  /** Why there is less. */
  notes: string[];
}

/**
 * What a lab answers to its link, such as `sequence?c=0.77&n=1000` or a whole address: the labs `sequence`, `nimbers`,
 * `counting`, `evolution`, `maps`, `piles`, `graphs` and `solution`, with the keys that they have in the address bar. The
 * code of the labs is fetched with the first call; what is asked is calculated in one go, so ask in a worker what takes long.
 * @param format "json" if absent.
 * @param budget work at most for the labs `sequence` and `maps`, 1 for an option; 1,000,000,000 if absent.
 * @throws {NimscopeError} (rejecting) where the link cannot be understood; the message says where.
 */
export function lab(link: string, format?: "json", budget?: number): Promise<LabAnswer>;
export function lab(link: string, format: Exclude<LabFormat, "json">, budget?: number): Promise<LabAnswer<string>>;
