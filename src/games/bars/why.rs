//! Why a bar has its outcome: what is known of its form, and the table.
use super::bar::Bar;
use crate::core::{analysis::Outcome, why::Why};

/// The derivation for normal play.
pub fn normal(bar: &Bar, value: Option<u64>, outcome: Option<Outcome>) -> Why {
    let (rows, columns) = (bar.rows(), bar.length(1));
    let rectangle = bar.length(rows) == columns && bar.area() > 1;
    let hook = bar.lengths()[1..].iter().all(|length| *length == 1);
    let why = match (rows, columns) {
        (1, 1) => Why::default().text("Only the poisoned square is left: the player to move has lost."),
        (1, _) => Why::default().text(format!("One row is a pile of Nim of {} squares beside the poisoned one.", columns - 1)),
        (_, 1) => Why::default().text(format!("One column is a pile of Nim of {} squares beside the poisoned one.", rows - 1)),
        (2, _) => Why::default().text("Of two rows leave the upper one exactly one shorter: whatever is bitten, that can be restored."),
        _ if hook => Why::default().text(format!("A row and a column that share the poisoned square are two piles of Nim, of {} and {}.", columns - 1, rows - 1)),
        _ if rows == columns && rectangle => Why::default().text("From a square bite (2,2). A row and a column of equal length are left: copy every bite of one in the other."),
        _ if rectangle => Why::default().text("The first player wins from every rectangle. If biting only the upper right square wins, that is a winning bite. If it does not, the other player has a winning answer; but that answer could have been the first bite, since it takes the upper right square too. So some first bite wins. The proof does not say which: a search through all bars finds it."),
        _ => Why::default().text("No rule is known for bars of this form: the values of all bars that can be left are computed one after the other."),
    };
    let why = match value {
        Some(value) => why.result(format!("value {value}"), "The least value to which no bite leads."),
        None => {
            let why = why.text("Too many bars can be left for all their values. But for given upper rows at most one length of the lowest row makes a P-position: of two, a bite leads from the longer to the shorter. So a table has one entry for all bars with the same upper rows: the least length from which no bite leads to a P-position.");
            match outcome {
                Some(Outcome::P) => why.result("a P-position", "No bite leads to a P-position."),
                Some(_) => why.result("an N-position", "Some bite leads to a P-position."),
                None => why,
            }
        }
    };
    why.source("Chomp", "Ferguson, Part I, 1.5, exercise 6")
}
