//! How questions and answers travel between the page and its worker: numbers and texts one after another, without
//! names. Both ends are one module, so that they always agree.
use crate::core::*;

/// What can travel.
pub trait Wire: Sized {
    /// Appends it.
    fn put(&self, out: &mut Vec<u8>);
    /// Takes it from the front; none if it does not stand there.
    fn take(from: &mut &[u8]) -> Option<Self>;
}

/// As bytes.
pub fn packed(value: &impl Wire) -> Vec<u8> {
    let mut out = Vec::new();
    value.put(&mut out);
    out
}

/// From bytes.
pub fn unpacked<T: Wire>(mut bytes: &[u8]) -> Option<T> {
    T::take(&mut bytes)
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
    fn take(from: &mut &[u8]) -> Option<Self> {
        let (mut value, mut shift) = (0, 0);
        loop {
            let (first, rest) = from.split_first()?;
            *from = rest;
            value |= u64::from(first & 0x7f).checked_shl(shift)?;
            if *first < 0x80 {
                return Some(value);
            }
            shift += 7;
        }
    }
}

impl Wire for String {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        out.extend_from_slice(self.as_bytes());
    }
    fn take(from: &mut &[u8]) -> Option<Self> {
        let length = u64::take(from)? as usize;
        let (text, rest) = from.split_at_checked(length)?;
        *from = rest;
        Self::from_utf8(text.to_vec()).ok()
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn put(&self, out: &mut Vec<u8>) {
        (self.len() as u64).put(out);
        self.iter().for_each(|item| item.put(out));
    }
    fn take(from: &mut &[u8]) -> Option<Self> {
        (0..u64::take(from)?).map(|_| T::take(from)).collect()
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, out: &mut Vec<u8>) {
        out.push(self.is_some().into());
        if let Some(value) = self {
            value.put(out);
        }
    }
    fn take(from: &mut &[u8]) -> Option<Self> {
        if bool::take(from)? { T::take(from).map(Some) } else { Some(None) }
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
            fn take(from: &mut &[u8]) -> Option<Self> {
                let $value = u64::take(from)?;
                $from
            }
        }
    )* };
}

number! {
    bool, n => u64::from(n), Some(n == 1);
    u8, n => u64::from(n), n.try_into().ok();
    u16, n => u64::from(n), n.try_into().ok();
    u32, n => u64::from(n), n.try_into().ok();
    usize, n => n as u64, n.try_into().ok();
    Nimber, n => n.0, Some(Nimber(n));
    Convention, n => n as u64, [Convention::Normal, Convention::Misere].get(n as usize).copied();
    Outcome, n => n as u64, [Outcome::P, Outcome::N].get(n as usize).copied();
    Opponent, n => n as u64,
        [Opponent::Perfect, Opponent::Strong, Opponent::Beginner].into_iter().find(|who| *who as u64 == n);
    Mistake, n => n as u64,
        [Mistake::Syntax, Mistake::UnknownRuleset, Mistake::TooLarge, Mistake::NotAllowed].get(n as usize).copied();
}

/// What travels as its fields.
macro_rules! fields {
    ($($type:ident$(<$of:ident>)? { $($field:ident),* })*) => { $(
        impl$(<$of: Wire>)? Wire for $type$(<$of>)? {
            fn put(&self, out: &mut Vec<u8>) {
                $(self.$field.put(out);)*
            }
            fn take(from: &mut &[u8]) -> Option<Self> {
                Some(Self { $($field: Wire::take(from)?),* })
            }
        }
    )* };
}

fields! {
    Place { part, group }
    PieceId { place, n }
    Span { place, from, to }
    Take { place, count, noun, number }
    MoveView { notation, takes, leaves, handles, touches }
    Found<M> { moves, total }
    Part { name, text, places, value }
    Reply { to, value, answers }
    NotationError { kind, at, expected }
    Analysis { convention, verdict, parts, winning, cut, replies, moves, over }
}

/// An enumeration: the number of the variant, and its fields.
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
            fn take(from: &mut &[u8]) -> Option<Self> {
                Some(match u8::take(from)? {
                    $($n => Self::$variant { $($field: Wire::take(from)?),* },)*
                    _ => return None,
                })
            }
        }
    )* };
}
pub(super) use variants;

variants! {
    Verdict {
        0 Solved { outcome outcome, value value }
        1 Unknown { examined examined }
    }
}
