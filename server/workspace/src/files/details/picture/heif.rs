//! Pictures in HEIF and AVIF (ISO/IEC 23008-12, on ISO/IEC 14496-12): items, what they are, where they lie, and what
//! belongs to the one that is shown.

use std::io::{Read, Seek};
use std::ops::Range;

use super::super::boxes::{Box, boxes, first_inside};
use super::super::places::Places;
use super::super::{Size, largest};

/// Width and height of the primary picture, upright. A file that does not say which one that is has the size of its
/// largest.
pub(super) fn size(content: &mut Places<impl Read + Seek>) -> Option<Size> {
    let meta = Meta::of(content)?;
    let (mut properties, mut owned) = (Vec::new(), Vec::new());
    for part in boxes(content, meta.properties?) {
        match &part.kind {
            b"ipco" => properties = boxes(content, part.inside),
            b"ipma" => owned.push(part),
            _ => {}
        }
    }
    let primary = meta.primary.and_then(|item| {
        let mut all = owned.iter();
        let places = all.find_map(|part| places_of(item, part, content))?;
        let own = places
            .into_iter()
            .filter_map(|place| properties.get(place.checked_sub(1)?));
        shown(own, content)
    });
    primary.or_else(|| {
        let all = properties.iter();
        let sizes: Vec<Size> = all
            .filter_map(|property| extent(property, content))
            .collect();
        largest(sizes)
    })
}

/// Where the Exif data of the picture lies.
pub(super) fn exif(content: &mut Places<impl Read + Seek>) -> Option<Range<u64>> {
    let meta = Meta::of(content)?;
    let item = exif_item(meta.items?, content)?;
    let data = locate(item, &meta.locations?, meta.data, content)?;
    // In front stands how far into the data Exif begins.
    let skipped = u32::from_be_bytes(content.bytes(data.start)?);
    let start = data.start.checked_add(4)?.checked_add(skipped.into())?;
    (start < data.end).then_some(start..data.end)
}

/// What a file says of its items.
#[derive(Default)]
struct Meta {
    primary: Option<u32>,
    items: Option<Range<u64>>,
    locations: Option<Box>,
    properties: Option<Range<u64>>,
    data: Option<Range<u64>>,
}

impl Meta {
    fn of(content: &mut Places<impl Read + Seek>) -> Option<Self> {
        let whole = content.whole();
        let inside = first_inside(b"meta", content, whole)?;
        let mut meta = Self::default();
        // Behind its version.
        for part in boxes(content, inside.start.checked_add(4)?..inside.end) {
            match &part.kind {
                b"pitm" => meta.primary = primary(&part, content),
                b"iinf" => meta.items = Some(part.inside),
                b"iloc" => meta.locations = Some(part),
                b"iprp" => meta.properties = Some(part.inside),
                b"idat" => meta.data = Some(part.inside),
                _ => {}
            }
        }
        Some(meta)
    }
}

/// Numbers that are written one after the other, the largest byte first.
struct Numbers<'b>(&'b [u8]);

impl Numbers<'_> {
    /// The next one, of so many bytes, at most eight.
    fn next(&mut self, width: usize) -> Option<u64> {
        let (number, rest) = self.0.split_at_checked(width)?;
        self.0 = rest;
        let digit = |number, byte: &u8| number << 8 | u64::from(*byte);
        Some(number.iter().fold(0, digit))
    }

    /// The version and the flags that many boxes begin with.
    fn version(&mut self) -> Option<(u64, u64)> {
        Some((self.next(1)?, self.next(3)?))
    }

    /// The number of an item, which has this many bytes.
    fn item(&mut self, width: usize) -> Option<u32> {
        self.next(width)?.try_into().ok()
    }
}

fn primary(part: &Box, content: &mut Places<impl Read + Seek>) -> Option<u32> {
    let head = content.bytes::<8>(part.inside.start)?;
    let mut numbers = Numbers(&head);
    let (version, _) = numbers.version()?;
    numbers.item(if version == 0 { 2 } else { 4 })
}

/// The first item that is Exif data.
fn exif_item(items: Range<u64>, content: &mut Places<impl Read + Seek>) -> Option<u32> {
    let head = content.bytes::<1>(items.start)?;
    // Version, flags, and the number of items, which the boxes tell as well.
    let skipped = if head == [0] { 6 } else { 8 };
    let entries = boxes(content, items.start.checked_add(skipped)?..items.end);
    entries.iter().find_map(|entry| {
        let head = content.bytes::<14>(entry.inside.start)?;
        let mut numbers = Numbers(&head);
        let (version, _) = numbers.version()?;
        let item = match version {
            2 => numbers.item(2)?,
            3 => numbers.item(4)?,
            // Older ones do not say what they are.
            _ => return None,
        };
        // What protects it.
        numbers.next(2)?;
        let kind = numbers.next(4)?;
        (kind == u64::from(u32::from_be_bytes(*b"Exif"))).then_some(item)
    })
}

/// Where an item lies that is in one piece, in this file (ISO/IEC 14496-12, 8.11.3).
fn locate(
    item: u32,
    locations: &Box,
    data: Option<Range<u64>>,
    content: &mut Places<impl Read + Seek>,
) -> Option<Range<u64>> {
    /// Most bytes of what is said of an item with one piece.
    const MAX_LOCATION: usize = 64;
    let head = locations.head::<8>(content)?;
    let mut numbers = Numbers(&head);
    let (version, _) = numbers.version()?;
    let widths = numbers.next(2)?;
    let width = |place: u32| (widths >> place & 0xf) as usize;
    let (of_offset, of_length, of_base) = (width(12), width(8), width(4));
    let of_index = if version == 0 { 0 } else { width(0) };
    if ![of_offset, of_length, of_base, of_index]
        .iter()
        .all(|width| matches!(width, 0 | 4 | 8))
    {
        return None;
    }
    let of_item = if version < 2 { 2 } else { 4 };
    let mut at = locations.inside.start + 6;
    let count = Numbers(&content.bytes::<4>(at)?).next(of_item)?;
    at += of_item as u64;
    for _ in 0..count {
        if at >= locations.inside.end {
            return None;
        }
        let said = content.bytes::<MAX_LOCATION>(at)?;
        let mut numbers = Numbers(&said);
        let found = numbers.item(of_item)?;
        let method = if version == 0 {
            0
        } else {
            numbers.next(2)? & 0xf
        };
        let elsewhere = numbers.next(2)?;
        let base = numbers.next(of_base)?;
        let pieces = numbers.next(2)?;
        if found == item {
            numbers.next(of_index)?;
            let (offset, length) = (numbers.next(of_offset)?, numbers.next(of_length)?);
            let around = match method {
                0 => content.whole(),
                1 => data?,
                // Within another item.
                _ => return None,
            };
            let start = around.start.checked_add(base)?.checked_add(offset)?;
            let end = match length {
                0 => around.end,
                length => start.checked_add(length)?,
            };
            let is_whole = (elsewhere, pieces) == (0, 1) && start < end && end <= around.end;
            return is_whole.then_some(start..end);
        }
        let before_pieces = (MAX_LOCATION - numbers.0.len()) as u64;
        let piece = (of_index + of_offset + of_length) as u64;
        at = at.checked_add(before_pieces + pieces * piece)?;
    }
    None
}

/// The places of the properties that belong to an item, counted from one.
fn places_of(item: u32, owned: &Box, content: &mut Places<impl Read + Seek>) -> Option<Vec<usize>> {
    /// An item has at most this many properties, each named in up to two bytes.
    const MAX_PROPERTIES: usize = 255;
    let head = owned.head::<8>(content)?;
    let mut numbers = Numbers(&head);
    let (version, flags) = numbers.version()?;
    let count = numbers.next(4)?;
    let of_item = if version == 0 { 2 } else { 4 };
    let of_place = if flags & 1 == 0 { 1 } else { 2 };
    let mut at = owned.inside.start + 8;
    for _ in 0..count {
        if at >= owned.inside.end {
            return None;
        }
        let said = content.bytes::<5>(at)?;
        let mut numbers = Numbers(&said);
        let found = numbers.item(of_item)?;
        let places = numbers.next(1)?;
        at += of_item as u64 + 1;
        if found == item {
            let said = content.bytes::<{ 2 * MAX_PROPERTIES }>(at)?;
            let mut numbers = Numbers(&said);
            // The highest bit says whether a reader has to understand it.
            let must = 1 << (8 * of_place - 1);
            let place = |_| Some((numbers.next(of_place)? & !must) as usize);
            return (0..places).map(place).collect();
        }
        at += places * of_place as u64;
    }
    None
}

/// The size of the picture that has these properties, as it is shown.
fn shown<'b>(
    properties: impl Iterator<Item = &'b Box>,
    content: &mut Places<impl Read + Seek>,
) -> Option<Size> {
    let mut size = None;
    for property in properties {
        match &property.kind {
            b"ispe" => size = size.or(extent(property, content)),
            b"irot" => {
                let [quarters] = property.head(content)?;
                if quarters & 1 == 1 {
                    size = size.map(|(width, height)| (height, width));
                }
            }
            _ => {}
        }
    }
    size.filter(|(width, height)| *width > 0 && *height > 0)
}

/// The size in pixels that a property says, if it says one.
fn extent(property: &Box, content: &mut Places<impl Read + Seek>) -> Option<Size> {
    if property.kind != *b"ispe" {
        return None;
    }
    let head = property.head::<12>(content)?;
    let mut numbers = Numbers(&head);
    numbers.version()?;
    let width = numbers.next(4)?.try_into().ok()?;
    Some((width, numbers.next(4)?.try_into().ok()?))
}
