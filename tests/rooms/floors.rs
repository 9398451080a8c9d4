//! Checks the order of the top rooms.
use super::arrows::{Arrow, told};
use super::house::{House, Place};
use std::collections::BTreeMap;

/// One of the top rooms.
pub struct Floor {
    pub name: &'static str,
    /// The module of the room.
    pub place: &'static str,
    /// The names of the rooms that it may depend on.
    pub takes: &'static [&'static str],
}

/// The floor of a module with its number, and the module's path within it. None for the root, which only lists modules.
pub fn seat<'f>(floors: &'f [Floor], place: &Place) -> Option<(usize, &'f Floor, Place)> {
    let on = |floor: &Floor| {
        let names: Vec<&str> = floor.place.split("::").collect();
        (place.len() >= names.len() && place.iter().zip(&names).all(|(a, b)| a == b)).then_some(names.len())
    };
    let seats = floors.iter().enumerate().filter_map(|(at, floor)| Some((on(floor)?, at, floor)));
    let (depth, at, floor) = seats.max_by_key(|(depth, ..)| *depth)?;
    Some((at, floor, place[depth..].to_vec()))
}

/// The arrows that the table does not allow, and what is wrong with the table itself.
pub fn misplaced(house: &House, floors: &[Floor]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, floor) in floors.iter().enumerate() {
        let below = |name: &&str| floors[..at].iter().any(|floor| floor.name == *name);
        let above = floor.takes.iter().filter(|name| !below(name));
        found.extend(
            above.map(|name| format!("FLOORS lets {} take from {name}, which is not below", floor.name)),
        );
    }
    let empty = floors.iter().filter(|floor| house.rooms.keys().all(|place| place.join("::") != floor.place));
    found.extend(empty.map(|floor| format!("FLOORS names {}, which is no module", floor.place)));
    let homeless = house.rooms.keys().filter(|place| !place.is_empty() && seat(floors, place).is_none());
    found.extend(homeless.map(|place| format!("{} is in no room of FLOORS", place.join("::"))));
    let mut wrong: BTreeMap<(usize, usize), Vec<Arrow>> = BTreeMap::new();
    for arrow in house.arrows() {
        let ends = [&arrow.from, &arrow.to].map(|place| seat(floors, place));
        if let [Some((from, room, _)), Some((to, other, _))] = ends
            && from != to
            && !room.takes.contains(&other.name)
        {
            wrong.entry((from, to)).or_default().push(arrow);
        }
    }
    for ((from, to), arrows) in &wrong {
        let how = if to > from { "upwards" } else { "which FLOORS does not name" };
        found.push(format!("{} takes from {}, {how}:", floors[*from].name, floors[*to].name));
        found.extend(told(house, arrows).iter().map(|line| format!("    {line}")));
    }
    found
}
