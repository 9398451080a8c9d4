use super::*;

#[test]
fn nim_has_its_map() {
    assert_eq!(said("lab maps g=nim/3+5 n=3 --csv"), "y\\x,0,1,2\n0,0,1,2\n1,1,0,3\n2,2,3,0\n");
    assert_eq!(said("lab maps g=nim/3+5 n=2 w=outcomes --csv"), "y\\x,0,1\n0,P,N\n1,N,P\n");
    let text = said("lab maps g=nim/3+5 n=100 r=4-2-3 c=6-10");
    assert_eq!(line(&text, "2 "), "2  6  7  4");
    assert_eq!(line(&text, "(6,10)"), "(6,10): Grundy value 12");
}

#[test]
fn p_positions_are_listed() {
    let text = said("lab maps n=100");
    assert_eq!(line(&text, "P-positions"), "P-positions (a,b) with a ≤ b: 39");
    assert!(text.contains("\n   4   6  10      4  1.5000  2.5000\n"), "{text}");
}

#[test]
fn json_holds_the_map() {
    let found = json("lab maps g=nim/3+5 n=4 c=1-2 --json");
    assert_eq!(found["rows"][1], serde_json::json!([1, 0, 3, 2]));
    assert_eq!(
        (&found["total"], &found["pairs"][3], &found["cell"]["value"]),
        (&4.into(), &serde_json::json!([3, 3]), &3.into())
    );
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (line, error) in [
        (
            "lab maps g=nim/3+5+7",
            "g=nim/3+5+7: not allowed: expected two heaps or stacks, such as nim/3+5 at character 5 of the value",
        ),
        ("lab maps g=nim/3+x", "g=nim/3+x: expected a pile size at character 7 of the value"),
        ("lab maps n=0", "n=0: expected at least 1 at character 1 of the value"),
        ("lab maps n=10 c=3-10", "c=3-10: too large: expected cells below 10 at character 1 of the value"),
        ("lab maps n=10 r=5-5-6", "r=5-5-6: too large: expected cells below 10 at character 1 of the value"),
        ("lab maps w=all", "w=all: expected values or outcomes at character 1 of the value"),
        ("lab maps q=1", "q=1: expected one of the keys g, n, w, r, c at character 1"),
    ] {
        assert_eq!(wrong(line), error);
    }
}
