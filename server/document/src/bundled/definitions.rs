//! The property lists of types when they are installed or created (document.md 15).

use super::{BundledType, Creation, twin};
use crate::kinds::{Layout, Section};

/// Featured on every type without its own list here.
const FEATURED: &[&str] = &["type", "backlinks", "tag"];
/// Featured on queries.
const FEATURED_ON_SET: &[&str] = &["type", "set_of", "backlinks"];
/// Featured on collections.
const FEATURED_ON_COLLECTION: &[&str] = &["type", "backlinks"];
/// Regular on every type.
const REGULAR: &[&str] = &["created_date", "creator", "links"];
/// Hidden on every type.
const HIDDEN: &[&str] = &["last_modified_date", "last_modified_by", "last_opened_date"];
/// The properties in the file section of a file type, in order; only those that the type names.
const FILE: &[&str] = &[
    "file_ext",
    "size_in_bytes",
    "file_mime_type",
    "artist",
    "audio_album",
    "audio_genre",
    "audio_album_track_number",
    "audio_lyrics",
    "released_year",
    "height_in_pixels",
    "width_in_pixels",
    "camera",
    "camera_iso",
    "aperture",
    "exposure",
    "focal_ratio",
];

/// The property list of a bundled type: internal keys by section, in served order.
pub fn default_definitions(bundled: &BundledType) -> Vec<(String, Section)> {
    let featured = match bundled.layout {
        Layout::Set => FEATURED_ON_SET,
        Layout::Collection => FEATURED_ON_COLLECTION,
        _ => FEATURED,
    };
    let file: &[&str] = match bundled.creation {
        Creation::Through(super::types::UPLOAD) => FILE,
        Creation::Objects | Creation::Through(_) | Creation::Never => &[],
    };
    assemble(featured, bundled.own, file)
}

/// The property list of a custom type (document.md 15). Without definitions it contains the layout's required
/// properties and the defaults, else the given ones. An empty regular section gets the regular defaults. Default
/// properties that the space has removed are omitted, because a write cannot name them.
pub fn custom_definitions(
    layout: Layout,
    given: Option<Vec<(String, Section)>>,
    is_removed: impl Fn(&str) -> bool,
) -> Vec<(String, Section)> {
    let Some(mut given) = given else {
        let required: &[&str] = if layout == Layout::Todo {
            &["done"]
        } else {
            &[]
        };
        let mut defaults = assemble(FEATURED, required, &[]);
        defaults.retain(|(key, _)| !is_removed(key));
        return defaults;
    };
    if !given
        .iter()
        .any(|(_, section)| *section == Section::Regular)
    {
        let listed = |key: &String| given.iter().any(|(known, _)| known == key);
        let missing: Vec<_> = REGULAR
            .iter()
            .map(|key| twin(key))
            .filter(|key| !listed(key) && !is_removed(key))
            .collect();
        given.extend(missing.into_iter().map(|key| (key, Section::Regular)));
    }
    given.sort_by_key(|(_, section)| section.rank());
    given
}

fn assemble(featured: &[&str], own: &[&str], file: &[&str]) -> Vec<(String, Section)> {
    let file: Vec<&str> = file
        .iter()
        .copied()
        .filter(|key| own.contains(key))
        .collect();
    let elsewhere =
        |key: &&str| featured.contains(key) || HIDDEN.contains(key) || file.contains(key);
    let regular = own
        .iter()
        .chain(REGULAR)
        .copied()
        .filter(|key| !elsewhere(key));
    let in_section = |section: Section| move |key: &str| (twin(key), section);
    featured
        .iter()
        .copied()
        .map(in_section(Section::Featured))
        .chain(regular.map(in_section(Section::Regular)))
        .chain(file.iter().copied().map(in_section(Section::File)))
        .chain(HIDDEN.iter().copied().map(in_section(Section::Hidden)))
        .collect()
}
