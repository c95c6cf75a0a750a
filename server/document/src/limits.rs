//! The limits of a document (document.md 10.6), shared by parsing, validation, edits and schemas.

/// Maximum number of blocks in a document body.
pub const MAX_BLOCKS: usize = 100_000;
/// Maximum number of members of `properties` in a document body.
pub const MAX_PROPERTIES: usize = 2_048;
/// Maximum number of ids in `collection_items` of a create.
pub const MAX_COLLECTION_ITEMS: usize = 1_000;
/// Maximum number of ids in `collection_items` of a document that is only validated. Operations can extend a collection
/// beyond the create limit.
pub const MAX_SERVED_ITEMS: usize = 100_000;
/// Maximum indent.
pub const MAX_INDENT: u8 = 32;
/// Maximum length of a block's text, in UTF-16 units.
pub const MAX_TEXT: usize = 1_048_576;
/// Maximum length of a name or URL.
pub const MAX_NAME: usize = 4_096;
/// Maximum length of a key or object reference.
pub const MAX_KEY: usize = 256;
/// Maximum length of a color or language name.
pub const MAX_WORD: usize = 64;
/// Maximum length of an icon's emoji.
pub const MAX_EMOJI: usize = 32;
/// Maximum length of the file reference of an icon or cover.
pub const MAX_ICON_FILE: usize = 255;
/// Maximum length of the name of an icon, cover color or gradient.
pub const MAX_ICON_NAME: usize = 64;
/// Maximum number of cells in a table's grid.
pub const MAX_GRID: usize = 100_000;
/// Maximum width of a column, in pixels.
pub const MAX_WIDTH: usize = 10_000;
/// Maximum number of columns of a table in a payload, and of cells in one of its rows.
pub const MAX_TABLE_COLUMNS: usize = 64;
/// Maximum number of rows of a table in a payload.
pub const MAX_TABLE_ROWS: usize = 1_024;
/// Maximum number of views of a dataview in a payload.
pub const MAX_VIEWS: usize = 128;
/// Maximum page size of a view.
pub const MAX_PAGE_SIZE: usize = 1_000;
/// Maximum length of the id that an editor gave to a sort.
pub const MAX_SORT_ID: usize = 64;
/// Maximum number of columns of a view.
pub const MAX_VIEW_COLUMNS: usize = 64;
/// Maximum number of sorts of a view.
pub const MAX_SORTS: usize = 10;
/// Maximum number of values in the custom order of a sort.
pub const MAX_CUSTOM_ORDER: usize = 128;
/// Maximum number of top-level filter nodes of a stored view.
pub const MAX_TOP_FILTERS: usize = 32;
/// Maximum length of a compact filter string, in bytes.
pub const MAX_FILTER_TEXT: usize = 4_096;
/// Maximum number of top-level filter nodes of a search.
pub const MAX_SEARCH_FILTERS: usize = 50;
/// Maximum number of members of a filter group.
pub const MAX_GROUP_MEMBERS: usize = 50;
/// Maximum nesting depth of groups around a filter leaf.
pub const MAX_FILTER_DEPTH: usize = 32;
/// Maximum number of leaves of one filter, at all depths together.
pub const MAX_FILTER_LEAVES: usize = 1_000;
/// Maximum number of days in a date preset that takes one (document.md 6.6).
pub const MAX_PRESET_DAYS: usize = 36_500;
/// Maximum number of property definitions of a type.
pub const MAX_DEFINITIONS: usize = 128;
/// Maximum length of the name of a property definition.
pub const MAX_DEFINITION_NAME: usize = 128;
/// Maximum number of options of a property definition.
pub const MAX_OPTIONS: usize = 100;
/// Maximum number of options of a property at one time, however they were created.
pub const MAX_PROPERTY_OPTIONS: usize = 10_000;
/// Maximum number of entries of a list without its own limit; published schemas state it (ops.md 17, G4).
pub const MAX_LIST: usize = 2_048;
/// Maximum number of members of a map without its own limit; published schemas state it (ops.md 17, G4).
pub const MAX_MEMBERS: usize = 128;
/// Maximum nesting depth of arrays and objects in a value that is kept verbatim, such as the `fields` of a block.
pub const MAX_BAG_DEPTH: usize = 64;
/// Maximum size of a file that a JSON number represents exactly: 2^53 - 1 (document.md 6.3).
pub const MAX_SIZE: usize = (1 << 53) - 1;
/// Maximum length of a chat message without its markup, in UTF-16 units (chats-files-auth.md 1.8).
pub const MAX_MESSAGE_TEXT: usize = 8_000;
/// Maximum length of the source of a chat message, in characters.
pub const MAX_MESSAGE_SOURCE: usize = 1_048_576;
/// Maximum number of attachments of a chat message.
pub const MAX_ATTACHMENTS: usize = 32;
/// Maximum length of a reaction's emoji, in characters.
pub const MAX_REACTION: usize = 64;
/// Maximum number of distinct emojis of one member on one message.
pub const MAX_REACTIONS_OF_MEMBER: usize = 12;
/// Maximum number of distinct emojis on one message.
pub const MAX_REACTIONS_OF_MESSAGE: usize = 32;
/// Maximum length of a state id that a caller sends.
pub const MAX_STATE_ID: usize = 256;
/// Maximum number of blocks in one edit operation, including those from Markdown.
pub const MAX_PAYLOAD_BLOCKS: usize = 256;
