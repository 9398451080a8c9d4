//! The terms of d in rows from one power of two to the next.
use super::{
    formulas, name, pointing,
    state::{Hold, Lab},
};
use crate::labs::counting::Sequence;
use crate::ui::rich::rich;
use yew::prelude::*;

const ROWS: u32 = 5;

/// The card with the triangle.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let k = lab.terms.k;
    let digits = |n: usize| lab.shown(Sequence::LargestExactly, n);
    let entry = |n: usize| {
        // The second half has nothing above it.
        let new = n > 1 && n & (1 << (n.ilog2() - 1)) != 0;
        html! { <span data-n={n.to_string()} class={classes!(new.then_some("new-entry"), (lab.at == n).then_some("on"))}>{ digits(n) }</span> }
    };
    let row = |b: u32| {
        let (from, to) = (1usize << b, (2usize << b) - 1);
        let label = if b == 0 { "1".to_string() } else { format!("{from}–{to}") };
        html! { <div class={classes!("triangle-row", (b + 1 == ROWS).then_some("last-row"))}><span class="row-label">{ label }</span>{ for (from..=to).map(entry) }</div> }
    };
    let about = match k {
        _ if lab.terms.game.is_some() => {
            "Each row is twice as long as the row above; the entries of its second half are tinted."
        }
        1 => "Nothing but 0: with one pile only the empty position is a P-position.",
        2 => "Each row starts with the row above.",
        3 => "Each row starts with the row above; the rows tend to $6n + 3$.",
        _ => "Each row is twice as long as the row above; the entries of its second half are tinted.",
    };
    html! {
        <section class="card" aria-labelledby="cnt-triangle"><h2 class="hd" id="cnt-triangle"><span>{ "Triangle of " }{ name(Sequence::LargestExactly, k) }</span></h2>
            <div class="triangle scroll" tabindex="0" role="group" aria-labelledby="cnt-triangle" onpointerover={pointing(hold)}>{ for (0..ROWS).map(row) }</div>
            <p class="caption">{ rich(about) }if k == 3 && lab.terms.game.is_none() { { " " }<a href="https://oeis.org/A016945" target="_blank" rel="noreferrer">{ "A016945" }</a> }</p>
            if lab.terms.game.is_none() { { formulas::chain(lab) } }
        </section>
    }
}
