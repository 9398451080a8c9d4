//! A plot over n: axes, the reticle with the value at the selected n, and how pointer, wheel and keys move and read the
//! plot.
use crate::core::format_number;
use crate::labs::Stretch;
use crate::ui::{
    decimal::decimal,
    icons::icon,
    surface::{Spot, Surface, Touch},
};
use yew::prelude::*;

/// Where things are in a plot, in units of its picture.
#[derive(Clone, Copy, PartialEq)]
pub struct Axes {
    pub size: (f64, f64),
    /// The rectangle of the values within the picture.
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
    /// The visible range of n.
    pub seen: Stretch,
    /// The value at the top edge.
    pub most: f64,
}

impl Axes {
    pub fn width(&self) -> f64 {
        (self.right - self.left).max(1.0)
    }
    /// The distance from one n to the next.
    pub fn apart(&self) -> f64 {
        self.width() / self.seen.span
    }
    pub fn x(&self, n: f64) -> f64 {
        self.left + self.seen.place(n) * self.width()
    }
    pub fn y(&self, value: f64) -> f64 {
        self.bottom - value / self.most * (self.bottom - self.top).max(1.0)
    }
    /// The position of a point of the picture within the visible range of n, as a fraction.
    fn along(&self, (x, _): Spot) -> f64 {
        (x * self.size.0 - self.left) / self.width()
    }
}

/// A length with one decimal.
pub fn px(length: f64) -> String {
    decimal(length, 1)
}

/// What a plot is asked to show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlotRequest {
    /// Select this n, or none; with `follow` the plot scrolls to it.
    Point {
        n: Option<usize>,
        follow: bool,
    },
    /// Show this range.
    Part(Stretch),
    Whole,
    /// Show the range that is shown at first.
    Usual,
}

/// The n that the reticle marks.
#[derive(Clone, PartialEq)]
pub struct Mark {
    pub n: f64,
    /// The height of the reticle, in the units of the axes.
    pub value: f64,
    pub text: String,
    /// Whether the value is an exception.
    pub special: bool,
}

#[derive(Properties, PartialEq)]
pub struct PlotProps {
    /// The id of the `svg` element.
    pub id: AttrValue,
    /// A description of the plot and its keys for screen readers.
    pub label: AttrValue,
    pub axes: Axes,
    /// The greatest n that can be shown.
    pub last: usize,
    /// The n selected by pointer or keys.
    pub cursor: Option<usize>,
    /// The reticle.
    pub mark: Option<Mark>,
    /// The name of the value axis, and the values with a grid line, each with its label.
    pub name: AttrValue,
    pub rows: Vec<(f64, Html)>,
    /// The n that are labelled on the axis.
    pub ticks: Vec<usize>,
    pub on: Callback<PlotRequest>,
    /// Handles keys pressed without Shift before the plot does; returns whether it did.
    #[prop_or_default]
    pub keys: Option<Callback<String, bool>>,
    /// Whether the picture keeps the size of its axes in pixels, rather than the width of the page.
    #[prop_or(true)]
    pub fixed: bool,
    /// What is drawn below the grid lines.
    #[prop_or_default]
    pub ground: Html,
    /// The plotted values.
    pub children: Html,
}

#[component]
pub fn Plot(props: &PlotProps) -> Html {
    let PlotProps { axes, children, .. } = props;
    let on = {
        let (axes, last, cursor) = (props.axes, props.last, props.cursor);
        let (on, keys) = (props.on.clone(), props.keys.clone());
        Callback::from(move |touch: Touch| {
            if let Touch::Key(key, false) = &touch
                && keys.as_ref().is_some_and(|keys| keys.emit(key.clone()))
            {
                return true;
            }
            let look = request_of(&touch, &axes, last, cursor);
            look.iter().for_each(|look| on.emit(*look));
            look.is_some()
        })
    };
    let (width, height) = axes.size;
    let size = props.fixed.then(|| (px(width), px(height))).unzip();
    html! {
        <Surface class="plot-box" label={props.label.clone()} {on}>
            <svg id={props.id.clone()} xmlns="http://www.w3.org/2000/svg" viewBox={format!("0 0 {} {}", px(width), px(height))} width={size.0} height={size.1} aria-hidden="true">
                { props.ground.clone() }
                { lines(props) }
                { children.clone() }
                { for props.mark.as_ref().map(|mark| reticle(axes, mark)) }
                <text class="plot-name" x="4" y="20">{ &props.name }</text>
                <text class="plot-name anchor-end" x={px(width - 14.0)} y={px(name_of_axis(height, props.axes.bottom))}>{ "n" }</text>
            </svg>
        </Surface>
    }
}

/// What a touch asks the plot to show; none where it asks for nothing.
fn request_of(touch: &Touch, axes: &Axes, last: usize, cursor: Option<usize>) -> Option<PlotRequest> {
    let seen = axes.seen;
    let (from, to) = seen.ends();
    let point = |n: Option<usize>, follow| Some(PlotRequest::Point { n: n.map(|n| n.min(last)), follow });
    let at = |spot| seen.nearest(axes.along(spot), to.min(last));
    let zoomed = |factor, at: f64| Some(PlotRequest::Part(seen.zoomed(factor, at, last)));
    let moved = |by: f64| Some(PlotRequest::Part(seen.moved(by).inside(last)));
    match touch {
        Touch::Over(Some(spot)) => point(Some(at(*spot)), false),
        Touch::Press { at: spot, .. } => point(Some(at(*spot)), false),
        Touch::Over(None) => point(None, false),
        Touch::Drag((by, _)) => moved(-by * axes.size.0 / axes.width()),
        Touch::Zoom { factor, at, across } => {
            let part = seen.zoomed(*factor, axes.along(*at), last);
            Some(PlotRequest::Part(part.moved(*across).inside(last)))
        }
        Touch::Left => None,
        Touch::Key(key, shift) => match (key.as_str(), shift) {
            ("ArrowRight", false) => point(Some(cursor.map_or(from, |n| n + 1)), true),
            ("ArrowLeft", false) => point(Some(cursor.map_or(to, |n| n.saturating_sub(1))), true),
            ("ArrowRight", true) => moved(0.2),
            ("ArrowLeft", true) => moved(-0.2),
            ("PageDown", _) => moved(1.0),
            ("PageUp", _) => moved(-1.0),
            ("Home", _) => Some(PlotRequest::Usual),
            ("End", _) => Some(PlotRequest::Whole),
            ("+" | "=", _) => zoomed(0.5, 0.5),
            ("-", _) => zoomed(2.0, 0.5),
            ("Escape", _) => point(None, false),
            _ => None,
        },
    }
}

/// The height of the name "n" of the axis: below the numbers, or above the axis where there is no room.
fn name_of_axis(height: f64, bottom: f64) -> f64 {
    let below = height - 6.0;
    if below < bottom + 40.0 { bottom - 8.0 } else { below }
}

/// Grid lines and ticks with their numbers.
fn lines(props: &PlotProps) -> Html {
    let axes = &props.axes;
    let (left, width, bottom) = (axes.left, axes.width(), axes.bottom);
    let row = |(value, label): &(f64, Html)| {
        let y = axes.y(*value);
        html! { <><path class={if *value == 0.0 { "axis" } else { "plot-row" }} d={format!("M{} {}h{}", px(left), px(y), px(width))}/>
        <text class="plot-number anchor-end" x={px(left - 10.0)} y={px(y + 5.0)}>{ label.clone() }</text></> }
    };
    let tick = |n: &usize| {
        let x = axes.x(*n as f64);
        // The last number must not be cut off.
        let text = x.min(axes.size.0 - 4.0 * (n.to_string().len() as f64 + 1.0));
        html! { <><path class="plot-tick" d={format!("M{} {}v7", px(x), px(bottom))}/><text class="plot-number" x={px(text)} y={px(bottom + 24.0)}>{ format_number(*n as u64) }</text></> }
    };
    html! { <>{ for props.rows.iter().map(row) }{ for props.ticks.iter().map(tick) }</> }
}

/// The reticle with the text of its n; nothing where its n is not visible.
fn reticle(axes: &Axes, mark: &Mark) -> Html {
    let (x, y) = (axes.x(mark.n), axes.y(mark.value));
    if x < axes.left - 1.0 || x > axes.right + 1.0 {
        return Html::default();
    }
    let wide = mark.text.chars().count() as f64 * 7.8 + 20.0;
    let before = x - 20.0 - wide;
    let left = if before > axes.left { before } else { (x + 20.0).min(axes.right - wide) };
    // Where grid rows are far enough apart the label lies between two of them, or else hides only one.
    let row = axes.y(0.0) - axes.y(1.0);
    let top = match row {
        ..20.0 => (y + 18.0).min(axes.bottom - 34.0),
        _ => {
            let aside = if row < 37.0 { row } else { row / 2.0 };
            y - 14.0 + if mark.value < 2.0 { -aside } else { aside }
        }
    };
    html! { <g class={if mark.special { "plot-cursor special" } else { "plot-cursor" }}>
        <path class="plot-ring" d={format!("M{} {}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M{} {1}h8m16 0h8M{} {}v8m0 16v8", px(x - 12.0), px(y), px(x - 20.0), px(x), px(y - 20.0))}/>
        <rect x={px(left)} y={px(top)} width={px(wide)} height="28" rx="8"/>
        <text x={px(left + wide / 2.0)} y={px(top + 19.0)}>{ mark.text.clone() }</text>
    </g> }
}

#[derive(Properties, PartialEq)]
pub struct ToolsProps {
    /// The visible range, and the greatest n.
    pub seen: Stretch,
    pub last: usize,
    pub on: Callback<PlotRequest>,
}

/// The buttons that zoom a plot, with the range that it shows.
#[component]
pub fn Tools(props: &ToolsProps) -> Html {
    let (seen, last) = (props.seen, props.last);
    let tool = |name: &'static str, label: &'static str, look: PlotRequest| {
        let onclick = props.on.reform(move |_: MouseEvent| look);
        html! { <button type="button" class="btn icon" aria-label={label} {onclick}>{ icon(name) }</button> }
    };
    let zoomed = |factor| PlotRequest::Part(seen.zoomed(factor, 0.5, last));
    let (from, to) = seen.ends();
    html! { <>
        <span class="join" role="toolbar" aria-label="Part shown">
            { tool("minus", "Zoom out", zoomed(2.0)) }{ tool("new", "Zoom in", zoomed(0.5)) }
            { tool("fit", "Show all", PlotRequest::Whole) }{ tool("first", "Show the usual part", PlotRequest::Usual) }
        </span>
        <span class="chip">{ "n: " }{ format_number(from as u64) }{ "–" }{ format_number(to.min(last) as u64) }</span>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AXES: Axes = Axes {
        size: (200.0, 100.0),
        left: 50.0,
        right: 150.0,
        top: 0.0,
        bottom: 80.0,
        seen: Stretch { from: 10.0, span: 20.0 },
        most: 8.0,
    };

    fn look(touch: &Touch, cursor: Option<usize>) -> Option<PlotRequest> {
        request_of(touch, &AXES, 100, cursor)
    }

    fn key(name: &str, shift: bool) -> Touch {
        Touch::Key(name.into(), shift)
    }

    #[test]
    fn places_are_numbers() {
        assert_eq!((AXES.x(10.0), AXES.x(30.0), AXES.y(8.0)), (50.0, 150.0, 0.0));
        let point = |n| Some(PlotRequest::Point { n: Some(n), follow: false });
        assert_eq!(look(&Touch::Over(Some((0.5, 0.9))), None), point(20));
        assert_eq!(look(&Touch::Press { at: (0.0, 0.0), finger: true }, None), point(0));
        assert_eq!(look(&Touch::Press { at: (1.0, 0.0), finger: true }, None), point(30));
        assert_eq!(
            look(&Touch::Drag((-0.25, 0.0)), None),
            Some(PlotRequest::Part(Stretch { from: 20.0, span: 20.0 }))
        );
    }

    #[test]
    fn keys_read_and_move() {
        let point = |n| Some(PlotRequest::Point { n: Some(n), follow: true });
        assert_eq!(look(&key("ArrowRight", false), None), point(10));
        assert_eq!(look(&key("ArrowRight", false), Some(100)), point(100));
        assert_eq!(look(&key("ArrowLeft", false), Some(0)), point(0));
        let first = Stretch { from: 0.0, span: 20.0 };
        assert_eq!(look(&key("PageUp", false), None), Some(PlotRequest::Part(first)));
        assert_eq!(look(&key("Home", false), Some(3)), Some(PlotRequest::Usual));
        assert_eq!(look(&key("x", false), None), None);
    }
}
