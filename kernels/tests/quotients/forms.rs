//! Presentations.
use super::rule::quotient;
use kernels::quotients::Presentation;

/// A monomial, with generators named as in the literature on Kayles.
fn written(form: &[usize]) -> String {
    if form.is_empty() { "1".into() } else { form.iter().map(|at| char::from(b"xzwvtfg"[*at])).collect() }
}

#[test]
fn kayles_by_generators_and_relations() {
    let (found, _, _) = quotient("0.77", 200, 1 << 40);
    let shown = Presentation::of(&found);
    assert_eq!(shown.generators, [1, 2, 5, 9, 12, 25, 27]);
    let mut relations: Vec<String> = shown
        .relations
        .iter()
        .map(|relation| format!("{}={}", written(&relation.left), written(&relation.right)))
        .collect();
    relations.sort();
    let mut known = [
        "xx=1", "zv=zw", "zt=zw", "zf=xz", "wv=zz", "wt=zz", "vg=wg", "tt=vt", "tg=wg", "ff=zz", "fg=xg",
        "gg=zz", "zzz=z", "zzw=xwf", "zzg=g", "zww=z", "www=w", "wwf=xzz", "wwg=g", "vvv=v", "vvf=f",
    ];
    known.sort_unstable();
    assert_eq!(relations, known);
    let portion: Vec<String> = found.monoid().portion().iter().map(|x| written(&shown.forms[x])).collect();
    for form in ["x", "v", "t", "xw", "zz", "xww", "xvv", "xvt", "xvf"] {
        assert!(portion.contains(&form.to_string()), "{form} {portion:?}");
    }
    let images: Vec<String> =
        found.images()[..13].iter().map(|x| written(&shown.forms[usize::from(*x)])).collect();
    assert_eq!(images, ["1", "x", "z", "xz", "x", "w", "xz", "z", "xzz", "v", "z", "zw", "t"]);
}

#[test]
fn least_monomials_name_the_elements() {
    for (code, upto) in [("0.77", 200), ("0.123", 40), ("0.07", 24), ("0.15", 40), ("4!.0", 18), ("", 16)] {
        let (found, _, _) = quotient(code, upto, 1 << 40);
        let (shown, monoid) = (Presentation::of(&found), found.monoid());
        let value = |form: &[usize]| {
            let images = form.iter().map(|at| found.images()[shown.generators[*at]]);
            images.fold(0, |x, y| monoid.product(x, y))
        };
        for (x, form) in shown.forms.iter().enumerate() {
            assert_eq!(usize::from(value(form)), x, "{code} {form:?}");
        }
        for relation in &shown.relations {
            assert_eq!(value(&relation.left), value(&relation.right), "{code} {relation:?}");
            assert!(relation.left.len() >= relation.right.len());
        }
    }
}
