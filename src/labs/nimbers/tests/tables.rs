//! Tables and their files.
use super::*;

const PRODUCTS: Table = Table { sums: false, size: 16 };

/// Ferguson, Part I, table 5.2.
#[test]
fn rows_of_products() {
    let values = PRODUCTS.values();
    assert_eq!(values[7 * 16..8 * 16], [0, 7, 9, 14, 10, 13, 3, 4, 15, 8, 6, 1, 5, 2, 12, 11]);
    assert_eq!(values[15 * 16..], [0, 15, 5, 10, 1, 14, 4, 11, 2, 13, 7, 8, 3, 12, 6, 9]);
    assert_eq!(PRODUCTS.cell_text(7, 11), "7 ⊗ 11 = 1, inverses");
    assert_eq!(PRODUCTS.cell_text(1, 1), "1 ⊗ 1 = 1, its own inverse");
    assert_eq!(PRODUCTS.cell_text(2, 2), "2 ⊗ 2 = 3");
    assert_eq!(Table { sums: true, ..PRODUCTS }.cell_text(5, 5), "5 ⊕ 5 = 0, its own negative");
}

#[test]
fn values_stay_below_the_greatest() {
    for sums in [false, true] {
        for size in SIZES {
            let table = Table { sums, size };
            assert_eq!(table.values().len(), usize::from(size).pow(2));
            let most = if sums || size != 64 { size - 1 } else { 255 };
            assert_eq!(table.greatest(), most);
            assert!(table.values().into_iter().all(|value| value <= most));
        }
    }
}

#[test]
fn fields_are_closed() {
    for field in SUBFIELDS {
        for a in 0..field {
            assert!((0..field).all(|b| PRODUCTS.value(a, b) < field), "{field}");
        }
    }
}

#[test]
fn files() {
    let csv = PRODUCTS.csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 17);
    assert!(lines[0].starts_with("⊗,0,1,2,"));
    assert_eq!(lines[8], "7,0,7,9,14,10,13,3,4,15,8,6,1,5,2,12,11");
    for size in SIZES {
        let svg = Table { sums: false, size }.svg();
        assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>"));
        assert_eq!(svg.contains("<text"), size < 256);
        assert!(svg.len() < 2_000_000, "{}", svg.len());
    }
    assert!(PRODUCTS.svg().contains("<path fill=\"#e8a02a\""));
}
