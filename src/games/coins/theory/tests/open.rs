//! What may still be selected, against all moves.
use super::{
    super::{Place, Turning},
    CODES, code,
    tartan::tartan,
};

#[test]
fn coins_are_open_while_a_move_has_them_all() {
    let heads = [2, 3, 6, 8];
    for text in CODES {
        let turning = Turning::new(code(text));
        let moves = turning.moves(&heads, usize::MAX).moves;
        for picked in 0..1u64 << 9 {
            let picked: Vec<u64> = (0..9).filter(|coin| picked >> coin & 1 == 1).collect();
            if picked.len() > 3 {
                continue;
            }
            let with = |coin: &u64| {
                moves.iter().any(|mv| mv.contains(coin) && picked.iter().all(|c| mv.contains(c)))
            };
            let expected: Vec<u64> = (0..9).filter(|coin| !picked.contains(coin)).filter(with).collect();
            assert_eq!(turning.open(&heads, &picked), expected, "{text} {picked:?}");
        }
    }
}

#[test]
fn places_are_open_while_a_move_has_them_all() {
    let heads: [Place; 3] = [(1, 3), (3, 2), (4, 4)];
    let places: Vec<Place> = (0..5).flat_map(|row| (0..5).map(move |column| (row, column))).collect();
    for (rows, columns) in [("2", "2"), ("1-3", "1+C"), ("1+S", "3"), ("1-2", "2D(1,3)")] {
        let game = tartan(rows, columns);
        let moves: Vec<Vec<Place>> =
            game.moves(&heads, usize::MAX).moves.iter().map(|block| block.coins().collect()).collect();
        let picks = places.iter().flat_map(|a| places.iter().map(move |b| [*a, *b]));
        for pair in picks {
            let picked = if pair[0] == pair[1] { &pair[..1] } else { &pair[..] };
            let with = |place: &Place| {
                moves.iter().any(|mv| mv.contains(place) && picked.iter().all(|place| mv.contains(place)))
            };
            let expected: Vec<Place> = places
                .iter()
                .filter(|place| !picked.contains(place))
                .filter(|place| with(place))
                .copied()
                .collect();
            assert_eq!(game.open(&heads, picked), expected, "{rows} x {columns} {picked:?}");
        }
    }
}
