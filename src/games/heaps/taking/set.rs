//! Sets of numbers that may be taken.
use super::{
    ValueOrigin, far,
    two::{OneOrTwoTakes, PLACE},
};
use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::MoveList,
    notation::{NotationError, Scanner},
};
use crate::games::{
    heaps::codes::{Rule, Values},
    stacks::TALLEST,
};
use kernels::stretches::Stretches;
use std::{cell::OnceCell, fmt, rc::Rc};

/// Most numbers in a list, and the greatest of those that may not be taken.
pub(super) const MOST: usize = 100;
const GREATEST: u64 = 1000;

/// Up to so many numbers are named without leaving some out.
const FEW: usize = 6;

/// Heaps up to this size are looked at for a period.
pub(super) const NEAR: u64 = 8191;

/// A set of numbers that may be taken from any heap. Written `1,3,4`, `but(1,4)`, `most(5)` or `powers`.
#[derive(Clone, Debug)]
pub struct TakeSet {
    pub(super) kind: Kind,
    /// The values of heaps, shared by all positions that come from each other.
    pub(super) values: Rc<Values>,
    /// The values in stretches, for sets with great numbers, once they are wanted.
    pub(super) stretches: Rc<OnceCell<Stretches>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Exactly these, ascending.
    List(Vec<u64>),
    /// All but these, ascending.
    But(Vec<u64>),
    /// All numbers from 1 to this one.
    Most(u64),
    /// 1, 2, 4, 8 and so on.
    Powers,
}

impl TakeSet {
    /// The set that a text denotes: numbers joined by commas, in braces or not; `but(...)`, `most(m)`, `powers`.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        scan.blanks();
        let word: String = scan.rest().chars().take_while(char::is_ascii_alphabetic).collect();
        for _ in word.chars() {
            scan.bump();
        }
        scan.blanks();
        let kind = match word.as_str() {
            "" => Kind::List(list(&mut scan, TALLEST)?),
            "but" => Kind::But(list(&mut scan, GREATEST)?),
            "powers" => Kind::Powers,
            "most" => {
                let open = scan.eat('(');
                let at = scan.at();
                let most = scan.number(TALLEST, "a number")?;
                if most == 0 {
                    return Err(NotationError::syntax(at, "a number from 1 on"));
                }
                closed(&mut scan, if open { Some(')') } else { None })?;
                Kind::Most(most)
            }
            _ => return Err(NotationError::syntax(0, "numbers such as 1,3,4, or but(1,4), most(5), powers")),
        };
        scan.blanks();
        if !scan.done() {
            return Err(NotationError::syntax(scan.at(), "the end"));
        }
        let rule = match &kind {
            Kind::But(takes) => Rule::AllBut(takes.clone()),
            Kind::List(takes) => Rule::Subtraction(takes.clone()),
            // These have closed forms.
            _ => Rule::Subtraction(vec![]),
        };
        Ok(Self { kind, values: Rc::new(Values::new(&rule)), stretches: Rc::default() })
    }

    pub fn has(&self, take: u64) -> bool {
        match &self.kind {
            Kind::List(takes) => takes.binary_search(&take).is_ok(),
            Kind::But(not) => take > 0 && not.binary_search(&take).is_err(),
            Kind::Most(most) => (1..=*most).contains(&take),
            Kind::Powers => take.is_power_of_two(),
        }
    }
    /// The members up to `heap`, ascending, at most `limit` listed.
    pub fn within(&self, heap: u64, limit: usize) -> MoveList<u64> {
        let moves = match &self.kind {
            Kind::Powers => (0..64).map(|n| 1 << n).take_while(|take| *take <= heap).take(limit).collect(),
            Kind::List(takes) => takes.iter().copied().take_while(|take| *take <= heap).take(limit).collect(),
            _ => (1..=heap.min(self.most(heap))).filter(|take| self.has(*take)).take(limit).collect(),
        };
        let up_to = |takes: &[u64]| takes.partition_point(|take| *take <= heap) as u64;
        let total = match &self.kind {
            Kind::List(takes) => up_to(takes),
            Kind::But(not) => heap - up_to(not),
            Kind::Most(most) => heap.min(*most),
            Kind::Powers => (u64::BITS - heap.leading_zeros()).into(),
        };
        MoveList { moves, total }
    }
    /// The greatest member up to `heap`; 0 where there is none.
    pub fn most(&self, heap: u64) -> u64 {
        match &self.kind {
            Kind::List(takes) => takes.iter().copied().take_while(|take| *take <= heap).last().unwrap_or(0),
            Kind::But(_) => (0..=heap).rev().find(|take| *take == 0 || self.has(*take)).unwrap_or(0),
            Kind::Most(most) => heap.min(*most),
            Kind::Powers => heap.checked_ilog2().map_or(0, |n| 1 << n),
        }
    }
    /// The closed form for a set of one or two numbers too great for a table.
    fn two(&self) -> Option<OneOrTwoTakes> {
        if let Kind::List(takes) = &self.kind { OneOrTwoTakes::of(takes) } else { None }
    }
    /// The Grundy value of a heap in the game with this set.
    pub fn value(&self, heap: u64) -> Option<(u64, ValueOrigin)> {
        let form = |value, formula, place| Some((value, ValueOrigin::Form { formula, place }));
        if let Some(two) = self.two() {
            return form(two.value(heap), two.words(), PLACE);
        }
        match &self.kind {
            Kind::Most(most) => {
                let modulus = most.saturating_add(1);
                form(heap % modulus, format!("{heap} mod {modulus}"), "Ferguson, Part I, 4.3.1")
            }
            Kind::Powers => form(heap % 3, format!("{heap} mod 3"), "Ferguson, Part I, exercise 1.5.4c"),
            _ => {
                let far = self.by_stretches(heap);
                if let Some((_, ValueOrigin::Stretches(Some(_)))) = far {
                    return far;
                }
                let Some(value) = self.values.value(heap) else { return far };
                // A period is looked for even where the value is known, so that it is told of every heap.
                Some((
                    value,
                    self.values.period_by(heap.max(NEAR)).map_or(ValueOrigin::Table, ValueOrigin::Period),
                ))
            }
        }
    }
    /// Finds the values up to that of a heap, or until they prove a period, where no closed form gives it. Does nothing
    /// where great numbers lead to so few heaps that a search is less work.
    ///
    /// # Errors
    /// What ran out, if the budget did.
    pub fn learn(&self, heap: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        match &self.kind {
            Kind::List(_) if self.by_stretches(heap).is_some() => Ok(()),
            Kind::List(takes) if far::search_is_cheaper(takes, heap) => Ok(()),
            Kind::List(_) | Kind::But(_) => self.values.learn(heap, budget),
            Kind::Most(_) | Kind::Powers => Ok(()),
        }
    }
    /// As a rule whose values are computed one after the other; none where there is only the closed form.
    pub fn rule(&self) -> Option<Rule> {
        match &self.kind {
            Kind::List(takes) => Some(Rule::Subtraction(takes.clone())),
            Kind::But(not) => Some(Rule::AllBut(not.clone())),
            Kind::Most(most) if *most <= GREATEST => Some(Rule::Subtraction((1..=*most).collect())),
            Kind::Most(_) | Kind::Powers => None,
        }
    }
    /// As in "Take 1, 3 or 4".
    pub fn words(&self) -> String {
        match &self.kind {
            Kind::List(takes) => either(takes),
            Kind::But(not) => format!("any number but {}", either(not)),
            Kind::Most(most) => format!("1 to {most}"),
            Kind::Powers => "a power of two".into(),
        }
    }
    /// As in "Take 1, 3 or 4 chips"; of many numbers the first few and the last.
    pub fn briefly(&self) -> String {
        let few = |numbers: &[u64]| match numbers {
            [first @ .., last] if first.len() >= FEW => {
                let first: Vec<String> = first[..FEW - 1].iter().map(u64::to_string).collect();
                format!("{}, … or {last}", first.join(", "))
            }
            _ => either(numbers),
        };
        match &self.kind {
            Kind::List(takes) if takes[..] == [1] => "1 chip".into(),
            Kind::List(takes) => format!("{} chips", few(takes)),
            Kind::But(not) => format!("any number but {}", few(not)),
            Kind::Most(1) => "1 chip".into(),
            Kind::Most(most) => format!("1 to {most} chips"),
            Kind::Powers => "a power of two: 1, 2, 4, 8, …".into(),
        }
    }
}

fn either(numbers: &[u64]) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    match texts.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// Numbers joined by commas, in any brackets or in none; sorted, each once.
fn list(scan: &mut Scanner, greatest: u64) -> Result<Vec<u64>, NotationError> {
    let close = match scan.peek() {
        Some('{') => Some('}'),
        Some('(') => Some(')'),
        _ => None,
    };
    if close.is_some() {
        scan.bump();
    }
    let mut numbers = Vec::new();
    loop {
        scan.blanks();
        let at = scan.at();
        if numbers.len() == MOST {
            return Err(NotationError::too_large(at, format!("at most {MOST} numbers")));
        }
        let number = scan.number(greatest, "a number")?;
        if number == 0 {
            return Err(NotationError::syntax(at, "a number from 1 on"));
        }
        numbers.push(number);
        scan.blanks();
        if !scan.eat(',') {
            break;
        }
    }
    closed(scan, close)?;
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

fn closed(scan: &mut Scanner, close: Option<char>) -> Result<(), NotationError> {
    match close {
        Some(close) if !scan.eat(close) => {
            Err(NotationError::syntax(scan.at(), format!(", and another number, or {close}")))
        }
        _ => Ok(()),
    }
}

impl fmt::Display for TakeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        match &self.kind {
            Kind::List(takes) => f.write_str(&joined(takes)),
            Kind::But(not) => write!(f, "but({})", joined(not)),
            Kind::Most(most) => write!(f, "most({most})"),
            Kind::Powers => f.write_str("powers"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_sets() {
        for text in ["1,3,4", "but(1,4)", "most(5)", "powers", "7"] {
            assert_eq!(TakeSet::read(text).map(|set| set.to_string()).as_deref(), Ok(text));
        }
        for (text, same) in [("{4, 3, 1, 3}", "1,3,4"), (" but {2}", "but(2)"), ("most 5", "most(5)")] {
            assert_eq!(TakeSet::read(text).map(|set| set.to_string()).as_deref(), Ok(same), "{text}");
        }
        for (text, at) in [("", 0), ("0", 0), ("1,", 2), ("1;2", 1), ("{1,2", 4), ("most(0)", 5), ("few", 0)]
        {
            assert_eq!(TakeSet::read(text).unwrap_err().at, at, "{text}");
        }
        assert_eq!(TakeSet::read("but(1,1001)").unwrap_err().at, 6);
        assert_eq!(TakeSet::read("1,1000000000000000001").unwrap_err().at, 2);
        assert!(TakeSet::read("1,1000000000000000000").is_ok());
    }

    #[test]
    fn members_are_counted() {
        for text in ["1,3,4", "but(1,4)", "most(5)", "powers"] {
            let set = TakeSet::read(text).unwrap();
            for heap in 0..40 {
                let members: Vec<u64> = (1..=heap).filter(|take| set.has(*take)).collect();
                assert_eq!(set.within(heap, 99), MoveList::all(members.clone()), "{text}, {heap}");
                assert_eq!(set.most(heap), members.last().copied().unwrap_or(0), "{text}, {heap}");
                assert_eq!(set.within(heap, 2).total, members.len() as u64);
            }
        }
    }
}
