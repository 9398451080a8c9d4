//! Sprague and Grundy’s theorem: any part beside a Nim pile of its value (Ferguson, Part I, 4.1 and 4.2).
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, beside},
};
use crate::core::{Game, mex};
use crate::games::open;
use std::{cell::RefCell, collections::BTreeMap, rc::Rc};

pub struct SpragueGrundy;

const NOT_COVERED: ProofRefusal =
    ProofRefusal::Claim("a position, without loops, beside a single Nim pile of its value, which comes last");

/// Most positions whose values are computed for one answer, and most that are kept.
const MOST: usize = 20_000;
/// Longest line of play that is followed.
const DEEPEST: usize = 300;

thread_local! {
    /// Values by notation: every answer asks for many of the last one’s again.
    static VALUES: RefCell<BTreeMap<String, u64>> = const { RefCell::new(BTreeMap::new()) };
}

/// The value by its definition: the least number that no option has.
fn value(position: &dyn Game, room: &mut usize, depth: usize) -> Result<u64, ProofRefusal> {
    let name = position.notation();
    if let Some(known) = VALUES.with_borrow(|values| values.get(&name).copied()) {
        return Ok(known);
    }
    *room = room.checked_sub(1).ok_or(ProofRefusal::TooLarge)?;
    let depth = depth.checked_sub(1).ok_or(ProofRefusal::TooLarge)?;
    let mut values = options(position)?
        .iter()
        .map(|(_, option)| value(&**option, room, depth))
        .collect::<Result<Vec<u64>, _>>()?;
    let own = mex(&mut values).0;
    VALUES.with_borrow_mut(|values| {
        if values.len() >= MOST {
            values.clear();
        }
        values.insert(name, own)
    });
    Ok(own)
}

/// A move, and what it leaves.
type Made = (String, Rc<dyn Game>);

/// All moves of a position, with what they leave.
fn options(position: &dyn Game) -> Result<Vec<Made>, ProofRefusal> {
    let moves = position.moves(super::MANY);
    if moves.is_truncated() {
        return Err(ProofRefusal::TooLarge);
    }
    moves.moves.into_iter().map(|mv| after(position, &mv.notation).map(|left| (mv.notation, left))).collect()
}

/// A part and the pile beside it.
struct Pair {
    part: Rc<dyn Game>,
    pile: u64,
    /// How many summands the part has.
    summands: usize,
}

impl Pair {
    fn of(position: &dyn Game) -> Result<Self, ProofRefusal> {
        let notation = position.notation();
        let (part, pile) = beside(&notation).ok_or(NOT_COVERED)?;
        let part_game = open(part).map_err(|_| NOT_COVERED)?;
        // Without values play might go round for ever.
        if part_game.rules().is_none() {
            return Err(NOT_COVERED);
        }
        Ok(Self { part: part_game, pile, summands: part.split('&').count() })
    }
    /// A move of the part, as it is written in the sum.
    fn within(&self, mv: &str) -> String {
        if self.summands == 1 { format!("1:{mv}") } else { mv.into() }
    }
    /// The move in the part to this value.
    fn to(&self, wanted: u64, room: &mut usize) -> Result<Option<String>, ProofRefusal> {
        for (mv, option) in options(&*self.part)? {
            if value(&*option, room, DEEPEST)? == wanted {
                return Ok(Some(self.within(&mv)));
            }
        }
        Ok(None)
    }
}

impl Proof for SpragueGrundy {
    fn id(&self) -> &'static str {
        "sprague-grundy"
    }
    fn name(&self) -> &'static str {
        "Sprague and Grundy’s theorem"
    }
    fn claim(&self) -> &'static str {
        "The part has value *v*, the least number that no option of it has, and beside it lies a Nim pile of *v*. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Pile",
                when: "you lower the Nim pile to *u* < *v*",
                answer: "*u* is the value of an option of the part: move there",
            },
            Case {
                name: "Down",
                when: "you move in the part to a value *u* < *v*",
                answer: "lower the Nim pile to *u*",
            },
            Case {
                name: "Up",
                when: "you move in the part to a value *u* > *v*",
                answer: "*v* is the value of an option there: move to it",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let pair = Pair::of(position)?;
        if value(&*pair.part, &mut { MOST }, DEEPEST)? == pair.pile { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let v = Pair::of(position)?.pile;
        let pair = Pair::of(&*after(position, mv)?)?;
        let mut room = MOST;
        let u = value(&*pair.part, &mut room, DEEPEST)?;
        let reply = |mv: String, case, because| Ok(Some(Reply { mv, case, because, from: None }));
        if pair.pile < v {
            let u = pair.pile;
            let Some(mv) = pair.to(u, &mut room)? else { return Err(NOT_COVERED) };
            return reply(
                mv,
                "Pile",
                format!("The part has value {v}, so one of its options has value {u}."),
            );
        }
        if u < v {
            let mv = format!("{}:1-{}", pair.summands + 1, v - u);
            return reply(mv, "Down", format!("The part has value {u} now, so the pile becomes {u}."));
        }
        let Some(mv) = pair.to(v, &mut room)? else { return Err(NOT_COVERED) };
        reply(mv, "Up", format!("The part has value {u} now, so one of its options has value {v}."))
    }
}
