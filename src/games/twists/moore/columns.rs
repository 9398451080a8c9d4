//! Moore's theorem: columns of binary digits, and all moves that bring each to a multiple of k + 1.
use crate::core::moves::MoveList;

/// Whether each binary column holds a multiple of `at_once` + 1 ones.
pub fn are_balanced(sizes: &[u64], at_once: usize) -> bool {
    (0..64).all(|bit| ones(sizes, bit, 0).is_multiple_of(at_once + 1))
}

/// How many of the piles that are not in this set have a one in a column.
fn ones(sizes: &[u64], bit: u32, without: u32) -> usize {
    (0..).zip(sizes).filter(|&(pile, size)| without >> pile & 1 == 0 && size >> bit & 1 == 1).count()
}

/// Goes down the columns. The state is the set of piles that are already lower than they were: below the column where
/// that happened their digits are free.
struct Columns<'s> {
    sizes: &'s [u64],
    at_once: usize,
    alike: bool,
    /// The number of columns.
    count: u32,
    /// `ways[column][set]`: in how many ways the columns below this one, and it, can be filled.
    ways: Vec<Vec<u64>>,
}

/// How a column is filled: the piles that become lower here, whose one turns to nought, and the ones of those that are
/// already lower.
struct Filling {
    lowered: u32,
    ones: u32,
}

/// Whether a move is the first of those that lower piles of the same sizes to the same sizes; `lowered` are the piles that
/// it lowers, `to` what it leaves, or their digits down to some column. The sizes are ascending.
pub fn is_first(sizes: &[u64], lowered: u32, to: &[u64]) -> bool {
    let goes = |pile: usize| lowered >> pile & 1 == 1;
    let all = || (0..sizes.len()).filter(|pile| goes(*pile));
    all().is_sorted_by_key(|pile| to[pile])
        && all().all(|pile| pile == 0 || sizes[pile - 1] != sizes[pile] || goes(pile - 1))
}

/// The sizes that one move leaves in which each column is balanced, at most `limit` listed; none where they are
/// balanced already. For p piles of b binary digits O(3^p b) to count and O(2^p b) for each that is listed. If `alike`,
/// the sizes are ascending, and only the first is found of the moves that lower the same sizes to the same sizes; then
/// all are gone through.
pub fn balanced(sizes: &[u64], at_once: usize, alike: bool, limit: usize) -> MoveList<Vec<u64>> {
    if are_balanced(sizes, at_once) {
        return MoveList::none();
    }
    let all = sizes.iter().fold(0, |all, size| all | size);
    let mut columns = Columns { sizes, at_once, alike, count: 64 - all.leading_zeros(), ways: Vec::new() };
    for column in 0..columns.count {
        let ways = (0..1u32 << sizes.len()).map(|set| columns.below(column, set)).collect();
        columns.ways.push(ways);
    }
    let mut found = MoveList::none();
    columns.list(columns.count, 0, &mut vec![0; sizes.len()], limit, &mut found);
    if !alike {
        found.total = columns.ways_of(columns.count, 0);
    }
    found
}

impl Columns<'_> {
    /// The ways to fill the columns below this one.
    fn ways_of(&self, column: u32, set: u32) -> u64 {
        match column {
            0 => 1,
            _ => self.ways[column as usize - 1][set as usize],
        }
    }
    /// The sets of piles that may become lower in this column, and how many ones the others need of those in `set`.
    fn lowerings(&self, column: u32, set: u32) -> impl Iterator<Item = (u32, usize)> {
        let own =
            (0..).zip(self.sizes).filter(|&(pile, size)| set >> pile & 1 == 0 && size >> column & 1 == 1);
        let with_one = own.fold(0u32, |all, (pile, _): (u32, _)| all | 1 << pile);
        let (free, room, base) = (set.count_ones() as usize, self.at_once, self.at_once + 1);
        // All subsets, beginning with the empty one.
        let subsets = std::iter::successors(Some(0u32), move |lowered| {
            let next = lowered.wrapping_sub(with_one) & with_one;
            (next != 0).then_some(next)
        });
        subsets.filter(move |lowered| free + lowered.count_ones() as usize <= room).flat_map(move |lowered| {
            let left = (with_one & !lowered).count_ones() as usize;
            let least = (base - left % base) % base;
            (least..=free).step_by(base).map(move |ones| (lowered, ones))
        })
    }
    fn below(&self, column: u32, set: u32) -> u64 {
        if set.count_ones() as usize > self.at_once {
            return 0;
        }
        let free = u64::from(set.count_ones());
        let ways = self.lowerings(column, set).map(|(lowered, ones)| {
            choose(free, ones as u64).saturating_mul(self.ways_of(column, set | lowered))
        });
        ways.fold(0, u64::saturating_add)
    }
    /// The fillings of a column after which the columns below can be filled.
    fn fillings(&self, column: u32, set: u32) -> Vec<Filling> {
        let open = |lowered: u32| self.ways_of(column, set | lowered) > 0;
        let subsets =
            |ones: usize| (0..=set).filter(move |own| own & !set == 0 && own.count_ones() as usize == ones);
        self.lowerings(column, set)
            .filter(|(lowered, _)| open(*lowered))
            .flat_map(|(lowered, ones)| subsets(ones).map(move |ones| Filling { lowered, ones }))
            .collect()
    }
    /// Fills the columns below this one in every way. `to` holds the digits above.
    fn list(&self, column: u32, set: u32, to: &mut Vec<u64>, limit: usize, found: &mut MoveList<Vec<u64>>) {
        if found.moves.len() >= limit && !self.alike {
            return;
        }
        let Some(column) = column.checked_sub(1) else {
            let listed = if found.moves.len() < limit { vec![to.clone()] } else { vec![] };
            found.join(MoveList { moves: listed, total: 1 }, limit);
            return;
        };
        for Filling { lowered, ones } in self.fillings(column, set) {
            let before = to.clone();
            for (pile, (size, to)) in (0..).zip(self.sizes.iter().zip(to.iter_mut())) {
                let digit = match (set >> pile & 1 == 1, lowered >> pile & 1 == 1) {
                    (true, _) => u64::from(ones >> pile & 1),
                    (_, true) => 0,
                    _ => size >> column & 1,
                };
                *to |= digit << column;
            }
            if !self.alike || is_first(self.sizes, set | lowered, to) {
                self.list(column, set | lowered, to, limit, found);
            }
            *to = before;
        }
    }
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k.min(n)).fold(1, |all, i| all * (n - i) / (i + 1)) * u64::from(k <= n)
}
