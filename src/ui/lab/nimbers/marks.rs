//! What is drawn over the cells: row and column numbers, the outlines of subfields, and the bands that lead to the
//! selected cell.
use super::{
    state::Lab,
    window::{ORIGIN, SIDE, TableWindow},
};
use crate::labs::nimbers::SUBFIELDS;
use crate::ui::decimal::decimal;
use yew::prelude::*;

/// The least side of a subfield that is marked, in units of the picture.
const LEAST: f64 = 24.0;

fn px(length: f64) -> String {
    decimal(length, 1)
}

/// The numbers of rows and columns; those of the selected cell are bold.
pub fn axes(lab: &Lab) -> Html {
    let window = lab.window;
    let step = usize::from((window.span / 16).max(1));
    let text = |at: u16, cell: u16, across: bool| {
        let middle = window.place(at.into()) + window.pitch() / 2.0;
        let (number, first) =
            if across { (window.column + at, window.column) } else { (window.row + at, window.row) };
        let class = if first + at == cell { "nimber-axis on" } else { "nimber-axis" };
        let (x, y) = if across { (middle, 31.0) } else { (24.0, middle + 5.2) };
        html! { <text {class} x={px(x)} y={px(y)}>{ u32::from(number) }</text> }
    };
    html! { <>
        <text class="nimber-axis sign" x="24" y="31">{ lab.table().sign() }</text>
        { for (0..window.span).step_by(step).map(|at| text(at, lab.cell().1, true)) }
        { for (0..window.span).step_by(step).map(|at| text(at, lab.cell().0, false)) }
    </> }
}

/// The outlines of the subfields, within the visible part.
pub fn outlines(window: TableWindow, size: u16) -> Html {
    let outline = |field: u16| {
        let (x, y) =
            (window.place(-i32::from(window.column)) - 44.0, window.place(-i32::from(window.row)) - 44.0);
        let side = px(f64::from(field) * window.pitch() + 3.0);
        html! { <>
            <rect class="nimber-field back" x={px(x - 1.5)} y={px(y - 1.5)} width={side.clone()} height={side.clone()} rx="5"/>
            <rect class="nimber-field" x={px(x - 1.5)} y={px(y - 1.5)} width={side.clone()} height={side} rx="5"/>
        </> }
    };
    let shown = SUBFIELDS.into_iter().rev().filter(|field| *field <= size && marked(window, *field));
    html! { <svg x="44" y="44" width={px(SIDE + 4.0)} height={px(SIDE + 4.0)}>{ for shown.map(outline) }</svg> }
}

fn marked(window: TableWindow, field: u16) -> bool {
    f64::from(field) * window.pitch() >= LEAST
}

/// The brackets of the subfields above the table; none where column 0 is not visible.
pub fn brackets(window: TableWindow, size: u16) -> Html {
    if window.column > 0 {
        return Html::default();
    }
    let fields =
        SUBFIELDS.into_iter().filter(|field| *field <= size.min(window.span) && marked(window, *field));
    let bracket = |(at, field): (u32, u16)| {
        let y = 2.0 - 22.0 * f64::from(at.min(2));
        let end = ORIGIN + f64::from(field) * window.pitch() - 3.0;
        let name =
            if field == 2 { "field {0, 1}".into() } else { format!("field {{0, …, {}}}", field - 1) };
        let whole = field == window.span;
        let middle = (ORIGIN + end) / 2.0;
        let class = if whole { "field-label mid" } else { "field-label" };
        html! { <>
            <path class="field-bracket" d={format!("M48 {0}v-6H{1}v6", px(y + 6.0), px(end))}/>
            if whole { <rect class="field-ground" x={px(middle - 68.0)} y={px(y - 10.0)} width="136" height="20"/> }
            <text {class} x={px(if whole { middle } else { end + 8.0 })} y={px(y + 5.0)}>{ name }</text>
        </> }
    };
    html! { <>{ for (0..).zip(fields).map(bracket) }</> }
}

/// Dashed bands along the row and the column, and the selected cell.
pub fn cross(lab: &Lab) -> Html {
    let Some((row, column)) = lab.window.offset(lab.cell()) else { return Html::default() };
    let (window, pitch) = (lab.window, lab.window.pitch());
    let (x, y) = (window.place(column), window.place(row));
    let value = lab.table().value(lab.cell().0, lab.cell().1);
    // A cell only a few pixels wide gets a mark around it.
    let grown = ((24.0 - pitch) / 2.0).max(2.0);
    let (left, top, side) = (x - grown, y - grown, pitch + 2.0 * grown);
    let (mx, my) = (x + pitch / 2.0, y + pitch / 2.0);
    let class = if value == 1 && !lab.table().sums { "nimber-number one" } else { "nimber-number" };
    let share = u32::from(value) * 100 / u32::from(lab.table().greatest().max(1));
    let written = window.written();
    html! { <>
        <rect class="nimber-guide" x="49" y={px(y)} width={px(x + pitch - 49.0)} height={px(pitch)} rx="6"/>
        <rect class="nimber-guide" x={px(x)} y="49" width={px(pitch)} height={px(y + pitch - 49.0)} rx="6"/>
        <rect class={if written { "nimber-cell at" } else { "nimber-guide at" }} x={px(left)} y={px(top)} width={px(side)} height={px(side)} rx="6" style={format!("--v:{share}%")}/>
        // Beside numbers the strokes of a reticle would look like signs.
        if written {
            <text {class} x={px(mx)} y={px(my + 5.2)}>{ u32::from(value) }</text>
        } else {
            <path class="nimber-reticle" d={format!("M{} {1}h5m{2} 0h5M{3} {4}v5m0 {2}v5", px(left - 4.0), px(my), px(side - 2.0), px(mx), px(top - 4.0))}/>
        }
    </> }
}
