//! Against the definition: P-positions by going through all moves.
use crate::labs::solution::*;
use std::collections::BTreeSet;

/// Whether each of the positions (x, y) with both at most `most` is a P-position.
fn brute(red: &dyn Fn(usize) -> bool, most: usize, misere: bool) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; most + 1]; most + 1];
    for sum in 0..=2 * most {
        for x in sum.saturating_sub(most)..=sum.min(most) {
            let y = sum - x;
            let green = !red(x) && !red(y);
            let one = (0..x).any(|to| lost[to][y]) || (0..y).any(|to| lost[x][to]);
            let both = green && (0..x).any(|to| (0..y).any(|other| lost[to][other]));
            lost[x][y] = if sum == 0 { !misere } else { !one && !both };
        }
    }
    lost
}

/// The pairs of P-positions in such a table, without the position at which play ends.
fn pairs(lost: &[Vec<bool>], misere: bool) -> BTreeSet<Pair> {
    let all = (0..lost.len()).flat_map(|a| (a..lost.len()).map(move |b| (a, b)));
    let pairs = all.filter(|(a, b)| lost[*a][*b]).map(|(a, b)| (a as u32, b as u32));
    pairs.filter(|pair| *pair != last(misere)).collect()
}

fn of_mask(mask: u32) -> impl Fn(usize) -> bool {
    move |level| level > 0 && mask >> (level - 1) & 1 == 1
}

/// A source of pseudorandom numbers.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(most)) as u32
    }
}

#[test]
fn the_pairs_of_every_set_are_accepted_and_give_it_back() {
    for mask in 0..1u32 << 12 {
        let mask = mask.wrapping_mul(0x9E5) % (1 << 12);
        for misere in [false, true] {
            let lost = brute(&of_mask(mask), 12, misere);
            let listed: Vec<Pair> = pairs(&lost, misere).into_iter().collect();
            let found = judge(&listed, misere).unwrap_or_else(|refused| panic!("{mask:b}: {refused:?}"));
            let reds = found.iter().fold(0, |reds, pair| reds | 1 << (pair.1 - 1));
            // In misère play level 1 is as good as red.
            assert_eq!(reds, if misere { mask & !1 } else { mask }, "{mask:b}");
            let colours: Vec<bool> = (0..=12).map(of_mask(mask)).collect();
            assert_eq!(paired(&colours, misere), found, "{mask:b}");
        }
    }
}

#[test]
fn as_many_lists_as_sets_are_accepted() {
    // Every list of pairs of the levels 1 to n in which no level stands twice.
    fn lists(free: &[u32], out: &mut Vec<Pair>, each: &mut dyn FnMut(&[Pair])) {
        let Some((&first, rest)) = free.split_first() else { return each(out) };
        lists(rest, out, each);
        out.push((first, first));
        lists(rest, out, each);
        out.pop();
        for at in 0..rest.len() {
            out.push((first, rest[at]));
            let others: Vec<u32> = rest.iter().copied().filter(|level| *level != rest[at]).collect();
            lists(&others, out, each);
            out.pop();
        }
    }
    for n in 0..=8u32 {
        let sets: BTreeSet<BTreeSet<Pair>> =
            (0..1 << n).map(|mask| pairs(&brute(&of_mask(mask), n as usize, false), false)).collect();
        assert_eq!(sets.len(), 1 << n);
        let (levels, mut accepted) = ((1..=n).collect::<Vec<_>>(), 0);
        lists(&levels, &mut Vec::new(), &mut |list| {
            let is = judge(list, false).is_ok();
            assert_eq!(is, sets.contains(&list.iter().copied().collect()), "{list:?}");
            accepted += usize::from(is);
        });
        assert_eq!(accepted, 1 << n);
    }
}

#[test]
fn the_witness_of_a_refusal_is_right() {
    let (mut chance, mut refusals) = (Chance(1), 0);
    for _ in 0..20_000 {
        let misere = chance.below(2) == 1;
        let mut listed: Vec<Pair> = Vec::new();
        // Half of the lists are those of a set in which something is changed.
        if chance.below(2) == 1 {
            listed.extend(pairs(&brute(&of_mask(chance.below(1 << 9)), 9, misere), misere));
            for _ in 0..chance.below(2) + 1 {
                let at = chance.below(listed.len() as u32 + 1) as usize;
                let pair = (chance.below(10), chance.below(10));
                if at < listed.len() { listed[at] = pair } else { listed.push(pair) }
            }
        } else {
            listed.extend((0..chance.below(5)).map(|_| (chance.below(10), chance.below(10))));
        }
        let Err(refused) = judge(&listed, misere) else { continue };
        refusals += 1;
        let all: BTreeSet<Pair> =
            listed.iter().map(|(a, b)| (*a.min(b), *a.max(b))).chain([last(misere)]).collect();
        let (pair, witness) = (refused.pair, refused.witness);
        assert!(all.contains(&pair), "{listed:?}");
        let ((x, y), (to, same)) = refused.moved();
        assert!(to < x && y == same, "one stack is lowered");
        match refused.reason {
            // Both are listed, and a move in one stack joins them.
            Reason::Shared(level) => {
                assert!(all.contains(&witness) && pair != witness, "{listed:?}");
                assert!([pair.0, pair.1].contains(&level) && [witness.0, witness.1].contains(&level));
            }
            // Where the larger levels are red the witness is lost and not listed, and so the pair is won.
            Reason::Older(around) => {
                let red = |level: usize| all.iter().any(|pair| pair.1 as usize == level && level > 0);
                let lost = brute(&red, 9, misere);
                assert!(lost[witness.0 as usize][witness.1 as usize], "{listed:?}: {witness:?}");
                assert!(!lost[pair.0 as usize][pair.1 as usize] && !all.contains(&witness), "{listed:?}");
                let held = all.iter().find(|pair| pair.0 == witness.0 && pair.1 > witness.1);
                assert!(around.is_none_or(|pair| all.contains(&pair)) && around.is_some() == held.is_some());
            }
        }
    }
    assert!(refusals > 5_000, "{refusals}");
}
