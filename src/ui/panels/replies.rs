//! In a P-position: every move and its answer.
use crate::core::{Analysis, Reply};
use crate::ui::rich::nimber;
use crate::ui::words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RepliesProps {
    pub analysis: Rc<Analysis>,
    pub mover: AttrValue,
    pub other: AttrValue,
}

/// "None." and the table of replies, as far as they are listed.
#[component]
pub fn Replies(props: &RepliesProps) -> Html {
    let analysis = &*props.analysis;
    let found = &analysis.replies;
    let values = found.moves.iter().any(|reply| reply.value.is_some());
    let row = |reply: &Reply| {
        let total = reply.answers.total;
        let more = if total == u64::MAX { total } else { total.saturating_sub(1) };
        html! {
            <tr>
                <td>{ words::taken(&reply.to) }</td>
                if values { <td>{ for reply.value.map(nimber) }</td> }
                <td>
                    { reply.answers.moves.first().map(words::taken).unwrap_or_default() }
                    if more > 0 { <span class="dim">{ if more == 1 { " or another move".to_string() } else { format!(" or {} other moves", words::many(more)) } }</span> }
                </td>
            </tr>
        }
    };
    let rest = words::and_more(analysis.moves, found.moves.len());
    html! {
        <>
            <p>{ words::no_winning_move(analysis.moves, analysis.convention) }</p>
            if found.moves.iter().any(|reply| reply.answers.total > 0) {
                <div class="scroll" tabindex="0" role="group" aria-label="Moves and answers">
                    <table class="walk reply-table">
                        <thead><tr>
                            <th>{ words::if_takes(&props.mover, &found.moves) }</th>
                            if values { <th>{ "value" }</th> }
                            <th>{ words::then_takes(&props.mover, &props.other, &found.moves) }</th>
                        </tr></thead>
                        <tbody>{ for found.moves.iter().map(row) }</tbody>
                    </table>
                </div>
                if let Some(rest) = rest {
                    <p class="also">{ format!("{rest}, each with an answer") }</p>
                }
            }
        </>
    }
}
