//! Products of two games on rows (Ferguson, Part I, 5.4): a move turns the coins where the rows of a move in one game
//! meet the columns of a move in the other.
use super::row::Turning;
use crate::core::moves::MoveList;
use kernels::nimbers::{product_64, quotient};
use std::collections::{BTreeMap, BTreeSet};

/// A coin on a board: its row and its column, counted from 0. That of the greatest row and column is the southeast
/// coin of a move.
pub type Place = (u64, u64);

/// The product of two coin-turning games.
#[derive(Clone, Debug)]
pub struct Tartan {
    pub rows: Turning,
    pub columns: Turning,
}

/// The rows and the columns of a move, each ascending.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Block {
    pub rows: Vec<u64>,
    pub columns: Vec<u64>,
}

/// How a move is found in Ferguson's three steps: a move in Turning Corners from (v1, v2) to (u1, u2), and a move in
/// each of the two games that changes v1 to u1 and v2 to u2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreeSteps {
    /// The southeast coin.
    pub head: Place,
    /// The values of its row and its column, and their nim-product, its own value.
    pub v1: u64,
    pub v2: u64,
    pub v: u64,
    /// The value that the head is to be replaced with.
    pub u: u64,
    /// The values that the other rows and columns of the move have together.
    pub u1: u64,
    pub u2: u64,
    /// u1 ⊗ u2, u1 ⊗ v2 and v1 ⊗ u2, whose nim-sum is u.
    pub corners: [u64; 3],
    pub block: Block,
    /// How many moves have the same u1 and u2.
    pub alike: u64,
}

/// Most moves of one game that are looked at one by one to find those of a product.
const MOST_OPTIONS: u64 = 1 << 16;

impl Block {
    /// The coins that it turns.
    pub fn coins(&self) -> impl Iterator<Item = Place> + '_ {
        self.rows.iter().flat_map(|row| self.columns.iter().map(|column| (*row, *column)))
    }
    /// Its southeast coin.
    pub fn head(&self) -> Option<Place> {
        self.rows.last().copied().zip(self.columns.last().copied())
    }
}

impl Tartan {
    /// The value of a single head, by the Tartan theorem: the nim-product of the values in the two games.
    pub fn value(&self, (row, column): Place) -> Option<u64> {
        Some(product_64(self.rows.value(row)?, self.columns.value(column)?))
    }
    pub fn sum(&self, heads: &[Place]) -> Option<u64> {
        heads.iter().try_fold(0, |sum, head| Some(sum ^ self.value(*head)?))
    }
    /// Whether a move is legal with these heads.
    pub fn allows(&self, heads: &[Place], block: &Block) -> bool {
        block.head().is_some_and(|head| heads.contains(&head))
            && self.rows.code.allows(&block.rows)
            && self.columns.code.allows(&block.columns)
    }
    /// The number of moves with this southeast coin; saturates.
    pub fn count(&self, (row, column): Place) -> u64 {
        self.rows.code.count(row).saturating_mul(self.columns.code.count(column))
    }
    /// The number of moves of each game from each row and each column that has a head; saturates.
    fn counts(&self, heads: &[Place]) -> [BTreeMap<u64, u64>; 2] {
        let of = |game: &Turning, line: fn(&Place) -> u64| {
            let lines: BTreeSet<u64> = heads.iter().map(line).collect();
            lines.into_iter().map(|line| (line, game.code.count(line))).collect()
        };
        [of(&self.rows, |head| head.0), of(&self.columns, |head| head.1)]
    }
    /// The moves by their southeast coins, at most `limit` listed.
    pub fn moves(&self, heads: &[Place], limit: usize) -> MoveList<Block> {
        let mut moves = Vec::new();
        for (row, column) in heads {
            if moves.len() == limit {
                break;
            }
            self.rows.code.each(*row, &mut |rows| {
                self.columns.code.each(*column, &mut |columns| {
                    if moves.len() < limit {
                        moves.push(Block { rows: rows.clone(), columns });
                    }
                    moves.len() < limit
                });
                moves.len() < limit
            });
        }
        let [rows, columns] = self.counts(heads);
        let of = |(row, column): &Place| rows[row].saturating_mul(columns[column]);
        MoveList { moves, total: heads.iter().map(of).fold(0, u64::saturating_add) }
    }
    /// All ways to a board of value `target` in three steps, at most `limit` listed; `total` is the number of moves.
    /// None where values are not known, or where a game has too many moves to look at.
    ///
    /// With u ⊕ v written out, (u1 ⊕ v1) ⊗ (u2 ⊕ v2) = u ⊕ v: so u2 follows from u1 by a division, and only the moves of
    /// each game by itself are looked at.
    pub fn steps_to(&self, heads: &[Place], target: u64, limit: usize) -> Option<MoveList<ThreeSteps>> {
        let change = target ^ self.sum(heads)?;
        let mut found = MoveList::none();
        for head in heads {
            let (v1, v2) = (self.rows.value(head.0)?, self.columns.value(head.1)?);
            let rows = self.rows.options(head.0, MOST_OPTIONS)?;
            let columns = self.columns.options(head.1, MOST_OPTIONS)?;
            let many =
                |u2: u64| columns.binary_search_by_key(&u2, |(value, _)| *value).ok().map(|at| columns[at].1);
            for (u1, ways) in rows {
                let Some(wanted) = quotient(change.into(), (u1 ^ v1).into()) else { continue };
                // Division stays in the subfield of 2^64 elements.
                let u2 = wanted as u64 ^ v2;
                let Some(alike) = many(u2).map(|more| ways.saturating_mul(more)) else { continue };
                found.total = found.total.saturating_add(alike);
                if found.moves.len() < limit {
                    let block = Block {
                        rows: self.rows.sets_to(head.0, u1, 1)?.moves.pop()?,
                        columns: self.columns.sets_to(head.1, u2, 1)?.moves.pop()?,
                    };
                    let corners = [product_64(u1, u2), product_64(u1, v2), product_64(v1, u2)];
                    let v = product_64(v1, v2);
                    let u = v ^ change;
                    found.moves.push(ThreeSteps { head: *head, v1, v2, v, u, u1, u2, corners, block, alike });
                }
            }
        }
        Some(found)
    }
    /// How much work [`Tartan::moves_to`] is, in units of a budget: the moves of each game that are looked at.
    pub fn effort(&self, heads: &[Place]) -> u64 {
        let looked_at = |count: u64| if count > MOST_OPTIONS { 0 } else { 1 + count / 4 };
        let [rows, columns] = self.counts(heads);
        heads.iter().map(|(row, column)| looked_at(rows[row]) + looked_at(columns[column])).sum()
    }
    /// The three steps that lead to a move. None where values are not known, or where a game has too many moves to look
    /// at.
    pub fn steps_of(&self, block: &Block) -> Option<ThreeSteps> {
        let head = block.head()?;
        let others = |game: &Turning, lines: &[u64]| {
            let (_, others) = lines.split_last()?;
            others.iter().try_fold(0, |sum, line| Some(sum ^ game.value(*line)?))
        };
        let (u1, u2) = (others(&self.rows, &block.rows)?, others(&self.columns, &block.columns)?);
        let (v1, v2) = (self.rows.value(head.0)?, self.columns.value(head.1)?);
        let ways = |game: &Turning, line: u64, to: u64| {
            let options = game.options(line, MOST_OPTIONS)?;
            options.iter().find(|(value, _)| *value == to).map(|(_, ways)| *ways)
        };
        let alike = ways(&self.rows, head.0, u1)?.saturating_mul(ways(&self.columns, head.1, u2)?);
        let corners @ [a, b, c] = [product_64(u1, u2), product_64(u1, v2), product_64(v1, u2)];
        let (v, u) = (product_64(v1, v2), a ^ b ^ c);
        Some(ThreeSteps { head, v1, v2, v, u, u1, u2, corners, block: block.clone(), alike })
    }
    /// The moves to boards of value `target`, at most `limit` listed. None as in [`Self::steps_to`].
    pub fn moves_to(&self, heads: &[Place], target: u64, limit: usize) -> Option<MoveList<Block>> {
        let steps = self.steps_to(heads, target, limit)?;
        let mut moves = Vec::new();
        for step in steps.moves {
            let room = limit.saturating_sub(moves.len());
            if room == 0 {
                break;
            }
            let rows = self.rows.sets_to(step.head.0, step.u1, room)?.moves;
            let columns = self.columns.sets_to(step.head.1, step.u2, room)?.moves;
            let block =
                |rows: &Vec<u64>, columns: &Vec<u64>| Block { rows: rows.clone(), columns: columns.clone() };
            let blocks = rows.iter().flat_map(|rows| columns.iter().map(move |columns| block(rows, columns)));
            moves.extend(blocks.take(room));
        }
        Some(MoveList { moves, total: steps.total })
    }
}
