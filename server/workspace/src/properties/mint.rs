//! New properties: their definitions, keys and records (http.md 20.1, document.md 4.1). All routes that create
//! properties and options use this module.

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::properties::next_color;
use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{
    Format, KeyConflict, OptionDef, Options, PropertyDef, Vocabulary, canonical_name,
};
use rolltop_document::wording::shown;
use rolltop_spec::shared::CreatedOption;
use rolltop_store::ObjectRecord;

use crate::catalog::property_document;
use crate::error::Result;
use crate::ids::Ids;
use crate::objects::{Stamp, new_record, option_record};

/// Completes the definition of a new property with its options and with minted ids. Its reader has checked shapes and
/// bounds: the name has 1..=4096 characters, option names are not blank and differ from each other, and options, object
/// types and count belong to the format.
pub(crate) fn define(new: PropertyDef, options: &[DefinedOption], ids: &Ids<'_>) -> PropertyDef {
    let mut def = PropertyDef {
        id: ids.object(),
        key: ids.short(),
        name: canonical_name(&new.name).into_owned(),
        ..new
    };
    for option in options {
        let option = new_option(option, &def.options, ids);
        def.options.push(option);
    }
    def
}

/// The definition of a new option beside those that its property has. Without a color it gets the next of the palette.
pub(crate) fn new_option(new: &DefinedOption, siblings: &Options, ids: &Ids<'_>) -> OptionDef {
    OptionDef {
        id: ids.short(),
        slug: new.slug.clone(),
        name: canonical_name(&new.name).into_owned(),
        color: new.color.unwrap_or_else(|| next_color(siblings)),
        archived: false,
    }
}

/// How a request names a new property.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PropertyPaths<'a> {
    /// The path of a wanted key.
    pub(crate) key: &'a str,
    /// The path of the display name, also for a derived key.
    pub(crate) name: &'a str,
    /// How to ask for another key, in hints.
    pub(crate) another_key: &'static str,
}

/// Plans one new property, whose slug is the key that the caller wants, against the names of a space. Adds a warning
/// where another property has its display name. Nothing is stored. A request that creates several plans each against a
/// vocabulary with the earlier ones ([`Vocabulary::with_properties`]).
///
/// # Errors
/// A key that is not free, at the path of the key or of the name that it was derived from. Without a wanted key also a
/// display name that another property has.
pub(crate) fn plan_property(
    (new, options): (PropertyDef, &[DefinedOption]),
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
    ids: &Ids<'_>,
) -> Result<(PropertyDef, Option<Issue>), Fault> {
    let slug = vocabulary.new_property_key(new.slug.as_deref(), &canonical_name(&new.name));
    let slug = slug.map_err(|(slug, conflict)| {
        let path = new.slug.as_ref().map_or(paths.name, |_| paths.key);
        Fault::invalid(key_conflict(paths, path, &slug, &conflict, vocabulary))
    })?;
    let warning = namesake(&new, vocabulary, paths)?;
    let new = PropertyDef { slug, ..new };
    Ok((define(new, options, ids), warning))
}

/// The warning about other properties with the same display name. Without a wanted key they are a fault, except built-in
/// ones that the name does not mean.
fn namesake(
    new: &PropertyDef,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
) -> Result<Option<Issue>, Fault> {
    let Some((namesakes, issue)) = namesakes(vocabulary, &new.name, None, paths.name) else {
        return Ok(None);
    };
    let is_meant = |def: &&PropertyDef| def.is_meant_by_name(&new.name);
    if new.slug.is_some() || !namesakes.iter().any(is_meant) {
        return Ok(Some(issue));
    }
    let (use_one, existing) = match namesakes.as_slice() {
        [one] => {
            let key = vocabulary.property_key(&one.key);
            let existing = Ref::op("get_property").param("key", key);
            ("use that property", existing)
        }
        _ => ("use one of them", Ref::op("list_properties")),
    };
    let other = paths.another_key;
    let hint = format!("{use_one}, or {other} to make another one of this name");
    Err(Fault::invalid(issue.hint(hint).see(existing)))
}

/// The properties with a display name, except `own`, and the warning about them.
pub(super) fn namesakes<'v>(
    vocabulary: &'v Vocabulary,
    name: &str,
    own: Option<&PropertyDef>,
    path: &str,
) -> Option<(Vec<&'v PropertyDef>, Issue)> {
    let named = vocabulary.properties_named(name);
    let is_other = |def: &&PropertyDef| own.is_none_or(|own| own.key != def.key);
    let namesakes: Vec<&PropertyDef> = named.filter(is_other).collect();
    let keys = namesakes
        .iter()
        .map(|def| vocabulary.property_key(&def.key));
    let keys: Vec<&str> = keys.collect();
    let issue = Issue::at(path, same_name(&keys, name));
    let hint = "use the key to name one of them";
    (!keys.is_empty()).then(|| (namesakes, issue.hint(hint)))
}

/// The message about a name that the properties with these keys have.
fn same_name(keys: &[&str], name: &str) -> String {
    let name = shown(name);
    match keys {
        [key] => format!("the property {key} has the display name {name:?} too"),
        several => {
            let (listed, rest) = several.split_at(several.len().min(MAX_CANDIDATES));
            let listed = listed.join(", ");
            let more = if rest.is_empty() { "" } else { " …" };
            format!(
                "{} properties have the display name {name:?} too: {listed}{more}",
                several.len()
            )
        }
    }
}

/// The records that bring a planned property and its options into being. `first_order` is the place of its first
/// option among those of the space; the property takes as many places as it has options.
pub(crate) fn property_records(
    space_id: &str,
    def: &PropertyDef,
    first_order: u64,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> Vec<ObjectRecord> {
    let mut document = property_document(def);
    document.mark_origin();
    let property = new_record(def.id.clone(), space_id, &document, vocabulary, stamp);
    let options = (first_order..).zip(def.options.iter());
    let options = options.map(|(order, option)| {
        option_record(space_id, (&def.key, option), order, vocabulary, stamp)
    });
    std::iter::once(property).chain(options).collect()
}

/// The options of a planned property as receipts name them.
pub(crate) fn planned_receipts(def: &PropertyDef) -> Vec<CreatedOption> {
    let property = def.spelled();
    def.options
        .iter()
        .map(|option| CreatedOption {
            name: option.name.clone(),
            property: property.to_owned(),
        })
        .collect()
}

/// A property has a name.
pub(crate) fn blank_name(path: impl Into<String>) -> Issue {
    Issue::at(path, "the name of a property is blank").hint("send a name")
}

/// Only select formats have options: the refusal of any others.
pub(crate) fn misplaced_options(
    format: Format,
    options: &[DefinedOption],
    path: impl Into<String>,
) -> Option<Issue> {
    if options.is_empty() || matches!(format, Format::Select | Format::MultiSelect) {
        return None;
    }
    let message = format!("{} property has no options", format.one());
    Some(Issue::at(path, message).hint("only with the formats select, multi_select"))
}

/// Why the key is not free, and what to do instead.
fn key_conflict(
    paths: PropertyPaths<'_>,
    path: &str,
    slug: &str,
    conflict: &KeyConflict,
    vocabulary: &Vocabulary,
) -> Issue {
    let holder = conflict.holder().and_then(|key| vocabulary.property(key));
    let exists = format!("property key already exists: {slug:?}", slug = shown(slug));
    let other = paths.another_key;
    let name = shown(holder.map_or("", |def| &def.name));
    match conflict {
        KeyConflict::Reserved(_) if holder.is_some_and(|def| !def.hidden) => {
            let message = format!("{exists} is reserved by the built-in property {name:?}");
            Issue::at(path, message)
                .hint(format!("use that property if it is meant, or {other}"))
                .see(Ref::op("list_properties"))
        }
        KeyConflict::Reserved(_) => {
            let message = format!("{exists} is reserved by a built-in property that no list shows");
            Issue::at(path, message).hint(other)
        }
        KeyConflict::Removed(_) => {
            let message = format!("{exists} is reserved by the built-in property {name:?}");
            let hint = format!("it was removed from the space: {other}");
            Issue::at(path, message).hint(hint)
        }
        KeyConflict::Taken(holder) if vocabulary.is_removed_property(holder) => {
            let message = format!("{exists} names a property that was removed from the space");
            Issue::at(path, message).hint(other)
        }
        KeyConflict::Taken(holder) => {
            let key = vocabulary.property_key(holder);
            let message = format!("{exists} is used by the property {name:?} ({key})");
            Issue::at(path, message)
                .hint(format!("use the existing property, rename it, or {other}"))
                .see(Ref::op("get_property").param("key", key))
                .see(Ref::op("update_property").param("key", key))
        }
    }
}
