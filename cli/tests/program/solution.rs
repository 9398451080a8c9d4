use super::*;

#[test]
fn a_game_is_found() {
    let text = said("lab solution w=pairs p=(1,2),(3,5),(4,7)");
    assert!(text.starts_with("S = {2, 5, 7} has exactly these P-positions\n"), "{text}");
    assert_eq!(line(&text, "S is fixed"), "S is fixed up to level 7; above it all is green");
    assert_eq!(line(&text, "3  "), "3  4  7    3");
    let text = said("lab solution y=2%2Bsqrt(2) m=10^6");
    assert_eq!(line(&text, "Theorem 1"), "Theorem 1 of Fisher and Larsson");
    assert_eq!(line(&text, "n ="), "n = 1000000: (1414213,3414213)");
    assert_eq!(said("lab solution w=pairs p=(2,1) --csv"), "n,a,b,difference\n1,1,2,1\n");
    let found = json("lab solution w=set s=evil n=9 --json");
    assert_eq!((&found["theorem"], &found["game"]), (&"Theorem 14".into(), &true.into()));
    assert_eq!(found["pairs"], serde_json::json!([[1, 3], [2, 5], [4, 6], [7, 9]]));
}

#[test]
fn the_pair_that_forbids_a_list_is_told() {
    let text = said("lab solution w=pairs p=(1,2),(3,6),(4,5)");
    assert!(text.starts_with("No set S has these P-positions\n  (4,5) lies inside (3,6)"), "{text}");
    assert_eq!(line(&text, "Nearest"), "Nearest: S = {2, 5, 6} gives (1,2), (3,5), (4,6)");
    assert!(text.ends_with("  chromatic:list(2,5,6)/4+5\n"), "{text}");
    let found = json("lab solution w=formula f=n h=2n n=40 --json");
    assert_eq!(found["refused"]["pair"], serde_json::json!([2, 4]));
    assert_eq!(found["refused"]["reason"], "shared");
}

#[test]
fn mistakes_about_solutions_are_where_they_were_made() {
    for (line, error) in [
        (
            "lab solution w=pairs p=(1,2),(3;x)",
            "p=(1,2),(3;x): expected a level at character 10 of the value",
        ),
        ("lab solution w=set s=prime", "s=prime: expected one of primes"),
        ("lab solution w=formula h=n^2%2B", "h=n^2+: expected "),
        ("lab solution s=evil", "s=evil: counts only with w=set"),
        ("lab solution w=set s=evil h=2n", "h=2n: counts only with w=formula"),
        ("lab solution n=0", "n=0: expected at least 1"),
        ("lab solution y=1/2", "y=1/2: expected a number of at least 1"),
        ("lab solution x=pi y=", "x=pi: expected a number without π and e"),
    ] {
        let told = wrong(line);
        assert!(told.starts_with(error), "{told}");
    }
}
