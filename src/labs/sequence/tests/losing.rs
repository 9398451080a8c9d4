//! Misère quotients as the lab tells them.
use super::*;

fn told(code: &str, upto: usize, work: u64) -> QuotientReport {
    account(&Source::read(code, false).unwrap(), upto, work, &mut |_, _| true).unwrap()
}

#[test]
fn kayles_is_told_with_its_proof() {
    let found = told("0.77", 1000, LOSING_WORK);
    assert_eq!(found.title, "quotient of order 40, period 12 from *n* = 71");
    assert!(found.proved && found.sure.contains("Complete at heap 27") && found.sure.contains("periodicity"));
    assert_eq!(found.tame, "First wild heap: *n* = 5.");
    assert_eq!(
        (found.generators.concat(), found.heaps.clone()),
        ("xzwvtfg".into(), vec![1, 2, 5, 9, 12, 25, 27])
    );
    assert_eq!((found.portion.len(), found.relations.len()), (9, 21));
    assert_eq!((found.lost.clone(), found.images[12].as_str()), (vec![1, 4, 9, 12, 20], "t"));
    assert!(
        found.is_exception(70) && !found.is_exception(69) && !found.is_exception(71) && found.is_exception(0)
    );
    let text = found.text();
    for line in [
        "code 0.77",
        "order 40",
        "generator g = heap 27",
        "relation x^2 = 1",
        "p xvt",
        "phi 12 t",
        "period 12 from 71",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn what_is_not_finished_is_said() {
    let found = told("0.07", 20, LOSING_WORK);
    assert_eq!((found.title.as_str(), found.proved), ("quotient of order 24 for heaps up to 20", false));
    assert!(found.sure.contains("not looked at") && found.length == 0 && !found.is_exception(3));
    let found = told("0.6", 1000, 400_000);
    assert!(found.sure.contains("given up, since the work allowed is done"), "{}", found.sure);
    assert_eq!(told("4.[3]", 10, 100_000).title, "tame for all *n*");
    assert!(told("4.[3]", 10, 100_000).tame.starts_with("Tame for ever"));
    assert!(told("0.31", 100, 100_000).tame.starts_with("Tame for ever"));
    assert!(account(&Source::read("{1,2}", false).unwrap(), 9, 9, &mut |_, _| true).is_none());
}

#[test]
fn elements_have_values_and_products() {
    for (code, upto) in
        [("0.77", 1000), ("0.123", 100), ("0.75", 100), ("0.07", 20), ("0.31", 40), ("4.3", 12), ("0.71", 60)]
    {
        let found = told(code, upto, LOSING_WORK);
        let own = &found.elements;
        assert_eq!((own.names.len() as u64, &*own.names[0]), (found.order, "1"), "{code}");
        let names: Vec<&String> = own.portion.iter().map(|x| &own.names[*x as usize]).collect();
        assert_eq!(names, found.portion.iter().collect::<Vec<_>>());
        let all = 0..own.names.len();
        for (x, y) in all.clone().flat_map(|x| all.clone().map(move |y| (x, y))) {
            let product = own.product(x, y);
            assert_eq!(product, own.product(y, x), "{code}");
            // The kernel is an ideal, and a group.
            assert!(!own.is_kernel(x) || own.is_kernel(product));
            if let [Some(a), Some(b), Some(c)] = [x, y, product].map(|x| own.values.get(x)) {
                assert_eq!(a ^ b, *c, "{code}");
            }
        }
        for x in &own.kernel {
            let times: std::collections::BTreeSet<u64> =
                own.kernel.iter().map(|y| own.product(*x as usize, *y as usize) as u64).collect();
            assert_eq!(times.into_iter().collect::<Vec<_>>(), own.kernel, "{code}");
        }
        let shown: usize = own.by_value().iter().map(|(_, all)| all.len()).sum();
        assert_eq!(shown, own.names.len());
    }
}

type Known = std::collections::HashMap<(Vec<usize>, bool), bool>;

fn code_of(text: &str) -> crate::games::heaps::codes::Code {
    crate::games::heaps::codes::Code::read(text).unwrap()
}

/// By the rules: whether whoever is to move loses.
fn is_p(code: &dyn kernels::quotients::Heaps, heaps: &[u64], misere: bool, known: &mut Known) -> bool {
    let mut sizes: Vec<usize> = heaps.iter().map(|n| *n as usize).filter(|n| *n > 0).collect();
    sizes.sort_unstable();
    if let Some(found) = known.get(&(sizes.clone(), misere)) {
        return *found;
    }
    let mut options = Vec::new();
    for at in 0..sizes.len() {
        let mut rest = sizes.clone();
        let heap = rest.remove(at);
        code.each(heap, &mut |parts| {
            options.push(rest.iter().chain(parts).map(|n| *n as u64).collect::<Vec<_>>());
        });
    }
    let found = if options.is_empty() {
        !misere
    } else {
        options.iter().all(|option| !is_p(code, option, misere, known))
    };
    known.insert((sizes, misere), found);
    found
}

/// Sums of heaps by the rules, under both ways of play.
#[test]
fn positions_are_those_of_the_rules() {
    for (code, most) in [("0.77", 13), ("0.123", 12), ("0.75", 12), ("0.07", 12)] {
        let found = told(code, 40, LOSING_WORK);
        let mut known = Known::new();
        for (a, b, c) in
            (0..=most).flat_map(|a| (a..=most).flat_map(move |b| (b..=most).map(move |c| (a, b, c))))
        {
            if (a + 2 * b + 3 * c) % 7 != 0 {
                continue;
            }
            let sum = found.sum(&[a, b, c]).unwrap();
            assert_eq!(
                found.elements.is_p(sum.product),
                is_p(&code_of(code), &[a, b, c], true, &mut known),
                "{code} {a} {b} {c}"
            );
            if let Some(value) = found.elements.values.get(sum.product) {
                assert_eq!(
                    *value == 0,
                    is_p(&code_of(code), &[a, b, c], false, &mut known),
                    "{code} {a} {b} {c}"
                );
            }
        }
    }
    assert_eq!(told("0.07", 20, LOSING_WORK).sum(&[3, 1_000_000]), Err(1_000_000));
    let kayles = told("0.77", 1000, LOSING_WORK);
    let sum = kayles.sum(&[12, 9, 4]).unwrap();
    assert_eq!((&*kayles.elements.names[sum.product], kayles.elements.is_p(sum.product)), ("xvt", true));
    assert!(kayles.elements.regular && kayles.elements.kernel.len() == 16);
    let far = kayles.sum(&[1_000_000_000_000_000_008]).unwrap();
    // It is a multiple of 12.
    assert_eq!(far.product, kayles.sum(&[120]).unwrap().product);
}
