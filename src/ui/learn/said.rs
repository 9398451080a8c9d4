//! What is said to an answer.
use super::text::{self, Act};
use crate::learn::{Against, Ask, Board, Choice};
use crate::ui::icons::icon_with;
use yew::prelude::*;

/// What has become of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    Right,
    Wrong(Against),
    /// This was expected.
    Unread(&'static str),
    /// A move on the board does not win: the reply is shown.
    Refuted(Board),
    /// The game on the board is lost.
    Lost,
    /// One of the moves asked for; so many so far.
    Found(usize),
    /// It was found before.
    Again,
    /// Not all of them.
    More,
}

impl Verdict {
    /// What the board shows with it.
    pub fn board(&self, ask: &Ask) -> Option<Board> {
        match self {
            Self::Wrong(against) => match (against, ask) {
                (
                    Against::Beside(board)
                    | Against::BesideAsked(board)
                    | Against::Won(board)
                    | Against::WinIt(board)
                    | Against::Listed(_, board),
                    _,
                ) => Some(board.clone()),
                (Against::Chosen(at), Ask::Choice(choices)) => choices.get(*at)?.board.clone(),
                _ => None,
            },
            Self::Refuted(board) => Some(board.clone()),
            _ => None,
        }
    }
    /// Whether it stands in the colour of a mistake.
    pub fn wrong(&self) -> bool {
        !matches!(self, Self::Right | Self::Found(_) | Self::Again)
    }
    /// What the board is called while it shows this.
    pub fn about(&self) -> Option<&'static str> {
        match self {
            Self::Wrong(Against::Beside(_) | Against::BesideAsked(_)) => {
                Some("the position beside a Nim pile of your answer")
            }
            Self::Wrong(Against::WinIt(_)) => Some("your move against the computer"),
            Self::Wrong(Against::Won(_) | Against::Listed(..)) => Some("a winning move"),
            Self::Wrong(Against::Chosen(_)) | Self::Refuted(_) => Some("why not"),
            _ => None,
        }
    }
}

/// The right answer chosen, if there is one to choose.
fn right(ask: &Ask) -> Option<&Choice> {
    match ask {
        Ask::Choice(choices) => choices.iter().find(|choice| choice.right),
        _ => None,
    }
}

/// The answer to an answer.
pub fn said(verdict: &Verdict, ask: &Ask, act: &Callback<Act>) -> Html {
    let (title, text) = match verdict {
        Verdict::Right => {
            ("Right.", right(ask).map_or_else(Html::default, |choice| text::spans(&choice.reply, act)))
        }
        Verdict::Found(count) => ("Right.", html! { { format!("That one wins. Found so far: {count}.") } }),
        Verdict::Again => ("Right,", html! { { "and found before." } }),
        Verdict::Unread(expected) => ("Not read.", html! { { format!("Expected {expected}.") } }),
        Verdict::Refuted(_) => ("Not yet.", html! { { "The board shows the reply that wins against it." } }),
        Verdict::Lost => {
            ("Not yet.", html! { { "The computer has won. Start again, and try another way." } })
        }
        Verdict::More => ("Not yet.", html! { { "At least one winning move is missing." } }),
        Verdict::Wrong(against) => ("Not yet.", self::against(against, ask, act)),
    };
    let mark = if verdict.wrong() { icon_with("warn", "warn") } else { icon_with("ok", "tick") };
    html! {
        <div class={classes!("answer-said", verdict.wrong().then_some("wrong"))} role="status">
            { mark }<div><b>{ title }</b>{ " " }{ text }</div>
        </div>
    }
}

fn against(against: &Against, ask: &Ask, act: &Callback<Act>) -> Html {
    let beside =
        "Were it right, the position beside a Nim pile of your answer would be lost for whoever moves.";
    match against {
        Against::Nothing => html! { { "Try again." } },
        Against::Beside(_) => html! { { format!("{beside} It is not: the move on the board wins.") } },
        Against::BesideAsked(_) => html! { { format!("{beside} It is not: find the move that wins.") } },
        Against::Won(_) => html! { { "The move on the board wins." } },
        Against::WinIt(_) => html! { { "Then win it: the computer answers your moves." } },
        Against::Listed(size, Board { next: None, .. }) => {
            html! { { format!("{size} is in your list, but there no move is left, and whoever is to move has won.") } }
        }
        Against::Listed(size, _) => {
            html! { { format!("{size} is in your list, but there the move on the board wins.") } }
        }
        Against::Missing => html! { { "At least one number is missing." } },
        Against::Chosen(at) => match ask {
            Ask::Choice(choices) => {
                choices.get(*at).map_or_else(Html::default, |choice| text::spans(&choice.reply, act))
            }
            _ => Html::default(),
        },
    }
}
