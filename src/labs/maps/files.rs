//! Maps as files.
use crate::core::extras::ValueMap;

/// The colours of P-positions, and of the least and the greatest value of the others.
const P: [u32; 3] = [0x9c, 0x3a, 0x0e];
const RAMP: [[u32; 3]; 2] = [[0xe4, 0xec, 0xf9], [0x0c, 0x24, 0x55]];

impl ValueMap {
    /// Comma-separated values: a row for each y, a column for each x. Outcomes are written P and N.
    pub fn csv(&self) -> String {
        let outcomes = self.values.contains(&Self::N);
        let mut out = String::from("y\\x");
        for x in 0..self.side {
            out.push(',');
            out += &x.to_string();
        }
        for (y, row) in self.values.chunks(self.side.max(1)).enumerate() {
            out.push('\n');
            out += &y.to_string();
            for value in row {
                out.push(',');
                match (outcomes, *value) {
                    (true, 0) => out.push('P'),
                    (true, _) => out.push('N'),
                    (false, value) => out += &value.to_string(),
                }
            }
        }
        out.push('\n');
        out
    }
    /// A picture that stands alone, in the light colours, (0,0) at the left below: for each value one path of runs.
    pub fn svg(&self, title: &str) -> String {
        let most = u32::from(self.values.iter().copied().max().unwrap_or(0)).max(1);
        let mut paths = vec![String::new(); most as usize + 1];
        for (y, row) in self.values.chunks(self.side.max(1)).enumerate() {
            let mut x = 0;
            for run in row.chunk_by(|a, b| a == b) {
                if let Some(path) = run.first().and_then(|value| paths.get_mut(usize::from(*value))) {
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
            let colour = colour(value, most);
            let hex: String = colour.iter().map(|part| format!("{part:02x}")).collect();
            out += &format!("<path fill=\"#{hex}\" d=\"{path}\"/>");
        }
        out + "</svg>"
    }
}

/// Red, green and blue of a value.
fn colour(value: u32, most: u32) -> [u32; 3] {
    if value == 0 {
        return P;
    }
    [0, 1, 2].map(|at| (RAMP[0][at] * (most - value) + RAMP[1][at] * value) / most)
}
