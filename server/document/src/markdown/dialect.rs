//! The two dialects of Markdown that are read (document.md 12.1, v1.md 19.2).

use pulldown_cmark::Options;

use super::commonmark;
use crate::block::{FileBlock, FileKind, FileStyle};
use crate::inline::MarkKind;

/// Which Markdown is read.
#[derive(Clone, Copy)]
pub(super) enum Dialect<'a> {
    /// That of document.md 12.
    V2,
    /// That of v1.md 19.2.
    V1 {
        /// The kind of the file object with an id.
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

    /// The file that an address names, if a paragraph that is nothing but a link to it becomes its block.
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
