//! Ordinal nimbers satisfy the axioms of a field.
use nimscope::labs::nimbers::expressed;
use nimscope::ordinal::{Limits, Ordinal};
use proptest::{collection::vec, prelude::*};

fn read(text: &str) -> Ordinal {
    Ordinal::read(text, &Limits::LAB).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// An ordinal below ω^`degree` with coefficients of any size.
fn below(degree: u32) -> impl Strategy<Value = Ordinal> {
    let count = prop_oneof![Just(0u128), 1..5u128, any::<u128>()];
    vec(count, degree as usize).prop_map(|counts| {
        let terms = counts.into_iter().enumerate();
        terms.fold(Ordinal::default(), |sum, (exponent, count)| {
            &sum ^ &Ordinal::power(Ordinal::finite(exponent as u128), count)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_axioms_of_a_field_hold(a in below(9), b in below(9), c in below(9)) {
        let times = |a: &Ordinal, b: &Ordinal| a.times(b).unwrap();
        prop_assert_eq!(times(&a, &b), times(&b, &a));
        prop_assert_eq!(times(&times(&a, &b), &c), times(&a, &times(&b, &c)));
        prop_assert_eq!(times(&a, &(&b ^ &c)), &times(&a, &b) ^ &times(&a, &c));
        prop_assert_eq!(a.squared().unwrap(), times(&a, &a));
        prop_assert_eq!(a.root().unwrap().squared().unwrap(), a.clone());
        if let Some(inverse) = a.inverse().unwrap() {
            prop_assert_eq!(times(&a, &inverse), Ordinal::finite(1));
        } else {
            prop_assert!(a.is_zero());
        }
    }

    #[test]
    fn large_fields_are_fields(a in below(27), b in below(27)) {
        let product = a.times(&b).unwrap();
        prop_assert_eq!(product.is_zero(), a.is_zero() || b.is_zero());
        prop_assert_eq!(a.root().unwrap().squared().unwrap(), a.clone());
        if let Some(inverse) = a.inverse().unwrap() {
            prop_assert_eq!(product.times(&inverse).unwrap(), b);
        }
    }

    #[test]
    fn sums_are_those_of_a_group(a in below(5), b in below(5)) {
        prop_assert_eq!(&(&a ^ &b) ^ &b, a.clone());
        prop_assert_eq!((&a ^ &b).is_zero(), a == b);
        prop_assert_eq!(read(&a.to_string()), a);
    }

    #[test]
    fn laws_hold_in_expressions(a in below(3), b in below(3), c in any::<u128>()) {
        let holds = |text: String| expressed(&text).unwrap().sentence().contains("both sides are");
        let law = format!("({a}) x (({b}) + {c}) = ({a}) x ({b}) + {c} x ({a})");
        prop_assert!(holds(law.clone()), "{}", law);
        let law = format!("(({a}) x ({b})) x {c} = ({a}) x (({b}) x {c})");
        prop_assert!(holds(law.clone()), "{}", law);
        prop_assert!(holds(format!("sqrt(({a}) + ({b})) = sqrt({a}) + sqrt({b})")), "{a}, {b}");
    }

    #[test]
    fn linear_equations_have_their_root(a in below(3), b in below(3), c in below(3)) {
        prop_assume!(!a.is_zero());
        let found = expressed(&format!("({a}) x x + ({b}) = ({c})")).unwrap();
        let x = read(&found.value());
        prop_assert_eq!(&a.times(&x).unwrap() ^ &b, c);
    }

    #[test]
    fn no_expression_panics(text in "[wx0-9^*+()/=√ω²⊗⊕÷ sqrt]{0,30}") {
        match expressed(&text) {
            Ok(found) => prop_assert!(!found.sentence().is_empty()),
            Err(error) => prop_assert!(text.is_char_boundary(error.at)),
        }
    }

    #[test]
    fn no_text_panics(text in "[w0-9^*+() ω²·]{0,24}") {
        for limits in [Limits::LAB, Limits::PILES] {
            match Ordinal::read(&text, &limits) {
                Ok(found) => prop_assert_eq!(Ordinal::read(&found.to_string(), &Limits::LAB), Ok(found)),
                Err(error) => prop_assert!(error.at <= text.len()),
            }
        }
    }
}
