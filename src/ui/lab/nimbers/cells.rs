//! The cells of a table: with their numbers where cells are large enough, else as pixels.
use super::window::{ORIGIN, PICTURE, SIDE, TableWindow};
use crate::labs::nimbers::Table;
use crate::ui::{
    decimal::decimal,
    pixels::{colours, keep_painted, put},
};
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// The properties of cells with numbers, which are redrawn only when the table or the visible part changes.
#[derive(Clone, Properties, PartialEq)]
pub struct WrittenProps {
    pub table: Table,
    pub window: TableWindow,
}

#[component]
pub fn Written(props: &WrittenProps) -> Html {
    let (table, window) = (props.table, props.window);
    let row = |row: u16| {
        let cell = move |column: u16| {
            let value = table.value(window.row + row, window.column + column);
            let (x, y) = (window.place(column.into()), window.place(row.into()));
            let share = f64::from(value) * 100.0 / f64::from(table.greatest().max(1));
            let class = if value == 1 && !table.sums { "nimber-number one" } else { "nimber-number" };
            html! { <>
                <rect class="nimber-cell" x={decimal(x + 0.6, 1)} y={decimal(y + 0.6, 1)} width="32.2" height="32.2" rx="3" style={format!("--v:{}%", decimal(share, 0))}/>
                <text {class} x={decimal(x + 16.7, 1)} y={decimal(y + 21.9, 1)}>{ u32::from(value) }</text>
            </> }
        };
        html! { <g>{ for (0..window.span).map(cell) }</g> }
    };
    html! { <g>{ for (0..window.span).map(row) }</g> }
}

/// The properties of cells as pixels: one for each cell, on a canvas that is scaled and moved as a whole.
#[derive(Clone, Properties, PartialEq)]
pub struct PaintedProps {
    pub table: Table,
    pub window: TableWindow,
}

#[component]
pub fn Painted(props: &PaintedProps) -> Html {
    let canvas = use_node_ref();
    {
        let canvas = canvas.clone();
        use_effect_with(props.table, move |table| {
            let table = *table;
            keep_painted(move || {
                // Where the canvas cannot be painted the table keeps its marks.
                let _ = canvas.cast().and_then(|canvas| paint(&canvas, table));
            })
        });
    }
    let (window, [left, top, width, height]) = (props.window, PICTURE);
    let part = |length: f64, whole: f64| decimal(length / whole * 100.0, 4);
    let frame = format!(
        "left:{}%;top:{}%;width:{}%;height:{}%",
        part(ORIGIN - left, width),
        part(ORIGIN - top, height),
        part(SIDE, width),
        part(SIDE, height)
    );
    let span = f64::from(window.span);
    let place = format!(
        "left:{}%;top:{}%;width:{2}%;height:{2}%",
        part(-f64::from(window.column), span),
        part(-f64::from(window.row), span),
        part(props.table.size.into(), span)
    );
    let size = props.table.size.to_string();
    html! { <div class="pixel-frame" style={frame}><canvas ref={canvas} width={size.clone()} height={size} style={place}></canvas></div> }
}

fn paint(canvas: &HtmlCanvasElement, table: Table) -> Option<()> {
    let [from, to] = colours(["--n0", "--n15"])?;
    let most = u32::from(table.greatest().max(1));
    let pixel = |value: u16| {
        let part = |at: usize| {
            (u32::from(from[at]) * (most - u32::from(value)) + u32::from(to[at]) * u32::from(value)) / most
        };
        [part(0) as u8, part(1) as u8, part(2) as u8, 255]
    };
    let pixels: Vec<u8> = table.values().into_iter().flat_map(pixel).collect();
    put(canvas, &pixels, table.size.into())
}
