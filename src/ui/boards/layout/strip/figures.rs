//! Lines too long to draw: each stretch is a number, page by page, and the pieces to move with are typed.
use super::{
    super::super::labels::{Value, title},
    BoardEvent, Layout, Line, value_of,
};
use crate::core::{ComponentView, PieceId};
use crate::ui::model::Level;
use crate::ui::{
    pages::{on_page, use_pages},
    words::format_number,
};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Most stretches that are shown at a time.
const SHOWN: usize = 12;

#[derive(Properties, PartialEq)]
pub struct LongProps {
    board: Layout,
    /// The values of the stretches as far as they are known and may be shown.
    values: Rc<Vec<ComponentView>>,
    /// The piece or gap that the shown move points at, and the index of its stretch.
    aim: Option<PieceId>,
    stretch: Option<usize>,
    disabled: bool,
    on: Callback<BoardEvent>,
}

/// A line in figures.
pub fn of(line: &Line, on: &Callback<BoardEvent>) -> Html {
    let full = line.props.level == Level::Full;
    html! {
        <Long
            board={line.board.clone()} values={if full { line.props.parts.clone() } else { Rc::default() }}
            aim={line.aim()} stretch={line.shown.as_ref().map(|shown| shown.stretch)} disabled={line.props.disabled}
            on={on.clone()}
        />
    }
}

#[component]
pub fn Long(props: &LongProps) -> Html {
    let board = &props.board;
    let stretches = board.strip.iter().flat_map(|strip| &strip.stretches).collect::<Vec<_>>();
    // The typed text stays until another move is shown or made.
    let typed = use_state(|| (0, String::new()));
    let standing = stretches.iter().map(|stretch| stretch.len()).sum::<u64>();
    let own = Some(&typed.1).filter(|text| typed.0 == standing && !text.is_empty());
    let wrong = own.is_some() && props.aim.is_none();
    let value = match (own, props.aim) {
        (Some(own), aim) if aim.is_none() || named(board, own) == aim => own.clone(),
        (_, Some(aim)) if aim.place.is_gaps() => format!("{}-{}", aim.n, aim.n + 1),
        (_, Some(aim)) => aim.n.to_string(),
        _ => String::new(),
    };
    let oninput = {
        let (board, on) = (board.clone(), props.on.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            on.emit(BoardEvent::Named(named(&board, &text)));
            typed.set((standing, text));
        }
    };
    // The page of the stretch that is pointed at is shown.
    let (turned, pages) =
        (use_pages(props.stretch.map(|stretch| (0, stretch / SHOWN))), stretches.len().div_ceil(SHOWN));
    let page = on_page(turned.page(0, pages), SHOWN, stretches.len());
    let mut towers = Vec::new();
    for (index, stretch) in stretches.iter().enumerate().skip(page.start).take(page.len()) {
        let value = value_of(&props.values, stretch.place).map_or(Value::Count(stretch.len()), Value::Star);
        let on = if props.stretch == Some(index) { "tower on" } else { "tower" };
        towers.push(html! {
            <div class="pile tall" role="group" aria-label={title(&board.noun, stretch.number)}>
                <div class={on}><span class="num">{ spaced(stretch.len()) }</span><small>{ board.piece.clone() }{ "s " }{ spaced(stretch.from) }{ " to " }{ spaced(stretch.to) }</small></div>
                <div class="ground-chip"><b>{ title(&board.noun, stretch.number) }</b><span class="ground-value">{ value.html() }</span></div>
            </div>
        });
    }
    let which = if board.strip.as_ref().is_some_and(|strip| strip.double) {
        "Type a number, or two as 6-7"
    } else {
        "Type a number"
    };
    html! {
        <div class="longs">
            { turned.buttons(0, pages, &format!("{}s", board.noun), page, stretches.len()) }
            <>{ for towers }</>
            <div class="pile tall" data-place={format!("{}.{}", board.line.part, board.line.group)}>
                <label class="field col"><span>{ which }</span>
                    <input type="text" autocomplete="off" disabled={props.disabled} {value} aria-invalid={wrong.then_some("true")} {oninput}/></label>
            </div>
        </div>
    }
}

fn spaced(n: u64) -> String {
    format_number(n).replace('\u{202f}', " ")
}

/// The piece or the pair of neighbours with these numbers, where there is a move with them.
fn named(board: &Layout, text: &str) -> Option<PieceId> {
    let text = text.trim();
    let (from, to) = text.split_once(['-', '–', ',', ' ']).unwrap_or((text, ""));
    let from = from.trim().parse::<u64>().ok()?;
    let gap = match to.trim() {
        "" => false,
        to => to.parse::<u64>().ok()?.checked_sub(1)? == from,
    };
    Some(board.on_strip(from, gap)).filter(|piece| board.holds(*piece) && (gap || to.is_empty()))
}
