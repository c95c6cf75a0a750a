//! Exif data in each kind of file that holds it.

use super::*;

pub(super) fn segment(kind: u8, inside: &[u8]) -> Vec<u8> {
    let length = u16::try_from(inside.len() + 2).unwrap();
    [&[0xff, kind], &length.to_be_bytes()[..], inside].concat()
}

pub(super) fn jpeg(data: &[u8]) -> Vec<u8> {
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

pub(super) fn png(data: &[u8]) -> Vec<u8> {
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

pub(super) fn webp(data: &[u8]) -> Vec<u8> {
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
