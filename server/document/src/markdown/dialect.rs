//! The two Markdown dialects of the import (document.md 12.1, v1.md 19.2).

use pulldown_cmark::Options;

use super::commonmark;
use crate::block::{FileBlock, FileKind, FileStyle};
use crate::inline::MarkKind;

/// The dialect of the input.
#[derive(Clone, Copy)]
pub(super) enum Dialect<'a> {
    /// The dialect of document.md 12.
    V2,
    /// The dialect of v1.md 19.2.
    V1 {
        /// The kind of the file object with the given id.
        file_kind: &'a dyn Fn(&str) -> Option<FileKind>,
    },
}

impl Dialect<'_> {
    pub(super) fn options(self) -> Options {
        match self {
            Self::V2 => commonmark::OPTIONS,
            Self::V1 { .. } => commonmark::WITHOUT_MATH,
        }
    }

    pub(super) fn is_v1(self) -> bool {
        matches!(self, Self::V1 { .. })
    }

    /// The file named by a link, if a paragraph with only this link becomes a file block.
    pub(super) fn file(self, kind: &MarkKind) -> Option<FileBlock> {
        match (self, kind) {
            (Self::V1 { file_kind }, MarkKind::ObjectLink { object_id }) => Some(FileBlock {
                kind: file_kind(object_id)?,
                object_id: Some(object_id.clone()),
                name: None,
                mime_type: None,
                size: None,
                style: FileStyle::default(),
                added_at: None,
            }),
            _ => None,
        }
    }
}
