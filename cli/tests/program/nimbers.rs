use super::*;

#[test]
fn products_are_shown_with_their_steps() {
    assert!(said("lab nimbers o=product a=2 b=2").starts_with("2 ⊗ 2 = 3\n"));
    let text = said("lab nimbers o=product a=8 b=8");
    assert!(text.starts_with("8 ⊗ 8 = 13\n1. Write both as products of Fermat 2-powers.\n"), "{text}");
    let sum = said("lab nimbers o=sum a=24 b=17");
    assert!(sum.ends_with("2. Add without carrying.\n   24  11000\n   17  10001\n =  9  01001\n"), "{sum}");
    assert_eq!(
        line(&said("lab nimbers o=order a=0"), "0"),
        "0 has no order: no power of it but the power 0 is 1."
    );
    let expression = said("lab nimbers o=expression e=(24x17)+5^3");
    assert!(expression.starts_with("24 ⊗ 17 ⊕ 5³ = 141\n"), "{expression}");
    assert!(said("lab nimbers o=law l=associative a=3 b=5 d=6").contains("both sides are 4"));
    // A question that sets only a field of the table is answered by the table alone.
    assert_eq!(said("lab nimbers c=7-11"), "7 ⊗ 11 = 1, inverses\n");
}

#[test]
fn json_holds_values_and_tables() {
    let found = json("lab nimbers a=8 b=8 --json");
    assert_eq!(found["calculation"]["values"], serde_json::json!([13]));
    assert_eq!(found["table"], Value::Null);
    let roots = json("lab nimbers o=quadratic a=1 b=1 t=product n=16 c=8-8 --json");
    assert_eq!(roots["calculation"]["values"], serde_json::json!([2, 3]));
    assert_eq!((&roots["table"]["rows"][8][8], &roots["cell"]["value"]), (&13.into(), &13.into()));
    let linear = json("lab nimbers o=expression e=7*x=3 --json");
    assert_eq!(linear["calculation"]["values"], serde_json::json!([6]));
    let false_ = json("lab nimbers o=expression e=2*3=6 --json");
    assert_eq!(
        (&false_["calculation"]["values"], &false_["calculation"]["holds"]),
        (&serde_json::json!([1, 6]), &false.into())
    );
    let omega = json("lab nimbers o=inverse a=w+1 --json");
    assert_eq!(omega["calculation"]["values"], serde_json::json!(["w^2*2+w*2+2"]));
    let most = json("lab nimbers o=sum a=340282366920938463463374607431768211455 b=0 --json");
    assert_eq!(most["calculation"]["values"][0], "340282366920938463463374607431768211455");
}

#[test]
fn tables_have_heads() {
    let csv = said("lab nimbers t=product n=16 --csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines.len() == 17 && lines[0].starts_with("⊗,0,1,2,"), "{csv}");
    assert_eq!(lines[8], "7,0,7,9,14,10,13,3,4,15,8,6,1,5,2,12,11");
    assert_eq!(said("lab nimbers t=product --csv"), csv);
    assert_eq!(
        line(&said("lab nimbers t=product"), "7 "),
        "7  0   7   9  14  10  13   3   4  15   8   6   1   5   2  12  11"
    );
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (line, error) in [
        ("lab nimbers a=12x b=2", "a=12x: expected a whole number at character 3 of the value"),
        (
            "lab nimbers o=cube",
            "o=cube: expected sum, product, quotient, power, inverse, root, quadratic, order, expression or law at character 1 of the value",
        ),
        (
            "lab nimbers o=expression e=2*",
            "e=2*: expected a number, w, x, √ or ( at character 3 of the value",
        ),
        ("lab nimbers n=17", "n=17: expected 16, 64 or 256 at character 1 of the value"),
        ("lab nimbers a=2&k=3", "a=2&k=3: expected one of the keys o, a, b, e, l, d, t, n, c at character 5"),
        (
            "lab nimbers a=8 b=8 --csv",
            "comma-separated values are of a table: t=product or t=sum asks for one",
        ),
    ] {
        assert_eq!(wrong(line), error);
    }
}
