use super::*;
use std::{
    pin::pin,
    task::{Context, Poll, Waker},
};

#[derive(Properties, PartialEq)]
struct TextProps {
    text: String,
}

#[component]
fn Text(props: &TextProps) -> Html {
    rich(&props.text)
}

fn draw(text: &str) -> String {
    let props = TextProps { text: text.into() };
    let mut future = pin!(yew::LocalServerRenderer::<Text>::with_props(props).hydratable(false).render());
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(markup) = future.as_mut().poll(&mut context) {
            return markup;
        }
    }
}

#[test]
fn markup_becomes_elements() {
    assert_eq!(draw("say *eeny*"), r#"say <i class="say2">eeny</i>"#);
    assert_eq!(draw("**no: *not* met**"), r#"<b>no: <i class="say2">not</i> met</b>"#);
    assert_eq!(draw("at ~(1,2)~ now"), r#"at <span class="pos">(1,2)</span> now"#);
    assert_eq!(draw("{ry}").matches("<use").count(), 2);
    assert!(draw("value ∗3").ends_with("<mn>3</mn></mrow></math>"));
}

#[test]
fn mathematics_becomes_mathml() {
    let inner = |text: &str| {
        let markup = draw(&format!("${text}$"));
        markup.replace("<math><mrow>", "").replace("</mrow></math>", "")
    };
    assert_eq!(inner("2.5^2"), "<msup><mn>2.5</mn><mn>2</mn></msup>");
    assert_eq!(inner("n_4"), "<msub><mi>n</mi><mn>4</mn></msub>");
    assert_eq!(inner("2^{k-1}"), "<msup><mn>2</mn><mrow><mi>k</mi><mo>−</mo><mn>1</mn></mrow></msup>");
    assert_eq!(inner("a_n^2"), "<msubsup><mi>a</mi><mi>n</mi><mn>2</mn></msubsup>");
    assert_eq!(
        inner("⌊n phi⌋"),
        r#"<mo stretchy="false">⌊</mo><mi>n</mi><mi>φ</mi><mo stretchy="false">⌋</mo>"#
    );
    assert_eq!(inner("sqrt(2)"), "<msqrt><mrow><mn>2</mn></mrow></msqrt>");
    assert_eq!(inner("p/q"), r#"<mi>p</mi><mo lspace="0" rspace="0">/</mo><mi>q</mi>"#);
}

#[test]
fn long_formulas_can_be_broken() {
    let markup = draw("$1000000000000000000 ⊕ 524215 = 999999999999999927$");
    assert_eq!(markup.matches("<math>").count(), 3, "{markup}");
    let markup = draw(&format!("$9 = {}_2$.", "10".repeat(30)));
    assert!(markup.ends_with("10<sub>2</sub></span>."), "{markup}");
}

#[test]
fn punctuation_stays_with_the_formula_before_it() {
    for text in ["value ∗3.", "so $n_4$.", "$1000000000000000000 ⊕ 524215 = 7$.", "(as in ∗3)."] {
        let markup = draw(text);
        let (_, end) =
            markup.rsplit_once(r#"<span class="no-break"><math>"#).unwrap_or_else(|| panic!("{markup}"));
        assert!(end.ends_with("</math>.</span>") || end.ends_with("</math>).</span>"), "{markup}");
        assert_eq!(markup.matches(r#"class="no-break""#).count(), 1, "{markup}");
    }
    assert!(draw("$a$, $b$").starts_with(r#"<span class="no-break"><math>"#));
    assert!(!draw("$a$ and ∗2 make").contains("no-break"));
}

#[test]
fn malformed_markup_stays_as_it_is() {
    for text in ["3 * 4", "a $ b", "{0, 1}", "~", "$n_$", "$2^{3$", "$}$", "**", "****", "$$", "∗", "{", "é*"]
    {
        assert_eq!(draw(text), text, "{text}");
    }
}

#[test]
fn no_text_breaks_it() {
    let pieces = ["*", "**", "$", "{", "}", "_", "^", "~", "∗", "9", "é", "sqrt(", ")", "\\", " ", "r"];
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..3000 {
        let text: String = (0..random.usize(0..14)).map(|_| pieces[random.usize(0..pieces.len())]).collect();
        draw(&text);
    }
    draw(&format!("${}x{}$", "{".repeat(5000), "}".repeat(5000)));
    draw(&"*".repeat(5000));
}

#[test]
fn mistakes_are_marked() {
    #[component]
    fn Echo() -> Html {
        html! { <>{ echo("ré", 1) }{ echo("ré", 2) }{ echo("ré", 9) }{ echo(&"é".repeat(3000), 3000) }</> }
    }
    let mut future = pin!(yew::LocalServerRenderer::<Echo>::new().hydratable(false).render());
    let mut context = Context::from_waker(Waker::noop());
    let Poll::Ready(markup) = future.as_mut().poll(&mut context) else { panic!("drawn at once") };
    assert!(markup.starts_with(r#"<code class="echo">r<mark class="err-at">é</mark></code>"#), "{markup}");
    // Of a long text only what lies around the mistake is shown.
    let around = "é".repeat(120);
    let marked = format!(r#"<code class="echo">…{around}<mark class="err-at">é</mark>{around}…</code>"#);
    assert!(markup.ends_with(&marked), "{markup}");
}
