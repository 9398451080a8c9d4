//! Several games, combined into a sum or a sequence.
use super::{listed::Listed, notation_parts::typed_position};
use crate::core::{Brief, Budget, Convention, NotationError, Starter, verdict};
use crate::games::{Joint, MOST_SUMMANDS, compound, open, ready, singles};
use crate::ui::boards;
use crate::ui::dialogs::form::{segment, typed};
use crate::ui::icons::icon;
use crate::ui::lazy::{Fetched, use_fetched, waiting};
use crate::ui::model::{GameRef, Level};
use crate::ui::rich::nimber;
use crate::ui::words;
use follow::{RowControl, follow};
use joined::JoinedGames;
use yew::prelude::*;

mod follow;
mod joined;

/// The ways to combine games, in the order of the buttons.
const WAYS: [Joint; 2] = [Joint::And, Joint::Then(Starter::Loser)];
/// The budget for the values shown after each change.
const WORK: u64 = 50_000;

#[derive(Properties, PartialEq)]
pub struct SeveralProps {
    /// The position to begin with.
    pub from: GameRef,
    /// The level of analysis: values are shown unless it is off.
    pub level: Level,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Several(props: &SeveralProps) -> Html {
    // A position that cannot be joined to others is left out.
    let joined = use_state(|| {
        match props.from.rules().is_some()
            || props.from.valued().is_some()
            || props.from.loopy().is_some()
            || compound(&props.from.notation()).is_some()
        {
            true => JoinedGames::read(&props.from.notation()),
            false => JoinedGames::default(),
        }
    });
    let whole = joined.notation();
    let here = use_state(String::new);
    let (names, set) = (whole.clone(), here.setter());
    let fetched = use_fetched(whole.clone(), *here == whole, move || {
        Box::pin(async move {
            ready(&names).await?;
            for game in singles(&names).filter_map(|text| open(text).ok()) {
                boards::ready(&game.scene()).await?;
            }
            set.set(names);
            Ok(())
        })
    });
    let is_here = matches!(fetched, Fetched::Here);
    let read = use_memo((whole.clone(), is_here), |(whole, here)| {
        (*here && !whole.is_empty()).then(|| open(whole).map(GameRef))
    });
    {
        let (read, on_position) = (read.clone(), props.on_position.clone());
        use_effect_with((whole.clone(), is_here), move |_| {
            on_position.emit(read.as_ref().as_ref().and_then(|read| read.as_ref().ok().cloned()));
        });
    }
    let change = {
        let joined = joined.setter();
        Callback::from(move |to: JoinedGames| joined.set(to))
    };
    let add = {
        let (joined, change) = ((*joined).clone(), change.clone());
        move |brief: &'static Brief| change.emit(joined.with(brief.start))
    };
    let way = {
        let (joined, change) = ((*joined).clone(), change.clone());
        move |chosen: usize| change.emit(joined.joined(WAYS[chosen.min(1)]))
    };
    let begun = {
        let (joined, change) = ((*joined).clone(), change.clone());
        move |chosen: usize| change.emit(joined.joined(Joint::Then(Starter::ALL[chosen.min(1)])))
    };
    // The text as it is being typed, until the field loses the focus.
    let draft = use_state(|| None::<String>);
    let as_text = {
        let (draft, change) = (draft.setter(), change.clone());
        move |event: InputEvent| {
            change.emit(JoinedGames::read(&typed(&event)));
            draft.set(Some(typed(&event)));
        }
    };
    let leave = {
        let draft = draft.setter();
        move |_: FocusEvent| draft.set(None)
    };
    let written = (*draft).clone().unwrap_or_else(|| whole.clone());
    let error = read.as_ref().as_ref().and_then(|read| read.as_ref().err());
    // The game that contains the error shows it.
    let culprit = error.and_then(|error| joined.at(error.at));
    let ways = ["As a sum", "One by one"].map(String::from);
    let starters = ["The loser", "The winner"].map(String::from);
    // Where the text uses both starters, neither button is pressed.
    let starter = Starter::ALL.iter().position(|starter| joined.starter() == Some(*starter)).unwrap_or(2);
    let shown = props.level != Level::Off;
    html! {
        <div class="several">
            <Listed label="Games to add" begins={true} sign="plus" full={joined.is_full()} on_pick={add} />
            <div class="several-made">
                <div class="line">
                    { segment("Play them", "several-way", &ways, usize::from(joined.is_sequence()), way.into()) }
                    if joined.is_sequence() { { segment("Who begins the next game", "several-starter", &starters, starter, begun.into()) } }
                    <span class="chip" role="status">{ format!("{} of {MOST_SUMMANDS} games", joined.count()) }</span>
                </div>
                if joined.games.is_empty() { <p class="slot">{ "Add a game" }</p> }
                <ol class="rows" aria-label="The games">
                    { for (0..joined.games.len()).map(|index| {
                        let error = error.filter(|_| culprit == Some(index)).map(|error| wrong(error, &whole));
                        row(&joined, index, is_here, shown, error, &change)
                    }) }
                </ol>
                { waiting(fetched) }
                if let Some(Ok(game)) = read.as_ref() { { verdict_line(game, shown) } }
                <label class="field col"><span>{ "As text" }</span>
                    <input type="text" class="pos" value={written} onblur={leave} oninput={as_text} autocomplete="off"
                        autocapitalize="off" spellcheck="false" aria-invalid={error.map(|_| "true")}/></label>
                <div aria-live="polite">{ for error.filter(|_| culprit.is_none()).map(|error| wrong(error, &whole)) }</div>
            </div>
        </div>
    }
}

fn wrong(error: &NotationError, whole: &str) -> Html {
    html! { <p class="err">{ icon("warn") }<span>{ words::problem(error, whole) }</span></p> }
}

/// One of the games: its picture, name, position as text and value; buttons to move it up or down and to remove it; its
/// error.
fn row(
    joined: &JoinedGames,
    index: usize,
    is_here: bool,
    shown: bool,
    error: Option<Html>,
    change: &Callback<JoinedGames>,
) -> Html {
    let notation = joined.games[index].as_str();
    let game = is_here.then(|| open(notation).ok()).flatten();
    let name = game.as_ref().map_or_else(|| format!("Game {}", index + 1), |game| game.label());
    let value = game.as_ref().filter(|_| shown && !joined.is_sequence());
    let value = value.and_then(|game| {
        game.valued().unwrap_or_else(|| game.clone()).value(&mut Budget::on_page(WORK)).ok()
    });
    let emit = |to: JoinedGames, row: usize, tool: RowControl| {
        let change = change.clone();
        move |event: MouseEvent| {
            follow(&event, row, tool);
            change.emit(to.clone());
        }
    };
    let last = joined.games.len() - 1;
    let typed = {
        let (joined, change) = (joined.clone(), change.clone());
        move |event: InputEvent| change.emit(joined.set(index, &typed(&event)))
    };
    let moved = {
        let (joined, change) = (joined.clone(), change.clone());
        move |event: KeyboardEvent| {
            let to = match (event.alt_key(), event.key().as_str()) {
                (true, "ArrowUp") => index.checked_sub(1),
                (true, "ArrowDown") => Some(index + 1).filter(|to| *to <= last),
                _ => return,
            };
            event.prevent_default();
            if let Some(to) = to {
                follow(&event, to, RowControl::Text);
                change.emit(joined.swapped(index, to));
            }
        }
    };
    html! {
        <li key={index} onkeydown={moved}>
            <span class="thumb stage">if let Some(game) = &game { { boards::thumb(&game.scene()) } }</span>
            <label class="field col"><span>{ name.clone() }</span>
                <input type="text" class="pos" value={typed_position(notation).to_string()} oninput={typed} autocomplete="off"
                    autocapitalize="off" spellcheck="false" aria-invalid={(error.is_some() || is_here && game.is_none()).then_some("true")}/></label>
            <span class="worth">if let Some(value) = value { { nimber(value) } }</span>
            <span class="several-tools">
                <button class="btn icon" aria-label={format!("Move {name} up")} disabled={index == 0}
                    onclick={emit(joined.swapped(index, index.saturating_sub(1)), index.saturating_sub(1), RowControl::Up)}>{ icon("up") }</button>
                <button class="btn icon" aria-label={format!("Move {name} down")} disabled={index == last}
                    onclick={emit(joined.swapped(index, index + 1), index + 1, RowControl::Down)}>{ icon("down") }</button>
                <button class="btn icon" aria-label={format!("Remove {name}")} onclick={emit(joined.without(index), index, RowControl::Remove)}>{ icon("close") }</button>
            </span>
            <div class="several-wrong" aria-live="polite">{ for error }</div>
        </li>
    }
}

/// The value of the whole, where it has one, and who wins.
fn verdict_line(game: &GameRef, shown: bool) -> Html {
    let verdict =
        shown.then(|| verdict(&**game, Convention::Normal, &mut Budget::on_page(WORK)).ok()).flatten();
    html! {
        <p class="small" role="status"><span class="pos">{ game.text() }</span>
            if let Some(value) = verdict.and_then(|found| found.value()) { { ", Grundy value " }{ nimber(value) } }
            if let Some(outcome) = verdict.and_then(|found| found.outcome()) { { format!(", {}", words::outcome_title(outcome)) } }
        </p>
    }
}
