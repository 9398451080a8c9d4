//! A table in a card that shows one page of its rows or columns, and the buttons that turn the pages.
use crate::core::format_number;
use crate::ui::icons::icon;
use yew::prelude::*;

/// The visible part of a long list or table.
#[derive(Clone, PartialEq)]
pub struct Pages {
    /// The index of the first visible row or column.
    pub first: usize,
    /// The number of rows or columns on a page.
    pub step: usize,
    /// The first row or column of the last page; 0 where all fit on one page.
    pub last: usize,
    /// What the pages consist of, such as "rows".
    pub what: &'static str,
    /// The total number, where it is shown.
    pub count: Option<usize>,
    pub on: Callback<usize>,
}

#[derive(Properties, PartialEq)]
pub struct PagerProps {
    pub pages: Pages,
}

/// Buttons for the first, previous, next and last page; nothing where everything fits on one page.
#[component]
pub fn Pager(props: &PagerProps) -> Html {
    let Pages { first, step, last, what, count, on } = &props.pages;
    if *last == 0 {
        return Html::default();
    }
    let to = |name: &'static str, label: String, to: usize| {
        let onclick = on.reform(move |_: MouseEvent| to);
        html! { <button type="button" class="btn icon" aria-label={label} disabled={to == *first} {onclick}>{ icon(name) }</button> }
    };
    let seen = count.map(|count| {
        let [from, end, count] =
            [first + 1, (first + step).min(count), count].map(|n| format_number(n as u64));
        format!("{what} {from} to {end} of {count}")
    });
    html! {
        <div class="line pages" role="toolbar" aria-label={format!("Which {what}")}>
            <span class="join">
                { to("first", format!("First {what}"), 0) }
                { to("back", crate::ui::words::capital(&format!("{what} before")), first.saturating_sub(*step)) }
                { to("forward", crate::ui::words::capital(&format!("{what} after")), (first + step).min(*last)) }
                { to("last", format!("Last {what}"), *last) }
            </span>
            if let Some(seen) = seen { <span class="small dim">{ seen }</span> }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// The id of the table's heading.
    pub id: &'static str,
    #[prop_or_default]
    pub card: Classes,
    pub class: Classes,
    #[prop_or_default]
    pub style: AttrValue,
    pub title: Html,
    /// A description of its keys for screen readers; where there is none the heading names the table.
    #[prop_or_default]
    pub about: Option<&'static str>,
    #[prop_or_default]
    pub pages: Option<Pages>,
    /// The cells of the head.
    pub head: Html,
    /// The visible rows.
    pub rows: Html,
    /// Called as the pointer goes over cells.
    #[prop_or_default]
    pub on_over: Callback<PointerEvent>,
    /// What the card shows below the table.
    #[prop_or_default]
    pub children: Html,
}

/// The card with the table.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let TableProps { id, title, about, .. } = props;
    let id = *id;
    let heading = html! { <h2 class="heading" {id}>{ title.clone() }</h2> };
    // The buttons stand above the rows, so that both are visible together, also on the page of a projector.
    let head = match props.pages.clone() {
        Some(pages) => html! { <div class="values-head">{ heading }<Pager {pages}/></div> },
        None => heading,
    };
    let named = about.is_none().then_some(id);
    html! {
        <section class={classes!("card", props.card.clone())} aria-labelledby={id}>
            { head }
            <div class="scroll" tabindex="0" role="group" aria-label={*about} aria-labelledby={named}>
                <table class={props.class.clone()} style={props.style.clone()} onpointerover={props.on_over.clone()}>
                    <thead><tr>{ props.head.clone() }</tr></thead><tbody>{ props.rows.clone() }</tbody>
                </table>
            </div>
            { props.children.clone() }
        </section>
    }
}
