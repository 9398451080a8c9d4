//! Take chips from one heap and break what is left, as a code allows.
use super::{
    codes::{Code, Form, Rule, Values},
    game::{HeapGame, HeapMoves, Names, Visit},
    misere,
    splits::Split,
    theory::Theory,
    why::with_goal,
};
use crate::core::{
    analysis::Convention,
    card::Card,
    extras::{Choice, Settings},
    notation::NotationError,
    scene::SumContext,
    why::Why,
};
use crate::games::stacks::heaps::Heaps;
use known::Known;
use std::{cell::RefCell, ops::ControlFlow, rc::Rc};

mod cards;
mod gaps;
mod known;
mod why;

pub(crate) use cards::code;

/// Heaps up to this size tell which chips and gaps can be pointed at.
const DRAWN: u64 = 60;

/// Most codes whose tables are kept, and most values in these: 16 MB, besides the table of the code in use.
const KEPT: usize = 8;
const KEPT_VALUES: usize = 2_000_000;

thread_local! {
    /// The last codes used with their values, since every link and every edit opens its position anew.
    static RECENT: RefCell<Vec<(Code, Rc<Values>)>> = const { RefCell::new(Vec::new()) };
}

/// Take-and-break games (Ferguson, Part I, 4.4 and exercises; Guy and Smith 1956).
#[derive(Clone)]
pub struct Breaking {
    card: &'static Card,
    code: Rc<Code>,
    known: Known,
}

impl Breaking {
    fn of(card: &'static Card, code: Code) -> Self {
        let code = Rc::new(code);
        let known = Known { code: code.clone(), form: Form::of(&code), values: values_of(&code) };
        Self { card, code, known }
    }
    /// Whether the rules have a code that a player chooses.
    fn open(&self) -> bool {
        cards::code(self.card.id).is_none()
    }
}

impl HeapGame for Breaking {
    type Move = Split;
    const CARDS: &'static [Card] = cards::CARDS;
    const RANDOM: [(usize, u64); 3] = [(2, 9), (3, 13), (4, 20)];
    const DRAWN: u64 = DRAWN;
    const LISTED: u64 = 2_000_000;
    const MOVES_PER_UNIT: u64 = 64;

    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        match cards::code(card.id) {
            Some(_) if !params.is_empty() => Err(NotationError::syntax(0, "no parameters")),
            Some(code) => Ok(Self::of(card, Code::read(code)?)),
            None => Ok(Self::of(card, Code::read(params)?)),
        }
    }
    fn names(&self) -> Names {
        let params = self.code.to_string();
        let sequence = Some(params.clone());
        if !self.open() {
            return Names { sequence, ..Names::of(self.card) };
        }
        let label = self.code.name().map_or(params.clone(), |name| format!("{name}, {params}"));
        Names { card: self.card, label, params, sequence }
    }
    fn allows_move(&self, size: u64, mv: &Split) -> bool {
        let Some(rest) = mv.rest(size) else { return false };
        let mut parts = mv.parts.clone();
        parts.extend((rest > 0).then_some(rest));
        size > 0 && self.code.allows(mv.take, &parts)
    }
    fn visit_moves(&self, size: u64, limit: usize, visit: Visit<Split>) -> u64 {
        let mut left = limit;
        if left > 0 {
            let _ = self.code.each(size, &mut |take, parts| {
                // The greatest part stays where the heap is.
                let off = parts.len().saturating_sub(1);
                visit(Split { heap: 0, take, parts: parts[..off].to_vec() })?;
                left -= 1;
                if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        self.code.count(size)
    }
    fn unbroken(&self) -> Option<Self> {
        let code = Some(self.code.unbroken()).filter(|code| *code != *self.code)?;
        Some(Self { code: Rc::new(code), ..self.clone() })
    }
    fn heap_moves(&self, size: u64) -> HeapMoves {
        HeapMoves { reach: self.code.reach(size), splits: self.splits(size) }
    }
    fn completed(&self, size: u64, mv: Split) -> Option<Split> {
        self.complete(size, mv)
    }
    fn theory(&self) -> &dyn Theory<Split> {
        &self.known
    }
    fn why(&self, position: &Heaps, heap: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => {
                let why = self.reason(position.size(heap), seat.number(heap));
                with_goal(self, position, heap, seat, why)
            }
            Convention::Misere => misere::theory(&self.code)
                .and_then(|theory| theory.why(&position.0, self.card.group))
                .unwrap_or_else(|| Why::default().text(self.code.words().join(" ")).misere_by_search()),
        }
    }
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        let name = self.code.name().map(|name| format!("**{name}**. ")).unwrap_or_default();
        self.open().then(|| Settings {
            title: "Take and break",
            choices: vec![Choice {
                label: "By a code",
                value: Some(("Code", self.code.to_string())),
                hint: format!("{name}{}", self.code.words().join(" ")),
            }],
            chosen: 0,
            sizes_title: "Heaps",
            sizes: position.0.clone(),
        })
    }
}

/// The values of a code, kept for as long as it is among the last ones used.
fn values_of(code: &Code) -> Rc<Values> {
    RECENT.with_borrow_mut(|recent| {
        let kept = recent.iter().position(|(other, _)| other == code).map(|at| recent.remove(at));
        let (code, values) =
            kept.unwrap_or_else(|| (code.clone(), Rc::new(Values::new(&Rule::Code(code.clone())))));
        recent.truncate(KEPT - 1);
        while recent.iter().map(|(_, values)| values.known()).sum::<usize>() > KEPT_VALUES {
            recent.pop();
        }
        recent.insert(0, (code, values.clone()));
        values
    })
}
