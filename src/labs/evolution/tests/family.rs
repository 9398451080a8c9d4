use crate::labs::evolution::*;

/// All P-positions of so many piles of at most `most`.
fn positions(piles: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for _ in 0..piles {
        all = all
            .into_iter()
            .flat_map(|p: Vec<u64>| (0..=most).map(move |n| [&p[..], &[n]].concat()))
            .collect();
    }
    all.retain(|p| nim_sum(p) == 0);
    all
}

/// By the definition: two counters fewer, one in each of two piles.
fn by_definition(piles: &[u64], by: i64) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    for i in 0..piles.len() {
        for j in i + 1..piles.len() {
            let mut other = piles.to_vec();
            let both = (piles[i].checked_add_signed(by), piles[j].checked_add_signed(by));
            let (Some(a), Some(b)) = both else { continue };
            (other[i], other[j]) = (a, b);
            if nim_sum(&other) == 0 {
                found.push(other);
            }
        }
    }
    found
}

/// Facts 270 and 272.
#[test]
fn parents_and_children_are_those_of_the_definition() {
    // Lemmas 19 and 21.
    for p in [positions(2, 15), positions(3, 15), positions(4, 9), positions(5, 3)].concat() {
        let only = |all: Vec<Relative>| all.into_iter().map(|one| one.piles).collect::<Vec<_>>();
        assert_eq!(only(parents(&p)), by_definition(&p, -1), "{p:?}");
        assert_eq!(only(children(&p)), by_definition(&p, 1), "{p:?}");
        assert_eq!(parents(&p).is_empty(), p.iter().all(|pile| *pile == 0), "{p:?}");
    }
}

/// Facts 271 and 273.
#[test]
fn three_piles_have_one_parent_and_0_1_or_3_children() {
    // Corollary 20, and section 5.2.
    let mut seen = [0; 4];
    for p in positions(3, 20) {
        assert_eq!(parents(&p).len(), usize::from(p != [0, 0, 0]));
        seen[children(&p).len()] += 1;
    }
    assert!(seen[0] > 0 && seen[1] > 0 && seen[2] == 0 && seen[3] > 0);
}

/// Fact 298.
#[test]
fn four_piles_have_1_2_or_6_of_each() {
    // Section 5.5.
    for p in positions(4, 15) {
        let wanted: &[usize] = if p == [0; 4] { &[0] } else { &[1, 2, 6] };
        assert!(wanted.contains(&parents(&p).len()) && [1, 2, 6].contains(&children(&p).len()), "{p:?}");
    }
}

/// Facts 288 to 297.
#[test]
fn table_1_is_right_once_corrected() {
    for (row, count) in TABLE_1.iter().zip([1, 2, 6]) {
        for (p, born) in row.iter().zip([1, 2, 6]) {
            assert_eq!((nim_sum(p), parents(p).len(), children(p).len()), (0, count, born), "{p:?}");
        }
    }
    // As printed for two parents and one child.
    assert_eq!((parents(&[0, 1, 4, 5]).len(), children(&[0, 1, 4, 5]).len()), (1, 2));
    let ordered = |p: &&Vec<u64>| p.is_sorted();
    let fits = |p: &&Vec<u64>| parents(p).len() == 2 && children(p).len() == 1;
    let all = positions(4, 9);
    assert_eq!(all.iter().filter(ordered).filter(fits).collect::<Vec<_>>(), [&[2, 3, 6, 7]]);
}

/// Fact 274.
#[test]
fn children_of_each_step_have_two_counters_more() {
    // Section 5.2: those born at step n are the P-positions with 2n counters.
    let mut generation = vec![vec![0u64; 3]];
    for n in 0..=12u64 {
        let mut wanted: Vec<_> =
            positions(3, 2 * n).into_iter().filter(|p| p.iter().sum::<u64>() == 2 * n).collect();
        generation.sort();
        wanted.sort();
        assert_eq!(generation, wanted, "{n}");
        generation = generation.iter().flat_map(|p| children(p)).map(|child| child.piles).collect();
    }
}

#[test]
fn piles_are_read_and_mistakes_have_their_place() {
    for text in ["2,3,6,7", "(2, 3, 6, 7)", "2+3+6+7", " 2 3 6 7 "] {
        assert_eq!(read_piles(text), Ok(vec![2, 3, 6, 7]), "{text}");
    }
    for (text, at) in
        [("", 0), ("2,3x", 3), ("2,,3", 2), ("(2,3", 4), ("2)", 1), ("1000000000000000001", 0), ("2;3", 1)]
    {
        assert_eq!(read_piles(text).unwrap_err().at, at, "{text}");
    }
    assert!(read_piles(&vec!["1"; 41].join(",")).is_err());
    assert_eq!(read_pile(" 7 "), Ok(7));
    assert_eq!(read_pile("7 8").unwrap_err().at, 2);
    assert_eq!(read_pile("").unwrap_err().at, 0);
    assert_eq!(piles_text(&[14, 11, 5]), "(14,11,5)");
}
