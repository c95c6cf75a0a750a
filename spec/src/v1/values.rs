//! Properties, tags, and the values of objects (v1.md 11 to 13).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::names::{Color, PropertyFormat, names};
use crate::shared::{Moment, OrNull};

names! {
    /// Marks the object as a tag.
    TagMarker { Tag = "tag" }

    /// Marks the object as a property.
    PropertyMarker { Property = "property" }
}

/// A tag of a select property.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct Tag {
    /// Always `tag`.
    pub object: TagMarker,
    /// Full id.
    pub id: String,
    /// The key; unique among the tags of a space.
    pub key: String,
    /// The display name.
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
    /// The display name.
    pub name: String,
    /// The format of its values.
    pub format: PropertyFormat,
}

/// Declares the value of each format: a property with one member more, and what sets it.
macro_rules! values {
    ($($name:ident $link:ident $member:ident: $value:ty $(as $schema:literal)? , $given:literal = $text:literal;)+) => {
        $(
            #[doc = concat!("A property with its value, of the format `", $text, "`.")]
            #[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
            pub struct $name {
                #[serde(flatten)]
                /// The settings of the type.
                pub property: Property,
                /// The value.
                $(#[schemars(with = $schema)])?
                pub $member: $value,
            }
        )+

        /// A property with its value. The name of the value is the format of the property.
        #[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
        #[serde(untagged)]
        pub enum PropertyWithValue {
            $(
                #[doc = concat!("`", $text, "`")]
                $name($name),
            )+
        }

        impl PropertyWithValue {
            $(
                #[doc = concat!("A value of the format `", $text, "`.")]
                pub fn $member(property: Property, $member: $value) -> Self {
                    Self::$name($name { property, $member })
                }
            )+
        }

        $(
            #[doc = concat!("A value to set, of the format `", $text, "`.")]
            #[derive(Clone, Debug, JsonSchema)]
            pub struct $link {
                /// Key of the property.
                pub key: String,
                /// The value; null removes it.
                #[schemars(with = $given)]
                pub $member: Value,
            }
        )+

        /// A value to set. The name of the value is the format of its property.
        #[derive(Clone, Debug, JsonSchema)]
        #[schemars(untagged)]
        pub enum PropertyLinkWithValue {
            $(
                #[doc = concat!("`", $text, "`")]
                $link($link),
            )+
        }
    };
}

values! {
    TextPropertyValue TextPropertyLinkValue text: String, "OrNull<String>" = "text";
    NumberPropertyValue NumberPropertyLinkValue number: serde_json::Number as "f64", "OrNull<f64>" = "number";
    SelectPropertyValue SelectPropertyLinkValue select: Tag, "OrNull<String>" = "select";
    MultiSelectPropertyValue MultiSelectPropertyLinkValue multi_select: Vec<Tag>, "OrNull<Vec<String>>" = "multi_select";
    DatePropertyValue DatePropertyLinkValue date: String as "Moment", "OrNull<String>" = "date";
    FilesPropertyValue FilesPropertyLinkValue files: Vec<String>, "OrNull<Vec<String>>" = "files";
    CheckboxPropertyValue CheckboxPropertyLinkValue checkbox: bool, "OrNull<bool>" = "checkbox";
    UrlPropertyValue UrlPropertyLinkValue url: String, "OrNull<String>" = "url";
    EmailPropertyValue EmailPropertyLinkValue email: String, "OrNull<String>" = "email";
    PhonePropertyValue PhonePropertyLinkValue phone: String, "OrNull<String>" = "phone";
    ObjectsPropertyValue ObjectsPropertyLinkValue objects: Vec<String>, "OrNull<Vec<String>>" = "objects";
}
