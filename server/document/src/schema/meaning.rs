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
    "A row holds only columns, and a column stands only directly in a row.";
pub(crate) const INDENT: &str =
    "Level of nesting: 0 first; a child follows its parent with the parent's indent + 1.";
pub(crate) const LOCAL_ID: &str = "Left out, the server mints one.";
pub(crate) const KEPT_ID: &str =
    "Id of a part that is there and stays the same part; a new part has none.";
pub(crate) const TEXT: &str = "Inline markup, no plain text: **bold**, *italic*, ~~strike~~, `code`, [label](address), \
    <u>underline</u>, <font color=\"red\" background=\"yellow\">colours</font>, <mention object_id=\"id\">name</mention>. \
    A backslash makes the character behind it plain, as in 2 \\* 3 or \\[x]. In code and embed the text is literal.";
pub(crate) const COLOR: &str =
    "Colour of the text: grey, yellow, orange, red, pink, purple, blue, ice, teal or lime.";
pub(crate) const BACKGROUND: &str = "Colour behind the text, by the same names as color.";
pub(crate) const LANGUAGE: &str = "Language of code, such as rust.";
pub(crate) const PROCESSOR: &str =
    "What shows the text of an embed: its source for latex to drawio, an address for the others.";
pub(crate) const URL: &str = "Address of a bookmark.";
pub(crate) const OBJECT_ID: &str = "Full id of an object: of a file object in file, image, video, audio and pdf (upload_file \
    makes one), of any object in link, of a bookmark object in bookmark, of a type, query or collection in dataview.";
pub(crate) const FILE_NAME: &str = "Name that a file, image, video, audio or pdf block shows.";
pub(crate) const STYLE: &str =
    "In file, image, video, audio and pdf: auto, link or embed; in divider: line or dots.";
pub(crate) const CALLOUT_ICON: &str = "Icon of a callout.";
pub(crate) const OF_LINK: &str = "In link.";
pub(crate) const SHOWN_PROPERTY: &str = "Key of the property that a property block shows.";
pub(crate) const TABLE_COLUMNS: &str = "Columns of a table, from the left.";
pub(crate) const TABLE_ROWS: &str = "Rows of a table, from the top.";
pub(crate) const ALL_COLUMNS: &str = "All columns of a table, from the left. The list replaces the whole old one: send every \
    column that stays with its id. Cells go with their columns; a column with a filled cell can be left out only \
    where rows is set too. set_cell changes one cell.";
pub(crate) const ALL_ROWS: &str = "All rows of a table, from the top. The list replaces the whole old one: send every row \
    that stays with its id and all its cells; set_cell changes one cell.";
pub(crate) const ALL_VIEWS: &str = "All views of a dataview, the first one the default tab. The list replaces the whole old \
    one: send every view that stays with its id; update_view changes one view.";
pub(crate) const VIEWS: &str = "Views of a dataview, the first one the default tab.";
pub(crate) const WIDTH: &str = "Pixels; 0 is automatic.";
pub(crate) const IS_HEADER: &str = "The cells of the row label the columns.";
pub(crate) const CELLS: &str = "One for each column, from the left; those left out are empty. A string is inline markup, as text is.";
pub(crate) const KNOWN_PROPERTIES: &str = "In dataview: the properties that its views know. In link: keys of the properties that are shown.";
pub(crate) const IS_COLLECTION: &str = "The rows of a dataview are the members of a collection.";

pub(crate) const VIEW_TYPE: &str = "Layout of the view; table by default.";
pub(crate) const GROUP_BY: &str =
    "Property key: of a select, multi_select or checkbox in kanban, of a date in calendar.";
pub(crate) const COVER_PROPERTY: &str =
    "Key of the property whose pictures are the covers of a gallery.";
pub(crate) const END_PROPERTY: &str = "Property key; kept without effect.";
pub(crate) const PAGE_SIZE: &str = "Rows on a page; 0 leaves it to the program that shows them.";
pub(crate) const NEW_TEMPLATE: &str = "Object id of the template for objects that are made here.";
pub(crate) const NEW_TYPE: &str = "Object id of the type of objects that are made here.";
pub(crate) const SORTS: &str =
    "All sort keys, the first one primary; the list replaces the whole old one.";
pub(crate) const VIEW_SORTS: &str = "Sort keys, the first one primary.";
pub(crate) const VIEW_COLUMNS: &str = "Columns in display order.";
pub(crate) const FILTER: &str = "A compact filter string, in the grammar of the schema kind filters, such as name CONTAINS \
    \"plan\". It replaces all filters of the view; to clear them, set filters to null.";
pub(crate) const DIRECTION: &str = "Ascending by default; custom goes by custom_order.";
pub(crate) const CUSTOM_ORDER: &str =
    "Names of options in the wanted order, with the direction custom.";
pub(crate) const EMPTY_PLACEMENT: &str = "Where objects without a value stand.";
pub(crate) const SORT_TIME: &str = "False sorts dates by calendar day, not by the second.";
pub(crate) const NO_COLLATE: &str = "Sorts text by its bytes, not as a reader would.";
pub(crate) const GROUP: &str = "What the operator joins.";
pub(crate) const FILTER_VALUE: &str = "By the format of the property: text, a number, true or false, the name of an option, \
    an object id, a date as \"2026-07-06\"; a list for conditions on several. None for the conditions on presence.";
pub(crate) const DATE_PRESET: &str = "Days counted from today, in place of a date as value; the presets with a number of days take it as value.";
pub(crate) const FILTER_TIME: &str = "Compares dates to the second, not by calendar day.";
pub(crate) const AGGREGATION: &str = "What stands below the column.";
pub(crate) const EDITOR_STATE: &str = "State of the editor; leave it as it was read.";

pub(crate) const DOCUMENT_TYPE: &str = "Type key, name or a variant of it.";
pub(crate) const TEMPLATE_FOR: &str = "Key or name of the type that a template is for.";
pub(crate) const TEMPLATE: &str = "A template object, or `none`; empty means absent.";
pub(crate) const PROPERTIES: &str = "Values under keys, names or variants of properties; name is the title, description the line below it.";
pub(crate) const BLOCKS: &str =
    "The content as a flat list in document order; indent makes a tree of it.";
pub(crate) const QUERY_SOURCE: &str = "In a query: its rows are the objects of these types and those with a value of these properties.";
pub(crate) const SOURCE_TYPES: &str = "Keys or names of types.";
pub(crate) const SOURCE_PROPERTIES: &str = "Keys or names of properties.";
pub(crate) const COLLECTION_ITEMS: &str = "In a collection: full ids of its members, in order.";
pub(crate) const API_KEY: &str = "The wanted key of a new type; absent derives it from the name.";
pub(crate) const DEFAULT_TEMPLATE: &str =
    "Object id of the template that new objects start from; empty for none.";
pub(crate) const DEFINITIONS: &str = "The whole list of properties, in display order. In an update it replaces the old list; \
    the operations add_property, remove_property and move_property change one entry.";
pub(crate) const DEFINED_KEY: &str =
    "Key of a property that exists; with a new name the wanted key.";
pub(crate) const DEFINED_NAME: &str = "Display name; one that no property has makes a property.";
pub(crate) const SECTION: &str = "The part of the list; absent is the plain one.";
pub(crate) const DEFINED_OPTIONS: &str = "Options of a select or multi_select, in display order.";
