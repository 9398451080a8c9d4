//! Labels below the parts of a board, moved apart where they would hide each other.

/// The farthest that a label is moved sideways from below its part to make room, in pixels.
const ASIDE: i64 = 90;
/// The room between labels.
pub const GAP: i64 = 6;

/// The left ends of labels, each given by the middle of its part and its width, ordered by their middles: each label is
/// moved as little as possible from its middle, within the width of the picture. The flag tells whether all fit so.
pub fn apart(labels: &[[i64; 2]], width: i64) -> (Vec<i64>, bool) {
    // Runs of labels that touch: how many, how wide, and where they would best begin.
    let mut runs: Vec<(i64, i64, i64)> = Vec::new();
    let within = |wide: i64, begin: i64| begin.min(width - wide - 4).max(4);
    for [mid, wide] in labels {
        let wide = wide + GAP;
        let mut run = (1, wide, within(wide, mid - (wide - GAP) / 2));
        while let Some(last) = runs.pop_if(|last| last.2 + last.1 > run.2) {
            let begin = (last.2 * last.0 + (run.2 - last.1) * run.0) / (last.0 + run.0);
            let wide = last.1 + run.1;
            run = (last.0 + run.0, wide, within(wide, begin));
        }
        runs.push(run);
    }
    let (mut lefts, mut fits) = (Vec::with_capacity(labels.len()), true);
    for (count, wide, begin) in runs {
        let mut left = begin;
        fits &= left + wide <= width;
        for [mid, own] in labels[lefts.len()..].iter().take(count as usize) {
            lefts.push(left);
            fits &= (left + own / 2 - mid).abs() <= ASIDE;
            left += own + GAP;
        }
    }
    (lefts, fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_that_touch_are_moved_and_others_stay() {
        assert_eq!(apart(&[[50, 40], [200, 40]], 300), (vec![30, 180], true));
        let (lefts, fits) = apart(&[[100, 60], [120, 60]], 300);
        assert!(fits && lefts[1] - lefts[0] == 60 + GAP, "{lefts:?}");
        assert!(!apart(&[[100, 200], [120, 200]], 300).1);
        // The edge pushes the last one over the one before it.
        let (lefts, fits) = apart(&[[110, 175], [470, 175], [650, 175]], 700);
        assert!(fits && lefts[2] - lefts[1] >= 175 + GAP && lefts[2] + 175 <= 700, "{lefts:?}");
    }
}
