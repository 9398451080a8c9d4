//! How questions and answers travel between the page and its worker: numbers and texts one after another, without names.
use crate::core::{
    Analysis, Chosen, ComponentView, Consequence, Convention, Mistake, MoveList, MoveOutlook, MoveView,
    Nimber, NotationError, Noun, Opponent, OutOfBudget, Outcome, Outlook, Phrase, PieceId, Place, Reply,
    Sign, Span, TypedMove, Verb, Verdict, Word, Words,
};
use crate::labs::sequence::{Ending, Period, Proof, Survey};

/// What can travel as bytes.
pub trait Wire: Sized {
    /// Appends the value to a message.
    fn put(&self, out: &mut Vec<u8>);
    /// Takes a value from the front of a message.
    fn take(from: &mut MessageReader) -> Self;
}

/// What is left of a message. Where it ends too soon that is noted, and reading goes on with zeros.
pub struct MessageReader<'m> {
    bytes: &'m [u8],
    short: bool,
}

impl<'m> MessageReader<'m> {
    pub const BROKEN: Self = Self { bytes: &[], short: true };

    fn next(&mut self, count: usize) -> &'m [u8] {
        let Some((next, rest)) = self.bytes.split_at_checked(count) else {
            self.short = true;
            return &[];
        };
        self.bytes = rest;
        next
    }
}

/// A value as bytes.
pub fn packed(value: &impl Wire) -> Vec<u8> {
    let mut out = Vec::new();
    value.put(&mut out);
    out
}

/// A value from bytes; none if they end too soon or name an unknown variant.
pub fn unpacked<T: Wire>(bytes: &[u8]) -> Option<T> {
    let mut rest = MessageReader { bytes, short: false };
    let value = T::take(&mut rest);
    (!rest.short).then_some(value)
}

impl Wire for u64 {
    fn put(&self, out: &mut Vec<u8>) {
        // Seven bits at a time, the lowest first; the eighth says that more follow.
        let mut rest = *self;
        while rest > 0x7f {
            out.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        out.push(rest as u8);
    }
    fn take(from: &mut MessageReader) -> Self {
        let (mut value, mut shift) = (0, 0);
        while let [byte] = from.next(1) {
            value |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            if *byte < 0x80 {
                break;
            }
            shift += 7;
        }
        value
    }
}

fn put_text(text: &str, out: &mut Vec<u8>) {
    (text.len() as u64).put(out);
    out.extend_from_slice(text.as_bytes());
}

impl Wire for String {
    fn put(&self, out: &mut Vec<u8>) {
        put_text(self, out);
    }
    fn take(from: &mut MessageReader) -> Self {
        let length = u64::take(from) as usize;
        Self::from_utf8(from.next(length).to_vec()).unwrap_or_default()
    }
}

impl Wire for Noun {
    fn put(&self, out: &mut Vec<u8>) {
        put_text(self, out);
    }
    fn take(from: &mut MessageReader) -> Self {
        Self::Owned(String::take(from))
    }
}

/// A typed move does not travel: the notation of its view says the same.
impl Wire for TypedMove {
    fn put(&self, _: &mut Vec<u8>) {}
    fn take(_: &mut MessageReader) -> Self {
        Self::default()
    }
}

impl Wire for Words {
    fn put(&self, out: &mut Vec<u8>) {
        self.0.put(out);
    }
    fn take(from: &mut MessageReader) -> Self {
        Self(Vec::take(from))
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        for item in self {
            item.put(out);
        }
    }
    fn take(from: &mut MessageReader) -> Self {
        let mut items = Self::new();
        for _ in 0..u64::take(from) {
            if from.short {
                break;
            }
            items.push(T::take(from));
        }
        items
    }
}

impl<T: Wire> Wire for Box<T> {
    fn put(&self, out: &mut Vec<u8>) {
        (**self).put(out);
    }
    fn take(from: &mut MessageReader) -> Self {
        Self::new(T::take(from))
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.is_some().into());
        if let Some(value) = self {
            value.put(out);
        }
    }
    fn take(from: &mut MessageReader) -> Self {
        bool::take(from).then(|| T::take(from))
    }
}

/// What travels as a whole number.
macro_rules! number {
    ($($type:ty, $value:ident => $to:expr, $from:expr;)*) => { $(
        impl Wire for $type {
            fn put(&self, out: &mut Vec<u8>) {
                let $value = *self;
                ($to).put(out);
            }
            fn take(from: &mut MessageReader) -> Self {
                let $value = u64::take(from);
                $from
            }
        }
    )* };
}

number! {
    bool, n => u64::from(n), n == 1;
    u8, n => u64::from(n), n as u8;
    u16, n => u64::from(n), n as u16;
    u32, n => u64::from(n), n as u32;
    usize, n => n as u64, n as usize;
    Nimber, n => n.0, Nimber(n);
    Convention, n => n as u64, if n == 0 { Convention::Normal } else { Convention::Misere };
    Outcome, n => n as u64, match n {
        0 => Outcome::P,
        1 => Outcome::N,
        _ => Outcome::D,
    };
    OutOfBudget, n => n as u64, if n == 0 { OutOfBudget::Work } else { OutOfBudget::Memory };
    Opponent, n => n as u64, match n {
        0 => Opponent::Perfect,
        1 => Opponent::Strong,
        _ => Opponent::Beginner,
    };
    Sign, n => n as u64, match n {
        0 => Sign::Take,
        1 => Sign::Cut,
        _ => Sign::Split,
    };
    Mistake, n => n as u64, match n {
        0 => Mistake::Syntax,
        1 => Mistake::UnknownRuleset,
        2 => Mistake::TooLarge,
        3 => Mistake::NotAllowed,
        _ => Mistake::NotLoaded,
    };
}

/// What travels as its fields.
macro_rules! fields {
    ($($type:ident$(<$of:ident>)? { $($field:ident),* })*) => { $(
        impl$(<$of: Wire>)? Wire for $type$(<$of>)? {
            fn put(&self, out: &mut Vec<u8>) {
                $(self.$field.put(out);)*
            }
            fn take(from: &mut MessageReader) -> Self {
                Self { $($field: Wire::take(from)),* }
            }
        }
    )* };
}

fields! {
    Place { part, group }
    PieceId { place, n }
    Span { place, from, to }
    Verb { command, past, present, noun }
    Phrase { verb, sign, object, signs, short, left }
    Chosen { mv, known }
    MoveView { notation, phrase, game, groups, leaves, handles, touches, adds, typed }
    MoveList<M> { moves, total }
    ComponentView { name, text, places, value }
    Reply { to, value, answers }
    MoveOutlook { to, outcome, remoteness }
    Outlook { remoteness, longest, moves }
    Period { start, length, saltus, checked, proof }
    Ending { period, length }
    Survey { checked, rare, last, ending, needed }
    Analysis { convention, verdict, parts, winning, cut, replies, moves, over }
}

impl Wire for NotationError {
    fn put(&self, out: &mut Vec<u8>) {
        self.kind.put(out);
        self.at.put(out);
        self.expected.put(out);
    }
    fn take(from: &mut MessageReader) -> Self {
        Self::new(Wire::take(from), Wire::take(from), String::take(from))
    }
}

/// An enumeration: the number of the variant, from 0 on, and its fields.
macro_rules! variants {
    ($($type:ident { $($n:literal $variant:ident { $($field:tt $as:ident),* })* })*) => { $(
        impl Wire for $type {
            fn put(&self, out: &mut Vec<u8>) {
                match self { $(
                    Self::$variant { $($field: $as),* } => {
                        out.push($n);
                        $($as.put(out);)*
                    }
                )* }
            }
            fn take(from: &mut MessageReader) -> Self {
                match u8::take(from) {
                    $($n => Self::$variant { $($field: Wire::take(from)),* },)*
                    _ => {
                        *from = MessageReader::BROKEN;
                        Self::take(from)
                    }
                }
            }
        }
    )* };
}
pub(super) use variants;

variants! {
    Proof {
        0 Observed {}
        1 LastValues {}
        2 Octal {}
        3 AllValues {}
        4 ClosedForm {}
        5 Rare { mask mask, sizes sizes, last last }
        6 Unequal {}
    }
    Verdict {
        0 Solved { outcome outcome, value value }
        1 Unknown { examined examined, limit limit }
    }
    Word {
        0 Text { 0 text }
        1 Group { noun noun, number number }
        2 Pieces { noun noun, names names }
        3 Game { 0 game }
    }
    Consequence {
        0 Unsaid {}
        1 Position {}
        2 Groups { 0 noun }
        3 By { 0 clause }
        4 Also { 0 clause }
    }
}
