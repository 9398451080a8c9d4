//! The positions on which proofs are tried.
/// The positions on which a proof is tried.
pub struct Trial {
    pub id: &'static str,
    /// Small positions, those that the proof covers and others, and larger ones drawn at random.
    pub positions: Vec<String>,
    /// Whether the proof covers exactly the P-positions among them.
    pub whole: bool,
}

/// All lists of this length with these numbers.
fn lists(length: usize, most: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![vec![]], |lists, _| {
        let longer = |list: Vec<u64>| (0..=most).map(move |n| [&list[..], &[n]].concat());
        lists.into_iter().flat_map(longer).collect()
    })
}

fn joined(list: &[u64], by: &str) -> String {
    list.iter().map(u64::to_string).collect::<Vec<_>>().join(by)
}

fn heaps(game: &str, length: usize, most: u64) -> Vec<String> {
    lists(length, most).iter().map(|list| format!("{game}/{}", joined(list, "+"))).collect()
}

/// Random positions; `last` chooses the last number so that the proof covers the position.
fn random(game: &str, length: usize, most: u64, last: impl Fn(&[u64]) -> u64) -> Vec<String> {
    let mut rng = fastrand::Rng::with_seed(20_261_124);
    let one = |_| {
        let mut list: Vec<u64> = (1..length).map(|_| rng.u64(0..=most)).collect();
        list.push(last(&list));
        format!("{game}/{}", joined(&list, "+"))
    };
    (0..12).map(one).collect()
}

fn sum(list: &[u64]) -> u64 {
    list.iter().fold(0, |sum, n| sum ^ n)
}

fn moore() -> Vec<String> {
    let small = (1..=3).flat_map(|at_once| heaps(&format!("moore:{at_once}"), 4, 3));
    let larger =
        ["moore:2/7+7+7", "moore:2/1+4+5+5", "moore:2/2+4+6+6", "moore:3/3+3+3+3", "moore:2/1+6+7+7"];
    small.chain(larger.map(Into::into)).collect()
}

/// Parts of many games beside piles.
fn beside_piles() -> Vec<String> {
    let parts = [
        "kayles/4",
        "kayles/5.2",
        "dawson/6",
        "lasker/3+2",
        "subtraction:1,2,3/7",
        "colourful/(1,2,2)",
        "turning-turtles/HTHHT",
        "hackenbush/((()())(()))",
        "wythoff/2+3",
        "nim/2+3&kayles/3",
        "moore:2/1+2+2",
        "chromatic:evil/4+3",
        "nim/5",
    ];
    parts.iter().flat_map(|part| (0..=7).map(move |pile| format!("{part}&nim/{pile}"))).collect()
}

fn colourful() -> Vec<String> {
    let runs = (1..=4)
        .flat_map(|length| lists(length, 2))
        .map(|list| list.iter().map(|n| n + 1).collect::<Vec<_>>());
    let larger =
        [[5, 3, 4, 4], [1, 6, 5, 5], [6, 2, 5, 7], [2, 7, 7, 1], [4, 4, 4, 5]].map(|list| list.to_vec());
    let piles = runs.chain(larger).map(|list| format!("colourful/({})", joined(&list, ",")));
    piles.flat_map(|pile| (0..=7).map(move |beside| format!("{pile}&nim/{beside}"))).collect()
}

/// Pairs of pictures that differ in what grows on one vertex, which `X` stands for.
fn pictures() -> Vec<String> {
    let stems = ["(X)", "((X))", "((X)())", "(()(X)(()))", "((X)),2"];
    let grown = ["", "()", "(())", "()()", "(()())", "()(())", "((()))", "(()())(())", "((())())", "()()()"];
    let pair = |stem: &str, one: &str, other: &str| {
        let (tree, rest) = stem.split_once(',').unwrap_or((stem, ""));
        let both = format!("{},{}", tree.replace('X', one), tree.replace('X', other));
        if rest.is_empty() { both } else { format!("{both},{rest},{rest}") }
    };
    let mut found = Vec::new();
    for stem in stems {
        for (at, one) in grown.iter().enumerate() {
            found.extend(grown[at..].iter().map(|other| format!("hackenbush/{}", pair(stem, one, other))));
        }
    }
    found
}

/// Stalks and circles on the ground, by their numbers of edges.
fn circles() -> Vec<String> {
    let strand = |at: usize, edges: u64, end: &str| {
        let points: String = (1..edges).map(|n| format!("p{at}x{n}-")).collect();
        format!("0-{points}{end}")
    };
    let picture = |stalks: &[u64], circles: &[u64]| {
        let stalks = stalks.iter().enumerate().map(|(at, edges)| strand(at, *edges, &format!("top{at}")));
        let circles = circles.iter().enumerate().map(|(at, edges)| strand(at + 9, *edges, "0"));
        format!("hackenbush/{}", stalks.chain(circles).collect::<Vec<_>>().join(","))
    };
    let mut found = Vec::new();
    for circles in [&[2][..], &[3], &[4], &[5], &[2, 3], &[3, 3], &[3, 5], &[4, 3], &[3, 3, 3], &[2, 2]] {
        found.push(picture(&[], circles));
        found.extend((1..=4).map(|stalk| picture(&[stalk], circles)));
        found.extend((1..=3).map(|stalk| picture(&[stalk, (stalk ^ 1) | 2], circles)));
    }
    found
}

/// Random pictures from a fixed seed, grown edge by edge: an edge begins at a vertex that stands, and ends at a vertex,
/// old or new, or on the ground. So there are trees on circuits, circuits on trees, double edges and loops.
fn grown() -> Vec<String> {
    let mut state = 7u64;
    let mut chance = move |end: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % end
    };
    let name = |vertex: u64| if vertex == 0 { "0".to_string() } else { format!("v{vertex}") };
    let mut picture = move |edges: u64, ways: u64| {
        let mut vertices = 1;
        let edge = |_| {
            let from = chance(vertices);
            let to = if chance(10) < ways && vertices > 1 { 1 + chance(vertices - 1) } else { vertices };
            vertices = vertices.max(to + 1);
            format!("{}-{}", name(from), name(to))
        };
        format!("hackenbush/{}", (0..edges).map(edge).collect::<Vec<_>>().join(","))
    };
    let small = (0..500).map(|n| (2 + n % 7, 2 + n % 6)).collect::<Vec<_>>();
    small.into_iter().map(|(edges, ways)| picture(edges, ways)).collect()
}

fn rugs() -> Vec<String> {
    let board = |side: u64, heads: &[(u64, u64)]| {
        let heads: Vec<String> = heads.iter().map(|(row, column)| format!("{row},{column}")).collect();
        let colon = if heads.is_empty() { "" } else { ":" };
        format!("rugs/{side}x{side}{colon}{}", heads.join("+"))
    };
    // All boards of three by three, and a few others.
    let places: Vec<(u64, u64)> = (1..=3).flat_map(|row| (1..=3).map(move |column| (row, column))).collect();
    let small = (0..512u32).map(|set| {
        let heads: Vec<_> = (0..9).filter(|at| set >> at & 1 == 1).map(|at| places[at]).collect();
        board(3, &heads)
    });
    let others = ["rugs/4x4:1,4+4,1", "rugs/4x4:1,2+2,1+1,4+4,1", "rugs/2x4:1,2+2,1"];
    small.chain(others.map(Into::into)).collect()
}

/// Rectangles without their corner, and other bars with up to four rows of up to four squares.
fn stolen() -> Vec<String> {
    let bitten =
        |rows: usize, width: u64| format!("chomp/{}{}", format!("{width}+").repeat(rows - 1), width - 1);
    let wide = (1..=4).flat_map(|rows| (2..=7).map(move |width| bitten(rows, width)));
    let columns = (2..=6).map(|rows| format!("chomp/1{}", "+1".repeat(rows - 1)));
    wide.chain(columns).chain(chomp()).collect()
}

fn chomp() -> Vec<String> {
    let arms = (1..=9).map(|arm: usize| format!("chomp/{arm}{}", "+1".repeat(arm - 1)));
    let rows = (1..=9).map(|upper: u64| format!("chomp/{}+{upper}", upper + 1));
    let falling = |list: &Vec<u64>| list.is_sorted_by(|a, b| a >= b) && list[0] > 0;
    let bars = lists(4, 4).into_iter().filter(falling).map(|list| format!("chomp/{}", joined(&list, "+")));
    arms.chain(rows).chain(bars).collect()
}

fn chromatic() -> Vec<String> {
    let sets = ["beatty(phi^2)", "beatty(3)", "evil", "list(1)", "list(1,2)", "list(3,4)", "list(2,3,5,7)"];
    let small = sets.iter().flat_map(|set| heaps(&format!("chromatic:{set}"), 2, 7));
    small
        .chain(
            ["chromatic:beatty(phi^2)/8+13", "chromatic:beatty(phi^2)/9+15", "chromatic:evil/11+15"]
                .map(Into::into),
        )
        .collect()
}

fn tartan() -> Vec<String> {
    let games = ["turning-corners", "turning-turtles-squared", "mock-turtles-squared", "rugs"];
    let of = |game: &str| {
        let origin = u64::from(game != "turning-corners");
        let board = |set: u32| {
            let heads = (0..9).filter(|at| set >> at & 1 == 1).map(|at| (at / 3 + origin, at % 3 + origin));
            let heads: Vec<String> = heads.map(|(row, column)| format!("{row},{column}")).collect();
            format!("{game}/3x3{}{}", if heads.is_empty() { "" } else { ":" }, heads.join("+"))
        };
        (0..512).map(board).collect::<Vec<_>>()
    };
    let larger = ["turning-corners/4x4:1,2+3,3", "turning-corners/4x4:2,3+1,1"].map(Into::into);
    games.iter().flat_map(|game| of(game)).chain(larger).collect()
}

pub fn trials() -> Vec<Trial> {
    let nim =
        [heaps("nim", 3, 5), heaps("nim", 4, 2), random("nim", 4, 6, sum), random("nim", 5, 3, sum)].concat();
    let stairs = |list: &[u64]| sum(&list.iter().copied().step_by(2).collect::<Vec<_>>());
    let staircase = [heaps("staircase", 5, 2), random("staircase", 5, 2, stairs)].concat();
    let of = |id, positions, whole| Trial { id, positions, whole };
    vec![
        of("bouton", nim.clone(), true),
        of("misere", nim, true),
        of("staircase", staircase, true),
        of("moore", moore(), true),
        of("sprague-grundy", beside_piles(), true),
        of("eeny-meeny", colourful(), true),
        of("colon", pictures(), true),
        of("fusion", [circles(), grown()].concat(), true),
        of("rugs", rugs(), false),
        of("chomp", chomp(), false),
        of("stealing", stolen(), false),
        of("chromatic", chromatic(), true),
        of("tartan", tartan(), true),
    ]
}
