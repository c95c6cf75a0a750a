//! Descriptions of members whose names are not self-explanatory, one sentence each, used wherever the member is
//! published. An agent may read only these schemas.

use schemars::schema::SchemaObject;

use super::build::described;

/// A member with its description.
pub(crate) fn meant(
    name: &'static str,
    meaning: &str,
    schema: SchemaObject,
) -> (&'static str, SchemaObject) {
    (name, described(meaning, schema))
}

pub(crate) const BLOCK_TYPE: &str =
    "A row holds only columns, and a column is only directly inside a row.";
pub(crate) const INDENT: &str =
    "Nesting level: the first is 0, and a child has the indent of its parent + 1.";
pub(crate) const LOCAL_ID: &str = "If absent, the server creates one.";
pub(crate) const KEPT_ID: &str = "Id of an existing part that stays; a new part has no id.";
pub(crate) const TEXT: &str = "Inline markup, no plain text: **bold**, *italic*, ~~strike~~, `code`, [label](address), \
    <u>underline</u>, <font color=\"red\" background=\"yellow\">colours</font>, <mention object_id=\"id\">name</mention>. \
    A backslash makes the character behind it plain, as in 2 \\* 3 or \\[x]. In code and embed the text is literal.";
pub(crate) const COLOR: &str =
    "Colour of the text: grey, yellow, orange, red, pink, purple, blue, ice, teal or lime.";
pub(crate) const BACKGROUND: &str = "Colour behind the text, by the same names as color.";
pub(crate) const LANGUAGE: &str = "Language of code, such as rust.";
pub(crate) const PROCESSOR: &str = "The renderer of an embed. Its text is source for latex to drawio, and an address \
    for the others.";
pub(crate) const URL: &str = "Address of a bookmark.";
pub(crate) const OBJECT_ID: &str = "Full id of an object. In file, image, video, audio and pdf: a file object \
    (upload_file creates one). In link: any object. In bookmark: a bookmark object. In dataview: a type, query or \
    collection.";
pub(crate) const FILE_NAME: &str = "The name that a file, image, video, audio or pdf block shows.";
pub(crate) const STYLE: &str =
    "In file, image, video, audio and pdf: auto, link or embed; in divider: line or dots.";
pub(crate) const CALLOUT_ICON: &str = "Icon of a callout.";
pub(crate) const OF_LINK: &str = "In link.";
pub(crate) const SHOWN_PROPERTY: &str = "Key of the property that a property block shows.";
pub(crate) const TABLE_COLUMNS: &str = "Columns of a table, from left to right.";
pub(crate) const TABLE_ROWS: &str = "Rows of a table, from top to bottom.";
pub(crate) const ALL_COLUMNS: &str = "All columns of a table, from left to right. The list replaces the whole old \
    list: send every column that stays with its id. Removing a column removes its cells; to remove a column with a \
    filled cell, also send rows. set_cell changes one cell.";
pub(crate) const ALL_ROWS: &str = "All rows of a table, from top to bottom. The list replaces the whole old list: send \
    every row that stays with its id and all its cells; set_cell changes one cell.";
pub(crate) const ALL_VIEWS: &str = "All views of a dataview; the first one is the default tab. The list replaces the \
    whole old list: send every view that stays with its id; update_view changes one view.";
pub(crate) const VIEWS: &str = "Views of a dataview; the first one is the default tab.";
pub(crate) const WIDTH: &str = "Pixels; 0 is automatic.";
pub(crate) const IS_HEADER: &str = "True if the cells of this row label the columns.";
pub(crate) const CELLS: &str = "One for each column, from left to right; missing cells are empty. A string is inline \
    markup, like text.";
pub(crate) const KNOWN_PROPERTIES: &str = "In dataview: the properties that its views know. In link: keys of the \
    properties to show.";
pub(crate) const IS_COLLECTION: &str = "The rows of a dataview are the items of a collection.";

pub(crate) const VIEW_TYPE: &str = "Layout of the view; table by default.";
pub(crate) const GROUP_BY: &str =
    "Property key. In kanban: a select, multi_select or checkbox. In calendar: a date.";
pub(crate) const COVER_PROPERTY: &str =
    "Key of the property whose pictures a gallery shows as covers.";
pub(crate) const END_PROPERTY: &str = "Property key; stored, but without effect.";
pub(crate) const PAGE_SIZE: &str = "Rows on a page; 0 lets the application choose.";
pub(crate) const NEW_TEMPLATE: &str =
    "Object id of the template for objects that are created in this view.";
pub(crate) const NEW_TYPE: &str = "Object id of the type of objects that are created in this view.";
pub(crate) const SORTS: &str =
    "All sort keys; the first one is the primary key. The list replaces the whole old list.";
pub(crate) const VIEW_SORTS: &str = "Sort keys; the first one is the primary key.";
pub(crate) const VIEW_COLUMNS: &str = "Columns in display order.";
pub(crate) const FILTER: &str = "A compact filter string, such as name CONTAINS \"plan\". The schema kind filters has \
    its grammar. It replaces all filters of the view; to clear them, set filters to null.";
pub(crate) const DIRECTION: &str = "Ascending by default; custom sorts by custom_order.";
pub(crate) const CUSTOM_ORDER: &str =
    "Names of options in the wanted order, for the direction custom.";
pub(crate) const EMPTY_PLACEMENT: &str = "The position of objects without a value.";
pub(crate) const SORT_TIME: &str = "False sorts dates by calendar day, not by second.";
pub(crate) const NO_COLLATE: &str = "Sorts text by its bytes, not by the rules of language.";
pub(crate) const GROUP: &str = "The nodes that the operator joins.";
pub(crate) const FILTER_VALUE: &str = "Depends on the format of the property: text, a number, true or false, the name \
    of an option, an object id, a date as \"2026-07-06\". Conditions on several values take a list; conditions on \
    presence take no value.";
pub(crate) const DATE_PRESET: &str = "A date relative to today, in place of a date as value. The presets with a \
    number of days take this number as value.";
pub(crate) const FILTER_TIME: &str = "Compares dates to the second, not by calendar day.";
pub(crate) const AGGREGATION: &str = "The summary below the column.";
pub(crate) const EDITOR_STATE: &str = "State of the editor; send it back unchanged.";

pub(crate) const DOCUMENT_TYPE: &str = "Type key, name or a variant of it.";
pub(crate) const TEMPLATE_FOR: &str = "Key or name of the type that a template is for.";
pub(crate) const TEMPLATE: &str = "A template object, or `none`; empty counts as absent.";
pub(crate) const PROPERTIES: &str = "Property values. The keys are keys, names or variants of properties. name is the \
    title, and description the line below it.";
pub(crate) const BLOCKS: &str =
    "The blocks as a flat list in document order; indent makes it a tree.";
pub(crate) const QUERY_SOURCE: &str = "In a query: its rows are the objects of these types and the objects with a \
    value of these properties.";
pub(crate) const SOURCE_TYPES: &str = "Keys or names of types.";
pub(crate) const SOURCE_PROPERTIES: &str = "Keys or names of properties.";
pub(crate) const COLLECTION_ITEMS: &str = "In a collection: full ids of its items, in order.";
pub(crate) const API_KEY: &str =
    "The wanted key of a new type; if absent, the server derives it from the name.";
pub(crate) const DEFAULT_TEMPLATE: &str =
    "Object id of the template from which new objects start; empty means none.";
pub(crate) const DEFINITIONS: &str = "The whole list of properties, in display order. In an update, it replaces the \
    old list. The operations add_property, remove_property and move_property change one entry.";
pub(crate) const DEFINED_KEY: &str =
    "Key of an existing property; with a new name, the wanted key.";
pub(crate) const DEFINED_NAME: &str =
    "Display name; a name that no property has creates a property.";
pub(crate) const SECTION: &str = "The section of the list; absent means the plain section.";
pub(crate) const DEFINED_OPTIONS: &str = "Options of a select or multi_select, in display order.";
