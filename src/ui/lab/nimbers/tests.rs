//! The lab, drawn natively.
use super::{NimberLab, PAGE};
use crate::labs::{Values, nimbers::FIELDS};
use crate::ui::lab::frame::{LabPage, LabProps};
use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

static PAGES: [LabPage; 1] = [PAGE];

fn drawn(query: &str) -> String {
    let link = Values::read(FIELDS, query).unwrap_or_else(|error| panic!("{query}: {error:?}"));
    let props = LabProps { link, labs: &PAGES };
    let mut future =
        pin!(yew::LocalServerRenderer::<NimberLab>::with_props(props).hydratable(false).render());
    match future.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(markup) => markup,
        Poll::Pending => panic!("what is drawn waits for nothing"),
    }
}

/// The text between tags.
fn text(markup: &str) -> String {
    let mut inside = false;
    markup
        .chars()
        .filter(|c| {
            let tag = inside || *c == '<';
            inside = tag && *c != '>';
            !tag
        })
        .collect()
}

#[test]
fn each_way_of_asking_has_its_fields_and_its_answer() {
    for (query, fields, answer) in [
        ("", &["nimber-a", "nimber-b"][..], "= 128"),
        ("o=root&a=14", &["nimber-a"], "= 10"),
        ("o=expression", &["nimber-e"], "= 141"),
        ("o=expression&e=7*x=3", &["nimber-e"], "x = 6"),
        ("o=expression&e=2*3=6", &["nimber-e"], "Not equal: 1 and 6"),
        ("o=law&l=commutative&a=3&b=5", &["nimber-a", "nimber-b"], "Both sides are 15"),
        ("o=law&l=associative&a=3&b=5&d=w", &["nimber-a", "nimber-b", "nimber-d"], "Both sides are ω·15"),
        ("o=inverse&a=w%2B1", &["nimber-a"], "= ω²·2+ω·2+2"),
    ] {
        let markup = drawn(query);
        for field in ["nimber-a", "nimber-b", "nimber-e", "nimber-d"] {
            assert_eq!(
                markup.contains(&format!("id=\"{field}\"")),
                fields.contains(&field),
                "{query}: {field}"
            );
        }
        assert!(text(&markup).contains(answer), "{query}: {answer} in {}", text(&markup));
    }
}

#[test]
fn a_mistake_stands_at_its_field_and_nothing_is_calculated() {
    let markup = drawn("o=expression&e=w^w*w");
    assert!(text(&markup).contains("its fifth power is 4"), "{}", text(&markup));
    assert!(!markup.contains("class=\"found\""));
    // What explains ω is shown only where ω occurs.
    assert!(!text(&drawn("o=expression")).contains("Lenstra"));
    assert!(text(&drawn("o=expression&e=w*w*w")).contains("Lenstra"));
}
