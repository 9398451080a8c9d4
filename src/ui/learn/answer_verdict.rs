//! What the lesson says to an answer.
use super::text::{self, TextAction};
use crate::core::format_number;
use crate::games::Link;
use crate::learn::{Ask, Block, Choice, Conjecture, Objection, Setup, formula::Failure, notation_of_size};
use crate::ui::{
    after_paint::after_paint,
    icons::icon_with,
    popover,
    reveal::reveal,
    route::{self, Page},
    voice, words,
};
use yew::prelude::*;

/// The verdict on an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum AnswerVerdict {
    Right,
    Wrong(Objection),
    /// The answer cannot be read; this was expected.
    Unread(&'static str),
    /// A move on the board does not win: the reply is shown.
    Refuted(Setup),
    /// The game on the board is lost.
    Lost,
    /// One of the moves asked for; this many are found so far.
    Found(usize),
    /// The move was found before.
    Again,
    /// Not all of the moves are found.
    More,
    /// A formula is being checked; it holds below this size so far.
    Checking(u64),
    /// A formula holds: up to this size, or for all where it is proved.
    Holds(Option<u64>),
    /// A formula fails, and the board shows where.
    Fails(Failure, Option<Setup>),
    /// A formula defines the value of a size by a size that is not smaller.
    Circular(u64),
    /// A formula cannot be read; this was expected.
    Misread(String),
}

impl AnswerVerdict {
    /// The board that is shown with the verdict.
    pub fn board(&self, ask: &Ask) -> Option<Setup> {
        match self {
            Self::Wrong(against) => match (against, ask) {
                (
                    Objection::Beside(board)
                    | Objection::BesideAsked(board)
                    | Objection::Won(board)
                    | Objection::WinIt(board)
                    | Objection::HoldIt(board)
                    | Objection::Kept(board)
                    | Objection::Listed(_, board)
                    | Objection::At(_, Some(board)),
                    _,
                ) => Some(board.clone()),
                (Objection::Chosen(at), Ask::Choice(choices)) => choices.get(*at)?.board.clone(),
                _ => None,
            },
            Self::Refuted(board) | Self::Fails(_, Some(board)) => Some(board.clone()),
            _ => None,
        }
    }
    /// Whether the question is answered correctly.
    pub fn right(&self) -> bool {
        matches!(self, Self::Right | Self::Holds(_))
    }
    /// Whether the verdict is shown in the colour of a mistake.
    pub fn wrong(&self) -> bool {
        !matches!(self, Self::Right | Self::Found(_) | Self::Again | Self::Checking(_) | Self::Holds(_))
    }
    /// Whether the reader is now asked to refute the answer on the board.
    pub fn asks(&self) -> bool {
        let Self::Wrong(against) = self else { return false };
        match against {
            Objection::BesideAsked(_) | Objection::WinIt(_) | Objection::HoldIt(_) => true,
            Objection::At(_, Some(board)) => board.next.is_none(),
            _ => false,
        }
    }
    /// The title of the board while it shows this verdict.
    pub fn about(&self) -> Option<&'static str> {
        match self {
            Self::Wrong(Objection::Beside(_) | Objection::BesideAsked(_) | Objection::At(..)) => {
                Some("the position beside a Nim pile of your answer")
            }
            Self::Wrong(Objection::WinIt(_) | Objection::HoldIt(_)) => Some("your move against the computer"),
            Self::Wrong(Objection::Kept(_)) => Some("a move that keeps the draw"),
            // A winning move is shown only where there is one.
            Self::Wrong(Objection::Won(board) | Objection::Listed(_, board)) => {
                Some(if board.next.is_some() { "a winning move" } else { "no move is left" })
            }
            Self::Wrong(Objection::Chosen(_)) | Self::Refuted(_) => Some("why not"),
            Self::Fails(_, Some(_)) => Some("where your formula fails"),
            _ => None,
        }
    }
}

/// The correct choice, if the question has choices.
fn right(ask: &Ask) -> Option<&Choice> {
    match ask {
        Ask::Choice(choices) => choices.iter().find(|choice| choice.right),
        _ => None,
    }
}

/// The help that was taken before the right answer.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct HelpUsed {
    pub hints: usize,
    /// Whether the answer was shown.
    pub told: bool,
}

impl HelpUsed {
    /// The text after "Right", such as ", with 2 hints".
    fn text(self) -> String {
        match (self.told, self.hints) {
            (true, _) => ", after the answer was shown".into(),
            (_, 0) => String::new(),
            (_, hints) => format!(", with {}", words::count(hints as u64, "hint")),
        }
    }
}

/// The reply to an answer and, once that is right, what the step says `after` it. The element stays on the page, so
/// that screen readers announce both.
pub fn answer_reply(
    verdict: Option<&AnswerVerdict>,
    ask: &Ask,
    after: &[Block],
    taken: HelpUsed,
    act: &Callback<TextAction>,
) -> Html {
    let right = verdict.is_some_and(AnswerVerdict::right) && !after.is_empty();
    html! {
        <div class="judgement" role="status">
            { for verdict.map(|verdict| answer(verdict, ask, taken, act)) }
            if right { <div class="step-text">{ text::blocks(after, act) }</div> }
        </div>
    }
}

/// The reply to an answer.
fn answer(verdict: &AnswerVerdict, ask: &Ask, taken: HelpUsed, act: &Callback<TextAction>) -> Html {
    let (title, text) = match verdict {
        AnswerVerdict::Right => {
            ("Right.", right(ask).map_or_else(Html::default, |choice| text::spans(&choice.reply, act)))
        }
        AnswerVerdict::Found(count) => {
            ("Right.", html! { { format!("That one wins. Found so far: {count}.") } })
        }
        AnswerVerdict::Again => ("Right,", html! { { "and found before." } }),
        AnswerVerdict::Unread(expected) => {
            ("This cannot be read.", html! { { format!("Expected {expected}.") } })
        }
        AnswerVerdict::Refuted(_) => {
            ("Not yet.", html! { { "The board shows the reply that wins against it." } })
        }
        AnswerVerdict::Lost => ("Not yet.", html! { { "The computer has won. Try again, another way." } }),
        AnswerVerdict::More => ("Not yet.", html! { { "At least one winning move is missing." } }),
        AnswerVerdict::Wrong(against) => ("Not yet.", self::against(against, ask, act)),
        AnswerVerdict::Checking(n) => {
            ("Checking.", html! { { format!("So far below n = {}.", format_number(*n)) } })
        }
        AnswerVerdict::Holds(None) => (
            "Right.",
            html! { { "Proved for all n: the values are known to repeat, and so does your formula." } },
        ),
        AnswerVerdict::Holds(Some(last)) => {
            let text = format!(
                "It agrees with the game up to n = {}. That is checked, not proved.",
                format_number(*last)
            );
            ("Right.", html! { { text } })
        }
        AnswerVerdict::Fails(failure, _) => ("Not yet.", fails(failure, ask)),
        AnswerVerdict::Circular(size) => {
            let text = format!("At n = {size} your formula needs the value of a size that is not smaller.");
            ("Not yet.", html! { { text } })
        }
        AnswerVerdict::Misread(expected) => {
            ("This cannot be read.", html! { { format!("Expected {expected}.") } })
        }
    };
    let title = if verdict.right() { format!("Right{}.", taken.text()) } else { title.to_string() };
    let mark = if verdict.wrong() { icon_with("warn", "warn") } else { icon_with("ok", "tick") };
    html! {
        <div class={classes!("answer-said", verdict.wrong().then_some("wrong"))}>
            { mark }<div><b>{ title }</b>{ " " }{ text }</div>
        </div>
    }
}

/// The first size at which a formula fails, with both values and a link to its position.
fn fails(failure: &Failure, ask: &Ask) -> Html {
    let Ask::Formula(Conjecture { family, outcomes, .. }) = ask else { return Html::default() };
    let n = format_number(failure.size);
    let said = |lost: bool| if lost { "a P-position" } else { "no P-position" };
    let text = match (failure.given, outcomes) {
        (None, _) => format!("False at n = {n}: your formula gives nothing there."),
        (Some(given), true) => {
            format!(
                "False at n = {n}: by your rule it is {}, in the game it is {}.",
                said(given == 1),
                said(failure.value == 0)
            )
        }
        (Some(given), false) => {
            let given = if given < 0 {
                format!("−{}", format_number(given.unsigned_abs()))
            } else {
                format_number(given.unsigned_abs())
            };
            format!(
                "False at n = {n}: your formula gives {given}, the game {}.",
                format_number(failure.value)
            )
        }
    };
    let link = Link::new(notation_of_size(family, failure.size));
    html! { <>{ text }{ " " }<a class="btn" href={route::hash(Page::Play, &link)}>{ format!("Open n = {n}") }</a></> }
}

fn against(against: &Objection, ask: &Ask, act: &Callback<TextAction>) -> Html {
    let beside =
        "Were it right, the position beside a Nim pile of your answer would be lost for whoever moves.";
    match against {
        Objection::Nothing => html! { { "It is something else: look again, or take a hint." } },
        Objection::Because(text) => html! { { text.clone() } },
        Objection::Beside(_) => html! { { format!("{beside} It is not: the move on the board wins.") } },
        Objection::BesideAsked(_) => html! { { format!("{beside} It is not: find the move that wins.") } },
        Objection::Won(_) => html! { { "The move on the board wins." } },
        Objection::WinIt(_) => {
            html! { { "You say that it is won. Try to win it: the computer answers your moves." } }
        }
        Objection::HoldIt(_) => {
            html! { { "You say that nobody wins. Try to hold it: the computer answers your moves." } }
        }
        Objection::Kept(_) => {
            html! { { "The move on the board does not lose: after it nobody wins with right play." } }
        }
        Objection::Listed(size, Setup { next: None, .. }) => {
            html! { { format!("{size} is in your list, but there no move is left, and whoever is to move has won.") } }
        }
        Objection::Listed(size, _) => {
            html! { { format!("{size} is in your list, but there the move on the board wins.") } }
        }
        Objection::At(size, None) => html! { { format!("The value for n = {size} is wrong.") } },
        Objection::At(size, Some(board)) => {
            let then =
                if board.next.is_some() { "the move on the board wins" } else { "find the move that wins" };
            html! { { format!("At n = {size}. {beside} It is not: {then}.") } }
        }
        Objection::Extra(n) => html! { { format!("{n} does not belong there.") } },
        Objection::Missing => html! { { "At least one number is missing." } },
        Objection::Chosen(at) => match ask {
            Ask::Choice(choices) => {
                choices.get(*at).map_or_else(Html::default, |choice| text::spans(&choice.reply, act))
            }
            _ => Html::default(),
        },
    }
}

/// The node of the reply. Each verdict scrolls it into view, since on a phone it lies below the board, and reads it
/// aloud if that is switched on, after the move that it is about.
#[hook]
pub fn use_seen(verdict: &Option<AnswerVerdict>) -> NodeRef {
    let place = use_node_ref();
    let said = place.clone();
    use_effect_with(verdict.clone(), move |verdict| {
        if let Some(said) = said.cast::<web_sys::Element>().filter(|_| verdict.is_some()) {
            // The line below the board may grow with the verdict, so scroll after painting.
            let place = said.clone();
            after_paint(move || reveal(&place));
            let texts = popover::all(said.query_selector_all(".answer-said, .judgement .step-text > *"));
            // The progress of a check changes too often to be read aloud.
            if !matches!(verdict, Some(AnswerVerdict::Checking(_))) {
                let texts: Vec<_> = texts.iter().filter_map(|text| text.text_content()).collect();
                voice::tell(texts.join(" "));
            }
        }
    });
    place
}
