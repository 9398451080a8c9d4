//! The Grundy values of four stacks.

/// The tallest stack for which a table of four stacks is made.
pub const FOUR_STACK_LIMIT: usize = 40;

/// Grundy values g(w, x, y, z) for all heights up to n, one for each sorted quadruple.
pub struct FourStackTable {
    height: usize,
    /// Sorted quadruples w <= x <= y <= z in the order of z, then y, x and w.
    values: Vec<u16>,
}

fn triple([x, y, z]: [usize; 3]) -> usize {
    z * (z + 1) * (z + 2) / 6 + y * (y + 1) / 2 + x
}

fn quadruple([w, x, y, z]: [usize; 4]) -> usize {
    z * (z + 1) * (z + 2) * (z + 3) / 24 + triple([w, x, y])
}

impl FourStackTable {
    /// The table for heights 0 to n, from the colours of at least n levels; nothing if n is beyond
    /// [`FOUR_STACK_LIMIT`] or the colours are too few.
    ///
    /// As of three stacks: a cell with a red top is the mex of the four lines through it, each the bitset of the values
    /// seen so far with one unordered triple of the other heights. An all-green cell is the mex of the box below it,
    /// kept as the lowest w that holds each value, per triple. No value exceeds w + x + y + z.
    pub fn new(colours: &[bool], n: usize) -> Option<Self> {
        if n > FOUR_STACK_LIMIT || colours.len() <= n {
            return None;
        }
        let (words, width, triples) = (4 * n / 64 + 1, 4 * n + 2, triple([0, 0, n + 1]));
        let mut work =
            Work { words, lines: vec![0; triples * words], width, first: vec![u8::MAX; triples * width] };
        let mut values = vec![0; quadruple([0, 0, 0, n + 1])];
        for z in 0..=n {
            for y in 0..=z {
                for x in 0..=y {
                    let start = quadruple([0, x, y, z]);
                    work.fill(colours, [x, y, z], &mut values[start..=start + x]);
                }
            }
        }
        Some(Self { height: n, values })
    }

    /// g of the four heights, in any order; nothing outside the table.
    pub fn value(&self, mut heights: [usize; 4]) -> Option<u16> {
        heights.sort_unstable();
        if heights[3] > self.height { None } else { self.values.get(quadruple(heights)).copied() }
    }
}

/// The values computed so far.
struct Work {
    /// Length of a bitset of values.
    words: usize,
    /// Per unordered triple of heights, the values of the cells seen that contain it.
    lines: Vec<u64>,
    /// Values per triple in `first`.
    width: usize,
    /// Per triple and value, the lowest w of a cell with that value among those with at most these heights.
    first: Vec<u8>,
}

impl Work {
    /// Computes the cells (0..=x, x, y, z). Out of line for the sake of wasm: where a zeroed list is made and freed in
    /// one function, the compiler may assume that the allocator's data before it is zero, too.
    #[inline(never)]
    fn fill(&mut self, colours: &[bool], [x, y, z]: [usize; 3], line: &mut [u16]) {
        let (words, width, own) = (self.words, self.width, triple([x, y, z]));
        // Boxes that are smaller by one in one direction have been completed.
        let lower = [
            x.checked_sub(1).map(|x| triple([x, y, z])),
            (y > x).then(|| triple([x, y - 1, z])),
            (z > y).then(|| triple([x, y, z - 1])),
        ];
        let (before, from_own) = self.first.split_at_mut(own * width);
        let first = &mut from_own[..width];
        for other in lower.into_iter().flatten() {
            let other = &before[other * width..][..width];
            first.iter_mut().zip(other).for_each(|(own, other)| *own = (*own).min(*other));
        }
        let red = colours[x] || colours[y] || colours[z];
        let mut pointer = 0;
        for (w, cell) in line.iter_mut().enumerate() {
            let along = [[x, y, z], [w, y, z], [w, x, z], [w, x, y]].map(|heights| triple(heights) * words);
            let value = if red || colours[w] {
                free(&self.lines, along, words)
            } else {
                while usize::from(first[pointer]) <= w {
                    pointer += 1;
                }
                pointer
            };
            first[value] = first[value].min(w as u8);
            *cell = value as u16;
            for start in along {
                self.lines[start + value / 64] |= 1 << (value % 64);
            }
        }
    }
}

/// The least value that is in none of these lines.
fn free(lines: &[u64], along: [usize; 4], words: usize) -> usize {
    let seen = |word: usize| along.iter().fold(0, |seen, start| seen | lines[start + word]);
    let word = (0..words).find(|word| seen(*word) != u64::MAX).unwrap_or(words - 1);
    word * 64 + seen(word).trailing_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value by the definition: with a red top one stack is lowered, otherwise any stacks.
    fn mex_of_options(table: &FourStackTable, colours: &[bool], at: [usize; 4]) -> u16 {
        let mut seen = [false; 200];
        let red = at.iter().any(|height| colours[*height]);
        let mut option = at;
        for stack in 0..4 {
            for left in 0..at[stack] {
                option = at;
                option[stack] = left;
                seen[usize::from(table.value(option).unwrap())] = true;
            }
        }
        if !red {
            for code in 0..at.iter().map(|height| height + 1).product() {
                let mut rest: usize = code;
                for stack in 0..4 {
                    option[stack] = rest % (at[stack] + 1);
                    rest /= at[stack] + 1;
                }
                if option != at {
                    seen[usize::from(table.value(option).unwrap())] = true;
                }
            }
        }
        seen.iter().position(|seen| !seen).unwrap() as u16
    }

    #[test]
    fn tables_agree_with_the_definition() {
        for seed in 1u32..6 {
            // Some colours; level 0 is always green, as an empty stack forbids nothing.
            let colours: Vec<bool> =
                (0..12u32).map(|n| n > 0 && (n * n * seed / 3 + n * seed) % 3 != 1).collect();
            let table = FourStackTable::new(&colours, 8).unwrap();
            for z in 0..=8 {
                for y in 0..=z {
                    for x in 0..=y {
                        for w in 0..=x {
                            let expected = mex_of_options(&table, &colours, [w, x, y, z]);
                            assert_eq!(table.value([z, w, y, x]), Some(expected), "{seed} {w} {x} {y} {z}");
                        }
                    }
                }
            }
        }
        assert!(FourStackTable::new(&[false; 50], 41).is_none());
    }
}
