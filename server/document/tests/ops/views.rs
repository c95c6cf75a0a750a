//! The view operations (ops.md 7.9 to 7.12). The fixture's level is `severity`, its due date `when`.

use rolltop_document::block::{BlockContent, Dataview};
use rolltop_document::document::{Document, Kind};
use rolltop_document::issue::FaultKind::{Ambiguous, Invalid, NotFound};
use rolltop_document::ops::Outcome;
use rolltop_document::view::ViewType;
use rolltop_document::view::{FilterNode, SortDirection, View};
use rolltop_document::vocabulary::Layout;
use serde_json::{Value, json};

use crate::fixture::{
    Fixture, assert_no_effect, block, internal, option, outline, paths, standing, stats, with,
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

/// The dataview of QV on a page.
fn qv_page() -> Fixture {
    let mut page = qv();
    page.standing = standing(Kind::Page, Layout::Basic);
    page
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

fn op(name: &str, members: Value) -> Value {
    json!([one(name, members)])
}

fn one(name: &str, members: Value) -> Value {
    with(members, json!({"op": name}))
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
    let views = views(outcome).iter();
    views.map(|view| view.name.as_str()).collect()
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
    let patch = json!({"columns": {"effort": {"width": 50}, "when": null}});
    let outcome = qv().ok(update(patch));
    let dataview = dataview(&outcome.document);
    let effort = internal("effort");
    let view = &dataview.views[0];
    assert_eq!(columns(view), ["name", &internal("severity"), &effort]);
    assert_eq!(view.columns[2].width, 50);
    let known = dataview.properties.last().unwrap();
    assert_eq!(
        (&known.property, known.format.as_deref()),
        (&effort, Some("number"))
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

// O-120, O-121, O-123, O-138, http.md 10
#[test]
fn what_is_refused() {
    let view = |members: Value| one("update_view", members);
    let set = |set: Value| view(json!({"set": set}));
    let columns = |columns: Value| view(json!({"columns": columns}));
    let last = one("delete_view", json!({"view": "v1"}));
    let qv = qv();
    #[rustfmt::skip]
    qv.refuses([
        (Invalid, columns(json!({"severty": {}})), "columns.severty", "severity"),
        (Invalid, columns(json!({"severity": {"wide": 1}})), "columns.severity.wide", "hidden, width, aggregation, align"),
        (Invalid, columns(json!({"severity": {"hidden": false}, "Severity": null})), "columns.severity", "Severity and severity"),
        (Invalid, set(json!({"type": "board"})), "set.type", "kanban, calendar, graph"),
        (Invalid, set(json!({"columns": []})), "set.columns", ""),
        (Invalid, set(json!({"groups": []})), "set.groups", ""),
        (Invalid, set(json!({"object_orders": null})), "set.object_orders", ""),
        (Invalid, set(json!({"id": "v9"})), "set.id", ""),
        (Invalid, set(json!({"nam": "x"})), "set.nam", "name"),
        (Invalid, set(json!({"filter": "severity = High"})), "set.filter", ""),
        (Invalid, set(json!({"filter": null})), "set.filter", ""),
        (Invalid, set(json!({"filter": ""})), "set.filter", ""),
        (Invalid, set(json!({"filter": 1})), "set.filter", ""),
        (Invalid, set(json!({"page_size": 1001})), "set.page_size", ""),
        (Invalid, set(json!({"sorts": [{}]})), "set.sorts[0].property", ""),
        (Invalid, set(order_by("custom", &["New".to_owned()])), "set.sorts[0].custom_order", "create_missing_options"), // O-178
        (Invalid, view(json!({})), "", ""),
        (Invalid, view(json!({"set": {}, "columns": []})), "", ""),
        (Invalid, last, "view", "insert"), // O-138
    ]);
    // document.md 10.3: a member that is called otherwise is one fault, not a wrong member and a missing one.
    for name in ["key", "field", "Property"] {
        let sort = set(json!({"sorts": [{name: "name"}]}));
        let place = format!("set.sorts[0].{name}");
        qv.refuses([(Invalid, sort, &*place, "did you mean property?")]);
        let dataview = json!({"type": "dataview", "properties": [{name: "name"}]});
        let insert = one("insert_blocks", json!({"blocks": [dataview]}));
        let place = format!("blocks[0].properties[0].{name}");
        qv_page().refuses([(Invalid, insert, &*place, "did you mean property?")]);
    }
    let both = json!({"set": {"nam": "x"}, "columns": {"nope": {}}});
    let fault = qv.run(update(both)).expect_err("two faults");
    assert_eq!(fault.issues.len(), 2);
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
        assert_eq!(paths(&fault.issues)[0], format!("ops[0].set.{path}"));
    }
}

// O-126, O-127, O-178
#[test]
fn names_of_options_are_resolved_or_created() {
    const GONE: &str = "ffffffffffffffffffffffff";
    let qv = qv();
    let filters =
        |value: &str| json!([{"property": "severity", "condition": "in", "value": [value]}]);
    let leaf = |outcome: &Outcome| match &views(outcome)[0].filters[0] {
        FilterNode::Leaf(leaf) => leaf.value.clone(),
        FilterNode::Group { .. } => None,
    };
    let outcome = qv.ok(update(json!({"set": {"filters": filters("High")}})));
    assert_eq!(leaf(&outcome), Some(json!([option("High")])));
    // The guard comes before any operation.
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    let new = one("update_view", json!({"set": {"filters": filters("New")}}));
    let fault = qv_page()
        .run(json!([missing, new]))
        .expect_err("no consent");
    let path = paths(&fault.issues)[0];
    assert!(path.starts_with("ops[1].set.filters[0].value"), "{path}");
    // What the order holds of an option that is gone stays.
    let order = |name: &str| json!([{"property": "severity", "direction": "custom", "custom_order": [name]}]);
    let gone = qv.ok(update(json!({"set": {"sorts": order(GONE)}})));
    assert_eq!(views(&gone)[0].sorts[0].custom_order, [GONE]);
    let consenting = qv.consenting();
    let set = json!({"filters": filters("New"), "sorts": order("New")});
    let outcome = consenting.ok(update(json!({"set": set})));
    let [new] = outcome.new_options.as_slice() else {
        panic!("{:?}", outcome.new_options)
    };
    assert_eq!(leaf(&outcome), Some(json!([new.id])));
    assert_eq!(views(&outcome)[0].sorts[0].custom_order, [new.id.as_str()]);

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
    assert_eq!((fault.kind, fault.issues.len()), (Ambiguous, 2));

    let new = json!({"filter": "effort > 1 AND severity = \"New\""});
    let refused = one("update_view", json!({"set": new}));
    qv.refuses([(
        Invalid,
        refused,
        "set.filter",
        "offset 26 .. create_missing_options",
    )]);
    // The guard comes before any operation, but only for what the consent would mend.
    let missing = json!({"op": "delete_block", "id": "nowhere"});
    for (text, path) in [
        ("severity = \"New\"", "ops[1].set.filter"),
        ("severity = \"New\" AND effort = \"x\"", "ops[1].set.filter"),
        ("effort = \"x\" AND severity = \"New\"", "ops[0].id"),
    ] {
        let update = one("update_view", json!({"set": {"filter": text}}));
        let fault = qv_page().run(json!([missing, update])).expect_err(text);
        assert_eq!(paths(&fault.issues)[0], path, "{fault:?}");
    }
    let (_, outcome) = stored(&qv.consenting(), new);
    assert_eq!(outcome.new_options.len(), 1);
}

// query.md 4.1: what is stored is bounded like a tree.
#[test]
fn a_stored_filter_text_is_bounded() {
    let qv = qv();
    let tests = |count: usize, word: &str| vec!["effort = 1"; count].join(word);
    let nested = |depth: usize| {
        let around = |inner, _| format!("effort = 1 OR effort = 2 AND ({inner})");
        (0..depth).fold("effort = 1".to_owned(), around)
    };
    for (text, count) in [
        (tests(32, " AND "), 32),
        (tests(33, " AND "), 1),
        (tests(50, " OR "), 1),
        (nested(16), 1),
    ] {
        let outcome = qv.ok(update(json!({"set": {"filter": text}})));
        assert_eq!(views(&outcome)[0].filters.len(), count);
    }
    for (text, says) in [
        (tests(51, " AND "), "51 tests"),
        (tests(51, " OR "), "51 tests"),
        (nested(17), "nested deeper than 32"),
    ] {
        let update = one("update_view", json!({"set": {"filter": text}}));
        qv.refuses([(Invalid, update, "set.filter", says)]);
    }
}

// O-128
#[test]
fn advice_refuses_nothing() {
    let filters = json!([{"property": "when", "condition": "less", "value": "2026-01-01"}]);
    let set = json!({"filters": filters, "group_by": "effort"});
    let outcome = qv().ok(update(json!({"set": set})));
    let warned = ["ops[0].set.filters[0]", "ops[0].set.group_by"];
    assert_eq!(paths(&outcome.warnings), warned);
    assert_eq!(views(&outcome)[0].filters.len(), 1);
}

// O-129, O-130
#[test]
fn the_view_and_the_dataview_may_go_without_saying() {
    let rename = |place: Value| one("update_view", with(place, json!({"set": {"name": "X"}})));
    let outcome = qv2().ok(json!([rename(json!({"view": "2"}))]));
    assert_eq!(names(&outcome), ["All", "X"]);
    let alike = query(json!([{"id": "av1", "name": "A"}, {"id": "bv1", "name": "B"}]));
    let first = one("move_view", json!({"view": "v1", "position": "first"}));
    let two = Fixture::page(json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        dataview_block("d1", json!([all()])),
        dataview_block("d2", json!([all()])),
    ]));
    let none = || rename(json!({}));
    #[rustfmt::skip]
    let cases = [
        (&qv2(), Ambiguous, none(), "view", "v1 \"All\", v2 \"Board\""),
        (&alike, Ambiguous, first, "view", "av1 \"A\", bv1 \"B\""),
        (&qv2(), NotFound, rename(json!({"view": "v9"})), "view", "All .. Board"),
        (&query(json!([])), NotFound, none(), "", ""),
        (&two, Ambiguous, none(), "block", "d1, d2"),
        (&two, Invalid, rename(json!({"block": "p1"})), "block", ""),
        (&two, NotFound, rename(json!({"block": "nowhere"})), "block", ""),
        (&Fixture::d1(), Invalid, none(), "", ""),
    ];
    for (fixture, kind, op, path, says) in cases {
        fixture.refuses([(kind, op, path, says)]);
    }
    let outcome = two.ok(json!([rename(json!({"block": "d2"}))]));
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
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
    let at = |place: Value| one("insert_view", with(json!({"name": "New"}), place));
    let qv2 = qv2();
    for (place, expected) in [
        (json!({"position": "first"}), ["New", "All", "Board"]),
        (json!({"after": "v1"}), ["All", "New", "Board"]),
        (json!({"before": "v1"}), ["New", "All", "Board"]),
        (json!({"position": "last"}), ["All", "Board", "New"]),
    ] {
        assert_eq!(names(&qv2.ok(json!([at(place)]))), expected);
    }
    #[rustfmt::skip]
    qv2.refuses([
        (Ambiguous, at(json!({"after": "v1", "position": "first"})), "", ""),
        (Invalid, at(json!({"position": "middle"})), "position", ""),
        (Invalid, at(json!({"set": {"name": null}})), "set.name", ""),
        (NotFound, at(json!({"copy_from": "v9"})), "copy_from", ""),
        (Invalid, one("insert_view", json!({})), "name", ""),
        // ops.md 9: an order of a new view is a way for options to come.
        (Invalid, at(json!({"set": order_by("custom", &["New".to_owned()])})), "set.sorts[0].custom_order", "create_missing_options"),
    ]);
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
    let moved = |view: &str, place: Value| op("move_view", with(place, json!({"view": view})));
    for (view, place) in [
        ("v1", json!({"after": "v2"})),
        ("v1", json!({"position": "last"})),
        ("v2", json!({"before": "v1"})),
    ] {
        let outcome = qv2.ok(moved(view, place));
        assert_eq!(names(&outcome), ["Board", "All"]);
        assert_eq!(views(&outcome)[0], dataview(&qv2.document).views[1]);
        assert!(outcome.new_options.is_empty());
    }
    for place in [
        json!({"after": "v1"}),
        json!({"before": "v1"}),
        json!({"position": "first"}),
    ] {
        assert_no_effect(&qv2.ok(moved("v1", place)), &qv2.document);
    }
    #[rustfmt::skip]
    qv2.refuses([
        (Invalid, one("move_view", json!({"view": "v1"})), "", "default tab"),
        (Invalid, one("move_view", json!({"position": "first"})), "view", ""),
    ]);
}

// O-138
#[test]
fn a_view_goes_when_another_one_is_there() {
    let delete = json!({"op": "delete_view", "view": "v1"});
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

// ops.md 4: of a view that is not there the refusal names all that are, whatever they are called.
#[test]
fn every_view_is_listed() {
    let ids: Vec<String> = (0..128).map(|n| format!("{n:024x}")).collect();
    let view = |id: &String| json!({"id": id, "name": "long ".repeat(400)});
    let views: Vec<Value> = ids.iter().map(view).collect();
    let page = Fixture::page(json!([{"id": "dv", "type": "dataview", "views": views}]));
    let missing = update(json!({"view": "zz", "set": {"name": "q"}}));
    let said = page.missing(missing, "ops[0].view");
    assert!(ids.iter().all(|id| said.contains(id)), "{said}");
    assert!(said.len() < 16_000, "{}", said.len());
    let said = page.ambiguous(update(json!({"set": {"name": "q"}})), "ops[0].view");
    assert!(
        said.contains(&ids[7]) && said.contains("and 120 more"),
        "{said}"
    );
}

// ops.md 7.9: some types of views group, and say so where they have nothing to group by, or something of another format.
#[test]
fn a_view_that_groups_is_asked_for_its_property() {
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "kanban"}), Some("select, multi_select, checkbox")),
        (json!({"type": "calendar", "group_by": null}), Some("date")),
        (json!({"type": "gallery"}), None),
        (json!({"type": "kanban", "group_by": "severity"}), None),
        (json!({"card_size": "large"}), None),
    ];
    for (set, hint) in cases {
        for ops in [
            update(json!({ "set": set })),
            insert(json!({"name": "New", "set": set})),
        ] {
            let warnings = qv().ok(ops).warnings;
            let hint = hint.map(|it| format!("set group_by to a property of the format {it}"));
            assert_eq!(warnings.first().and_then(|it| it.hint.clone()), hint);
            assert!(
                paths(&warnings)
                    .iter()
                    .all(|path| *path == "ops[0].set.group_by")
            );
        }
    }
    for (kind, warned) in [
        (json!("calendar"), &["ops[1].set.group_by"][..]),
        (json!("table"), &["ops[1].set.group_by"]),
        (json!(null), &["ops[1].set.group_by"]),
        (json!("kanban"), &[]),
    ] {
        let both = json!([
            {"op": "update_view", "set": {"type": "kanban", "group_by": "severity"}},
            {"op": "update_view", "set": {"type": kind}},
        ]);
        assert_eq!(paths(&qv().ok(both).warnings), warned, "{kind}");
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

// ops.md 9: an order of a new view is a way for options to come.
#[test]
fn an_order_of_a_new_view_creates_options() {
    let new = json!({"name": "New", "set": order_by("custom", &["New".to_owned()])});
    let outcome = qv().consenting().ok(insert(new));
    let [option] = outcome.new_options.as_slice() else {
        panic!("{:?}", outcome.new_options)
    };
    let found = (option.name.as_str(), &option.property);
    assert_eq!(found, ("New", &internal("severity")));
}

// ops.md 9: the cap counts each property, whichever operation names the options.
#[test]
fn too_many_options_are_counted_by_property() {
    let names = |of: &str, count: usize| -> Vec<String> {
        (0..count).map(|n| format!("{of}{n}")).collect()
    };
    let set = json!({"op": "set_properties", "set": {"labels": names("l", 40)}});
    let order = |count: usize| {
        let new = json!({"name": "New", "set": order_by("custom", &names("s", count))});
        json!([set, one("insert_view", new)])
    };
    let qv = qv().consenting();
    assert_eq!(qv.ok(order(24)).new_options.len(), 64);
    let said = qv.invalid(order(25), "/ops");
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
