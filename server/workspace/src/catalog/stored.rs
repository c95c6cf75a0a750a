//! The documents of definitions: how a property, an option, a type and a member are kept as objects, and how they
//! are read back. The internal keys here are those of document.md 3.4 and 14.

use rolltop_document::block::{
    Align, Block, BlockContent, Dataview, DataviewProperty, VerticalAlign,
};
use rolltop_document::bundled::{
    DESCRIPTION, NAME, PROPERTY_DEFAULT, PROPERTY_FORMAT, PROPERTY_KEY, ParticipantPermissions,
    ParticipantStatus, TYPE,
};
use rolltop_document::decor::{Icon, PaletteColor};
use rolltop_document::document::{Document, Kind, SECTION_LISTS, listed_properties};
use rolltop_document::ids::DATAVIEW_ID;
use rolltop_document::view::{DEFAULT_VIEW_NAME, View, ViewType};
use rolltop_document::vocabulary::{
    Format, Layout, OptionDef, Options, PropertyDef, PropertyDetails, Section, TypeDef, Vocabulary,
};
use rolltop_spec::members::MemberRow;
use rolltop_store::ObjectRecord;
use serde::Serialize;
use serde_json::{Value, json};

const PLURAL_NAME: &str = "pluralName";
const SLUG: &str = "apiObjectKey";
/// Keeps what it is set on out of lists and suggestions.
pub(crate) const HIDDEN: &str = "isHidden";
const MAX_COUNT: &str = "relationMaxCount";
const READONLY: &str = "relationReadonlyValue";
const INCLUDE_TIME: &str = "relationFormatIncludeTime";
const OBJECT_TYPES: &str = "relationFormatObjectTypes";
const OPTION_COLOR: &str = "relationOptionColor";
const OPTION_ORDER: &str = "orderId";
const TYPE_KEY: &str = "uniqueKey";
const LAYOUT: &str = "recommendedLayout";
const DEFAULT_TEMPLATE: &str = "defaultTemplateId";
const DEFAULT_VIEW: &str = "defaultViewType";
const PERMISSIONS: &str = "participantPermissions";
const STATUS: &str = "participantStatus";

pub(crate) fn property_document(def: &PropertyDef) -> Document {
    let mut document = definition(Kind::Property, "relation", &def.name);
    let details = &def.details;
    for (key, value) in [
        (PROPERTY_KEY, Some(json!(def.key))),
        (PROPERTY_FORMAT, Some(position(Format::ALL, def.format))),
        (SLUG, unless_default(&def.slug)),
        (HIDDEN, unless_default(&def.hidden)),
        (MAX_COUNT, unless_default(&def.max_count)),
        (OBJECT_TYPES, unless_default(&def.object_types)),
        (DESCRIPTION, unless_default(&details.description)),
        (READONLY, unless_default(&details.readonly)),
        (INCLUDE_TIME, unless_default(&details.include_time)),
        (PROPERTY_DEFAULT, details.default_value.clone()),
    ] {
        put(&mut document, key, value);
    }
    document
}

/// Sets a property of a document, or takes it away.
fn put(document: &mut Document, key: &str, value: Option<Value>) {
    match value {
        Some(value) => document.properties.insert(key.to_owned(), value),
        None => document.properties.remove(key),
    };
}

/// A value that is stored only where it says something.
fn unless_default<T: Default + PartialEq + Serialize>(value: &T) -> Option<Value> {
    (*value != T::default()).then(|| json!(value))
}

pub(super) fn property(record: &ObjectRecord, document: &Document) -> Option<PropertyDef> {
    let object_types = document
        .properties
        .get(OBJECT_TYPES)
        .and_then(Value::as_array);
    let object_types = object_types.into_iter().flatten().filter_map(Value::as_str);
    Some(PropertyDef {
        id: record.id.clone(),
        key: text(document, PROPERTY_KEY)?,
        slug: text(document, SLUG),
        name: text(document, NAME).unwrap_or_default(),
        format: choice(document, PROPERTY_FORMAT, Format::ALL)?,
        hidden: flag(document, HIDDEN),
        archived: record.archived,
        max_count: number(document, MAX_COUNT)
            .and_then(|count| count.try_into().ok())
            .unwrap_or(0),
        object_types: object_types.map(str::to_owned).collect(),
        options: Options::default(),
        details: PropertyDetails {
            description: text(document, DESCRIPTION).unwrap_or_default(),
            readonly: flag(document, READONLY),
            include_time: flag(document, INCLUDE_TIME),
            default_value: document.properties.get(PROPERTY_DEFAULT).cloned(),
        },
    })
}

/// The document of an option of the property with this internal key.
pub(crate) fn option_document(
    property: &str,
    name: &str,
    color: PaletteColor,
    order: u64,
) -> Document {
    let mut document = definition(Kind::PropertyOption, "relationOption", name);
    put(&mut document, PROPERTY_KEY, Some(json!(property)));
    put(&mut document, OPTION_COLOR, Some(json!(color.name())));
    put(&mut document, OPTION_ORDER, Some(json!(order)));
    document
}

/// Gives the document of an option another colour.
pub(crate) fn set_option_color(document: &mut Document, color: PaletteColor) {
    put(document, OPTION_COLOR, Some(json!(color.name())));
}

/// Gives the document of a definition another display name.
pub(crate) fn set_name(document: &mut Document, name: &str) {
    put(document, NAME, Some(json!(name)));
}

/// Gives the document of a property or an option another served key.
pub(crate) fn set_slug(document: &mut Document, slug: &str) {
    put(document, SLUG, Some(json!(slug)));
}

/// An option, with the property that it belongs to and its position among the options of the space.
pub(super) fn option(
    record: &ObjectRecord,
    document: &Document,
) -> Option<(String, u64, OptionDef)> {
    let def = OptionDef {
        id: record.id.clone(),
        slug: text(document, SLUG),
        name: text(document, NAME)?,
        color: PaletteColor::from_name(&text(document, OPTION_COLOR)?)?,
        archived: record.archived,
    };
    let order = number(document, OPTION_ORDER).unwrap_or(0);
    Some((text(document, PROPERTY_KEY)?, order, def))
}

/// The document of a type, with the views that it is given when it is made.
pub(crate) fn type_document(def: &TypeDef, icon: Option<Icon>, dataview: Block) -> Document {
    let mut document = definition(Kind::ObjectType, "objectType", &def.name);
    document.icon = icon;
    document.blocks = vec![dataview];
    put_type(&mut document, def);
    document
}

/// Writes a type into its document, name and settings; what the document holds beside these stays.
pub(crate) fn put_type(document: &mut Document, def: &TypeDef) {
    let default_view = def.default_view.map(|view| position(ViewType::ALL, view));
    for (key, value) in [
        (NAME, Some(json!(def.name))),
        (TYPE_KEY, Some(json!(def.key))),
        (LAYOUT, Some(position(Layout::ALL, def.layout))),
        (SLUG, unless_default(&def.slug)),
        (PLURAL_NAME, unless_default(&def.plural_name)),
        (HIDDEN, unless_default(&def.hidden)),
        (DEFAULT_TEMPLATE, unless_default(&def.default_template)),
        (DEFAULT_VIEW, default_view),
    ] {
        put(document, key, value);
    }
    for (section, key) in SECTION_LISTS {
        let listed = def.definitions.iter().filter(|(_, of)| *of == section);
        let listed: Vec<&String> = listed.map(|(property, _)| property).collect();
        put(document, key, unless_default(&listed));
    }
}

pub(super) fn type_def(record: &ObjectRecord, document: &Document) -> Option<TypeDef> {
    let definitions = listed_properties(document).map(|(key, section)| (key.to_owned(), section));
    Some(TypeDef {
        id: record.id.clone(),
        key: text(document, TYPE_KEY)?,
        slug: text(document, SLUG),
        name: text(document, NAME).unwrap_or_default(),
        plural_name: text(document, PLURAL_NAME).unwrap_or_default(),
        layout: choice(document, LAYOUT, Layout::ALL)?,
        hidden: flag(document, HIDDEN),
        archived: record.archived,
        definitions: definitions.collect(),
        default_template: text(document, DEFAULT_TEMPLATE).filter(|id| !id.is_empty()),
        default_view: choice(document, DEFAULT_VIEW, ViewType::ALL),
    })
}

/// What the account of this server is called, which has no name of its own.
pub(crate) const OWNER_NAME: &str = "Owner";

pub(crate) fn member_document(name: &str, permissions: ParticipantPermissions) -> Document {
    let mut document = definition(Kind::Participant, "participant", name);
    let permissions = position(ParticipantPermissions::ALL, permissions);
    let status = position(ParticipantStatus::ALL, ParticipantStatus::Active);
    put(&mut document, PERMISSIONS, Some(permissions));
    put(&mut document, STATUS, Some(status));
    document
}

/// True for the member that the local account is: this server holds its owner's spaces only.
pub(super) fn is_owner(document: &Document) -> bool {
    permissions(document) == Some(ParticipantPermissions::Owner)
}

fn permissions(document: &Document) -> Option<ParticipantPermissions> {
    choice(document, PERMISSIONS, ParticipantPermissions::ALL)
}

/// The member that an object is, without its picture, which is no part of the document; `None` for one who has not
/// joined yet, or has left.
pub(super) fn member(record: &ObjectRecord, document: &Document) -> Option<MemberRow> {
    let status = choice(document, STATUS, ParticipantStatus::ALL);
    let active = status == Some(ParticipantStatus::Active) && !record.archived;
    active.then(|| MemberRow {
        id: record.id.clone(),
        name: match text(document, NAME) {
            Some(name) if !name.is_empty() => name,
            // Older versions gave the owner no name.
            _ if is_owner(document) => OWNER_NAME.to_owned(),
            _ => String::new(),
        },
        role: permissions(document).map_or_else(String::new, |it| it.role().to_owned()),
        identity: None,
        icon_image: None,
    })
}

/// Visible columns of generated views, as far as the view knows them (document.md 6.5).
pub(crate) const SHOWN: [&str; 2] = [NAME, TYPE];

/// The view that a type begins with. It knows the name and the featured and plain properties, and shows the name and
/// the properties of `asked`, by internal key.
pub(crate) fn first_view(
    def: &TypeDef,
    vocabulary: &Vocabulary,
    asked: &[String],
    view_id: String,
) -> Block {
    let in_plain_sight = def
        .definitions
        .iter()
        .filter(|(_, section)| matches!(section, Section::Featured | Section::Regular));
    let keys = in_plain_sight.map(|(key, _)| key.as_str());
    let known = known_properties(vocabulary, [NAME].into_iter().chain(keys));
    let asked = asked.iter().map(String::as_str);
    let shown: Vec<&str> = SHOWN.into_iter().chain(asked).collect();
    let view_type = def.default_view.unwrap_or(ViewType::Table);
    dataview_block(&known, &shown, view_type, false, view_id)
}

/// The properties with these internal keys, each once, as a generated dataview knows them.
pub(crate) fn known_properties<'v, 'k>(
    vocabulary: &'v Vocabulary,
    keys: impl Iterator<Item = &'k str>,
) -> Vec<(&'v str, Format)> {
    let mut known: Vec<(&str, Format)> = Vec::new();
    for property in keys.filter_map(|key| vocabulary.property(key)) {
        if known.iter().all(|(listed, _)| *listed != property.key) {
            known.push((&property.key, property.format));
        }
    }
    known
}

/// The own dataview that is generated for queries, collections and types (document.md 6.5, 6.7): one view `All`,
/// one column a known property, of which those of `shown` are visible.
pub(crate) fn dataview_block(
    known: &[(&str, Format)],
    shown: &[&str],
    view_type: ViewType,
    is_collection: bool,
    view_id: String,
) -> Block {
    let properties = known.iter().map(|(key, format)| DataviewProperty {
        property: (*key).to_owned(),
        format: Some(format.name().to_owned()),
    });
    let keys = known.iter().map(|(key, _)| *key);
    let mut view = View::of_properties(view_id, DEFAULT_VIEW_NAME.to_owned(), keys);
    view.view_type = view_type;
    for column in &mut view.columns {
        column.hidden = !shown.contains(&column.property.as_str());
    }
    let dataview = Dataview {
        object_id: None,
        is_collection,
        properties: properties.collect(),
        views: vec![view],
    };
    Block {
        indent: 0,
        id: DATAVIEW_ID.to_owned(),
        content: BlockContent::Dataview(dataview),
        align: Align::default(),
        vertical_align: VerticalAlign::default(),
        background_color: None,
        fields: None,
    }
}

fn definition(kind: Kind, type_key: &str, name: &str) -> Document {
    let mut document = Document {
        kind,
        type_key: type_key.to_owned(),
        ..Document::default()
    };
    document.properties.insert(NAME.to_owned(), json!(name));
    document
}

fn text(document: &Document, key: &str) -> Option<String> {
    document.properties.get(key)?.as_str().map(str::to_owned)
}

fn number(document: &Document, key: &str) -> Option<u64> {
    document.properties.get(key)?.as_u64()
}

fn flag(document: &Document, key: &str) -> bool {
    document.properties.get(key) == Some(&Value::Bool(true))
}

/// A value of an enum as it is stored: its position (document.md 3.5).
fn position<T: PartialEq>(all: &[T], value: T) -> Value {
    let position = all.iter().position(|known| *known == value);
    json!(position.unwrap_or_default())
}

fn choice<T: Copy>(document: &Document, key: &str, all: &[T]) -> Option<T> {
    let position = usize::try_from(number(document, key)?).ok()?;
    all.get(position).copied()
}
