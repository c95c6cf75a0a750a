//! Schemas of views and of their sorts and filters (document.md 6.5, 6.6).

use schemars::r#gen::SchemaGenerator;
use schemars::schema::{InstanceType, Schema, SchemaObject};
use serde_json::{Map, Value};

use super::build::{any, array, boolean, closed, described, of, one_of, text, whole};
use super::meaning::{self, meant};
use super::{DEFINITIONS, shared};
use crate::ids::MAX_LOCAL_ID;
use crate::kinds::{Align, ViewType};
use crate::limits::{
    MAX_CUSTOM_ORDER, MAX_FILTER_LEAVES, MAX_GROUP_MEMBERS, MAX_KEY, MAX_LIST, MAX_NAME,
    MAX_PAGE_SIZE, MAX_SORT_ID, MAX_SORTS, MAX_TOP_FILTERS, MAX_VIEW_COLUMNS, MAX_WIDTH, MAX_WORD,
};
use crate::view::{
    Aggregation, CardSize, Condition, DatePreset, EmptyPlacement, ListSize, SortDirection,
};
use crate::wire::Named;

type Members = Vec<(&'static str, SchemaObject)>;

/// A complete view, as documents contain it.
pub(crate) fn view() -> SchemaObject {
    let id = meant("id", meaning::LOCAL_ID, text(1, MAX_LOCAL_ID));
    let mut members: Members = vec![id, ("name", text(0, MAX_NAME))];
    members.extend(settings());
    members.push(meant("sorts", meaning::VIEW_SORTS, sorts()));
    members.push(("filters", filters(MAX_TOP_FILTERS)));
    let columns = array(0, MAX_VIEW_COLUMNS, column());
    members.push(meant("columns", meaning::VIEW_COLUMNS, columns));
    let (groups, orders) = (group(), object_order());
    members.extend([
        meant("groups", meaning::EDITOR_STATE, array(0, MAX_LIST, groups)),
        meant(
            "object_orders",
            meaning::EDITOR_STATE,
            array(0, MAX_LIST, orders),
        ),
    ]);
    closed(members, &[])
}

/// The scalar settings of a view, without its name.
pub(crate) fn settings() -> Members {
    let key = || text(0, MAX_KEY);
    vec![
        meant("type", meaning::VIEW_TYPE, names::<ViewType>()),
        meant("group_by", meaning::GROUP_BY, key()),
        meant("cover_property", meaning::COVER_PROPERTY, key()),
        meant("end_property", meaning::END_PROPERTY, key()),
        ("hide_icon", boolean()),
        ("cover_fit", boolean()),
        ("colored_groups", boolean()),
        ("wrap_content", boolean()),
        ("alternate_rows", boolean()),
        ("card_size", names::<CardSize>()),
        ("list_size", names::<ListSize>()),
        meant("page_size", meaning::PAGE_SIZE, whole(MAX_PAGE_SIZE)),
        meant("default_template_id", meaning::NEW_TEMPLATE, key()),
        meant("default_type_id", meaning::NEW_TYPE, key()),
    ]
}

/// The settings of a column.
pub(crate) fn column_settings() -> Members {
    vec![
        ("hidden", boolean()),
        meant("width", meaning::WIDTH, whole(MAX_WIDTH)),
        ("align", names::<Align>()),
        meant("aggregation", meaning::AGGREGATION, names::<Aggregation>()),
    ]
}

fn column() -> SchemaObject {
    let mut members: Members = vec![("property", text(1, MAX_KEY))];
    members.extend(column_settings());
    closed(members, &["property"])
}

/// Editor state of a kanban view.
pub(crate) fn group() -> SchemaObject {
    let members = vec![
        ("id", text(0, MAX_NAME)),
        ("hidden", boolean()),
        ("background_color", text(0, MAX_WORD)),
    ];
    closed(members, &[])
}

/// Editor state of a manually ordered view.
pub(crate) fn object_order() -> SchemaObject {
    let members = vec![
        ("group_id", text(0, MAX_NAME)),
        ("object_ids", array(0, MAX_LIST, text(0, MAX_KEY))),
    ];
    closed(members, &[])
}

/// The sorts of a view. An editor may have stored ids in them, which writes accept and drop.
pub(crate) fn sorts() -> SchemaObject {
    let mut members = sort_members();
    members.push(("id", text(0, MAX_SORT_ID)));
    array(0, MAX_SORTS, closed(members, &["property"]))
}

/// The `sorts` of a request, which have no ids (query.md 7).
pub fn request_sorts(_: &mut SchemaGenerator) -> Schema {
    array(0, MAX_SORTS, closed(sort_members(), &["property"])).into()
}

/// The `views` of a request: at most `max` complete views. The API description leaves them open, because only published
/// schemas have a name for the recursion of a filter tree.
pub fn request_views(max: usize, generator: &mut SchemaGenerator) -> Schema {
    let view = if generator.settings().definitions_path == DEFINITIONS {
        view()
    } else {
        generator
            .subschema_for::<Map<String, Value>>()
            .into_object()
    };
    array(0, max, view).into()
}

fn sort_members() -> Members {
    let order = array(0, MAX_CUSTOM_ORDER, text(0, MAX_NAME));
    vec![
        ("property", text(1, MAX_KEY)),
        meant("direction", meaning::DIRECTION, names::<SortDirection>()),
        meant("custom_order", meaning::CUSTOM_ORDER, order),
        meant(
            "empty_placement",
            meaning::EMPTY_PLACEMENT,
            names::<EmptyPlacement>(),
        ),
        meant("include_time", meaning::SORT_TIME, boolean()),
        meant("no_collate", meaning::NO_COLLATE, boolean()),
    ]
}

/// At most `max` filters, joined by AND.
pub(crate) fn filters(max: usize) -> SchemaObject {
    let description = format!(
        "Nodes of a filter tree. An object must match all of them. At most {MAX_FILTER_LEAVES} leaves in the whole tree."
    );
    described(&description, array(0, max, shared::filter_node()))
}

/// A comparison or a group of nodes: the only recursion in published schemas (G6).
pub(crate) fn filter_node() -> SchemaObject {
    let scalar = || vec![text(0, MAX_NAME), of(InstanceType::Number), boolean()];
    let mut forms = scalar();
    forms.push(array(0, MAX_LIST, any(scalar())));
    let leaf = closed(
        vec![
            ("property", text(1, MAX_KEY)),
            ("condition", names::<Condition>()),
            meant("value", meaning::FILTER_VALUE, any(forms)),
            meant("date_preset", meaning::DATE_PRESET, names::<DatePreset>()),
            meant("include_time", meaning::FILTER_TIME, boolean()),
        ],
        &["property", "condition"],
    );
    let group = closed(
        vec![
            ("operator", one_of(["and", "or"])),
            meant(
                "filters",
                meaning::GROUP,
                array(1, MAX_GROUP_MEMBERS, shared::filter_node()),
            ),
        ],
        &["operator", "filters"],
    );
    any(vec![leaf, group])
}

fn names<E: Named>() -> SchemaObject {
    one_of(E::EVERY.iter().map(|value| value.wire_name()))
}
