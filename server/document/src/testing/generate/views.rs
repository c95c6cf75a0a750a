//! Random dataviews.

use std::collections::HashSet;

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{PROPERTIES, any_of, bag, object, property, text, word};
use crate::block::{Dataview, DataviewProperty};
use crate::kinds::{Align, Format, ViewType};
use crate::view::{
    Aggregation, CardSize, Column, Condition, DatePreset, EmptyPlacement, FilterLeaf, FilterNode,
    ListSize, Sort, SortDirection, View,
};

pub(super) fn dataview() -> impl Strategy<Value = Dataview> {
    let known = |(key, format): (&str, Format)| DataviewProperty {
        property: key.to_owned(),
        format: Some(format.name().to_owned()),
    };
    let known = proptest::sample::subsequence(&PROPERTIES, 0..3)
        .prop_map(move |listed| listed.into_iter().map(known).collect::<Vec<_>>());
    // A root dataview without an object would be the object's own dataview, with its fixed id.
    (object(), any::<bool>(), known, vec(view(), 0..3)).prop_map(
        |(object_id, is_collection, properties, views)| Dataview {
            object_id: Some(object_id),
            is_collection,
            properties,
            views,
        },
    )
}

fn view() -> impl Strategy<Value = View> {
    let looks = (
        any_of::<ViewType>(),
        text(),
        any_of::<CardSize>(),
        any_of::<ListSize>(),
    );
    let flags = any::<[bool; 5]>();
    let keys = (
        of(property()),
        of(property()),
        of(property()),
        of(object()),
        of(object()),
    );
    let lists = (
        vec(sort(), 0..3),
        vec(filter(), 0..3),
        vec(column(), 0..3),
        vec(bag(), 0..2),
    );
    (looks, flags, keys, lists, 0..=1000_u32).prop_map(|(looks, flags, keys, lists, page_size)| {
        let (view_type, name, card_size, list_size) = looks;
        let [
            hide_icon,
            cover_fit,
            colored_groups,
            wrap_content,
            alternate_rows,
        ] = flags;
        let (group_by, cover_property, end_property, default_template_id, default_type_id) = keys;
        let (sorts, filters, mut columns, groups) = lists;
        let mut shown = HashSet::new();
        columns.retain(|column| shown.insert(column.property.clone()));
        View {
            id: String::new(),
            view_type,
            name,
            group_by,
            cover_property,
            end_property,
            hide_icon,
            card_size,
            cover_fit,
            colored_groups,
            page_size,
            default_template_id,
            default_type_id,
            wrap_content,
            list_size,
            alternate_rows,
            sorts,
            filters,
            columns,
            object_orders: groups.clone(),
            groups,
        }
    })
}

fn sort() -> impl Strategy<Value = Sort> {
    let looks = (
        any_of::<SortDirection>(),
        of(any_of::<EmptyPlacement>()),
        any::<[bool; 2]>(),
    );
    (property(), looks, vec(word(), 0..3)).prop_map(
        |(property, (direction, empty_placement, [include_time, no_collate]), custom_order)| Sort {
            property,
            direction,
            custom_order,
            empty_placement,
            include_time,
            no_collate,
        },
    )
}

fn column() -> impl Strategy<Value = Column> {
    (
        property(),
        any::<bool>(),
        0..=10_000_u32,
        of(any_of::<Aggregation>()),
        any_of::<Align>(),
    )
        .prop_map(|(property, hidden, width, aggregation, align)| Column {
            property,
            hidden,
            width,
            aggregation,
            align,
        })
}

fn filter() -> impl Strategy<Value = FilterNode> {
    leaf().prop_recursive(3, 8, 3, |node| {
        (any::<bool>(), vec(node, 1..3))
            .prop_map(|(any, filters)| FilterNode::Group { any, filters })
    })
}

/// Leaves in canonical form: values fit their formats, and ignored members are absent.
fn leaf() -> impl Strategy<Value = FilterNode> {
    let value = |property: &str, condition, value: Value| FilterLeaf {
        property: property.to_owned(),
        condition: Some(condition),
        value: Some(value),
        date_preset: None,
        include_time: false,
    };
    let leaf = prop_oneof![
        text().prop_map(move |text| value("name", Condition::Contains, json!(text))),
        any::<i32>().prop_map(move |n| value("priority", Condition::GreaterOrEqual, json!(n))),
        any::<bool>().prop_map(move |flag| value("done", Condition::Equal, json!(flag))),
        vec(object(), 1..2).prop_map(move |ids| value("assignee", Condition::In, json!(ids))),
        any_of::<DatePreset>().prop_map(move |preset| {
            let days = json!(7);
            let leaf = value("dueDate", Condition::Equal, days);
            let counts = preset.counts_days();
            FilterLeaf {
                date_preset: Some(preset),
                value: leaf.value.filter(|_| counts),
                ..value("dueDate", Condition::Equal, Value::Null)
            }
        }),
        (any::<i32>(), any::<bool>()).prop_map(move |(seconds, include_time)| FilterLeaf {
            include_time,
            ..value("dueDate", Condition::Less, json!(seconds))
        }),
    ];
    leaf.prop_map(|leaf| FilterNode::Leaf(Box::new(leaf)))
}
