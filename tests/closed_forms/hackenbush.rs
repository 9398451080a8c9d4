//! Green Hackenbush against the definition, on random graphs with loops, circuits and several vertices on the ground.
use fastrand::Rng;
use nimscope::core::{Budget, Nimber};
use nimscope::games::open;
use std::collections::BTreeSet;

/// The ends of up to nine edges between up to six vertices; vertices below `ground` are on the ground.
fn random(rng: &mut Rng) -> (Vec<[u8; 2]>, u8) {
    let vertices = rng.u8(2..=6);
    let ground = rng.u8(1..vertices);
    let edges: Vec<[u8; 2]> =
        (0..rng.u8(1..=9)).map(|_| [rng.u8(0..vertices), rng.u8(0..vertices)]).collect();
    let all = rooted(&edges, ground, (1 << edges.len()) - 1);
    (
        edges.iter().enumerate().filter(|(edge, _)| all >> edge & 1 == 1).map(|(_, ends)| *ends).collect(),
        ground,
    )
}

/// The edges of a set that are connected to the ground.
fn rooted(edges: &[[u8; 2]], ground: u8, set: u32) -> u32 {
    let (mut reached, mut found) = ((1u32 << ground) - 1, 0);
    loop {
        let before = found;
        for (edge, [a, b]) in edges.iter().enumerate() {
            if set >> edge & 1 == 1 && (reached >> a | reached >> b) & 1 == 1 {
                reached |= 1 << a | 1 << b;
                found |= 1 << edge;
            }
        }
        if found == before {
            return found;
        }
    }
}

fn notation(edges: &[[u8; 2]], ground: u8) -> String {
    let name = |vertex: u8| if vertex < ground { format!("0{vertex}") } else { format!("v{vertex}") };
    let edges: Vec<String> = edges.iter().map(|[a, b]| format!("{}-{}", name(*a), name(*b))).collect();
    format!("hackenbush/{}", edges.join(","))
}

#[test]
fn values_and_all_cuts_are_those_of_the_definition() {
    let mut rng = Rng::with_seed(6);
    let (mut tried, mut wins) = (0, 0);
    while tried < 3000 {
        let (edges, ground) = random(&mut rng);
        if edges.is_empty() {
            continue;
        }
        let mut values = vec![0u32; 1 << edges.len()];
        let options = |values: &[u32], set: u32| -> Vec<(usize, u32)> {
            let cut = |edge: usize| (edge, values[rooted(&edges, ground, set & !(1 << edge)) as usize]);
            (0..edges.len()).filter(|edge| set >> edge & 1 == 1).map(cut).collect()
        };
        for set in 1..values.len() as u32 {
            let seen: BTreeSet<u32> = options(&values, set).into_iter().map(|(_, value)| value).collect();
            values[set as usize] = (0..).find(|value| !seen.contains(value)).unwrap();
        }
        let full = values.len() as u32 - 1;
        let text = notation(&edges, ground);
        let game = open(&text).unwrap();
        assert_eq!(game.value(&mut Budget::new(0)), Ok(Nimber(values[full as usize].into())), "{text}");
        for target in 0..=values[full as usize] + 2 {
            let found = game.moves_to(Nimber(target.into()), 99, &mut Budget::new(0)).unwrap();
            let mut numbers: Vec<usize> = found.moves.iter().map(|mv| mv.notation.parse().unwrap()).collect();
            numbers.sort_unstable();
            let expected: Vec<usize> = options(&values, full)
                .into_iter()
                .filter(|(_, v)| *v == target)
                .map(|(edge, _)| edge + 1)
                .collect();
            assert_eq!(numbers, expected, "{text} to {target}");
            wins += numbers.len();
        }
        tried += 1;
    }
    assert!(wins > 5000, "{wins}");
}
