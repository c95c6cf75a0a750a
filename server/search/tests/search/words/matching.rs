//! Matches, and their order.

use rolltop_query::words::{MAX_CORRECTED, MAX_NEAR};

use super::*;

#[track_caller]
fn check(docs: &[ObjectRecord], cases: &[(&str, &[&str])]) {
    let world = World::of(docs);
    for (query, expected) in cases {
        assert_eq!(world.find(query), *expected, "{query}");
    }
}

// Q-402, Q-403, Q-404, Q-405, Q-411
#[test]
fn terms_and_prefixes_match_in_the_order_of_relevance() {
    let both = ["equal", "order", "title", "body", "some", "less"];
    let prefix = ["equal", "order", "some", "title", "body", "less"];
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
            ("trip plan", &both),
            ("TRIP PLAN", &both),
            ("pla nonsense", &[]),
            ("nonsense pla", &prefix),
            ("lan", &[]),
            ("plan", &["some", "equal", "order", "title", "body", "less"]),
            ("!!", &[]),
        ],
    );
}

// query.md 9, Relevance: the plural name of a type counts as a separate title.
#[test]
fn the_title_is_the_name_or_the_plural_name() {
    let both = json!({"name": "Red fox", "pluralName": "Red foxes"});
    check(
        &[
            page("both", both),
            page("long", json!({"name": "The red foxes"})),
            page("apart", json!({"name": "Fox", "pluralName": "Red"})),
        ],
        &[
            ("red foxes", &["both", "long", "apart"]),
            ("\"red foxes\"", &["both", "long"]),
            ("fox red", &["apart", "both", "long"]),
            ("\"fox red\"", &[]),
        ],
    );
}

// query.md 9: in a tier, more distinct terms come first, then more terms in the title, then the date, then the id.
#[test]
fn ties_are_broken_in_their_order() {
    #[rustfmt::skip]
    let ranked = ["two_one_in_title", "two_in_body", "one_in_title", "c_new", "a_old", "b_old"];
    check(
        &[
            dated("two_in_body", 1_000, "x", "red green"),
            dated("one_in_title", 9_000, "red", "y"),
            dated("two_one_in_title", 1_000, "red", "green"),
            dated("b_old", 1_000, "x", "blue"),
            dated("a_old", 1_500, "x", "blue"),
            dated("c_new", 2_000, "x", "blue"),
        ],
        &[("red green blue", &ranked)],
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

// query.md 9: scripts without blanks; accents and case; Q-651 to Q-656
#[test]
fn every_script_is_found() {
    check(
        &[
            doc("tokyo", "東京都庁", &[]),
            doc("kyoto", "京都の寺", &["日本語のテキスト"]),
            doc("accents", "Élan vital", &["naïve Œuvre", "Ёлка"]),
            doc("thai", "ภาษาไทย", &[]),
            doc("lao", "ສະບາຍດີຫຼວງພະບາງ", &[]),
            doc("khmer", "សួស្តីភ្នំពេញ", &[]),
            doc("myanmar", "မင်္ဂလာပါရန်ကုန်", &[]),
            doc("mixed", "iPhone手机", &[]),
            doc("arabic", "كِتَابٌ", &["أحمد ﻋﻠﻰ"]),
            doc("hebrew", "שָׁלוֹם", &[]),
            doc("invisible", "extra\u{ad}ordinary", &["zero\u{200b}width"]),
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
            ("ຫຼວງ", &["lao"]),
            ("ງວຫ", &[]),
            ("ភ្នំ", &["khmer"]),
            ("ពភ", &[]),
            ("ရန်", &["myanmar"]),
            ("ကရ", &[]),
            ("手机", &["mixed"]),
            ("iphone", &["mixed"]),
            ("\"東京 都庁\"", &["tokyo"]),
            ("كتاب", &["arabic"]),
            ("كتـاب", &["arabic"]),
            ("احمد", &["arabic"]),
            ("علي", &["arabic"]),
            ("שלום", &["hebrew"]),
            ("extraordinary", &["invisible"]),
            ("zerowidth", &["invisible"]),
            ("extra\u{200d}ordinary", &["invisible"]),
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

// query.md 9, Relevance: also among matches of corrected terms, more terms in the title come before newer objects.
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

// query.md 9: a word is also corrected to names of options and types, and only if no object in scope contains it.
#[test]
fn words_are_corrected_to_what_is_in_scope_and_to_names() {
    let mut world = World::of(&[
        page("a", json!({"name": "a", "tags": ["urgent"]})),
        page("b", json!({"name": "b meeting"})),
        ObjectRecord {
            kind: "object_type".into(),
            listed: false,
            ..doc("x", "meetnig", &[])
        },
    ]);
    world.names = Known {
        options: vec![
            ("tags", "urgent", "urgently"),
            ("tags", "home", "meetnigly"),
        ],
        types: vec![("page", "Documents")],
    };
    assert_eq!(world.find("urgetnly"), ["a"]);
    assert_eq!(world.find("docmuents"), ["a", "b"]);
    // The type is not in scope, and no object has the option whose name begins with the word.
    assert_eq!(world.find("meetnig"), ["b"]);
    assert_eq!(world.find("meetnig x"), ["b"]);
    assert_eq!(world.find("meeting x"), ["b"]);
}

// query.md 9: corrections are bounded, and a search reports the excess.
#[test]
fn only_the_first_unknown_words_are_corrected() {
    let letters = || 'a'..='z';
    let ends = letters().flat_map(|one| letters().map(move |other| format!("{one}{other}")));
    let known: Vec<String> = ends
        .clone()
        .take(40)
        .map(|end| format!("word{end}xyz"))
        .collect();
    let mut world = World::new();
    for word in &known {
        world.put(doc(word, word, &[]));
    }
    let misspelled: Vec<String> = known
        .iter()
        .map(|word| word.replace("xyz", "xzy"))
        .collect();
    for (count, is_cut) in [(MAX_CORRECTED, false), (MAX_CORRECTED + 1, true)] {
        let found = world.matches(&misspelled[..count].join(" "));
        assert_eq!((found.is_cut, found.is_near_many), (is_cut, false));
        assert!(found.rows().len() >= MAX_CORRECTED);
    }
    // More terms are near than the search tries: it takes the nearest.
    for end in ends.take(100) {
        world.put(doc(&end, &format!("nearby{end}x"), &[]));
    }
    let found = world.find("nearbybжx");
    assert_eq!(found.len(), MAX_NEAR);
    let mut nearest = letters().map(|last| format!("b{last}"));
    assert!(nearest.all(|end| found.contains(&end.as_str())));
    assert!(world.matches("nearbybжx").is_near_many);
}

// Q-641, query.md 9: the texts that are indexed.
#[test]
fn only_texts_are_found() {
    let table = json!([{"type": "table", "id": "t", "columns": [{"id": "c"}, {"id": "d"}],
        "rows": [{"id": "r", "cells": ["the **zirc**onium", "oxide"]}]}]);
    let code = json!([{"type": "code", "id": "c", "text": "fn zeta()"}]);
    let file = json!({"kind": "file_object", "type": "file", "properties": {"name": "scan"}});
    check(
        &[
            record("cell", json!({"type": "page", "blocks": table})),
            record("code", json!({"type": "page", "blocks": code})),
            page("text", json!({"notes": "quarterly", "phone": "555"})),
            ObjectRecord {
                listed: false,
                ..record("file", file)
            },
            ObjectRecord {
                listed: false,
                ..doc("hidden", "secret scan", &[])
            },
            ObjectRecord {
                archived: true,
                ..doc("archived", "old scan", &[])
            },
            doc("titled", "scan", &["x"]),
        ],
        &[
            ("zirconium", &["cell"]),
            // A phrase matches within one block, and each cell of a table is a separate text.
            ("\"the zirconium\"", &["cell"]),
            ("\"zirconium oxide\"", &[]),
            ("zeta", &["code"]),
            ("quarterly", &["text"]),
            ("555", &[]),
            // The name of a file is ordinary text.
            ("scan", &["titled", "file"]),
        ],
    );
}

// Q-406: objects are found by the present names of options and types.
#[test]
fn objects_are_found_by_the_names_of_their_options_and_type() {
    let mut world = World::of(&[
        page("tagged", json!({"name": "a", "tag": ["o1", "o2"]})),
        page("other", json!({"name": "b urgent", "tag": ["o2"]})),
    ]);
    world.names.options = vec![("tag", "o1", "Most Urgent")];
    assert_eq!(world.find("urgent"), ["other", "tagged"]);
    assert_eq!(world.find("urgnet"), ["other", "tagged"]);
    assert_eq!(world.find("b urge"), ["other", "tagged"]);
    assert_eq!(world.find("\"most urgent\""), ["tagged"]);
    world.names.options = vec![("tag", "o1", "Later")];
    world.names.types = vec![("page", "Seite")];
    assert_eq!(world.find("later"), ["tagged"]);
    assert_eq!(world.find("seite"), ["other", "tagged"]);
}
