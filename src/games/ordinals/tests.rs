use super::{
    OrdinalNim, board, listing,
    piles::{Lower, Piles},
    units::units,
};
use crate::core::{
    Budget, Convention, Edit, MoveView, Outcome, Place, ruleset::Ruleset, scene::SumContext, verdict, winning,
};
use crate::games::open;
use crate::ordinal::Ordinal;
use std::collections::BTreeMap;

const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];

/// ω²·a + ω·b + c.
fn ordinal([a, b, c]: [u128; 3]) -> Ordinal {
    [(2, a), (1, b), (0, c)].into_iter().fold(Ordinal::default(), |sum, (exponent, count)| {
        &sum ^ &Ordinal::power(Ordinal::finite(exponent), count)
    })
}

/// Which positions are lost, by the definition, if all piles are from a finite set of ordinals and move within it.
/// The set is closed under nim-sums, so that no winning move leaves it.
struct Known<'s> {
    set: &'s [Ordinal],
    lost: BTreeMap<(Vec<Ordinal>, bool), bool>,
}

impl Known<'_> {
    fn options(&self, piles: &[Ordinal]) -> Vec<Vec<Ordinal>> {
        let mut all = Vec::new();
        for (at, pile) in piles.iter().enumerate() {
            for to in self.set.iter().filter(|to| *to < pile) {
                let mut after = piles.to_vec();
                after[at] = to.clone();
                all.push(after);
            }
        }
        all
    }
    fn lost(&mut self, piles: &[Ordinal], misere: bool) -> bool {
        let mut name = piles.to_vec();
        name.sort_unstable();
        let name = (name, misere);
        if let Some(known) = self.lost.get(&name) {
            return *known;
        }
        let options = self.options(piles);
        let lost = match options.is_empty() {
            true => !misere,
            false => options.iter().all(|after| !self.lost(after, misere)),
        };
        self.lost.insert(name, lost);
        lost
    }
}

#[test]
fn outcomes_and_winning_moves_are_those_of_the_definition() {
    for (sides, most) in [([2, 2, 2], 3), ([2, 2, 4], 2), ([1, 4, 4], 2), ([4, 1, 4], 2), ([1, 2, 4], 3)] {
        let [a, b, c] = sides;
        let all = (0..a).flat_map(|a| (0..b).flat_map(move |b| (0..c).map(move |c| ordinal([a, b, c]))));
        let set: Vec<Ordinal> = all.collect();
        let mut known = Known { set: &set, lost: BTreeMap::new() };
        for index in 0..set.len().pow(most) {
            let at = |n: u32| set[index / set.len().pow(n) % set.len()].clone();
            let piles: Vec<Ordinal> = (0..most).map(at).collect();
            let position = Piles(piles.clone());
            for convention in BOTH {
                let misere = convention == Convention::Misere;
                let solved =
                    OrdinalNim::default().solve(&position, convention, &mut Budget::new(0)).unwrap().unwrap();
                assert_eq!(solved == Outcome::P, known.lost(&piles, misere), "{position} {convention:?}");
                let found = OrdinalNim::default().all_winning_moves(&position, convention, 99).unwrap().moves;
                let mut reached: Vec<_> = found.iter().map(|mv| position.lowered(mv).0).collect();
                let options = known.options(&piles);
                let mut wins: Vec<_> =
                    options.into_iter().filter(|after| known.lost(after, misere)).collect();
                reached.sort();
                wins.sort();
                assert_eq!(reached, wins, "{position} {convention:?}");
            }
        }
    }
}

fn wins(notation: &str, convention: Convention) -> Vec<String> {
    let game = open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    let found = winning(&*game, convention, 99, &mut Budget::new(0)).unwrap();
    found.moves.into_iter().map(|mv| mv.notation).collect()
}

#[test]
fn what_presets_say() {
    let normal = |text: &str| wins(text, Convention::Normal);
    assert_eq!(normal("ordinal-nim/w"), ["1-0"]);
    assert_eq!(wins("ordinal-nim/w", Convention::Misere), ["1-1"]);
    assert!(normal("ordinal-nim/w,w").is_empty());
    assert_eq!(normal("ordinal-nim/w,12"), ["1-12"]);
    assert_eq!(normal("ordinal-nim/w+1,w+2,5"), ["3-3"]);
    assert_eq!(normal("ordinal-nim/w*2+3,w+6,4"), ["1-w+2"]);
    assert_eq!(normal("ordinal-nim/w^2,w*3,7"), ["1-w*3+7"]);
    assert_eq!(normal("ordinal-nim/w^w,w^5+w^2*3,w*2+1"), ["1-w^5+w^2*3+w*2+1"]);
    assert!(normal("ordinal-nim/w^w,w^5+w^2*3+w*2+1,w^5+w^2*3+w*2+1,w^w").is_empty());
    // Finite piles are Nim.
    assert_eq!(normal("ordinal-nim/3,5,7"), ["1-2", "2-4", "3-6"]);
}

#[test]
fn figure_3_3_is_progressively_finite_and_not_bounded() {
    let game = open("ordinal-nim/w").unwrap();
    // Erratum A11: every play ends, but no number bounds the lengths of all plays, and the value is not finite.
    for n in [1u64, 17, 5000] {
        let mut here = game.play(&format!("1-{n}")).unwrap();
        let mut plies = 1;
        while let Some(mv) = here.moves(1).moves.pop() {
            here = here.make(&mv).unwrap();
            plies += 1;
        }
        assert_eq!(plies, n + 1);
    }
    let why = format!("{:?}", game.why(0, Convention::Normal));
    assert!(why.contains("value ω") && why.contains("progressively bounded"), "{why}");
    let finite = format!("{:?}", open("ordinal-nim/w+1,w").unwrap().why(0, Convention::Normal));
    assert!(finite.contains("value 1") && !finite.contains("progressively bounded"));
    assert_eq!(verdict(&*game, Convention::Normal, &mut Budget::new(0)).unwrap().outcome(), Some(Outcome::N));
}

#[test]
fn every_move_can_be_pointed_at_or_spelt() {
    for text in ["w^2*7+w*3+12,w^w+1,100", "w,w,w", "5,3", "w^(w+1)*2"] {
        let position = Piles::read(text).unwrap();
        let listed = listing::moves(&position, 500).moves;
        let far = Lower { pile: 0, to: Ordinal::finite(2) };
        for mv in listed.iter().chain(position.allows(&far).then_some(&far)) {
            assert!(position.allows(mv), "{text} {mv}");
            let handles = OrdinalNim::default().view(&position, mv).handles;
            assert_eq!(
                OrdinalNim::default().move_from_pieces(&position, &handles).as_ref(),
                Some(mv),
                "{text} {mv}"
            );
        }
        let board = board::layout(&position, crate::core::SumContext::ALONE);
        let drawn: usize = position.0.iter().map(|pile| units(pile).len()).sum();
        assert_eq!(board.pieces.len(), drawn);
    }
    let game = open("ordinal-nim/w^2,3").unwrap();
    let typed = game.read_move("1-w*1000000+123456789").unwrap();
    assert_eq!(game.select(&typed.handles).as_ref(), Some(&typed));
    assert_eq!(game.moves(9).total, u64::MAX);
    assert_eq!(open("ordinal-nim/4,3").unwrap().move_count(), 7);
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(text).err().map(|error| error.at);
    for (text, place) in [
        ("ordinal-nim/", 12),
        ("ordinal-nim/w,", 14),
        ("ordinal-nim/w,w+w", 16),
        ("ordinal-nim/2*w", 13),
        ("ordinal-nim/w+3+4", 16),
        ("ordinal-nim/w,w,w,w,w,w,w", 24),
        ("ordinal-nim/w^8+w^7+w^6+w^5,w^4+w^3+w^2+w+1", 28),
        ("ordinal-nim/w^w^w^w^w", 19),
        ("ordinal-nim/18446744073709551616", 12),
    ] {
        assert_eq!(at(text), Some(place), "{text}");
    }
    let game = open("ordinal-nim/w*2+3,w^2,7").unwrap();
    for mv in ["1-w*2+3", "1-w*3", "2-w^2", "3-7", "4-0", "0-0", "1", "1-", "1-w+", "w", ""] {
        assert!(game.play(mv).is_err(), "{mv}");
    }
    for mv in ["1-w*2+2", "1-w+1000", "2-w*9+9", "3-0"] {
        assert!(game.play(mv).is_ok(), "{mv}");
    }
}

#[test]
fn keys_come_back() {
    for text in ["w^2*7+w*3+12,w^w+1,100", "0", "0,0", "w^(w^w*2+1)*5+3,18446744073709551615"] {
        let position = Piles::read(text).unwrap();
        let again = Piles::from_key(&position.key());
        assert_eq!(again.key(), position.key(), "{text}");
        assert_eq!(again.sum(), position.sum(), "{text}");
    }
}

/// Finite piles are piles of Nim, and join sums and sequences as those do.
#[test]
fn finite_piles_are_joined() {
    let solved =
        |text: &str| verdict(&*open(text).unwrap(), Convention::Normal, &mut Budget::new(100_000)).unwrap();
    for (own, other, joint) in
        [("3,2", "nim/1", '&'), ("5,0,7", "kayles/4", '&'), ("2,2", "nim/1", '|'), ("1,2", "nim/3", '~')]
    {
        let plain = solved(&format!("nim/{}{joint}{other}", own.replace(',', "+")));
        let text = format!("ordinal-nim/{own}{joint}{other}");
        assert_eq!(solved(&text), plain, "{text}");
        let game = open(&text).unwrap();
        let found = winning(&*game, Convention::Normal, 99, &mut Budget::new(100_000)).unwrap();
        let lost = |mv: &MoveView| {
            let after = game.make(mv).unwrap();
            after.outcome_by_definition(Convention::Normal, &mut Budget::new(100_000)) == Ok(Outcome::P)
        };
        let all: Vec<MoveView> = game.moves(999).moves.into_iter().filter(lost).collect();
        assert_eq!(found.total as usize, all.len(), "{text}");
        assert!(found.moves.iter().all(lost), "{text}");
    }
    for text in ["ordinal-nim/w&nim/1", "ordinal-nim/99999999999999999999&nim/1"] {
        assert!(open(text).is_err(), "{text}");
    }
    // Infinite piles join sequences. The loser of a game begins the next one, and so wants it to be an N-position.
    let of = |text: &str| solved(text).outcome();
    assert_eq!(
        ["nim/1|ordinal-nim/2,w+1", "nim/1|ordinal-nim/w,w", "ordinal-nim/w|nim/1"].map(of),
        [Some(Outcome::P), Some(Outcome::N), Some(Outcome::N)]
    );
    // Another pile in the editor would be infinite.
    let place = Place::default();
    let edited = open("ordinal-nim/3&nim/1").unwrap().edit(&Edit::Add { place, colour: 0 });
    assert!(edited.err().unwrap().to_string().contains("finite"));
}

/// What is written on a bar has room on it.
#[test]
fn bars_are_as_wide_as_their_powers() {
    let position = Piles::read("w^w,w^(w+1)*2,w^2").unwrap();
    let board = board::layout(&position, SumContext::ALONE);
    for piece in &board.pieces {
        let letters = piece.label.chars().count() as i32;
        assert!(piece.at[2] >= 26 * letters, "{piece:?}");
        assert!(piece.at[0] + piece.at[2] <= board.size[0] as i32, "{piece:?}");
    }
    // No two pieces overlap.
    let apart = |a: [i32; 4], b: [i32; 4]| a[1] != b[1] || a[0] + a[2] <= b[0];
    assert!(board.pieces.windows(2).all(|two| apart(two[0].at, two[1].at)));
}
