//! Green Hackenbush from a list of edges to the value, and to all winning cuts. `cargo bench --bench hackenbush`.
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use fastrand::Rng;
use kernels::hackenbush::{Graph, Solution};
use std::{hint::black_box, time::Duration};

type Edges = Vec<[u32; 2]>;
type Draw = fn(u32) -> Edges;

/// A random tree: each vertex stands on any earlier one.
fn tree(edges: u32) -> Edges {
    let mut rng = Rng::with_seed(7);
    (1..=edges).map(|upper| [rng.u32(0..upper), upper]).collect()
}

/// A random graph with half as many vertices as edges; each edge joins any two vertices.
fn graph(edges: u32) -> Edges {
    let mut rng = Rng::with_seed(7);
    let mut list = tree(edges / 2);
    list.extend((edges / 2..edges).map(|_| [rng.u32(0..=edges / 2), rng.u32(0..=edges / 2)]));
    rng.shuffle(&mut list);
    list
}

/// One circuit through the ground.
fn circuit(edges: u32) -> Edges {
    (0..edges).map(|at| [at, (at + 1) % edges]).collect()
}

/// A circuit of a 200th of the edges, with stalks of up to 400 edges on it.
fn stalks(edges: u32) -> Edges {
    let mut rng = Rng::with_seed(7);
    let mut list = circuit(edges / 200);
    let mut last = edges / 200 - 1;
    for at in (0..edges / 200).cycle() {
        let mut lower = at;
        for _ in 0..rng.u32(0..400) {
            if list.len() == edges as usize {
                return list;
            }
            last += 1;
            list.push([lower, last]);
            lower = last;
        }
    }
    list
}

fn solve(edges: &Edges) -> Solution {
    let vertices = edges.as_flattened().iter().max().map_or(1, |last| *last as usize + 1);
    Solution::new(Graph::new(vertices, edges, &[0]).expect("a rooted graph"))
}

fn winning(edges: &Edges) -> usize {
    solve(edges).winning_cuts().edges().len()
}

fn linear(c: &mut Criterion) {
    let mut group = c.benchmark_group("hackenbush");
    group.sample_size(10).measurement_time(Duration::from_secs(2)).warm_up_time(Duration::from_secs(1));
    let kinds: [(&str, Draw); 4] =
        [("tree", tree), ("graph", graph), ("circuit", circuit), ("circuit with stalks", stalks)];
    for (name, draw) in kinds {
        for size in [1_000, 100_000, 1_000_000] {
            let edges = draw(size);
            let value = BenchmarkId::new(format!("{name}, value"), size);
            group.bench_function(value, |b| b.iter(|| solve(black_box(&edges)).value()));
            let cuts = BenchmarkId::new(format!("{name}, value and winning cuts"), size);
            group.bench_function(cuts, |b| b.iter(|| winning(black_box(&edges))));
        }
    }
    group.finish();
}

/// Solves the graph anew after each cut: what finding the winning cuts costs without the method.
fn anew(c: &mut Criterion) {
    let mut group = c.benchmark_group("hackenbush cut by cut");
    group.sample_size(10).measurement_time(Duration::from_secs(2));
    for (name, edges) in [("tree", tree(1000)), ("graph", graph(1000))] {
        let solved = solve(&edges);
        let wins = |edge| solved.graph().without(edge).is_some_and(|graph| Solution::new(graph).value() == 0);
        group.bench_function(name, |b| {
            b.iter(|| (0..black_box(1000)).filter(|edge| wins(*edge)).count());
        });
    }
    group.finish();
}

criterion_group!(benches, linear, anew);
criterion_main!(benches);
