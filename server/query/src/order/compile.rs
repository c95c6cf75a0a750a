//! From sorts as they are written to sorts on fields.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_document::bundled::{NAME, TYPE};
use rolltop_document::view::{ListedValue, Sort, SortDirection, listed_value};
use rolltop_document::vocabulary::{Format, PropertyDef};

use super::listed::{Entry, Listed};
use super::part::{Kind, Rank};
use super::{Key, Sorts, Source};
use crate::filter::{QueryContext, Unusable};
use crate::value::{Fields, Symbol};

pub(super) fn sorts(sorts: &[Sort], cx: &QueryContext<'_>, fields: &mut Fields) -> Sorts {
    let mut compiled = Sorts::default();
    for sort in sorts {
        let property = cx.vocabulary.property(&sort.property);
        match property.filter(|property| !property.archived) {
            Some(property) => compiled.keys.push(key(sort, property, cx, fields)),
            None => compiled.unusable.push(Unusable::Unsorted {
                key: sort.property.clone(),
            }),
        }
    }
    compiled
}

fn key(sort: &Sort, property: &PropertyDef, cx: &QueryContext<'_>, fields: &mut Fields) -> Key {
    let source = if property.key == NAME {
        Source::Title
    } else {
        Source::Field(fields.field(&property.key))
    };
    let order = match sort.direction {
        SortDirection::Custom => sort.custom_order.as_slice(),
        SortDirection::Asc | SortDirection::Desc => &[],
    };
    Key {
        source,
        kind: kind(sort, property, cx),
        direction: sort.direction,
        empties: sort.empty_placement,
        listed: Listed::of(order.iter().map(|entry| listed(entry, property.format, cx))),
    }
}

fn kind(sort: &Sort, property: &PropertyDef, cx: &QueryContext<'_>) -> Kind {
    match property.format {
        Format::Text if !sort.no_collate => Kind::Collated,
        Format::Text | Format::Url | Format::Email | Format::Phone | Format::Emoji => Kind::Bytes,
        Format::Number => Kind::Number,
        // Values of a map are never compared: a row has one or none.
        Format::Checkbox | Format::Map => Kind::Checkbox,
        Format::Date if sort.include_time => Kind::Seconds,
        Format::Date => Kind::Days(cx.moment.zone.clone()),
        Format::Select | Format::MultiSelect => Kind::Options(Arc::new(options(property, cx))),
        Format::Objects if property.key == TYPE => Kind::Types(Arc::new(types(cx))),
        Format::Objects | Format::Files | Format::Properties => Kind::Targets,
    }
}

/// The options in the order of their list, removed ones included.
fn options(property: &PropertyDef, cx: &QueryContext<'_>) -> HashMap<Symbol, Rank> {
    let options = property.options.iter().enumerate();
    let ranked = options.filter_map(|(position, option)| {
        let name = option.name.clone();
        Some((cx.symbols.symbol(&option.id)?, Rank { position, name }))
    });
    ranked.collect()
}

/// The names of the types.
fn types(cx: &QueryContext<'_>) -> HashMap<Symbol, String> {
    let named = cx.vocabulary.types().iter().filter_map(|def| {
        let symbol = cx.symbols.symbol(&def.key)?;
        Some((symbol, def.name.clone()))
    });
    named.collect()
}

/// A value of a custom order: an option by its id, any other as it is written.
fn listed<'e>(entry: &'e str, format: Format, cx: &QueryContext<'_>) -> Entry<'e> {
    let holds_ids = matches!(
        format,
        Format::Select | Format::MultiSelect | Format::Objects | Format::Files | Format::Properties
    );
    match listed_value(entry, format) {
        Some(ListedValue::Number(number)) => Entry::Number(number),
        Some(ListedValue::Checkbox(flag)) => Entry::Checkbox(flag),
        Some(ListedValue::Seconds(seconds)) => Entry::Date(seconds),
        Some(ListedValue::Text(id)) if holds_ids => {
            cx.symbols.symbol(id).map_or(Entry::Nothing, Entry::Alone)
        }
        Some(ListedValue::Text(text)) => Entry::Text(text),
        None => Entry::Nothing,
    }
}
