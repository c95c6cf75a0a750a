//! What a picture tells beyond its pixels: the camera that took it and which way it was held, and the size of those
//! that no decoder of ours opens. Only the few bytes that are asked for are read, each of a bounded number of places, so
//! that neither the length of a picture matters nor what it says of its parts.

mod camera;
mod container;
mod exif;
mod heif;

use std::io::{Read, Seek};

use image::metadata::Orientation;

use super::boxes::first_inside;
use super::places::Places;
use super::{Seen, Size, movie};
use exif::Exif;

pub(super) fn look(content: impl Read + Seek, size: u64) -> Seen {
    let mut content = Places::of(content, size);
    let Some((mut exif, turns)) = exif_of(&mut content) else {
        return Seen::default();
    };
    Seen {
        details: camera::details(&mut exif),
        size: None,
        is_turned: turns && lies_on_its_side(exif.orientation()),
    }
}

/// How a picture is turned and mirrored when it is shown.
pub(in super::super) fn orientation(content: impl Read + Seek, size: u64) -> Orientation {
    match exif_of(&mut Places::of(content, size)) {
        Some((mut exif, true)) => exif.orientation(),
        _ => Orientation::NoTransforms,
    }
}

/// Whether what is stored as rows is shown as columns.
pub(in super::super) fn lies_on_its_side(orientation: Orientation) -> bool {
    matches!(
        orientation,
        Orientation::Rotate90
            | Orientation::Rotate270
            | Orientation::Rotate90FlipH
            | Orientation::Rotate270FlipH
    )
}

/// The Exif data of a picture, and whether it says how the picture is turned.
fn exif_of<C: Read + Seek>(content: &mut Places<C>) -> Option<(Exif<'_, C>, bool)> {
    let found = container::exif(content)?;
    Some((Exif::of(content, found.data)?, found.turns))
}

/// Width and height of a picture in boxes (HEIF, AVIF), upright.
pub(in super::super) fn boxed_size(mut content: impl Read + Seek, size: u64) -> Option<Size> {
    let still = heif::size(&mut Places::of(&mut content, size));
    // A sequence may show no picture by itself: it is made like a film.
    still.or_else(|| movie::look(content, size).size)
}

/// Whether content in boxes has items, one with a size, and no film: then it is shown as a picture.
pub(in super::super) fn is_still(content: impl Read + Seek, size: u64) -> bool {
    let mut content = Places::of(content, size);
    let whole = content.whole();
    first_inside(b"moov", &mut content, whole).is_none() && heif::size(&mut content).is_some()
}

#[cfg(test)]
mod tests;
