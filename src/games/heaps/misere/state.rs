//! What was found of the last codes that were asked about.
use super::{
    MisereTheory,
    known::{Classes, Facts},
    moves, tell,
};
use crate::core::{analysis::Outcome, budget::Budget, moves::MoveList, why::Why};
use crate::games::heaps::{
    codes::{Code, Form},
    splits::Split,
};
use kernels::quotients::{Limits, Meter, Presentation, Quotient, Stop, Tame};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

/// So many codes are kept.
const KEPT: usize = 8;
/// So much work on a quotient takes as long as a unit of a budget.
const WORK_PER_UNIT: u64 = 8;
/// A quotient may take one part in so many of a budget: the rest is for a search.
const SHARE: u64 = 2;
/// The heaps that are looked at one by one.
const MOST: u64 = 4096;
/// Bytes for the outcomes of sums, of which the first that a budget holds is taken; and the bytes of one sum, with what
/// its table needs as it grows.
const MEMORY: [u64; 3] = [64 << 20, 16 << 20, 4 << 20];
const BYTES_PER_SUM: u64 = 64;
/// Most work for an explanation, some hundredths of a second, and the heap up to which it goes on.
const REASON: u64 = 1_000_000;
const FAR: usize = 400;

thread_local! {
    static RECENT: RefCell<Vec<(Code, Rc<State>)>> = const { RefCell::new(Vec::new()) };
}

/// What is known of a code.
pub fn of(code: &Code) -> Rc<dyn MisereTheory> {
    RECENT.with_borrow_mut(|recent| {
        let kept = recent.iter().position(|(other, _)| other == code).map(|at| recent.remove(at).1);
        let state = kept.unwrap_or_else(|| Rc::new(State::new(code)));
        recent.truncate(KEPT - 1);
        recent.insert(0, (code.clone(), state.clone()));
        state as Rc<dyn MisereTheory>
    })
}

struct State {
    code: Code,
    form: Option<Form>,
    tame: RefCell<Tame>,
    quotient: RefCell<Quotient>,
    /// What ended the quotient for good.
    stopped: Cell<Option<Stop>>,
    /// The heap that was tried last, and the work that did not suffice.
    tried: Cell<(usize, u64)>,
}

impl State {
    fn new(code: &Code) -> Self {
        let (tame, quotient) = (RefCell::default(), RefCell::default());
        Self {
            form: Form::of(code),
            code: code.clone(),
            tame,
            quotient,
            stopped: Cell::new(None),
            tried: Cell::new((0, 0)),
        }
    }
    /// What `answer` finds where heaps up to this size are known.
    fn with_classes<T>(&self, most: u64, answer: impl FnOnce(&Classes) -> Option<T>) -> Option<T> {
        if let Some(form) = self.form {
            return answer(&Classes::Form(form));
        }
        let tame = self.tame.borrow();
        if tame.class(most).is_some() {
            return answer(&Classes::Tame(&tame));
        }
        let quotient = self.quotient.borrow();
        let known = quotient.image(most).is_some();
        known.then(|| answer(&Classes::Quotient(&quotient))).flatten()
    }
    /// Whether so much work may do more than what was tried at the heap reached.
    fn may_go_on(&self, work: u64) -> bool {
        let (heap, spent) = self.tried.get();
        let same = heap == self.quotient.borrow().last() && work < spent.saturating_mul(2);
        self.stopped.get().is_none() && !same
    }
    fn remember(&self, done: Result<(), Stop>, work: u64) {
        let last = self.quotient.borrow().last();
        self.tried.set((last, if done == Err(Stop::Work) { work } else { 0 }));
    }
    fn is_known(&self, most: u64) -> bool {
        self.with_classes(most, |_| Some(())).is_some()
    }
    /// Goes on with tame heaps and the quotient up to this heap.
    fn advance(&self, most: u64, limits: Limits, meter: &mut Meter) -> Result<(), Stop> {
        let upto = most.min(MOST) as usize;
        self.tame.borrow_mut().advance(&self.code, upto, meter)?;
        if self.is_known(most) {
            return Ok(());
        }
        self.advance_quotient(upto, limits, meter)
    }
    /// Goes on with the quotient alone.
    fn advance_quotient(&self, upto: usize, limits: Limits, meter: &mut Meter) -> Result<(), Stop> {
        if let Some(stop) = self.stopped.get() {
            return Err(stop);
        }
        let done = self.quotient.borrow_mut().advance(&self.code, upto, limits, meter);
        if let Err(stop) = done
            && !matches!(stop, Stop::Work | Stop::Cancelled)
        {
            self.stopped.set(Some(stop));
        }
        done
    }
}

fn largest(sizes: &[u64]) -> u64 {
    sizes.iter().copied().max().unwrap_or(0)
}

impl MisereTheory for State {
    fn learn(&self, most: u64, budget: &mut Budget) {
        if self.is_known(most) {
            return;
        }
        let work = (budget.left() / SHARE).saturating_mul(WORK_PER_UNIT);
        if !self.may_go_on(work) {
            return;
        }
        let Some(bytes) = MEMORY.into_iter().find(|bytes| budget.hold(*bytes).is_ok()) else { return };
        let limits = Limits { sums: (bytes / BYTES_PER_SUM) as usize, ..Limits::default() };
        let mut paid = 0;
        let mut tick = |spent: u64| {
            let units = spent / WORK_PER_UNIT - paid;
            paid += units;
            budget.spend(units).is_ok()
        };
        let mut meter = Meter::new(work, &mut tick);
        let done = self.advance(most, limits, &mut meter);
        let units = meter.spent() / WORK_PER_UNIT;
        let _ = budget.spend((units - paid).clamp(1, budget.left().max(1)));
        budget.release(bytes);
        self.remember(done, work);
    }
    fn outcome(&self, sizes: &[u64]) -> Option<Outcome> {
        let is_p = self.with_classes(largest(sizes), |classes| Some(classes.is_p(classes.sum(sizes)?)))?;
        Some(if is_p { Outcome::P } else { Outcome::N })
    }
    fn winning(&self, sizes: &[u64], limit: usize) -> Option<MoveList<Split>> {
        self.with_classes(largest(sizes), |classes| moves::winning(&self.code, classes, sizes, limit))
    }
    fn rests(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        self.with_classes(largest(sizes), |classes| classes.rests(sizes))
    }
    fn is_p(&self, parts: &[u64], rest: u64, among: u64) -> Option<bool> {
        self.with_classes(among, |classes| Some(classes.is_p(classes.plus(classes.sum(parts)?, rest))))
    }
    fn period(&self, among: u64) -> Option<(u64, u64)> {
        self.with_classes(among, |classes| classes.period())
    }
    fn why(&self, sizes: &[u64], noun: &str) -> Option<Why> {
        let most = largest(sizes);
        let by_values =
            self.with_classes(most, |classes| Some(!matches!(classes, Classes::Quotient(_)))) == Some(true);
        if !by_values && self.may_go_on(REASON) {
            let mut tick = |_| true;
            let limits = Limits { sums: (MEMORY[1] / BYTES_PER_SUM) as usize, ..Limits::default() };
            let mut meter = Meter::new(REASON, &mut tick);
            let known = self.advance(most, limits, &mut meter);
            // On to the proof of the quotient's period, where that is near.
            let done = known.and_then(|()| self.advance_quotient(FAR, limits, &mut meter));
            self.remember(done, REASON);
        }
        self.with_classes(most, |classes| tell::why(&self.code, classes, sizes, noun))
    }
    fn facts(&self, upto: usize, work: u64, tick: &mut dyn FnMut(u64, usize, usize) -> bool) -> Facts {
        let mut stopped = None;
        let mut spent = 0;
        let _ = self.tame.borrow_mut().advance(&self.code, upto, &mut Meter::new(work, &mut |_| true));
        let mut quotient = self.quotient.borrow_mut();
        // Where values grow without end, so does the quotient.
        let upto = if self.form.is_some() && self.code.tail().is_some() { 0 } else { upto };
        while stopped.is_none() && quotient.period().is_none() && quotient.last() < upto {
            let (heap, order) = (quotient.last(), quotient.monoid().order());
            let mut told = |own: u64| tick(spent + own, heap, order);
            let mut meter = Meter::new(work.saturating_sub(spent), &mut told);
            let limits = Limits { sums: (MEMORY[0] / BYTES_PER_SUM) as usize, ..Limits::default() };
            stopped = quotient.advance(&self.code, heap + 1, limits, &mut meter).err();
            spent += meter.spent();
        }
        let presentation = Presentation::of(&quotient);
        let (tame, quotient) = (self.tame.borrow().clone(), quotient.clone());
        Facts { tame, quotient, presentation, stopped, closed: self.form.is_some() }
    }
}
