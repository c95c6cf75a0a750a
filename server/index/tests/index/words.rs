//! Words are found in memory and in what was written, in the same order.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rolltop_index::{
    Index, MAX_CORRECTED, MAX_NEAR, Matches, NameHits, Names, Rank, Row, Scope, Table, TextKeys,
    TextView,
};
use rolltop_query::words::TextQuery;
use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::{Value, json};

use crate::support::{SPACE, World, log, page};

/// Long enough for every writer of a test.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Names that objects are found by: options by property, id and name, types by key and name.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) options: Vec<(&'static str, &'static str, &'static str)>,
    pub(crate) types: Vec<(&'static str, &'static str)>,
}

impl Names for Known {
    fn holding(&self, bits_of: &mut dyn FnMut(&str) -> u64) -> NameHits {
        let mut bits = |name: &str| Some(bits_of(name)).filter(|bits| *bits != 0);
        let mut hits = NameHits::default();
        for (key, id, name) in &self.options {
            let option = |bits| ((*key).to_owned(), (*id).to_owned(), bits);
            hits.options.extend(bits(name).map(option));
        }
        for (key, name) in &self.types {
            hits.types
                .extend(bits(name).map(|bits| ((*key).to_owned(), bits)));
        }
        hits
    }
}

pub(crate) fn keys(keys: &[&str]) -> TextKeys {
    TextKeys {
        keys: keys.iter().map(|&key| key.to_owned()).collect(),
        ..TextKeys::default()
    }
}

/// Ids of what a query finds, best first.
pub(crate) fn find_with(index: &Index, keys: TextKeys, names: &Known, query: &str) -> Vec<String> {
    let view = index.view(SPACE).unwrap();
    let text = view.text_within(keys, PATIENCE).unwrap();
    assert!(text.is_complete());
    ranked(&text, names, query)
}

/// Ids of what a query finds in a text as it is now, best first.
pub(crate) fn ranked(text: &TextView, names: &dyn Names, query: &str) -> Vec<String> {
    let query = TextQuery::parse(query);
    let words = text.words(&query, names, &Usual).unwrap();
    let (table, hits) = text.hits(&words, names, &Usual).unwrap();
    let matches = Matches::new(&query, hits, &table, &Usual);
    let rows = matches.rows().iter().filter_map(|row| table.row_of(row));
    let mut hits: Vec<(Rank, &str)> = rows.map(|row| (matches.rank(row), row.id())).collect();
    hits.sort();
    hits.iter().map(|(_, id)| (*id).to_owned()).collect()
}

/// Listed objects and files.
struct Usual;

impl Scope for Usual {
    fn of<'t>(&'t self, _: &'t Table) -> Box<dyn Fn(Row<'t>) -> bool + 't> {
        Box::new(|row| row.is_listed() && !row.is_archived() || row.kind().name() == "file_object")
    }
}

pub(crate) fn find(world: &World, query: &str) -> Vec<String> {
    find_with(&world.index, keys(&["notes"]), &Known::default(), query)
}

/// A page with this name and these paragraphs.
pub(crate) fn doc(id: &str, name: &str, paragraphs: &[&str]) -> ObjectRecord {
    let blocks: Vec<Value> = paragraphs
        .iter()
        .enumerate()
        .map(|(at, text)| json!({"type": "paragraph", "id": format!("b{at}"), "text": text}))
        .collect();
    let document =
        json!({"kind": "page", "type": "page", "properties": {"name": name}, "blocks": blocks});
    ObjectRecord {
        document: document.to_string().into(),
        ..page(id, json!({"name": name}))
    }
}

pub(crate) fn put_all(world: &World, docs: Vec<ObjectRecord>) {
    world.commit(docs.into_iter().map(Write::PutObject).collect());
}

/// Enough objects that everything is written.
pub(crate) fn fill(world: &World) {
    let fillers = (0..600).map(|number| doc(&format!("z{number:03}"), "", &["filler"]));
    put_all(world, fillers.collect());
}

/// Checks a table of queries against objects in memory, then against the same objects written.
#[track_caller]
fn check(docs: &[ObjectRecord], cases: &[(&str, &[&str])]) {
    let world = World::new();
    put_all(&world, docs.to_vec());
    for (query, expected) in cases {
        assert_eq!(find(&world, query), *expected, "in memory: {query}");
    }
    let world = World::new();
    put_all(&world, docs.to_vec());
    fill(&world);
    for (query, expected) in cases {
        assert_eq!(find(&world, query), *expected, "written: {query}");
    }
    // Written first, then changed: what counts is in memory again.
    put_all(&world, docs.to_vec());
    for (query, expected) in cases {
        assert_eq!(find(&world, query), *expected, "changed: {query}");
    }
}

// Q-402, Q-403, Q-404, Q-405, Q-411
#[test]
fn terms_and_prefixes_match_in_the_order_of_relevance() {
    check(
        &[
            doc("equal", "Trip plan", &[]),
            doc("order", "A trip planned", &[]),
            doc("title", "Plan of a trip", &[]),
            doc("body", "Notes", &["a plan", "for the trip"]),
            doc("some", "Plan", &["nothing else"]),
            doc("less", "Other", &["plan"]),
            doc("none", "Other", &["unplanned"]),
        ],
        &[
            (
                "trip plan",
                &["equal", "order", "title", "body", "some", "less"],
            ),
            (
                "TRIP PLAN",
                &["equal", "order", "title", "body", "some", "less"],
            ),
            ("pla nonsense", &[]),
            (
                "nonsense pla",
                &["equal", "order", "some", "title", "body", "less"],
            ),
            ("lan", &[]),
            ("plan", &["some", "equal", "order", "title", "body", "less"]),
            ("!!", &[]),
        ],
    );
}

/// A page with these words that was last changed at this time.
fn dated(id: &str, modified_at: i64, name: &str, body: &str) -> ObjectRecord {
    ObjectRecord {
        modified_at,
        ..doc(id, name, &[body])
    }
}

// query.md 9: inside a tier more distinct terms, then more of them in the title, then the date, then the id.
#[test]
fn ties_are_broken_in_their_order() {
    check(
        &[
            dated("two_in_body", 1_000, "x", "red green"),
            dated("one_in_title", 9_000, "red", "y"),
            dated("two_one_in_title", 1_000, "red", "green"),
            dated("b_old", 1_000, "x", "blue"),
            dated("a_old", 1_500, "x", "blue"),
            dated("c_new", 2_000, "x", "blue"),
        ],
        &[(
            "red green blue",
            &[
                "two_one_in_title",
                "two_in_body",
                "one_in_title",
                "c_new",
                "a_old",
                "b_old",
            ],
        )],
    );
}

// Q-642, Q-643
#[test]
fn quoted_runs_are_phrases_in_one_text() {
    check(
        &[
            doc("ordered", "x", &["red green blue"]),
            doc("mixed", "y", &["green red blue"]),
            doc("apart", "z", &["red", "green"]),
            doc("titled", "Red green", &[]),
        ],
        &[
            ("\"red green\"", &["titled", "ordered"]),
            ("\"Red, GREEN\" nonsense", &["titled", "ordered"]),
            ("\"red green", &["titled", "apart", "mixed", "ordered"]),
            ("\"red gre\"", &[]),
        ],
    );
}

// query.md 9: scripts without blanks; accents and case.
#[test]
fn every_script_is_found() {
    check(
        &[
            doc("tokyo", "東京都庁", &[]),
            doc("kyoto", "京都の寺", &["日本語のテキスト"]),
            doc("accents", "Élan vital", &["naïve Œuvre", "Ёлка"]),
            doc("thai", "ภาษาไทย", &[]),
            doc("mixed", "iPhone手机", &[]),
        ],
        &[
            ("京都", &["kyoto", "tokyo"]),
            ("京", &["kyoto", "tokyo"]),
            ("東京都", &["tokyo"]),
            ("京庁", &[]),
            ("テキスト", &["kyoto"]),
            ("elan", &["accents"]),
            ("oeuvre", &["accents"]),
            ("елка", &["accents"]),
            ("ไทย", &["thai"]),
            ("手机", &["mixed"]),
            ("iphone", &["mixed"]),
            ("\"東京 都庁\"", &["tokyo"]),
        ],
    );
}

// Q-644, Q-645, Q-646
#[test]
fn unknown_words_are_corrected() {
    check(
        &[
            doc("meeting", "Meeting notes", &[]),
            doc("cat", "cat", &[]),
            doc("invoice", "invoice 7", &[]),
            doc("envoice", "envoice", &[]),
            doc("invoicing", "invoicing", &[]),
            doc("long", "x", &["internationalisation"]),
        ],
        &[
            ("meetnig", &["meeting"]),
            ("meetnig notes", &["meeting"]),
            ("eeting", &[]),
            ("cta", &[]),
            ("invoice", &["invoice"]),
            ("invoic", &["invoice", "invoicing"]),
            ("invoic x", &["long"]),
            ("internatoinalisaton", &["long"]),
            ("\"meetnig\"", &[]),
        ],
    );
    check(
        &[
            doc("meeting", "Meeting notes", &[]),
            doc("typo", "about meetnig", &[]),
        ],
        &[("meetnig", &["typo"])],
    );
}

// query.md 9, Relevance: among what needed a corrected term, too, more terms in the title come before newer.
#[test]
fn corrected_terms_of_a_title_count_as_such() {
    check(
        &[
            dated("title", 1_000, "Meeting notes", "none"),
            dated("newer", 9_000, "Other", "about the meeting"),
            dated("both", 500, "Invoices", "for a meeting"),
        ],
        &[
            ("meetnig", &["title", "newer", "both"]),
            ("meetnig invocies", &["both", "title", "newer"]),
        ],
    );
}

// query.md 9: a word is corrected to the names of options and types, too, and only if no object in scope holds it.
#[test]
fn words_are_corrected_to_what_is_in_scope_and_to_names() {
    let world = World::new();
    world.put("a", json!({"name": "a", "tags": ["urgent"]}));
    world.put("b", json!({"name": "b meeting"}));
    let out_of_scope = ObjectRecord {
        kind: "object_type".into(),
        listed: false,
        ..doc("x", "meetnig", &[])
    };
    put_all(&world, vec![out_of_scope]);
    let names = Known {
        options: vec![
            ("tags", "urgent", "urgently"),
            ("tags", "home", "meetnigly"),
        ],
        types: vec![("page", "Documents")],
    };
    let find = |query: &str| find_with(&world.index, keys(&[]), &names, query);
    assert_eq!(find("urgetnly"), ["a"]);
    assert_eq!(find("docmuents"), ["a", "b"]);
    // A type is no row here, and the option that holds it as a prefix is nobody's.
    assert_eq!(find("meetnig"), ["b"]);
    assert_eq!(find("meetnig x"), ["b"]);
    assert_eq!(find("meeting x"), ["b"]);
}

// query.md 9: the work for misspelled words is bounded, and a search says so.
#[test]
fn of_many_unknown_words_only_the_first_are_corrected() {
    let world = World::new();
    // Words that differ in two letters.
    let letters = || 'a'..='z';
    let ends = letters().flat_map(|one| letters().map(move |other| format!("{one}{other}")));
    let known: Vec<String> = ends
        .clone()
        .take(40)
        .map(|end| format!("word{end}xyz"))
        .collect();
    let docs = known.iter().map(|word| doc(word, word, &[]));
    put_all(&world, docs.collect());
    let misspelled: Vec<String> = known
        .iter()
        .map(|word| word.replace("xyz", "xzy"))
        .collect();
    let view = world.index.view(SPACE).unwrap();
    let text = view.text_within(keys(&[]), PATIENCE).unwrap();
    for (count, is_cut) in [(MAX_CORRECTED, false), (MAX_CORRECTED + 1, true)] {
        let query = misspelled[..count].join(" ");
        let query = TextQuery::parse(&query);
        let words = text.words(&query, &Known::default(), &Usual).unwrap();
        assert_eq!((words.is_cut(), words.is_near_many()), (is_cut, false));
        let (table, hits) = text.hits(&words, &Known::default(), &Usual).unwrap();
        let matches = Matches::new(&query, hits, &table, &Usual);
        // Each of these words is two steps from all that differ in one letter.
        assert!(matches.rows().len() >= MAX_CORRECTED);
    }
    // More terms are near than are tried: the nearest are.
    let near = ends
        .take(100)
        .map(|end| doc(&end, &format!("nearby{end}x"), &[]));
    put_all(&world, near.collect());
    let found = find(&world, "nearbybжx");
    assert_eq!(found.len(), MAX_NEAR);
    let mut nearest = letters().map(|last| format!("b{last}"));
    assert!(nearest.all(|end| found.contains(&end)));
}

/// Names of a space that changes while they are asked for.
struct Changing<'w> {
    world: &'w World,
    is_changed: std::cell::Cell<bool>,
}

impl Names for Changing<'_> {
    fn holding(&self, _: &mut dyn FnMut(&str) -> u64) -> NameHits {
        if !self.is_changed.replace(true) {
            put_all(
                self.world,
                vec![
                    doc("a", "walrus again", &[]),
                    doc("new", "walrus", &[]),
                    doc("other", "seal", &[]),
                ],
            );
            assert!(self.world.index.view(SPACE).unwrap().is_complete());
        }
        NameHits::default()
    }
}

// A change is heard of while words are looked up, and neither it nor what it changes is missed.
#[test]
fn no_change_waits_for_words_that_are_looked_up() {
    for is_written in [false, true] {
        let world = World::new();
        put_all(
            &world,
            vec![doc("a", "walrus", &[]), doc("b", "walrus", &[])],
        );
        if is_written {
            fill(&world);
            assert_eq!(find(&world, "walrus"), ["a", "b"]);
        }
        let view = world.index.view(SPACE).unwrap();
        let text = view.text_within(keys(&["notes"]), PATIENCE).unwrap();
        let names = Changing {
            world: &world,
            is_changed: false.into(),
        };
        let found = ranked(&text, &names, "walrus");
        assert_eq!(found, ["b", "new", "a"]);
    }
}

// Objects that change all the time are found all the time.
#[test]
fn objects_are_found_while_they_change_and_are_written() {
    let world = World::new();
    let docs = |round: usize| {
        (0..300).map(move |at| doc(&format!("o{at}"), &format!("walrus {round}"), &[]))
    };
    put_all(&world, docs(0).collect());
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for round in 1..12 {
                put_all(&world, docs(round).collect());
            }
            over.store(true, Ordering::Relaxed);
        });
        while !over.load(Ordering::Relaxed) {
            assert_eq!(find(&world, "walrus").len(), 300);
        }
    });
}

// Q-641, query.md 9: what is indexed and what is not.
#[test]
fn only_what_is_text_is_found() {
    let with = |id: &str, document: Value| ObjectRecord {
        document: document.to_string().into(),
        ..page(id, json!({}))
    };
    let table = json!([{"type": "table", "id": "t", "columns": [{"id": "c"}],
        "rows": [{"id": "r", "cells": ["the **zirc**onium"]}]}]);
    let file = ObjectRecord {
        kind: "file_object".into(),
        listed: false,
        ..with(
            "file",
            json!({"kind": "file_object", "type": "file", "properties": {"name": "scan"}}),
        )
    };
    let hidden = ObjectRecord {
        listed: false,
        ..doc("hidden", "secret scan", &[])
    };
    let archived = ObjectRecord {
        archived: true,
        ..doc("archived", "old scan", &[])
    };
    check(
        &[
            with("cell", json!({"type": "page", "blocks": table})),
            with(
                "code",
                json!({"type": "page", "blocks": [{"type": "code", "id": "c", "text": "fn zeta()"}]}),
            ),
            with(
                "text",
                json!({"type": "page", "properties": {"notes": "quarterly", "phone": "555"}}),
            ),
            file,
            hidden,
            archived,
            doc("titled", "scan", &["x"]),
        ],
        &[
            ("zirconium", &["cell"]),
            ("zeta", &["code"]),
            ("quarterly", &["text"]),
            ("555", &[]),
            // The name of a file is ordinary text.
            ("scan", &["titled", "file"]),
        ],
    );
}

// Q-406: names of options and types, as they are now.
#[test]
fn objects_are_found_by_the_names_of_their_options_and_type() {
    let world = World::new();
    world.put("tagged", json!({"name": "a", "tag": ["o1", "o2"]}));
    world.put("other", json!({"name": "b urgent", "tag": ["o2"]}));
    let mut names = Known {
        options: vec![("tag", "o1", "Urgent")],
        types: vec![],
    };
    let find = |names: &Known, query: &str| find_with(&world.index, keys(&[]), names, query);
    assert_eq!(find(&names, "urgent"), ["other", "tagged"]);
    assert_eq!(find(&names, "urgnet"), ["other", "tagged"]);
    assert_eq!(find(&names, "b urge"), ["other", "tagged"]);
    names.options = vec![("tag", "o1", "Later")];
    names.types = vec![("page", "Seite")];
    assert_eq!(find(&names, "later"), ["tagged"]);
    assert_eq!(find(&names, "seite"), ["other", "tagged"]);
}

// Q-412, Q-413
#[test]
fn a_search_sees_every_write_before_it() {
    for filled in [false, true] {
        let world = World::new();
        put_all(&world, vec![doc("a", "alpha", &[])]);
        if filled {
            fill(&world);
        }
        assert_eq!(find(&world, "alpha"), ["a"]);
        put_all(&world, vec![doc("b", "zebra", &[])]);
        assert_eq!(find(&world, "zebra"), ["b"]);
        put_all(&world, vec![doc("b", "horse", &[]), doc("a", "gamma", &[])]);
        assert_eq!(find(&world, "zebra"), [""; 0]);
        assert_eq!(find(&world, "alpha"), [""; 0]);
        assert_eq!(find(&world, "horse"), ["b"]);
        let archived = ObjectRecord {
            archived: true,
            ..doc("b", "horse", &[])
        };
        put_all(&world, vec![archived]);
        assert_eq!(find(&world, "horse"), [""; 0]);
        world.commit(vec![Write::DeleteObject { id: "a".into() }]);
        assert_eq!(find(&world, "gamma"), [""; 0]);
        put_all(&world, vec![doc("c", "reused", &[])]);
        assert_eq!(find(&world, "gamma reused"), ["c"]);
    }
}

// What was written is used again; what was not, and what has changed since, is read again.
#[test]
fn nothing_is_lost_or_stale_after_a_stop() {
    let world = World::new();
    put_all(&world, vec![doc("a", "alpha", &[]), doc("b", "beta", &[])]);
    fill(&world);
    assert_eq!(find(&world, "alpha"), ["a"]);
    put_all(&world, vec![doc("c", "gamma", &[])]);
    assert_eq!(find(&world, "gamma"), ["c"]);
    let World {
        index,
        store,
        directory,
    } = world;
    drop(index);
    let folder = directory.path().join("index");
    assert!(folder.join(SPACE).join("meta.json").exists());
    let world = World {
        index: Index::new(std::sync::Arc::clone(&store), Some(&folder), log()),
        store,
        directory,
    };
    put_all(&world, vec![doc("b", "delta", &[])]);
    assert_eq!(find(&world, "alpha beta gamma delta"), ["a", "b", "c"]);
    assert_eq!(find(&world, "beta"), [""; 0]);
    assert_eq!(find(&world, "filler").len(), 600);
}

// A folder that holds something else, or damage, is made anew.
#[test]
fn a_useless_folder_is_made_anew() {
    for damage in ["nothing", "{}", "{"] {
        let world = World::new();
        let folder = world.directory.path().join("index").join(SPACE);
        std::fs::create_dir_all(&folder).unwrap();
        if damage != "nothing" {
            std::fs::write(folder.join("meta.json"), damage).unwrap();
        }
        put_all(&world, vec![doc("a", "alpha", &[])]);
        fill(&world);
        assert_eq!(find(&world, "alpha"), ["a"], "{damage}");
    }
}

/// Files of the written index, by their ending.
fn files(world: &World, ending: &str) -> Vec<std::path::PathBuf> {
    let folder = world.directory.path().join("index").join(SPACE);
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|file| file.unwrap().path());
    files
        .filter(|file| file.extension().is_some_and(|of| of == ending))
        .collect()
}

fn written() -> World {
    let world = World::new();
    put_all(&world, vec![doc("a", "alpha beta", &["gamma"])]);
    fill(&world);
    assert_eq!(find(&world, "alpha"), ["a"]);
    world
}

// What was written and is cut short is read again from the objects, by itself.
#[test]
fn an_index_that_cannot_be_opened_is_made_anew() {
    for damaged in ["term", "idx", "pos", "fast"] {
        let mut world = written();
        let folder = world.directory.path().join("index");
        world.index = Index::new(std::sync::Arc::clone(&world.store), Some(&folder), log());
        for file in files(&world, damaged) {
            let length = std::fs::metadata(&file).unwrap().len();
            let file = std::fs::File::options().write(true).open(&file).unwrap();
            file.set_len(length / 2).unwrap();
        }
        assert_eq!(find(&world, "alpha"), ["a"], "{damaged}");
        assert_eq!(find(&world, "gamma"), ["a"], "{damaged}");
        assert_eq!(find(&world, "filler").len(), 600, "{damaged}");
    }
}

// The same in the middle of a search, which says that it may have missed something. Not every damage can be seen.
#[test]
fn an_index_that_cannot_be_read_is_made_anew() {
    let mut seen = 0;
    for damaged in ["term", "idx", "pos"] {
        for byte in [0x00, 0x55, 0xff] {
            let world = written();
            for file in files(&world, damaged) {
                // In place: the file is mapped.
                let length = std::fs::metadata(&file).unwrap().len();
                let mut file = std::fs::File::options().write(true).open(&file).unwrap();
                let garbage = vec![byte; usize::try_from(length).unwrap()];
                std::io::Write::write_all(&mut file, &garbage).unwrap();
            }
            let view = world.index.view(SPACE).unwrap();
            let text = view.text_within(keys(&["notes"]), PATIENCE).unwrap();
            ranked(&text, &Known::default(), "\"alpha beta\" fill");
            if !text.is_complete() {
                seen += 1;
                assert_eq!(find(&world, "alpha"), ["a"], "{damaged} {byte}");
                assert_eq!(find(&world, "filler").len(), 600, "{damaged} {byte}");
            }
        }
    }
    assert!(seen > 0);
}

// A property that is removed is no longer found, one that comes is, before and after a restart.
#[test]
fn the_properties_that_are_found_may_change() {
    let world = World::new();
    world.put("a", json!({"notes": "alpha", "more": "beta"}));
    fill(&world);
    let find = |index: &Index, of: &[&str], query: &str| {
        find_with(index, keys(of), &Known::default(), query)
    };
    assert_eq!(find(&world.index, &["notes"], "alpha"), ["a"]);
    assert_eq!(find(&world.index, &["notes"], "beta"), [""; 0]);
    assert_eq!(find(&world.index, &["more"], "alpha"), [""; 0]);
    assert_eq!(find(&world.index, &["more"], "beta"), ["a"]);
    let folder = world.directory.path().join("index");
    drop(world.index);
    let index = Index::new(world.store, Some(&folder), log());
    assert_eq!(find(&index, &["notes"], "alpha"), ["a"]);
    assert_eq!(find(&index, &["notes"], "beta"), [""; 0]);
}

// Who has read the names of a space before a property came takes its texts from nobody, however late it asks.
#[test]
fn older_properties_do_not_take_the_place_of_newer_ones() {
    let world = World::new();
    world.put("a", json!({"notes": "alpha", "more": "beta"}));
    let view = world.index.view(SPACE).unwrap();
    let open = |of: &[&str], seq| {
        let keys = TextKeys { seq, ..keys(of) };
        view.text_within(keys, PATIENCE).unwrap()
    };
    let found = |text: &TextView, query: &str| ranked(text, &Known::default(), query).len();
    let new = open(&["notes", "more"], 7);
    let old = open(&["notes"], 6);
    for text in [&new, &old] {
        assert_eq!((found(text, "alpha"), found(text, "beta")), (1, 1));
    }
    // The same properties, at a later commit.
    open(&["notes", "more"], 9);
    open(&["notes"], 8);
    assert_eq!(found(&new, "beta"), 1);
    // And one that goes.
    open(&["notes"], 10);
    open(&["notes", "more"], 9);
    assert_eq!((found(&new, "alpha"), found(&new, "beta")), (1, 0));
}

// While much is still to be read, a search answers with what there is and says so.
#[test]
fn an_index_that_is_being_made_says_that_it_is_incomplete() {
    let world = World::new();
    fill(&world);
    put_all(&world, vec![doc("a", "alpha", &[])]);
    let view = world.index.view(SPACE).unwrap();
    let text = view.text_within(keys(&[]), Duration::ZERO).unwrap();
    assert!(!text.is_complete());
    let complete = view.text_within(keys(&[]), PATIENCE).unwrap();
    assert!(complete.is_complete());
    let progress = complete.progress();
    assert_eq!((progress.done, progress.total), (601, 601));
}
