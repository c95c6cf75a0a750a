//! The camera of a picture, out of its Exif data.

use std::io::{BufRead, Read, Seek};

use exif::{Exif, In, Reader, Tag, Value as Exact};
use image::{ImageDecoder, ImageReader};
use serde_json::json;

use super::super::media::opened;
use super::Details;

/// A picture above this is not looked through: some formats are held in memory for it.
const MAX_LOOKED_THROUGH: u64 = 64 << 20;

pub(super) fn details(content: impl BufRead + Seek, size: u64) -> Details {
    if size > MAX_LOOKED_THROUGH {
        return Details::new();
    }
    let data = exif_data(content).filter(|data| is_plain(data));
    let Some(exif) = data.and_then(|data| Reader::new().read_raw(data).ok()) else {
        return Details::new();
    };
    let f_number = rational(&exif, Tag::FNumber).filter(|number| *number > 0.0);
    let speed = integer(&exif, Tag::PhotographicSensitivity).filter(|speed| *speed > 0);
    let found = [
        ("camera", camera(&exif)),
        ("cameraIso", speed.map(|speed| json!(speed))),
        (
            "aperture",
            f_number.map(|number| json!(format!("f/{number}"))),
        ),
        ("focalRatio", f_number.map(|number| json!(number))),
        ("exposure", exposure(&exif).map(|time| json!(time))),
    ];
    found
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
        .collect()
}

/// The Exif data of a JPEG, PNG or WebP picture; a TIFF file is Exif data itself.
fn exif_data(mut content: impl BufRead + Seek) -> Option<Vec<u8>> {
    let head = content.fill_buf().ok()?;
    if TIFF_HEADS.iter().any(|magic| head.starts_with(magic)) {
        let mut data = Vec::new();
        content
            .take(MAX_LOOKED_THROUGH)
            .read_to_end(&mut data)
            .ok()?;
        return Some(data);
    }
    let reader = ImageReader::new(content).with_guessed_format().ok()?;
    let data = opened(reader)?.exif_metadata().ok()??;
    Some(match data.strip_prefix(EXIF_HEAD) {
        Some(data) => data.to_vec(),
        None => data,
    })
}

/// How TIFF files begin, in either order of bytes.
const TIFF_HEADS: [&[u8]; 2] = [b"II*\0", b"MM\0*"];
/// What some programs write in front.
const EXIF_HEAD: &[u8] = b"Exif\0\0";
/// Most entries of all directories together; cameras write some hundred.
const MAX_ENTRIES: usize = 4096;
/// Most parts of a value that is read.
const MAX_PARTS: u32 = 4096;
/// The values that are read.
const READ: [Tag; 5] = [
    Tag::Make,
    Tag::Model,
    Tag::PhotographicSensitivity,
    Tag::FNumber,
    Tag::ExposureTime,
];
/// Directories in other directories.
const DIRECTORIES: [u16; 3] = [0x8769, 0x8825, 0xa005];

/// False for data whose directories lie over one another, so that a small file has millions of entries, and for values
/// of very many parts: both would be read into memory.
fn is_plain(data: &[u8]) -> bool {
    let is_little = data.starts_with(b"II");
    let short = |at: usize| -> Option<u16> {
        let bytes = data.get(at..)?.first_chunk()?;
        Some(if is_little {
            u16::from_le_bytes(*bytes)
        } else {
            u16::from_be_bytes(*bytes)
        })
    };
    let long = |at: usize| -> Option<u32> {
        let bytes = data.get(at..)?.first_chunk()?;
        Some(if is_little {
            u32::from_le_bytes(*bytes)
        } else {
            u32::from_be_bytes(*bytes)
        })
    };
    let mut left = MAX_ENTRIES;
    let mut directories: Vec<u32> = long(4).into_iter().collect();
    while let Some(directory) = directories.pop() {
        let at = directory as usize;
        let entries = usize::from(short(at).unwrap_or_default());
        // A directory counts as an entry, so that a chain of empty ones ends as well.
        let Some(rest) = left.checked_sub(entries + 1) else {
            return false;
        };
        left = rest;
        for entry in (0..entries).map(|number| at + 2 + 12 * number) {
            let (Some(tag), Some(parts), Some(value)) =
                (short(entry), long(entry + 4), long(entry + 8))
            else {
                break;
            };
            if DIRECTORIES.contains(&tag) {
                directories.push(value);
            }
            if parts > MAX_PARTS && READ.iter().any(|read| read.number() == tag) {
                return false;
            }
        }
        directories.extend(long(at + 2 + 12 * entries).filter(|next| *next != 0));
    }
    true
}

fn camera(exif: &Exif) -> Option<serde_json::Value> {
    let maker = text(exif, Tag::Make).unwrap_or_default();
    super::camera(&maker, &text(exif, Tag::Model)?)
}

/// In seconds, as photographers write it.
fn exposure(exif: &Exif) -> Option<String> {
    let seconds = rational(exif, Tag::ExposureTime).filter(|seconds| *seconds > 0.0)?;
    Some(if seconds < 0.3 {
        format!("1/{} s", (1.0 / seconds).round())
    } else {
        format!("{seconds} s")
    })
}

fn text(exif: &Exif, tag: Tag) -> Option<String> {
    let Exact::Ascii(parts) = &exif.get_field(tag, In::PRIMARY)?.value else {
        return None;
    };
    let text = String::from_utf8_lossy(parts.first()?).trim().to_owned();
    (!text.is_empty()).then_some(text)
}

fn integer(exif: &Exif, tag: Tag) -> Option<u32> {
    exif.get_field(tag, In::PRIMARY)?.value.get_uint(0)
}

/// Rounded to hundredths above one.
fn rational(exif: &Exif, tag: Tag) -> Option<f64> {
    let Exact::Rational(numbers) = &exif.get_field(tag, In::PRIMARY)?.value else {
        return None;
    };
    let number = numbers.first()?.to_f64();
    let number = if number < 1.0 {
        number
    } else {
        (number * 100.0).round() / 100.0
    };
    number.is_finite().then_some(number)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::io::Cursor;

    use exif::experimental::Writer;
    use exif::{Field, Rational};
    use image::codecs::jpeg::JpegEncoder;
    use image::{DynamicImage, ImageEncoder};

    use super::*;

    fn picture(fields: &[(Tag, Exact)]) -> Vec<u8> {
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
        let mut exif = Cursor::new(Vec::new());
        writer.write(&mut exif, false).unwrap();
        let mut bytes = Vec::new();
        let mut encoder = JpegEncoder::new(&mut bytes);
        encoder.set_exif_metadata(exif.into_inner()).unwrap();
        DynamicImage::new_rgb8(2, 2)
            .write_with_encoder(encoder)
            .unwrap();
        bytes
    }

    fn read(bytes: &[u8]) -> Details {
        details(Cursor::new(bytes), bytes.len() as u64)
    }

    fn ascii(text: &str) -> Exact {
        Exact::Ascii(vec![text.as_bytes().to_vec()])
    }

    fn ratio(num: u32, denom: u32) -> Exact {
        Exact::Rational(vec![Rational { num, denom }])
    }

    // chats-files-auth.md 2.4
    #[test]
    fn a_photograph_names_its_camera() {
        let bytes = picture(&[
            (Tag::Make, ascii("Canon")),
            (Tag::Model, ascii("Canon EOS R5")),
            (Tag::PhotographicSensitivity, Exact::Short(vec![400])),
            (Tag::FNumber, ratio(28, 10)),
            (Tag::ExposureTime, ratio(10, 1250)),
        ]);
        let expected = [
            ("camera", json!("Canon EOS R5")),
            ("cameraIso", json!(400)),
            ("aperture", json!("f/2.8")),
            ("focalRatio", json!(2.8)),
            ("exposure", json!("1/125 s")),
        ];
        assert_eq!(read(&bytes), expected);
        let bytes = picture(&[
            (Tag::Make, ascii("FUJIFILM")),
            (Tag::Model, ascii("X-T5")),
            (Tag::FNumber, ratio(0, 0)),
            (Tag::ExposureTime, ratio(5, 2)),
        ]);
        let expected = [
            ("camera", json!("FUJIFILM X-T5")),
            ("exposure", json!("2.5 s")),
        ];
        assert_eq!(read(&bytes), expected);
        assert_eq!(read(&picture(&[(Tag::Make, ascii("x"))])), []);
        assert_eq!(read(b"no picture"), []);
    }

    /// A TIFF file of one directory, little end first.
    fn tiff(entries: &[[u32; 4]], next: u32) -> Vec<u8> {
        let mut bytes = b"II*\0\x08\0\0\0".to_vec();
        bytes.extend(u16::try_from(entries.len()).unwrap().to_le_bytes());
        for [tag, kind, parts, value] in entries {
            bytes.extend(u16::try_from(*tag).unwrap().to_le_bytes());
            bytes.extend(u16::try_from(*kind).unwrap().to_le_bytes());
            bytes.extend(parts.to_le_bytes());
            bytes.extend(value.to_le_bytes());
        }
        bytes.extend(next.to_le_bytes());
        bytes.resize(bytes.len() + 6000, 0);
        bytes
    }

    // What a small file could make of itself in memory is not read at all.
    #[test]
    fn hostile_directories_are_left_alone() {
        let x = u32::from_le_bytes(*b"X\0\0\0");
        let model = [u32::from(Tag::Model.number()), 2, 2, x];
        assert_eq!(read(&tiff(&[model], 0)), [("camera", json!("X"))]);
        let inner = [u32::from(DIRECTORIES[0]), 4, 1, 8];
        for hostile in [
            tiff(&[model], 8),
            tiff(&[model, inner, inner], 0),
            tiff(&[model; MAX_ENTRIES], 0),
            tiff(&[[u32::from(Tag::Model.number()), 2, 5000, 26]], 0),
        ] {
            assert!(!is_plain(&hostile));
            assert_eq!(read(&hostile), []);
        }
    }
}
