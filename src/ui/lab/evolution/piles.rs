//! Parents and children with any number of piles.
use super::{
    act::{EvolutionAction, press},
    four,
    state::{Hold, Lab},
};
use crate::labs::evolution::{
    Relative, TABLE_1, children, nim_sum, ones_at_end, parents, piles_text, read_piles, zeros_at_end,
};
use crate::ui::{
    cited::cited,
    dialogs::form::typed,
    icons::{icon, icon_with},
    rich::{echo, rich},
    words,
};
use yew::prelude::*;

/// How many relatives are listed at first.
const FIRST: usize = 40;

/// The typed piles, if they can be read.
fn piles(lab: &Lab) -> Option<Vec<u64>> {
    read_piles(&lab.many).ok()
}

fn button(hold: &Hold, piles: &[u64], here: bool) -> Html {
    let text = piles_text(piles);
    html! { <button type="button" class={classes!("btn", "pos", here.then_some("on"))} aria-pressed={here.then_some("true")} onclick={press(hold, EvolutionAction::SelectPiles(piles.to_vec()))}>{ text }</button> }
}

/// The field for the piles.
pub fn piles_field(hold: &Hold, lab: &Lab) -> Html {
    let read = read_piles(&lab.many);
    let oninput = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| {
                lab.many.clone_from(&text);
                lab.all = false;
            });
        }
    };
    let note = match &read {
        Err(error) => {
            html! { <><p class="err">{ icon("warn") }<span>{ words::problem(error, &lab.many) }</span></p>{ echo(&lab.many, error.at) }</> }
        }
        Ok(piles) => match nim_sum(piles) {
            0 => {
                let generation = piles.iter().map(|pile| u128::from(*pile)).sum::<u128>() / 2;
                html! { <p class="okay">{ icon_with("check", "tick") }<span>{ format!("nim-sum 0, generation {generation}") }</span></p> }
            }
            sum => {
                let mend = (0..piles.len()).find(|at| piles[*at] ^ sum < piles[*at]).map(|at| {
                    let mut other = piles.clone();
                    other[at] ^= sum;
                    other
                });
                html! { <><p class="err">{ icon("warn") }<span>{ format!("Not a P-position: the nim-sum is {sum}, not 0.") }</span></p>
                if let Some(other) = mend { <p class="mend">{ "Near: " }{ button(hold, &other, false) }</p> }</> }
            }
        },
    };
    html! { <><h2>{ "P-position" }</h2>
        <label class="field col"><span>{ "Piles" }</span><input type="text" id="evo-many" class="pos" autocomplete="off" spellcheck="false" value={lab.many.clone()} {oninput} aria-invalid={(!matches!(&read, Ok(piles) if nim_sum(piles) == 0)).then_some("true")} aria-describedby="evo-note"/></label>
        <div id="evo-note" aria-live="polite">{ note }</div>
    </> }
}

/// An explanation of what decides who the parents and children are.
pub fn explanation(lab: &Lab) -> Html {
    html! { <>
        <div class="sec"><h2>{ "Ends in binary" }</h2>if let Some(piles) = piles(lab) { { ends(&piles) } }</div>
        <div class="sec">
            <p class="caption">{ rich("**Lemma 19.** A parent has one counter fewer in each of two piles that end with equally many zeros.") }</p>
            <p class="caption">{ rich("**Lemma 21.** A child has one counter more in each of two piles that end with equally many ones.") }</p>
            <p class="caption">{ cited("Khovanova and Xiong, *Nim fractals*, section 5.3.") }</p>
        </div>
    </> }
}

/// The piles in binary, with the digits that decide the parents and children.
fn ends(piles: &[u64]) -> Html {
    let row = |pile: &u64| {
        let zeros = zeros_at_end(*pile).map_or_else(|| "–".into(), |zeros| zeros.to_string());
        html! { <tr><th scope="row" class="pile-cell">{ pile.to_string() }</th><td class="bin">{ format!("{pile:b}") }</td><td>{ zeros }</td><td>{ ones_at_end(*pile).to_string() }</td></tr> }
    };
    html! { <div class="scroll" role="region" aria-label="Ends in binary" tabindex="0"><table class="walk-table"><thead><tr><th scope="col">{ "pile" }</th><th scope="col">{ "binary" }</th><th scope="col">{ "zeros" }</th><th scope="col">{ "ones" }</th></tr></thead><tbody>{ for piles.iter().map(row) }</tbody></table></div> }
}

/// The cards of the results.
pub fn cards(hold: &Hold, lab: &Lab) -> Html {
    let here = piles(lab).filter(|piles| nim_sum(piles) == 0);
    html! { <>
        <section class="stage neighbours" aria-label="Neighbours">
            if let Some(piles) = &here {
                { lot(hold, lab, "Parents", &parents(piles)) }
                <div class="me"><span class="btn pos on" aria-hidden="true">{ piles_text(piles) }</span></div>
                { lot(hold, lab, "Children", &children(piles)) }
            } else { <p class="dim">{ "Type a P-position: piles with nim-sum 0." }</p> }
        </section>
        if let Some(piles) = &here { { four::card(hold, lab, piles) } }
        { table(hold, here.as_deref()) }
    </> }
}

fn lot(hold: &Hold, lab: &Lab, name: &'static str, all: &[Relative]) -> Html {
    let most = if lab.all { all.len() } else { FIRST };
    let one = |relative: &Relative| {
        let (i, j) = relative.pair;
        html! { <li>{ button(hold, &relative.piles, false) }<small>{ format!("piles {} and {}", i + 1, j + 1) }</small></li> }
    };
    html! {
        <div class="lot"><h2 class="plain-heading">{ name }<span class="count">{ all.len() }</span></h2>
            if all.is_empty() { <p class="dim">{ "none" }</p> }
            <ul>{ for all.iter().take(most).map(one) }</ul>
            if all.len() > most { <button type="button" class="btn" onclick={press(hold, EvolutionAction::All)}>{ format!("Show all {}", all.len()) }</button> }
        </div>
    }
}

/// Table 1 of the paper, as corrected.
fn table(hold: &Hold, here: Option<&[u64]>) -> Html {
    let cell = |piles: &[u64; 4]| html! { <td>{ button(hold, piles, here == Some(&piles[..])) }</td> };
    let row = |(row, name): (&[[u64; 4]; 3], &'static str)| html! { <tr><th scope="row">{ name }</th>{ for row.iter().map(cell) }</tr> };
    html! {
        <section class="card" aria-label="Four piles">
            <h2 class="heading">{ "Four piles" }<span class="source-tag">{ "Table 1" }</span></h2>
            <div class="scroll" role="region" aria-label="Table 1" tabindex="0"><table class="four-piles"><thead><tr><td></td><th scope="col">{ "1 child" }</th><th scope="col">{ "2 children" }</th><th scope="col">{ "6 children" }</th></tr></thead>
                <tbody>{ for TABLE_1.iter().zip(["1 parent", "2 parents", "6 parents"]).map(row) }</tbody></table></div>
            <p class="caption fix">{ icon("warn") }<span>{ "Corrected. The paper prints " }{ button(hold, &[0, 1, 4, 5], here == Some(&[0, 1, 4, 5])) }{ rich(" for 2 parents and 1 child, but it has 1 parent and 2 children. In order and with piles of at most 9, only ~(2,3,6,7)~ belongs there.") }</span></p>
        </section>
    }
}
