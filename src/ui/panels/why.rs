//! Why a component has its value: the derivation, and a check by brute force.
use super::blocks::{TERMS, derivation};
use super::check::{Check, CheckLine};
use super::explained::use_explained;
use crate::core::{Analysis, ComponentView, Convention, MoveView, Nimber, Place, Scene};
use crate::ui::misere::use_misere;
use crate::ui::model::{GameRef, Preview};
use crate::ui::pages::{COMPONENTS, on_page, use_pages};
use crate::ui::reveal::reveal_in_row;
use std::{collections::BTreeSet, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct WhySectionProps {
    pub game: GameRef,
    pub analysis: Rc<Analysis>,
    #[prop_or_default]
    pub preview: Option<Rc<Preview>>,
    /// A move that the hints have shown in a position without a winning move.
    #[prop_or_default]
    pub hardest_move: Rc<Option<MoveView>>,
    /// The check of this position that is running or finished.
    #[prop_or_default]
    pub check: Option<Check>,
    /// Asks for a check of this component; none where no check can be made.
    #[prop_or_default]
    pub on_check: Option<Callback<usize>>,
    #[prop_or_default]
    pub on_cancel: Callback<()>,
    /// Whether the section fills the screen of the presenter, under a title of its own.
    #[prop_or_default]
    pub large: bool,
}

/// The winning move to explain, the one in preview or else the first, and the value of the position, which the move has
/// to cancel.
fn winning(props: &WhySectionProps) -> Option<(MoveView, Nimber)> {
    let Analysis { convention: Convention::Normal, winning, .. } = &*props.analysis else { return None };
    let pointed = props.preview.as_ref().filter(|preview| preview.wins == Some(true));
    let mv = pointed.map(|preview| &preview.mv).or(winning.moves.first())?;
    Some((mv.clone(), props.analysis.verdict.value()?))
}

/// Whether there is an explanation of how a winning move is found.
pub fn tells_how(game: &GameRef, analysis: &Analysis) -> bool {
    let Some(total) = analysis.verdict.value().filter(|_| analysis.convention == Convention::Normal) else {
        return false;
    };
    let why = analysis.winning.moves.first().and_then(|mv| game.why_move(mv.into(), total));
    why.is_some_and(|why| !why.blocks.is_empty())
}

/// An analysis, compared by address: a new one may have learned more even if it has found the same. While this one is
/// held, no other can get the same address.
struct Learned(Rc<Analysis>);

impl PartialEq for Learned {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The index of the component to explain before any is chosen: the component that the first winning move changes; if
/// there are several the last, since the value of coins depends on the rightmost. Where `told` how coins win, the first
/// component, which says what a coin is worth. Where no move wins, the component that the `hardest_move` changes, the move that
/// the hints have shown; without that the one with most to explain, judged by the length of its text, but preferably
/// not an empty one.
fn to_begin_with(scene: &Scene, analysis: &Analysis, hardest_move: Option<&MoveView>, told: bool) -> usize {
    let Some(mv) = analysis.winning.moves.first().or(hardest_move) else {
        let empty: BTreeSet<Place> =
            scene.heights().into_iter().filter(|(_, height)| *height == 0).map(|(place, _)| place).collect();
        let holds = |part: &ComponentView| !part.places.iter().all(|place| empty.contains(&place.home()));
        let long = |at: &usize| {
            analysis.parts.get(*at).map_or((false, 0), |part| (holds(part), part.text.chars().count()))
        };
        // The first of the longest; where there are very many, only those whose tabs are on the first page.
        return (0..analysis.parts.len().min(COMPONENTS)).rev().max_by_key(long).unwrap_or(0);
    };
    if told && mv.groups.is_empty() {
        return 0;
    }
    let own = |part: &ComponentView, at: &Place| part.places.iter().any(|place| place.home() == at.home());
    let holder = |at: &Place| analysis.parts.iter().position(|part| own(part, at));
    mv.places(scene).iter().rev().find_map(holder).unwrap_or(0)
}

/// The derivation for the component that the tabs choose, followed by that of a winning move.
#[component]
pub fn WhySection(props: &WhySectionProps) -> Html {
    let chosen = use_state(|| None::<usize>);
    let tabs = use_node_ref();
    let convention = props.analysis.convention;
    // In misère play there is one reason for the whole position.
    let names: Vec<&str> = match convention {
        Convention::Normal => props.analysis.parts.iter().map(|part| part.name.as_str()).collect(),
        Convention::Misere => Vec::new(),
    };
    let first = (props.game.clone(), Learned(props.analysis.clone()), props.hardest_move.clone());
    let first = use_memo(first, |(game, analysis, hardest_move)| {
        to_begin_with(&game.scene(), &analysis.0, (**hardest_move).as_ref(), tells_how(game, &analysis.0))
    });
    let wanted = chosen.unwrap_or(*first);
    let part = wanted.min(names.len().saturating_sub(1));
    // The reason also depends on what an analysis learned, and on the theory of misère play, which may arrive later.
    let theory = use_misere(convention == Convention::Misere);
    let about = (props.game.clone(), part, convention, theory, Learned(props.analysis.clone()));
    let why = use_memo(about, |(game, part, convention, ..)| game.why(*part, *convention));
    let why = use_explained(&props.game, part, convention, why, &props.analysis);
    let found = use_memo((props.game.clone(), winning(props)), |(game, mv)| {
        mv.as_ref().and_then(|(mv, total)| game.why_move(mv.into(), *total)).unwrap_or_default()
    });
    // Tabs of very many components come page by page, the chosen one's first.
    let (turned, pages) = (use_pages(Some((0, part / COMPONENTS))), names.len().div_ceil(COMPONENTS));
    let page = on_page(turned.page(0, pages), COMPONENTS, names.len());
    let there = page.contains(&part);
    let stop = if there { part } else { page.start };
    let tab = |(i, name): (usize, &&str)| {
        let chosen = chosen.clone();
        let on = i == part;
        let [place, all] = [i + 1, names.len()].map(|n| (pages > 1).then(|| n.to_string()));
        html! {
            <button role="tab" id={format!("why-{i}")} aria-selected={on.to_string()} aria-controls="why-panel" aria-posinset={place} aria-setsize={all}
                tabindex={if i == stop { "0" } else { "-1" }} onclick={move |_| chosen.set(Some(i))}>{ name.to_string() }</button>
        }
    };
    // Whether the focus moves to the chosen tab once that is drawn.
    let follows = use_mut_ref(|| false);
    {
        let (follows, tabs) = (follows.clone(), tabs.clone());
        use_effect_with((part, names.len()), move |_| {
            let Some(tab) = chosen_tab(&tabs) else { return };
            reveal_in_row(&tab);
            if std::mem::take(&mut *follows.borrow_mut()) {
                // If the tab has disappeared meanwhile there is nothing to focus.
                let _ = tab.focus();
            }
        });
    }
    let onkeydown = {
        let (chosen, count) = (chosen.clone(), names.len());
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" => (part + 1) % count.max(1),
                "ArrowLeft" => (part + count.max(1) - 1) % count.max(1),
                "Home" => 0,
                "End" => count.saturating_sub(1),
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            *follows.borrow_mut() = to != part;
            chosen.set(Some(to));
        }
    };
    // The panel that lists values and nim-sum explains these terms already.
    let terms = if props.on_check.is_some() { &TERMS[..1] } else { &TERMS };
    let of_move = || {
        let derived = || html! { <div class="of-move">{ derivation(&found, props.large, terms) }</div> };
        (!found.blocks.is_empty()).then(derived)
    };
    let body = html! {
        <>
            <div class="of-value">{ derivation(&why, props.large, terms) }</div>
            if !props.large { { for of_move() } }
            if let Some(on_check) = props.on_check.clone().filter(|_| !why.blocks.is_empty()) {
                <CheckLine {part} check={props.check.clone()} {on_check} on_cancel={props.on_cancel.clone()} />
            }
        </>
    };
    html! {
        <section class="sec why" id={(!props.large).then_some("why")}>
            if !props.large { <h2>{ "Why?" }</h2> }
            // In the presenter whatever is not seen at once may never be seen, so this comes first. It concerns all
            // components.
            if props.large { { for of_move() } }
            if names.len() > 1 {
                { turned.buttons(0, pages, "components", page.clone(), names.len()) }
                <div class="tabs" role="tablist" aria-label="Component" ref={tabs} {onkeydown}>{ for names.iter().enumerate().skip(page.start).take(page.len()).map(tab) }</div>
                <div role="tabpanel" id="why-panel" aria-labelledby={there.then(|| format!("why-{part}"))} aria-label={(!there).then(|| names[part].to_string())}>{ body }</div>
            } else {
                { body }
            }
        </section>
    }
}

/// The chosen tab.
fn chosen_tab(tabs: &NodeRef) -> Option<HtmlElement> {
    let chosen = tabs.cast::<Element>()?.query_selector("[aria-selected=true]").ok().flatten()?;
    chosen.dyn_into().ok()
}
