//! The winning moves, or in a P-position the answer to every move.
use super::replies::Replies;
use crate::core::{Analysis, Convention, MoveView, Nimber, Outcome};
use crate::ui::icons::icon;
use crate::ui::rich::with_nimbers;
use crate::ui::{model::Preview, words};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// A list of more rows scrolls in a box of its own.
const SHOWN: usize = 7;
/// Rows up to this many characters leave room for the values at the right.
const SHORT: usize = 34;
/// Rows of up to this many characters stand in two columns.
const HALF: usize = 20;

#[derive(Properties, Clone, PartialEq)]
pub struct WinningProps {
    pub analysis: Rc<Analysis>,
    /// Whether values may be shown.
    #[prop_or(true)]
    pub values: bool,
    #[prop_or_default]
    pub preview: Option<Rc<Preview>>,
    /// Who is to move: "You", "Strong", "Team A".
    pub mover: AttrValue,
    /// Who answers; empty where no name is needed.
    #[prop_or_default]
    pub other: AttrValue,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
    /// Searches again with a larger budget.
    #[prop_or_default]
    pub on_longer: Callback<()>,
    /// What stands at the end of its heading.
    #[prop_or_default]
    pub beside: Html,
    /// What stands below the moves.
    #[prop_or_default]
    pub below: Html,
}

/// The list of winning moves: pointing at one previews it, a click plays it.
#[component]
pub fn Winning(props: &WinningProps) -> Html {
    let analysis = &*props.analysis;
    let Some(outcome) = analysis.verdict.outcome() else { return html! {} };
    let found = &analysis.winning;
    let shown = props.preview.as_ref().map(|preview| preview.mv.notation.as_str());
    // Short rows that do not tell what the move leaves stand in two columns.
    let half = |mv: &MoveView| words::listed(mv).is_some_and(|text| text.chars().count() <= HALF);
    let short = found.moves.iter().all(half);
    let values =
        props.values && !short && found.moves.iter().all(|mv| words::spoken(mv).chars().count() <= SHORT);
    let row = |(mv, letter): (&MoveView, Option<char>)| {
        html! {
            <Row
                key={mv.notation.clone()} mv={mv.clone()} text={words::listed(mv).filter(|_| short)} wins={true} {letter}
                on={shown == Some(mv.notation.as_str())} note={values.then(|| change(analysis, mv)).flatten()}
                on_preview={props.on_preview.clone()} on_play={props.on_play.clone()}
            />
        }
    };
    let rest = found.total.saturating_sub(found.moves.len() as u64);
    html! {
        <section class="sec">
            <div class="headed"><h2 class="heading">{ if outcome == Outcome::D { "Moves that keep the draw".to_string() } else { words::winning_title(&found.moves) } }{ " " }<span class="count">{ words::many(found.total) }if analysis.cut { { "+" } }</span></h2>{ props.beside.clone() }</div>
            if outcome != Outcome::P {
                <ul class={classes!("moves", short.then_some("cuts"), (found.moves.len() > if short { 2 * SHOWN } else { SHOWN }).then_some("long"))}>{ for found.moves.iter().zip(words::letters(&found.moves)).map(row) }</ul>
                if rest > 0 {
                    <p class="also">{ format!("and {} more", words::format_number(rest)) }</p>
                }
                <>{ props.below.clone() }</>
                if analysis.cut {
                    <p class="also">{ words::cut_short(found.total) }</p>
                    <div class="line"><button class="btn" onclick={props.on_longer.reform(|_: MouseEvent| ())}>{ "Try longer" }</button></div>
                }
            } else {
                <Replies analysis={props.analysis.clone()} mover={props.mover.clone()} other={props.other.clone()} />
            }
        </section>
    }
}

/// The value of the component that a winning move changes, before and after: "∗8 → ∗7"; under misère play none, since values
/// do not decide it.
fn change(analysis: &Analysis, mv: &MoveView) -> Option<String> {
    if analysis.convention == Convention::Misere {
        return None;
    }
    let (_, before, after) = words::changed(&analysis.parts, mv, Nimber(0))?;
    Some(format!("{before} → {after}"))
}

/// A move in a list: pointing at it previews it, a click or a second tap makes it.
#[derive(Properties, PartialEq)]
pub struct RowProps {
    pub mv: MoveView,
    /// The text of the row; by default the move with what it leaves.
    #[prop_or_default]
    pub text: Option<String>,
    /// Whether the move is marked as winning.
    pub wins: bool,
    /// The letter on the move's rings, where several moves have several rings each.
    #[prop_or_default]
    pub letter: Option<char>,
    /// Whether the move is pointed at.
    pub on: bool,
    /// What stands at the right.
    pub note: Option<String>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
}

#[component]
pub fn Row(props: &RowProps) -> Html {
    // A first tap only previews, as on the board.
    let first_tap = use_mut_ref(|| false);
    let show = |on: bool| {
        let mv = on.then(|| props.mv.clone());
        props.on_preview.reform(move |()| mv.clone())
    };
    let (enter, leave) = (show(true), show(false));
    // A finger leaves what it has tapped at once; its preview stays until something else is tapped.
    let pointed = |show: &Callback<()>| {
        let show = show.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() != "touch" {
                show.emit(());
            }
        })
    };
    // If the focus moves to the button below the board, the preview stays.
    let onblur = {
        let leave = leave.clone();
        Callback::from(move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<Element>().ok());
            if !to.is_some_and(|to| to.closest(".say").is_ok_and(|say| say.is_some())) {
                leave.emit(());
            }
        })
    };
    let onpointerdown = {
        let (first_tap, on) = (first_tap.clone(), props.on);
        Callback::from(move |event: PointerEvent| {
            *first_tap.borrow_mut() = event.pointer_type() == "touch" && !on;
        })
    };
    let onclick = {
        let (mv, play, enter) = (props.mv.clone(), props.on_play.clone(), enter.clone());
        Callback::from(move |_: MouseEvent| {
            if std::mem::take(&mut *first_tap.borrow_mut()) { enter.emit(()) } else { play.emit(mv.clone()) }
        })
    };
    let text = match &props.text {
        Some(text) => html! { { text.clone() } },
        None => html! { <>{ words::take(&props.mv) }{ words::then(&props.mv) }</> },
    };
    html! {
        <li>
            <button class={classes!("move-row", props.on.then_some("on"))} {onclick} {onpointerdown}
                onpointerenter={pointed(&enter)} onpointerleave={pointed(&leave)}
                onfocus={enter.reform(|_: FocusEvent| ())} {onblur}>
                if let Some(letter) = props.letter {
                    <span class="letter">{ letter }</span>
                } else if props.wins {
                    { icon("ok") }
                } else {
                    <span class="ic"></span>
                }
                <span>{ text }</span>
                if let Some(note) = &props.note {
                    <span class="move-note">{ with_nimbers(note) }</span>
                }
            </button>
        </li>
    }
}
