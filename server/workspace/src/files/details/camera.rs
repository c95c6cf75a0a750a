//! The camera of a picture, out of its Exif data.

use std::io::{BufRead, Seek};

use exif::{Exif, In, Reader, Tag, Value as Exact};
use serde_json::json;

use super::Details;

/// A picture above this is not looked through: some formats are held in memory for it.
const MAX_LOOKED_THROUGH: u64 = 64 << 20;

pub(super) fn details(mut content: impl BufRead + Seek, size: u64) -> Details {
    if size > MAX_LOOKED_THROUGH {
        return Details::new();
    }
    let Ok(exif) = Reader::new().read_from_container(&mut content) else {
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
}
