//! Where the Exif data of a picture lies.

use std::io::{Read, Seek};
use std::ops::Range;

use super::super::places::Places;
use super::exif::{EXIF_HEAD, TIFF_HEADS};
use super::heif;

/// Exif data that was found.
pub(super) struct Found {
    pub(super) data: Range<u64>,
    /// Whether it says how the picture is turned. In HEIF it only repeats what is said elsewhere.
    pub(super) turns: bool,
}

/// The Exif data of a JPEG, PNG, WebP, HEIF or AVIF picture; a TIFF file is Exif data itself.
pub(super) fn exif(content: &mut Places<impl Read + Seek>) -> Option<Found> {
    let turns = |data| Found { data, turns: true };
    let head: [u8; 12] = content.bytes(0)?;
    if head.starts_with(&[0xff, 0xd8]) {
        return jpeg(content).map(turns);
    }
    if head.starts_with(b"\x89PNG\r\n\x1a\n") {
        return png(content).map(turns);
    }
    if TIFF_HEADS.iter().any(|magic| head.starts_with(*magic)) {
        return Some(turns(content.whole()));
    }
    match &head {
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P'] => webp(content).map(turns),
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => {
            heif::exif(content).map(|data| Found { data, turns: false })
        }
        _ => None,
    }
}

/// The segment APP1 that says it is Exif, among those before the picture (ITU-T T.81 annex B).
fn jpeg(content: &mut Places<impl Read + Seek>) -> Option<Range<u64>> {
    /// What each segment begins with.
    const MARK: u8 = 0xff;
    const APP1: u8 = 0xe1;
    let mut at = 2;
    loop {
        let [MARK, kind, l0, l1, said @ ..] = content.bytes::<10>(at)? else {
            return None;
        };
        at += 2;
        match kind {
            // Marks may be written twice.
            MARK => at -= 1,
            // These have no content.
            0x01 | 0xd0..=0xd7 => {}
            // The picture, or its end.
            0xd9 | 0xda => return None,
            _ => {
                let length = u64::from(u16::from_be_bytes([l0, l1]));
                if length < 2 {
                    return None;
                }
                if kind == APP1 && said == *EXIF_HEAD {
                    return Some(at + 2..at + length);
                }
                at += length;
            }
        }
    }
}

/// The chunk `eXIf` (PNG, third edition, 11.3.4.5).
fn png(content: &mut Places<impl Read + Seek>) -> Option<Range<u64>> {
    let mut at = 8;
    while at < content.whole().end {
        let [l0, l1, l2, l3, kind @ ..] = content.bytes::<8>(at)?;
        let length = u64::from(u32::from_be_bytes([l0, l1, l2, l3]));
        if kind == *b"eXIf" {
            return Some(at + 8..at + 8 + length);
        }
        // Its head, and the sum at its end.
        at += 12 + length;
    }
    None
}

/// The chunk `EXIF` (RFC 9649, 2.7.1.5).
fn webp(content: &mut Places<impl Read + Seek>) -> Option<Range<u64>> {
    let mut at = 12;
    while at < content.whole().end {
        let [k0, k1, k2, k3, length @ ..] = content.bytes::<8>(at)?;
        let length = u64::from(u32::from_le_bytes(length));
        if [k0, k1, k2, k3] == *b"EXIF" {
            return Some(at + 8..at + 8 + length);
        }
        at += 8 + length.next_multiple_of(2);
    }
    None
}
