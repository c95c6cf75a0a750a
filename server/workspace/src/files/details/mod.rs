//! What a file tells of itself beyond its kind (chats-files-auth.md 2.4): the camera of a picture or film, the size of a
//! film, the tags of a recording. What cannot be read is left out; nothing here makes an upload fail.

mod camera;
mod movie;
mod tags;

use std::io::{BufRead, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rolltop_document::limits::MAX_NAME;
use serde_json::{Value, json};

use super::media::FileKind;

pub(super) use movie::EBML;

/// Internal keys and values of properties.
pub(super) type Details = Vec<(&'static str, Value)>;

/// Longest lyrics, in characters.
const MAX_LYRICS: usize = 64 << 10;

/// What content of this kind tells, and the width and height of a film.
pub(super) fn details(
    mut content: impl BufRead + Seek,
    kind: FileKind,
    size: u64,
) -> (Details, Option<(u32, u32)>) {
    // A reader that stumbles over a file is no reason to refuse it.
    let look = || {
        content.rewind().ok()?;
        Some(match kind {
            FileKind::Image => (camera::details(content, size), None),
            FileKind::Audio => (tags::details(content), None),
            FileKind::Video => movie::look(content, size),
            FileKind::Pdf | FileKind::File => (Details::new(), None),
        })
    };
    catch_unwind(AssertUnwindSafe(look))
        .ok()
        .flatten()
        .unwrap_or_default()
}

/// A camera by its maker and its model, in which some makers name themselves again.
fn camera(maker: &str, model: &str) -> Option<Value> {
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
