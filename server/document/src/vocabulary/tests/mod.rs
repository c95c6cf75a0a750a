//! Resolution, spelling and minting of keys (document.md 4; cases D-40 to D-48).

mod laws;

use super::*;
use crate::issue::FaultKind;
use crate::names::{DocumentKeys, SpaceNames};
use crate::testing::fixture::{case_properties, case_types, case_vocabulary, custom, with_changed};
use crate::vocabulary::{KeyResolver, Spelling};

/// Served key of what a spelling resolves to, or the message of the refusal.
fn resolved(vocabulary: &Vocabulary, spelling: &str) -> Result<String, String> {
    let found = vocabulary.find_property(spelling, KeysMode::Slug);
    found
        .map(|def| vocabulary.property_key(&def.key).to_owned())
        .map_err(|miss| miss.issue.message)
}

// D-40: every folded spelling of a bundled key.
#[test]
fn near_spellings_resolve() {
    let vocabulary = case_vocabulary();
    for spelling in [
        "dueDate",
        "due-date",
        "Due Date",
        "duedate",
        "due_date",
        " DUE\u{200b}DATE ",
    ] {
        let found = resolved(&vocabulary, spelling);
        assert_eq!(found.as_deref(), Ok("due_date"), "{spelling:?}");
    }
    // Not installed: the bundled table answers (document.md 4.2, rule 3).
    let empty = Vocabulary::new(vec![], vec![]);
    for spelling in ["linkedProjects", "Linked projects"] {
        assert_eq!(resolved(&empty, spelling).as_deref(), Ok("linked_projects"));
    }
}

// D-151: canonical equivalence; what was stored in two forms is ambiguous.
#[test]
fn equivalent_names_resolve() {
    let named = |position, slug, name| custom(position, slug, name, Format::Text);
    let one = named(1, "one", "Cafe\u{301} au lait");
    let two = named(2, "two", "Th\u{e9}");
    let vocabulary = Vocabulary::new(vec![one.clone(), two.clone()], vec![]);
    for (spelling, key) in [
        ("Caf\u{e9} au lait", "one"),
        ("Cafe\u{301} au lait", "one"),
        ("Caf\u{e9}\u{200b} au lait ", "one"),
        ("The\u{301}", "two"),
    ] {
        let found = resolved(&vocabulary, spelling);
        assert_eq!(found.as_deref(), Ok(key), "{spelling:?}");
    }
    let three = named(3, "three", "The\u{301}");
    let vocabulary = Vocabulary::new(vec![one, two, three], vec![]);
    assert_eq!(vocabulary.properties_named("Th\u{e9}").count(), 2);
    assert!(resolved(&vocabulary, "Th\u{e9}").is_err());
}

// D-41: did-you-mean, and where to look.
#[test]
fn a_miss_suggests_and_points_to_the_list() {
    let vocabulary = case_vocabulary();
    let miss = vocabulary.find_property("dudate", KeysMode::Slug).err();
    let issue = miss.map(|miss| miss.issue).unwrap_or_default();
    let hint = issue.hint.unwrap_or_default();
    assert!(hint.starts_with("did you mean due_date?"), "{hint}");
    assert_eq!(issue.see_also, [crate::issue::Ref::op("list_properties")]);
}

// Suggestions are spelled as the request asked for (ops.md 1, `keys`).
#[test]
fn suggestions_follow_the_mode() {
    let vocabulary = case_vocabulary();
    let hint = |mode| {
        let miss = vocabulary.find_property("severety", mode).err();
        miss.and_then(|miss| miss.issue.hint).unwrap_or_default()
    };
    assert!(hint(KeysMode::Slug).starts_with("did you mean severity?"));
    assert!(hint(KeysMode::Name).starts_with("did you mean Severity?"));
}

// D-42: two holders of one name.
#[test]
fn an_ambiguous_name_lists_its_holders() {
    let vocabulary = case_vocabulary();
    let miss = vocabulary.find_property("Stage", KeysMode::Slug).err();
    let (kind, message) = miss
        .map(|miss| (miss.kind, miss.issue.message))
        .unwrap_or((FaultKind::NotFound, String::new()));
    assert_eq!(kind, FaultKind::Ambiguous);
    assert!(message.contains("stage_a (id-stage_a)") && message.contains("stage_b (id-stage_b)"));
    assert_eq!(resolved(&vocabulary, "stage_a"), Ok("stage_a".to_owned()));
}

// D-43: names are unique inside one document, not in the space.
#[test]
fn a_shared_name_is_served_by_key() {
    let vocabulary = case_vocabulary();
    let key = |slug| {
        vocabulary
            .find_property(slug, KeysMode::Slug)
            .map(|def| def.key.clone())
    };
    let (Ok(a), Ok(b), Ok(due)) = (key("stage_a"), key("stage_b"), key("due_date")) else {
        panic!("the space has these properties");
    };
    let spelled = |keys: &[&str]| {
        let document = DocumentKeys::new(&vocabulary, keys.iter().copied(), []);
        let names = SpaceNames::new(&vocabulary)
            .keys(KeysMode::Name)
            .in_document(&document);
        keys.iter()
            .map(|key| names.property_key(key))
            .collect::<Vec<_>>()
    };
    assert_eq!(spelled(&[&a, &b, &due]), ["stage_a", "stage_b", "Due date"]);
    assert_eq!(spelled(&[&a]), ["Stage"]);
}

// What the document serves comes before every other rule (document.md 4.2).
#[test]
fn the_documents_own_spelling_comes_first() {
    let vocabulary = case_vocabulary();
    let key = vocabulary
        .find_property("stage_a", KeysMode::Slug)
        .map(|def| def.key.clone());
    let key = key.unwrap_or_default();
    let document = DocumentKeys::new(&vocabulary, [key.as_str()], []);
    let names = SpaceNames::new(&vocabulary).in_document(&document);
    assert_eq!(names.property("Stage").map(|found| found.key), Ok(key));
}

// D-44: a rename changes the name, not the key.
#[test]
fn a_renamed_property_keeps_its_key() {
    let vocabulary = with_changed("effort", |def| def.name = "Work".to_owned());
    assert_eq!(resolved(&vocabulary, "Work"), Ok("effort".to_owned()));
    assert_eq!(resolved(&vocabulary, "effort"), Ok("effort".to_owned()));
}

// D-45: keys minted from names, and the reserved ones.
#[test]
fn keys_are_minted_from_names() {
    let minted = [
        ("Story points", Some("story_points")),
        ("Café", Some("cafe")),
        ("  ISO 9001 (draft) ", Some("iso_9001_draft")),
        ("!!!", None),
    ];
    for (name, slug) in minted {
        assert_eq!(slug_from_name(name).as_deref(), slug, "{name:?}");
    }
    assert_eq!(
        slug_from_key("mediaArtistURL").as_deref(),
        Some("media_artist_url")
    );
    let vocabulary = case_vocabulary();
    let conflict = |slug: &str| vocabulary.property_key_conflict(slug);
    assert_eq!(conflict("story_points"), None);
    for reserved in [
        "due_date",
        "duedate",
        "spaceId",
        "sync_error",
        "file_variant_ids",
        "id",
    ] {
        let is_reserved = matches!(conflict(reserved), Some(KeyConflict::Reserved(_)));
        assert!(is_reserved, "{reserved}");
    }
    assert!(matches!(conflict("EFFORT"), Some(KeyConflict::Taken(_))));
    assert_eq!(
        vocabulary.type_key_conflict("diaryEntry"),
        Some(KeyConflict::Reserved(Some("diaryEntry".to_owned())))
    );
    assert_eq!(vocabulary.type_key_conflict("habit"), None);
    // A derived key steps aside, as far as there is a key to step to.
    let free = |slug: &str| vocabulary.free_property_key(slug);
    assert_eq!(free("data").as_deref(), Some("data_2"));
    assert_eq!(free(&"d".repeat(256)), Some("d".repeat(254) + "_2"));
    assert_eq!(free("file_variant_ids"), None);
    let free = vocabulary.free_type_key("profile");
    assert_eq!(free.as_deref(), Some("profile_2"));
}

// D-45: without a slug the internal key names the property, and resolves.
#[test]
fn a_property_without_slug_is_served_by_its_internal_key() {
    let nameless = PropertyDef {
        slug: None,
        ..custom(77, "x", "!!!", Format::Text)
    };
    let key = nameless.key.clone();
    let vocabulary = Vocabulary::new(vec![nameless], vec![]);
    assert_eq!(vocabulary.property_key(&key), key);
    assert_eq!(resolved(&vocabulary, &key), Ok(key));
}

// D-46, D-48: types by key, name and variant; hidden ones by key only.
#[test]
fn types_resolve() {
    let vocabulary = case_vocabulary();
    let key = |spelling| {
        vocabulary
            .find_type(spelling, KeysMode::Slug)
            .map(|def| vocabulary.type_key(&def.key))
    };
    for (spelling, expected) in [
        ("Task", "task"),
        ("TASK", "task"),
        ("query", "set"),
        ("diaryEntry", "diary_entry"),
    ] {
        assert_eq!(key(spelling), Ok(expected), "{spelling}");
    }
    assert_eq!(key("profile"), Ok("profile"));
    assert!(key("Human").is_err());
    let hint = |spelling| {
        let miss = vocabulary.find_type(spelling, KeysMode::Slug).err();
        miss.and_then(|miss| miss.issue.hint).unwrap_or_default()
    };
    assert!(hint("tusk").starts_with("did you mean task?"));
    assert!(!hint("profil").contains("profile"));
    let listed = vocabulary.listed_types();
    assert!(listed.iter().all(|def| def.key != "profile"));
}

// D-47: a removed property is "removed", its key is free, its value stays addressable where it is held.
#[test]
fn a_removed_property_vacates_its_key() {
    let vocabulary = with_changed("effort", |def| def.archived = true);
    for spelling in ["effort", "Effort", "EFFORT"] {
        let message = resolved(&vocabulary, spelling).err().unwrap_or_default();
        assert!(message.contains("removed"), "{spelling}: {message}");
    }
    assert_eq!(vocabulary.property_key_conflict("effort"), None);

    let removed = vocabulary
        .properties()
        .iter()
        .find(|def| def.archived)
        .map(|def| def.key.clone());
    let key = removed.unwrap_or_default();
    assert_eq!(vocabulary.property_key(&key), key);
    let document = DocumentKeys::new(&vocabulary, [key.as_str()], []);
    let names = SpaceNames::new(&vocabulary).in_document(&document);
    assert_eq!(names.property(&key).map(|found| found.key), Ok(key.clone()));
    assert!(SpaceNames::new(&vocabulary).property(&key).is_err());

    let mut properties = case_properties();
    properties.retain(|def| def.slug.as_deref() != Some("effort"));
    properties.push(PropertyDef {
        archived: true,
        ..custom(3, "effort", "Effort", Format::Number)
    });
    properties.push(custom(99, "effort", "Effort", Format::Text));
    let retaken = Vocabulary::new(properties, case_types());
    assert_eq!(resolved(&retaken, "effort"), Ok("effort".to_owned()));
}

// A removed bundled property keeps its key reserved and says so by every spelling (http.md 20.3).
#[test]
fn a_removed_bundled_property_is_not_reinstalled() {
    let vocabulary = with_changed("genre", |def| def.archived = true);
    for spelling in ["genre", "Genre", "GENRE"] {
        let message = resolved(&vocabulary, spelling).err().unwrap_or_default();
        assert!(message.contains("removed"), "{spelling}: {message}");
    }
}

// document.md 4.1: what a display name must not be to serve as a spelling.
#[test]
fn unusable_names_are_served_by_key() {
    let long = "n".repeat(129);
    for name in ["", "id", "type", "effort", "a\nb", "internal_flags", &long] {
        let vocabulary = with_changed("stage_a", |def| def.name = name.to_owned());
        let key = vocabulary
            .find_property("stage_a", KeysMode::Slug)
            .map(|def| def.key.clone());
        let key = key.unwrap_or_default();
        let document = DocumentKeys::new(&vocabulary, [key.as_str()], []);
        assert_eq!(document.property_name(&key), Some("stage_a"), "{name:?}");
    }
}

// document.md 4.2, did-you-mean: nearest first, at most three.
#[test]
fn suggestions_are_ranked() {
    let known = ["done", "Done", "undone", "dome", "donee", "zone", "other"];
    assert_eq!(similar("DONE", known), ["Done", "done", "donee"]);
    assert_eq!(similar("dane", known), ["Done", "dome", "done"]);
    // Two slips of the pen at most, however short the word.
    assert_eq!(similar("asigne", ["assignee"]), ["assignee"]);
    assert_eq!(similar("P9", ["P1", "P2", "Yes"]), ["P1", "P2"]);
    assert_eq!(similar(&"x".repeat(65), ["xx-not-a-prefix"]), [""; 0]);
    // Of a word of which every character is wrong nothing is left.
    assert_eq!(similar("zz", ["fa", "fb", "za"]), ["za"]);
    assert_eq!(similar("é🚀", ["a", "b"]), [""; 0]);
    assert_eq!(similar("x", ["y"]), [""; 0]);
    let many: Vec<String> = (0..20).map(|i| format!("key_{i:02}")).collect();
    let list = known_list(many.iter().map(String::as_str)).unwrap_or_default();
    assert!(list.starts_with("key_00, key_01") && list.ends_with("key_14 … (20 in all)"));
    let minted = "0".repeat(24);
    let list = known_list([minted.as_str(), "name"]);
    assert_eq!(list, Some(format!("name, {minted}")));
}

// ops.md 19: what is suggested alone is followed, so it is no word that a short one merely begins or stands in.
#[test]
fn a_single_suggestion_is_close() {
    for (wanted, known, meant) in [
        ("is", "exists", None),
        ("id", "width", None),
        ("A", "is_header", None),
        ("is", "is_header", None),
        ("includes", "in", None),
        ("end", "calendar", None),
        ("asc", "ascending", Some("ascending")),
        ("equals", "equal", Some("equal")),
        ("list_view", "list", Some("list")),
        ("sett", "set", Some("set")),
        ("isContained", "contain", Some("contain")),
        ("greater_than", "greater", Some("greater")),
        ("greater_eq", "greater", None),
        ("lessEq", "less", None),
        ("contains_none", "contains", None),
        ("ncontains", "contains", None),
        ("!in", "in", None),
        ("count_uniq", "count", None),
        ("select_multi", "select", None),
        ("i", "id", Some("id")),
        ("background", "background_color", Some("background_color")),
        ("greater_than_or_equal", "greater", None),
        ("select_multiple", "select", None),
        ("count_unique", "count", None),
        ("mean", "max", None),
        ("unequal", "equal", None),
        ("nonempty", "empty", None),
        ("isnt_empty", "empty", None),
        ("not_exists", "exists", None),
        ("unchecked", "checked", None),
        ("nuber", "number", Some("number")),
        ("nmuber", "number", Some("number")),
        ("foo", "row", None),
    ] {
        assert_eq!(nearest(wanted, [known]).as_deref(), meant, "{wanted}");
    }
    // What is second best says even less of what was meant.
    assert_eq!(nearest("phone_number", ["phone", "number"]), None);
    assert_eq!(nearest("any_in", ["in", "all_in"]), None);
    // The negation is not lost.
    let conditions = ["empty", "not_empty", "equal", "not_equal"];
    for (wanted, meant) in [
        ("is_not_empty", "not_empty"),
        ("is_empty", "empty"),
        ("is_not_equal", "not_equal"),
    ] {
        assert_eq!(nearest(wanted, conditions).as_deref(), Some(meant));
    }
}

// document.md 3.6: what the space does not hold is served as missing, in slots and in mentions.
#[test]
fn dangling_references_are_masked() {
    let vocabulary = case_vocabulary();
    let nothing = std::collections::HashMap::new();
    let names = SpaceNames::new(&vocabulary).objects(&nothing);
    assert_eq!(names.object_ref("gone"), "_missing_object");
    let text = r#"see <mention object_id="gone">Ada</mention>"#;
    assert_eq!(names.text(text), text.replace("gone", "_missing_object"));
    let unjudged = SpaceNames::new(&vocabulary);
    assert_eq!(
        (unjudged.object_ref("gone").as_str(), &*unjudged.text(text)),
        ("gone", text)
    );
}

// document.md 10.1: without a space bundled spellings are recognised and the rest is taken as it is.
#[test]
fn bundled_names_judge_nothing_else() {
    let found = |spelling| {
        BundledNames
            .property(spelling)
            .map(|found| (found.key, found.format))
    };
    assert_eq!(
        found("Due Date"),
        Ok(("dueDate".to_owned(), Some(Format::Date)))
    );
    assert_eq!(found("foo"), Ok(("foo".to_owned(), None)));
    assert_eq!(
        BundledNames.type_key("Diary entry"),
        Ok("diaryEntry".to_owned())
    );
    assert_eq!(BundledNames.type_key("habit"), Ok("habit".to_owned()));
}

// A key of any length is looked up; a message repeats its beginning.
#[test]
fn a_long_key_is_cut_in_messages() {
    let long = "k".repeat(300);
    let miss = Vocabulary::bundled().find_property(&long, KeysMode::Slug);
    let message = miss
        .err()
        .map(|miss| miss.issue.message)
        .unwrap_or_default();
    assert!(
        message.contains("kkk…") && !message.contains(&long),
        "{message}"
    );
}
