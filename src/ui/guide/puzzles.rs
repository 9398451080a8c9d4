//! The puzzles of past days, month by month, with the results stored on this device.
use crate::core::Day;
use crate::games::{Link, game_of_the_day};
use crate::ui::{
    bar::learn_bar,
    heads,
    icons::icon,
    route::{Page, hash, plain},
    storage,
    today::{MONTHS, today},
};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PuzzlesProps {
    /// The query of the address, which names the month to show, such as `m=2026-11`; the current month by default.
    #[prop_or_default]
    pub query: String,
}

/// A year and a month, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Month {
    year: u32,
    month: u32,
}

impl Month {
    /// Reads `2026-11`.
    fn read(text: &str) -> Option<Self> {
        let (year, month) = text.split_once('-')?;
        let read = Self { year: year.parse().ok()?, month: month.parse().ok()? };
        Day::of(read.year, read.month, 1).map(|_| read)
    }
    /// The month that is `by` months later; none outside the calendar.
    fn later(self, by: i32) -> Option<Self> {
        let months = self.year as i32 * 12 + self.month as i32 - 1 + by;
        let later = Self { year: (months / 12) as u32, month: (months % 12) as u32 + 1 };
        Day::of(later.year, later.month, 1).map(|_| later)
    }
    fn days(self) -> impl Iterator<Item = (u32, Day)> {
        (1..=31).filter_map(move |day| Some((day, Day::of(self.year, self.month, day)?)))
    }
    fn name(self) -> String {
        format!("{} {}", MONTHS[self.month as usize - 1], self.year)
    }
    /// The month in numbers, as [`Month::read`] takes it.
    fn number(self) -> String {
        format!("{}-{:02}", self.year, self.month)
    }
    fn address(self) -> String {
        format!("#/puzzles?m={}", self.number())
    }
}

/// The most characters of a field of the address that a message repeats.
const LONGEST_FIELD: usize = 40;

/// A message about the parts of a query that are ignored, and why; none where all are followed.
fn passed_over(query: &str, last: Month) -> Option<String> {
    query.split('&').filter(|field| !field.is_empty()).find_map(|field| {
        match field.strip_prefix("m=").and_then(Month::read) {
            Some(month) if month > last => Some(format!("There are no puzzles of {} yet.", month.name())),
            Some(_) => None,
            None => {
                let field: String = plain(field).chars().take(LONGEST_FIELD).collect();
                Some(format!("“{field}” was not understood: m={} names a month.", last.number()))
            }
        }
    })
}

/// The page with the puzzles of a month, up to today.
#[component]
pub fn PuzzlesPage(props: &PuzzlesProps) -> Html {
    let now = today();
    let (day, last) = now
        .map_or((Day::default(), Month { year: 1970, month: 1 }), |(day, [year, month, _])| {
            (day, Month { year, month })
        });
    let mut fields = props.query.split('&');
    let month = fields.find_map(|field| Month::read(field.strip_prefix("m=")?)).unwrap_or(last).min(last);
    let done = storage::puzzles();
    let one = |(number, of): (u32, Day)| {
        let card = game_of_the_day(of);
        let (class, mark, said) = match done.iter().find(|(known, _)| *known == of) {
            Some((_, true)) => ("day solved", icon("ok"), ", solved"),
            Some((_, false)) => ("day missed", icon("warn"), ", not solved yet"),
            None => ("day", Html::default(), ""),
        };
        let of_month = format!(" {}: ", month.name());
        html! { <li><a {class} href={hash(Page::Play, &Link::of_asking(of))}><b>{ number }<span class="sr">{ of_month }</span></b><span>{ card.name }</span>
        <span>{ mark }<span class="sr">{ said }</span></span></a></li> }
    };
    let turn = |name: &'static str, label: &'static str, to: Option<Month>| match to {
        Some(to) => html! { <a class="btn" href={to.address()}>{ icon(name) }{ label }</a> },
        None => Html::default(),
    };
    let solved = done.iter().filter(|(_, solved)| *solved).count();
    html! { <>
        { learn_bar("#/puzzles") }
        <main class="guide">
            <h1>{ heads::PUZZLES[0] }</h1>
            <p class="lead">{ heads::PUZZLES[1] }</p>
            if let Some(passed) = passed_over(&props.query, last) { <p class="err">{ icon("warn") }<span>{ passed }</span></p> }
            if month == last {
                <p><a class="btn pri" href={hash(Page::Play, &Link::of_asking(day))}>{ format!("Today’s puzzle: {}", game_of_the_day(day).name) }</a></p>
            }
            if solved > 0 { <p>{ format!("Solved on this device: {solved}.") }</p> }
            <section aria-labelledby="month">
                <h2 id="month">{ month.name() }</h2>
                <ol class="days">{ for month.days().filter(|(_, of)| *of <= day).map(one) }</ol>
                <p class="entry-foot">
                    { turn("back", "Previous month", month.later(-1)) }
                    { turn("forward", "Month after", month.later(1).filter(|to| *to <= last)) }
                </p>
            </section>
        </main>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_follow_each_other() {
        let month = Month::read("2026-11").unwrap();
        assert_eq!(month.later(2).map(Month::address).as_deref(), Some("#/puzzles?m=2027-01"));
        assert_eq!(month.later(-11).map(Month::name).as_deref(), Some("December 2025"));
        assert_eq!((month.days().count(), Month::read("2028-02").unwrap().days().count()), (30, 29));
        assert_eq!(Month::read("1970-01").unwrap().later(-1), None);
        for text in ["", "2026", "2026-13", "2026-0", "x-1", "-1-1", "99999-1"] {
            assert_eq!(Month::read(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_not_followed_is_told() {
        let last = Month::read("2026-11").unwrap();
        let told = |query| passed_over(query, last);
        assert_eq!([told(""), told("m=2026-11"), told("m=2025-01")], [(); 3].map(|()| None));
        assert_eq!(told("m=9999-01").as_deref(), Some("There are no puzzles of January 9999 yet."));
    }
}
