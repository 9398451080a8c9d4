//! Maps as files.
use super::{MapComparison, Pair, pairs};
use crate::core::extras::ValueMap;

/// The colours of P-positions, and of the least and the greatest value of the others.
const P: [u32; 3] = [0x9c, 0x3a, 0x0e];
const RAMP: [[u32; 3]; 2] = [[0xe4, 0xec, 0xf9], [0x0c, 0x24, 0x55]];

impl ValueMap {
    /// Comma-separated values: a row for each y, a column for each x. Outcomes are written P and N, and nothing where there
    /// is no position.
    pub fn csv(&self) -> String {
        let outcomes = self.is_outcomes();
        table(self.side, |x, y| written(self, outcomes, x, y))
    }
    /// All P-positions, one of each two mirror images: comma-separated, one a line.
    pub fn p_positions(&self) -> String {
        let (all, _) = pairs(self, usize::MAX);
        let line = |pair: &Pair| format!("{},{},{}\n", pair.n, pair.a, pair.b);
        std::iter::once("n,x,y\n".to_string()).chain(all.iter().map(line)).collect()
    }
    /// A picture that stands alone, in the light colours, (0,0) at the left below: for each value one path of runs.
    pub fn svg(&self, title: &str) -> String {
        let most = u32::from(self.greatest()).max(1);
        // The last path is for N-positions whose value is not known.
        let mut paths = vec![String::new(); most as usize + 2];
        for (y, row) in self.values.chunks(self.side.max(1)).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                let path = run.first().and_then(|value| match *value {
                    Self::NONE => None,
                    Self::N => paths.last_mut(),
                    value => paths.get_mut(usize::from(value)),
                });
                if let Some(path) = path {
                    *path += &format!("M{x} {}h{}v1h-{1}z", self.side - 1 - y, run.len());
                }
                x += run.len();
            }
        }
        let side = self.side;
        let title = title.replace('&', "&amp;").replace('<', "&lt;");
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"1000\" height=\"1000\" \
             shape-rendering=\"crispEdges\"><title>{title}</title>"
        );
        for (value, path) in (0..).zip(&paths).filter(|(_, path)| !path.is_empty()) {
            let colour = colour(value.min(most), most);
            let hex: String = colour.iter().map(|part| format!("{part:02x}")).collect();
            out += &format!("<path fill=\"#{hex}\" d=\"{path}\"/>");
        }
        out + "</svg>"
    }
}

impl MapComparison {
    /// Comma-separated values of both maps: one where they agree, and where they differ both, such as `3|5`.
    pub fn csv(&self) -> String {
        let both = [&self.map, &self.other];
        let outcomes = both.iter().any(|map| map.is_outcomes());
        table(self.map.side, |x, y| {
            let [one, other] = both.map(|map| written(map, outcomes, x, y));
            if one == other { one } else { format!("{one}|{other}") }
        })
    }
}

/// A row for each y, a column for each x.
fn table(side: usize, cell: impl Fn(usize, usize) -> String) -> String {
    let mut out = String::from("y\\x");
    for x in 0..side {
        out.push(',');
        out += &x.to_string();
    }
    for y in 0..side {
        out.push('\n');
        out += &y.to_string();
        for x in 0..side {
            out.push(',');
            out += &cell(x, y);
        }
    }
    out.push('\n');
    out
}

fn written(map: &ValueMap, outcomes: bool, x: usize, y: usize) -> String {
    match (outcomes, map.values.get(y * map.side + x).copied().unwrap_or(ValueMap::NONE)) {
        (_, ValueMap::NONE) => String::new(),
        (true, 0) => "P".into(),
        (true, _) => "N".into(),
        (false, value) => value.to_string(),
    }
}

/// Red, green and blue of a value.
fn colour(value: u32, most: u32) -> [u32; 3] {
    if value == 0 {
        return P;
    }
    [0, 1, 2].map(|at| (RAMP[0][at] * (most - value) + RAMP[1][at] * value) / most)
}
