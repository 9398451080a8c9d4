//! What README.md shows is the program's output.
use super::*;

/// Whether a text has exactly these lines; a line of dots stands for any number of lines.
fn shown(lines: &[&str], text: &[&str]) -> bool {
    match lines.split_first() {
        None => text.is_empty(),
        Some((&"…", rest)) => (0..=text.len()).any(|from| shown(rest, &text[from..])),
        Some((line, rest)) => {
            text.split_first().is_some_and(|(first, text)| first == line && shown(rest, text))
        }
    }
}

#[test]
fn examples_are_true() {
    let readme = include_str!("../../../README.md");
    let mut examples = 0;
    for block in readme.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for example in block.split("$ nimscope ").skip(1) {
            let (words, expected) = example.split_once('\n').unwrap();
            if expected.is_empty() {
                continue;
            }
            let Output { stdout, stderr, .. } = run(&words.replace('\'', ""));
            let written = text(&stdout) + &text(&stderr);
            let lines: Vec<&str> = written.lines().collect();
            assert!(shown(&expected.lines().collect::<Vec<_>>(), &lines), "{words}: {written}");
            examples += 1;
        }
    }
    assert!(examples > 5, "{examples}");
}
