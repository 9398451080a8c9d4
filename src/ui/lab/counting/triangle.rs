//! The terms of a sequence in rows from one power of two to the next.
use super::{
    formulas, name, pointing,
    state::{Hold, Lab, shortened},
};
use crate::core::format_number;
use crate::labs::counting::{Sequence, likeness};
use crate::ui::rich::rich;
use web_sys::MouseEvent;
use yew::prelude::*;

/// The rows after that of n = 0: how many are shown at first, and how many at most.
const ROWS: u32 = 5;
const MOST: u32 = 11;
/// The most entries shown of a row.
const LONG: usize = 256;

/// The card with the triangle.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let (k, own, nim) = (lab.terms.k, lab.triangle, lab.terms.game.is_none());
    // Only complete rows of the known terms, which may be fewer terms than were asked for.
    let terms = lab.rows();
    let known = terms.column(own).len().checked_ilog2().unwrap_or(0);
    let rows = known.min(if lab.whole { MOST } else { ROWS });
    let entry = |n: usize| {
        // The second half of a row has no entry above it.
        let new = n > 1 && n & (1 << (n.ilog2() - 1)) != 0;
        html! { <span data-n={(n <= lab.terms.upto).then(|| n.to_string())} class={classes!(new.then_some("new-entry"), (lab.at == n).then_some("on"))}>{ shortened(&terms.digits(own, n)) }</span> }
    };
    let row = |b: u32| {
        let (from, to) = (1usize << b, (2usize << b) - 1);
        let label = if b == 0 { "1".to_string() } else { format!("{from}–{to}") };
        let more = (to + 1 - from).saturating_sub(LONG);
        html! { <div class={classes!("triangle-row", (b + 1 == rows).then_some("last-row"))}><span class="row-label">{ label }</span>{ for (from..=to).take(LONG).map(entry) }
        if more > 0 { <span class="row-more">{ format!("… {} more", format_number(more as u64)) }</span> }</div> }
    };
    let choice = |one: Sequence| {
        let onclick = hold.change_callback(move |lab, _: &MouseEvent| lab.triangle = one);
        html! { <button type="button" class="btn" aria-pressed={(one == own).to_string()} {onclick}>{ name(one, k) }</button> }
    };
    let whole = hold.change_callback(|lab, _: &MouseEvent| lab.show_whole(!lab.whole));
    html! {
        <section class="card" aria-labelledby="cnt-triangle"><h2 class="heading" id="cnt-triangle"><span>{ "Triangle of " }{ name(own, k) }</span></h2>
            <div class="line"><span class="join" role="group" aria-label="Triangle of">{ for Sequence::ALL.into_iter().map(choice) }</span>
                <button type="button" class="btn" aria-pressed={lab.whole.to_string()} onclick={whole}>{ format!("{} rows", if lab.whole { known.min(MOST) } else { MOST } + 1) }</button></div>
            <div class="triangle scroll" tabindex="0" role="group" aria-labelledby="cnt-triangle" onpointerover={pointing(hold)}>
                if lab.whole { <div class="triangle-row"><span class="row-label">{ "0" }</span>{ entry(0) }</div> }
                { for (0..rows).map(row) }
            </div>
            <p class="caption">{ rich(&about(lab, rows)) }if k == 3 && nim && own == Sequence::LargestExactly { { " " }<a href="https://oeis.org/A016945" target="_blank" rel="noreferrer">{ "A016945" }</a> }</p>
            if nim && own == Sequence::LargestExactly { { formulas::chain(lab) } }
        </section>
    }
}

/// A sentence on how the rows resemble each other.
fn about(lab: &Lab, rows: u32) -> String {
    let (k, own, nim) = (lab.terms.k, lab.triangle, lab.terms.game.is_none());
    if nim && k == 1 && matches!(own, Sequence::LargestExactly | Sequence::TotalExactly) {
        return "Nothing but 0: with one pile only the empty position is a P-position.".into();
    }
    let found = likeness(lab.rows().column(own), rows);
    let mut text = match found.begins {
        true => "Each row starts with the row above".to_string(),
        false => {
            "Each row is twice as long as the row above; the entries of its second half are tinted".into()
        }
    };
    match found.factor {
        Some(factor) if factor > 1 => text += &format!("; its second half is {factor} times its first"),
        _ if nim && k == 3 && own == Sequence::LargestExactly => text += "; the rows tend to $6n + 3$",
        _ => {}
    }
    text + "."
}
