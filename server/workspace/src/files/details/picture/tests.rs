#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::io::{Cursor, Read, Seek, SeekFrom};

use ::exif::experimental::Writer;
use ::exif::{Field, In, Rational, Reader, Tag, Value};
use proptest::prelude::*;
use serde_json::json;

use super::super::boxes::boxed;
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

fn segment(kind: u8, inside: &[u8]) -> Vec<u8> {
    let length = u16::try_from(inside.len() + 2).unwrap();
    [&[0xff, kind], &length.to_be_bytes()[..], inside].concat()
}

fn jpeg(data: &[u8]) -> Vec<u8> {
    let exif = segment(0xe1, &[b"Exif\0\0", data].concat());
    let parts = [
        vec![0xff, 0xd8],
        segment(0xe0, b"JFIF\0"),
        // Another of the kind that is none, and a mark that is written twice.
        segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0"),
        vec![0xff],
        exif,
        segment(0xda, b""),
    ];
    parts.concat()
}

fn png(data: &[u8]) -> Vec<u8> {
    let chunk = |kind: &[u8], inside: &[u8]| {
        let length = u32::try_from(inside.len()).unwrap();
        [&length.to_be_bytes(), kind, inside, &[0; 4]].concat()
    };
    let parts = [
        b"\x89PNG\r\n\x1a\n".to_vec(),
        chunk(b"IHDR", &[0; 13]),
        chunk(b"IDAT", b"..."),
        chunk(b"eXIf", data),
        chunk(b"IEND", b""),
    ];
    parts.concat()
}

fn webp(data: &[u8]) -> Vec<u8> {
    let chunk = |kind: &[u8], inside: &[u8]| {
        let length = u32::try_from(inside.len()).unwrap();
        let rest = vec![0; inside.len() % 2];
        [kind, &length.to_le_bytes(), inside, &rest].concat()
    };
    let chunks = [
        chunk(b"VP8X", &[0; 10]),
        chunk(b"VP8L", b"odd"),
        chunk(b"EXIF", data),
    ]
    .concat();
    [b"RIFF\0\0\0\0WEBP".to_vec(), chunks].concat()
}

/// A picture in boxes: a large one that is shown, a small one beside it, and the Exif data.
#[derive(Clone)]
struct Heif {
    exif: Vec<u8>,
    /// Versions of the boxes that tell of items and of their places.
    versions: (u8, u8),
    /// Whether the data lies within the box that tells of it.
    is_inside: bool,
    /// What the data is said to have in place of its length.
    length: Option<u32>,
    pieces: u16,
    primary: Option<u8>,
    /// By how many quarters it is turned.
    quarters: u8,
}

impl Heif {
    fn of(data: &[u8]) -> Self {
        Self {
            exif: [&6_u32.to_be_bytes()[..], b"Exif\0\0", data].concat(),
            versions: (2, 1),
            is_inside: false,
            length: None,
            pieces: 1,
            primary: Some(1),
            quarters: 0,
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let head = boxed(b"ftyp", b"heic\0\0\0\0mif1heic");
        let start = (head.len() + self.meta(0).len() + 8) as u32;
        let media = boxed(b"mdat", if self.is_inside { b"" } else { &self.exif });
        [head, self.meta(start), media].concat()
    }

    fn meta(&self, start: u32) -> Vec<u8> {
        let (of_items, of_places) = self.versions;
        let id = |id: u16, is_long: bool| match is_long {
            true => u32::from(id).to_be_bytes().to_vec(),
            false => id.to_be_bytes().to_vec(),
        };
        let item = |number: u16, kind: &[u8]| {
            let said = [
                &[of_items, 0, 0, 0],
                &id(number, of_items == 3)[..],
                &[0; 2],
                kind,
            ];
            boxed(b"infe", &said.concat())
        };
        let items = [
            vec![0, 0, 0, 0, 0, 3],
            item(1, b"hvc1"),
            item(2, b"hvc1"),
            item(3, b"Exif"),
        ];
        let place = |number: u16, method: u8, pieces: u16, offset: u32, length: u32| {
            let method = if of_places == 0 {
                vec![]
            } else {
                vec![0, method]
            };
            let piece = [offset.to_be_bytes(), length.to_be_bytes()].concat();
            [
                id(number, of_places == 2),
                method,
                vec![0, 0],
                pieces.to_be_bytes().to_vec(),
                piece.repeat(pieces.into()),
            ]
            .concat()
        };
        let (method, start) = if self.is_inside { (1, 3) } else { (0, start) };
        let length = self.length.unwrap_or(self.exif.len() as u32);
        let places = [
            vec![of_places, 0, 0, 0, 0x44, 0],
            id(3, of_places == 2),
            place(1, 0, 1, 9, 9),
            place(2, 0, 2, 9, 9),
            place(3, method, self.pieces, start, length),
        ];
        let size = |width: u32, height: u32| {
            boxed(
                b"ispe",
                &[[0; 4], width.to_be_bytes(), height.to_be_bytes()].concat(),
            )
        };
        let properties = [
            size(64, 48),
            boxed(b"hvcC", &[1; 20]),
            size(4032, 3024),
            boxed(b"irot", &[self.quarters]),
        ];
        let owned = [0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 1, 1, 0, 1, 3, 0x82, 3, 0x84];
        let properties = [boxed(b"ipco", &properties.concat()), boxed(b"ipma", &owned)];
        let data = [b"...".to_vec(), self.exif.clone()].concat();
        let primary = self
            .primary
            .map(|item| boxed(b"pitm", &[0, 0, 0, 0, 0, item]));
        let parts = [
            vec![0; 4],
            boxed(b"hdlr", &[0; 24]),
            primary.unwrap_or_default(),
            boxed(b"iinf", &items.concat()),
            boxed(b"iloc", &places.concat()),
            boxed(b"iprp", &properties.concat()),
            if self.is_inside {
                boxed(b"idat", &data)
            } else {
                vec![]
            },
        ];
        boxed(b"meta", &parts.concat())
    }
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

// chats-files-auth.md 2.4
#[test]
fn a_photograph_names_its_camera() {
    for is_little in [false, true] {
        let data = photograph(is_little);
        for bytes in [jpeg(&data), png(&data), webp(&data), data.clone()] {
            let (seen, size) = read(&bytes);
            assert_eq!((seen.details, seen.is_turned, size), (told(), true, None));
        }
        let named = [b"Exif\0\0", &data[..]].concat();
        assert_eq!(seen(&png(&named)), told());
    }
}

// chats-files-auth.md 2.4
#[test]
fn a_picture_in_boxes_names_its_camera() {
    let whole = Heif::of(&photograph(true));
    let to_the_end = Heif {
        length: Some(0),
        ..whole.clone()
    };
    for versions in [(2, 0), (2, 1), (2, 2), (3, 1), (3, 2)] {
        for is_inside in [false, true] {
            for picture in [&whole, &to_the_end] {
                let picture = Heif {
                    versions,
                    is_inside,
                    ..picture.clone()
                };
                let (seen, size) = read(&picture.bytes());
                // The oldest version knows no other place than the file.
                let is_told = !is_inside || versions.1 > 0;
                let details = if is_told { told() } else { vec![] };
                // What Exif says of its turns does not count here.
                assert_eq!(
                    (seen.details, seen.is_turned),
                    (details, false),
                    "{versions:?}"
                );
                assert_eq!(size, Some((4032, 3024)));
            }
        }
    }
    let bare = Heif {
        exif: [&[0; 4], &photograph(false)[..]].concat(),
        ..whole
    };
    assert_eq!(seen(&bare.bytes()), told());
}

// chats-files-auth.md 2.4
#[test]
fn a_picture_in_boxes_has_the_size_of_what_is_shown() {
    let picture = Heif::of(b"");
    for (primary, quarters, size) in [
        (Some(1), 0, (4032, 3024)),
        (Some(1), 1, (3024, 4032)),
        (Some(1), 2, (4032, 3024)),
        (Some(1), 3, (3024, 4032)),
        // It is not the one that is turned.
        (Some(2), 1, (64, 48)),
        // One that says nothing of itself.
        (Some(9), 1, (4032, 3024)),
        (None, 1, (4032, 3024)),
    ] {
        let picture = Heif {
            primary,
            quarters,
            ..picture.clone()
        };
        assert_eq!(
            read(&picture.bytes()).1,
            Some(size),
            "{primary:?} {quarters}"
        );
    }
}

#[test]
fn data_that_lies_nowhere_tells_nothing() {
    let whole = Heif::of(&photograph(true));
    let length = whole.exif.len() as u32;
    for picture in [
        Heif {
            length: Some(length + 1),
            ..whole.clone()
        },
        Heif {
            length: Some(u32::MAX),
            ..whole.clone()
        },
        // In no piece, and in two.
        Heif {
            pieces: 0,
            ..whole.clone()
        },
        Heif {
            pieces: 2,
            ..whole.clone()
        },
        Heif {
            exif: whole.exif[..3].to_vec(),
            ..whole.clone()
        },
        Heif {
            exif: [&u32::MAX.to_be_bytes()[..], &whole.exif[4..]].concat(),
            ..whole.clone()
        },
    ] {
        for is_inside in [false, true] {
            let picture = Heif {
                is_inside,
                ..picture.clone()
            };
            let (seen, size) = read(&picture.bytes());
            assert_eq!(seen.details, vec![]);
            assert_eq!(size, Some((4032, 3024)));
        }
    }
}

#[test]
fn a_cut_picture_is_read_as_far_as_it_goes() {
    let data = photograph(false);
    for whole in [
        jpeg(&data),
        png(&data),
        webp(&data),
        Heif::of(&data).bytes(),
        data,
    ] {
        for cut in 0..whole.len() {
            let found = seen(&whole[..cut]);
            assert!(
                found.iter().all(|told_here| told().contains(told_here)),
                "{found:?}"
            );
        }
        assert_eq!(seen(&whole), told());
    }
}

#[test]
fn numbers_are_written_as_photographers_do() {
    for (time, number, exposure, aperture) in [
        (
            ratio(1, 8000),
            ratio(95, 100),
            Some("1/8000 s"),
            Some("f/0.95"),
        ),
        (ratio(1, 4), ratio(4, 1), Some("1/4 s"), Some("f/4")),
        (
            ratio(1, 3),
            ratio(178_885, 100_000),
            Some("0.33 s"),
            Some("f/1.79"),
        ),
        (ratio(10, 25), ratio(2, 3), Some("0.4 s"), Some("f/0.67")),
        (ratio(5, 2), ratio(11, 1), Some("2.5 s"), Some("f/11")),
        (ratio(30, 1), ratio(1, 1000), Some("30 s"), None),
        (ratio(0, 1), ratio(0, 0), None, None),
        (ratio(1, 0), ratio(1, 0), None, None),
        // Of another kind.
        (Value::Long(vec![1]), ascii("2.8"), None, None),
    ] {
        let data = written(&[(Tag::ExposureTime, time), (Tag::FNumber, number)], true);
        let found = seen(&data);
        let value = |key| {
            found
                .iter()
                .find(|(known, _)| *known == key)
                .map(|(_, value)| value)
        };
        assert_eq!(value("exposure"), exposure.map(|text| json!(text)).as_ref());
        assert_eq!(value("aperture"), aperture.map(|text| json!(text)).as_ref());
    }
    for (speed, told) in [
        (Value::Short(vec![100, 200, 300]), Some(100)),
        (Value::Long(vec![102_400]), Some(102_400)),
        (Value::Byte(vec![50]), Some(50)),
        (Value::Short(vec![0]), None),
        // As two bytes do not hold it.
        (Value::Short(vec![u16::MAX]), None),
    ] {
        let told: Vec<_> = told
            .map(|speed| ("cameraIso", json!(speed)))
            .into_iter()
            .collect();
        assert_eq!(
            seen(&written(&[(Tag::PhotographicSensitivity, speed)], false)),
            told
        );
    }
}

#[test]
fn names_are_cut_where_they_end() {
    for (make, model, camera) in [
        ("FUJIFILM", "X-T5", Some("FUJIFILM X-T5")),
        ("NIKON CORPORATION", "NIKON D850", Some("NIKON D850")),
        ("SONY   ", "  DSC-RX1 \0 garbage", Some("SONY DSC-RX1")),
        ("", "X", Some("X")),
        ("   ", "X", Some("X")),
        ("Canon", "", None),
        ("Canon", " \0", None),
    ] {
        let data = written(
            &[(Tag::Make, ascii(make)), (Tag::Model, ascii(model))],
            true,
        );
        let camera: Vec<_> = camera
            .map(|name| ("camera", json!(name)))
            .into_iter()
            .collect();
        assert_eq!(seen(&data), camera, "{make} {model}");
    }
    assert_eq!(seen(&written(&[(Tag::Make, ascii("Canon"))], true)), vec![]);
    let long = "x".repeat(257);
    assert_eq!(seen(&written(&[(Tag::Model, ascii(&long))], true)), vec![]);
}

/// Exif data of one directory, the smallest byte first.
fn directory(entries: &[[u32; 4]], next: u32) -> Vec<u8> {
    let mut bytes = b"II*\0\x08\0\0\0".to_vec();
    bytes.extend(u16::try_from(entries.len()).unwrap().to_le_bytes());
    for [tag, kind, parts, value] in entries {
        bytes.extend(u16::try_from(*tag).unwrap().to_le_bytes());
        bytes.extend(u16::try_from(*kind).unwrap().to_le_bytes());
        bytes.extend(parts.to_le_bytes());
        bytes.extend(value.to_le_bytes());
    }
    bytes.extend(next.to_le_bytes());
    bytes
}

// What a small file could make of itself is not made: directories that lie over one another, values of very many parts.
#[test]
fn hostile_directories_cost_little() {
    const MODEL: u32 = 0x0110;
    const EXIF: u32 = 0x8769;
    let model = [MODEL, 2, 2, u32::from_le_bytes(*b"X\0\0\0")];
    let named = vec![("camera", json!("X"))];
    let pointers: Vec<[u32; 4]> = (0..60_000).map(|at| [EXIF, 4, 1, at]).collect();
    for (data, told) in [
        (directory(&[model], 0), &named),
        // A chain that leads back, and a directory that holds itself.
        (directory(&[model], 8), &named),
        (directory(&[model, [EXIF, 4, 1, 8]], 0), &named),
        (directory(&pointers, 8), &vec![]),
        (directory(&[[MODEL, 2, u32::MAX, 26]], 0), &vec![]),
        (directory(&[[MODEL, 2, 1 << 20, 8]], 0), &vec![]),
        (directory(&[[EXIF, 4, 0, 8], model], 0), &named),
        (directory(&[[EXIF, 4, 1, u32::MAX], model], 0), &named),
        (
            [b"II*\0".to_vec(), u32::MAX.to_le_bytes().to_vec()].concat(),
            &vec![],
        ),
    ] {
        let pictures = [
            png(&data),
            webp(&data),
            Heif::of(&data).bytes(),
            data.clone(),
        ];
        for bytes in pictures {
            assert_eq!(&seen(&bytes), told);
        }
    }
    // Nor does it help to say much in a container.
    let many = |part: &[u8]| part.repeat(200_000);
    for bytes in [
        [b"\x89PNG\r\n\x1a\n".to_vec(), vec![0; 1 << 20]].concat(),
        [b"RIFF\0\0\0\0WEBP".to_vec(), vec![0; 1 << 20]].concat(),
        [vec![0xff, 0xd8], vec![0xff; 1 << 20]].concat(),
        [vec![0xff, 0xd8], many(&segment(0xe1, b""))].concat(),
        [boxed(b"ftyp", b"heic\0\0\0\0"), many(&boxed(b"free", b""))].concat(),
        [
            boxed(b"ftyp", b"heic\0\0\0\0"),
            boxed(
                b"meta",
                &[
                    vec![0; 4],
                    boxed(b"iinf", &[vec![0; 6], many(&boxed(b"infe", b""))].concat()),
                ]
                .concat(),
            ),
        ]
        .concat(),
    ] {
        assert_eq!(read(&bytes), (Seen::default(), None));
    }
}

// Items and properties that are said to be very many, each of none or of all bytes.
#[test]
fn counts_that_lie_cost_little() {
    let meta = |parts: &[Vec<u8>]| {
        let head = boxed(b"ftyp", b"heic\0\0\0\0");
        [head, boxed(b"meta", &[vec![0; 4], parts.concat()].concat())].concat()
    };
    let exif = [2, 0, 0, 0, 0, 3, 0, 0, b'E', b'x', b'i', b'f'];
    let items = boxed(b"iinf", &[vec![0; 6], boxed(b"infe", &exif)].concat());
    for version in 0..4 {
        for widths in [0x00, 0x44, 0x88, 0xff] {
            for fill in [0, 0xff] {
                let said = [
                    &[version, 0, 0, 0, widths, widths, 0xff, 0xff][..],
                    &[fill; 9000],
                ];
                let bytes = meta(&[items.clone(), boxed(b"iloc", &said.concat())]);
                assert_eq!(read(&bytes), (Seen::default(), None));
            }
        }
    }
    for flags in [0, 1] {
        for fill in [0, 0xff] {
            let owned = [
                &[1, 0, 0, flags, 0xff, 0xff, 0xff, 0xff][..],
                &[fill; 100_000],
            ]
            .concat();
            let parts = [
                boxed(b"ipco", &boxed(b"ispe", b"short")),
                boxed(b"ipma", &owned),
            ];
            let primary = boxed(b"pitm", &[0, 0, 0, 0, 0, 7]);
            let bytes = meta(&[primary, boxed(b"iprp", &parts.concat())]);
            assert_eq!(read(&bytes), (Seen::default(), None));
        }
    }
}

/// Any values of the entries that are read, of kinds that may be wrong.
fn any_fields() -> impl Strategy<Value = Vec<(Tag, Value)>> {
    let tag = prop::sample::select(vec![
        Tag::Make,
        Tag::Model,
        Tag::PhotographicSensitivity,
        Tag::FNumber,
        Tag::ExposureTime,
        Tag::Software,
    ]);
    let value = prop_oneof![
        "[ -~]{0,40}".prop_map(|text| ascii(&text)),
        prop::collection::vec(any::<u16>(), 1..5).prop_map(Value::Short),
        prop::collection::vec(any::<u32>(), 1..4).prop_map(Value::Long),
        prop::collection::vec(any::<(u32, u32)>(), 1..3).prop_map(|numbers| {
            let numbers = numbers
                .into_iter()
                .map(|(num, denom)| Rational { num, denom });
            Value::Rational(numbers.collect())
        }),
    ];
    prop::collection::hash_map(tag, value, 1..6).prop_map(|fields| fields.into_iter().collect())
}

proptest! {
    // What another reader finds in whole data, this one finds as well.
    #[test]
    fn others_read_the_same(fields in any_fields(), is_little: bool) {
        let data = written(&fields, is_little);
        let other = Reader::new().read_raw(data.clone()).unwrap();
        let mut places = Places::of(Cursor::new(&data), data.len() as u64);
        let mut exif = Exif::of(&mut places, 0..data.len() as u64).unwrap();
        let first = exif.first().unwrap();
        let [own] = exif.entries(first, [0x8769]);
        let own = own.and_then(|entry| exif.whole(entry));
        for (tag, _) in fields {
            let directory = match tag {
                Tag::Make | Tag::Model | Tag::Software => first,
                _ => own.unwrap().into(),
            };
            let [entry] = exif.entries(directory, [tag.number()]);
            let entry = entry.unwrap();
            let (mut text, mut whole, mut fraction) = (None, None, None);
            match &other.get_field(tag, In::PRIMARY).unwrap().value {
                Value::Ascii(parts) => {
                    text = Some(String::from_utf8(parts[0].clone()).unwrap());
                }
                Value::Rational(numbers) => {
                    fraction = Some(numbers[0].to_f64()).filter(|number| number.is_finite());
                }
                value => whole = value.get_uint(0),
            }
            prop_assert_eq!(exif.text(entry), text);
            prop_assert_eq!(exif.whole(entry), whole);
            prop_assert_eq!(exif.fraction(entry), fraction);
        }
    }

    // Whatever stands in a picture, looking at it ends, and soon.
    #[test]
    fn spoiled_pictures_do_no_harm(
        kind in 0..5_usize,
        versions in prop::sample::select(vec![(2, 0), (2, 1), (3, 2)]),
        is_inside: bool,
        spoiled in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
        cut in any::<prop::sample::Index>(),
    ) {
        let data = photograph(is_inside);
        let mut bytes = match kind {
            0 => jpeg(&data),
            1 => png(&data),
            2 => webp(&data),
            3 => data,
            _ => Heif { versions, is_inside, ..Heif::of(&data) }.bytes(),
        };
        for (place, byte) in spoiled {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(bytes.len() - cut.index(bytes.len()) / 8);
        read(&bytes);
    }
}
