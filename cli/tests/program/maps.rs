use super::*;

#[test]
fn nim_has_its_map() {
    assert_eq!(said("lab maps g=nim/3+5 n=3 --csv"), "y\\x,0,1,2\n0,0,1,2\n1,1,0,3\n2,2,3,0\n");
    assert_eq!(said("lab maps g=nim/3+5 n=2 w=outcomes --csv"), "y\\x,0,1\n0,P,N\n1,N,P\n");
    assert_eq!(said("lab maps g=nim/3&nim/5 n=3 --csv"), said("lab maps g=nim/3+5 n=3 --csv"));
    assert_eq!(said("lab maps g=nim/3%26nim/5&n=3 --csv"), said("lab maps g=nim/3+5 n=3 --csv"));
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
            "lab maps g=nim/3+5+7+9",
            "g=nim/3+5+7+9: not allowed: expected two heaps or stacks, or two other numbers, such as nim/3+5 at character 5 of the value",
        ),
        ("lab maps g=nim/3+x", "g=nim/3+x: expected a pile size at character 7 of the value"),
        ("lab maps n=0", "n=0: expected at least 1 at character 1 of the value"),
        ("lab maps n=10 c=3-10", "c=3-10: too large: expected cells below 10 at character 1 of the value"),
        ("lab maps n=10 r=5-5-6", "r=5-5-6: too large: expected cells below 10 at character 1 of the value"),
        ("lab maps w=all", "w=all: expected values or outcomes at character 1 of the value"),
        ("lab maps z=1", "z=1: expected one of the keys g, k, n, w, m, q, r, c at character 1"),
        ("lab maps g=nim/3+5 q=P%20iff%20n=1", "q=P iff n=1: expected x or y at character 7 of the value"),
        ("lab maps m=2", "m=2: expected 0 or 1 at character 1 of the value"),
    ] {
        assert_eq!(wrong(line), error);
    }
}

#[test]
fn two_maps_are_compared() {
    let line_of = "lab maps g=wythoff/4+2 k=chromatic:beatty(phi^2)/4+2 n=50";
    let text = said(line_of);
    assert!(text.contains("in the first alone 0, in the second alone 0"), "{text}");
    assert_eq!(line(&text, "first difference"), "first difference (3,4)");
    let found = json(&format!("{line_of} --json"));
    assert_eq!(found["comparison"]["firstP"], 0);
    assert_eq!(found["comparison"]["firstDifference"], serde_json::json!([3, 4]));
    let csv = said("lab maps g=wythoff/4+2 k=nim/4+2 n=3 --csv");
    assert_eq!(csv, "y\\x,0,1,2\n0,0,1,2\n1,1,2|0,0|3\n2,2,0|3,1|0\n");
}

#[test]
fn misere_play_has_its_map() {
    assert_eq!(said("lab maps g=nim/3+5 n=3 m=1 --csv"), "y\\x,0,1,2\n0,N,P,N\n1,P,N,N\n2,N,N,P\n");
    let found = json("lab maps g=kayles/4%26lasker/3 n=6 m=1 --json");
    assert_eq!((&found["misere"], &found["side"]), (&true.into(), &6.into()));
}

#[test]
fn statements_are_checked_on_the_map() {
    let text = said("lab maps g=wythoff/4+2 n=100 q=P%20iff%20x=floor((y-x)*phi)");
    assert!(text.contains("\n  holds for x ≤ y ≤ 99\n"), "{text}");
    let found = json("lab maps g=wythoff/4+2 n=100 q=P%20iff%20y=floor(x*phi) --json");
    let refuted = &found["statement"]["counterexample"];
    assert_eq!((&refuted["at"], &refuted["position"]), (&serde_json::json!([1, 1]), &"wythoff/1+1".into()));
}
