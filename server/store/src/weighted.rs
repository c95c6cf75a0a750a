//! Caches that are bounded by what their entries weigh.

use std::hash::Hash;

use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

/// About how many entries a cache has. As many keys as half of it are remembered of those that were evicted, so that what
/// is asked for again soon stays longer than what is read once.
const ITEMS: usize = 4096;

/// A cache of so many bytes, as `weighter` counts them. It is one piece: divided into a shard for each core and more, it
/// would hold nothing that weighs more than a shard.
pub fn weighted_cache<K, V, W>(bytes: u64, weighter: W) -> Cache<K, V, W>
where
    K: Eq + Hash,
    V: Clone,
    W: Weighter<K, V> + Clone,
{
    let mut options = OptionsBuilder::new();
    options
        .shards(1)
        .estimated_items_capacity(ITEMS)
        .weight_capacity(bytes);
    match options.build() {
        Ok(options) => Cache::with_options(
            options,
            weighter,
            DefaultHashBuilder::default(),
            DefaultLifecycle::default(),
        ),
        // Only where an option is missing. For one entry nobody would make shards.
        Err(_) => Cache::with_weighter(1, bytes, weighter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone)]
    struct ByLength;

    impl Weighter<usize, String> for ByLength {
        fn weight(&self, _: &usize, text: &String) -> u64 {
            text.len() as u64
        }
    }

    const BYTES: u64 = 1 << 20;

    fn cache() -> Cache<usize, String, ByLength> {
        weighted_cache(BYTES, ByLength)
    }

    #[test]
    fn one_entry_may_take_nearly_all_of_it() {
        let cache = cache();
        cache.insert(1, "x".repeat(BYTES as usize * 9 / 10));
        assert!(cache.get(&1).is_some());
    }

    // What was in use once must not keep out for ever what is in use now.
    #[test]
    fn what_is_asked_for_again_and_again_comes_to_stay() {
        let cache = cache();
        let old = 0..BYTES as usize / 1024;
        for _ in 0..2 {
            for key in old.clone() {
                if cache.get(&key).is_none() {
                    cache.insert(key, "x".repeat(1024));
                }
            }
        }
        let new = 10_000..10_000 + old.len() / 8;
        let mut hits = 0;
        for _ in 0..4 {
            hits = 0;
            for key in new.clone() {
                match cache.get(&key) {
                    Some(_) => hits += 1,
                    None => cache.insert(key, "x".repeat(1024)),
                }
            }
        }
        assert_eq!(hits, new.len());
    }
}
