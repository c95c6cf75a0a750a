//! Compilation of sorts: properties, options and types are resolved once per query.

use std::sync::Arc;

use rolltop_document::block::{self, listed_value};
use rolltop_document::bundled::{NAME, TYPE};
use rolltop_document::view::{EmptyPlacement, Sort, SortDirection};
use rolltop_document::vocabulary::{Format, PropertyDef, composed};

use super::Sorts;
use super::key::{CustomOrder, EntryKeys, Kind, ListedValue, SortKey, Source};
use crate::filter::{QueryContext, Unusable};
use crate::value::{Fields, ordered_bits};

impl Sorts {
    /// Compiles sorts; adds the properties that they read to `fields`. A sort by a removed property is ignored.
    pub fn compile(sorts: &[Sort], cx: &QueryContext<'_>, fields: &mut Fields) -> Self {
        let mut compiled = Self::default();
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
}

fn key(sort: &Sort, property: &PropertyDef, cx: &QueryContext<'_>, fields: &mut Fields) -> SortKey {
    let is_descending = sort.direction == SortDirection::Desc;
    let is_custom = sort.direction == SortDirection::Custom && !sort.custom_order.is_empty();
    let listed = |entry: &String| listed(entry, property.format, cx);
    let source = match property.key == NAME {
        true => Source::Title,
        false => Source::Field(fields.field(&property.key)),
    };
    let kind = kind(sort, property, cx);
    match (source, &kind) {
        (Source::Field(field), Kind::Collated) => fields.collated.push(field),
        (Source::Title, Kind::Collated) | (_, Kind::Targets) => fields.collates_names = true,
        _ => {}
    }
    SortKey {
        source,
        kind,
        is_descending,
        empties_first: match sort.empty_placement {
            Some(placement) => placement == EmptyPlacement::Start,
            None => !is_descending,
        },
        custom_order: is_custom.then(|| CustomOrder::new(sort.custom_order.iter().map(listed))),
    }
}

fn kind(sort: &Sort, property: &PropertyDef, cx: &QueryContext<'_>) -> Kind {
    match property.format {
        Format::Text if !sort.no_collate => Kind::Collated,
        Format::Text | Format::Url | Format::Email | Format::Phone | Format::Emoji => Kind::Bytes,
        Format::Number => Kind::Number,
        // The contents of a map are not compared.
        Format::Checkbox | Format::Map => Kind::Checkbox,
        Format::Date if sort.include_time => Kind::Seconds,
        Format::Date => Kind::Days(cx.moment.zone.clone()),
        Format::Select | Format::MultiSelect => Kind::Options(Arc::new(options(property, cx))),
        Format::Objects if property.key == TYPE => Kind::Types(Arc::new(types(cx))),
        Format::Objects | Format::Files | Format::Properties => Kind::Targets,
    }
}

/// The options in the order of their list, removed ones included.
fn options(property: &PropertyDef, cx: &QueryContext<'_>) -> EntryKeys {
    let options = (0..).zip(property.options.iter());
    EntryKeys::of_options(options.filter_map(|(position, option)| {
        let symbol = cx.symbols.symbol(&option.id)?;
        Some((symbol, position, option.name.as_str()))
    }))
}

fn types(cx: &QueryContext<'_>) -> EntryKeys {
    let types = cx.vocabulary.types().iter();
    EntryKeys::of_names(types.filter_map(|def| {
        let symbol = cx.symbols.symbol(&def.key)?;
        Some((symbol, def.name.as_str()))
    }))
}

/// An entry of a custom order: an option or object by its id, any other value as written.
fn listed(entry: &str, format: Format, cx: &QueryContext<'_>) -> Option<ListedValue<'static>> {
    let holds_ids = matches!(
        format,
        Format::Select | Format::MultiSelect | Format::Objects | Format::Files | Format::Properties
    );
    match listed_value(entry, format)? {
        block::ListedValue::Number(number) if number.is_nan() => None,
        block::ListedValue::Number(number) => Some(ListedValue::Number(ordered_bits(number))),
        block::ListedValue::Checkbox(flag) => Some(ListedValue::Checkbox(flag)),
        block::ListedValue::Seconds(seconds) => Some(ListedValue::Seconds(seconds)),
        block::ListedValue::Text(id) if holds_ids => cx.symbols.symbol(id).map(ListedValue::Entry),
        block::ListedValue::Text(text) => {
            Some(ListedValue::Text(composed(text).into_owned().into()))
        }
    }
}
