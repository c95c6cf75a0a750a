//! The query options of an object read (document.md 2).

use crate::vocabulary::KeysMode;
use crate::wire::wire_enum;

wire_enum! {
    /// The spelling that `ids=` requests for document-local ids and space ids: compact ids are short where the short
    /// form is unambiguous, full ones are as stored.
    IdSpelling { Compact = "compact", Full = "full" }
}

/// The parsed options of an object read.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct ReadOptions {
    /// The requested part.
    pub part: Part,
    /// Spelling of block, row, column and view ids.
    pub ids: IdSpelling,
    /// Spelling of property and type keys.
    pub keys: KeysMode,
}

/// The part of an object that is read.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Part {
    /// The document, or some of its members.
    Document {
        /// Includes `properties`.
        properties: bool,
        /// What is served in place of the blocks.
        body: Body,
    },
    /// A Markdown rendering.
    Markdown,
}

/// What a document read serves of the blocks.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Body {
    /// All of them.
    Blocks,
    /// None.
    Nothing,
    /// The block structure with shortened text.
    Outline,
    /// One block, by reference, and its descendants.
    Subtree(String),
}

impl ReadOptions {
    /// The whole document.
    pub fn whole(ids: IdSpelling, keys: KeysMode) -> Self {
        Self {
            part: Part::Document {
                properties: true,
                body: Body::Blocks,
            },
            ids,
            keys,
        }
    }
}
