//! Ordinals: order, notation, and the axioms of their field.
use super::{field::powers, *};
use crate::core::Mistake;

fn read(text: &str) -> Ordinal {
    Ordinal::read(text, &Limits::LAB).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn product(a: &str, b: &str) -> String {
    read(a).times(&read(b)).unwrap().to_string()
}

#[test]
fn products_known_from_books() {
    for (a, b, expected) in [
        ("w", "w", "w^2"),
        ("w^2", "w", "2"),
        ("w^2", "w^2", "w*2"),
        ("w^3", "w^3", "w^6"),
        ("w^6", "w^3", "w"),
        ("w^4", "w^4", "w^8"),
        ("w^8", "w", "w^6*2"),
        ("w^26", "w^26", "w^17*2"),
        ("w*2", "w*2", "w^2*3"),
        ("w^2+w+1", "w^2+w+1", "w^2+w*2+1"),
        ("w", "w^2*3", "1"),
        ("w+1", "w^2*2+w*2+2", "1"),
        ("0", "w^w", "0"),
        ("1", "w^w", "w^w"),
    ] {
        assert_eq!(product(a, b), expected, "{a} times {b}");
        assert_eq!(product(b, a), expected, "{b} times {a}");
        if a == b {
            assert_eq!(read(a).squared().unwrap().to_string(), expected, "the square of {a}");
        }
    }
    let power = |a: &str, n| read(a).to_the(n).unwrap().to_string();
    assert_eq!(power("w+1", 3), "w^2+w+3");
    assert_eq!(power("w", 3), "2");
    assert_eq!(power("w^2", 3), "3");
    assert_eq!(power("w", 9), "1");
    assert_eq!(power("w^3", 9), "2");
    assert_eq!(power("w", 0), "1");
    let inverse = |a: &str| read(a).inverse().unwrap().map(|found| found.to_string());
    assert_eq!(inverse("w").as_deref(), Some("w^2*3"));
    assert_eq!(inverse("w+1").as_deref(), Some("w^2*2+w*2+2"));
    assert_eq!(inverse("0"), None);
    assert_eq!(read("w").root().unwrap().to_string(), "w^2*2");
    // The nim-cube of ω^(3^i) is the one before.
    for (power_of, cube) in [("w^3", "w"), ("w^9", "w^3"), ("w^27", "w^9")] {
        assert_eq!(power(power_of, 3), cube);
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let omega = Ordinal::omega();
    for text in ["w^w", "w^81", "w^w+w", "w^(w+1)"] {
        let large = read(text);
        assert_eq!(large.times(&omega), Err(Beyond), "{text}");
        assert_eq!((large.squared(), large.root(), large.inverse()), (Err(Beyond), Err(Beyond), Err(Beyond)));
        assert_eq!(&large ^ &large, Ordinal::default());
    }
    assert!(read("w^80").times(&read("w^80")).is_ok());
}

/// The rule of carries against repeated products with single generators, each cube replaced as Lenstra states it.
#[test]
fn powers_of_omega_multiply_digit_by_digit() {
    for j in 0..DEGREES {
        for k in 0..DEGREES {
            let mut digits = [0usize; 4];
            let mut factor = 0;
            for (place, digit) in digits.iter_mut().enumerate() {
                *digit = j / 3usize.pow(place as u32) % 3 + k / 3usize.pow(place as u32) % 3;
            }
            while let Some(place) = digits.iter().position(|digit| *digit > 2) {
                digits[place] -= 3;
                match place {
                    0 => factor += 1,
                    _ => digits[place - 1] += 1,
                }
            }
            let exponent: usize =
                digits.iter().enumerate().map(|(place, digit)| digit * 3usize.pow(place as u32)).sum();
            assert!(factor < 2);
            assert_eq!(powers(j, k), (exponent, 1 + factor), "{j}, {k}");
        }
    }
}

#[test]
fn texts_come_back() {
    for text in
        ["0", "7", "w", "w*2+3", "w^2", "w^w", "w^(w+1)*5+w^w+w^26*3+1", "w^w^w", "w^(w*2)", "w^(w^2+1)"]
    {
        assert_eq!(read(text).to_string(), text);
        assert_eq!(read(&read(text).pretty()), read(text), "{text}");
    }
    assert_eq!(read(" ω²·3 + ω + 1 ").to_string(), "w^2*3+w+1");
    assert_eq!(read("w^0").to_string(), "1");
    assert_eq!(read("w^1").to_string(), "w");
    assert_eq!(read("w^(2)*4").pretty(), "ω²·4");
}

#[test]
fn mistakes_have_their_place() {
    use Mistake::{NotAllowed, Syntax, TooLarge};
    for (text, kind, at) in [
        ("", Syntax, 0),
        ("x", Syntax, 0),
        ("w+", Syntax, 2),
        ("w+w", NotAllowed, 2),
        ("3+w", NotAllowed, 2),
        ("2w", NotAllowed, 1),
        ("2*w", NotAllowed, 1),
        ("w*0", Syntax, 2),
        ("w+0", Syntax, 2),
        ("w^", Syntax, 2),
        ("w^(", Syntax, 3),
        ("w^(2", Syntax, 4),
        ("w^^2", Syntax, 2),
        ("w^2)", Syntax, 3),
        ("w w", Syntax, 2),
        ("w*340282366920938463463374607431768211456", TooLarge, 2),
    ] {
        let error = Ordinal::read(text, &Limits::LAB).unwrap_err();
        assert_eq!((error.kind, error.at), (kind, at), "{text}: {error}");
    }
    let tower = "w^".repeat(100_000) + "w";
    assert_eq!(Ordinal::read(&tower, &Limits::LAB).unwrap_err().kind, TooLarge);
    let deep = "w^(".repeat(100_000);
    assert_eq!(Ordinal::read(&deep, &Limits::LAB).unwrap_err().kind, TooLarge);
    let long: Vec<String> = (0..200).rev().map(|n| format!("w^{n}")).collect();
    assert_eq!(Ordinal::read(&long.join("+"), &Limits::LAB).unwrap_err().kind, TooLarge);
    assert_eq!(Ordinal::read("w*18446744073709551616", &Limits::PILES).unwrap_err().kind, TooLarge);
}

#[test]
fn order_is_that_of_ordinals() {
    let rising =
        ["0", "1", "7", "w", "w+1", "w*2", "w*2+9", "w^2", "w^2+w", "w^3", "w^w", "w^w+1", "w^(w+1)"];
    for (a, less) in rising.iter().enumerate() {
        for (b, more) in rising.iter().enumerate() {
            assert_eq!(a.cmp(&b), read(less).cmp(&read(more)), "{less}, {more}");
        }
    }
    assert_eq!((read("w^(w^w)").depth(), read("7").depth(), read("w^2").depth()), (3, 0, 1));
}
