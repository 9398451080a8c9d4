//! The hot loops. Each is a function of its own and is called once per heap or block: a browser replaces its first,
//! slow translation of a function only between two calls.

/// The heap that last had an option of each value.
pub(crate) type Marks = [u32; 1 << 16];

/// No heap yet has an option.
pub(crate) fn no_marks() -> Box<Marks> {
    vec![0; 1 << 16].try_into().unwrap_or_else(|_| unreachable!())
}

/// Runs a statement for eight places, written out: the module is built for its size, and the compiler would not.
macro_rules! eight {
    ($i:ident => $do:expr) => {
        eight!($i => $do; 0 1 2 3 4 5 6 7)
    };
    ($i:ident => $do:expr; $($place:literal)*) => {{
        $({ const $i: usize = $place; $do; })*
    }};
}

/// Marks the nim-sums of each value of `left` with the value of `right` at the same distance from its end. Both have
/// the same length.
#[inline(never)]
pub(crate) fn mark(left: &[u16], right: &[u16], marks: &mut Marks, heap: u32) {
    let (left, left_rest) = left.as_chunks::<8>();
    let (right_rest, right) = right.as_rchunks::<8>();
    for (a, b) in left.iter().zip(right.iter().rev()) {
        eight!(I => marks[usize::from(a[I] ^ b[7 - I])] = heap);
    }
    for (a, b) in left_rest.iter().zip(right_rest.iter().rev()) {
        marks[usize::from(a ^ b)] = heap;
    }
}

/// For some heaps, all smaller than `sum`, with their sizes and values: marks the nim-sum of each with the heap that is
/// left of `sum`.
#[inline(never)]
pub(crate) fn mark_rare(
    sizes: &[u32],
    rare: &[u16],
    values: &[u16],
    sum: usize,
    marks: &mut Marks,
    heap: u32,
) {
    let mut one = |size: u32, a: u16| {
        if let Some(b) = values.get(sum.wrapping_sub(size as usize)) {
            marks[usize::from(a ^ b)] = heap;
        }
    };
    let (sizes, sizes_rest) = sizes.as_chunks::<8>();
    let (rare, rare_rest) = rare.as_chunks::<8>();
    for (size, a) in sizes.iter().zip(rare) {
        eight!(I => one(size[I], a[I]));
    }
    for (size, a) in sizes_rest.iter().zip(rare_rest) {
        one(*size, *a);
    }
}

/// The first place from `place` on whose value is not marked for this heap.
#[inline(never)]
pub(crate) fn first_free(list: &[u16], mut place: usize, marks: &Marks, heap: u32) -> usize {
    while place < list.len() && marks[usize::from(list[place])] == heap {
        place += 1;
    }
    place
}

/// Whether the nim-sum of some value of `left` with the value of `right` at the same distance from its end is `wanted`,
/// and how many places were examined. Both have the same length.
#[inline(never)]
pub(crate) fn find(left: &[u16], right: &[u16], wanted: u16) -> (bool, usize) {
    const CHUNK: usize = 512;
    let mut chunks = left.chunks(CHUNK).zip(right.rchunks(CHUNK));
    let place = chunks.position(|(left, right)| chunk_has(left, right, wanted));
    (place.is_some(), place.map_or(left.len(), |place| left.len().min((place + 1) * CHUNK)))
}

/// Eight values at once, four times over. Written out, since the module is built for its size.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
fn chunk_has(left: &[u16], right: &[u16], wanted: u16) -> bool {
    use core::arch::wasm32::{
        u16x8_eq, u16x8_shuffle, u16x8_splat, v128, v128_any_true, v128_load, v128_or, v128_xor,
    };
    let wanted_lanes = u16x8_splat(wanted);
    let equal = |a: &[u16; 32], b: &[u16; 32], part: usize| -> v128 {
        let (a, b) = (a.as_ptr().cast::<v128>(), b.as_ptr().cast::<v128>());
        // SAFETY: 32 values of 2 bytes are four vectors of 16, part is 0 to 3, and a load may be unaligned.
        let (a, b) = unsafe { (v128_load(a.add(part)), v128_load(b.add(3 - part))) };
        u16x8_eq(v128_xor(a, u16x8_shuffle::<7, 6, 5, 4, 3, 2, 1, 0>(b, b)), wanted_lanes)
    };
    let (left, left_rest) = left.as_chunks::<32>();
    let (right_rest, right) = right.as_rchunks::<32>();
    let mut found = u16x8_splat(0);
    for (a, b) in left.iter().zip(right.iter().rev()) {
        let first = v128_or(equal(a, b, 0), equal(a, b, 1));
        found = v128_or(found, v128_or(first, v128_or(equal(a, b, 2), equal(a, b, 3))));
    }
    v128_any_true(found) || left_rest.iter().zip(right_rest.iter().rev()).any(|(a, b)| a ^ b == wanted)
}

/// The loop has no branch, so that the compiler uses vector instructions.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline]
fn chunk_has(left: &[u16], right: &[u16], wanted: u16) -> bool {
    left.iter().zip(right.iter().rev()).fold(0u16, |found, (a, b)| found | u16::from(a ^ b == wanted)) != 0
}
