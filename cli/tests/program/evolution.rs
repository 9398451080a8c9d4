use super::*;

#[test]
fn three_piles_walk_to_their_cell() {
    let text = said("lab evolution p=14,11,5 g=3");
    assert!(text.starts_with("(14,11,5), generation 15, at (10,3). Parent (14,10,4)."), "{text}");
    assert_eq!(line(&text, "generation 3"), "generation 3: 9 born, 16 alive");
    let found = json("lab evolution p=14,11,5 --json");
    assert_eq!((&found["cell"], &found["generation"]), (&serde_json::json!([10, 3]), &15.into()));
    assert_eq!(found["walk"].as_array().unwrap().len(), 4);
    // Numbers that many JSON readers would round are written as text.
    let large = json("lab evolution p=1000000000000000000,1000000000000000000,0 --json");
    assert_eq!((&large["piles"][0], &large["piles"][2]), (&"1000000000000000000".into(), &0.into()));
    let csv = said("lab evolution n=16 g=1 --csv");
    assert_eq!(csv, "generation,p1,p2,p3,x,y\n0,0,0,0,0,0\n1,0,1,1,-1,0\n1,1,1,0,1,0\n1,1,0,1,0,1\n");
    let four = said("lab evolution n=16 g=1 b=4 --csv");
    assert_eq!(four, csv + "1,,,,0,-1\n");
}

#[test]
fn any_number_of_piles_has_relatives() {
    let text = said("lab evolution w=piles q=2,3,6,7");
    assert!(text.starts_with("(2,3,6,7), generation 9, parents: 2, children: 1\n"), "{text}");
    let found = json("lab evolution w=piles q=2,3,6,7 --json");
    assert_eq!(found["parents"].as_array().map(Vec::len), Some(2));
    let csv = said("lab evolution w=piles q=1,1 --csv");
    assert_eq!(csv, "relation,piles,i,j\nparent,\"(0,0)\",1,2\nchild,\"(2,2)\",1,2\n");
}

#[test]
fn any_game_has_generations() {
    let text = said("lab evolution w=game a=lasker/2+2");
    assert_eq!(line(&text, "P-position, "), "P-position, found at step 2, of generation 3");
    let found = json("lab evolution w=game a=lasker/2+2 --json");
    assert_eq!((&found["stopped"], &found["example"]["long"][0]), (&false.into(), &"(2,2)".into()));
    assert!(said("lab evolution w=game a=nim/2+2 --csv").starts_with("step,generation,position\n0,0,\"nim/"));
    let Output { status, stdout, .. } = run("lab evolution w=game a=nim/1000000000000+5");
    assert_eq!(status.code(), Some(1));
    assert!(super::text(&stdout).contains("stopped after"));
}

#[test]
fn mistakes_are_where_they_were_made() {
    for (line, error) in [
        (
            "lab evolution p=14,12,5",
            "p=14,12,5: not a P-position, its nim-sum is 7; with pile 3 of 2 it is one",
        ),
        ("lab evolution p=14,1x,5", "p=14,1x,5: expected a whole number at character 5 of the value"),
        ("lab evolution p=1,2", "p=1,2: expected three piles, such as 14,11,5 at character 1 of the value"),
        ("lab evolution w=piles q=1,2", "q=1,2: not a P-position, its nim-sum is 3"),
        ("lab evolution w=game a=nim/x", "a=nim/x: expected a pile size at character 5 of the value"),
        ("lab evolution n=17", "n=17: expected 16, 32, 64, 128, 256 or 512 at character 1 of the value"),
        ("lab evolution k=1", "k=1: expected one of the keys w, q, a, p, n, g, c, b, r at character 1"),
    ] {
        assert_eq!(wrong(line), error);
    }
}
