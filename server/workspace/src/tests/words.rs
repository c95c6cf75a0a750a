//! Words where their index cannot be used, and those that an earlier version wrote.

use std::fs;

use rolltop_store::WORD_INDEX;

use super::*;
use crate::chats::MESSAGE_RULES;

// query.md 9: a search without an index is incomplete, says so, and deletes nothing.
#[test]
fn an_index_that_cannot_be_used_leaves_a_search_incomplete() {
    let world = World::new();
    let space = world.space("One");
    world.made(&space, json!({"type": "page", "name": "walrus"}));
    let path = world.directory.path().join("data").join(WORD_INDEX);
    fs::create_dir(&path).unwrap();
    let search = || {
        let request = SearchRequest {
            query: Some("walrus".to_owned()),
            ..SearchRequest::default()
        };
        let found = world.search(&space, &request).unwrap();
        (found.total, !found.warnings.is_empty())
    };
    assert_eq!(search(), (0, true));
    assert!(path.is_dir());
    fs::remove_dir(&path).unwrap();
    assert_eq!(search(), (1, false));
}

#[test]
fn stored_texts_are_indexed_without_markup() {
    let words_of = MESSAGE_RULES.words_of;
    assert_eq!(words_of("<u>Élan</u> 東京"), ["elan", "東", "京"]);
}
