use std::io::Cursor;

use super::*;

/// An extended WebP with a canvas of this size.
fn extended(width: u8, height: u8, flags: u8, chunks: &[&[u8]]) -> Vec<u8> {
    let canvas = [flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0];
    let head = &b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0"[..];
    [head, &canvas, &chunks.concat()].concat()
}

// chats-files-auth.md 2.4: nothing is decoded that is larger than its head says.
#[test]
fn the_frame_of_a_picture_is_within_its_canvas() {
    let lossy = |width: u16, height: u16| {
        let head = &b"VP8 \x0a\0\0\0\x10\0\0\x9d\x01\x2a"[..];
        [head, &width.to_le_bytes(), &height.to_le_bytes()].concat()
    };
    let moving = |frame: Vec<u8>| [&b"ANMF\0\x01\0\0"[..], &[0; 16], &frame].concat();
    let odd = &b"ICCP\x03\0\0\0abc\0"[..];
    for (picture, fits) in [
        (extended(150, 100, 0, &[&lossy(150, 100)]), true),
        (extended(150, 100, 0, &[odd, &lossy(150, 100)]), true),
        (extended(149, 100, 0, &[odd, &lossy(150, 100)]), false),
        (extended(150, 99, 0, &[&lossy(150, 100)]), false),
        (extended(1, 1, 0, &[&lossy(16383, 16383)]), false),
        (extended(1, 1, 0, &[odd]), false),
        (extended(1, 1, 0, &[b"VP8L\x05\0\0\0"]), true),
        (extended(9, 9, 2, &[odd, &moving(lossy(9, 9))]), true),
        (extended(9, 9, 2, &[odd, &moving(lossy(9, 10))]), false),
        (
            extended(9, 9, 2, &[&lossy(1, 1), &moving(lossy(9, 10))]),
            false,
        ),
        (lossy(1, 1), true),
    ] {
        let found = frame_fits_canvas(&mut Cursor::new(&picture));
        assert_eq!(found.ok(), Some(fits), "{picture:?}");
    }
    let bomb = extended(1, 1, 0, &[&lossy(16383, 16383)]);
    let length = bomb.len() as u64;
    assert_eq!(size(&mut Cursor::new(bomb), length).ok(), Some(None));
}
