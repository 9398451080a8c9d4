//! Random pictures: stalks, trees, and graphs with circuits.
use crate::core::extras::{Aim, Order, Orders};
use crate::games::pictures::picture::Picture;
use kernels::hackenbush::generate;
pub use kernels::hackenbush::generate::Shape;

/// What a random picture should be: see [`random_picture`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureGoal {
    Any,
    /// Of this Grundy value.
    Value(u32),
    /// With exactly one winning cut.
    OneCut,
}

/// Most edges of a random picture.
const MOST: u32 = 2000;

/// Largest Grundy value asked for.
const LARGEST: u32 = 1000;

/// What can be ordered of a random picture.
pub const ORDERS: Orders = Orders {
    shapes: &["Forest", "One tree", "With circuits"],
    piece: "edge",
    most: MOST as u64,
    largest: LARGEST as u64,
};

/// A picture made to order.
pub fn ordered(seed: u64, order: &Order) -> Picture {
    let several = 2 + (seed % 3) as u32;
    let shape = match order.shape {
        0 => Shape::Forest { trees: several },
        1 => Shape::Forest { trees: 1 },
        _ => Shape::Graphs { parts: several - 1, circuits: 30 },
    };
    let wish = match order.aim {
        Aim::Any => PictureGoal::Any,
        Aim::Value(value) => PictureGoal::Value(value.min(LARGEST.into()) as u32),
        Aim::OneMove => PictureGoal::OneCut,
    };
    wished(seed, shape, order.size.min(MOST.into()) as u32, wish)
}

/// The notation of a random picture of about so many edges, at most 2000; a value that is wished for is at most 1000.
/// The same arguments give the same picture.
///
/// ```
/// use nimscope::{core::{Budget, Nimber}, games::{Shape, PictureGoal, open, random_picture}};
///
/// let notation = random_picture(7, Shape::Forest { trees: 2 }, 12, PictureGoal::Value(3));
/// assert_eq!(open(&notation)?.value(&mut Budget::new(0)), Ok(Nimber(3)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn random_picture(seed: u64, shape: Shape, edges: u32, wish: PictureGoal) -> String {
    format!("hackenbush/{}", wished(seed, shape, edges, wish))
}

fn wished(seed: u64, shape: Shape, edges: u32, wish: PictureGoal) -> Picture {
    let edges = edges.clamp(1, MOST);
    let graph = match wish {
        PictureGoal::Any => generate::graph(seed, shape, edges),
        PictureGoal::Value(value) => generate::with_value(seed, shape, edges, value.min(LARGEST)),
        PictureGoal::OneCut => generate::with_one_winning_cut(seed, shape, edges),
    };
    Picture::plain(graph.edges())
}

/// A picture of up to 8, 16 or 30 edges.
pub fn picture(rng: &mut fastrand::Rng, size: u8) -> Picture {
    let (least, most) = [(3, 8), (7, 16), (14, 30)][usize::from(size.clamp(1, 3)) - 1];
    let (parts, edges) = (rng.u32(1..=3), rng.u32(least..=most));
    let shape = match rng.u8(0..3) {
        0 => Shape::Forest { trees: parts },
        _ => Shape::Graphs { parts, circuits: rng.u32(15..45) },
    };
    let graph = generate::graph(rng.u64(..), shape, edges);
    Picture::plain(graph.edges())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, Nimber};
    use crate::games::open;

    #[test]
    fn orders_are_met() {
        let game = open("hackenbush/1").unwrap();
        let orders = game.workshop().orders().unwrap();
        for (shape, seed) in (0..orders.shapes.len()).flat_map(|shape| (1..8).map(move |seed| (shape, seed)))
        {
            let made = |aim| game.workshop().order(seed, &Order { shape, size: 12, aim }).unwrap();
            let mut budget = Budget::new(0);
            assert_eq!(made(Aim::Value(5)).value(&mut budget), Ok(Nimber(5)));
            assert_eq!(made(Aim::OneMove).moves_to(Nimber(0), 9, &mut budget).unwrap().total, 1);
            assert_eq!(made(Aim::Any).move_count(), 12);
            assert_eq!(made(Aim::Any).notation(), made(Aim::Any).notation());
        }
        assert!(open("nim/1&hackenbush/1").unwrap().workshop().orders().is_none());
    }

    #[test]
    fn wishes_come_true() {
        for seed in 0..40 {
            for shape in [Shape::Forest { trees: 2 }, Shape::Graphs { parts: 2, circuits: 30 }] {
                let made = |wish| open(&random_picture(seed, shape, 20, wish)).unwrap();
                let mut budget = Budget::new(0);
                assert_eq!(made(PictureGoal::Value(9)).value(&mut budget), Ok(Nimber(9)));
                assert_eq!(made(PictureGoal::Value(0)).value(&mut budget), Ok(Nimber(0)));
                let wins = made(PictureGoal::OneCut).moves_to(Nimber(0), 9, &mut budget).unwrap();
                assert_eq!(wins.total, 1);
                assert_eq!(made(PictureGoal::Any).notation(), made(PictureGoal::Any).notation());
            }
        }
        assert!(
            open(&random_picture(1, Shape::Forest { trees: 1 }, u32::MAX, PictureGoal::Value(u32::MAX)))
                .is_ok()
        );
    }
}
