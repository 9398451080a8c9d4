use super::*;

const KAYLES: [u64; 12] = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];

#[test]
fn kayles_has_its_period() {
    let text = said("lab sequence c=0.77 n=1000");
    assert!(text.starts_with("0.77 (Kayles, Rip Van Winkle’s game)\n"), "{text}");
    assert_eq!(line(&text, "period"), "period 12, last exception n = 70");
    assert_eq!(line(&text, "Proved"), "Proved for all n by the octal periodicity theorem.");
    assert_eq!(line(&text, "0–11"), "0–11  0  1  2  3  1  4  3  2  1  4  2  6");
    assert_eq!(line(&text, "exceptions"), "exceptions: 0 3 6 9 11 15 18 21 22 28 34 39 57 70");
    assert_eq!(line(&text, "P-pos"), "P-positions, g(n) = 0: 0");
    // The link itself, or a whole address with it.
    for link in ["sequence?c=0.77&n=1000", "https://example.org/#/lab/sequence?v=1&c=0.77&n=1000"] {
        assert_eq!(said(&format!("lab {link}")), text);
    }
    let part = said("lab sequence c=0.77 n=1000 r=70-75");
    assert_eq!(line(&part, "70–"), "70–75  6  7  4  1  2  8");
}

#[test]
fn json_holds_all_values() {
    let found = json("lab sequence c=0.77 n=200 --json");
    let game = &found["games"][0];
    assert_eq!(game["period"], serde_json::json!({ "length": 12, "start": 71, "saltus": 0 }));
    assert_eq!((&game["standing"], &game["exceptions"][13]), (&"proved".into(), &70.into()));
    let values = game["values"].as_array().unwrap();
    assert_eq!((values.len(), &values[..12]), (201, &KAYLES.map(Value::from)[..]));
    assert_eq!(found["firstDifference"], Value::Null);
    let both = json("lab sequence c=1,3,4 d={1,3} n=50 --json");
    assert_eq!((both["games"][1]["game"].as_str(), &both["firstDifference"]), (Some("{1,3}"), &4.into()));
}

#[test]
fn tables_have_heads() {
    let csv = said("lab sequence c={1,2} d=0.77 n=4 --csv");
    assert_eq!(csv, "n,\"{1,2}\",0.77\n0,0,0\n1,1,1\n2,2,2\n3,0,3\n4,1,1\n");
    assert_eq!(said("lab sequence c=0.77 n=3 --b-file"), "0 0\n1 1\n2 2\n3 3\n");
    let words = said("lab sequence c=0.77 d=0.07 n=100");
    assert_eq!(line(&words, "First"), "First difference at n = 1: 0.77 has the value 1, 0.07 has 0.");
}

#[test]
fn what_stops_it_is_said() {
    let Output { status, stdout, .. } = run("lab sequence c=4!.0 n=100000 --budget 1000000");
    let text = text(&stdout);
    assert_eq!(status.code(), Some(1));
    assert!(line(&text, "stopped").ends_with("at the limit of work; a greater budget raises it"), "{text}");
    let Output { status, stdout, stderr } = run("lab sequence c=0.[3] n=100000 --csv");
    assert_eq!((status.code(), super::text(&stdout).lines().count()), (Some(1), 65_536));
    assert_eq!(
        super::text(&stderr),
        "0.[3]: stopped after n = 65534 at the greatest value that is held, 65534\n"
    );
    let found = run("lab sequence c=4!.0 n=100000 --budget 1000000 --json").stdout;
    let found: Value = serde_json::from_slice(&found).unwrap();
    assert_eq!(found["games"][0]["limit"], "work");
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (line, error) in [
        (
            "lab sequence c=0.77 x=3",
            "c=0.77&x=3: expected one of the keys c, n, d, m, q, p, r at character 8",
        ),
        ("lab sequence 0.77", "0.77: expected one of the keys c, n, d, m, q, p, r at character 1"),
        ("lab sequence n=12x", "n=12x: expected a whole number at character 3 of the value"),
        (
            "lab sequence n=25000001",
            "n=25000001: too large: expected at most 25\u{202f}000\u{202f}000 at character 8 of the value",
        ),
        (
            "lab sequence v=9",
            "v=9: expected version 1; the link may come from a newer Nimscope at character 1 of the value",
        ),
        ("lab sequence r=9-3", "r=9-3: expected two numbers such as 0-168 at character 1 of the value"),
        ("lab sequence c=%ff", "c=%ff: expected UTF-8 text at character 1 of the value"),
    ] {
        assert_eq!(wrong(line), error, "{line}");
    }
    assert!(wrong("lab sequence c=0.9x-").ends_with("at character 5 of the value"));
    assert!(wrong("lab sequence d={1,2").starts_with("d={1,2: expected"));
    assert!(wrong("lab sequence c").starts_with("c=: expected"));
}

#[test]
fn statements_are_checked_proved_or_refuted() {
    let text = said("lab sequence c=0.77 n=1000 q=n<83%20or%20g(n)=g(n-12)");
    assert!(text.contains("\nn<83 or g(n)=g(n-12)\n  proved for all n\n"), "{text}");
    assert!(line(&text, "From").ends_with("it was checked for n < 95."), "{text}");
    let text = said("lab sequence c=1,3,4 n=1000 q=P%20iff%20n%20mod%207=0");
    assert!(text.ends_with("  fails at n = 2\n  g(2) = 0: a P-position.\n  Its options, with their values: 1 (1).\n  subtraction:1,3,4/2\n"), "{text}");
    let text = said("lab sequence c=at-most-half n=10000 q=g(n)=oddpart(n+1)//2");
    assert!(text.ends_with("  holds for n ≤ 10000\n  Checked, not proved.\n"), "{text}");
}

#[test]
fn json_holds_what_came_of_a_statement() {
    let of = |q: &str| json(&format!("lab sequence c=0.77 n=1000 q={q} --json"))["statement"].clone();
    let proved = of("n<83%20or%20g(n)=g(n-12)");
    assert_eq!(proved["standing"], "proved");
    assert_eq!(proved["certificate"], serde_json::json!({ "start": 83, "period": 12, "checked": 95 }));
    let failed = of("g(n)=2*n");
    let sides = serde_json::json!([{ "text": "g(n)", "value": 1 }, { "text": "2*n", "value": 2 }]);
    let refuted = serde_json::json!({ "at": [1], "position": "octal:0.77/1", "sides": sides });
    assert_eq!((&failed["standing"], &failed["counterexample"]), (&"fails".into(), &refuted));
    assert_eq!(of("g(n)>v2(n)")["counterexample"]["missing"], "v2(n)");
    assert_eq!(of("g(n)=g(n)%20xor%20wt(n)-wt(2*n)")["holdsTo"], 1000);
    assert_eq!(of("P%20iff%20x=y")["counterexample"]["at"], serde_json::json!([1, 4]));
    assert_eq!(json("lab sequence c=0.77 n=9 --json")["statement"], Value::Null);
}

#[test]
fn a_mistake_in_a_statement_is_at_its_place() {
    for (q, error) in [
        (
            "g(n)=m",
            "g(n)=m: expected a number, or a name such as n, g, wt, v2 or if at character 6 of the value",
        ),
        ("g(n)=g[1,x](n)", "g(n)=g[1,x](n): expected"),
    ] {
        let found = wrong(&format!("lab sequence q={q}"));
        assert!(found.starts_with(&format!("q={error}")), "{found}");
    }
}

#[test]
fn a_certificate_is_written() {
    let written = said("lab sequence c=0.127 n=80000 --certificate");
    assert_eq!(written, include_str!("../../../docs/certificate.json"));
    let kayles: Value = json("lab sequence c=0.77 n=300 --certificate");
    assert_eq!(
        (&kayles["start"], &kayles["period"], &kayles["checked"]),
        (&71.into(), &12.into(), &256.into())
    );
    let Output { status, stderr, .. } = run("lab sequence c=4!.0 n=300 --certificate");
    assert_eq!((status.code(), text(&stderr).contains("no period is proved")), (Some(1), true));
}

#[test]
fn misere_quotients_are_found_where_they_are_asked_for() {
    let text = said("lab sequence c=0.77 n=300 m=1");
    for line in [
        "misère: quotient of order 40, period 12 from n = 71",
        "First wild heap: n = 5.",
        "single heaps that are P: 1 4 9 12 20",
        "generator g = heap 27",
        "relation x^2 = 1",
        "phi 12 t",
        "period 12 from 71",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}: {text}");
    }
    let found = json("lab sequence c=0.123 n=100 m=1 --json");
    assert_eq!(
        (&found["misere"]["order"], &found["misere"]["portion"].as_array().unwrap().len()),
        (&20.into(), &5)
    );
    assert!(json("lab sequence c=0.123 n=100 --json")["misere"].is_null());
}
