//! Who begins, against whom, and whether the last move wins.
use super::NewGame;
use crate::core::Convention;
use crate::games::Link;
use crate::ui::{
    boards::{Window, use_window},
    dialogs::form::{LETTERS, choice, described, segment, typed},
    heard::Settled,
    storage,
};
use yew::prelude::*;

/// A word with a capital letter, such as "Perfect".
pub fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| format!("{}{}", first.to_ascii_uppercase(), letters.as_str()))
        .unwrap_or_default()
}

/// The id of the element that describes how the chosen opponent plays.
const ABOUT: &str = "opponent-note";

/// How each opponent plays.
const PLAYS: [(&str, &str); 4] = [
    (
        "perfect",
        "Always plays a winning move if there is one, and says so if a position is too large to solve.",
    ),
    ("strong", "Plays like Perfect, but about one move in five is careless."),
    ("beginner", "Looks one move ahead: wins if it can at once, and otherwise plays at random."),
    ("friend", "Two players share this screen."),
];

/// The computer's pace: the stored value of each, and its name.
const PACES: [(&str, &str); 3] = [("", "Normal"), ("slow", "Slow"), ("fast", "Instant")];

#[derive(Properties, PartialEq)]
pub struct TermsProps {
    pub chosen: NewGame,
    /// What the two players are called when they have no names.
    pub nameless: [String; 2],
    pub on: Callback<NewGame>,
}

/// The terms of a game. On narrow screens they are one line of text that opens the form.
#[component]
pub fn Terms(props: &TermsProps) -> Html {
    let TermsProps { chosen, nameless, on } = props;
    let Window { narrow, low, .. } = use_window();
    let form = terms(chosen, nameless, on.clone());
    // The description of an opponent is announced once another one is chosen, not when the dialog opens.
    let first = use_memo((), |()| chosen.opponent.clone());
    let form = html! { <>{ form }<Settled text={plays(&chosen.opponent).filter(|_| chosen.opponent != *first)} /></> };
    if !narrow && !low {
        return form;
    }
    html! { <details class="fold terms-fold"><summary>{ terms_in_words(chosen) }</summary>{ form }</details> }
}

/// How an opponent plays; none for an unknown one.
fn plays(opponent: &str) -> Option<String> {
    PLAYS.iter().find(|(word, _)| *word == opponent).map(|(_, about)| about.to_string())
}

/// The name of an opponent in the list; teachers look for "teams".
fn offered(opponent: &str) -> String {
    if opponent == "friend" { "Friend, or two teams".into() } else { title(opponent) }
}

/// The terms in words, such as "Against Beginner, you start, last move wins".
fn terms_in_words(chosen: &NewGame) -> String {
    let against = match (chosen.opponent.as_str(), chosen.first) {
        ("friend", _) => "Two players".to_string(),
        (opponent, true) => format!("Against {}, you start", title(opponent)),
        (opponent, false) => format!("Against {}, who starts", title(opponent)),
    };
    let ends = if chosen.convention == Convention::Normal { "wins" } else { "loses" };
    format!("{against}, last move {ends}")
}

/// The terms of a game as a form.
fn terms(chosen: &NewGame, nameless: &[String; 2], on: Callback<NewGame>) -> Html {
    let change = |set: fn(&mut NewGame, usize)| {
        let (chosen, on) = (chosen.clone(), on.clone());
        Callback::from(move |index| {
            let mut chosen = chosen.clone();
            set(&mut chosen, index);
            on.emit(chosen);
        })
    };
    let friend = chosen.opponent == "friend";
    let sides = ["You".into(), title(&chosen.opponent)];
    let first = change(|terms, index| terms.first = index == 0);
    let convention = change(|terms, index| {
        terms.convention = if index == 0 { Convention::Normal } else { Convention::Misere };
    });
    let opponents: Vec<_> = Link::OPPONENTS.iter().map(|word| (*word, offered(word))).collect();
    let opponent = {
        let (chosen, on) = (chosen.clone(), on.clone());
        Callback::from(move |opponent| on.emit(NewGame { opponent, ..chosen.clone() }))
    };
    let ends = ["Normal: wins", "Misère: loses"].map(String::from);
    let about = plays(&chosen.opponent);
    let starts = segment("Who starts", "new-first", &sides, usize::from(!chosen.first), first);
    html! {
        <div class="form terms">
            <div>{ described("Opponent", Some(ABOUT), &opponents, &chosen.opponent, opponent) }<p class="small dim" id={ABOUT}>{ about }</p></div>
            if friend { { names(chosen, nameless, &on) } } else { { starts } }
            { segment("Last move", "new-play", &ends, usize::from(chosen.convention == Convention::Misere), convention) }
            if !friend { <Pace/> }
        </div>
    }
}

/// The fields for the names of two players.
fn names(chosen: &NewGame, nameless: &[String; 2], on: &Callback<NewGame>) -> Html {
    let name = |(index, label): (usize, &'static str)| {
        let (chosen, on, value) = (chosen.clone(), on.clone(), chosen.names[index].clone());
        let oninput = move |event: InputEvent| {
            let mut chosen = chosen.clone();
            chosen.names[index] = typed(&event);
            on.emit(chosen);
        };
        html! { <label class="field col"><span>{ label }{ format!(", up to {LETTERS} letters") }</span><input type="text" {value} {oninput} placeholder={nameless[index].clone()} maxlength={LETTERS.to_string()} autocomplete="off"/></label> }
    };
    html! { <>{ for ["Name of who begins", "Name of who answers"].into_iter().enumerate().map(name) }</> }
}

/// The choice of the computer's pace, for all games on this device.
#[component]
fn Pace() -> Html {
    let pace = use_state(|| storage::get(storage::PACE).unwrap_or_default());
    let on = {
        let pace = pace.setter();
        Callback::from(move |chosen: String| {
            storage::set(storage::PACE, &chosen);
            pace.set(chosen);
        })
    };
    choice("Speed of the answer", &PACES.map(|(word, label)| (word, label.to_string())), &pace, on)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_told_in_a_line() {
        let (convention, names) = (Convention::Normal, Default::default());
        let (notation, moves) = (String::new(), Vec::new());
        let terms = NewGame { notation, moves, convention, opponent: "beginner".into(), first: true, names };
        assert_eq!(terms_in_words(&terms), "Against Beginner, you start, last move wins");
        let misere = NewGame { convention: Convention::Misere, first: false, ..terms };
        assert_eq!(terms_in_words(&misere), "Against Beginner, who starts, last move loses");
        assert_eq!(
            terms_in_words(&NewGame { opponent: "friend".into(), ..misere }),
            "Two players, last move loses"
        );
    }
}
