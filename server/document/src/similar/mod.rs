//! Equal and similar spellings: normal forms of names, the folded form of keys, and suggestions (document.md 4.2).

mod canonical;
mod fold;
mod suggest;

pub use canonical::{canonical_name, composed};
pub use fold::{fold, is_default_ignorable};
pub(crate) use suggest::meant_by;
pub use suggest::{
    DID_YOU_MEAN, MAX_KNOWN, MAX_SUGGESTIONS, did_you_mean, known_list, meant_and_listed, nearest,
    similar,
};
