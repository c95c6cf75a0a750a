#![expect(clippy::unwrap_used, reason = "tests")]

use std::io::Cursor;

use exif::experimental::Writer;
use exif::{Field, Rational, Value as Written};

use super::*;

/// Exif data as other programs write it: a TIFF file.
fn written(fields: &[(Tag, Written)]) -> Cursor<Vec<u8>> {
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
    writer.write(&mut data, false).unwrap();
    data
}

fn ascii(text: &[u8]) -> Written {
    Written::Ascii(vec![text.to_vec()])
}

fn ratio(num: u32, denom: u32) -> Written {
    Written::Rational(vec![Rational { num, denom }])
}

// chats-files-auth.md 2.4
#[test]
fn a_photograph_tells_its_camera() {
    let mut photograph = written(&[
        (Tag::Make, ascii(b"Canon")),
        (Tag::Model, ascii(b"Canon EOS R5")),
        (Tag::Orientation, Written::Short(vec![6])),
        (Tag::PhotographicSensitivity, Written::Short(vec![400])),
        (Tag::FNumber, ratio(28, 10)),
        (Tag::ExposureTime, ratio(10, 1250)),
    ]);
    let expected = vec![
        ("camera", json!("Canon EOS R5")),
        ("cameraIso", json!(400)),
        ("aperture", json!("f/2.8")),
        ("focalRatio", json!(2.8)),
        ("exposure", json!("1/125 s")),
    ];
    assert_eq!(of_picture(&mut photograph), (expected, true));
    // What is cut off is left out.
    let whole = photograph.into_inner();
    for length in 0..whole.len() {
        of_picture(&mut Cursor::new(whole.get(..length).unwrap()));
    }
}

#[test]
fn numbers_are_written_as_photographers_do() {
    #[rustfmt::skip]
    let cases = [
        (ratio(1, 8000), ratio(95, 100), Some("1/8000 s"), Some("f/0.95")),
        (ratio(1, 3), ratio(178_885, 100_000), Some("0.33 s"), Some("f/1.79")),
        (ratio(10, 25), ratio(2, 3), Some("0.4 s"), Some("f/0.67")),
        (ratio(30, 1), ratio(1, 1000), Some("30 s"), None),
        (ratio(0, 1), ratio(0, 0), None, None),
        (ratio(1, 0), ratio(1, 0), None, None),
        // Of another kind.
        (Written::Long(vec![1]), ascii(b"2.8"), None, None),
    ];
    for (time, number, exposure, aperture) in cases {
        let data = &mut written(&[(Tag::ExposureTime, time), (Tag::FNumber, number)]);
        let (found, _) = of_picture(data);
        let value = |key| found.iter().find(|(known, _)| *known == key);
        let value = |key| value(key).and_then(|(_, value)| value.as_str());
        assert_eq!((value("exposure"), value("aperture")), (exposure, aperture));
    }
    for (speed, expected) in [
        (100, vec![("cameraIso", json!(100))]),
        (0, vec![]),
        (u16::MAX, vec![]),
    ] {
        let speed = Written::Short(vec![speed, 200]);
        let data = &mut written(&[(Tag::PhotographicSensitivity, speed)]);
        assert_eq!(of_picture(data).0, expected);
    }
}

#[test]
fn a_camera_is_named_once() {
    for (make, model, camera) in [
        (&b"FUJIFILM"[..], &b"X-T5"[..], Some("FUJIFILM X-T5")),
        (b"NIKON CORPORATION", b"NIKON D850", Some("NIKON D850")),
        (b"SONY   ", b"  DSC-RX1 \0 garbage", Some("SONY DSC-RX1")),
        (b"", b"X", Some("X")),
        (b"Canon", b" \0", Some("Canon")),
        (b"", b"Caf\xe9 5", Some("Caf\u{fffd} 5")),
        (b" ", b" ", None),
    ] {
        let data = &mut written(&[(Tag::Make, ascii(make)), (Tag::Model, ascii(model))]);
        let camera = camera.map(|name| ("camera", json!(name)));
        assert_eq!(of_picture(data).0, Vec::from_iter(camera));
    }
}

/// A frame of ID3v2.3 in Latin-1.
fn frame(name: &str, head: &[u8], text: &str) -> Vec<u8> {
    let length = u32::try_from(head.len() + text.len() + 1).unwrap();
    let length = length.to_be_bytes();
    [name.as_bytes(), &length, &[0, 0, 0], head, text.as_bytes()].concat()
}

/// A recording without sound: its tag, and four frames of silence.
fn recording(frames: &[Vec<u8>]) -> Cursor<Vec<u8>> {
    let frames = frames.concat();
    let length = frames.len();
    let mut bytes = b"ID3\x03\0\0".to_vec();
    bytes.extend([21, 14, 7, 0].map(|shift| (length >> shift) as u8 & 0x7f));
    bytes.extend(frames);
    for _ in 0..4 {
        bytes.extend(b"\xff\xfb\x90\x64");
        bytes.extend([0; 413]);
    }
    Cursor::new(bytes)
}

// chats-files-auth.md 2.4
#[test]
fn a_recording_names_its_artist() {
    let mut whole = recording(&[
        frame("TPE1", b"", "Anna"),
        frame("TALB", b"", "Garden"),
        frame("TCON", b"", "Folk"),
        frame("TRCK", b"", "3/12"),
        frame("TYER", b"", "1998"),
        frame("USLT", b"eng\0", "one\ntwo"),
    ]);
    let expected = [
        ("artist", json!("Anna")),
        ("audioAlbum", json!("Garden")),
        ("audioGenre", json!("Folk")),
        ("audioAlbumTrackNumber", json!(3)),
        ("releasedYear", json!(1998)),
        ("audioLyrics", json!("one\ntwo")),
    ];
    assert_eq!(of_recording(&mut whole), expected);
    assert_eq!(of_recording(&mut recording(&[])), []);
    let long = "x".repeat(32 << 20);
    assert_eq!(
        of_recording(&mut recording(&[frame("TPE1", b"", &long)])),
        []
    );
    assert_eq!(of_recording(&mut Cursor::new(b"ID3\x03\0\0\0")), []);
}
