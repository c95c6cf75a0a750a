//! Values by format, classes of keys, and the served form (document.md 3; cases D-22 to D-40).

mod edit;

use std::collections::{BTreeMap, HashMap};

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::block::JsonMap;
use crate::document::Kind;
use crate::findings::Findings;
use crate::issue::{FaultKind, Issue, Ref};
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::vocabulary::fixture::{CountingIds, case_vocabulary, option, with_changed};
use crate::vocabulary::{
    BundledNames, DocumentKeys, KeysMode, PropertyDef, SpaceNames, Vocabulary,
};

/// Member M, page O, image file F (document.md 18).
fn objects() -> HashMap<String, ObjectFacts> {
    let facts = |kind: Kind, type_key: &str, archived| ObjectFacts {
        kind,
        type_key: type_key.to_owned(),
        name: String::new(),
        snippet: String::new(),
        archived,
    };
    HashMap::from([
        (
            "M".to_owned(),
            facts(Kind::Participant, "participant", false),
        ),
        ("O".to_owned(), facts(Kind::Page, "page", true)),
        ("F".to_owned(), facts(Kind::FileObject, "image", false)),
    ])
}

/// What a write stored, how reads serve it, and the paths of its faults.
struct Written {
    served: JsonMap,
    findings: Findings,
    created: Vec<NewOption>,
}

fn write(vocabulary: &Vocabulary, channel: Channel, consent: bool, members: Value) -> Written {
    let (objects, ids) = (objects(), CountingIds::default());
    let new_options = NewOptions::new(consent, &ids);
    let names = SpaceNames::new(vocabulary);
    let context = ValueContext::Space {
        objects: &objects,
        new_options: &new_options,
    };
    let mut findings = Findings::default();
    let members = members.as_object().cloned().unwrap_or_default();
    let path = Path::pointer("/properties");
    let stored = parse_properties(&members, &path, channel, &names, context, &mut findings);
    let context = RenderContext {
        vocabulary,
        spelling: &names,
        objects: &objects,
    };
    let values = stored.iter().map(|(key, value)| (key.as_str(), value));
    let served = render_properties(values, &path, context, &mut findings.warnings);
    Written {
        served,
        findings,
        created: new_options.collected(),
    }
}

/// **P** of the cases: the shortcut's properties, served again, or the paths of the faults.
fn p(members: Value) -> Result<Value, Vec<String>> {
    let written = write(&case_vocabulary(), Channel::Shortcut, false, members);
    let paths: Vec<String> = written
        .findings
        .issues
        .iter()
        .map(|issue| issue.path_str().to_owned())
        .collect();
    if paths.is_empty() {
        Ok(Value::Object(written.served))
    } else {
        Err(paths)
    }
}

fn issues_of(channel: Channel, members: Value) -> Vec<Issue> {
    write(&case_vocabulary(), channel, false, members)
        .findings
        .issues
}

/// **V** of the cases: issues and warnings of validation without a space.
fn v(members: Value) -> Findings {
    let mut findings = Findings::default();
    let members = members.as_object().cloned().unwrap_or_default();
    let path = Path::pointer("/properties");
    let context = ValueContext::NoSpace;
    parse_properties(
        &members,
        &path,
        Channel::Document,
        &BundledNames,
        context,
        &mut findings,
    );
    findings
}

fn check(key: &str, accepted: &[(&str, Value)], refused: &[&str]) {
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(json!(text));
    for (written, served) in accepted {
        assert_eq!(
            p(json!({ key: value(written) })),
            Ok(json!({ key: served })),
            "{written}"
        );
    }
    for written in refused {
        let paths = p(json!({ key: value(written) })).err().unwrap_or_default();
        let at_value = |path: &String| path.starts_with(&format!("/properties/{key}"));
        assert!(
            !paths.is_empty() && paths.iter().all(at_value),
            "{written}: {paths:?}"
        );
    }
}

// D-22, D-23, D-24, D-28, D-30: each format's values, and what it refuses.
#[test]
fn values_by_format() {
    check(
        "effort",
        &[
            ("1e2", json!(100)),
            ("9007199254740992", json!(9_007_199_254_740_992_u64)),
            ("0.10000000000000001", json!(0.1)),
            ("9007199254740993.0", json!(9_007_199_254_740_992_u64)),
            ("-0.0", json!(0)),
            ("18446744073709551616", json!(18_446_744_073_709_551_616.0)),
            ("1152921504606846976", json!(1_152_921_504_606_846_976_u64)),
        ],
        &[
            "9007199254740993",
            "-9007199254740993",
            "18446744073709551615",
            "\"3\"",
            "true",
            "[1]",
        ],
    );
    check(
        "reviewed",
        &[("false", json!(false))],
        &["\"yes\"", "1", "[true]"],
    );
    check(
        "when",
        &[
            ("\"2026-07-06\"", json!("2026-07-06T00:00:00Z")),
            (
                "\"2026-07-06T15:04:05.9+02:00\"",
                json!("2026-07-06T13:04:05Z"),
            ),
            ("1783350245", json!("2026-07-06T15:04:05Z")),
            ("1783350245.9", json!("2026-07-06T15:04:05Z")),
            ("\"9999-12-31T23:59:59Z\"", json!("9999-12-31T23:59:59Z")),
            ("\"0000-01-01\"", json!("0000-01-01T00:00:00Z")),
        ],
        &[
            "\"tomorrow\"",
            "\"2026-13-01\"",
            "\"2026-02-30\"",
            "\"2026-07-06T15:04:05\"",
            "\"2026-07-06T25:00:00Z\"",
            "\"2026-07-06T15:04:05.Z\"",
            "\"2026-07-06T15:04:05+2:00\"",
            "\"\u{fc}026-07-06\"",
            "[\"2026-07-06\"]",
            "true",
        ],
    );
    check(
        "site",
        &[("\"not a url\"", json!("not a url"))],
        &["[\"x\"]", "5"],
    );
    check(
        "docs",
        &[("[\"F\"]", json!(["F"])), ("\"F#cat\"", json!(["F"]))],
        &["[\"O\"]", "\"\""],
    );
    assert_eq!(
        p(json!({"docs": ["O"]})),
        Err(vec!["/properties/docs/0".to_owned()])
    );
}

// document.md 3.1: an instant outside of the years 0000 to 9999 is served raw, with a warning.
#[test]
fn far_instants_are_served_raw() {
    for seconds in [253_402_300_800_i64, -62_167_219_201, i64::MAX - 1023] {
        let written = write(
            &case_vocabulary(),
            Channel::Shortcut,
            false,
            json!({"when": seconds}),
        );
        assert_eq!(Value::Object(written.served), json!({"when": seconds}));
        let paths: Vec<_> = written
            .findings
            .warnings
            .iter()
            .map(Issue::path_str)
            .collect();
        assert_eq!(paths, ["/properties/when"]);
    }
}

// D-25: options by exact name.
#[test]
fn select_takes_one_option_by_name() {
    check(
        "severity",
        &[
            ("\"High\"", json!(["High"])),
            ("[\"High\"]", json!(["High"])),
            ("[\"High\",\"High\"]", json!(["High"])),
            ("[]", json!([])),
        ],
        &["[\"High\",\"Low\"]", "3", "\"\"", "[\" \"]"],
    );
    let issues = issues_of(Channel::Shortcut, json!({"severity": "high"}));
    let hint = issues
        .first()
        .and_then(|issue| issue.hint.clone())
        .unwrap_or_default();
    assert!(hint.contains("did you mean High?") && hint.contains("create_missing_options"));
    assert!(issues.iter().all(|issue| {
        issue
            .see_also
            .contains(&Ref::op("list_property_options").param("key", "severity"))
    }));
}

// D-26: with consent the option is created, once.
#[test]
fn consent_creates_options_once() {
    let members = json!({"severity": "Urgent", "labels": ["x", "a", "x"]});
    let written = write(&case_vocabulary(), Channel::Shortcut, true, members);
    assert_eq!(written.findings, Findings::default());
    let created: Vec<_> = written
        .created
        .iter()
        .map(|new| new.name.as_str())
        .collect();
    assert_eq!(created, ["x", "Urgent"]);
}

// document.md 3.1, 10.6: at most 64 new options in a request, counted by property.
#[test]
fn new_options_are_capped() {
    let (ids, vocabulary) = (CountingIds::default(), case_vocabulary());
    let new_options = NewOptions::new(true, &ids);
    let severity = property(&vocabulary, "severity");
    for position in 0..=MAX_NEW_OPTIONS {
        let name = format!("n{position}");
        assert!(resolve_option(severity, &name, &[], Some(&new_options)).is_ok());
        let over = new_options.over_cap(&Path::pointer("/ops"), |key| {
            vocabulary.property_key(key).to_owned()
        });
        assert_eq!(over.is_some(), position == MAX_NEW_OPTIONS);
        assert!(over.is_none_or(|issue| issue.message.contains("severity: 65")));
    }
}

// document.md 3.1: two options of one name are told apart by colour.
#[test]
fn a_shared_option_name_is_ambiguous() {
    let vocabulary = with_changed("severity", |def| {
        def.options
            .push(option("High", crate::decor::PaletteColor::Teal));
    });
    let written = write(
        &vocabulary,
        Channel::Shortcut,
        true,
        json!({"severity": "High"}),
    );
    let message = written
        .findings
        .issues
        .first()
        .map(|issue| issue.message.clone());
    assert!(message.is_some_and(|message| message.contains("red, teal")));
    let kind = written
        .findings
        .into_result("refused")
        .err()
        .map(|fault| fault.kind);
    assert_eq!(kind, Some(FaultKind::Ambiguous));
}

// http.md 20.5: a removed option stays nameable where it is held, and comes back with consent elsewhere.
#[test]
fn a_removed_option_is_nameable_where_it_is_held() {
    let vocabulary = with_changed("severity", |def| {
        def.options
            .iter_mut()
            .for_each(|option| option.archived = option.name == "High");
    });
    let severity = property(&vocabulary, "severity");
    let ids = CountingIds::default();
    let high = Ok("opt-High".to_owned());
    assert_eq!(resolve_option(severity, "High", &["opt-High"], None), high);
    assert!(resolve_option(severity, "High", &[], None).is_err());
    let new_options = NewOptions::new(true, &ids);
    assert_eq!(
        resolve_option(severity, "High", &[], Some(&new_options)),
        high
    );
    assert!(new_options.collected().iter().all(|new| new.revived));
}

// D-27, D-29: lists wrap, collapse duplicates, cut captions and check references.
#[test]
fn lists() {
    check(
        "labels",
        &[
            ("\"a\"", json!(["a"])),
            ("[\"b\",\"a\",\"b\"]", json!(["b", "a"])),
        ],
        &["[\"a\",1]", "{}"],
    );
    check(
        "people",
        &[
            ("\"M\"", json!(["M"])),
            ("\"M#Ada\"", json!(["M"])),
            ("[\"M\",\"M\"]", json!(["M"])),
            // D-39: an archived object is still held.
            ("[\"O\"]", json!(["O"])),
        ],
        &["[\"_date_2026-01-31\"]", "[\"_missing_object\"]"],
    );
    assert_eq!(
        p(json!({"people": ["M", "nope"]})),
        Err(vec!["/properties/people/1".to_owned()])
    );
    assert_eq!(
        p(json!({"company": ["M", "O"]})),
        Err(vec!["/properties/company".to_owned()])
    );
}

// D-31: empty values are present.
#[test]
fn empty_values_are_on_the_object() {
    let empties = json!({"effort": 0, "labels": [], "reviewed": false, "site": "", "when": null});
    assert_eq!(p(empties.clone()), Ok(empties));
    assert_eq!(p(json!({"is_hidden": false})), Ok(json!({})));
    assert_eq!(
        p(json!({"is_hidden": true})),
        Ok(json!({"is_hidden": true}))
    );
}

// D-32: name and description, then by served spelling.
#[test]
fn order_of_served_properties() {
    let vocabulary = case_vocabulary();
    let objects = objects();
    let keys = ["when", "name", "effort", "description", "due_date"]
        .map(|slug| property(&vocabulary, slug).key.clone());
    let document = DocumentKeys::new(&vocabulary, keys.iter().map(String::as_str), []);
    let order = |mode| {
        let names = SpaceNames::new(&vocabulary)
            .keys(mode)
            .in_document(&document);
        let context = RenderContext {
            vocabulary: &vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let values = keys.iter().map(|key| (key.as_str(), &Value::Null));
        let served = render_properties(values, &Path::root(), context, &mut Vec::new());
        served.keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(
        order(KeysMode::Slug),
        ["name", "description", "due_date", "effort", "when"]
    );
    assert_eq!(
        order(KeysMode::Name),
        ["Name", "Description", "Due date", "Effort", "When"]
    );
}

// D-33, D-35, D-36: classes of keys by channel.
#[test]
fn key_classes_by_channel() {
    use Channel::{Document, Edit, Shortcut};
    let refused = |channel, key: &str| issues_of(channel, json!({ key: "x" })).first().cloned();
    for key in [
        "created_date",
        "creator",
        "origin",
        "resolved_layout",
        "file_ext",
        "isArchived",
    ] {
        assert_eq!(refused(Document, key), None, "{key}");
        assert!(
            refused(Shortcut, key).is_some() && refused(Edit, key).is_some(),
            "{key}"
        );
    }
    for key in [
        "id",
        "type",
        "space_id",
        "backlinks",
        "spaceId",
        "uniqueKey",
        "snippet",
        "links",
    ] {
        for channel in [Document, Shortcut, Edit] {
            let path = refused(channel, key).map(|issue| issue.path_str().to_owned());
            assert_eq!(path, Some(format!("/properties/{key}")));
        }
    }
    for key in [
        "internal_flags",
        "internalFlags",
        "file_variant_ids",
        "spaceInviteFileKey",
        "data",
    ] {
        assert_eq!(
            (refused(Document, key), refused(Shortcut, key)),
            (None, None),
            "{key}"
        );
        assert!(refused(Edit, key).is_some(), "{key}");
    }
    for (key, member) in [
        ("icon_emoji", "`icon`"),
        ("coverX", "`cover`"),
        ("set_of", "`query_source`"),
        (
            "recommended_relations",
            "`type_settings.property_definitions`",
        ),
        ("api_object_key", "`type_settings.api_key`"),
    ] {
        for channel in [Document, Shortcut, Edit] {
            let hint = refused(channel, key)
                .and_then(|issue| issue.hint)
                .unwrap_or_default();
            assert!(hint.contains(member), "{key}: {hint}");
        }
    }
}

// document.md 3.4: a favourite is true or false.
#[test]
fn favourites_are_never_null() {
    check(
        "is_favorite",
        &[("true", json!(true))],
        &["null", "\"yes\"", "1"],
    );
}

// D-37, D-38: validation without a space.
#[test]
fn validation_knows_the_bundled_keys_only() {
    let paths = |members| {
        let findings = v(members);
        assert_eq!(findings.warnings, []);
        findings
            .issues
            .iter()
            .map(|issue| issue.path_str().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(paths(json!({"layout_align": "center"})), [""; 0]);
    assert_eq!(paths(json!({"layout_align": 77})), [""; 0]);
    assert_eq!(
        paths(json!({"layout_align": "middle"})),
        ["/properties/layout_align"]
    );
    let named = v(json!({"layout_align": 1})).issues;
    assert!(named.iter().all(|issue| issue.message.contains("center")) && named.len() == 1);
    assert_eq!(paths(json!({"due_date": "x"})), ["/properties/due_date"]);
    assert_eq!(paths(json!({"done": "yes"})), ["/properties/done"]);
    assert_eq!(paths(json!({"foo": "x", "status": "Never seen"})), [""; 0]);
}

// D-40: two spellings of one property, named at the later one in byte order.
#[test]
fn two_spellings_of_one_property() {
    let issues = v(json!({"due_date": null, "Due date": null})).issues;
    let found: Vec<_> = issues.iter().map(Issue::path_str).collect();
    assert_eq!(found, ["/properties/due_date"]);
    assert!(
        issues
            .iter()
            .all(|i| i.message.contains("due_date") && i.message.contains("Due date"))
    );
}

// document.md 3, 10.5: keys that cannot be read, and those that deceive the eye.
#[test]
fn unspeakable_keys_are_refused_and_odd_ones_noted() {
    for key in ["", "a\nb", &"k".repeat(257)] {
        assert_eq!(v(json!({ key: 1 })).issues.len(), 1, "{key:?}");
    }
    let odd = v(json!({" foo": 1, "b\u{200b}ar": 1, "caf\u{e9}": 1, "cafe\u{301}": 1}));
    assert_eq!((odd.issues.len(), odd.warnings.len()), (0, 3));
}

// document.md 3.4: creators are one member; 3.6: dangling entries are left out with a warning.
#[test]
fn references_as_served() {
    let vocabulary = case_vocabulary();
    let (objects, names) = (objects(), SpaceNames::new(&vocabulary));
    let context = RenderContext {
        vocabulary: &vocabulary,
        spelling: &names,
        objects: &objects,
    };
    let people = property(&vocabulary, "people").key.clone();
    let stored: BTreeMap<&str, Value> = BTreeMap::from([
        ("creator", json!(["M"])),
        ("origin", json!(9)),
        ("resolvedLayout", json!(77)),
        (people.as_str(), json!(["gone"])),
        ("backlinks", json!(["O"])),
        ("spaceId", json!("x")),
    ]);
    let mut warnings = Vec::new();
    let values = stored
        .iter()
        .filter(|(key, _)| **key != "spaceId")
        .map(|(key, value)| (*key, value));
    let served = render_properties(
        values,
        &Path::pointer("/properties"),
        context,
        &mut warnings,
    );
    let expected = json!({"creator": "M", "origin": "api", "people": [], "resolved_layout": 77});
    assert_eq!(Value::Object(served), expected);
    let paths: Vec<_> = warnings.iter().map(Issue::path_str).collect();
    assert_eq!(paths, ["/properties/people"]);
}

fn property<'v>(vocabulary: &'v Vocabulary, slug: &str) -> &'v PropertyDef {
    match vocabulary.find_property(slug, KeysMode::Slug) {
        Ok(def) => def,
        Err(miss) => panic!("{}", miss.issue.message),
    }
}

proptest! {
    // document.md 3.1: what is served can be sent back and means the same.
    #[test]
    fn dates_round_trip(seconds in -62_167_219_200_i64..253_402_300_800) {
        let text = render_date(seconds).unwrap_or_default();
        let expected = DateText { seconds, has_time: true };
        prop_assert_eq!(parse_date(&text), Some(expected), "{}", text);
    }

    #[test]
    fn numbers_round_trip(bits in any::<u64>()) {
        let float = f64::from_bits(bits);
        prop_assume!(float.is_finite());
        let written = json!({"effort": float});
        let served = p(written).unwrap_or_default();
        let number = served.get("effort").and_then(Value::as_f64);
        prop_assert_eq!(number, Some(float));
        prop_assert_eq!(p(served.clone()), Ok(served));
    }

    #[test]
    fn nothing_panics(text in "\\PC{0,30}|[0-9T:Z+. -]{8,30}") {
        parse_date(&text);
        for key in ["when", "labels", "people", "severity", "effort"] {
            let _ = p(json!({ key: text.as_str() }));
        }
    }
}
