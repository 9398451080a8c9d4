//! What the buttons do. All of them are one closure, which keeps the program small.
use super::{moving, paced, save, search, state::Hold};
use crate::labs::evolution::{Pile3, Subject};
use yew::prelude::*;

#[derive(Clone)]
pub enum Act {
    /// Selects a P-position of three piles.
    Select(Pile3),
    /// Goes to one of any number of piles.
    Go(Vec<u64>),
    /// Turns the cube by degrees.
    Turn(f64),
    Isometric,
    Spin,
    Grow,
    /// Grows the picture of any game.
    GrowAny,
    /// Walks to the parent, its parent, and so on.
    Home,
    /// On by so many generations.
    Step(i32),
    /// Opens or closes the list of what is born.
    List,
    /// Shows all of a long list.
    All,
    Run,
    /// Shows an example: a picture, or a game.
    Try(&'static str),
    Cancel,
    /// Another lot of P-positions.
    More,
    Svg(bool),
    Png(bool),
}

/// Does it when pressed.
pub fn press(hold: &Hold, act: Act) -> Callback<MouseEvent> {
    let hold = hold.clone();
    Callback::from(move |_| act.run(&hold))
}

impl Act {
    pub fn run(&self, hold: &Hold) {
        match self {
            Self::Spin => moving::turn(hold),
            Self::Grow => moving::grow(hold),
            Self::GrowAny => paced::grow(hold),
            Self::Home => paced::walk(hold),
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
                Self::Go(piles) => lab.go(piles),
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
