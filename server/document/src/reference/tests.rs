use super::*;

fn check(reference: &str, ids: &[&'static str], expected: Resolution<&'static str>) {
    let domain = ids.iter().map(|id| (*id, *id));
    assert_eq!(
        resolve(reference, domain),
        expected,
        "{reference} in {ids:?}"
    );
}

#[test]
fn exact_wins_then_the_unique_suffix() {
    // O-28: an exact id that is also a suffix of another id.
    check("c1", &["xc1", "c1"], Resolution::One("c1"));
    // O-25
    check("2c1", &["a2c1", "p1"], Resolution::One("a2c1"));
    // O-27
    check("nowhere", &["a2c1"], Resolution::Missing);
    check("", &["a"], Resolution::Missing);
}

#[test]
fn several_suffixes_are_candidates_of_a_capped_list() {
    // O-26
    check(
        "1",
        &["h1", "p1", "c1"],
        Resolution::Several {
            candidates: vec!["h1", "p1", "c1"],
            total: 3,
        },
    );
    let ids: Vec<String> = (0..20).map(|n| format!("{n}z")).collect();
    let domain = ids.iter().map(|id| (id.as_str(), ()));
    assert_eq!(
        resolve("z", domain),
        Resolution::Several {
            candidates: vec![(); MAX_CANDIDATES],
            total: 20
        }
    );
}

#[test]
fn an_index_answers_like_a_scan() {
    #[rustfmt::skip]
    let ids = [
        "a2b3c4d5e6", "xa2b3c4d5e6", "b2b3c4d5e7", "p1", "q1", "4d5e7", "1",
    ];
    let index = Index::new(ids.into_iter().chain(ids));
    #[rustfmt::skip]
    let references = [
        "a2b3c4d5e6", "3c4d5e6", "4d5e6", "4d5e7", "e7", "1", "p1", "", "zzzzzz", "d5e",
    ];
    for reference in references {
        let sorted = |resolution| match resolution {
            Resolution::Several {
                mut candidates,
                total,
            } => {
                candidates.sort_unstable();
                Resolution::Several { candidates, total }
            }
            other => other,
        };
        let scanned = resolve(reference, ids.iter().map(|id| (*id, *id)));
        assert_eq!(
            sorted(index.resolve(reference)),
            sorted(scanned),
            "{reference}"
        );
    }
}
