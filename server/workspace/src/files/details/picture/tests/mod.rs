//! Pictures that tell of their camera, and such that tell anything.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod boxed;
mod containers;

mod hostile;
mod spoiled;
mod values;

use std::io::{Cursor, Read, Seek, SeekFrom};

use ::exif::experimental::Writer;
use ::exif::{Field, In, Rational, Tag, Value};
use serde_json::json;

use super::super::{Details, Seen};
use super::*;

/// Exif data as other programs write it.
fn written(fields: &[(Tag, Value)], is_little: bool) -> Vec<u8> {
    let fields: Vec<Field> = fields
        .iter()
        .map(|(tag, value)| Field {
            tag: *tag,
            ifd_num: In::PRIMARY,
            value: value.clone(),
        })
        .collect();
    let mut writer = Writer::new();
    fields.iter().for_each(|field| writer.push_field(field));
    let mut data = Cursor::new(Vec::new());
    writer.write(&mut data, is_little).unwrap();
    data.into_inner()
}

fn ascii(text: &str) -> Value {
    Value::Ascii(vec![text.as_bytes().to_vec()])
}

fn ratio(num: u32, denom: u32) -> Value {
    Value::Rational(vec![Rational { num, denom }])
}

fn photograph(is_little: bool) -> Vec<u8> {
    let fields = [
        (Tag::Make, ascii("Canon")),
        (Tag::Model, ascii("Canon EOS R5")),
        (Tag::Orientation, Value::Short(vec![6])),
        (Tag::PhotographicSensitivity, Value::Short(vec![400])),
        (Tag::FNumber, ratio(28, 10)),
        (Tag::ExposureTime, ratio(10, 1250)),
    ];
    written(&fields, is_little)
}

fn told() -> Details {
    vec![
        ("camera", json!("Canon EOS R5")),
        ("cameraIso", json!(400)),
        ("aperture", json!("f/2.8")),
        ("focalRatio", json!(2.8)),
        ("exposure", json!("1/125 s")),
    ]
}

/// Counts what is read of it.
struct Watched<'b> {
    bytes: Cursor<&'b [u8]>,
    read: usize,
}

impl Read for Watched<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let read = self.bytes.read(into)?;
        self.read += read;
        Ok(read)
    }
}

impl Seek for Watched<'_> {
    fn seek(&mut self, to: SeekFrom) -> std::io::Result<u64> {
        self.bytes.seek(to)
    }
}

/// What a picture tells, and its size if it is one in boxes.
fn read(bytes: &[u8]) -> (Seen, Option<Size>) {
    /// More than any picture needs, and little.
    const MOST: usize = 4 << 20;
    let mut watched = Watched {
        bytes: Cursor::new(bytes),
        read: 0,
    };
    let size = bytes.len() as u64;
    let seen = look(&mut watched, size);
    let pixels = boxed_size(&mut watched, size);
    assert!(watched.read < MOST, "{}", watched.read);
    (seen, pixels)
}

fn seen(bytes: &[u8]) -> Details {
    read(bytes).0.details
}
