//! The terms from each power of two to the next, as strips of equal width: what a strip has in common with the one
//! above lies directly below it.
use super::{name, state::Lab};
use crate::core::format_number;
use crate::ui::{decimal::decimal, rich::rich};
use yew::prelude::*;

/// Columns of a strip, and its height in units of the picture.
const WIDTH: usize = 512;
const HEIGHT: usize = 18;
const SHADES: usize = 8;

/// The card with the strips of the selected sequence, as far as its terms are known.
pub fn card(lab: &Lab) -> Html {
    let logarithms = &lab.logarithms;
    // Only complete rows; the first strip holds n = 0 alone.
    let rows = logarithms.len().checked_ilog2().unwrap_or(0) as usize;
    if rows < 3 {
        return Html::default();
    }
    let mut shades = vec![String::new(); SHADES];
    strip(&logarithms[..1], 0, &mut shades);
    for b in 0..rows {
        strip(&logarithms[1 << b..2 << b], (b + 1) * HEIGHT, &mut shades);
    }
    let height = (rows + 1) * HEIGHT;
    let last = format_number((1u64 << rows) - 1);
    let about = format!("A strip for each of {} rows, to n = {last}; greater terms are darker", rows + 1);
    let path = |(shade, path): (usize, String)| {
        let opacity = decimal((shade + 1) as f64 / SHADES as f64, 2);
        html! { <path class="count-strips" d={path} fill-opacity={opacity}/> }
    };
    html! {
        <section class="card" aria-labelledby="cnt-rows-title"><h2 class="heading" id="cnt-rows-title"><span>{ "Rows of " }{ name(lab.sequence, lab.terms.k) }</span></h2>
            <svg id="cnt-rows" role="img" aria-label={about} viewBox={format!("0 0 {WIDTH} {height}")} preserveAspectRatio="none">{ for shades.into_iter().enumerate().map(path) }</svg>
            <p class="caption">{ rich(&format!("Each strip holds the *n* from one power of two to the next, all stretched to one width, up to *n* = {last}. The greater a term among those of its strip, the darker. Where a strip repeats the one above, the same pattern stands below it.")) }</p>
        </section>
    }
}

/// Adds the strip of a row at height `y`: each column has the shade of its greatest term, and adjacent columns of one
/// shade are drawn together.
fn strip(row: &[Option<f64>], y: usize, shades: &mut [String]) {
    let known = || row.iter().flatten().copied();
    let (low, high) = (known().fold(f64::INFINITY, f64::min), known().fold(0.0, f64::max));
    let shade = |column: usize| {
        let (from, to) = (column * row.len() / WIDTH, ((column + 1) * row.len()).div_ceil(WIDTH));
        let most = row[from..to.max(from + 1)].iter().flatten().copied().reduce(f64::max)?;
        let part = if high > low { (most - low) / (high - low) } else { 1.0 };
        Some((part * (SHADES - 1) as f64).round() as usize)
    };
    let mut column = 0;
    while column < WIDTH {
        let own = shade(column);
        let end = (column..WIDTH).find(|next| shade(*next) != own).unwrap_or(WIDTH);
        if let Some(path) = own.and_then(|own| shades.get_mut(own)) {
            *path += &format!("M{column} {y}h{}v{}h-{}z", end - column, HEIGHT - 2, end - column);
        }
        column = end;
    }
}
