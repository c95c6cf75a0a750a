//! What a film tells: the size of its picture, upright, and the camera that took it. Two families of containers are
//! read, MP4 with QuickTime and Matroska with WebM; of each only the few bytes that are asked for, so that the
//! length of a film does not matter.

mod base_media;
mod matroska;

use std::io::{Read, Seek};

use super::places::Places;
use super::{Details, Seen};

/// What Matroska and WebM begin with.
pub(in super::super) const EBML: [u8; 4] = 0x1a45_dfa3_u32.to_be_bytes();

pub(super) fn look(content: impl Read + Seek, size: u64) -> Seen {
    let mut content = Places::of(content, size);
    let (details, size) = if content.bytes(0) == Some(EBML) {
        // Matroska has no place for the names of cameras.
        (Details::new(), matroska::size(&mut content))
    } else {
        base_media::look(&mut content)
    };
    Seen {
        details,
        size,
        is_turned: false,
    }
}
