//! The names that a query may use (query.md 6.1).

use rolltop_document::issue::FaultKind;
use rolltop_document::vocabulary::{
    Format, KeyResolver, KeysMode, Offers, PropertyDef, Section, TypeDef, Vocabulary,
};
use rolltop_query::names::QueryNames;
use rolltop_query::text::parse;

use crate::fixture::{properties, vocabulary};

fn custom(slug: &str, name: &str) -> PropertyDef {
    PropertyDef {
        id: format!("id {slug}"),
        key: format!("{slug:0>24}"),
        slug: Some(slug.to_owned()),
        name: name.to_owned(),
        format: Format::Number,
        ..Vocabulary::bundled()
            .property("name")
            .expect("name")
            .clone()
    }
}

fn with(more: Vec<PropertyDef>) -> Vocabulary {
    Vocabulary::new(properties().into_iter().chain(more).collect(), Vec::new())
}

/// The served key of the property that a spelling names, or the message of the miss.
fn named(names: &QueryNames<'_>, spelling: &str) -> String {
    match names.find_field(spelling, Offers::ALL) {
        Ok(def) => def.slug.clone().expect(spelling),
        Err(miss) => format!("{:?} {}", miss.kind, miss.issue.message),
    }
}

// Q-239, Q-240, Q-242
#[test]
fn every_spelling_of_a_key_resolves_and_no_other() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    for (spelling, key) in [
        ("due_date", "due_date"),
        ("dueDate", "due_date"),
        ("DUE_DATE", "due_date"),
        ("Due date", "due_date"),
        ("created_date", "created_date"),
        ("links", "links"),
        ("backlinks", "backlinks"),
        ("last_opened_date", "last_opened_date"),
        ("type", "type"),
    ] {
        assert_eq!(named(&names, spelling), key);
    }
    for spelling in ["statsu", "restrictions", "cover_id", "snippet"] {
        let said = named(&names, spelling);
        assert!(
            said.starts_with("Invalid unknown property"),
            "{spelling}: {said}"
        );
    }
    // Q-171
    for spelling in ["id", "ID", "Id"] {
        let miss = names.property(spelling).expect_err("id");
        assert_eq!(miss.issue.hint.as_deref(), Some("read an object by its id"));
        assert_eq!(miss.issue.see_also[0].op.as_deref(), Some("get_object"));
        let field = names.find_field(spelling, Offers::ALL);
        assert_eq!(field.map(|def| def.key.as_str()), Ok("id"));
    }
    let miss = names.find_field("statsu", Offers::ALL).expect_err("statsu");
    assert_eq!(miss.issue.hint.as_deref(), Some("did you mean status?"));
    assert_eq!(
        miss.issue.see_also[0].op.as_deref(),
        Some("list_properties")
    );
    let miss = names.find_field("qqqqqq", Offers::ALL).expect_err("qqqqqq");
    assert!(
        miss.issue.message.contains("in all"),
        "{}",
        miss.issue.message
    );
}

// Q-241
#[test]
fn ambiguous_names_never_match() {
    let vocabulary = with(vec![custom("cost_a", "Cost"), custom("cost_b", "Cost")]);
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    let miss = names
        .find_field("Cost", Offers::ALL)
        .expect_err("ambiguous");
    assert_eq!(miss.kind, FaultKind::Ambiguous);
    let fault = parse("done = true AND cost = 1", &names).expect_err("ambiguous");
    assert_eq!((fault.kind, fault.offset), (FaultKind::Ambiguous, 16));
    assert!(
        fault.issue.message.contains("cost_a"),
        "{}",
        fault.issue.message
    );
    assert!(
        fault.issue.message.contains("cost_b"),
        "{}",
        fault.issue.message
    );
}

// Q-235
#[test]
fn file_aliases_give_way_to_real_properties() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    for (alias, key) in [
        ("size", "size_in_bytes"),
        ("mimeType", "file_mime_type"),
        ("mime_type", "file_mime_type"),
    ] {
        assert_eq!(named(&names, alias), key);
    }
    // Aliases are case-exact.
    assert!(named(&names, "MIMETYPE").starts_with("Invalid"));
    let with_size = with(vec![custom("size", "Shoe size")]);
    let names = QueryNames::new(&with_size, KeysMode::Slug);
    assert_eq!(named(&names, "size"), "size");
    // If a property takes one of two aliases, the other alias is gone as well.
    for key in ["mime_type", "mimeType"] {
        let with_mime = with(vec![custom(key, "mimeType")]);
        let names = QueryNames::new(&with_mime, KeysMode::Slug);
        for alias in ["mimeType", "mime_type"] {
            assert_eq!(named(&names, alias), key);
        }
    }
    // A display name does not disable the alias.
    let with_name = with(vec![custom("shoes", "size")]);
    let names = QueryNames::new(&with_name, KeysMode::Slug);
    assert_eq!(named(&names, "size"), "size_in_bytes");
}

// query.md 6.1: a type limits the names.
#[test]
fn a_type_has_its_own_keys() {
    let vocabulary = with(vec![custom("cost_a", "Cost"), custom("cost_b", "Cost")]);
    let task = TypeDef {
        definitions: vec![
            ("status".to_owned(), Section::Regular),
            (format!("{:0>24}", "cost_b"), Section::Regular),
        ],
        ..vocabulary.type_def("task").expect("task").clone()
    };
    let names = QueryNames::new(&vocabulary, KeysMode::Slug).of_type(&task);
    for key in [
        "status",
        "name",
        "type",
        "created_date",
        "creator",
        "last_modified_date",
        "links",
    ] {
        assert_eq!(named(&names, key), key);
    }
    assert_eq!(named(&names, "Cost"), "cost_b");
    assert_eq!(named(&names, "size"), "size_in_bytes");
    let miss = names
        .find_field("priority", Offers::ALL)
        .expect_err("of another type");
    assert!(
        miss.issue.message.contains("the type \"task\" does not"),
        "{}",
        miss.issue.message
    );
    let miss = names.find_field("nope", Offers::ALL).expect_err("unknown");
    let known = "known keys: backlinks, cost_b, created_date, creator, last_modified_date";
    assert!(miss.issue.message.contains(known), "{}", miss.issue.message);
}

// query.md 3.3, 6.1: queries create no options and do not find removed properties. They find a removed option by its
// name, because rows still show it (http.md 20.5).
#[test]
fn queries_create_nothing() {
    let mut removed = properties();
    removed[0].archived = true;
    removed[1].options = removed[1]
        .options
        .iter()
        .cloned()
        .map(|mut option| {
            option.archived = option.name == "q3";
            option
        })
        .collect();
    let vocabulary = Vocabulary::new(removed, Vec::new());
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    assert!(named(&names, "notes").starts_with("Invalid unknown"));
    let fault = parse(r#"tags = "Urgent""#, &names).expect_err("unknown");
    assert_eq!(fault.issue.hint.as_deref(), Some("did you mean urgent?"));
    assert!(parse(r#"tags = "q3""#, &names).is_ok());
    let fault = parse(r#"tags = "zzz""#, &names).expect_err("unknown");
    assert_eq!(fault.issue.see_also.len(), 1);
    assert_eq!(
        fault.issue.see_also[0].op.as_deref(),
        Some("list_property_options")
    );
}

// Q-227, Q-228
#[test]
fn types_resolve_by_key_name_and_variant() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    for text in [
        r#"type = "task""#,
        r#"type = "Task""#,
        r#"type IN ("TASK", "page")"#,
    ] {
        assert!(parse(text, &names).is_ok(), "{text}");
    }
    let fault = parse(r#"type IN ("tusk")"#, &names).expect_err("tusk");
    assert_eq!(fault.offset, 9);
    assert!(fault.issue.hint.unwrap_or_default().contains("task"));
}

// query.md 3.6: a name that is no bare word needs the structured form.
#[test]
fn suggestions_that_are_no_words_need_the_structured_form() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Name);
    let fault = parse("Due_dat IS EMPTY", &names).expect_err("unknown");
    let hint = fault.issue.hint.unwrap_or_default();
    assert!(
        hint.contains("Due date") && hint.contains("`filters`"),
        "{hint}"
    );
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    let fault = parse("due_dat IS EMPTY", &names).expect_err("unknown");
    assert_eq!(fault.issue.hint.as_deref(), Some("did you mean due_date?"));
}
