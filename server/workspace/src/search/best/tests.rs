use proptest::prelude::*;

use super::*;

proptest! {
    // query.md 9: a larger window appends, never reorders.
    #[test]
    fn a_page_is_a_part_of_the_whole_order(
        keys in prop::collection::vec(prop::collection::vec(0_u8..3, 0..12), 0..900),
        start in 0_usize..400,
        limit in 1_usize..300,
    ) {
        let mut sorted = keys.clone();
        sorted.sort_unstable();
        let mut best = TopEntries::new(start + limit);
        for key in &keys {
            best.offer(key, || key.clone());
        }
        let page: Vec<Vec<u8>> = best.into_sorted(start).collect();
        let expected: Vec<Vec<u8>> = sorted.into_iter().skip(start).take(limit).collect();
        prop_assert_eq!(page, expected);
    }
}
