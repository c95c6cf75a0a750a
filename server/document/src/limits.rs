//! The bounds of a document (document.md 10.6). Parsing, validation, edits and schemas read them here.

/// Most blocks of a document body.
pub const MAX_BLOCKS: usize = 100_000;
/// Most members of `properties` in a document body.
pub const MAX_PROPERTIES: usize = 2_048;
/// Most ids of `collection_items` in a create.
pub const MAX_COLLECTION_ITEMS: usize = 1_000;
/// Most ids of `collection_items` in a document that is judged without being created: a collection grows by operations.
pub const MAX_SERVED_ITEMS: usize = 100_000;
/// Deepest indent.
pub const MAX_INDENT: u8 = 32;
/// Longest text of a block, in UTF-16 units.
pub const MAX_TEXT: usize = 1_048_576;
/// Longest name or address.
pub const MAX_NAME: usize = 4_096;
/// Longest key or object reference.
pub const MAX_KEY: usize = 256;
/// Longest colour or language name.
pub const MAX_WORD: usize = 64;
/// Longest emoji of an icon.
pub const MAX_EMOJI: usize = 32;
/// Longest file reference of an icon or cover.
pub const MAX_ICON_FILE: usize = 255;
/// Longest name of an icon, a cover colour or a gradient.
pub const MAX_ICON_NAME: usize = 64;
/// Most cells of a table's grid.
pub const MAX_GRID: usize = 100_000;
/// Widest column, in pixels.
pub const MAX_WIDTH: usize = 10_000;
/// Most columns of a table in a payload, and most cells of one of its rows.
pub const MAX_TABLE_COLUMNS: usize = 64;
/// Most rows of a table in a payload.
pub const MAX_TABLE_ROWS: usize = 1_024;
/// Most views of a dataview in a payload.
pub const MAX_VIEWS: usize = 128;
/// Largest page of a view.
pub const MAX_PAGE_SIZE: usize = 1_000;
/// Longest id that an editor has given to a sort.
pub const MAX_SORT_ID: usize = 64;
/// Most columns of a view.
pub const MAX_VIEW_COLUMNS: usize = 64;
/// Most sorts of a view.
pub const MAX_SORTS: usize = 10;
/// Most values of the custom order of a sort.
pub const MAX_CUSTOM_ORDER: usize = 128;
/// Most filter nodes at the top of a stored view.
pub const MAX_TOP_FILTERS: usize = 32;
/// Longest compact filter string, in bytes.
pub const MAX_FILTER_TEXT: usize = 4_096;
/// Most filter nodes at the top of a search.
pub const MAX_SEARCH_FILTERS: usize = 50;
/// Most members of a filter group.
pub const MAX_GROUP_MEMBERS: usize = 50;
/// Most groups that a filter leaf may sit in.
pub const MAX_FILTER_DEPTH: usize = 32;
/// Most leaves of one filter, at all depths together.
pub const MAX_FILTER_LEAVES: usize = 1_000;
/// Most days that a counting date preset counts (document.md 6.6).
pub const MAX_PRESET_DAYS: usize = 36_500;
/// Most property definitions of a type.
pub const MAX_DEFINITIONS: usize = 128;
/// Longest name of a property definition.
pub const MAX_DEFINITION_NAME: usize = 128;
/// Most options of a property definition.
pub const MAX_OPTIONS: usize = 100;
/// Most options of a property at one time, however they came.
pub const MAX_PROPERTY_OPTIONS: usize = 10_000;
/// Most entries of a list without a bound of its own; published schemas state it (ops.md 17, G4).
pub const MAX_LIST: usize = 2_048;
/// Most members of a map without a bound of its own; published schemas state it (ops.md 17, G4).
pub const MAX_MEMBERS: usize = 128;
/// Most levels of arrays and objects inside a value that is kept verbatim, such as the `fields` of a block.
pub const MAX_BAG_DEPTH: usize = 64;
/// Largest size of a file that a JSON number holds exactly: 2^53 - 1 (document.md 6.3).
pub const MAX_SIZE: usize = (1 << 53) - 1;
/// Longest text of a chat message without its markup, in UTF-16 units (chats-files-auth.md 1.8).
pub const MAX_MESSAGE_TEXT: usize = 8_000;
/// Longest source of a chat message, in characters.
pub const MAX_MESSAGE_SOURCE: usize = 1_048_576;
/// Most attachments of a chat message.
pub const MAX_ATTACHMENTS: usize = 32;
/// Longest emoji of a reaction, in characters.
pub const MAX_REACTION: usize = 64;
/// Most distinct emojis of one member on one message.
pub const MAX_REACTIONS_OF_MEMBER: usize = 12;
/// Most distinct emojis on one message.
pub const MAX_REACTIONS_OF_MESSAGE: usize = 32;
/// Longest state id that a caller may send.
pub const MAX_STATE_ID: usize = 256;
/// Most blocks that one edit operation brings, parsed Markdown included.
pub const MAX_PAYLOAD_BLOCKS: usize = 256;
