//! The Tartan theorem (Ferguson, Part I, 5.4), by the definition of the nim-product.
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, of_game},
};
use crate::core::{Game, mex};
use kernels::nimbers::product_64;

pub struct Tartan;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim(
    "boards of Turning Corners, Rugs, Turning Turtles squared or Mock Turtles squared with nim-sum 0",
);

/// Most rows or columns.
const MOST_LINES: u64 = 40;

/// A game on a row, the same for rows and columns: which coins may be turned with the rightmost one.
#[derive(Clone, Copy)]
enum Line {
    /// One other coin.
    Twins,
    /// At most so many other coins.
    Others(u64),
    /// Any number of coins side by side, next to it.
    Ruler,
}

impl Line {
    fn of(id: &str) -> Option<Self> {
        match id {
            "turning-corners" => Some(Self::Twins),
            "turning-turtles-squared" => Some(Self::Others(1)),
            "mock-turtles-squared" => Some(Self::Others(2)),
            "rugs" => Some(Self::Ruler),
            _ => None,
        }
    }
    /// The sets of coins that may be turned with a coin, counted from 0.
    fn others(self, coin: u64) -> Vec<Vec<u64>> {
        let singles = || (0..coin).map(|other| vec![other]);
        let pairs = || (0..coin).flat_map(|upper| (0..upper).map(move |lower| vec![lower, upper]));
        match self {
            Self::Twins => singles().collect(),
            Self::Others(1) => std::iter::once(Vec::new()).chain(singles()).collect(),
            Self::Others(_) => std::iter::once(Vec::new()).chain(singles()).chain(pairs()).collect(),
            Self::Ruler => (0..=coin).map(|first| (first..coin).collect()).collect(),
        }
    }
    /// The values of the first so many single coins, by the definition.
    fn values(self, coins: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for coin in 0..coins {
            let mut left: Vec<u64> = self.others(coin).iter().map(|set| sum(&values, set)).collect();
            values.push(mex(&mut left).0);
        }
        values
    }
    /// The coins, ascending, of a move with this coin as the rightmost one, whose other coins have this value.
    fn reaching(self, values: &[u64], coin: u64, value: u64) -> Option<Vec<u64>> {
        let mut set = self.others(coin).into_iter().find(|set| sum(values, set) == value)?;
        set.push(coin);
        Some(set)
    }
}

fn sum(values: &[u64], set: &[u64]) -> u64 {
    set.iter().fold(0, |sum, coin| sum ^ values[*coin as usize])
}

/// The board: its game, where its numbers begin, its heads counted from 0, and the values of a row of coins.
struct Sheet {
    line: Line,
    origin: u64,
    heads: Vec<[u64; 2]>,
    values: Vec<u64>,
}

impl Sheet {
    fn of(position: &dyn Game) -> Result<Self, ProofRefusal> {
        let notation = position.notation();
        let id = notation.split('/').next().unwrap_or_default();
        let line = Line::of(id).ok_or(NOT_COVERED)?;
        let (_, text) = of_game(&notation, id).ok_or(NOT_COVERED)?;
        let (size, heads) = text.split_once(':').unwrap_or((&text, ""));
        let lines =
            size.split('x').map(|side| side.parse().ok()).collect::<Option<Vec<u64>>>().ok_or(NOT_COVERED)?;
        let most = lines.into_iter().max().unwrap_or(0);
        if most > MOST_LINES {
            return Err(ProofRefusal::TooLarge);
        }
        let origin = u64::from(!matches!(line, Line::Twins));
        let place = |head: &str| {
            let (row, column) = head.split_once(',')?;
            let down = |text: &str| text.parse::<u64>().ok()?.checked_sub(origin);
            Some([down(row)?, down(column)?])
        };
        let heads = heads.split('+').filter(|head| !head.is_empty());
        let heads = heads.map(place).collect::<Option<Vec<_>>>().ok_or(NOT_COVERED)?;
        Ok(Self { line, origin, heads, values: line.values(most) })
    }
    /// What the row and the column of a head are worth.
    fn factors(&self, head: [u64; 2]) -> [u64; 2] {
        head.map(|coin| self.values[coin as usize])
    }
    fn value(&self, head: [u64; 2]) -> u64 {
        let [a, b] = self.factors(head);
        product_64(a, b)
    }
    fn nim_sum(&self) -> u64 {
        self.heads.iter().fold(0, |sum, head| sum ^ self.value(*head))
    }
    /// Rows or columns, as moves are written.
    fn written(&self, lines: &[u64]) -> String {
        lines.iter().map(|line| (line + self.origin).to_string()).collect::<Vec<_>>().join(".")
    }
}

/// *u* < `a` and *v* < `b` with *u* ⊗ `b` ⊕ `a` ⊗ *v* ⊕ *u* ⊗ *v* = `t`, where `t` is less than `a` ⊗ `b`: they exist
/// by the definition of the nim-product. Pairs with a 0 come first.
fn factored(a: u64, b: u64, t: u64) -> Option<[u64; 2]> {
    let rows = (0..a).map(|u| [u, 0]);
    let columns = (0..b).map(|v| [0, v]);
    let both = (1..a).flat_map(|u| (1..b).map(move |v| [u, v]));
    let leaves = |u: u64, v: u64| product_64(u, b) ^ product_64(a, v) ^ product_64(u, v);
    rows.chain(columns).chain(both).find(|[u, v]| *u < a && *v < b && leaves(*u, *v) == t)
}

impl Proof for Tartan {
    fn id(&self) -> &'static str {
        "tartan"
    }
    fn name(&self) -> &'static str {
        "The Tartan theorem"
    }
    fn claim(&self) -> &'static str {
        "Each head is worth the nim-product *a* ⊗ *b* of what its row and its column are worth. The nim-sum of all heads is 0. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "None",
                when: "a head must come to be worth *t* = 0",
                answer: "turn with it what is worth 0, in its row and in its column",
            },
            Case {
                name: "Row",
                when: "*t* = *u* ⊗ *b*, with *u* < *a*",
                answer: "turn with it rows worth *u*, and columns worth 0",
            },
            Case {
                name: "Column",
                when: "*t* = *a* ⊗ *v*, with *v* < *b*",
                answer: "turn with it columns worth *v*, and rows worth 0",
            },
            Case {
                name: "Both",
                when: "*t* = *u* ⊗ *b* ⊕ *a* ⊗ *v* ⊕ *u* ⊗ *v*",
                answer: "turn with it rows worth *u* and columns worth *v*",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        if Sheet::of(position)?.nim_sum() == 0 { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let after = after(position, mv)?;
        let sheet = Sheet::of(&*after)?;
        let sum = sheet.nim_sum();
        // A head whose value gets smaller: one with a one in the leftmost odd column.
        let Some(head) =
            sheet.heads.iter().copied().find(|head| sheet.value(*head) ^ sum < sheet.value(*head))
        else {
            return Err(NOT_COVERED);
        };
        let [a, b] = sheet.factors(head);
        let t = sheet.value(head) ^ sum;
        let [u, v] = factored(a, b, t).ok_or(NOT_COVERED)?;
        let lines =
            |coin: u64, value: u64| sheet.line.reaching(&sheet.values, coin, value).ok_or(NOT_COVERED);
        let (rows, columns) = (lines(head[0], u)?, lines(head[1], v)?);
        let mv = format!("{}x{}", sheet.written(&rows), sheet.written(&columns));
        let mv = after.read_move(&mv).map_err(|_| NOT_COVERED)?.notation;
        let case = match (u, v) {
            (0, 0) => "None",
            (_, 0) => "Row",
            (0, _) => "Column",
            _ => "Both",
        };
        let because = format!(
            "The nim-sum is {sum}, and the head at ({}, {}) is worth ${a} ⊗ {b} = {}$, so $t = {t}$: rows worth {u} and columns worth {v}.",
            head[0] + sheet.origin,
            head[1] + sheet.origin,
            product_64(a, b),
        );
        Ok(Some(Reply { mv, case, because, from: None }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_the_values_of_the_theory() {
        assert_eq!(Line::Twins.values(6), [0, 1, 2, 3, 4, 5]);
        assert_eq!(Line::Others(1).values(6), [1, 2, 3, 4, 5, 6]);
        assert_eq!(Line::Others(2).values(8), [1, 2, 4, 7, 8, 11, 13, 14]);
        assert_eq!(Line::Ruler.values(8), [1, 2, 1, 4, 1, 2, 1, 8]);
    }

    #[test]
    fn all_that_is_less_than_a_product_is_left_by_something() {
        for (a, b) in (0..10).flat_map(|a| (0..10).map(move |b| (a, b))) {
            let product = product_64(a, b);
            assert!((0..product).all(|t| factored(a, b, t).is_some()) && factored(a, b, product).is_none());
        }
    }
}
