//! Which formats admit which conditions (query.md 4.4), in both forms of a filter.

use rolltop_document::findings::Findings;
use rolltop_document::path::Path;
use rolltop_document::view::Condition;
use rolltop_document::vocabulary::{Format, KeysMode, PropertyDef, Vocabulary};
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::names::QueryNames;
use rolltop_query::request::parse_filters;
use rolltop_query::text::parse;
use rolltop_query::value::Fields;
use serde_json::{Value, json};

use crate::fixture::{Interner, bundled, now, properties};

/// Key of a property, a value of its format, and the admitted conditions: equal, ordering, contains, in, all_in,
/// exact_in. Every format admits the conditions for presence.
const TABLE: [(&str, &str, &str); 15] = [
    ("name", r#""x""#, "eq ord con in all exact"),
    ("link", r#""x""#, "eq ord con in all exact"),
    ("mail", r#""x""#, "eq ord con in all exact"),
    ("phone", r#""x""#, "eq ord con in all exact"),
    ("face", r#""x""#, "eq ord con in all exact"),
    ("priority", "3", "eq ord in all exact"),
    ("due_date", r#""2026-08-10""#, "eq ord in all exact"),
    ("done", "true", "eq in"),
    ("status", r#""Done""#, "eq con in all exact"),
    ("tags", r#""q3""#, "eq con in all exact"),
    ("assignee", r#""m1""#, "eq in all exact"),
    ("attachments", r#""f1""#, "eq in all exact"),
    ("parts", r#""p1""#, "eq in all exact"),
    ("type", r#""task""#, "eq in all exact"),
    ("atlas", r#""x""#, ""),
];

/// The name of a condition in the table; `None` for the conditions for presence.
fn column(condition: Condition) -> Option<&'static str> {
    match condition.positive().0 {
        Condition::Equal => Some("eq"),
        Condition::Greater
        | Condition::Less
        | Condition::GreaterOrEqual
        | Condition::LessOrEqual => Some("ord"),
        Condition::Contains => Some("con"),
        Condition::In => Some("in"),
        Condition::AllIn => Some("all"),
        Condition::ExactIn => Some("exact"),
        _ => None,
    }
}

/// The spelling of a condition before a value.
pub(crate) fn spelled(condition: Condition) -> &'static str {
    match condition {
        Condition::Equal | Condition::ExactIn => "=",
        Condition::NotEqual | Condition::NotExactIn => "!=",
        Condition::Greater => ">",
        Condition::Less => "<",
        Condition::GreaterOrEqual => ">=",
        Condition::LessOrEqual => "<=",
        Condition::Contains => "CONTAINS",
        Condition::NotContains => "NOT CONTAINS",
        Condition::In => "IN",
        Condition::NotIn => "NOT IN",
        Condition::AllIn => "HAS ALL",
        Condition::NotAllIn => "NOT HAS ALL",
        Condition::Empty => "IS EMPTY",
        Condition::NotEmpty => "IS NOT EMPTY",
        Condition::Exists => "EXISTS",
    }
}

/// The vocabulary of the cases, with properties of the formats that clients cannot create.
fn vocabulary() -> Vocabulary {
    let rare = [
        ("face", Format::Emoji),
        ("parts", Format::Properties),
        ("atlas", Format::Map),
    ];
    let rare = rare.into_iter().map(|(slug, format)| PropertyDef {
        id: format!("id {slug}"),
        key: format!("{slug:0>24}"),
        slug: Some(slug.to_owned()),
        name: slug.to_owned(),
        format,
        ..bundled("name")
    });
    Vocabulary::new(properties().into_iter().chain(rare).collect(), Vec::new())
}

#[test]
fn conditions_fit_formats_as_the_table_says() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    for (key, value, admitted) in TABLE {
        for condition in Condition::ALL.iter().copied() {
            let column = column(condition);
            let fits = column.is_none_or(|column| admitted.split(' ').any(|one| one == column));
            let word = spelled(condition);
            let text = match column {
                None => format!("{key} {word}"),
                Some("eq" | "ord" | "con") => format!("{key} {word} {value}"),
                Some(_) => format!("{key} {word} ({value})"),
            };
            match parse(&text, &names) {
                Ok(read) => assert!(fits, "{text} {:?}", read.nodes),
                Err(fault) => {
                    let message = &fault.issue.message;
                    assert!(!fits && fault.offset == key.len() + 1, "{text}: {message}");
                    assert!(
                        message.contains(&format!("token '{word}'")),
                        "{text}: {message}"
                    );
                    let hint = fault.issue.hint.unwrap_or_default();
                    assert!(
                        hint.starts_with("it has ") && hint.ends_with("EXISTS"),
                        "{text}: {hint}"
                    );
                    // A filter can use each condition in the hint (query.md 3.6).
                    let listed = hint.trim_start_matches("it has ").split(", ");
                    let listed: Vec<&str> =
                        listed.map(|sign| sign.trim_end_matches(" (…)")).collect();
                    let fitting = Condition::ALL.iter().filter(|other| {
                        let column = self::column(**other);
                        column.is_none_or(|column| admitted.split(' ').any(|one| one == column))
                    });
                    let fitting: Vec<&str> = fitting.map(|other| spelled(*other)).collect();
                    assert_eq!(listed, fitting, "{text}");
                }
            }
            let value: Value = serde_json::from_str(value).expect("JSON");
            let leaf = json!({"property": key, "condition": condition.name(), "value": value});
            let mut found = Findings::default();
            parse_filters(
                &json!([leaf]),
                &Path::pointer("/filters"),
                &names,
                &mut found,
            );
            let paths: Vec<&str> = found.issues.iter().map(|issue| issue.path_str()).collect();
            let expected: &[&str] = if fits { &[] } else { &["/filters/0/condition"] };
            assert_eq!(paths, expected, "{leaf}");
        }
    }
}

// query.md 4.3: a value of another kind is refused at its own position.
#[test]
fn values_fit_formats() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    for (key, fitting, admitted) in TABLE {
        if admitted.is_empty() {
            continue;
        }
        for value in [r#""x""#, "3", "true", r#""2026-08-10""#] {
            let is_text = value.starts_with('"');
            let fits = match key {
                "priority" | "done" | "due_date" => value == fitting,
                "status" | "tags" | "type" => false,
                _ => is_text,
            };
            let text = format!("{key} = {value}");
            let parsed = parse(&text, &names);
            assert_eq!(parsed.is_ok(), fits, "{text}: {parsed:?}");
            if let Err(fault) = parsed {
                assert_eq!(fault.offset, key.len() + 3, "{text}");
            }
        }
    }
}

/// Values of every kind, alone and in lists; some have a meaning in another format.
fn odd_values() -> Vec<Value> {
    const VALUES: &str = r#"[null, true, 0, -1, 3.5, 36500, 9e18, 1e300, "", "x", "Done", "q3", "m1", "task",
        "2026-08-10", "2026-08-10T09:00:00Z", "_filter_template_1_", "_filter_template_9_", {}, {"q3": true}]"#;
    const LISTS: &str = r#"[[], ["q3", "home"], [1, 3], ["x", 3], [["x"]]]"#;
    let read = |text| serde_json::from_str::<Vec<Value>>(text).expect("JSON");
    let values = read(VALUES);
    let lists = values.iter().map(|value| json!([value]));
    values
        .iter()
        .cloned()
        .chain(lists)
        .chain(read(LISTS))
        .collect()
}

// query.md 4.3: a leaf that a search accepts is evaluated; only leaves of stored views are ignored, with a warning.
#[test]
fn leaves_of_searches_are_never_ignored() {
    let vocabulary = vocabulary();
    let names = QueryNames::new(&vocabulary, KeysMode::Slug);
    let symbols = Interner::default();
    let context = QueryContext {
        vocabulary: &vocabulary,
        symbols: &symbols,
        moment: &now(),
        placeholders: None,
    };
    let values: Vec<Option<Value>> =
        [vec![None], odd_values().into_iter().map(Some).collect()].concat();
    let extras = [
        json!({}),
        json!({"include_time": true}),
        json!({"date_preset": "today"}),
        json!({"date_preset": "number_of_days_ago"}),
    ];
    let (mut taken, mut refused) = (0, 0);
    for (key, ..) in TABLE {
        for condition in Condition::ALL {
            for value in &values {
                for extra in &extras {
                    let mut leaf = extra.clone();
                    leaf["property"] = json!(key);
                    leaf["condition"] = json!(condition.name());
                    if let Some(value) = value {
                        leaf["value"] = value.clone();
                    }
                    let filters = json!([leaf]);
                    let mut found = Findings::default();
                    let path = Path::pointer("/filters");
                    let nodes = parse_filters(&filters, &path, &names, &mut found);
                    if !found.is_clean() {
                        refused += 1;
                        continue;
                    }
                    taken += 1;
                    let filter = Filter::compile(&nodes, &context, &mut Fields::default());
                    assert_eq!(filter.unusable(), [], "{filters}");
                }
            }
        }
    }
    assert!(taken > 5_000 && refused > 5_000, "{taken}, {refused}");
}
