//! Metadata of files (chats-files-auth.md 2.4): the camera and the orientation of a picture, the tags of a recording.
//! Metadata that cannot be read is left out; it never makes an upload fail.

use std::io::{BufRead, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind};

use exif::{Exif, In, Tag};
use image::metadata::Orientation;
use lofty::config::ParseOptions;
use lofty::file::TaggedFileExt;
use lofty::probe::Probe;
use lofty::tag::{Accessor, ItemKey};
use rolltop_document::limits::MAX_NAME;
use serde_json::{Value, json};

use super::picture::bounded;

/// Internal keys and values of properties.
pub(super) type Details = Vec<(&'static str, Value)>;

/// Longest lyrics, in characters.
const MAX_LYRICS: usize = 64 << 10;
/// Stands for every sensitivity that two bytes cannot hold.
const NOT_SAID: u32 = u16::MAX as u32;
/// Exposures below this many seconds are written as a fraction of a second.
const LONG_EXPOSURE: f64 = 0.3;

/// The metadata of a picture, and whether its stored rows are shown as columns.
pub(super) fn of_picture(content: &mut (impl BufRead + Seek)) -> (Details, bool) {
    let Some(exif) = read_exif(content) else {
        return Default::default();
    };
    let uint = |tag| field(&exif, tag)?.value.get_uint(0);
    let speed = uint(Tag::PhotographicSensitivity).filter(|speed| !matches!(*speed, 0 | NOT_SAID));
    let number = fraction(&exif, Tag::FNumber)
        .map(to_hundredths)
        .filter(|number| *number > 0.0);
    let details = present([
        (
            "camera",
            camera(&text(&exif, Tag::Make), &text(&exif, Tag::Model)),
        ),
        ("cameraIso", speed.map(Value::from)),
        (
            "aperture",
            number.map(|number| format!("f/{number}").into()),
        ),
        ("focalRatio", number.map(Value::from)),
        (
            "exposure",
            fraction(&exif, Tag::ExposureTime).and_then(exposure),
        ),
    ]);
    (details, lies_on_its_side(orientation_of(&exif)))
}

/// How a picture is turned and mirrored when it is shown.
pub(super) fn orientation(content: &mut (impl BufRead + Seek)) -> Orientation {
    read_exif(content).map_or(Orientation::NoTransforms, |exif| orientation_of(&exif))
}

/// Whether stored rows are shown as columns.
pub(super) fn lies_on_its_side(orientation: Orientation) -> bool {
    matches!(
        orientation,
        Orientation::Rotate90
            | Orientation::Rotate270
            | Orientation::Rotate90FlipH
            | Orientation::Rotate270FlipH
    )
}

/// The tags of a recording.
pub(super) fn of_recording(content: &mut (impl BufRead + Seek)) -> Details {
    let read = || {
        content.rewind().ok()?;
        let options = ParseOptions::new()
            .read_properties(false)
            .read_cover_art(false);
        let probe = Probe::new(bounded(content)).options(options);
        probe.guess_file_type().ok()?.read().ok()
    };
    let file = catch_unwind(AssertUnwindSafe(read)).ok().flatten();
    let Some(tag) = file
        .as_ref()
        .and_then(|file| file.primary_tag().or_else(|| file.first_tag()))
    else {
        return Details::new();
    };
    let mut lyrics = [ItemKey::UnsyncLyrics, ItemKey::Lyrics].into_iter();
    let lyrics = lyrics.find_map(|key| tag.get_string(key));
    let lyrics = lyrics.map(|text| {
        let kept = text.chars().filter(|c| *c == '\n' || !c.is_control());
        kept.take(MAX_LYRICS).collect::<String>()
    });
    let lyrics = lyrics.filter(|text| !text.trim().is_empty());
    let year = tag.date().map(|date| date.year).filter(|year| *year > 0);
    present([
        ("artist", tag.artist().and_then(|text| line(&text))),
        ("audioAlbum", tag.album().and_then(|text| line(&text))),
        ("audioGenre", tag.genre().and_then(|text| line(&text))),
        (
            "audioAlbumTrackNumber",
            tag.track().filter(|track| *track > 0).map(Value::from),
        ),
        ("releasedYear", year.map(Value::from)),
        ("audioLyrics", lyrics.map(Value::from)),
    ])
}

fn present<const N: usize>(found: [(&'static str, Option<Value>); N]) -> Details {
    let present = |(key, value): (_, Option<_>)| Some((key, value?));
    found.into_iter().filter_map(present).collect()
}

/// The Exif data of a picture, as far as it can be read.
fn read_exif(content: &mut (impl BufRead + Seek)) -> Option<Exif> {
    let read = || {
        content.rewind().ok()?;
        let mut reader = exif::Reader::new();
        let read = reader
            .continue_on_error(true)
            .read_from_container(&mut bounded(content));
        read.or_else(|error| error.distill_partial_result(|_| {}))
            .ok()
    };
    // A picture is accepted even if the reader panics on it.
    catch_unwind(AssertUnwindSafe(read)).ok().flatten()
}

fn field(exif: &Exif, tag: Tag) -> Option<&exif::Field> {
    exif.get_field(tag, In::PRIMARY)
}

/// The text of a field. Bytes that are not UTF-8 are replaced.
fn text(exif: &Exif, tag: Tag) -> String {
    match field(exif, tag).map(|field| &field.value) {
        Some(exif::Value::Ascii(texts)) => {
            let first = texts.first().map_or(&[][..], Vec::as_slice);
            String::from_utf8_lossy(first).trim().to_owned()
        }
        _ => String::new(),
    }
}

fn fraction(exif: &Exif, tag: Tag) -> Option<f64> {
    match &field(exif, tag)?.value {
        exif::Value::Rational(numbers) => Some(numbers.first()?.to_f64()).filter(|n| n.is_finite()),
        _ => None,
    }
}

fn orientation_of(exif: &Exif) -> Orientation {
    let said = field(exif, Tag::Orientation).and_then(|field| field.value.get_uint(0));
    let said = said.and_then(|said| Orientation::from_exif(said.try_into().ok()?));
    said.unwrap_or(Orientation::NoTransforms)
}

/// A camera by its maker and its model. Some makers repeat their name in the model. Either may be missing.
fn camera(maker: &str, model: &str) -> Option<Value> {
    let first = maker.split(' ').next().unwrap_or_default();
    if model.to_lowercase().starts_with(&first.to_lowercase()) {
        return line(model);
    }
    line(&format!("{maker} {model}"))
}

/// In seconds, as photographers write it.
fn exposure(seconds: f64) -> Option<Value> {
    (seconds > 0.0).then(|| {
        if seconds < LONG_EXPOSURE {
            format!("1/{} s", (1.0 / seconds).round()).into()
        } else {
            format!("{} s", to_hundredths(seconds)).into()
        }
    })
}

fn to_hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// A line of text, if it is not blank.
fn line(text: &str) -> Option<Value> {
    let line = text.chars().filter(|c| !c.is_control());
    let line: String = line.take(MAX_NAME).collect();
    let line = line.trim();
    (!line.is_empty()).then(|| json!(line))
}

#[cfg(test)]
mod tests;
