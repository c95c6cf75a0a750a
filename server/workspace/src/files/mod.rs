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

/// Internal key of the extension of a file name.
const FILE_EXT: &str = "fileExt";
/// Internal key of the size.
const SIZE: &str = "sizeInBytes";
/// Internal key of the instant of the upload.
const ADDED_DATE: &str = "addedDate";
/// Internal key of the width of a picture.
const WIDTH: &str = "widthInPixels";
/// Internal key of the height of a picture.
const HEIGHT: &str = "heightInPixels";
