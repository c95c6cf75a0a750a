//! What a picture tells beyond its pixels: the camera that took it and which way it was held, and the size of those
//! that no decoder of ours opens. Only the few bytes that are asked for are read, each of a bounded number of places, so
//! that neither the length of a picture matters nor what it says of its parts.

mod camera;
mod container;
mod exif;
mod heif;

use std::io::{Read, Seek};

use super::places::Places;
use super::{Seen, Size};
use exif::Exif;

pub(super) fn look(content: impl Read + Seek, size: u64) -> Seen {
    let mut content = Places::of(content, size);
    let Some(found) = container::exif(&mut content) else {
        return Seen::default();
    };
    let Some(mut exif) = Exif::of(&mut content, found.data) else {
        return Seen::default();
    };
    Seen {
        details: camera::details(&mut exif),
        size: None,
        is_turned: found.turns && exif.is_turned(),
    }
}

/// Width and height of a picture in boxes (HEIF, AVIF), upright.
pub(in super::super) fn boxed_size(content: impl Read + Seek, size: u64) -> Option<Size> {
    heif::size(&mut Places::of(content, size))
}

#[cfg(test)]
mod tests;
