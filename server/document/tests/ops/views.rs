//! The view operations (ops.md 7.9 to 7.12). The fixture's level is `severity`, its due date `when`.

use rolltop_document::block::{BlockContent, Dataview};
use rolltop_document::document::{Document, Kind};
use rolltop_document::issue::{FaultKind, Issue};
use rolltop_document::kinds::ViewType;
use rolltop_document::ops::Outcome;
use rolltop_document::view::{FilterNode, SortDirection, View};
use rolltop_document::vocabulary::Layout;
use serde_json::{Value, json};

use crate::fixture::{
    Fixture, assert_no_effect, block, internal, option, outline, standing, stats,
};

/// The dataview of QV with these views.
fn dataview_block(id: &str, views: Value) -> Value {
    json!({"id": id, "type": "dataview", "views": views, "properties": [
        {"property": "name", "format": "text"},
        {"property": internal("severity"), "format": "select"},
        {"property": internal("when"), "format": "date"},
    ]})
}

fn all() -> Value {
    json!({"id": "v1", "name": "All", "columns": [
        {"property": "name"},
        {"property": internal("severity"), "hidden": true, "width": 100},
        {"property": internal("when"), "hidden": true, "width": 120},
    ], "sorts": [{"property": internal("when")}]})
}

/// A board with editor state, a filter on an option that is gone, and one on a name that two options share.
fn board() -> Value {
    json!({"id": "v2", "name": "Board", "type": "kanban", "group_by": internal("severity"),
        "filters": [
            {"property": internal("severity"), "condition": "in", "value": ["ffffffffffffffffffffffff"]},
            {"property": internal("twins"), "condition": "in", "value": [option("Twin")]},
        ],
        "groups": [{"id": "g", "hidden": true}], "object_orders": [{"group": "g"}]})
}

fn query(views: Value) -> Fixture {
    let mut query = Fixture::page(json!([dataview_block("dataview", views)]));
    query.document.type_key = "set".to_owned();
    query.standing = standing(Kind::Page, Layout::Set);
    query
}

fn qv() -> Fixture {
    query(json!([all()]))
}

fn qv2() -> Fixture {
    query(json!([all(), board()]))
}

fn update(members: Value) -> Value {
    op("update_view", members)
}

fn insert(members: Value) -> Value {
    op("insert_view", members)
}

fn op(name: &str, mut members: Value) -> Value {
    members["op"] = json!(name);
    json!([members])
}

fn dataview(document: &Document) -> &Dataview {
    let BlockContent::Dataview(dataview) = &block(document, "dataview").content else {
        panic!("no dataview")
    };
    dataview
}

fn views(outcome: &Outcome) -> &[View] {
    &dataview(&outcome.document).views
}

fn names(outcome: &Outcome) -> Vec<&str> {
    views(outcome)
        .iter()
        .map(|view| view.name.as_str())
        .collect()
}

fn columns(view: &View) -> Vec<&str> {
    let columns = view.columns.iter();
    columns.map(|column| column.property.as_str()).collect()
}

// O-116, O-117
#[test]
fn a_column_is_merged_and_the_rest_untouched() {
    for (kind, layout) in [
        (Kind::Page, Layout::Set),
        (Kind::ObjectType, Layout::ObjectType),
        (Kind::Page, Layout::Date),
    ] {
        let mut fixture = qv();
        fixture.standing = standing(kind, layout);
        // O-172: maps as pairs.
        for patch in [
            json!({"columns": {"severity": {"hidden": false}}}),
            json!({"columns": [{"key": "Severity", "value": [{"key": "hidden", "value": false}]}]}),
        ] {
            let outcome = fixture.ok(update(patch));
            assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
            let mut expected = dataview(&fixture.document).clone();
            expected.views[0].columns[1].hidden = false;
            assert_eq!(dataview(&outcome.document), &expected);
        }
    }
}

// O-118, O-119
#[test]
fn columns_come_and_go() {
    let outcome = qv().ok(update(
        json!({"columns": {"effort": {"width": 50}, "when": null}}),
    ));
    let dataview = dataview(&outcome.document);
    let effort = internal("effort");
    assert_eq!(
        columns(&dataview.views[0]),
        ["name", &internal("severity"), &effort]
    );
    assert_eq!(dataview.views[0].columns[2].width, 50);
    let known = dataview.properties.last().unwrap();
    assert_eq!(
        (known.property.as_str(), known.format.as_deref()),
        (effort.as_str(), Some("number"))
    );

    let bare = query(json!([{"id": "v1", "name": "Bare"}]));
    for absent in ["effort", "nowhere"] {
        let outcome = bare.ok(update(json!({"columns": {absent: null}})));
        assert_no_effect(&outcome, &bare.document);
    }
}

// ops.md 7.9: a column that is new to the dataview makes its property known there, also where a sort names it.
#[test]
fn a_new_column_is_known_to_the_dataview() {
    let fixture = query(json!([{"id": "v1", "sorts": [{"property": internal("effort")}]}]));
    let same_sorts = json!({"set": {"sorts": [{"property": "effort"}]}});
    assert_no_effect(&fixture.ok(update(same_sorts)), &fixture.document);
    let outcome = fixture.ok(update(json!({"columns": {"effort": {"width": 50}}})));
    let known = dataview(&outcome.document).properties.last().unwrap();
    assert_eq!(known.property, internal("effort"));
}

// http.md 10
#[test]
fn a_column_is_spelled_once() {
    let columns = json!({"severity": {"hidden": false}, "Severity": null});
    let said = qv().invalid(
        update(json!({ "columns": columns })),
        "ops[0].columns.severity",
    );
    assert!(said.contains("Severity and severity"), "{said}");
}

// O-120, O-121
#[test]
fn faults_of_settings_and_columns_are_reported_together() {
    let qv = qv();
    let said = qv.invalid(
        update(json!({"columns": {"severty": {}}})),
        "ops[0].columns.severty",
    );
    assert!(said.contains("severity"), "{said}");
    let said = qv.invalid(
        update(json!({"columns": {"severity": {"wide": 1}}})),
        "ops[0].columns.severity.wide",
    );
    assert!(said.contains("hidden, width, aggregation, align"), "{said}");
    for (set, part) in [
        (json!({"type": "board"}), "type"),
        (json!({"columns": []}), "columns"),
        (json!({"groups": []}), "groups"),
        (json!({"object_orders": null}), "object_orders"),
        (json!({"id": "v9"}), "id"),
        (json!({"nam": "x"}), "nam"),
        (json!({"filter": "severity = High"}), "filter"),
        (json!({"filter": null}), "filter"),
        (json!({"filter": ""}), "filter"),
        (json!({"filter": 1}), "filter"),
        (json!({"page_size": 1001}), "page_size"),
    ] {
        let said = qv.invalid(update(json!({"set": set})), &format!("ops[0].set.{part}"));
        if part == "type" {
            assert!(said.contains("kanban, calendar, graph"), "{said}");
        }
        if part == "nam" {
            assert!(said.contains("name"), "{said}");
        }
    }
    let both = json!({"set": {"nam": "x"}, "columns": {"nope": {}}});
    let fault = qv.run(update(both)).expect_err("two faults");
    assert_eq!(fault.issues.len(), 2);
    qv.invalid(update(json!({})), "ops[0]");
    qv.invalid(update(json!({"set": {}, "columns": []})), "ops[0]");
}

// O-122, O-131
#[test]
fn null_is_the_default_and_the_rest_stays() {
    let qv2 = qv2();
    let set = json!({"group_by": null, "type": null});
    let outcome = qv2.ok(update(json!({"view": "v2", "set": set})));
    let mut expected = dataview(&qv2.document).views[1].clone();
    expected.group_by = None;
    expected.view_type = ViewType::Table;
    assert_eq!(views(&outcome)[1], expected);
    assert_eq!(views(&outcome)[0], dataview(&qv2.document).views[0]);
    let same = json!({"view": "v2", "set": {"name": "Board", "group_by": "Severity"}});
    assert_no_effect(&qv2.ok(update(same)), &qv2.document);
}

// O-123, O-125
#[test]
fn sorts_and_filters_are_replaced_whole() {
    let qv = qv();
    let sorts = json!([{"property": "effort", "direction": "desc"}]);
    let outcome = qv.ok(update(json!({"set": {"sorts": sorts}})));
    assert_eq!(views(&outcome)[0].sorts[0].property, internal("effort"));
    assert_eq!(views(&outcome)[0].sorts.len(), 1);
    let leaf = || json!({"property": "severity", "condition": "empty"});
    let group = json!({"operator": "and", "filters": [leaf()], "property": "severity"});
    let order: Vec<String> = (0..129).map(|n| n.to_string()).collect();
    #[rustfmt::skip]
    let cases = [
        (json!({"sorts": [{"property": "when", "direction": "down"}]}), "sorts[0].direction"),
        (json!({"sorts": [{"property": "severity", "custom_order": order}]}), "sorts[0].custom_order"),
        (json!({"filters": vec![leaf(); 33]}), "filters"),
        (json!({"filters": [group]}), "filters[0]"),
        (json!({"filters": [{"property": "severity", "condition": "equals"}]}), "filters[0].condition"),
    ];
    for (set, path) in cases {
        let fixture = qv.clone().consenting();
        let fault = fixture.run(update(json!({"set": set}))).expect_err(path);
        assert_eq!(
            fault.issues[0].path_str(),
            format!("ops[0].set.{path}"),
            "{fault:?}"
        );
    }
}

// O-126, O-127, O-178
#[test]
fn names_of_options_are_resolved_or_created() {
    let qv = qv();
    let filters =
        |value: &str| json!([{"property": "severity", "condition": "in", "value": [value]}]);
    let leaf = |outcome: &Outcome| match &views(outcome)[0].filters[0] {
        FilterNode::Leaf(leaf) => leaf.value.clone(),
        FilterNode::Group { .. } => None,
    };
    let outcome = qv.ok(update(json!({"set": {"filters": filters("High")}})));
    assert_eq!(leaf(&outcome), Some(json!([option("High")])));
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    let mut ops = update(json!({"set": {"filters": filters("New")}}));
    let mut page = qv.clone();
    page.standing = standing(Kind::Page, Layout::Basic);
    // The guard comes before any operation.
    ops.as_array_mut().unwrap().insert(0, missing);
    let fault = page.run(ops).expect_err("no consent");
    assert!(
        fault.issues[0]
            .path_str()
            .starts_with("ops[1].set.filters[0].value"),
        "{fault:?}"
    );
    let order = |name: &str| json!([{"property": "severity", "direction": "custom", "custom_order": [name]}]);
    let said = qv.invalid(
        update(json!({"set": {"sorts": order("New")}})),
        "ops[0].set.sorts[0].custom_order",
    );
    assert!(said.contains("create_missing_options"), "{said}");
    // What the order holds of an option that is gone stays.
    let gone = qv.ok(update(
        json!({"set": {"sorts": order("ffffffffffffffffffffffff")}}),
    ));
    assert_eq!(
        views(&gone)[0].sorts[0].custom_order,
        ["ffffffffffffffffffffffff"]
    );
    let consenting = qv.consenting();
    let set = json!({"filters": filters("New"), "sorts": order("New")});
    let outcome = consenting.ok(update(json!({"set": set})));
    let [new] = outcome.new_options.as_slice() else {
        panic!("{:?}", outcome.new_options)
    };
    assert_eq!(leaf(&outcome), Some(json!([new.id.clone()])));
    assert_eq!(
        views(&outcome)[0].sorts[0].custom_order,
        std::slice::from_ref(&new.id)
    );

    let empty = json!([{"property": "severity", "condition": "empty", "value": ["Newer"]}]);
    let outcome = consenting.ok(update(json!({"set": {"filters": empty}})));
    assert_eq!((leaf(&outcome), outcome.new_options.len()), (None, 0));
}

// O-124, O-126, O-178: a text says what the tree says, its new options included.
#[test]
fn a_filter_text_stands_for_its_tree() {
    let stored = |fixture: &Fixture, set: Value| {
        let outcome = fixture.ok(update(json!({ "set": set })));
        (views(&outcome)[0].filters.clone(), outcome)
    };
    let qv = qv();
    let text = json!({"filter": "Severity in (\"High\") and when > \"2026-07-06\""});
    let tree = json!({"filters": [
        {"property": "severity", "condition": "in", "value": ["High"]},
        {"property": "when", "condition": "greater", "value": "2026-07-06"},
    ]});
    assert_eq!(stored(&qv, text).0, stored(&qv, tree).0);
    let set = json!({"filter": "effort IS EMPTY"});
    let outcome = qv.ok(insert(json!({"name": "New", "set": set})));
    assert_eq!(views(&outcome)[1].filters.len(), 1);
    let both = json!({"filter": "when EXISTS", "filters": null});
    let fault = qv.run(update(json!({ "set": both }))).expect_err("both");
    assert_eq!((fault.kind, fault.issues.len()), (FaultKind::Ambiguous, 2));

    let new = || json!({"filter": "effort > 1 AND severity = \"New\""});
    let said = qv.invalid(update(json!({ "set": new() })), "ops[0].set.filter");
    assert!(
        said.contains("offset 26") && said.contains("create_missing_options"),
        "{said}"
    );
    // The guard comes before any operation, but only for what the consent would mend.
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    for (text, path) in [
        ("severity = \"New\"", "ops[1].set.filter"),
        ("severity = \"New\" AND effort = \"x\"", "ops[1].set.filter"),
        ("effort = \"x\" AND severity = \"New\"", "ops[0].id"),
    ] {
        let mut ops = update(json!({"set": {"filter": text}}));
        ops.as_array_mut().unwrap().insert(0, missing.clone());
        let mut page = qv.clone();
        page.standing = standing(Kind::Page, Layout::Basic);
        let fault = page.run(ops).expect_err(text);
        assert_eq!(fault.issues[0].path_str(), path, "{fault:?}");
    }
    let (_, outcome) = stored(&qv.consenting(), new());
    assert_eq!(outcome.new_options.len(), 1);
}

// query.md 4.1: what is stored is bounded like a tree.
#[test]
fn a_stored_filter_text_is_bounded() {
    let qv = qv();
    let tests = |count: usize, word: &str| vec!["effort = 1"; count].join(word);
    let count = |text: String| {
        let outcome = qv.ok(update(json!({"set": {"filter": text}})));
        views(&outcome)[0].filters.len()
    };
    assert_eq!(count(tests(32, " AND ")), 32);
    assert_eq!(count(tests(33, " AND ")), 1);
    assert_eq!(count(tests(50, " OR ")), 1);
    for text in [tests(51, " AND "), tests(51, " OR ")] {
        let said = qv.invalid(
            update(json!({"set": {"filter": text}})),
            "ops[0].set.filter",
        );
        assert!(said.contains("51 tests"), "{said}");
    }
    let nested = |depth: usize| {
        let leaf = "effort = 1".to_owned();
        (0..depth).fold(leaf, |inner, _| {
            format!("effort = 1 OR effort = 2 AND ({inner})")
        })
    };
    assert_eq!(count(nested(16)), 1);
    let deep = json!({"set": {"filter": nested(17)}});
    let said = qv.invalid(update(deep), "ops[0].set.filter");
    assert!(said.contains("nested deeper than 32"), "{said}");
}

// O-128
#[test]
fn advice_refuses_nothing() {
    let filters = json!([{"property": "when", "condition": "less", "value": "2026-01-01"}]);
    let set = json!({"filters": filters, "group_by": "effort"});
    let outcome = qv().ok(update(json!({"set": set})));
    let paths: Vec<&str> = outcome
        .warnings
        .iter()
        .map(|issue| issue.path_str())
        .collect();
    assert_eq!(paths, ["ops[0].set.filters[0]", "ops[0].set.group_by"]);
    assert_eq!(views(&outcome)[0].filters.len(), 1);
}

// O-129, O-130
#[test]
fn the_view_and_the_dataview_may_go_without_saying() {
    let rename = |members: Value| {
        let mut members = members;
        members["set"] = json!({"name": "X"});
        update(members)
    };
    let said = qv2().ambiguous(rename(json!({})), "ops[0].view");
    assert!(said.contains("v1 \"All\", v2 \"Board\""), "{said}");
    assert_eq!(names(&qv2().ok(rename(json!({"view": "2"})))), ["All", "X"]);
    let alike = query(json!([{"id": "av1", "name": "A"}, {"id": "bv1", "name": "B"}]));
    let first = json!({"view": "v1", "position": "first"});
    let said = alike.ambiguous(op("move_view", first), "ops[0].view");
    assert!(said.contains("av1 \"A\", bv1 \"B\""), "{said}");
    let said = qv2().missing(rename(json!({"view": "v9"})), "ops[0].view");
    assert!(said.contains("All") && said.contains("Board"), "{said}");
    query(json!([])).missing(rename(json!({})), "ops[0]");

    let two = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        dataview_block("d1", json!([all()])),
        dataview_block("d2", json!([all()])),
    ]));
    let said = two.ambiguous(rename(json!({})), "ops[0].block");
    assert!(said.contains("d1, d2"), "{said}");
    two.invalid(rename(json!({"block": "p1"})), "ops[0].block");
    two.missing(rename(json!({"block": "nowhere"})), "ops[0].block");
    assert_eq!(
        stats(&two.ok(rename(json!({"block": "d2"})))),
        [0, 1, 0, 0, 0]
    );
    Fixture::d1().invalid(rename(json!({})), "ops[0]");
}

// O-133, O-134, O-135
#[test]
fn a_new_view_starts_from_all_properties_or_from_another_view() {
    let outcome = qv().ok(insert(json!({"name": "New"})));
    assert_eq!(names(&outcome), ["All", "New"]);
    let new = &views(&outcome)[1];
    assert_eq!(
        columns(new),
        ["name", &internal("severity"), &internal("when")]
    );
    assert!(new.columns.iter().all(|column| !column.hidden));
    assert_eq!(new.sorts[0].property, "lastModifiedDate");
    assert_eq!(outcome.receipts.views.get("ops[0]"), Some(&new.id));
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    let twice = json!([{"op": "insert_view", "name": "A"}, {"op": "insert_view", "name": "B"}]);
    let outcome = qv().ok(twice);
    assert_eq!(columns(&views(&outcome)[1]), columns(&views(&outcome)[2]));

    let qv2 = qv2();
    let copy = json!({"name": "Copy", "copy_from": "v2", "set": {"card_size": "large"}});
    let outcome = qv2.ok(insert(copy));
    let (held, copy) = (&views(&outcome)[1], &views(&outcome)[2]);
    assert_eq!(copy.card_size.name(), "large");
    assert_eq!((&copy.groups, &copy.filters), (&held.groups, &held.filters));
    assert_ne!(copy.id, held.id);
    assert!(outcome.new_options.is_empty());
}

// O-136, O-16
#[test]
fn places_and_faults_of_a_new_view() {
    let at = |place: Value| {
        let mut members = json!({"name": "New"});
        members
            .as_object_mut()
            .unwrap()
            .extend(place.as_object().unwrap().clone());
        insert(members)
    };
    let qv2 = qv2();
    for (place, expected) in [
        (json!({"position": "first"}), ["New", "All", "Board"]),
        (json!({"after": "v1"}), ["All", "New", "Board"]),
        (json!({"before": "v1"}), ["New", "All", "Board"]),
        (json!({"position": "last"}), ["All", "Board", "New"]),
    ] {
        assert_eq!(names(&qv2.ok(at(place))), expected);
    }
    qv2.ambiguous(at(json!({"after": "v1", "position": "first"})), "ops[0]");
    qv2.invalid(at(json!({"position": "middle"})), "ops[0].position");
    qv2.invalid(at(json!({"set": {"name": null}})), "ops[0].set.name");
    qv2.missing(at(json!({"copy_from": "v9"})), "ops[0].copy_from");
    qv2.invalid(insert(json!({})), "ops[0].name");

    let view = |n: usize| json!({"id": format!("v{n:03}"), "name": "x"});
    let ten = query((0..10).map(view).collect());
    let new = |count: usize| json!(vec![json!({"op": "insert_view", "name": "x"}); count]);
    let said = ten.invalid(new(119), "ops[118]");
    assert!(said.contains("128"), "{said}");
    assert_eq!(views(&ten.ok(new(118))).len(), 128);
}

// O-132, O-137
#[test]
fn views_move() {
    let qv2 = qv2();
    let moved = |view: &str, place: Value| {
        let mut members = place;
        members["view"] = json!(view);
        op("move_view", members)
    };
    for place in [json!({"after": "v2"}), json!({"position": "last"})] {
        let outcome = qv2.ok(moved("v1", place));
        assert_eq!(names(&outcome), ["Board", "All"]);
        assert_eq!(views(&outcome)[0], dataview(&qv2.document).views[1]);
        assert!(outcome.new_options.is_empty());
    }
    assert_eq!(
        names(&qv2.ok(moved("v2", json!({"before": "v1"})))),
        ["Board", "All"]
    );
    for place in [
        json!({"after": "v1"}),
        json!({"before": "v1"}),
        json!({"position": "first"}),
    ] {
        assert_no_effect(&qv2.ok(moved("v1", place)), &qv2.document);
    }
    let said = qv2.invalid(moved("v1", json!({})), "ops[0]");
    assert!(said.contains("default tab"), "{said}");
    qv2.invalid(op("move_view", json!({"position": "first"})), "ops[0].view");
}

// O-138
#[test]
fn the_last_view_stays() {
    let delete = json!({"op": "delete_view", "view": "v1"});
    let said = qv().invalid(json!([delete]), "ops[0].view");
    assert!(said.contains("insert"), "{said}");
    let outcome = qv().ok(json!([{"op": "insert_view", "name": "New"}, delete]));
    assert_eq!(names(&outcome), ["New"]);
    assert_eq!(names(&qv2().ok(json!([delete]))), ["Board"]);
}

// O-139, O-140
#[test]
fn an_inline_dataview_stays_where_it_is() {
    let mut inner = dataview_block("dataview", json!([all()]));
    inner["indent"] = json!(1);
    let page = Fixture::page(json!([{"id": "t", "type": "toggle", "text": "x"}, inner]));
    let outcome = page.ok(update(json!({"set": {"name": "Mine"}})));
    assert_eq!(outline(&outcome.document), "t .dataview");
    assert_eq!(names(&outcome), ["Mine"]);
    let ops = json!([
        {"op": "update_view", "set": {"name": "Mine"}},
        {"op": "update_view", "set": {"nam": "x"}},
    ]);
    page.invalid(ops, "ops[1].set.nam");
}

// ops.md 4: a view that is not there is told by all that are, whatever they are called.
#[test]
fn every_view_is_listed() {
    let ids: Vec<String> = (0..128).map(|n| format!("{n:024x}")).collect();
    let view = |id: &String| json!({"id": id, "name": "long ".repeat(400)});
    let views: Vec<Value> = ids.iter().map(view).collect();
    let page = Fixture::page(json!([{"id": "dv", "type": "dataview", "views": views}]));
    let said = page.missing(
        update(json!({"view": "zz", "set": {"name": "q"}})),
        "ops[0].view",
    );
    for id in &ids {
        assert!(said.contains(id), "{id}: {said}");
    }
    assert!(said.len() < 16_000, "{}", said.len());
    let said = page.ambiguous(update(json!({"set": {"name": "q"}})), "ops[0].view");
    assert!(
        said.contains(&ids[7]) && said.contains("and 120 more"),
        "{said}"
    );
}

// ops.md 7.9: some types of views group, and say so where they have nothing to group by.
#[test]
fn a_view_that_groups_is_asked_for_its_property() {
    let warned = |ops: Value| {
        let warnings = qv().ok(ops).warnings;
        let warning =
            |issue: &Issue| format!("{} {}", issue.path_str(), issue.hint.clone().unwrap());
        warnings.iter().map(warning).collect::<Vec<_>>()
    };
    for (set, hint) in [
        (
            json!({"type": "kanban"}),
            Some("select, multi_select, checkbox"),
        ),
        (json!({"type": "calendar", "group_by": null}), Some("date")),
        (json!({"type": "gallery"}), None),
        (json!({"type": "kanban", "group_by": "severity"}), None),
        (json!({"card_size": "large"}), None),
    ] {
        let expected: Vec<String> = hint
            .iter()
            .map(|hint| {
                format!("ops[0].set.group_by set group_by to a property of the format {hint}")
            })
            .collect();
        assert_eq!(warned(update(json!({ "set": set }))), expected);
        assert_eq!(warned(insert(json!({"name": "New", "set": set}))), expected);
    }
}

// ops.md 7.9: what a view is grouped by may not fit its new type.
#[test]
fn a_new_type_is_held_against_the_grouping() {
    let board = json!({"set": {"type": "kanban", "group_by": "severity"}});
    let board = qv().ok(update(board));
    assert_eq!(board.warnings, []);
    for (kind, warns) in [
        (json!("calendar"), true),
        (json!("table"), true),
        (json!(null), true),
        (json!("kanban"), false),
    ] {
        let both = json!([
            {"op": "update_view", "set": {"type": "kanban", "group_by": "severity"}},
            {"op": "update_view", "set": {"type": kind}},
        ]);
        let warnings = qv().ok(both).warnings;
        let paths: Vec<&str> = warnings.iter().map(|warning| warning.path_str()).collect();
        let expected: &[&str] = if warns { &["ops[1].set.group_by"] } else { &[] };
        assert_eq!(paths, expected, "{kind}");
    }
}

/// Custom order by the select that names these, which is the direction of the sort or not.
fn order_by(direction: &str, names: &[String]) -> Value {
    json!({"sorts": [{"property": "severity", "direction": direction, "custom_order": names}]})
}

// ops.md 9: an order may name what an order that counts holds already; what another view holds, or one that did not
// count, is new.
#[test]
fn an_order_of_another_view_creates_options() {
    let names: Vec<String> = (0..70).map(|n| format!("new{n}")).collect();
    let mut fixture = qv().consenting();
    let uncounted = fixture.ok(update(json!({"set": order_by("asc", &names)})));
    assert_eq!(uncounted.new_options, []);
    fixture.document = uncounted.document;
    let new = json!({"name": "New", "set": order_by("custom", &names)});
    let mut copy = new.clone();
    copy["copy_from"] = json!("v1");
    let own = update(json!({"view": "v1", "set": order_by("custom", &names)}));
    for ops in [insert(new.clone()), insert(copy.clone()), own.clone()] {
        let said = fixture.invalid(ops, "/ops");
        assert!(said.contains("severity: 70"), "{said}");
    }
    // An order of older content counts, and is sent back.
    let BlockContent::Dataview(dataview) = &mut fixture.document.blocks[0].content else {
        panic!("no dataview")
    };
    dataview.views[0].sorts[0].direction = SortDirection::Custom;
    assert_no_effect(&fixture.ok(own.clone()), &fixture.document);
    assert_eq!(fixture.ok(insert(copy)).new_options, []);
    fixture.invalid(insert(new), "/ops");
    // What an earlier operation takes away is new to a later one.
    let cleared = update(json!({"set": {"sorts": []}}));
    let batch = [cleared, own].map(|ops| ops[0].clone());
    let said = fixture.invalid(json!(batch), "/ops");
    assert!(said.contains("severity: 70"), "{said}");
}

// ops.md 6.1, 9: the order of a sort that does not count is sent back as it is, and is judged when it is to count.
#[test]
fn an_order_that_did_not_count_is_judged_when_it_does() {
    let mut fixture = qv();
    let order =
        |direction: &str| update(json!({"set": order_by(direction, &["Later".to_owned()])}));
    fixture.document = fixture.ok(order("asc")).document;
    assert_no_effect(&fixture.ok(order("asc")), &fixture.document);
    fixture.invalid(order("custom"), "ops[0].set.sorts[0].custom_order");
    let severity = internal("severity");
    let mut known = fixture.clone();
    let def = known.properties.iter_mut().find(|def| def.key == severity);
    let mut options: Vec<_> = def.as_ref().unwrap().options.iter().cloned().collect();
    let mut later = options[0].clone();
    (later.id, later.name) = ("cc".repeat(12), "Later".to_owned());
    options.push(later);
    def.unwrap().options = options.into_iter().collect();
    assert_no_effect(&known.ok(order("asc")), &known.document);
    let counts = known.ok(order("custom"));
    assert_eq!(views(&counts)[0].sorts[0].custom_order, ["cc".repeat(12)]);
}

// ops.md 9: an order of a new view is a way for options to come, which is told where it was written.
#[test]
fn an_order_of_a_new_view_needs_consent() {
    let new = json!({"name": "New", "set": order_by("custom", &["New".to_owned()])});
    let said = qv().invalid(insert(new.clone()), "ops[0].set.sorts[0].custom_order");
    assert!(said.contains("create_missing_options"), "{said}");
    let outcome = qv().consenting().ok(insert(new));
    let [option] = outcome.new_options.as_slice() else {
        panic!("{:?}", outcome.new_options)
    };
    assert_eq!(
        (option.name.as_str(), &option.property),
        ("New", &internal("severity"))
    );
}

// ops.md 9: the cap counts each property, whichever operation names the options.
#[test]
fn too_many_options_are_told_by_property() {
    let names = |of: &str, count: usize| -> Vec<String> {
        (0..count).map(|n| format!("{of}{n}")).collect()
    };
    let set = json!({"op": "set_properties", "set": {"labels": names("l", 40)}});
    let order = |count: usize| {
        let new = json!({"name": "New", "set": order_by("custom", &names("s", count))});
        json!([set, insert(new)[0]])
    };
    assert_eq!(qv().consenting().ok(order(24)).new_options.len(), 64);
    let said = qv().consenting().invalid(order(25), "/ops");
    assert!(
        said.contains("labels: 40") && said.contains("severity: 25"),
        "{said}"
    );
}

// ops.md 7.9, 7.10: the name gives way to what the caller names, so that a new view keeps the bound of columns.
#[test]
fn a_new_view_may_be_full() {
    let mut fixture = qv();
    let pattern = fixture.properties.last().cloned().expect("a property");
    let more = |n: usize| format!("ab{n:022x}");
    fixture.properties.extend((0..70).map(|n| {
        let mut def = pattern.clone();
        (def.id, def.key, def.slug) = (format!("more{n}"), more(n), Some(format!("c{n}")));
        def
    }));
    let made = |known: std::ops::Range<usize>, named: std::ops::Range<usize>, with_name: bool| {
        let mut properties: Vec<Value> = known.map(|n| json!({"property": more(n)})).collect();
        if with_name {
            properties.push(json!({"property": "name"}));
        }
        let block =
            json!({"id": "dataview", "type": "dataview", "views": [], "properties": properties});
        let page = Fixture {
            document: Document {
                blocks: Fixture::page(json!([block])).document.blocks,
                ..fixture.document.clone()
            },
            ..fixture.clone()
        };
        let columns: serde_json::Map<_, _> = named
            .map(|n| (format!("c{n}"), json!({"width": 5})))
            .collect();
        let outcome = page.ok(insert(json!({"name": "New", "columns": columns})));
        let shown = columns_of(&outcome);
        (shown.len(), shown.contains(&"name".to_owned()))
    };
    for with_name in [false, true] {
        assert_eq!(made(0..64, 0..64, with_name), (64, false));
        assert_eq!(made(0..62, 0..64, with_name), (64, false));
        assert_eq!(made(0..64, 0..63, with_name), (64, true));
        assert_eq!(made(0..70, 0..0, with_name), (64, true));
    }
}

/// The columns of the last view.
fn columns_of(outcome: &Outcome) -> Vec<String> {
    let last = views(outcome).last().expect("a view");
    columns(last).into_iter().map(str::to_owned).collect()
}

// document.md 10.3: a member that is called otherwise is one fault, not a wrong member and a missing one.
#[test]
fn a_property_under_another_name_is_told_once() {
    let qv = qv();
    for name in ["key", "field", "Property"] {
        let sort = json!([{"op": "update_view", "view": "v1", "set": {"sorts": [{name: "name"}]}}]);
        let told = qv.invalid(sort, &format!("ops[0].set.sorts[0].{name}"));
        assert!(told.contains("did you mean property?"), "{told}");
        let dataview = json!({"type": "dataview", "properties": [{name: "name"}]});
        let insert = json!([{"op": "insert_blocks", "blocks": [dataview]}]);
        let place = format!("ops[0].blocks[0].properties[0].{name}");
        let told = Fixture::d0().invalid(insert, &place);
        assert!(told.contains("did you mean property?"), "{told}");
    }
    // What is missing under any name is told.
    let sort = json!([{"op": "update_view", "view": "v1", "set": {"sorts": [{}]}}]);
    qv.invalid(sort, "ops[0].set.sorts[0].property");
}
