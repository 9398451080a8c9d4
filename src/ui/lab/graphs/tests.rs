//! The cards drawn natively.
use super::{picture, state::Lab, steps, table};
use crate::labs::{Values, graphs::FIELDS};
use crate::ui::lab::{form::Form, hold::use_hold};
use futures_util::FutureExt;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct DeskProps {
    query: &'static str,
    /// The label that the reader gives to the chosen vertex.
    answer: &'static str,
}

#[component]
fn Desk(props: &DeskProps) -> Html {
    let hold = use_hold(|| {
        let mut lab = Lab::new(&Values::read(FIELDS, props.query).unwrap());
        if !props.answer.is_empty() {
            lab.answer(props.answer);
        }
        lab
    });
    let lab = hold.lab.borrow();
    let form = Form { id: "gr", values: lab.values.clone(), on: Callback::noop() };
    let found = lab.found.clone().unwrap();
    html! { <>{ picture::card(&hold, &lab, &form) }{ steps::card(&hold, &lab) }{ table::card(&hold, &lab, &found) }</> }
}

fn drawn(query: &'static str, answer: &'static str) -> String {
    let desk = yew::LocalServerRenderer::<Desk>::with_props(DeskProps { query, answer });
    desk.hydratable(false).render().now_or_never().expect("nothing that is drawn waits")
}

#[test]
fn labels_are_drawn_as_they_are_found() {
    let none = drawn("g=a>b,c;b>c&s=0", "");
    assert_eq!(
        (none.matches("block-piece vertex ready").count(), none.matches("piece-value vertex").count()),
        (1, 3)
    );
    assert!(none.contains("0 of 3 vertices labelled") && none.contains("Nothing is labelled yet."));
    let two = drawn("g=a>b,c;b>c&s=2", "");
    assert!(
        two.contains("block-piece vertex outcome-p") && two.contains("block-piece vertex outcome-n"),
        "{two}"
    );
    assert!(two.contains("step 2 of 3"));
    // The values of vertices not labelled yet are hidden.
    assert_eq!(two.matches("<td>?</td>").count(), 3, "{two}");
}

#[test]
fn a_wrong_label_is_refuted_and_a_right_one_stays() {
    let wrong = drawn("g=a>b,c;b>c&s=2&x=a", "1");
    assert!(wrong.contains("judged wrong") && wrong.contains("2 of 3 vertices labelled"), "{wrong}");
    let right = drawn("g=a>b,c;b>c&s=2&x=a", "2");
    assert!(right.contains("judged right") && right.contains("3 of 3 vertices labelled"), "{right}");
}

#[test]
fn cycles_are_drawn_with_their_moves() {
    let all = drawn("g=a>b;b>c;c>a,d;d>e&w=outcomes&x=c", "");
    assert_eq!(all.matches("block-piece vertex outcome-d").count(), 3);
    assert!(all.contains(">in 1</text>") && all.contains("board-line arrow lead"), "{all}");
    let values = drawn("g=a>b;b>c;c>a,d;d>e&x=c", "");
    assert!(values.contains("∞(1)"), "{values}");
}
