//! What is kept in memory of many spaces, and that what is let go of comes back whole.

use std::collections::BTreeSet;

use jiff::tz::TimeZone;
use rolltop_document::bundled::NAME;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_index::{Index, Reader, TextKeys};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::value::Fields;
use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::support::{SPACE, World, page, space};
use crate::words::{Known, PATIENCE, ranked};

/// Other spaces than [`SPACE`].
const OTHERS: usize = 24;
/// Pages of each space.
const PAGES: usize = 100;

fn other(number: usize) -> String {
    format!("other{number}")
}

fn page_of(space_id: &str, number: usize, name: &str) -> ObjectRecord {
    ObjectRecord {
        space_id: space_id.to_owned(),
        ..page(&format!("{space_id}-{number}"), json!({"name": name}))
    }
}

/// Spaces of equal size, all together several times as large as the room for them.
fn many(room: usize) -> World {
    let world = World::with_room(room);
    let others: Vec<String> = (0..OTHERS).map(other).collect();
    let spaces = others.iter().map(|id| Write::PutSpace(space(id)));
    world.commit(spaces.collect());
    for id in others.iter().map(String::as_str).chain([SPACE]) {
        let pages = (0..PAGES).map(|number| page_of(id, number, "walrus"));
        world.commit(pages.map(Write::PutObject).collect());
    }
    world
}

/// Looks at every other space in passing: each is there as a whole.
fn pass_all(world: &World) {
    for id in (0..OTHERS).map(other) {
        let turn = world.index.turn(&|| true).unwrap();
        let passing = world.index.pass(&id, Some(&turn)).unwrap().unwrap();
        assert_eq!(passing.table().len(), PAGES);
        assert!(passing.is_complete());
    }
}

fn kept(index: &Index) -> BTreeSet<String> {
    let ids = (0..OTHERS).map(other);
    ids.filter(|id| index.has(id)).collect()
}

/// How many names of [`SPACE`] hold a word.
fn holding(world: &World, word: &str) -> usize {
    let leaf = FilterLeaf {
        property: NAME.to_owned(),
        condition: Some(Condition::Contains),
        value: Some(json!(word)),
        date_preset: None,
        include_time: false,
    };
    let table = world.index.view(SPACE).unwrap().table();
    let context = QueryContext {
        vocabulary: Vocabulary::bundled(),
        symbols: table.symbols(),
        moment: &Moment {
            now: 0,
            zone: TimeZone::UTC,
        },
        placeholders: None,
    };
    let mut fields = Fields::default();
    let filter = Filter::compile(&[FilterNode::Leaf(Box::new(leaf))], &context, &mut fields);
    let reader = Reader::new(&table, &fields, &|_| None, std::iter::empty());
    let mut rows = table.listed();
    filter.narrow(&mut rows, &reader);
    rows.len()
}

// What searches keep beside the texts of a space takes the place of other spaces like the texts themselves.
#[test]
fn sieves_take_the_place_of_other_spaces() {
    let world = many(500 << 10);
    let name = "walrus of a name that is long enough for a sieve, and longer";
    let long = (PAGES..20 * PAGES).map(|number| page_of(SPACE, number, name));
    world.commit(long.map(Write::PutObject).collect());
    for id in (0..OTHERS).map(other) {
        world.index.view(SPACE).unwrap();
        world.index.view(&id).unwrap();
    }
    assert_eq!(holding(&world, "nothing"), 0);
    let before = kept(&world.index);
    assert!((1..OTHERS).contains(&before.len()), "{before:?}");
    for _ in 0..60 {
        assert_eq!(holding(&world, "nothing"), 0);
    }
    let after = kept(&world.index);
    assert!(after.len() < before.len(), "{before:?} {after:?}");
    assert_eq!(holding(&world, "longer"), 19 * PAGES);
}

// A search over many spaces keeps what there is room for, and finds it there the next time.
#[test]
fn passing_by_takes_nobodys_place() {
    let world = many(100 << 10);
    world.index.view(SPACE).unwrap();
    pass_all(&world);
    assert!(world.index.has(SPACE));
    let first = kept(&world.index);
    assert!((1..OTHERS).contains(&first.len()), "{first:?}");
    assert!(first.contains(&other(0)));
    pass_all(&world);
    assert_eq!(kept(&world.index), first);
    assert!(world.index.has(SPACE));
    // What is not in memory is read by nobody who has no turn.
    let last = other(OTHERS - 1);
    assert!(world.index.pass(&last, None).unwrap().is_none());
    assert!(world.index.pass(&other(0), None).unwrap().is_some());
    // Who is asked for itself takes the place of those that were passed, and then of the one asked for longest ago.
    for id in (0..OTHERS).map(other) {
        world.index.view(&id).unwrap();
        assert!(world.index.has(&id));
    }
    assert!(!world.index.has(SPACE) && !world.index.has(&other(0)));
    assert!(kept(&world.index).contains(&last));
}

// A space that takes more than there is room for is kept alone.
#[test]
fn the_one_that_is_asked_for_is_kept() {
    let world = many(1);
    for id in [SPACE.to_owned(), other(3), other(4)] {
        world.index.view(&id).unwrap();
        assert!(world.index.has(&id));
    }
    assert_eq!(kept(&world.index), [other(4)].into());
    pass_all(&world);
    assert_eq!(kept(&world.index), [other(4)].into());
}

#[test]
fn few_read_in_passing_at_once() {
    let world = World::new();
    let turns = (0..Index::MAX_PASSING).map(|_| world.index.turn(&|| true).unwrap());
    let mut turns: Vec<_> = turns.collect();
    assert!(world.index.turn(&|| false).is_none());
    turns.pop();
    assert!(world.index.turn(&|| true).is_some());
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| world.index.turn(&|| true).is_some());
        turns.clear();
        assert!(waiting.join().unwrap());
    });
}

// What was let go of before anything of it was written comes back with every change, those of its words included.
#[test]
fn nothing_is_lost_with_what_is_let_go_of() {
    let world = many(1);
    let found = |id: &str, word: &str| {
        let view = world.index.view(id).unwrap();
        let text = view.text_within(TextKeys::default(), PATIENCE).unwrap();
        assert!(text.is_complete());
        ranked(&text, &Known::default(), word).len()
    };
    for round in 0..4 {
        for id in [other(0), other(1)] {
            assert_eq!(found(&id, "walrus"), PAGES - round);
            assert_eq!(found(&id, "zebra"), round);
            world.commit(vec![Write::PutObject(page_of(&id, round, "zebra"))]);
            // Changed while it is in memory, and once more while it is not.
            world.index.view(SPACE).unwrap();
            assert!(!world.index.has(&id));
            world.commit(vec![Write::PutObject(page_of(&id, round, "a zebra"))]);
            assert_eq!(found(&id, "zebra"), round + 1);
        }
    }
}

// A space follows the changes for as long as it is looked at in passing.
#[test]
fn what_is_passed_stays_current() {
    let world = many(1);
    let turn = world.index.turn(&|| true).unwrap();
    let passing = world.index.pass(&other(2), Some(&turn)).unwrap().unwrap();
    world.index.view(SPACE).unwrap();
    world.commit(vec![Write::PutObject(page_of(&other(2), PAGES, "new"))]);
    drop(world.index.view(SPACE).unwrap());
    assert_eq!(passing.table().len(), PAGES + 1);
    drop(passing);
    assert!(!world.index.has(&other(2)));
}
