//! The divisors of a number as a diagram: each stands above those that divide it, one prime factor higher.
use super::named::{divisors, primes};
use crate::core::scene::Shape;

/// The height of a divisor, the space between two beside each other, and that between two levels.
const HEIGHT: i32 = 56;
const BESIDE: i32 = 16;
const BETWEEN: i32 = 30;
const EDGE: i32 = 12;

/// Where each divisor of a number stands, whatever has been named.
pub struct Hasse {
    /// The divisors in the order of reading, the number itself first, and their places: left, top, width and height.
    pub places: Vec<(u64, [i32; 4])>,
    pub size: [u32; 2],
    /// The pairs of neighbours: the smaller one, and the one that is a prime times as large.
    covers: Vec<[u64; 2]>,
}

impl Hasse {
    pub fn new(number: u64) -> Self {
        let primes = primes(number);
        let exponents = |divisor: u64| -> Vec<u32> {
            let times =
                |prime: u64| (1..).take_while(|n| divisor.is_multiple_of(prime.pow(*n))).count() as u32;
            primes.iter().map(|(prime, _)| times(*prime)).collect()
        };
        let mut all: Vec<(u32, Vec<u32>, u64)> = divisors(number)
            .into_iter()
            .map(|divisor| (exponents(divisor).iter().sum(), exponents(divisor), divisor))
            .collect();
        // The highest level first, and in it those with most of the least prime.
        all.sort_by(|a, b| b.cmp(a));
        let digits = number.to_string().len() as i32;
        let width = (20 + 13 * digits).max(48);
        let levels: Vec<&[(u32, Vec<u32>, u64)]> = all.chunk_by(|a, b| a.0 == b.0).collect();
        let across = |count: usize| count as i32 * (width + BESIDE) - BESIDE;
        let widest = levels.iter().map(|level| across(level.len())).max().unwrap_or(width);
        let place = |top: usize, level: &[(u32, Vec<u32>, u64)]| -> Vec<(u64, [i32; 4])> {
            let left = EDGE + (widest - across(level.len())) / 2;
            let top = EDGE + top as i32 * (HEIGHT + BETWEEN);
            let each = level.iter().zip(0..);
            each.map(|((.., divisor), at)| (*divisor, [left + at * (width + BESIDE), top, width, HEIGHT]))
                .collect()
        };
        let places = levels.iter().enumerate().flat_map(|(top, level)| place(top, level)).collect();
        let above = |divisor: u64| primes.iter().map(move |(prime, _)| [divisor, divisor * prime]);
        let covers = all.iter().flat_map(|(.., divisor)| above(*divisor));
        let covers = covers.filter(|[_, above]| number.is_multiple_of(*above)).collect();
        let high = levels.len() as i32 * (HEIGHT + BETWEEN) - BETWEEN;
        Self { places, size: [(widest + 2 * EDGE) as u32, (high + 2 * EDGE) as u32], covers }
    }
    /// A line between each two neighbours of which both are left, and the named divisors as words.
    pub fn shapes(&self, left: &[u64], named: &[u64]) -> Vec<Shape> {
        let place =
            |divisor: u64| self.places.iter().find(|(own, _)| *own == divisor).map(|(_, place)| *place);
        let both = self.covers.iter().filter(|pair| pair.iter().all(|divisor| left.contains(divisor)));
        let line = |[below, above]: &[u64; 2]| {
            let ([x, y, width, _], [u, v, _, height]) = (place(*below)?, place(*above)?);
            let path = format!("M{} {y}L{} {}", x + width / 2, u + width / 2, v + height);
            Some(Shape::Line { path, look: "cover".into() })
        };
        let word = |divisor: &u64| {
            let [x, y, width, height] = place(*divisor)?;
            Some(Shape::Text { at: [x + width / 2, y + height / 2 + 5], text: divisor.to_string() })
        };
        both.filter_map(line).chain(named.iter().filter_map(word)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_divisor_stands_above_those_that_divide_it() {
        for number in [1, 2, 12, 72, 210, 1260, 524_288, 999_983] {
            let hasse = Hasse::new(number);
            assert_eq!(hasse.places.len(), divisors(number).len());
            for (a, [x, y, width, height]) in &hasse.places {
                assert!(x + width <= hasse.size[0] as i32 && y + height <= hasse.size[1] as i32);
                for (b, [u, v, ..]) in &hasse.places {
                    assert!(a == b || !a.is_multiple_of(*b) || y < v, "{a} and {b}");
                    assert!(a == b || y != v || (x - u).abs() >= 44, "{a} and {b}");
                }
            }
        }
    }
}
