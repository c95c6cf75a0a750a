//! Options by name and the new ones of a request (document.md 3.1; cases D-25, D-26).

use super::*;
use crate::limits::{MAX_LIST, MAX_PROPERTY_OPTIONS};
use crate::vocabulary::{OptionDef, Options};

const NONE_HELD: Removed<'_> = Removed::HeldIn(None);

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
    let hint = issues.first().and_then(|issue| issue.hint.clone());
    let hint = hint.unwrap_or_default();
    assert!(hint.contains("did you mean High?") && hint.contains("create_missing_options"));
    let list = Ref::op("list_property_options").param("key", "severity");
    assert!(issues.iter().all(|issue| issue.see_also.contains(&list)));
}

// D-26: with consent the option is created, once.
#[test]
fn consent_creates_options_once() {
    let members = json!({"severity": "Urgent", "labels": ["x", "a", "x"]});
    let written = write(&case_vocabulary(), Channel::Shortcut, true, members);
    assert_eq!(written.findings, Findings::default());
    let created = written.created.iter().map(|new| new.name.as_str());
    assert_eq!(created.collect::<Vec<_>>(), ["x", "Urgent"]);
}

// D-152, D-153: one option in any equivalent spelling; what was stored in two forms is ambiguous.
#[test]
fn equivalent_names_are_one_option() {
    let members = json!({"labels": ["To\u{200b}do ", "Todo", "Cafe\u{301}", "Caf\u{e9}"]});
    let written = write(&case_vocabulary(), Channel::Shortcut, true, members);
    assert_eq!(written.findings, Findings::default());
    let created = written.created.iter().map(|new| new.name.as_str());
    assert_eq!(created.collect::<Vec<_>>(), ["Todo", "Caf\u{e9}"]);

    let option = |id: &str, name: &str| OptionDef {
        id: id.to_owned(),
        slug: None,
        name: name.to_owned(),
        color: PaletteColor::default(),
        archived: false,
    };
    let vocabulary = with_changed("labels", |def| {
        def.options = Options::from(vec![option("1", "Caf\u{e9}"), option("2", "Cafe\u{301}")]);
    });
    for name in ["Caf\u{e9}", "Cafe\u{301}"] {
        let labels = property(&vocabulary, "labels");
        let found = resolve_option(labels, name, NONE_HELD, None);
        assert_eq!(found.map_err(|miss| miss.kind), Err(FaultKind::Ambiguous));
    }
}

// document.md 3.1, 10.6: at most 64 new options in a request, counted by property.
#[test]
fn new_options_are_capped() {
    let (ids, vocabulary) = (CountingIds::default(), case_vocabulary());
    let new_options = NewOptions::new(true, &ids);
    let severity = property(&vocabulary, "severity");
    for position in 0..=MAX_NEW_OPTIONS {
        let name = format!("n{position}");
        assert!(resolve_option(severity, &name, NONE_HELD, Some(&new_options)).is_ok());
        let over = new_options.over_cap(&Path::pointer("/ops"), |key| {
            vocabulary.property_key(key).to_owned()
        });
        assert_eq!(over.is_some(), position == MAX_NEW_OPTIONS);
        assert!(over.is_none_or(|issue| issue.message.contains("severity: 65")));
    }
}

// A body may name more new options than can be compared with each other.
#[test]
fn very_many_new_names_are_counted() {
    let (ids, vocabulary) = (CountingIds::default(), case_vocabulary());
    let new_options = NewOptions::new(true, &ids);
    let labels = property(&vocabulary, "labels");
    for position in 0..100_000 {
        let name = format!("n{position}");
        assert!(resolve_option(labels, &name, NONE_HELD, Some(&new_options)).is_ok());
    }
    assert_eq!(new_options.count(), 100_000);
}

// document.md 10.6: one value has at most 2048 entries.
#[test]
fn entries_are_capped() {
    let names = |count: usize| -> Vec<String> { (0..count).map(|n| format!("n{n}")).collect() };
    for (count, fits) in [(MAX_LIST, true), (MAX_LIST + 1, false)] {
        let members = json!({"labels": names(count)});
        let written = write(&case_vocabulary(), Channel::Document, true, members);
        assert_eq!(written.findings.issues.is_empty(), fits);
        assert_eq!(written.created.len(), if fits { count } else { 0 });
    }
}

// document.md 3.1: two options of one name differ by colour.
#[test]
fn a_shared_option_name_is_ambiguous() {
    let vocabulary = with_changed("severity", |def| {
        def.options.push(option("High", PaletteColor::Teal));
    });
    let high = json!({"severity": "High"});
    let written = write(&vocabulary, Channel::Shortcut, true, high);
    let fault = written.findings.into_result("refused").err();
    let tells = |issue: &Issue| issue.message.contains("red, teal");
    let refused = fault.map(|fault| (fault.kind, fault.issues.iter().all(tells)));
    assert_eq!(refused, Some((FaultKind::Ambiguous, true)));
}

// http.md 20.5: a removed option stays nameable where it is held, and comes back with consent elsewhere.
#[test]
fn a_removed_option_is_nameable_where_it_is_held() {
    let vocabulary = with_changed("severity", |def| {
        let removed = |option: OptionDef| OptionDef {
            archived: option.name == "High",
            ..option
        };
        def.options = def.options.clone().into_iter().map(removed).collect();
    });
    let severity = property(&vocabulary, "severity");
    let ids = CountingIds::default();
    let high = Ok("opt-High".to_owned());
    let value = json!(["opt-High"]);
    for removed in [Removed::HeldIn(Some(&value)), Removed::Any] {
        assert_eq!(resolve_option(severity, "High", removed, None), high);
    }
    assert!(resolve_option(severity, "High", NONE_HELD, None).is_err());
    let new_options = NewOptions::new(true, &ids);
    let revived = resolve_option(severity, "High", NONE_HELD, Some(&new_options));
    assert_eq!(revived, high);
    assert!(new_options.collected().iter().all(|new| new.revived));
}

// The palette goes round for options that come without a colour.
#[test]
fn colours_go_round() {
    let colours: Vec<_> = (0..11)
        .map(|count| next_color(&vec![option("x", PaletteColor::Red); count]).name())
        .collect();
    let some = [0, 1, 10].map(|at| colours.get(at).copied());
    assert_eq!(some, [Some("grey"), Some("yellow"), Some("grey")]);
}

// A request gets suggestions for its first misses; each compares a name with every option.
#[test]
fn suggestions_are_bounded() {
    let names: Vec<String> = (0..40).map(|n| format!("hig{n}")).collect();
    let members = json!({ "labels": names, "severity": "high" });
    let issues = issues_of(Channel::Shortcut, members);
    let ids = CountingIds::default();
    let (vocabulary, new_options) = (case_vocabulary(), NewOptions::new(false, &ids));
    assert_eq!(issues.len(), 41);
    let severity = property(&vocabulary, "severity");
    let suggested = (0..40).filter(|_| {
        let miss = resolve_option(severity, "high", NONE_HELD, Some(&new_options));
        let hint = miss.err().and_then(|miss| miss.issue.hint);
        hint.is_some_and(|hint| hint.contains("did you mean High?"))
    });
    assert_eq!(suggested.count(), 16);
}

// document.md 10.6: the options of a property have a bound, however they come; those that were removed do not count.
#[test]
fn a_property_has_a_bound_of_options() {
    let (ids, vocabulary) = (CountingIds::default(), case_vocabulary());
    let mut severity = property(&vocabulary, "severity").clone();
    let room = 2;
    let option = |number: usize, archived| OptionDef {
        id: format!("id{number}"),
        slug: None,
        name: format!("n{number}"),
        color: Default::default(),
        archived,
    };
    severity.options = Options::default();
    for number in 0..MAX_PROPERTY_OPTIONS {
        severity.options.push(option(number, number < room));
    }
    let new_options = NewOptions::new(true, &ids);
    let resolve =
        |name: &str| resolve_option(&severity, name, NONE_HELD, Some(&new_options)).map(|_| ());
    assert_eq!(resolve("n0"), Ok(()), "revived");
    assert_eq!(resolve("new"), Ok(()));
    let refused = resolve("newer").err().map(|miss| miss.issue);
    assert_eq!(
        refused.as_ref().map(|issue| issue.message.as_str()),
        Some("severity cannot have 3 more options: a property has at most 10000")
    );
    assert!(refused.is_some_and(|issue| issue.hint.is_some()));
    // Those that are there, or are made already, are found all the same.
    assert_eq!((resolve("n9"), resolve("new")), (Ok(()), Ok(())));
    assert!(check_room(&severity, room).is_ok());
}
