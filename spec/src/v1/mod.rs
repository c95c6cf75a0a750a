//! The stable major, version 2025-11-08 (v1.md): API traits of its own, one per resource, with wire types of their own.
//! What they mean is what the use cases of v2 mean.
//!
//! Operation ids begin with [`PREFIX`], because those of both majors stand in one router; the document of v1 alone
//! leaves it out.

mod api;
pub mod auth;
pub mod chats;
mod errors;
pub mod files;
mod icons;
pub mod lists;
pub mod members;
mod names;
pub mod objects;
pub(crate) mod operations;
pub mod properties;
pub mod search;
mod shared;
pub mod spaces;
pub mod tags;
pub mod templates;
pub mod types;
pub mod values;

pub use errors::{Error, ErrorCode, PAGE_LIMIT_FAULT, PagingError, ScopedKeyError};
pub use icons::{EmojiIcon, FileIcon, ICON_NAMES, Icon, IconName, NamedIcon};
pub use names::{
    Color, Condition, ObjectLayout, Operator, PropertyFormat, SortDirection, SortProperty,
    ViewLayout,
};
pub use operations::{OPERATIONS, served};
pub use shared::{PaginatedResponse, PaginationMeta, SpacePath, read_body};
pub use values::{Property, PropertyLinkWithValue, PropertyWithValue, Tag};

/// What the ids of operations begin with.
pub const PREFIX: &str = "v1_";
/// What their paths begin with.
pub const ROOT: &str = "/v1";
/// Rows of a page when `limit` is absent.
pub const PAGE_LIMIT_DEFAULT: u32 = 100;
/// Largest `limit`.
pub const PAGE_LIMIT_MAX: u32 = 1000;
