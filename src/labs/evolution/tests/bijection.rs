use crate::labs::evolution::*;

fn positions(most: u64) -> impl Iterator<Item = Pile3> {
    (0..=most).flat_map(move |a| (0..=most).map(move |b| [a, b, a ^ b]))
}

/// Facts 285 and 286.
#[test]
fn the_example_is_walked_as_the_definitions_say() {
    // Section 5.4 prints (8,0), (8,-4), (10,-4), (10,-3) for (14,11,5): left and right exchanged.
    let legs = walk([14, 11, 5]).unwrap();
    let cells: Vec<Cell> = legs.iter().map(|leg| leg.cell).collect();
    assert_eq!(cells, [(8, 0), (8, 4), (10, 4), (10, 3)]);
    let piles: Vec<Pile3> = legs.iter().map(|leg| leg.piles).collect();
    assert_eq!(piles, [[8, 8, 0], [12, 8, 4], [14, 10, 4], [14, 11, 5]]);
    let turns: Vec<&str> = legs.iter().map(|leg| leg.turn.word()).collect();
    assert_eq!(turns, ["start", "left", "right", "right"]);
    assert_eq!((cell_of([14, 11, 5]), position_of((10, 3))), (Some((10, 3)), Some([14, 11, 5])));
}

/// Fact 287.
#[test]
fn the_first_steps_have_the_directions_of_their_points() {
    // Section 5.4 prints East for (0,1) and North for (1,0).
    for (piles, cell, heading) in [
        ([0, 1, 1], (-1, 0), Heading::West),
        ([1, 0, 1], (0, 1), Heading::North),
        ([1, 1, 0], (1, 0), Heading::East),
    ] {
        let legs = walk(piles).unwrap();
        assert_eq!((legs[0].cell, legs[0].heading), (cell, heading));
    }
}

/// Fact 283.
#[test]
fn the_bijection_maps_parents_to_parents() {
    // Theorem 23.
    for piles in positions(63) {
        let cell = cell_of(piles).unwrap();
        assert_eq!(position_of(cell), Some(piles));
        let Some(parent) =
            parents(&piles).first().map(|parent| cell_of(parent.piles[..].try_into().unwrap()).unwrap())
        else {
            continue;
        };
        assert_eq!((parent.0 - cell.0).abs() + (parent.1 - cell.1).abs(), 1, "{piles:?}");
        let last = *walk(piles).unwrap().last().unwrap();
        let (east, north) = last.heading.step();
        assert_eq!((parent.0 + east, parent.1 + north), cell, "{piles:?}");
    }
}

/// Fact 284.
#[test]
fn the_printed_example_is_another_bijection() {
    // With left and right exchanged the automaton is mirrored after the first leg, and parents stay parents.
    let mirrored = |piles: Pile3| {
        let legs = walk(piles).unwrap();
        let (mut cell, mut heading) = ((0, 0), None);
        for leg in &legs {
            let at = match (heading, leg.turn) {
                (None, _) => leg.heading as usize,
                (Some(at), Turn::Left) => at + 3,
                (Some(at), Turn::Right) => at + 1,
                (Some(at), _) => at,
            } % 4;
            let (east, north) = Heading::ALL[at].step();
            cell = (cell.0 + east * leg.steps as i64, cell.1 + north * leg.steps as i64);
            heading = Some(at);
        }
        cell
    };
    assert_eq!(mirrored([14, 11, 5]), (10, -3));
    let all: Vec<Pile3> = positions(63).filter(|piles| generation_of(*piles) <= 32).collect();
    let mut cells: Vec<Cell> = all.iter().map(|piles| mirrored(*piles)).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), all.len());
    for piles in all.iter().filter(|piles| **piles != [0; 3]) {
        let parent: Pile3 = parents(piles)[0].piles[..].try_into().unwrap();
        let (a, b) = (mirrored(*piles), mirrored(parent));
        assert_eq!((a.0 - b.0).abs() + (a.1 - b.1).abs(), 1, "{piles:?}");
    }
}

#[test]
fn large_positions_and_impossible_ones() {
    let large = 1_000_000_000_000_000_000;
    let piles = [large, large - 1, large ^ (large - 1)];
    let cell = cell_of(piles).unwrap();
    assert_eq!(position_of(cell), Some(piles));
    assert_eq!(walk([1, 2, 4]), None);
    assert_eq!(walk([u64::MAX, u64::MAX, 0]), None);
    assert_eq!(walk([0; 3]), Some(vec![]));
    for cell in [(1, 1), (0, -1), (3, 3), (i64::MAX, i64::MIN), (i64::MIN, 0)] {
        assert_eq!(position_of(cell), None, "{cell:?}");
    }
}
