//! Behaviour that does not belong to one lab.
use super::*;
use std::{
    io::{BufRead, BufReader, Write},
    process::Stdio,
};

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_nimscope"))
}

#[test]
fn positions_are_solved() {
    let text = said("solve nim/3+5+7 --limit 1");
    assert_eq!(
        text,
        "nim/3+5+7: N-position under normal play, Grundy value 1\n  1-1  nim/2+5+7\n  and 2 more; --limit raises \
         what is listed\n"
    );
    // Values that are ordinals.
    assert_eq!(
        line(&said("solve two-dimensional-nim:8x4/5.2+3.3"), "two"),
        "two-dimensional-nim:8x4/5.2+3.3: N-position under normal play, Grundy value ω+6"
    );
    let misere = said("solve ordinal-nim/w*2+3 --convention misere");
    assert_eq!(line(&misere, "ordinal"), "ordinal-nim/w*2+3: N-position under misère play");
    let Output { status, stdout, .. } = run("solve nim/3+x");
    assert_eq!(
        (status.code(), super::text(&stdout).as_str()),
        (Some(1), "nim/3+x: expected a pile size at character 7\n")
    );
    assert!(said("solve").contains("Usage: nimscope solve [OPTIONS] [NOTATION]..."));
}

#[test]
fn a_batch_answers_each_line() {
    let mut child =
        program().args(["solve", "--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut input = child.stdin.take().unwrap();
    // Each answer is written before the next question is read.
    for (notation, value) in [("nim/3+5", 6), ("nim/1+1", 0)] {
        writeln!(input, "{notation}").unwrap();
        let answer: Value = serde_json::from_str(&lines.next().unwrap().unwrap()).unwrap();
        assert_eq!((answer["notation"].as_str(), &answer["value"]), (Some(notation), &value.into()));
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for line in [
        "lab sequence c=0.77 n=1000000 --csv",
        "lab sequence c=0.77 n=1000000 --json",
        "lab maps g=nim/3+5 n=1000 --csv",
        "lab evolution n=512 --csv",
        "completions bash",
    ] {
        let mut child =
            program().args(line.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let Output { status, stderr, .. } = child.wait_with_output().unwrap();
        assert_eq!((status.code(), super::text(&stderr)), (Some(0), String::new()), "{line}");
    }
}

#[test]
fn wrong_arguments_are_refused() {
    for line in [
        "fly",
        "lab",
        "lab chess",
        "lab sequence --fast",
        "solve --budget -1",
        "completions sed",
        "lab maps --csv --json",
    ] {
        let Output { status, stdout, stderr } = run(line);
        assert_eq!((status.code(), stdout.len()), (Some(2), 0), "{line}");
        assert!(!stderr.is_empty() && !super::text(&stderr).contains("panicked"), "{line}");
    }
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = said(&format!("completions {shell}"));
        for word in ["solve", "evolution", "budget", "misere"] {
            // The scripts for Elvish and PowerShell do not complete values.
            let values = word == "misere" && ["elvish", "powershell"].contains(&shell);
            assert!(values || script.contains(word), "{shell} {word}");
        }
    }
}

#[test]
fn help_lists_the_keys() {
    for (lab, key) in [
        ("sequence", "c=  code"),
        ("nimbers", "o=  sum"),
        ("counting", "k=  number"),
        ("evolution", "p=  three"),
        ("maps", "g=  a position"),
        ("piles", "p=  pattern"),
        ("solution", "y=  beta"),
    ] {
        assert!(said(&format!("lab {lab} --help")).contains(key), "{lab}");
    }
}
