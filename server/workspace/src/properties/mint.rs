//! Planning a property that does not exist yet: its key, its conflicts, its options (http.md 20.1, document.md 4.1).
//! The one place where properties are minted: create_property, the definitions of a type and `add_property` ask it.

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::properties::next_color;
use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{
    Format, KeyConflict, OptionDef, Options, PropertyDef, PropertyDetails, Vocabulary,
    canonical_name, slug_from_key, slug_from_name,
};
use rolltop_document::wording::shown;
use rolltop_spec::shared::CreatedOption;
use rolltop_store::ObjectRecord;

use crate::catalog::{option_document, property_document, set_slug};
use crate::error::Result;
use crate::ids::Ids;
use crate::objects::{Stamp, new_record};

/// A property that a request asks for. Shapes and bounds were judged already: the name has 1..=4096 characters, the
/// key fits [`rolltop_document::vocabulary::is_wanted_key`], option names are not blank and differ from each other,
/// and options, object types and count stand only beside formats that have them.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewProperty {
    pub(crate) name: String,
    /// One of the formats that callers can create.
    pub(crate) format: Format,
    /// The key that the caller wants, as written; without one it is derived from the name.
    pub(crate) key: Option<String>,
    /// Options in display order; a missing colour is the next of the palette.
    pub(crate) options: Vec<DefinedOption>,
    /// Internal keys of the types that an object value may point to.
    pub(crate) object_types: Vec<String>,
    /// Most entries of a list value; 0 = unlimited.
    pub(crate) max_count: u32,
    /// Advice beyond that.
    pub(crate) details: PropertyDetails,
}

/// What asks for a new property, which decides how it can ask for another one.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AskedBy {
    /// create_property.
    Route,
    /// An entry in the list of a type, whose name was found to mean no property that there is.
    Definition,
    /// `add_property`, the same, whose one member is the name.
    Operation,
}

impl AskedBy {
    /// How to have another key.
    const fn another_key(self) -> &'static str {
        match self {
            Self::Route => "send another `key`",
            Self::Definition => "send another key as `property`, beside the `name`",
            Self::Operation => "send another name as `property`",
        }
    }
}

/// Where the faults of a new property are reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PropertyPaths<'a> {
    /// Of a key that was asked for.
    pub(crate) key: &'a str,
    /// Of the display name, which answers for a derived key too.
    pub(crate) name: &'a str,
    /// What the places belong to.
    pub(crate) asked_by: AskedBy,
}

/// A property that comes into being with the commit of its writes, and advice about it.
#[derive(Clone, Debug)]
pub(crate) struct PlannedProperty {
    /// Complete, with minted ids: of the object, of the property (its internal key) and of each option.
    pub(crate) def: PropertyDef,
    /// A display name that another property has too, at [`PropertyPaths::name`].
    pub(crate) warnings: Vec<Issue>,
}

/// Plans one new property against the names of a space. Pure but for the ids: nothing is stored, and a plan that is
/// thrown away leaves no trace. A request that makes several plans each against a vocabulary that holds the earlier
/// ones ([`Vocabulary::with_properties`]).
///
/// # Errors
/// "property key already exists", at the path of the key or of the name that it was derived from: a bundled property
/// is named so, installed or not, or a live one, exactly or by fold; for a derived key only where that one is seen under
/// the same name. Without a wanted key also a display name that another property is shown under. A removed property vacates its key and its name.
pub(crate) fn plan_property(
    new: &NewProperty,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
    ids: &Ids<'_>,
) -> Result<PlannedProperty, Fault> {
    // Where nothing of a key is left, the internal key is the only one.
    let (slug, path) = match &new.key {
        Some(wanted) => (slug_from_key(wanted), paths.key),
        None => (slug_from_name(&canonical_name(&new.name)), paths.name),
    };
    let slug = match slug {
        Some(slug) => Some(free_slug(new, slug, vocabulary, paths, path)?),
        None => None,
    };
    let warnings = namesake(new, vocabulary, paths)?.into_iter().collect();
    let def = PropertyDef {
        id: ids.object(),
        key: ids.short(),
        slug,
        name: canonical_name(&new.name).into_owned(),
        format: new.format,
        hidden: false,
        archived: false,
        max_count: new.max_count,
        object_types: new.object_types.clone(),
        options: planned_options(&new.options, ids),
        details: new.details.clone(),
    };
    Ok(PlannedProperty { def, warnings })
}

/// The key itself, if it is free. One that was derived from the name steps aside, unless people see its holder under this
/// very name.
fn free_slug(
    new: &NewProperty,
    slug: String,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
    path: &str,
) -> Result<String, Fault> {
    let Some(conflict) = vocabulary.property_key_conflict(&slug) else {
        return Ok(slug);
    };
    let holder = conflict.holder().and_then(|key| vocabulary.property(key));
    let steps_aside =
        new.key.is_none() && !holder.is_some_and(|holder| holder.has_name_like(&new.name));
    let free = steps_aside.then(|| vocabulary.free_property_key(&slug));
    free.flatten().ok_or_else(|| {
        let issue = key_conflict(paths, path, &slug, (&conflict, holder), vocabulary);
        Fault::invalid(issue)
    })
}

/// Other properties are shown under the name: a fault, unless the caller chose a key to tell them apart, or they are
/// built-in ones that came with it: they give way to a key that is derived from the name, which does not mean them.
fn namesake(
    new: &NewProperty,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
) -> Result<Option<Issue>, Fault> {
    let namesakes: Vec<&PropertyDef> = vocabulary.properties_named(&new.name).collect();
    if namesakes.is_empty() {
        return Ok(None);
    }
    let keys = namesakes
        .iter()
        .map(|def| vocabulary.property_key(&def.key));
    let keys: Vec<&str> = keys.collect();
    let issue = Issue::at(paths.name, same_name(&keys, &new.name));
    let is_meant = |def: &&PropertyDef| def.is_meant_by_name(&new.name);
    if new.key.is_none() && namesakes.iter().any(is_meant) {
        let other = paths.asked_by.another_key();
        let (use_one, existing) = match keys.as_slice() {
            [key] => (
                "use that property",
                Ref::op("get_property").param("key", *key),
            ),
            _ => ("use one of them", Ref::op("list_properties")),
        };
        let hint = format!("{use_one}, or {other} to make another one of this name");
        return Err(Fault::invalid(issue.hint(hint).see(existing)));
    }
    Ok(Some(issue.hint("write the key where one of them is meant")))
}

/// The message about a name that the properties with these keys have.
pub(super) fn same_name(keys: &[&str], name: &str) -> String {
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

fn planned_options(new: &[DefinedOption], ids: &Ids<'_>) -> Options {
    let mut options = Options::default();
    for option in new {
        let color = option.color.unwrap_or_else(|| next_color(&options));
        options.push(OptionDef {
            id: ids.short(),
            slug: None,
            name: canonical_name(&option.name).into_owned(),
            color,
            archived: false,
        });
    }
    options
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

/// The record of a new option of the property with this internal key.
pub(super) fn option_record(
    space_id: &str,
    (property, option): (&str, &OptionDef),
    order: u64,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> ObjectRecord {
    let mut document = option_document(property, &option.name, option.color, order);
    if let Some(slug) = &option.slug {
        set_slug(&mut document, slug);
    }
    document.mark_origin();
    new_record(option.id.clone(), space_id, &document, vocabulary, stamp)
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
    (conflict, holder): (&KeyConflict, Option<&PropertyDef>),
    vocabulary: &Vocabulary,
) -> Issue {
    let exists = format!("property key already exists: {slug:?}", slug = shown(slug));
    let other = paths.asked_by.another_key();
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
            let message = format!("{exists} is taken by the property {name:?} ({key})");
            Issue::at(path, message)
                .hint(format!("use the existing property, rename it, or {other}"))
                .see(Ref::op("get_property").param("key", key))
                .see(Ref::op("update_property").param("key", key))
        }
    }
}
