//! Properties, tags, and the values of objects (v1.md 11 to 13).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::names::{Color, PropertyFormat, names};
use crate::shared::Moment;

names! {
    /// The kind of a tag.
    TagMarker { Tag = "tag" }
}

names! {
    /// The kind of a property.
    PropertyMarker { Property = "property" }
}

/// A tag of a select property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Tag {
    /// Always `tag`.
    pub object: TagMarker,
    /// Full id.
    pub id: String,
    /// Its key; unique among the tags of a space.
    pub key: String,
    /// What people read.
    pub name: String,
    /// Its colour.
    pub color: Color,
}

/// A property of a space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Property {
    /// Always `property`.
    pub object: PropertyMarker,
    /// Full id.
    pub id: String,
    /// Its key.
    pub key: String,
    /// What people read.
    pub name: String,
    /// What its values are.
    pub format: PropertyFormat,
}

/// Declares the value of each format: a property with one member more.
macro_rules! values {
    ($($name:ident $member:ident: $value:ty $(as $schema:literal)? = $text:literal;)+) => {
        $(
            #[doc = concat!("A property with its value, of the format `", $text, "`.")]
            #[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
            pub struct $name {
                #[serde(flatten)]
                /// The definition.
                pub property: Property,
                /// The value.
                $(#[schemars(with = $schema)])?
                pub $member: $value,
            }
        )+

        /// A property with its value, which stands under the name of the format.
        #[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum PropertyWithValue {
            $(
                #[doc = concat!("`", $text, "`")]
                $name($name),
            )+
        }
    };
}

values! {
    TextPropertyValue text: String = "text";
    NumberPropertyValue number: serde_json::Number as "f64" = "number";
    SelectPropertyValue select: Tag = "select";
    MultiSelectPropertyValue multi_select: Vec<Tag> = "multi_select";
    DatePropertyValue date: String as "Moment" = "date";
    FilesPropertyValue files: Vec<String> = "files";
    CheckboxPropertyValue checkbox: bool = "checkbox";
    UrlPropertyValue url: String = "url";
    EmailPropertyValue email: String = "email";
    PhonePropertyValue phone: String = "phone";
    ObjectsPropertyValue objects: Vec<String> = "objects";
}
