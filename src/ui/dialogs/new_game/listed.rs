//! A list of the games of the library, to pick from.
use super::notation_parts::typed_position;
use crate::core::Brief;
use crate::games::{compound, library};
use crate::ui::dialogs::form::typed;
use crate::ui::icons::icon;
use yew::prelude::*;

/// The greatest length of a start position that the list shows.
const LONG: usize = 40;

#[derive(Properties, PartialEq)]
pub struct ListedProps {
    /// The label of the list.
    pub label: &'static str,
    /// Whether each game shows its start position where that is short; otherwise it shows its rule.
    #[prop_or_default]
    pub begins: bool,
    /// The icon beside each game.
    #[prop_or_default]
    pub sign: Option<&'static str>,
    /// Whether no more games can be picked.
    #[prop_or_default]
    pub full: bool,
    /// The game that is picked, in a list where only one can be.
    #[prop_or_default]
    pub picked: Option<&'static Brief>,
    pub on_pick: Callback<&'static Brief>,
}

/// The single games that match the search field. Enter picks the first.
#[component]
pub fn Listed(props: &ListedProps) -> Html {
    let query = use_state(String::new);
    let asked = query.to_lowercase();
    let fits = |brief: &&'static Brief| {
        let single = compound(brief.start).is_none();
        let text = format!("{} {} {}", brief.name, brief.shelf, brief.keywords).to_lowercase();
        single && asked.split_whitespace().all(|word| text.contains(word))
    };
    let mut found: Vec<&'static Brief> = library().filter(fits).collect();
    // Games with a matching name come first, then those that only mention the words.
    found.sort_by_key(|brief| !brief.name.to_lowercase().contains(asked.trim()));
    let pick = |brief: &'static Brief| {
        let on_pick = props.on_pick.clone();
        move || on_pick.emit(brief)
    };
    let one = |brief: &&'static Brief| {
        let pick = pick(brief);
        let begins = Some(typed_position(brief.start)).filter(|text| props.begins && text.len() <= LONG);
        let on = props.picked.map(|picked| picked.id == brief.id);
        html! {
            <li key={brief.id}><button class={classes!("several-add", on.filter(|on| *on).map(|_| "on"))} disabled={props.full}
                aria-pressed={on.map(|on| on.to_string())} onclick={move |_: MouseEvent| pick()}>
                <b>{ brief.name }</b><small>{ begins.unwrap_or(brief.short) }</small>{ for props.sign.map(icon) }
            </button></li>
        }
    };
    let first = found.first().map(|brief| pick(brief));
    let onkeydown = move |event: KeyboardEvent| {
        if event.key() == "Enter"
            && let Some(first) = &first
        {
            event.prevent_default();
            first();
        }
    };
    let oninput = {
        let query = query.setter();
        move |event: InputEvent| query.set(typed(&event))
    };
    html! {
        <div class="several-games">
            <label class="find">{ icon("search") }<span class="sr">{ "Search games" }</span>
                <input type="search" placeholder="Search games" value={(*query).clone()} {oninput} {onkeydown}
                    autocomplete="off" autocapitalize="off" spellcheck="false"/></label>
            if found.is_empty() { <p class="dim">{ "No game matches." }</p> }
            <ul aria-label={props.label}>{ for found.iter().map(one) }</ul>
        </div>
    }
}
