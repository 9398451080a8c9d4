//! Components that follow the board two frames later.
use gloo::{timers::future::TimeoutFuture, utils::document};
use nimscope::ui::late::Late;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct ProbeProps {
    about: AttrValue,
    on_seen: Callback<AttrValue>,
}

/// Shows the position, and reports it once it is drawn.
#[component]
fn Probe(props: &ProbeProps) -> Html {
    let on_seen = props.on_seen.clone();
    use_effect_with(props.about.clone(), move |about| on_seen.emit(about.clone()));
    html! { <p>{ props.about.clone() }</p> }
}

/// Goes on to the next position as soon as one is shown.
#[component]
fn Stage() -> Html {
    let about = use_state(|| AttrValue::from("a"));
    let on_seen = {
        let about = about.setter();
        Callback::from(move |seen: AttrValue| match &*seen {
            "a" => about.set("b".into()),
            "b" => about.set("c".into()),
            _ => {}
        })
    };
    html! { <Late about={about.to_string()}><Probe about={(*about).clone()} {on_seen} /></Late> }
}

#[wasm_bindgen_test]
async fn what_comes_as_something_is_shown_is_shown_in_turn() {
    let root = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&root).unwrap();
    let app = yew::Renderer::<Stage>::with_root(root.clone()).render();
    // Four frames are needed, and more on a busy machine.
    let mut rounds = 0;
    while root.text_content().as_deref() != Some("c") {
        rounds += 1;
        assert!(rounds < 50, "{:?} is shown", root.text_content());
        TimeoutFuture::new(100).await;
    }
    app.destroy();
}
