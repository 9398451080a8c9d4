//! Selecting the coins of a move one by one: which others may still be added.
use super::{
    code::{Code, MoveKind},
    families::{Family, Item},
    row::Turning,
    tartan::{Place, Tartan},
};
use std::collections::BTreeSet;

impl Family {
    /// Adds to `coins` all coins of the sets that contain the picked ones; whether there is any such set.
    fn around(&self, picked: &[u64], coins: &mut BTreeSet<u64>) -> bool {
        let has = |coin: u64| self.items.iter().any(|item| item.coin == coin || item.other == Some(coin));
        if !picked.iter().all(|coin| self.fixed.contains(coin) || has(*coin)) {
            return false;
        }
        let coins_of = |item: &Item| std::iter::once(item.coin).chain(item.other);
        let is_needed = |item: &&Item| coins_of(item).any(|coin| picked.contains(&coin));
        let (needed, others): (Vec<&Item>, Vec<&Item>) = self.items.iter().partition(is_needed);
        let needs = needed.len() as u64;
        if needs > self.max {
            return false;
        }
        let more = if needs < self.max { others } else { Vec::new() };
        coins.extend(&self.fixed);
        coins.extend(needed.into_iter().chain(more).flat_map(coins_of));
        true
    }
}

impl Code {
    /// All coins of the sets with this rightmost coin that contain the picked ones; none where there is no such set.
    pub fn around(&self, head: u64, picked: &[u64]) -> Option<BTreeSet<u64>> {
        let mut coins = BTreeSet::new();
        let of = |kind: &MoveKind| kind.families(head);
        let found = self.kinds.iter().flat_map(of).filter(|family| family.around(picked, &mut coins)).count();
        (found > 0).then_some(coins)
    }
}

impl Turning {
    /// The coins that may be added to the picked ones so that they can still become a legal move, ascending.
    pub fn open(&self, heads: &[u64], picked: &[u64]) -> Vec<u64> {
        let all: BTreeSet<u64> =
            heads.iter().filter_map(|head| self.code.around(*head, picked)).flatten().collect();
        all.into_iter().filter(|coin| !picked.contains(coin)).collect()
    }
}

impl Tartan {
    /// The coins that may be added to the picked ones on a board, as [`Turning::open`] has them on a row.
    pub fn open(&self, heads: &[Place], picked: &[Place]) -> Vec<Place> {
        let distinct =
            |of: fn(&Place) -> u64| picked.iter().map(of).collect::<BTreeSet<_>>().into_iter().collect();
        let (rows, columns): (Vec<u64>, Vec<u64>) = (distinct(|place| place.0), distinct(|place| place.1));
        let mut all = BTreeSet::new();
        for head in heads {
            let rows = self.rows.code.around(head.0, &rows);
            let Some((rows, columns)) = rows.zip(self.columns.code.around(head.1, &columns)) else {
                continue;
            };
            all.extend(rows.iter().flat_map(|row| columns.iter().map(|column| (*row, *column))));
        }
        all.into_iter().filter(|place| !picked.contains(place)).collect()
    }
}
