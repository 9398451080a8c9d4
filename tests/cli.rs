//! The command line of examples/solve, run in this process.
#[path = "../examples/solve/run.rs"]
mod run;

use serde_json::{Value, json};

/// Runs the command; returns its exit code, output and error output.
fn solve(args: &[&str], input: &str) -> (u8, String, String) {
    let (mut output, mut complaints) = (Vec::new(), Vec::new());
    let args = args.iter().map(Into::into);
    let code = run::run(args, &mut input.as_bytes(), &mut output, &mut complaints).unwrap();
    (code, String::from_utf8(output).unwrap(), String::from_utf8(complaints).unwrap())
}

#[test]
fn a_position_is_solved() {
    let (code, output, _) = solve(&["nim/3+5+7"], "");
    assert_eq!(code, 0);
    assert_eq!(
        output,
        "nim/3+5+7: N-position under normal play, Grundy value 1\n  1-1  nim/2+5+7\n  2-1  nim/3+4+7\n  \
         3-1  nim/3+5+6\n"
    );
    let (_, output, _) = solve(&["lasker/2+5+7"], "");
    assert_eq!(
        output,
        "lasker/2+5+7: N-position under normal play, Grundy value 15\n  3s1  lasker/2+5+6+1\n  3s2  \
         lasker/2+5+5+2\n  3s3  lasker/2+5+4+3\n"
    );
    let (_, output, _) = solve(&["--convention", "misere", "--limit", "1", "nim/3+5+7"], "");
    assert_eq!(
        output,
        "nim/3+5+7: N-position under misère play\n  1-1  nim/2+5+7\n  and 2 more; --limit raises what is \
         listed\n"
    );
}

#[test]
fn mistakes_are_named() {
    let (code, output, _) = solve(&["nim/3+x", "nim/1+1"], "");
    assert_eq!(code, 1);
    assert_eq!(
        output,
        "nim/3+x: expected a pile size at character 7\nnim/1+1: P-position under normal play, Grundy value 0\n"
    );
    let (code, output, _) = solve(&["--convention=misere", "--budget=3", "grundy/19+18+17"], "");
    assert_eq!(code, 1);
    assert!(output.contains("not solved within the budget"), "{output}");
    for args in
        [&["--convention", "both", "nim/3"][..], &["--budget", "-1"], &["--faster"], &["--batch", "nim/3"]]
    {
        let (code, output, complaints) = solve(args, "");
        assert_eq!((code, output.as_str()), (2, ""), "{args:?}");
        assert!(complaints.starts_with("error: "), "{complaints}");
    }
}

#[test]
fn help_is_given() {
    for args in [&[][..], &["--help"], &["-h"]] {
        let (code, output, _) = solve(args, "");
        assert_eq!(code, 0);
        assert!(output.contains("--batch"));
    }
}

#[test]
fn a_batch_is_one_object_a_line() {
    let input = "nim/3+5\n\n  colourful/(1,2) \r\nnim/?\nnim/1000000000000000000";
    let (code, output, _) = solve(&["--batch", "--limit", "1"], input);
    assert_eq!(code, 0);
    let lines: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 5);
    assert_eq!(
        lines[0],
        json!({
            "notation": "nim/3+5", "convention": "normal", "outcome": "N", "value": 6,
            "winning": [{ "move": "2-2", "option": "nim/3+3" }], "total": 1,
        })
    );
    assert_eq!((&lines[1]["notation"], &lines[1]["error"]["at"]), (&json!(""), &json!(0)));
    assert_eq!(lines[2]["notation"], "colourful/r1y2");
    assert_eq!(lines[3]["notation"], "nim/?");
    assert_eq!(lines[3]["error"], json!({ "kind": "syntax", "at": 4, "expected": "a pile size" }));
    assert_eq!(lines[3]["outcome"], Value::Null);
    assert_eq!(lines[4]["value"], "1000000000000000000");
    let (_, output, _) = solve(&["--batch", "--budget", "5", "--convention", "misere"], "grundy/19+18+17");
    let line: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&line["outcome"], line["examined"].is_number()), (&Value::Null, true));
    assert_eq!(line["limit"], "work");
    let (_, output, _) = solve(&["--batch"], "chromatic:beatty(φ²)/4+x");
    let line: Value = serde_json::from_str(&output).unwrap();
    assert_eq!(line["error"]["at"], 23);
}

#[test]
fn bytes_that_are_no_text_are_an_error_too() {
    let mut output = Vec::new();
    let args = ["--batch".into()].into_iter();
    run::run(args, &mut &b"nim/\xff\n"[..], &mut output, &mut Vec::new()).unwrap();
    let line: Value = serde_json::from_slice(&output).unwrap();
    assert_eq!(line["error"]["at"], 4);
}
