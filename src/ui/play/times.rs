//! The clock of a class as its tab keeps it, from game to game and over a reload.
use crate::ui::storage;
use std::cell::Cell;
use yew::prelude::*;

/// The seconds that each team has taken for its moves in a game, which is identified by its seed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Spent {
    seed: u64,
    seconds: [u32; 2],
}

thread_local! {
    /// The times outlive a game, whose component is replaced by that of the next.
    static SPENT: Cell<Spent> = Cell::new(Spent::kept());
    static SHOWN: Cell<bool> = Cell::new(storage::get_in_tab(storage::CLOCK).is_some_and(|on| on == "on"));
}

impl Spent {
    fn text(self) -> String {
        let [first, second] = self.seconds;
        format!("{} {first} {second}", self.seed)
    }
    /// The times that this tab kept before it was reloaded.
    fn kept() -> Self {
        storage::get_in_tab(storage::TIMES).and_then(|text| Self::read(&text)).unwrap_or_default()
    }
    fn read(text: &str) -> Option<Self> {
        let (seed, seconds) = text.split_once(' ')?;
        let (first, second) = seconds.split_once(' ')?;
        Some(Self { seed: seed.parse().ok()?, seconds: [first.parse().ok()?, second.parse().ok()?] })
    }
}

/// Adds seconds to this team in the game with this seed; returns what each team has taken in it until now.
pub fn pass(seed: u64, team: usize, seconds: u32) -> [u32; 2] {
    let mut spent = SPENT.get();
    if spent.seed != seed {
        spent = Spent { seed, ..Spent::default() };
    }
    spent.seconds[team] = spent.seconds[team].saturating_add(seconds);
    SPENT.set(spent);
    if seconds > 0 {
        storage::set_in_tab(storage::TIMES, &spent.text());
    }
    spent.seconds
}

/// Whether the clock is shown, in games and lessons alike.
#[hook]
pub fn use_clock() -> UseStateHandle<bool> {
    let clock = use_state(|| SHOWN.get());
    use_effect_with(*clock, |on| {
        SHOWN.set(*on);
        storage::set_in_tab(storage::CLOCK, if *on { "on" } else { "off" });
    });
    clock
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reload_keeps_the_times() {
        let spent = Spent { seed: u64::MAX, seconds: [65, 0] };
        assert_eq!(Spent::read(&spent.text()), Some(spent));
        for wrong in ["", "1", "1 2", "1 2 -3", "x 2 3", "1 2 3 4"] {
            assert_eq!(Spent::read(wrong), None, "{wrong}");
        }
    }
}
