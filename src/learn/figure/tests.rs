use super::*;

#[test]
fn the_longest_games_are_those_of_the_exercise() {
    let last = |game: &str, n: usize| {
        let position = format!("{game}/{}H", "T".repeat(n - 1));
        Figure::read(&format!("longest {position}")).and_then(|figure| figure.number())
    };
    // Turning Turtles: n moves; Ruler: one less than a power of two, each coin twice as often as the next.
    for n in 1..8 {
        assert_eq!(last("turning-turtles", n), Some(n as u64));
        assert_eq!(last("ruler", n), Some(1 << (n - 1)));
    }
    let mock: Vec<Option<u64>> = (1..7).map(|n| last("mock-turtles", n)).collect();
    assert_eq!(mock, [1, 2, 4, 7, 12, 20].map(Some));
    assert_eq!(longest(open("nim/3+5").unwrap()), Some(8));
    assert_eq!(longest(open("northcott:6/1-3").unwrap()), None);
}

#[test]
fn parents_and_children_are_those_of_the_table() {
    // Khovanova and Xiong, table 1, with its erratum: (2,3,6,7) has two parents and a child.
    let table = [
        ("0 1 2 3", 1, 1),
        ("0 0 1 1", 1, 2),
        ("0 0 2 2", 1, 6),
        ("2 3 6 7", 2, 1),
        ("1 1 2 2", 2, 2),
        ("2 2 4 4", 2, 6),
        ("1 3 5 7", 6, 1),
        ("1 1 3 3", 6, 2),
        ("1 1 1 1", 6, 6),
    ];
    for (piles, parents, children) in table {
        let number = |kind: &str| Figure::read(&format!("{kind} {piles}")).and_then(|figure| figure.number());
        assert_eq!((number("parents"), number("children")), (Some(parents), Some(children)), "{piles}");
    }
}

#[test]
fn roots_are_found_in_the_least_field() {
    assert_eq!(roots(6), [14, 15]);
    assert_eq!(roots(0), [0, 1]);
    assert_eq!(roots(1), [2, 3]);
    assert!(roots(8).iter().all(|x| kernels::nimbers::product_64(*x, *x) ^ x == 8) && roots(8).len() == 2);
}

#[test]
fn counts_are_those_of_the_formulas() {
    let number = |text: &str| Figure::read(text).and_then(|figure| figure.number());
    assert_eq!(number("lost 3 1"), Some(4));
    assert_eq!(number("lost 3 7"), Some(64));
    assert_eq!(number("lost 4 3"), Some(64));
    // Three to the number of ones in binary.
    for (n, born) in [(0, 1), (1, 3), (2, 3), (3, 9), (4, 3), (7, 27)] {
        assert_eq!(number(&format!("born {n}")), Some(born), "{n}");
    }
    // Khovanova and Xiong, 4.1 to 4.3 and 5.5: the terms that the paper prints.
    let lists: [(&str, &str, &[u64]); 8] = [
        ("largest 3 ", "", &[1, 3, 3, 9, 3, 9, 15, 21, 3, 9, 15, 21, 27, 33, 39, 45, 3, 9]),
        ("lost 3 ", "", &[1, 4, 7, 16, 19, 28, 43, 64, 67, 76, 91, 112]),
        ("largest 4 ", "", &[1, 7, 13, 43, 25, 79, 133, 211, 49, 151, 253]),
        ("lost 4 ", "", &[1, 8, 21, 64, 89, 168, 301, 512, 561, 712]),
        ("largest 5 ", "", &[1, 15, 45, 195, 165, 555, 1125, 1995, 645]),
        ("born ", " of 4", &[1, 6, 7, 36, 13, 42, 43, 216, 49, 78, 55, 252, 85]),
        ("grown ", " of 4", &[1, 7, 14, 50, 63, 105, 148, 364, 413, 491, 546, 798, 883, 1141]),
        ("born ", " of 5", &[1, 10, 15, 100, 65, 150, 175, 1000, 565]),
    ];
    for (before, after, terms) in lists {
        for (n, term) in (0..).zip(terms) {
            assert_eq!(number(&format!("{before}{n}{after}")), Some(*term), "{before}{n}{after}");
        }
    }
    assert_eq!(number("grown 6"), Some(37));
    for none in ["lost 64 1000", "lost 0 3", "born 18446744073709551615", "grown 3 of 0"] {
        assert_eq!(number(none), None, "{none}");
    }
}
