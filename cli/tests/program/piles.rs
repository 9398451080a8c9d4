use super::*;

#[test]
fn piles_are_counted_and_listed() {
    let text = said("lab piles n=6 k=2 w=0");
    assert!(text.starts_with("How many piles of n balls have value 0\n"), "{text}");
    assert_eq!(line(&text, "6 "), "6       11        10   32");
    // With two ends, piles of two equal runs are P-positions.
    assert!(text.contains("3 piles are asked for; the first:\n"), "{text}");
    assert_eq!(line(&text, "(3,3)"), "(3,3)  6  2        2         0");
    assert_eq!(
        said("lab piles n=14 m=14"),
        "14 balls: value 0 with one end: 2731, with two ends: 1886, of 8192 piles\n"
    );
    assert_eq!(
        said("lab piles n=5 p=1,m,1 --csv"),
        "runs,n,k,one_end,two_ends\n1 1 1,3,3,1,1\n1 2 1,4,3,0,0\n1 3 1,5,3,0,0\n"
    );
    assert_eq!(said("lab piles n=4 --b-file"), "0 1\n1 0\n2 1\n3 0\n4 3\n");
    let found = json("lab piles n=3 p=m --json");
    assert_eq!(found["piles"][2], serde_json::json!({ "runs": [3], "oneEnd": 3, "twoEnds": 3 }));
    assert_eq!(
        (&found["ends"], &found["count"], &found["counts"][2]["twoEnds"]),
        (&2.into(), &3.into(), &1.into())
    );
}

#[test]
fn statements_about_piles_are_tried() {
    let found = json("lab piles n=12 p=a,b q=g=a%20xor%20b --json");
    assert_eq!(found["statement"]["title"], "holds for 66 piles of up to 12 balls");
    let found = json("lab piles n=12 p=a,m,b q=g=a%20xor%20m%20xor%20b --json");
    let position = found["statement"]["position"].as_str().expect("a position");
    assert!(position.starts_with("two-ended/r") && found["statement"]["standing"] == "fails", "{found}");
    let text = said("lab piles n=12 p=a,m,b q=g=a%20xor%20m%20xor%20b");
    assert!(text.contains("  fails at (") && text.ends_with(&format!("  {position}\n")), "{text}");
}

#[test]
fn mistakes_about_piles_are_where_they_were_made() {
    for (line, error) in [
        ("lab piles n=25", "n=25: too large: expected at most 24 at character 2 of the value"),
        ("lab piles e=3", "e=3: expected 2 or 1 at character 1 of the value"),
        (
            "lab piles p=1,n",
            "p=1,n: expected a length such as 1, or a letter other than g, k and n at character 3 of the value",
        ),
        ("lab piles z=1", "z=1: expected one of the keys e, n, p, k, w, q, m, r at character 1"),
    ] {
        assert_eq!(wrong(line), error);
    }
    assert!(wrong("lab piles q=g%3Dm").starts_with("q=g=m: expected a number, or one of the names g, n, k"));
}
