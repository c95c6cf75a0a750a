//! What a file tells of itself beyond its kind (chats-files-auth.md 2.4): the camera of a picture or film, the size of a
//! film and which way a picture is held, the tags of a recording. What cannot be read is left out; nothing here makes an upload fail.

mod boxes;
mod movie;
mod picture;
mod places;
mod tags;

use std::io::{BufRead, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rolltop_document::limits::MAX_NAME;
use serde_json::{Value, json};

use super::media::FileKind;

pub(super) use movie::EBML;
pub(super) use picture::{boxed_size, is_still, lies_on_its_side, orientation};

/// Internal keys and values of properties.
pub(super) type Details = Vec<(&'static str, Value)>;

/// Width and height.
pub(super) type Size = (u32, u32);

/// What the content of a file tells.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Seen {
    pub(super) details: Details,
    /// Width and height of a film.
    pub(super) size: Option<Size>,
    /// Whether a picture is shown on its side: its rows are columns then.
    pub(super) is_turned: bool,
}

/// Longest lyrics, in characters.
const MAX_LYRICS: usize = 64 << 10;

/// What content of this kind tells.
pub(super) fn look(mut content: impl BufRead + Seek, kind: FileKind, size: u64) -> Seen {
    // A reader that stumbles over a file is no reason to refuse it.
    let look = || {
        content.rewind().ok()?;
        Some(match kind {
            FileKind::Image => picture::look(content, size),
            FileKind::Audio => Seen {
                details: tags::details(content),
                ..Seen::default()
            },
            FileKind::Video => movie::look(content, size),
            FileKind::Pdf | FileKind::File => Seen::default(),
        })
    };
    catch_unwind(AssertUnwindSafe(look))
        .ok()
        .flatten()
        .unwrap_or_default()
}

/// The largest of the pictures.
fn largest(sizes: impl IntoIterator<Item = Size>) -> Option<Size> {
    let area = |size: &Size| u64::from(size.0) * u64::from(size.1);
    let sizes = sizes.into_iter().filter(|size| area(size) > 0);
    sizes.max_by_key(area)
}

/// A camera by its maker and its model, in which some makers name themselves again; by one of them where the other is
/// not said.
fn camera(maker: Option<String>, model: Option<String>) -> Option<Value> {
    let (maker, model) = (maker.unwrap_or_default(), model.unwrap_or_default());
    let (maker, model) = (maker.trim(), model.trim());
    let first = maker.split(' ').next().unwrap_or_default();
    let named = model.to_lowercase().starts_with(&first.to_lowercase());
    line(&if named {
        model.to_owned()
    } else {
        format!("{maker} {model}")
    })
}

/// A line of text, if there is anything in it.
fn line(text: &str) -> Option<Value> {
    let line: String = text
        .chars()
        .filter(|c| !c.is_control())
        .take(MAX_NAME)
        .collect();
    let line = line.trim();
    (!line.is_empty()).then(|| json!(line))
}
