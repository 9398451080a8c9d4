use super::*;

const FIGURE: &str = "g=a>b;b>c;c>a,d;d>e";

#[test]
fn a_cycle_is_told() {
    let text = said(&format!("lab graphs {FIGURE} w=outcomes"));
    assert_eq!(line(&text, "5 "), "5 vertices, 5 arrows. 3 vertices lie on cycles, such as a → b → c → a.");
    assert_eq!(line(&text, "normal"), "normal play: P 1, N 1, draw 3; greatest value 1");
    assert!(text.contains("       c   ∞(1)     draw      -        a d\n"), "{text}");
}

#[test]
fn steps_are_told() {
    let text = said("lab graphs g=a>b,c;b>c s=2");
    assert_eq!(line(&text, "2. "), "2. b gets 1.");
    assert!(text.contains("all followers of b are labelled, c 0: mex {0} = 1"), "{text}");
    let text = said("lab graphs o=position p=subtraction:1,2,3/4 w=outcomes c=misere s=all");
    assert!(text.contains("1. Step 1: vertices without arrows are N"), "{text}");
}

#[test]
fn tables_and_json_hold_all() {
    let text = said(&format!("lab graphs {FIGURE} --csv"));
    assert_eq!(text.lines().nth(3), Some("c,∞(1),,draw,,N,2,a d"));
    let found = json(&format!("lab graphs {FIGURE} c=misere w=outcomes --json"));
    assert_eq!(
        (&found["cycle"], &found["convention"]),
        (&serde_json::json!(["a", "b", "c"]), &"misere".into())
    );
    assert_eq!(found["rows"][4]["outcome"], "N");
}

#[test]
fn a_file_is_read() {
    let file = std::env::temp_dir().join(format!("arrows-{}.txt", std::process::id()));
    std::fs::write(&file, "# ten lines\n1>0\n2>1,0\n").unwrap();
    let text = said(&format!("lab graphs --file {}", file.display()));
    assert_eq!(line(&text, "normal"), "normal play: P 1, N 2, draw 0; greatest value 2");
    std::fs::write(&file, "1>0\n2>>1\n").unwrap();
    let told = wrong(&format!("lab graphs --file {}", file.display()));
    assert!(told.ends_with("line 2, column 3: expected a vertex name of letters and digits"), "{told}");
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn mistakes_have_their_place() {
    let told = wrong("lab graphs g=a>b;c>?");
    assert_eq!(told, "g=a>b;c>?: expected a vertex name of letters and digits at character 7 of the value");
}
