//! The winning moves, and on request every move: whether it wins, and in how many moves. The list then stays open for
//! the next positions.
use super::winning::{Row, Winning, WinningProps};
use crate::core::{MoveOutlook, Outcome, Outlook};
use crate::games::{GraphGame, Link, unfold};
use crate::labs::graphs;
use crate::ui::{
    keyfocus,
    model::GameRef,
    ongoing::use_ongoing,
    route::{self, Page},
    words,
};
use crate::worker::{Answer, Question, Task};
use std::rc::Rc;
use yew::prelude::*;

/// The most moves that are examined, of this position and of all that may follow.
const BUDGET: u64 = 1_000_000;
/// The most moves that are listed.
const MOST: usize = 200;
/// A list of more rows scrolls in a box of its own.
const SHOWN: usize = 7;

#[derive(Properties, PartialEq)]
pub struct MovesProps {
    pub game: GameRef,
    /// The properties of the list of winning moves.
    pub winning: WinningProps,
}

/// How far the worker has come with a position.
#[derive(Clone, PartialEq)]
enum OutlookProgress {
    Looking(u64),
    Found(Rc<Outlook>),
    /// The worker ended without an answer.
    Nothing,
}

/// Shown where several moves win, but after some of them the other player can bring the position back.
const GOES_ROUND: &str =
    "All of these win, but after some play may go round first. “Every move” says which wins soonest.";

/// The list of winning moves, or of all.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    // The position at which the list of all moves was opened: the answer for it is announced, those for later positions
    // are not.
    let asked = use_state(|| None::<String>);
    let open = asked.is_some();
    let heard = use_state(|| None::<(String, OutlookProgress)>);
    let task = use_ongoing::<Task>();
    let convention = props.winning.analysis.convention;
    let about = format!("{}|{convention:?}", props.game.notation());
    {
        let (heard, game) = (heard.setter(), props.game.clone());
        use_effect_with((about.clone(), open), move |(about, open)| {
            *task.borrow_mut() = open.then(|| {
                let question =
                    Question::Foresee { notation: game.notation(), convention, budget: BUDGET, limit: MOST };
                let about = about.clone();
                Task::ask(question, move |answer| {
                    let found = match answer {
                        Answer::Progress { examined } => OutlookProgress::Looking(examined),
                        Answer::Foreseen(found) => OutlookProgress::Found(Rc::new(found)),
                        _ => OutlookProgress::Nothing,
                    };
                    heard.set(Some((about.clone(), found)));
                })
            });
        });
    }
    let onclick = {
        let (asked, about) = (asked.clone(), about.clone());
        move |_: MouseEvent| {
            asked.set((!open).then(|| about.clone()));
            // The list that replaces this one has its own such button.
            keyfocus::return_to(".every-move");
        }
    };
    let graph = use_memo((props.game.clone(), convention, open), |(game, convention, open)| {
        let found = if *open { unfold(&game.0) } else { None };
        found.map(|GraphGame { notation, draws }| {
            let analysis = Some("full".into());
            let link = Link { convention: *convention, analysis, ..Link::new(notation) };
            (route::hash(Page::Play, &link), draws)
        })
    });
    let labelled = use_memo(
        (props.game.clone(), open),
        |(game, open)| {
            if *open { graphs::offered(&game.0) } else { None }
        },
    );
    let here = heard.as_ref().filter(|(at, _)| *at == about).map(|(_, heard)| heard);
    let beside = html! {
        <button type="button" class="btn every-move" aria-pressed={open.to_string()} {onclick} title="Won or lost, and in how many moves">{ "Every move" }</button>
    };
    if !open {
        // Several moves win, and after some of them the position may recur.
        let analysis = &props.winning.analysis;
        let wins = analysis.verdict.outcome() == Some(Outcome::N) && analysis.winning.total > 1;
        let round = wins && props.game.loopy().is_some() && props.game.valued().is_none();
        let below = if round {
            html! { <p class="also">{ GOES_ROUND }</p> }
        } else {
            Html::default()
        };
        return html! { <Winning {beside} {below} ..props.winning.clone() /> };
    }
    html! {
        <section class="sec">
            <div class="headed"><h2 class="heading">{ "Every move" }</h2>{ beside }</div>
            { list(&props.winning, here, (asked.as_ref() == Some(&about)).then_some("status")) }
            if let Some((href, draws)) = (*graph).clone() {
                <p class="also"><a {href}>{ "All positions from here as a graph" }</a>
                    if draws { { ". An end that nobody has won has an arrow to itself." } }</p>
            }
            if let Some(query) = (*labelled).clone() {
                <p class="also"><a href={format!("#/lab/graphs?{query}")}>{ "Label this graph step by step" }</a></p>
            }
        </section>
    }
}

/// The list of all moves; `role` is that of the summary above it.
fn list(props: &WinningProps, heard: Option<&OutlookProgress>, role: Option<&'static str>) -> Html {
    let found = match heard {
        Some(OutlookProgress::Found(found)) => found,
        Some(OutlookProgress::Nothing) => {
            return html! { <p class="also">{ "The moves could not be looked at." }</p> };
        }
        Some(OutlookProgress::Looking(examined)) => {
            let text = format!("{} looked at so far …", words::count(*examined, "move"));
            return html! { <p class="also" {role}>{ text }</p> };
        }
        None => return html! { <p class="also" {role}>{ "Looking …" }</p> },
    };
    let listed = &found.moves.moves;
    let shown = props.preview.as_ref().map(|preview| preview.mv.notation.as_str());
    let row = |lead: &MoveOutlook| {
        html! {
            <Row
                key={lead.to.notation.clone()} mv={lead.to.clone()} wins={lead.outcome == Some(Outcome::P)}
                on={shown == Some(lead.to.notation.as_str())} note={note(lead)}
                on_preview={props.on_preview.clone()} on_play={props.on_play.clone()}
            />
        }
    };
    let rest = words::and_more(found.moves.total, listed.len());
    html! { <>
        <p class="also" {role}>{ summary(found) }</p>
        <ul class={classes!("moves", (listed.len() > SHOWN).then_some("long"))}>{ for listed.iter().map(row) }</ul>
        if let Some(rest) = rest { <p class="also">{ rest }</p> }
    </> }
}

/// The sentence above the list.
fn summary(found: &Outlook) -> String {
    let longest =
        found.longest.map(|moves| format!(" It lasts {} at most.", words::count(moves, "more move")));
    soonest(found) + &longest.unwrap_or_default()
}

/// In how many moves play is over.
fn soonest(found: &Outlook) -> String {
    let counted = found.moves.moves.iter().any(|lead| lead.remoteness.is_some());
    match found.remoteness {
        Some(moves) => format!(
            "The game ends after {} if the winner hurries and the loser delays. The moves of both players are counted.",
            words::count(moves, "more move")
        ),
        None if counted => {
            "Nobody can be made to lose. Where a move wins or loses, the moves of both players are counted."
                .into()
        }
        None if found.moves.moves.iter().any(|lead| lead.outcome == Some(Outcome::D)) => {
            "Nobody can be made to lose.".into()
        }
        None => "Too many positions can follow to say how soon the game ends.".into(),
    }
}

/// The result of a move: "wins in 5".
fn note(lead: &MoveOutlook) -> Option<String> {
    let does = match lead.outcome? {
        Outcome::P => "wins",
        Outcome::N => "loses",
        Outcome::D => "draws",
    };
    Some(lead.remoteness.map_or_else(|| does.into(), |moves| format!("{does} in {}", moves + 1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, Convention, outlook};
    use crate::games::open;

    fn told(notation: &str, work: u64) -> (String, Vec<String>) {
        let found = outlook(&*open(notation).unwrap(), Convention::Normal, 9, &mut Budget::new(work));
        (summary(&found), found.moves.moves.iter().filter_map(note).collect())
    }

    #[test]
    fn moves_are_told_by_their_ends() {
        let (summary, notes) = told("nim/1+2", 1000);
        assert!(summary.starts_with("The game ends after 3 more moves"), "{summary}");
        assert!(summary.ends_with("It lasts 3 more moves at most."), "{summary}");
        assert_eq!(notes, ["wins in 3", "loses in 2", "loses in 2"]);
        let (summary, notes) = told("nim/9+1000000", 1000);
        assert!(summary.starts_with("Too many positions"), "{summary}");
        assert_eq!(&notes[..2], ["loses", "loses"]);
        let (summary, notes) = told("graph:a>b;b>c;c>a,d;d>e/a", 1000);
        assert_eq!((&*summary, &*notes[0]), ("Nobody can be made to lose.", "draws"));
        // From `a` the other player can only move back: both moves win, one of them sooner.
        let (_, notes) = told("graph:a>b;b>a,c/b", 1000);
        assert_eq!(notes, ["wins in 1", "wins in 3"]);
    }
}
