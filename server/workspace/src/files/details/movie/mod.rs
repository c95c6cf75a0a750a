//! What a film tells: the size of its picture, upright, and the camera that took it. Two families of containers are
//! read, MP4 with QuickTime and Matroska with WebM; of each only the few bytes that are asked for, so that the
//! length of a film does not matter.

mod base_media;
mod matroska;
mod places;

use std::io::{Read, Seek};

use super::Details;
use places::Places;

/// What Matroska and WebM begin with.
pub(in super::super) const EBML: [u8; 4] = 0x1a45_dfa3_u32.to_be_bytes();

/// Width and height.
type Size = (u32, u32);

pub(super) fn look(content: impl Read + Seek, size: u64) -> (Details, Option<Size>) {
    let mut content = Places::of(content, size);
    if content.bytes(0) == Some(EBML) {
        // Matroska has no place for the names of cameras.
        (Details::new(), matroska::size(&mut content))
    } else {
        base_media::look(&mut content)
    }
}

/// The largest of the pictures.
fn largest(sizes: impl IntoIterator<Item = Size>) -> Option<Size> {
    let area = |size: &Size| u64::from(size.0) * u64::from(size.1);
    let sizes = sizes.into_iter().filter(|size| area(size) > 0);
    sizes.max_by_key(area)
}
