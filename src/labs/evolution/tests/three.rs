use crate::labs::evolution::*;

fn read(piles: [&str; 3]) -> Result<Pile3, ThreePilesError> {
    read_three(&piles.map(String::from))
}

#[test]
fn a_position_that_is_not_p_can_be_mended() {
    assert_eq!(read(["14", "11", "5"]), Ok([14, 11, 5]));
    for (piles, pile, size) in [(["14", "12", "5"], 2, 2), (["14", "11", "6"], 2, 5), (["1", "2", "4"], 2, 3)]
    {
        let Err(ThreePilesError::NimSum { pile: at, size: to, .. }) = read(piles) else { panic!() };
        assert_eq!((at, to), (pile, size), "{piles:?}");
    }
    assert!(matches!(read(["1", "x", "y"]), Err(ThreePilesError::Pile(1, _))));
}

#[test]
fn a_position_is_spoken() {
    assert_eq!(
        spoken([14, 10, 4]),
        "(14,10,4), generation 14, at (10,4). Parent (13,9,4). Children (15,11,4), (15,10,5), (14,11,5)."
    );
    assert_eq!(at((-3, 0)), "(−3,0)");
}
