//! What is proved, what is not, and what no certificate may say.
use super::*;

/// The values of Kayles, with its period.
const KAYLES: [u16; 83] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6,
    7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8,
    6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2,
];

#[test]
fn what_comes_back_is_proved() {
    let kayles = Values { period: Some([71, 12, 0]), ..Values::of(&KAYLES) };
    let lasker: Vec<u16> =
        [0].into_iter().chain((0..40).flat_map(|k| [1, 2, 4, 3].map(|v| 4 * k + v))).collect();
    let lasker = Values { period: Some([1, 4, 4]), ..Values::of(&lasker) };
    let short = Values { period: Some([0, 4, 0]), ..Values::of(&[0, 1, 2, 3]) };
    for (text, own, found) in [
        ("n < 83 or g(n) = g(n - 12)", kayles, Some([83, 12])),
        ("g(n) < 9", kayles, Some([71, 12])),
        ("n < 71 or g(n) = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][n mod 12]", kayles, Some([71, 12])),
        ("n < 2 * n - 5 or g(n) < 9", kayles, Some([6, 1])),
        ("n > 4 or wt(n) < 3", kayles, Some([5, 1])),
        ("n > 40 and 1 = 1 or g(n) = wt(n) or n < 41", kayles, Some([41, 1])),
        ("P iff n = 0", kayles, Some([71, 12])),
        ("g(n) < g(2 * n + 1) + 9", kayles, Some([71, 12])),
        ("g(n // 5) < 9", kayles, Some([360, 60])),
        (
            "g(n) = if n mod 4 = 3 then n + 1 else if n mod 4 = 0 and n > 0 then n - 1 else n",
            lasker,
            Some([1, 4]),
        ),
        ("(g(n) + 3) // 4 = (n + 3) // 4", lasker, Some([1, 4])),
        ("g[1,2,3](n) = n mod 4", kayles, Some([0, 4])),
        ("3 divides n iff not (n + 1) mod 3 in odious and (n + 2) mod 3 != 0", kayles, None),
        // These have no certificate.
        ("g(n) <= n * n", kayles, None),
        ("wt(2 * n) = wt(n)", kayles, None),
        ("g(n) = g(n - 12)", kayles, None),
    ] {
        let (statement, games) = (read(text), [own, short]);
        let certificate = statement.certificate(100_000, &games);
        let proved = certificate.filter(|certificate| statement.certifies(certificate, &games));
        assert_eq!(proved.map(|proved| [proved.start, proved.period]), found, "{text}: {certificate:?}");
        if let Some(Certificate { checked, .. }) = proved {
            assert_eq!(statement.first_failure(0, 10 * checked, &games), None, "{text}");
        }
    }
}

#[test]
fn a_false_certificate_is_refused() {
    let kayles = Values { period: Some([71, 12, 0]), ..Values::of(&KAYLES) };
    let statement = read("n < 83 or g(n) = g(n - 12)");
    let own = Certificate { start: 83, period: 12, checked: 95 };
    assert!(statement.certifies(&own, &[kayles]));
    for wrong in [
        Certificate { start: 82, checked: 94, ..own },
        Certificate { period: 11, checked: 94, ..own },
        Certificate { checked: 83, ..own },
        Certificate { start: -12, checked: 0, ..own },
        Certificate { period: 0, checked: 83, ..own },
    ] {
        assert!(!statement.certifies(&wrong, &[kayles]), "{wrong:?}");
    }
    // A period that is only seen proves nothing, and what fails is not proved.
    assert!(!statement.certifies(&own, &[Values { period: None, ..kayles }]));
    assert!(!read("n < 82 or g(n) = g(n - 12)").certifies(&own, &[kayles]));
    assert_eq!(read("n < 82 or g(n) = g(n - 12)").first_failure(0, 1000, &[kayles]), Some(82));
}
