//! Pictures that are made to cost much.

use super::super::super::boxes::boxed;
use super::boxed::Heif;
use super::containers::{png, segment, webp};
use super::*;

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
