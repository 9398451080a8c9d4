//! Sets of values.
use kernels::sequences::Bits;

#[test]
fn a_shifted_union_adds_nim_sums() {
    let members = [0u16, 1, 5, 63, 64, 100, 200];
    let mut set = Bits::default();
    members.iter().for_each(|&value| set.insert(value));
    for with in [0u16, 1, 2, 37, 63, 64, 130, 1000] {
        let mut sums = Bits::default();
        sums.union_shifted(&set, with);
        let found: Vec<u16> = (0..4096).filter(|&value| sums.has(value)).collect();
        let mut expected: Vec<u16> = members.iter().map(|value| value ^ with).collect();
        expected.sort_unstable();
        assert_eq!(found, expected, "{with}");
    }
    assert_eq!((set.missing(0), set.missing(63), set.missing(200)), (Some(2), Some(65), Some(201)));
}
