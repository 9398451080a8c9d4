//! The ways in which a board can be laid out.

/// The ways in which the board of a game can be laid out. Which one is chosen makes no difference to play.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("graph:a>b;b>c/a")?;
/// let ways = game.workshop().arrangements().unwrap();
/// assert_eq!((ways.names[ways.chosen], ways.names[2]), ("As drawn", "By value"));
/// assert_eq!(game.workshop().with_arrangement(2).unwrap().notation(), "graph:@value;a>b;b>c/a");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrangements {
    /// What is laid out: "Vertices".
    pub title: &'static str,
    pub names: &'static [&'static str],
    pub chosen: usize,
}
