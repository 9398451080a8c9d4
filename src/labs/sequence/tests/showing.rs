//! What is shown of a sequence.
use super::*;
use crate::labs::Stretch;

#[test]
fn kayles_is_proved_with_its_certificate() {
    let found = results("0.77", 1000);
    let said = verdict(&found);
    assert_eq!(said.standing, PeriodStatus::Proved);
    assert_eq!(said.title, "period 12, last exception *n* = 70");
    assert!(said.sure.contains("octal periodicity theorem"));
    let numbers: Vec<_> = said.certificate.iter().map(|(_, number)| number.as_str()).collect();
    assert_eq!(numbers, ["12", "71", "0", "256", "2", "2", "167"]);
    assert_eq!(found.exceptions(), [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    // As many values as it says are enough for that theorem, and no fewer.
    for (upto, octal) in [(166, true), (165, false)] {
        let said = verdict(&results("0.77", upto));
        assert_eq!((said.standing, said.sure.contains("octal")), (PeriodStatus::Proved, octal), "{upto}");
    }
}

#[test]
fn what_is_not_proved_is_said_not_to_be() {
    let open = verdict(&results("4!.0", 3000));
    assert_eq!(
        (open.standing, open.title.as_str()),
        (PeriodStatus::Open, "No period found up to *n* = 3\u{202f}000")
    );
    let marked = verdict(&results("0.05!", 300));
    assert_eq!(
        (marked.standing, marked.title.as_str()),
        (PeriodStatus::Proved, "period 20, last exception *n* = 12")
    );
    assert!(marked.sure.contains("unequal heaps"), "{}", marked.sure);
    let early = verdict(&results("0.17!5!", 182));
    assert!(early.standing == PeriodStatus::Observed && early.sure.contains("189"), "{early:?}");
    let lasker = verdict(&results("4.[3]", 400));
    assert_eq!(lasker.title, "arithmetic period 4, saltus 4, last exception *n* = 0");
    assert_eq!(lasker.standing, PeriodStatus::Proved);
    assert!(lasker.theorem.unwrap().0.contains("4k + 1"));
    let seen = verdict(&results("0.[17]", 400));
    assert_eq!((seen.standing, seen.theorem), (PeriodStatus::Observed, None), "{}", seen.title);
    assert!(seen.sure.contains("not proved"), "{}", seen.sure);
    let early = verdict(&results("0.77", 150));
    assert!(early.standing == PeriodStatus::Observed && early.sure.contains("167"), "{}", early.sure);
    assert_eq!(verdict(&results("{2,5,7}", 500)).title, "period 22, no exceptions");
}

#[test]
fn the_table_has_a_row_for_each_period() {
    let kayles = results("0.77", 1000);
    let value_rows = ValueRows::of(&[&kayles]);
    assert_eq!(value_rows, ValueRows { columns: 12, rows: 7, rest: Some(72) });
    assert_eq!((value_rows.label(1).as_str(), value_rows.label(6).as_str()), ("12–23", "72…"));
    let row = value_rows.cells(&[&kayles], 0).remove(0);
    let marked: Vec<_> = row.iter().filter(|cell| cell.exception).map(|cell| cell.value).collect();
    assert_eq!(marked, [0, 3, 3, 4, 6].map(Some));
    assert!(row.iter().all(|cell| !cell.differs));
    let open = ValueRows::of(&[&results("4!.0", 100)]);
    assert_eq!((open.columns, open.rows, open.rest, open.row_of(99_999)), (12, 9, None, 8));
    let short = results("{1,2,3}", 100);
    assert_eq!(ValueRows::of(&[&short]), ValueRows { columns: 12, rows: 1, rest: Some(0) });
    let both = ValueRows::of(&[&kayles, &short]);
    assert_eq!((both.columns, both.rest), (12, Some(72)));
    let cells = both.cells(&[&kayles, &short], 0);
    assert!(cells[0][4].differs && cells[1][4].differs && !cells[0][3].differs);
}

#[test]
fn sequences_are_compared() {
    let (kayles, short) = (results("0.77", 100), results("0.07", 60));
    assert_eq!(first_difference(kayles.values(), short.values()), Some(1));
    assert_eq!(
        difference_text(&kayles, &short),
        "First difference at *n* = 1: 0.77 has the value 1, 0.07 has 0."
    );
    assert_eq!(
        difference_text(&results("0.[3]", 50), &results("most(40)", 40)),
        "No difference up to *n* = 40."
    );
}

#[test]
fn files_hold_every_value() {
    let (one, other) = (results("{1,2}", 4), results("0.77", 2));
    let heads = [one.source.to_string(), other.source.to_string()];
    let whole = |kind, lines| {
        let mut rows = FileRows::new(kind);
        let pieces = std::iter::from_fn(|| rows.piece(&heads, &[one.values(), other.values()], lines));
        String::from_utf8(pieces.flatten().collect()).unwrap()
    };
    for lines in [1, 3, 100] {
        assert_eq!(whole(FileKind::Csv, lines), "n,\"{1,2}\",0.77\n0,0,0\n1,1,1\n2,2,2\n3,0,\n4,1,\n");
        assert_eq!(whole(FileKind::BFile, lines), "0 0\n1 1\n2 2\n3 0\n4 1\n");
    }
}

#[test]
fn the_window_keeps_inside() {
    let kayles = results("0.77", 1000);
    let seen = usual(kayles.period().as_ref(), kayles.last(), 200);
    assert_eq!(seen.ends(), (0, 168));
    assert_eq!(usual(kayles.period().as_ref(), 1000, 100).ends(), (0, 96));
    assert_eq!(usual(kayles.period().as_ref(), 1000, 60).ends(), (0, 84));
    assert_eq!(usual(kayles.period().as_ref(), 1000, 50).ends(), (0, 50));
    assert_eq!(usual(None, 1000, 100).ends(), (0, 100));
    assert_eq!(usual(None, 0, 100).ends(), (0, 1));
    assert_eq!(Stretch::upto(1000).zoomed(0.5, 0.5, 1000).ends(), (250, 750));
    assert_eq!(seen.zoomed(1e9, 0.2, 1000), Stretch::upto(1000));
    assert_eq!(seen.zoomed(1e-9, 0.0, 1000).span, 8.0);
    assert_eq!(seen.moved(-1.0).inside(1000), seen);
    assert_eq!(seen.moved(99.0).inside(1000).ends(), (832, 1000));
    assert_eq!(seen.showing(300.0, 300.0).ends(), (132, 300));
    assert_eq!((seen.nearest(0.5, 1000), seen.nearest(-1.0, 1000), seen.nearest(2.0, 100)), (84, 0, 100));
}

#[test]
fn steps_are_round() {
    assert_eq!(
        [steps(8.0, 9, 1), steps(168.0, 14, 12), steps(168.0, 13, 12), steps(1e7, 10, 1)],
        [1, 12, 24, 1_000_000]
    );
}

#[test]
fn a_raster_marks_what_occurs() {
    let values: Vec<u16> = (0..1000).map(|n| n % 5).collect();
    let mut raster = Raster::new((10, 5), 0.0, 100.0, 4);
    raster.mark(&values, 0, 999);
    assert_eq!(raster.runs(), [0, 1, 2, 3, 4].map(|row| (row, 0, 10)));
    let mut raster = Raster::new((10, 5), 0.0, 100.0, 4);
    raster.mark(&values, 250, 250);
    raster.mark(&values, 351, 449);
    raster.mark(&values, 2000, 3000);
    assert_eq!(raster.runs(), [(0, 2, 3), (1, 3, 2), (2, 3, 2), (3, 3, 2), (4, 3, 2)]);
    // Every n lies in the column that its place says.
    let mut raster = Raster::new((7, 1000), 3.3, 0.7, 999);
    let rising: Vec<u16> = (0..1000).collect();
    raster.mark(&rising, 4, 7);
    assert_eq!(raster.runs(), [(4, 1, 1), (5, 2, 1), (6, 3, 1), (7, 5, 1)]);
}
