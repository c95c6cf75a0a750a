//! Planning a property that does not exist yet: its key, its conflicts, its options (http.md 20.1, document.md 4.1).
//! The one place where properties are minted: create_property, the definitions of a type and `add_property` ask it.

use rolltop_document::bundled::bundled_property;
use rolltop_document::document::Document;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::properties::next_color;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{
    Format, KeyConflict, OptionDef, Options, PropertyDef, PropertyDetails, Resolution, Vocabulary,
    slug_from_key, slug_from_name,
};
use rolltop_document::wording::shown;
use rolltop_store::{ObjectRecord, Write};

use crate::catalog::{option_document, property_document};
use crate::error::Result;
use crate::ids::Ids;
use crate::objects::{CreatedOption, Stamp, new_record};

/// A property that a request asks for. Shapes and bounds were judged already: the name has 1..=4096 characters, the
/// key fits [`rolltop_document::vocabulary::is_wanted_key`], option names are not blank and differ from each other,
/// and options, object types and count stand only beside formats that have them.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewProperty {
    /// Display name.
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

/// Where the faults of a new property are reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PropertyPaths<'a> {
    /// Of a key that was asked for.
    pub(crate) key: &'a str,
    /// Of the display name, which answers for a derived key too.
    pub(crate) name: &'a str,
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
/// is named so, installed or not, or a live one, exactly or by fold. Without a wanted key also a display name that
/// another custom property is shown under. A removed property vacates its key and its name.
pub(crate) fn plan_property(
    new: &NewProperty,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
    ids: &Ids<'_>,
) -> Result<PlannedProperty, Fault> {
    // Where nothing of a key is left, the internal key is the only one.
    let (slug, path) = match &new.key {
        Some(wanted) => (slug_from_key(wanted), paths.key),
        None => (slug_from_name(&new.name), paths.name),
    };
    if let Some(slug) = &slug
        && let Some(conflict) = vocabulary.property_key_conflict(slug)
    {
        return Err(Fault::invalid(key_conflict(
            path, slug, &conflict, vocabulary,
        )));
    }
    let warnings = namesake(new, vocabulary, paths)?.into_iter().collect();
    let def = PropertyDef {
        id: ids.object(),
        key: ids.short(),
        slug,
        name: new.name.clone(),
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

/// Another property is shown under the name: a fault, unless the caller chose a key to tell them apart or the other
/// is a built-in one, which gives way to a key that is derived from the name.
fn namesake(
    new: &NewProperty,
    vocabulary: &Vocabulary,
    paths: PropertyPaths<'_>,
) -> Result<Option<Issue>, Fault> {
    let Some(namesake) = vocabulary.property_named(&new.name) else {
        return Ok(None);
    };
    let key = vocabulary.property_key(&namesake.key);
    let message = format!(
        "the property {key} has the display name {:?} too",
        shown(&new.name)
    );
    let issue = Issue::at(paths.name, message);
    if new.key.is_none() && bundled_property(&namesake.key).is_none() {
        let hint = "use that property, or send a `key` to make another one of this name";
        let existing = Ref::op("get_property").param("key", key);
        return Err(Fault::invalid(issue.hint(hint).see(existing)));
    }
    Ok(Some(issue.hint("write the key where one of them is meant")))
}

fn planned_options(new: &[DefinedOption], ids: &Ids<'_>) -> Options {
    let mut options = Options::default();
    for option in new {
        let color = option.color.unwrap_or_else(|| next_color(&options));
        options.push(OptionDef {
            id: ids.short(),
            name: option.name.clone(),
            color,
            archived: false,
        });
    }
    options
}

/// The writes that bring a planned property and its options into being. `first_order` is the place of its first
/// option among those of the space; the property takes as many places as it has options.
pub(crate) fn property_writes(
    space_id: &str,
    def: &PropertyDef,
    first_order: u64,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> Vec<Write> {
    let put = |id: &str, mut document: Document| {
        document.mark_origin();
        let record: ObjectRecord =
            new_record(id.to_owned(), space_id, &document, vocabulary, stamp);
        Write::PutObject(record)
    };
    let property = put(&def.id, property_document(def));
    let options = (first_order..).zip(def.options.iter());
    let options = options.map(|(order, option)| {
        let document = option_document(&def.key, &option.name, option.color, order);
        put(&option.id, document)
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

/// Why the key is not free, and what to do instead.
fn key_conflict(path: &str, slug: &str, conflict: &KeyConflict, vocabulary: &Vocabulary) -> Issue {
    let exists = format!("property key already exists: {slug:?}", slug = shown(slug));
    match conflict {
        KeyConflict::Reserved => Issue::at(path, format!("{exists} is reserved by a built-in one"))
            .hint(match vocabulary.resolve_property(slug) {
                Resolution::Removed(_) => "it was removed from the space: send another `key`",
                _ => "use the built-in property if it is meant, or send another `key`",
            })
            .see(Ref::op("list_properties")),
        KeyConflict::Taken(holder) if vocabulary.is_removed_property(holder) => {
            let message = format!("{exists} names a property that was removed from the space");
            Issue::at(path, message).hint("send another `key`")
        }
        KeyConflict::Taken(holder) => {
            let key = vocabulary.property_key(holder);
            Issue::at(path, format!("{exists} is taken by the property {key}"))
                .hint("use the existing property, rename it, or send another `key`")
                .see(Ref::op("get_property").param("key", key))
                .see(Ref::op("update_property").param("key", key))
        }
    }
}
