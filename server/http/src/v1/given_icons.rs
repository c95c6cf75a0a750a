//! From icons of v1 to stored ones (v1.md 18).

use rolltop_document::decor::{Icon, IconPicture, PaletteColor};
use rolltop_document::document::Kind;
use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_EMOJI;
use rolltop_document::objects::ObjectLookup;
use rolltop_document::vocabulary::Layout;
use rolltop_document::wording::shown;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::v1::ICON_NAMES;
use serde_json::Value;

use super::given::fault;
use crate::pipeline::Request;

/// What is to have an icon.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Bearer {
    Object,
    /// Only types have named icons.
    Type,
}

/// How the URLs of the files of a space begin, as the request reached the server.
pub(super) fn file_urls(request: &Request) -> Result<String, ApiError> {
    let base = request.base_url();
    Ok(format!("{base}/v1/spaces/{}/files/", request.space()?.id))
}

/// Reads an icon; an empty emoji takes it away, and an absent one stays. The picture of the icon that is `held` leaves that as it is.
pub(super) fn icon_of(
    given: Option<&Value>,
    bearer: Bearer,
    held: Option<&Icon>,
    urls: &str,
    objects: &dyn ObjectLookup,
) -> Result<Option<Option<Icon>>, Fault> {
    let Some(given) = given else {
        return Ok(None);
    };
    let text = |member: &str| given[member].as_str().unwrap_or_default();
    let format = text("format");
    let (picture, color) = match format {
        "emoji" => match given["emoji"].as_str() {
            Some("") => return Ok(Some(None)),
            Some(emoji) if is_emoji(emoji) => (IconPicture::Emoji(emoji.to_owned()), None),
            _ => return Err(fault("icon emoji is not valid")),
        },
        "file" => {
            let file = text("file");
            let id = file.strip_prefix(urls).unwrap_or(file);
            let found = objects.object(id);
            let is_image = found.is_some_and(|found| {
                found.kind == Kind::FileObject && found.type_key == Layout::Image.name()
            });
            if !is_image {
                return Err(fault("icon file is not valid"));
            }
            (IconPicture::File(id.to_owned()), None)
        }
        "icon" if bearer == Bearer::Object => {
            return Err(fault("icon name and color are not supported for object"));
        }
        "icon" => {
            let (name, color) = (text("name"), text("color"));
            if !ICON_NAMES.contains(&name) {
                return Err(fault(format!("invalid icon name: {:?}", shown(name))));
            }
            let color = PaletteColor::from_name(color)
                .ok_or_else(|| fault(format!("invalid icon color: {:?}", shown(color))))?;
            (IconPicture::Named(name.to_owned()), Some(color))
        }
        _ => return Err(fault(format!("invalid icon format: {:?}", shown(format)))),
    };
    let same = held.filter(|held| held.picture == picture && color.is_none());
    let icon = same.cloned().unwrap_or(Icon { picture, color });
    Ok(Some(Some(icon)))
}

/// Code points of emojis: no blanks, control characters or letters but those in a frame, and not ASCII alone.
fn is_emoji(text: &str) -> bool {
    let is_framed = |c: char| matches!(c, '\u{2100}'..='\u{24ff}' | '\u{1f100}'..='\u{1f1ff}');
    let is_letter = |c: char| c.is_alphabetic() && !is_framed(c);
    let is_no_part = |c: char| c.is_control() || c.is_whitespace() || is_letter(c);
    !text.is_ascii() && !text.chars().any(is_no_part) && text.chars().count() <= MAX_EMOJI
}
