//! Renders views, sorts, filters and columns (document.md 6.5, 6.6, 13).

use serde_json::Value;

use crate::bundled::TYPE;
use crate::kinds::Format;
use crate::view::{Column, FilterLeaf, FilterNode, Sort, View};
use crate::vocabulary::Spelling;
use crate::wire::JsonMap;
use crate::written::Written;

/// Renders a view with its members in canonical order.
pub fn render_view(view: &View, spelling: &dyn Spelling) -> JsonMap {
    let mut members = Written::default();
    let key = |key: &Option<String>| key.as_deref().map(|key| spelling.property_key(key));
    members.string("id", spelling.local_id(&view.id));
    members.name("type", view.view_type);
    members.text("name", Some(&view.name));
    members.text("group_by", key(&view.group_by).as_deref());
    members.text("cover_property", key(&view.cover_property).as_deref());
    members.text("end_property", key(&view.end_property).as_deref());
    members.flag("hide_icon", view.hide_icon);
    members.name("card_size", view.card_size);
    members.flag("cover_fit", view.cover_fit);
    members.flag("colored_groups", view.colored_groups);
    members.number("page_size", view.page_size);
    members.text("default_template_id", view.default_template_id.as_deref());
    members.text("default_type_id", view.default_type_id.as_deref());
    members.flag("wrap_content", view.wrap_content);
    members.name("list_size", view.list_size);
    members.flag("alternate_rows", view.alternate_rows);
    members.list("sorts", &view.sorts, |sort| {
        Value::Object(render_sort(sort, spelling))
    });
    members.list("filters", &view.filters, |node| {
        render_filter(node, spelling)
    });
    members.list("columns", &view.columns, |column| {
        Value::Object(render_column(column, spelling))
    });
    members.list("groups", &view.groups, |bag| Value::Object(bag.clone()));
    members.list("object_orders", &view.object_orders, |bag| {
        Value::Object(bag.clone())
    });
    members.0
}

fn render_sort(sort: &Sort, spelling: &dyn Spelling) -> JsonMap {
    let mut members = Written::default();
    members.string("property", spelling.property_key(&sort.property));
    members.name("direction", sort.direction);
    let selects = is_select(spelling.property_format(&sort.property));
    members.list("custom_order", &sort.custom_order, |id| {
        let name = if selects {
            spelling.option(&sort.property, id)
        } else {
            id.clone()
        };
        name.into()
    });
    if let Some(placement) = sort.empty_placement {
        members.put("empty_placement", placement.name());
    }
    if !sort.include_time {
        members.put("include_time", false);
    }
    members.flag("no_collate", sort.no_collate);
    members.0
}

fn render_column(column: &Column, spelling: &dyn Spelling) -> JsonMap {
    let mut members = Written::default();
    members.string("property", spelling.property_key(&column.property));
    members.flag("hidden", column.hidden);
    members.number("width", column.width);
    if let Some(aggregation) = column.aggregation {
        members.put("aggregation", aggregation.name());
    }
    members.name("align", column.align);
    members.0
}

/// Renders a node of a filter tree. The parser limits the depth of the recursion.
pub fn render_filter(node: &FilterNode, spelling: &dyn Spelling) -> Value {
    let mut members = Written::default();
    match node {
        FilterNode::Group { any, filters } => {
            members.put("operator", if *any { "or" } else { "and" });
            members.list("filters", filters, |node| render_filter(node, spelling));
        }
        FilterNode::Leaf(leaf) => render_leaf(leaf, &mut members, spelling),
    }
    Value::Object(members.0)
}

fn render_leaf(leaf: &FilterLeaf, members: &mut Written, spelling: &dyn Spelling) {
    members.string("property", spelling.property_key(&leaf.property));
    if let Some(condition) = leaf.condition {
        members.put("condition", condition.name());
    }
    if let Some(value) = &leaf.value {
        let selects = is_select(spelling.property_format(&leaf.property));
        let value = if selects {
            spelled(value, &|id| spelling.option(&leaf.property, id))
        } else if leaf.property == TYPE {
            spelled(value, &|key| spelling.type_key(key))
        } else {
            value.clone()
        };
        members.put("value", value);
    }
    if let Some(preset) = leaf.date_preset {
        members.put("date_preset", preset.name());
    }
    members.flag("include_time", leaf.include_time);
}

/// Renders ids, alone or in a list; other values stay unchanged.
fn spelled(value: &Value, spell: &dyn Fn(&str) -> String) -> Value {
    match value {
        Value::String(id) => spell(id).into(),
        Value::Array(values) => values.iter().map(|value| spelled(value, spell)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.clone(),
    }
}

fn is_select(format: Option<Format>) -> bool {
    matches!(format, Some(Format::Select | Format::MultiSelect))
}
