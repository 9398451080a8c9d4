//! The product as the least nimber that the laws of a field do not rule out (Conway, On Numbers and Games, chapter 6).
use kernels::nimbers::{product, product_16, product_64, product_128, product_by_rules};

/// The products of all numbers below `size`, by mex.
pub fn table(size: usize) -> Vec<Vec<u128>> {
    let mut table = vec![vec![0; size]; size];
    for x in 0..size {
        for y in 0..size {
            let mut seen = vec![false; size * size];
            for a in 0..x {
                for b in 0..y {
                    let option = table[a][y] ^ table[x][b] ^ table[a][b];
                    seen[option as usize] = true;
                }
            }
            table[x][y] = seen.iter().position(|seen| !seen).unwrap_or(seen.len()) as u128;
        }
    }
    table
}

/// Fact 157.
#[test]
fn products_are_those_of_the_definition() {
    for (x, row) in table(64).iter().enumerate() {
        for (y, value) in row.iter().enumerate() {
            assert_eq!(product_by_rules(x as u128, y as u128), *value, "{x} {y}");
            assert_eq!(product(x as u128, y as u128), *value, "{x} {y}");
        }
    }
}

#[test]
fn all_ways_agree_on_all_bytes() {
    for x in 0..256u16 {
        for y in 0..256u16 {
            let value = product_16(x, y);
            let wide = (u128::from(x), u128::from(y));
            assert_eq!(product_by_rules(wide.0, wide.1), value.into());
            assert_eq!(product_64(x.into(), y.into()), value.into());
            assert_eq!(product_128(wide.0, wide.1), value.into());
        }
    }
}
