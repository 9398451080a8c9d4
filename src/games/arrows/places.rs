//! Where vertices without a given place are drawn: in columns by how far they are from an end.
use std::collections::VecDeque;

/// The followers of each vertex.
type Followers<'f> = &'f [Vec<usize>];

/// The least number of arrows from each vertex to one without arrows; where no such vertex can be reached, to the
/// first vertex of which that holds.
pub fn levels(followers: Followers) -> Vec<usize> {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); followers.len()];
    for (from, own) in followers.iter().enumerate() {
        own.iter().for_each(|to| before[*to].push(from));
    }
    let mut levels: Vec<Option<usize>> = vec![None; followers.len()];
    let mut queue: VecDeque<usize> = (0..followers.len()).filter(|at| followers[*at].is_empty()).collect();
    queue.iter().for_each(|at| levels[*at] = Some(0));
    loop {
        while let Some(at) = queue.pop_front() {
            let next = levels[at].map(|level| level + 1);
            for from in &before[at] {
                if levels[*from].is_none() {
                    levels[*from] = next;
                    queue.push_back(*from);
                }
            }
        }
        // From these no end can be reached: the first of them counts as one.
        match levels.iter().position(Option::is_none) {
            Some(at) => {
                levels[at] = Some(0);
                queue.push_back(at);
            }
            None => return levels.into_iter().map(Option::unwrap_or_default).collect(),
        }
    }
}

/// Columns and rows of the vertices in half steps, and the last of both: level 0 at the right, the others to its left,
/// each vertex beside those it leads to.
pub fn columns(followers: Followers, levels: &[usize]) -> (Vec<[i32; 2]>, [i32; 2]) {
    let columns = levels.iter().max().map_or(0, |most| most + 1);
    let mut lines: Vec<Vec<usize>> = vec![Vec::new(); columns];
    (0..followers.len()).for_each(|at| lines[levels[at]].push(at));
    let longest = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) as i32;
    let room = 2 * (longest - 1);
    let mut places = vec![[0, 0]; followers.len()];
    for (level, line) in lines.iter_mut().enumerate() {
        // Vertices stand beside those they lead to.
        let beside = |at: &usize| {
            let ends = followers[*at].iter().filter(|to| levels[**to] < level);
            let rows: Vec<i32> = ends.map(|to| places[*to][1]).collect();
            rows.iter().sum::<i32>() * 60 / rows.len().max(1) as i32
        };
        line.sort_by_key(beside);
        let last = line.len() as i32 - 1;
        for (index, at) in (0..).zip(line.iter()) {
            // A vertex alone in its column stands above or below the middle in turn, so that arrows pass each other.
            let row = if last == 0 { room / 2 + [1, -1][level % 2] } else { index * room / last };
            places[*at] = [2 * (columns - 1 - level) as i32, row.clamp(0, room)];
        }
    }
    (places, [2 * (columns as i32 - 1), room])
}
