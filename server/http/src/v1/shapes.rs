//! What v1 makes of definitions and objects: its wire types from the names of a space (v1.md 10 to 14, 18).

use rolltop_document::decor::{Icon as StoredIcon, IconPicture, PaletteColor};
use rolltop_document::vocabulary::{Layout, OptionDef, PropertyDef, Section, TypeDef, Vocabulary};
use rolltop_spec::shared::OrNull;
use rolltop_spec::v1::objects::{Object, ObjectMarker};
use rolltop_spec::v1::types::{Type, TypeMarker};
use rolltop_spec::v1::values::{PropertyMarker, TagMarker};
use rolltop_spec::v1::{
    Color, EmojiIcon, FileIcon, Icon, IconName, NamedIcon, ObjectLayout, Property, Tag,
};
use rolltop_workspace::Catalogue;
use rolltop_workspace::ids::tag_id;
use rolltop_workspace::objects::FullObject;

use super::values;

/// Makes wire types of what one space holds.
pub(super) struct Shapes<'a> {
    /// The names of the space.
    pub(super) names: &'a Catalogue,
    /// Full id of the space.
    space_id: &'a str,
    /// Where the request reached the server.
    base: &'a str,
}

impl<'a> Shapes<'a> {
    pub(super) fn new(names: &'a Catalogue, space_id: &'a str, base: &'a str) -> Self {
        Self {
            names,
            space_id,
            base,
        }
    }

    /// A property; `None` for a format that v1 does not have.
    pub(super) fn property(&self, def: &PropertyDef) -> Option<Property> {
        Self::property_of(&self.names.vocabulary, def)
    }

    /// The same by the names alone.
    pub(super) fn property_of(vocabulary: &Vocabulary, def: &PropertyDef) -> Option<Property> {
        Some(Property {
            object: PropertyMarker::Property,
            id: def.id.clone(),
            key: vocabulary.property_key(&def.key).to_owned(),
            name: def.name.clone(),
            format: values::format(def.format)?,
        })
    }

    /// A tag.
    pub(super) fn tag(option: &OptionDef) -> Tag {
        Tag {
            object: TagMarker::Tag,
            id: tag_id(&option.id),
            key: option.key().to_owned(),
            name: option.name.clone(),
            color: color(option.color),
        }
    }

    /// A type with its featured and regular properties.
    pub(super) fn of_type(&self, def: &TypeDef) -> Type {
        let vocabulary = &self.names.vocabulary;
        let listed = |wanted: Section| {
            let listed = def
                .definitions
                .iter()
                .filter(move |(_, section)| *section == wanted);
            listed.filter_map(|(key, _)| vocabulary.property(key))
        };
        let listed = listed(Section::Featured).chain(listed(Section::Regular));
        let known = listed.filter(|def| values::is_known(def) && !def.archived);
        Type {
            object: TypeMarker::Type,
            id: def.id.clone(),
            key: vocabulary.type_key(&def.key).to_owned(),
            name: def.name.clone(),
            plural_name: def.plural_name.clone(),
            icon: OrNull(self.icon(self.names.type_icons.get(&def.key))),
            archived: def.archived,
            layout: layout(def.layout),
            properties: known.filter_map(|def| self.property(def)).collect(),
        }
    }

    /// An object without its text.
    pub(super) fn object(&self, object: &FullObject) -> Object {
        let record = &object.record;
        let def = self.names.vocabulary.type_def(&record.type_key);
        let def = def.filter(|def| def.is_installed() && !def.archived);
        Object {
            object: ObjectMarker::Object,
            id: tag_id(&record.id),
            name: record.name.clone(),
            icon: OrNull(self.icon(object.icon.as_ref())),
            archived: record.archived,
            space_id: self.space_id.to_owned(),
            snippet: record.snippet.clone(),
            layout: layout(object.layout),
            of_type: OrNull(def.map(|def| self.of_type(def))),
            properties: self.values(object),
        }
    }

    /// An icon; a colour alone and a name that v1 does not know are none.
    fn icon(&self, icon: Option<&StoredIcon>) -> Option<Icon> {
        let icon = icon?;
        match &icon.picture {
            IconPicture::Named(name) => Some(Icon::Named(NamedIcon {
                format: Default::default(),
                name: IconName::from_name(name)?,
                color: icon.color.map_or(Color::Grey, color),
            })),
            IconPicture::Emoji(emoji) => Some(Icon::Emoji(EmojiIcon {
                format: Default::default(),
                emoji: emoji.clone(),
            })),
            IconPicture::File(file) => Some(Icon::File(file_icon(self.base, self.space_id, file))),
            IconPicture::Color => None,
        }
    }
}

/// The icon that is an image of a space.
pub(super) fn file_icon(base: &str, space_id: &str, image: &str) -> FileIcon {
    FileIcon {
        format: Default::default(),
        file: format!("{base}/v1/spaces/{space_id}/files/{image}"),
    }
}

/// Both palettes have the same names.
pub(super) fn color(color: PaletteColor) -> Color {
    Color::from_name(color.name()).unwrap_or_default()
}

/// A layout; those that v1 does not have are `basic`.
fn layout(layout: Layout) -> ObjectLayout {
    match layout {
        Layout::Profile => ObjectLayout::Profile,
        Layout::Todo => ObjectLayout::Action,
        Layout::Note => ObjectLayout::Note,
        Layout::Bookmark => ObjectLayout::Bookmark,
        Layout::Set => ObjectLayout::Set,
        Layout::Collection => ObjectLayout::Collection,
        Layout::Participant => ObjectLayout::Participant,
        Layout::ChatDerived | Layout::ChatDeprecated => ObjectLayout::Chat,
        _ => ObjectLayout::Basic,
    }
}
