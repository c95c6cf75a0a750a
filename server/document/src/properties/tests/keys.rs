//! Which keys channels take, drop or refuse (document.md 3.4; cases D-33 to D-40, D-47).

use super::*;
use crate::vocabulary::Offers;

// D-33, D-35, D-36: classes of keys by channel.
#[test]
fn key_classes_by_channel() {
    use Channel::{Document, Edit, Shortcut};
    let refused = |channel, key: &str| issues_of(channel, json!({ key: "x" })).first().cloned();
    #[rustfmt::skip]
    let cases = [
        ("created_date creator origin resolved_layout file_ext isArchived", [false, true, true]),
        ("id type space_id backlinks spaceId uniqueKey snippet links", [true, true, true]),
        ("internal_flags internalFlags file_variant_ids spaceInviteFileKey data", [false, false, true]),
    ];
    for (keys, expected) in cases {
        for key in keys.split(' ') {
            let issues = [Document, Shortcut, Edit].map(|channel| refused(channel, key));
            assert_eq!(issues.each_ref().map(Option::is_some), expected, "{key}");
            let place = format!("/properties/{key}");
            assert!(
                issues
                    .iter()
                    .flatten()
                    .all(|issue| issue.path_str() == place)
            );
        }
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

// document.md 3.4: no value is lost without a word. A property of exactly this name is meant, on every channel.
#[test]
fn a_momentary_key_is_dropped_with_a_warning_unless_a_property_is_named_so() {
    let named = |name: &str| with_changed("site", |def| def.name = name.to_owned());
    for key in ["data", "order_id", "file_id", "is_new", "has_chat"] {
        for channel in [Channel::Document, Channel::Shortcut] {
            let written = write(&SPACE, channel, false, json!({ key: "x" }));
            assert_eq!(written.served, JsonMap::new(), "{key}");
            let warned = written.findings.warnings.iter().map(Issue::path_str);
            assert_eq!(warned.collect::<Vec<_>>(), [format!("/properties/{key}")]);
        }
        let vocabulary = named(key);
        for channel in [Channel::Document, Channel::Shortcut] {
            let written = write(&vocabulary, channel, false, json!({ key: "x" }));
            assert_eq!(json!(written.served), json!({"site": "x"}), "{key}");
            assert_eq!(written.findings.warnings, []);
        }
        let names = SpaceNames::new(&vocabulary);
        let edited = admit_key(&names, key, Channel::Edit, Offers::ALL);
        assert!(matches!(edited, Ok(Admitted::Property(_))), "{key}");
    }
    let hidden = with_changed("site", |def| {
        def.name = "data".to_owned();
        def.hidden = true;
    });
    let written = write(&hidden, Channel::Shortcut, false, json!({"data": "x"}));
    assert_eq!(written.findings.warnings.len(), 1);
}

// D-47, ops.md 7.1: a removed property is writable where the object holds a value of it, and nowhere else.
#[test]
fn a_removed_property_is_writable_where_it_has_a_value() {
    let vocabulary = with_changed("effort", |def| def.archived = true);
    let effort = vocabulary.properties().iter().find(|def| def.archived);
    let key = effort.map(|def| def.key.clone()).unwrap_or_default();
    let admitted = |document: &Document| {
        let keys = DocumentKeys::of(&vocabulary, document);
        let names = SpaceNames::new(&vocabulary).in_document(&keys);
        admit_key(&names, &key, Channel::Edit, Offers::ALL).is_ok()
    };
    let valued = Document {
        properties: [(key.clone(), json!(3))].into(),
        ..Document::default()
    };
    let source = QuerySource {
        properties: vec![key.clone()],
        ..QuerySource::default()
    };
    let named = Document {
        query_source: Some(source),
        ..Document::default()
    };
    assert_eq!((admitted(&valued), admitted(&named)), (true, false));
}

// D-37, D-38: validation without a space.
#[test]
fn validation_knows_the_bundled_keys_only() {
    for (members, expected) in [
        (json!({"layout_align": "center"}), &[][..]),
        (json!({"layout_align": 77}), &[]),
        (
            json!({"layout_align": "middle"}),
            &["/properties/layout_align"],
        ),
        (json!({"due_date": "x"}), &["/properties/due_date"]),
        (json!({"done": "yes"}), &["/properties/done"]),
        (json!({"foo": "x", "status": "Never seen"}), &[]),
    ] {
        let Findings {
            issues, warnings, ..
        } = v(members);
        let paths: Vec<&str> = issues.iter().map(Issue::path_str).collect();
        assert_eq!((paths.as_slice(), warnings), (expected, vec![]));
    }
    let named = v(json!({"layout_align": 1})).issues;
    assert!(named.iter().all(|issue| issue.message.contains("center")) && named.len() == 1);
}

// D-40: two spellings of one property, named at the later one in byte order.
#[test]
fn two_spellings_of_one_property() {
    let issues = v(json!({"due_date": null, "Due date": null})).issues;
    let found: Vec<_> = issues.iter().map(Issue::path_str).collect();
    assert_eq!(found, ["/properties/due_date"]);
    let names_both = |text: &str| text.contains("due_date") && text.contains("Due date");
    assert!(issues.iter().all(|issue| names_both(&issue.message)));
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
