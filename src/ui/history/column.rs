//! One column of the history: the mark, the move and who made it; a button that shows the position.
use super::chart::{BASE, MIDDLE, Pitch, Scale};
use crate::ui::model::{Ply, Quality};
use crate::ui::words;
use yew::prelude::*;

/// How many of the letters below a column the number of a move takes.
const NUMBER: usize = 4;

#[derive(Properties, PartialEq)]
pub struct ColumnProps {
    pub index: usize,
    pub ply: Ply,
    pub scale: Scale,
    pub pitch: Pitch,
    pub current: bool,
    /// Whether the tab key stops here.
    pub stop: bool,
    pub on_go: Callback<usize>,
}

#[component]
pub fn Column(props: &ColumnProps) -> Html {
    let ColumnProps { index, ply, scale, pitch, current, stop, on_go } = props;
    let middle = pitch.x(*index);
    let left = middle - pitch.0 / 2 + 2;
    let shape = |inset: i64| {
        let size = |whole: i64| (whole - 2 * inset).to_string();
        let high = 118 - scale.lower();
        ((left + inset).to_string(), (2 + inset).to_string(), size(pitch.0 - 4), size(high))
    };
    let ((bx, by, bw, bh), (fx, fy, fw, fh)) = (shape(0), shape(1));
    let (who, what) = labels(*index, ply, pitch.letters());
    let onclick = {
        let (on_go, index) = (on_go.clone(), *index);
        Callback::from(move |_: MouseEvent| on_go.emit(index))
    };
    let mine = (ply.who == "You").then_some("me");
    // The button lies over this markup, so that its name need not repeat the short forms.
    html! { <>
        <g aria-hidden="true">
            { mark(middle, ply, *scale) }
            <text class="label" x={middle.to_string()} y={(101 - scale.lower()).to_string()}>{ who }</text>
            <text class={classes!("move-label", mine)} x={middle.to_string()} y={(117 - scale.lower()).to_string()}>{ what.clone() }</text>
        </g>
        <g class="col" role="button" tabindex={if *stop { "0" } else { "-1" }} aria-label={spoken(*index, ply, *scale)}
            aria-current={current.then_some("true")} {onclick}>
            // A shortened move is given in full where the pointer rests on it.
            if what.ends_with('…') { <title>{ ply.mv.as_ref().map(words::short).unwrap_or_default() }</title> }
            <rect class="hover-ground" x={bx} y={by} width={bw} height={bh} rx="8"/>
            <rect class="focus-ring" x={fx} y={fy} width={fw} height={fh} rx="8"/>
        </g>
    </> }
}

fn mark(x: i64, ply: &Ply, scale: Scale) -> Html {
    let at = |y: i64| (x.to_string(), y.to_string());
    let Some(y) = scale.y(ply.verdict) else {
        let hidden = scale == Scale::Hidden;
        let (cx, cy) = at(if hidden { MIDDLE } else { 45 });
        // Neutral where the outcome may not be shown, hollow where it is not known.
        return if hidden {
            html! { <use href="#ms" x={cx} y={cy}/> }
        } else {
            html! { <rect class="mn" x={(x - 6).to_string()} y="39" width="12" height="12"/> }
        };
    };
    let (stem, href) = match ply.quality {
        Some(Quality::Good) => ("good", "#mg"),
        Some(Quality::Blunder) => ("blun", "#mb"),
        Some(Quality::NoWinningMove) => ("none", "#mn"),
        Some(Quality::Unknown) | None => ("none", "#ms"),
    };
    let (cx, cy) = at(y);
    html! { <>
        if ply.quality.is_some() && y < BASE { <path class={classes!("stem", stem)} d={format!("M{x} {BASE}V{y}")}/> }
        <use {href} x={cx} y={cy}/>
    </> }
}

fn labels(index: usize, ply: &Ply, most: usize) -> (String, String) {
    match &ply.mv {
        None => (String::new(), "start".into()),
        Some(mv) => (format!("{index}. {}", cut(&ply.who, most - NUMBER)), cut(&words::short(mv), most)),
    }
}

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

fn spoken(index: usize, ply: &Ply, scale: Scale) -> String {
    let mut said = match &ply.mv {
        None => "Start".to_string(),
        Some(mv) => format!("Move {index}, {}: {}", ply.who, words::short(mv)),
    };
    if scale == Scale::Hidden {
        return said;
    }
    if let Some(quality) = ply.quality {
        said += ", ";
        said += words::quality(quality);
    }
    let verdict = match (scale, ply.verdict.value()) {
        (Scale::Values(_), Some(value)) => format!("Grundy value {}", value.0),
        _ => ply.verdict.outcome().map(words::outcome_title).unwrap_or_default().to_string(),
    };
    if verdict.is_empty() { said } else { format!("{said}, {verdict}") }
}
