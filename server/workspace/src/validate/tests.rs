use super::*;

const MIB: usize = 1 << 20;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How many answers of a MiB, entry and all, are kept before the first one that is not.
fn taken(allowances: &Allowances, key: &str, now: Duration) -> usize {
    (0..1000)
        .take_while(|_| allowances.take(key, MIB - ENTRY, now))
        .count()
}

#[test]
fn a_key_has_its_allowance_once_and_again_within_a_day() {
    let allowances = Allowances::default();
    let start = Duration::from_secs(1000);
    assert_eq!(taken(&allowances, "a", start), 64);
    assert_eq!(taken(&allowances, "a", start), 0);
    assert!(!allowances.take("a", 0, start));
    assert_eq!(taken(&allowances, "b", start), 64, "each key has its own");
    assert_eq!(taken(&allowances, "a", start + DAY / 64), 1);
    assert_eq!(taken(&allowances, "a", start + DAY / 2), 31);
    assert_eq!(taken(&allowances, "a", start + 2 * DAY), 64);
    let kept = allowances.whole_at.lock();
    assert_eq!(kept.len(), 1, "what is whole again is forgotten");
}

// Many small ones fill a disk as well.
#[test]
fn entries_count_beside_their_answers() {
    let allowances = Allowances::default();
    let start = Duration::from_secs(1000);
    let count = (0..1 << 20)
        .take_while(|_| allowances.take("a", 0, start))
        .count();
    assert_eq!(count, 64 * MIB / ENTRY);
    assert!(!allowances.take("c", 65 * MIB, start));
}
