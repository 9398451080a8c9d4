use super::*;

fn written(text: &str) -> Result<String, usize> {
    Picture::read(text).map(|picture| picture.to_string()).map_err(|error| error.at)
}

#[test]
fn texts_of_pictures() {
    for (text, canonical) in [
        ("3,4,5", "3,4,5"),
        ("3 + 4;5\n", "3,4,5"),
        (" 3  4 5 ", "3,4,5"),
        ("0", "0"),
        ("(()())(),2", "(()())(),2"),
        ("0-a-b,a-c", "0-a-b,a-c"),
        ("1:0-a , 2:a-b", "0-a,a-b"),
        ("7:0-a-b,0-a", "7:0-a-b,0-a"),
        ("5:3,1:2", "5:3,1:2"),
        ("0-a'Left arm, hand',0'House'", "0-a'Left arm, hand',0'House'"),
        ("0-a-a,0-a,a@5_30", "0-a~-7_1-a~4_24,0-a~7_-1,0@0,a@5_30"),
        ("0-a~-3_4-b,a@0_30,b@5_60,0@0", "0-a~-3_4-b,0@0,a@0_30,b@5_60"),
        ("2:a-b,1:0-a,0@7,a@7_30,b@9_60", "0-a-b,0@7,a@7_30,b@9_60"),
        ("3,4,-2", "3,4,-2"),
        ("3,4,-2_3,-7", "3,4,-2,-7"),
        ("3,-1", "0"),
        ("0-a-b,0@0,a@0_30,b@0_60,-2", "0-a,0@0,a@0_30"),
        // Lists and JSON.
        ("0 1\n1 2\n", "0-1-2"),
        ("0 a\n\n a b ", "0-a-b"),
        ("[[0,1],[1,2]]", "0-1-2"),
        ("{\"edges\":[[\"0\",\"a\"],[\"a\",\"b\"]],\"ground\":[\"0\"]}", "0-a-b"),
        ("{\"ground\": [5, 6], \"edges\": [[0, 5], [6, 0]]}", "v0-05,06-v0"),
        ("[[0,1],[\"v0\",0]]", "0-1,v0-0"),
    ] {
        assert_eq!(written(text).as_deref(), Ok(canonical), "{text}");
    }
}

#[test]
fn mistakes_have_a_place() {
    for (text, at) in [
        ("", 0),
        ("3,", 2),
        ("3, ", 3),
        ("3,,4", 2),
        ("3.4", 1),
        ("0,3", 1),
        ("3,0", 3),
        ("a", 1),
        ("a-b", 2),
        ("0-a,b-c", 6),
        ("0-", 2),
        ("0-a~3", 5),
        ("0-a~3_", 6),
        ("(()", 3),
        ("())", 2),
        ("0-a,a@1", 7),
        ("0-a,a@1_2,a@1_2", 10),
        ("0-a,a@1_2,0@1_2", 13),
        ("0-a,a@100001_2", 6),
        ("0-a'x", 5),
        ("0-a''", 4),
        ("0-a'<b>'", 4),
        ("0-a,a'Top'", 5),
        ("0-a,0'A',0'B'", 10),
        ("0-a'A'-b'A'", 8),
        ("0-a'A',0'A'", 8),
        ("2:0-a,2:0-b", 10),
        ("0:0-a", 0),
        ("0-abcdefghijklmnopq", 2),
        ("16001", 0),
        (&format!("1{}", ",1".repeat(1000)), 2000),
        ("99999999999999999999999", 0),
        ("3,-4", 2),
        ("3,-3_2", 2),
        ("1 2\n3 4", 2),
        ("[[0,1],[1,2]", 12),
        ("[[0,1],[2,3]]", 7),
        ("[0,1]", 1),
        ("{\"edge\":[]}", 1),
        ("{\"edges\":[[\"0\",\"a\"]],\"ground\":[\"b\"]}", 10),
        ("0-é", 2),
    ] {
        let read = written(text);
        if text == "1 2\n3 4" {
            // Stalks.
            assert_eq!(read.as_deref(), Ok("1,2,3,4"));
            continue;
        }
        assert_eq!(read, Err(at), "{text}: {:?}", Picture::read(text));
    }
}

#[test]
fn edges_keep_their_numbers() {
    let picture = Picture::read("(()(())),2").unwrap();
    assert_eq!(picture.order().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(picture.gone(3), [3, 4]);
    let after = picture.without(3);
    assert_eq!((after.to_string().as_str(), after.len()), ("(()(())),2,-3", 4));
    assert!(after.holds(2) && !after.holds(4) && after.holds(5));
    assert_eq!(Picture::read(&after.to_string()), Ok(after.clone()));
    assert_eq!(after.without(1).to_string(), "(()(())),2,-1");
    let placed = Picture::read("0-a-b-c,b-d,0@0,a@0_9,b@0_18,c@-9_27,d@9_27").unwrap();
    assert_eq!(placed.without(3).to_string(), "0-a-b,4:b-d,0@0,a@0_9,b@0_18,d@9_27");
}

#[test]
fn keys_do_not_see_how_trees_are_drawn() {
    let key = |text| Picture::read(text).unwrap().key();
    assert_eq!(key("(()(())),2"), key("2,((())())"));
    assert_ne!(key("(()(()))"), key("(()()())"));
    assert_eq!(key("0-a-b-0"), key("01-a-b-02"));
    assert_ne!(key("0-a-a"), key("0-a-b"));
    for text in ["3,4,5", "(()(())),2", "0-a-b-0,a-a,0-c-c,01-02", "0"] {
        assert_eq!(Picture::from_key(&key(text)).key(), key(text), "{text}");
    }
}

#[test]
fn trees_have_the_same_key_just_if_they_have_the_same_form() {
    // What is above a vertex, in brackets and in order.
    fn form(parents: &[usize], vertex: usize) -> String {
        let above = (1..=parents.len()).filter(|child| parents[child - 1] == vertex);
        let mut forms: Vec<String> = above.map(|child| form(parents, child)).collect();
        forms.sort();
        format!("({})", forms.concat())
    }
    let mut rng = fastrand::Rng::with_seed(5);
    let mut keys = std::collections::HashMap::new();
    for _ in 0..4000 {
        let mut parents: Vec<usize> = (0..rng.usize(1..9)).map(|index| rng.usize(0..=index)).collect();
        // All in one tree.
        parents[1..].iter_mut().for_each(|parent| *parent = (*parent).max(1));
        let mut edges: Vec<String> =
            parents.iter().enumerate().map(|(index, parent)| format!("{parent}-v{}", index + 1)).collect();
        edges.iter_mut().skip(1).for_each(|edge| edge.insert(0, 'v'));
        rng.shuffle(&mut edges);
        let key = Picture::read(&edges.join(",")).unwrap().key();
        let known = keys.entry(form(&parents, 0)).or_insert_with(|| key.clone());
        assert_eq!(*known, key, "{parents:?}");
    }
    let different: std::collections::HashSet<_> = keys.values().collect();
    assert!(keys.len() == different.len() && keys.len() > 100, "{}", keys.len());
}

/// A drawing with everything that one may have.
fn drawn(rng: &mut fastrand::Rng) -> Option<Picture> {
    use crate::core::scene::{Edge, Graph, Vertex};
    let mut graph = Graph::default();
    let count = rng.u32(2..9);
    for number in 0..count {
        let name = if number < 2 || rng.u8(0..6) == 0 { format!("0{number}") } else { format!("v{number}") };
        graph.vertices.push(Vertex { name, x: rng.i32(-300..300), y: rng.i32(0..300) });
    }
    let mut numbers: Vec<u64> = (1..20).collect();
    rng.shuffle(&mut numbers);
    for n in numbers.into_iter().take(rng.usize(0..14)) {
        let bend = if rng.bool() { [0, 0] } else { [rng.i32(-40..40), rng.i32(-40..40)] };
        let name = if rng.u8(0..3) == 0 { format!("É {n}, a-b") } else { String::new() };
        let ends = [rng.u32(0..count), rng.u32(0..count)];
        graph.edges.push(Edge { n, ends, bend, name, ..Edge::default() });
    }
    Picture::drawn(&graph).ok()
}

#[test]
fn what_is_written_is_read_again() {
    let mut rng = fastrand::Rng::with_seed(4);
    let mut cuts = 0;
    for _ in 0..3000 {
        let Some(mut picture) = drawn(&mut rng) else { continue };
        loop {
            let text = picture.to_string();
            let again = Picture::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let seen =
                |picture: &Picture| picture.graph("part", "edge", crate::core::scene::SumContext::ALONE);
            assert_eq!((again.to_string(), seen(&again)), (text, seen(&picture)));
            assert_eq!(again.key(), picture.key());
            let Some(cut) = rng.choice(picture.order().collect::<Vec<_>>()) else { break };
            picture = picture.without(cut);
            cuts += 1;
        }
    }
    assert!(cuts > 3000, "{cuts}");
}

#[test]
fn large_pictures_are_refused_where_their_notation_would_grow_too_long() {
    assert!(Picture::read("16000").is_ok() && Picture::read("8000,8000").is_ok());
    assert_eq!(written("8000,8001"), Err(5));
    assert!(Picture::read(&format!("({})", "()".repeat(15_999))).is_ok());
    let chain: String = (1..9000).map(|n| format!("-v{n}")).collect();
    let text = format!("0{chain}");
    assert!(Picture::read(&text).is_ok());
    assert!(Picture::read(&format!("{text},0@5")).is_err());
}
