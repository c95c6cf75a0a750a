//! Files: upload, content, archive (chats-files-auth.md 2).
//!
//! A file is an object whose content is a blob. Its media type follows from its bytes, never from the caller. The blob is
//! on disk before the commit that creates the object.

mod content;
mod delete;
mod details;
mod media;
mod name;
mod picture;
mod scale;
mod sniff;
mod upload;
mod variant;

pub use content::FileContent;
pub use name::{FileName, source_name};
pub use scale::Variant;
pub use sniff::OCTET_STREAM;
pub use upload::PreparedUpload;
pub(crate) use upload::is_kept;
pub use variant::{KeptVariant, MadeVariant};

// Internal keys of properties.
const FILE_EXT: &str = "fileExt";
const SIZE: &str = "sizeInBytes";
const ADDED_DATE: &str = "addedDate";
const WIDTH: &str = "widthInPixels";
const HEIGHT: &str = "heightInPixels";
