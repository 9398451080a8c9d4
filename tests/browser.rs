//! Components in a real browser: what needs a document, a focus, a pointer or an address.
#![cfg(target_arch = "wasm32")]
use gloo::{timers::future::TimeoutFuture, utils::document};
use nimscope::ui::App;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Element, KeyboardEvent, KeyboardEventInit};

#[path = "browser/late.rs"]
mod late;

wasm_bindgen_test_configure!(run_in_browser);

/// Milliseconds within which the page answers.
const SOON: u32 = 100;

thread_local! {
    /// One application for all tests: several would all listen to the same keyboard.
    static ROOT: Element = {
        let root = document().create_element("div").unwrap();
        document().body().unwrap().append_child(&root).unwrap();
        yew::Renderer::<App>::with_root(root.clone()).render();
        root
    };
}

/// Opens the application at an address.
async fn app(hash: &str) -> Element {
    for hash in ["#/", hash] {
        gloo::utils::window().location().set_hash(hash).unwrap();
        TimeoutFuture::new(SOON).await;
    }
    let root = ROOT.with(Clone::clone);
    TimeoutFuture::new(SOON).await;
    root
}

fn find(root: &Element, selector: &str) -> Element {
    root.query_selector(selector).unwrap().unwrap_or_else(|| panic!("no {selector}"))
}

fn text(root: &Element, selector: &str) -> String {
    find(root, selector).text_content().unwrap_or_default()
}

fn hash() -> String {
    gloo::utils::window().location().hash().unwrap()
}

async fn press(key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let target = document().active_element().unwrap();
    target
        .dispatch_event(&KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap())
        .unwrap();
    TimeoutFuture::new(SOON).await;
}

#[wasm_bindgen_test]
async fn a_click_of_assistive_technology_takes() {
    let root = app("#/play?v=1&g=nim/3+5&o=friend&a=full").await;
    assert_eq!(text(&root, ".badge strong"), "N-position");
    let token = find(&root, "[data-piece='0.1.4']");
    let click = web_sys::MouseEventInit::new();
    click.set_bubbles(true);
    let event = web_sys::MouseEvent::new_with_mouse_event_init_dict("click", &click).unwrap();
    token.dispatch_event(&event).unwrap();
    TimeoutFuture::new(SOON).await;
    assert!(hash().contains("m=2-2"), "{}", hash());
    assert_eq!(text(&root, ".badge strong"), "P-position");
}

#[wasm_bindgen_test]
async fn the_keyboard_chooses_previews_and_takes() {
    let root = app("#/play?v=1&g=colourful/r1y2%2By3&o=friend&a=full").await;
    press("2").await;
    assert!(text(&root, ".say").starts_with("Take 1 from pile 2"), "{}", text(&root, ".say"));
    press("ArrowDown").await;
    assert!(text(&root, ".say").starts_with("Take 2 from pile 2"), "{}", text(&root, ".say"));
    press("Enter").await;
    assert!(hash().contains("m=2-2"), "{}", hash());
    press("u").await;
    assert!(hash().contains("p=0"), "{}", hash());
}

#[wasm_bindgen_test]
async fn values_are_hidden_when_analysis_is_off() {
    let root = app("#/play?v=1&g=nim/3+5+7&o=friend&a=off").await;
    assert!(root.query_selector(".badge.outcome-n, .badge.outcome-p, .nim").unwrap().is_none());
}

#[wasm_bindgen_test]
async fn a_bad_link_says_what_is_wrong_and_where() {
    let root = app("#/play?v=1&g=nim/3+x").await;
    assert_eq!(text(&root, "h1"), "This link holds no position");
    assert_eq!(text(&root, ".err-at"), "x");
}

#[wasm_bindgen_test]
async fn the_gallery_searches() {
    let root = app("#/").await;
    // Long shelves are folded: show all their games.
    while let Some(more) = root.query_selector(".more .btn").unwrap() {
        more.unchecked_into::<web_sys::HtmlElement>().click();
        TimeoutFuture::new(SOON).await;
    }
    let all = root.query_selector_all(".game-card").unwrap().length();
    // The games for beginners are shown a second time at the top.
    let games = nimscope::games::library().count() + nimscope::games::first_games().len();
    assert_eq!(all as usize, games);
    let field: web_sys::HtmlInputElement = find(&root, "#search").unchecked_into();
    field.set_value("thue morse");
    let init = web_sys::EventInit::new();
    init.set_bubbles(true);
    field.dispatch_event(&web_sys::Event::new_with_event_init_dict("input", &init).unwrap()).unwrap();
    TimeoutFuture::new(SOON).await;
    assert_eq!(root.query_selector_all(".game-card").unwrap().length(), 1);
}

#[wasm_bindgen_test]
async fn the_sequence_lab_proves_as_one_types() {
    let root = app("#/lab/sequence?c=0.77&n=1000").await;
    assert!(text(&root, ".found").contains("period 12, last exception n = 70"), "{}", text(&root, ".found"));
    let field: web_sys::HtmlInputElement = find(&root, "#lab-c").unchecked_into();
    for (code, expected) in [("0.7-", ".err-at"), ("{1,2,3}", ".found")] {
        field.set_value(code);
        let init = web_sys::EventInit::new();
        init.set_bubbles(true);
        field.dispatch_event(&web_sys::Event::new_with_event_init_dict("input", &init).unwrap()).unwrap();
        TimeoutFuture::new(SOON).await;
        find(&root, expected);
    }
    assert!(text(&root, ".found").contains("period 4, no exceptions"), "{}", text(&root, ".found"));
    assert!(text(&root, ".sure").contains("pigeonhole"));
    TimeoutFuture::new(3 * SOON).await;
    assert!(hash().starts_with("#/lab/sequence?v=1&c=%7B1,2,3%7D&n=1000"), "{}", hash());
}
