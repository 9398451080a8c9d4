use super::*;

#[test]
fn three_piles_are_counted() {
    let text = said("lab counting k=3 n=4");
    assert!(
        text.starts_with("P-positions of Nim with 3 piles; formulas checked by counting to n = 40\n"),
        "{text}"
    );
    assert_eq!(line(&text, "D_3(n)"), "D_3(n), total exactly 2n, A048883: D_3(n) = 3^{wt(n)} (Theorem 17)");
    assert_eq!(line(&text, "3 "), "3   16    9   16    9");
    assert_eq!(said("lab counting k=3 s=D m=95"), "D_3(95) = 729\n");
    let bounds = said("lab counting k=3 m=4 b=1");
    assert_eq!(bounds.lines().nth(1), Some("2^2 ≤ a_3(2) = 7"));
}

#[test]
fn long_numbers_are_exact() {
    let text = said("lab counting k=3 s=D x=2^20-1");
    assert_eq!(text, "D_3(2^20-1) = 3486784401\n");
    let found = json("lab counting k=4 s=d x=2^200 --json");
    assert!(found["terms"][0]["value"].is_string() && found["sequences"] == Value::Null, "{found}");
    assert!(wrong("lab counting k=100 s=A x=9^9999").contains("too large"));
    assert_eq!(wrong("lab counting x=2^"), "x=2^: expected a digit or ( at character 3 of the value");
}

#[test]
fn tables_have_heads() {
    assert_eq!(
        said("lab counting k=3 n=3 --csv"),
        "n,a_3,d_3,A_3,D_3\n0,1,1,1,1\n1,4,3,4,3\n2,7,3,7,3\n3,16,9,16,9\n"
    );
    assert_eq!(said("lab counting k=3 s=D n=3 --b-file"), "0 1\n1 3\n2 3\n3 9\n");
    let found = json("lab counting k=3 n=3 --json");
    assert_eq!(found["sequences"][3]["terms"], serde_json::json!([1, 3, 3, 9]));
    assert_eq!((&found["checked"], &found["sequences"][3]["oeis"]), (&40.into(), &"A048883".into()));
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (line, error) in [
        ("lab counting k=0", "k=0: expected at least one pile at character 1 of the value"),
        ("lab counting k=101", "k=101: too large: expected at most 100 at character 3 of the value"),
        ("lab counting s=e", "s=e: expected a, d, A or D at character 1 of the value"),
        (
            "lab counting n=2048",
            "n=2048: too large: expected at most 2\u{202f}047 at character 4 of the value",
        ),
        ("lab counting z=1", "z=1: expected one of the keys g, k, n, s, m, x, b, r at character 1"),
    ] {
        assert_eq!(wrong(line), error);
    }
}
