//! Films in MP4 and QuickTime (ISO/IEC 14496-12 and what it came from): boxes, one in another.

use std::io::{Read, Seek};
use std::ops::Range;

use super::super::boxes::{Box, boxes, first_inside, insides};
use super::super::places::Places;
use super::super::{Details, Size, camera, largest};

/// The head of a track is no longer than this, in bytes.
const MAX_TRACK_HEAD: u64 = 256;

/// Under which names makers of cameras write theirs, and those of models.
const MAKERS: &[&str] = &["com.apple.quicktime.make", "com.android.manufacturer"];
const MODELS: &[&str] = &["com.apple.quicktime.model", "com.android.model"];

/// The camera, and width and height of the largest picture among the tracks, upright.
pub(super) fn look(content: &mut Places<impl Read + Seek>) -> (Details, Option<Size>) {
    let mut sizes = Vec::new();
    let (mut maker, mut model) = (None, None);
    let whole = content.whole();
    if let Some(movie) = first_inside(b"moov", content, whole) {
        for part in boxes(content, movie) {
            match &part.kind {
                b"trak" => sizes.extend(track_size(content, part.inside)),
                b"meta" => {
                    let said = Metadata::of(content, part.inside);
                    maker = maker.or(said.text(content, MAKERS));
                    model = model.or(said.text(content, MODELS));
                }
                b"udta" => {
                    for said in boxes(content, part.inside) {
                        match &said.kind {
                            b"\xa9mak" => maker = maker.or(user_text(content, &said.inside)),
                            b"\xa9mod" => model = model.or(user_text(content, &said.inside)),
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }
    let details = camera(maker, model).map(|camera| ("camera", camera));
    (details.into_iter().collect(), largest(sizes))
}

fn track_size(content: &mut Places<impl Read + Seek>, track: Range<u64>) -> Option<Size> {
    let heads = insides(b"tkhd", content, track);
    largest(
        heads
            .into_iter()
            .filter_map(|head| head_size(content, head)),
    )
}

/// Width and height at the end of the head of a track, behind the matrix that turns the picture.
fn head_size(content: &mut Places<impl Read + Seek>, head: Range<u64>) -> Option<Size> {
    /// Nine numbers of the matrix, then width and height, all of four bytes.
    const TAIL: usize = 11 * 4;
    let length = head.end - head.start;
    if !(TAIL as u64..=MAX_TRACK_HEAD).contains(&length) {
        return None;
    }
    let tail: [u8; TAIL] = content.bytes(head.end - TAIL as u64)?;
    let (numbers, _) = tail.as_chunks();
    let numbers: Vec<u32> = numbers
        .iter()
        .map(|bytes| u32::from_be_bytes(*bytes))
        .collect();
    let [a, b, _, c, d, .., width, height] = *numbers else {
        return None;
    };
    // The whole part of a number of 16 and 16 bits.
    let (width, height) = (width >> 16, height >> 16);
    let is_turned = a == 0 && d == 0 && b != 0 && c != 0;
    Some(if is_turned {
        (height, width)
    } else {
        (width, height)
    })
}

/// Names and values of QuickTime metadata: a value names its key by its place.
struct Metadata {
    keys: Vec<String>,
    values: Vec<Box>,
}

impl Metadata {
    fn of(content: &mut Places<impl Read + Seek>, mut inside: Range<u64>) -> Self {
        // In MP4 its version comes first; in QuickTime it has none.
        if content.bytes(inside.start) == Some([0; 4]) {
            inside.start = inside.end.min(inside.start + 4);
        }
        let (mut keys, mut values) = (Vec::new(), Vec::new());
        for part in boxes(content, inside) {
            match &part.kind {
                // Version and number of the keys.
                b"keys" => {
                    let start = part.inside.end.min(part.inside.start + 8);
                    for key in boxes(content, start..part.inside.end) {
                        keys.push(content.text(&key.inside).unwrap_or_default());
                    }
                }
                b"ilst" => values = boxes(content, part.inside),
                _ => {}
            }
        }
        Self { keys, values }
    }

    /// The first text under one of these names.
    fn text(&self, content: &mut Places<impl Read + Seek>, names: &[&str]) -> Option<String> {
        let is_named = |value: &Box| {
            let place = u32::from_be_bytes(value.kind).checked_sub(1);
            let key = place.and_then(|place| self.keys.get(place as usize));
            key.is_some_and(|key| names.contains(&key.as_str()))
        };
        let value = self.values.iter().find(|value| is_named(value))?;
        let data = insides(b"data", content, value.inside.clone());
        // Its type and its language.
        let data = data.first()?;
        content.text(&(data.start.checked_add(8)?..data.end))
    }
}

/// The text of an entry of user data: its length, its language, itself.
fn user_text(content: &mut Places<impl Read + Seek>, inside: &Range<u64>) -> Option<String> {
    let length = u16::from_be_bytes(content.bytes(inside.start)?);
    let start = inside.start.checked_add(4)?;
    let end = start.checked_add(length.into())?;
    content.text(&(start..end)).filter(|_| end <= inside.end)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use serde_json::json;

    use super::super::super::boxes::boxed;
    use super::*;

    fn track(matrix: [u32; 4], width: u32, height: u32) -> Vec<u8> {
        let [a, b, c, d] = matrix;
        let mut head = vec![0; 40];
        for number in [a, b, 0, c, d, 0, 0, 0, 1 << 30, width << 16, height << 16] {
            head.extend(number.to_be_bytes());
        }
        boxed(
            b"trak",
            &[boxed(b"edts", b""), boxed(b"tkhd", &head)].concat(),
        )
    }

    fn film(parts: &[Vec<u8>]) -> Vec<u8> {
        let head = boxed(b"ftyp", b"isom\0\0\0\0");
        // Content of more than 32 bits may say its length, as any box.
        let long = [
            &1_u32.to_be_bytes()[..],
            b"mdat",
            &20_u64.to_be_bytes(),
            b"....",
        ]
        .concat();
        [head, long, boxed(b"moov", &parts.concat())].concat()
    }

    fn read(bytes: &[u8]) -> (Details, Option<Size>) {
        look(&mut Places::of(Cursor::new(bytes), bytes.len() as u64))
    }

    const UPRIGHT: [u32; 4] = [1 << 16, 0, 0, 1 << 16];
    const TURNED: [u32; 4] = [0, 1 << 16, u32::MAX << 16, 0];

    // chats-files-auth.md 2.4
    #[test]
    fn a_film_has_a_size() {
        let sound = track(UPRIGHT, 0, 0);
        let large = track(UPRIGHT, 1920, 1080);
        for (tracks, size) in [
            (vec![sound.clone(), large.clone()], Some((1920, 1080))),
            (vec![track(TURNED, 1920, 1080)], Some((1080, 1920))),
            (
                vec![track(UPRIGHT, 64, 64), track(UPRIGHT, 640, 480)],
                Some((640, 480)),
            ),
            (vec![sound], None),
        ] {
            assert_eq!(read(&film(&tracks)), (vec![], size));
        }
        let whole = film(&[large]);
        for cut in 0..whole.len() {
            let cut = whole.get(..cut).unwrap_or_default();
            assert_eq!(read(cut), (vec![], None));
        }
    }

    /// Metadata as QuickTime has it, or with the version that MP4 puts before it.
    fn metadata(version: &[u8], entries: &[(&str, &str)]) -> Vec<u8> {
        let (mut keys, mut values) = (vec![0; 8], Vec::new());
        for (place, (name, value)) in (1_u32..).zip(entries) {
            keys.extend(boxed(b"mdta", name.as_bytes()));
            let data = boxed(
                b"data",
                &[&[0, 0, 0, 1, 0, 0, 0, 0], value.as_bytes()].concat(),
            );
            values.extend(boxed(&place.to_be_bytes(), &data));
        }
        let handler = boxed(b"hdlr", &[0; 24]);
        let parts = [
            version,
            &handler,
            &boxed(b"keys", &keys),
            &boxed(b"ilst", &values),
        ];
        boxed(b"meta", &parts.concat())
    }

    fn user_data(entries: &[(&[u8; 4], &str)]) -> Vec<u8> {
        let entry = |(kind, text): &(&[u8; 4], &str)| {
            let length = u16::try_from(text.len()).unwrap_or_default();
            boxed(
                kind,
                &[&length.to_be_bytes(), &[0x55, 0xc4], text.as_bytes()].concat(),
            )
        };
        boxed(b"udta", &entries.iter().flat_map(entry).collect::<Vec<_>>())
    }

    // chats-files-auth.md 2.4
    #[test]
    fn a_film_names_its_camera() {
        let apple = [
            ("com.apple.quicktime.software", "17.1"),
            ("com.apple.quicktime.model", "iPhone 15 Pro"),
            ("com.apple.quicktime.make", "Apple"),
        ];
        let android = [
            ("com.android.manufacturer", "Google"),
            ("com.android.model", "Pixel 8"),
        ];
        for (part, camera) in [
            (metadata(b"", &apple), "Apple iPhone 15 Pro"),
            (metadata(&[0; 4], &android), "Google Pixel 8"),
            (
                user_data(&[(b"\xa9mod", "Canon EOS R5"), (b"\xa9mak", "Canon")]),
                "Canon EOS R5",
            ),
            (user_data(&[(b"\xa9mod", "X100\0")]), "X100"),
            (user_data(&[(b"\xa9mak", "DJI")]), "DJI"),
            (
                metadata(b"", &[("com.apple.quicktime.make", "Apple")]),
                "Apple",
            ),
        ] {
            let size = track(UPRIGHT, 640, 480);
            let whole = film(&[part, size]);
            let expected = vec![("camera", json!(camera))];
            assert_eq!(read(&whole), (expected, Some((640, 480))));
            for cut in 0..whole.len() {
                read(whole.get(..cut).unwrap_or_default());
            }
        }
    }

    #[test]
    fn what_is_no_name_of_a_camera_is_none() {
        let long = "x".repeat(300);
        for part in [
            metadata(b"", &[("com.apple.quicktime.make", " ")]),
            metadata(b"", &[("com.apple.quicktime.model", &long)]),
            metadata(b"", &[("com.apple.quicktime.model", "")]),
            user_data(&[(b"\xa9mod", "")]),
            // Longer than the entry.
            boxed(b"udta", &boxed(b"\xa9mod", b"\0\x09\0\0four")),
            boxed(b"udta", &boxed(b"\xa9mod", b"\0\x02\0\0\xff\xff")),
            boxed(b"meta", &boxed(b"ilst", &boxed(&[0; 4], b""))),
            boxed(b"meta", b""),
        ] {
            assert_eq!(read(&film(&[part])), (vec![], None));
        }
    }
}
