//! A pile by the changes of colour in it.

/// A pile as a number: 0 is the empty one. After the first binary digit, which is 1, there is a digit for each two
/// neighbouring balls from the ground up: 1 where the colour changes. So the piles of n balls are the numbers of n
/// digits, and taking from the top drops the last digits.
///
/// ```
/// use nimscope::labs::piles::Pile;
///
/// let pile = Pile::of(&[2, 1, 3]).unwrap();
/// assert_eq!((pile.number(), pile.balls(), pile.runs()), (0b101100, 6, 3));
/// assert_eq!((pile.without_top(2).text(), pile.without_ground(2).text()), ("(2,1,1)".into(), "(1,3)".into()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Pile(u32);

/// The most balls of a pile.
pub const TALLEST: u32 = 31;

impl Pile {
    /// The pile of this number.
    pub fn numbered(number: u32) -> Self {
        Self(number & (u32::MAX >> 1))
    }
    /// The pile with runs of these lengths from the ground up, none of them 0; none if it is too tall.
    pub fn of(lengths: &[u32]) -> Option<Self> {
        let balls = lengths.iter().try_fold(0u32, |sum, length| sum.checked_add(*length))?;
        if balls > TALLEST || lengths.contains(&0) {
            return None;
        }
        Some(Self(lengths.iter().fold(0, |below, length| ((below << 1) | 1) << (length - 1))))
    }
    pub fn number(self) -> u32 {
        self.0
    }
    pub fn balls(self) -> u32 {
        u32::BITS - self.0.leading_zeros()
    }
    pub fn runs(self) -> u32 {
        self.0.count_ones()
    }
    /// The length of the run at the top.
    pub fn top(self) -> u32 {
        if self.0 == 0 { 0 } else { self.0.trailing_zeros() + 1 }
    }
    /// The length of the run at the ground.
    pub fn ground(self) -> u32 {
        let changes = self.0 & !self.first();
        self.balls() - (u32::BITS - changes.leading_zeros())
    }
    /// The pile without so many balls at the top.
    pub fn without_top(self, count: u32) -> Self {
        Self(self.0.checked_shr(count).unwrap_or(0))
    }
    /// The pile without so many balls at the ground.
    pub fn without_ground(self, count: u32) -> Self {
        match self.balls().saturating_sub(count) {
            0 => Self(0),
            left => {
                let first = 1 << (left - 1);
                Self(first | (self.0 & (first - 1)))
            }
        }
    }
    fn first(self) -> u32 {
        if self.0 == 0 { 0 } else { 1 << (self.balls() - 1) }
    }
    /// The lengths of its runs from the top down.
    pub fn downwards(self) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(self), |pile| Some(pile.without_top(pile.top())))
            .take_while(|pile| pile.0 != 0)
            .map(Self::top)
    }
    /// The lengths of its runs from the ground up.
    pub fn lengths(self) -> Vec<u32> {
        let mut lengths: Vec<u32> = self.downwards().collect();
        lengths.reverse();
        lengths
    }
    /// As people write it: `(2,1,3)`.
    pub fn text(self) -> String {
        format!("({})", self.joined(","))
    }
    /// The lengths with this between them.
    pub fn joined(self, between: &str) -> String {
        self.lengths().iter().map(u32::to_string).collect::<Vec<_>>().join(between)
    }
    /// In the letters of the games: `r2y1r3`, or `0`.
    pub fn letters(self) -> String {
        let runs = self.lengths().into_iter().zip(['r', 'y'].into_iter().cycle());
        let text: String = runs.map(|(length, letter)| format!("{letter}{length}")).collect();
        if text.is_empty() { "0".into() } else { text }
    }
}
