//! What the buttons do. One closure serves all of them, which keeps the program small.
use super::{moving, save, search, state::Hold, timers};
use crate::labs::evolution::{Pile3, Subject};
use yew::prelude::*;

#[derive(Clone)]
pub enum EvolutionAction {
    /// Selects a P-position of three piles.
    Select(Pile3),
    /// Selects a P-position of any number of piles.
    SelectPiles(Vec<u64>),
    /// Turns the cube by degrees.
    Turn(f64),
    Isometric,
    Spin,
    Grow,
    /// Starts or stops growing the picture of any game.
    GrowAny,
    /// Starts or stops walking to the parent, its parent, and so on.
    Home,
    /// Moves by this many generations.
    Step(i32),
    /// Opens or closes the list of the P-positions born in the current generation.
    List,
    /// Shows the whole of a long list.
    All,
    Run,
    /// Shows an example: a picture, or a game.
    Try(&'static str),
    Cancel,
    /// Shows more rows of P-positions.
    More,
    Svg(bool),
    Png(bool),
}

/// A callback that runs the action when its button is pressed.
pub fn press(hold: &Hold, act: EvolutionAction) -> Callback<MouseEvent> {
    let hold = hold.clone();
    Callback::from(move |_| act.run(&hold))
}

impl EvolutionAction {
    pub fn run(&self, hold: &Hold) {
        match self {
            Self::Spin => moving::turn(hold),
            Self::Grow => moving::grow(hold),
            Self::GrowAny => timers::grow(hold),
            Self::Home => timers::walk(hold),
            Self::Run => search::start(hold),
            Self::Try(query) if hold.lab.borrow().subject == Subject::Three => {
                hold.change(&|lab| lab.show(query))
            }
            Self::Try(notation) => {
                hold.lab.borrow_mut().any.text = (*notation).into();
                search::start(hold);
            }
            Self::Cancel => search::cancel(hold),
            Self::Svg(deep) => save::svg(hold, *deep),
            Self::Png(deep) => save::png(hold, *deep),
            _ => hold.change(&|lab| match self {
                Self::Select(piles) => {
                    lab.hover = None;
                    lab.select(*piles);
                }
                Self::Step(by) => {
                    lab.motion.growing = false;
                    lab.generation = (i32::from(lab.generation) + by).clamp(0, lab.plan.reach.into()) as u16;
                }
                Self::SelectPiles(piles) => lab.select_piles(piles),
                Self::Turn(by) => lab.turn(*by, 0.0),
                Self::Isometric => lab.isometric(),
                Self::List => lab.listed = !lab.listed,
                Self::All => lab.all = true,
                Self::More => lab.any.more(),
                _ => {}
            }),
        }
    }
}
