//! Icons and covers (document.md 5).

use crate::limits::{MAX_EMOJI, MAX_ICON_FILE, MAX_ICON_NAME};
use serde_json::Value;

use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::{Kind, Layout};
use crate::members::read::{self, Wrong};
use crate::members::{Members, Writer};
use crate::number::float_number;
use crate::objects::unknown_object;
use crate::objects::{ObjectFacts, ObjectLookup, echoed};
use crate::path::Path;
use crate::place::Place;
use crate::wire::JsonMap;
use crate::wording::shown;

pub use crate::kinds::PaletteColor;

/// An icon of an object or a callout.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Icon {
    /// The picture.
    pub picture: IconPicture,
    /// Color.
    pub color: Option<PaletteColor>,
}

impl Icon {
    /// The image object, if the icon is a file.
    pub(crate) fn file(&self) -> Option<&str> {
        match &self.picture {
            IconPicture::File(file) => Some(file),
            IconPicture::Emoji(_) | IconPicture::Named(_) | IconPicture::Color => None,
        }
    }
}

/// The icon to store, and warnings about its file. `held` is the current icon, whose dangling file an echo keeps.
pub fn kept_icon(
    icon: Icon,
    held: Option<&Icon>,
    objects: &dyn ObjectLookup,
) -> (Icon, Vec<Issue>) {
    let held = held.and_then(Icon::file);
    let file = icon.file().and_then(|id| echoed(id, held, objects));
    let Some(file) = file.map(str::to_owned) else {
        let advice = advice_on_files(Some(&icon), None, objects);
        return (icon, advice);
    };
    let picture = IconPicture::File(file);
    (Icon { picture, ..icon }, Vec::new())
}

/// The four forms of an icon.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum IconPicture {
    /// `format: emoji`, 1..=32 characters.
    Emoji(String),
    /// `format: file`, an image object id of 1..=255 characters.
    File(String),
    /// `format: icon`, a built-in icon, 1..=64 characters.
    Named(String),
    /// `format: color`; the color itself is [`Icon::color`].
    Color,
}

/// A cover of an object.
#[derive(Clone, Debug, PartialEq)]
pub enum Cover {
    /// `format: image`
    Image {
        /// Image object id.
        file: String,
        /// Zoom.
        scale: Option<f64>,
        /// Horizontal offset.
        x: Option<f64>,
        /// Vertical offset.
        y: Option<f64>,
    },
    /// `format: color`, an open vocabulary.
    Color(String),
    /// `format: gradient`, an open vocabulary.
    Gradient(String),
}

/// Warnings about icon and cover files that the space does not contain, or that are not images (document.md 3.6, 5).
pub fn advice_on_files(
    icon: Option<&Icon>,
    cover: Option<&Cover>,
    objects: &dyn ObjectLookup,
) -> Vec<Issue> {
    let advice = |(path, file): (Path, &str)| match objects.object(file) {
        None => Some(unknown_object(file, path)),
        Some(found) => no_image(file, &found, path),
    };
    files(icon, cover).filter_map(advice).collect()
}

/// The warning that the file of an icon or cover is not an image.
pub(crate) fn no_image(id: &str, found: &ObjectFacts, path: Path) -> Option<Issue> {
    let is_image = found.kind == Kind::FileObject && found.type_key == Layout::Image.name();
    (!is_image).then(|| {
        let message = format!("the object {:?} is not an image", shown(id));
        Issue::at(path, message).hint("name an image; upload_file makes one of a picture")
    })
}

/// The icon and cover files that the space does not contain, with the paths of their ids.
pub(crate) fn dangling_files<'d>(
    icon: Option<&'d Icon>,
    cover: Option<&'d Cover>,
    objects: &dyn ObjectLookup,
) -> impl Iterator<Item = (Path, &'d str)> {
    files(icon, cover).filter(|(_, file)| objects.object(file).is_none())
}

fn files<'d>(
    icon: Option<&'d Icon>,
    cover: Option<&'d Cover>,
) -> impl Iterator<Item = (Path, &'d str)> {
    let icon = icon.and_then(|icon| Some(("/icon", icon.file()?)));
    let cover = cover.and_then(|cover| match cover {
        Cover::Image { file, .. } => Some(("/cover", file.as_str())),
        Cover::Color(_) | Cover::Gradient(_) => None,
    });
    let files = icon.into_iter().chain(cover);
    files.map(|(place, file)| (Path::pointer(place).key("file"), file))
}

/// An icon, as hints show it.
pub(crate) const ICON_FORM: &str = r#"{"format":"emoji","emoji":"🚀"}"#;
/// The formats of an object icon.
pub const ICON_FORMATS: &str = "emoji, file, icon, color";
const CALLOUT_FORMATS: &str = "emoji, file";
pub(crate) const COVER_FORMATS: &str = "image, color, gradient";
/// A cover, as hints show it.
pub(crate) const COVER_FORM: &str = r#"{"format":"color","color":"blue"}"#;

/// Parses the icon of an object and reports every fault.
pub fn parse_icon(value: &Value, path: &Path, out: &mut Findings) -> Option<Icon> {
    icon(
        value,
        &Place::Start(path),
        ICON_FORMATS,
        Writer::Caller,
        out,
    )
}

/// Parses the icon of a callout: an emoji or a file.
pub(crate) fn callout_icon(
    value: &Value,
    place: &Place<'_>,
    writer: Writer,
    out: &mut Findings,
) -> Option<Icon> {
    icon(value, place, CALLOUT_FORMATS, writer, out)
}

/// Parses the icon of a stored object.
pub(crate) fn stored_icon(value: &Value, path: &Path, out: &mut Findings) -> Option<Icon> {
    icon(value, &Place::Start(path), ICON_FORMATS, Writer::Store, out)
}

/// Parses the cover of a stored object.
pub(crate) fn stored_cover(value: &Value, path: &Path, out: &mut Findings) -> Option<Cover> {
    cover(value, &Place::Start(path), Writer::Store, out)
}

fn icon(
    value: &Value,
    place: &Place<'_>,
    formats: &str,
    writer: Writer,
    out: &mut Findings,
) -> Option<Icon> {
    // An icon is replaced as a whole, so an empty member is a fault even in an operation.
    let writer = match writer {
        Writer::Operation => Writer::Caller,
        Writer::Caller | Writer::Store => writer,
    };
    let members = Members::open_as(value, place, writer, ICON_FORM, out)?;
    let format = format(&members, "an icon", formats, out)?;
    let picture = match format {
        "emoji" => {
            members.close("an emoji icon", &["format", "emoji", "color"], out);
            required(&members, "emoji", MAX_EMOJI, out).map(IconPicture::Emoji)
        }
        "file" => {
            members.close("a file icon", &["format", "file", "color"], out);
            reference(&members, "file", MAX_ICON_FILE, out).map(IconPicture::File)
        }
        "icon" => {
            members.close("a named icon", &["format", "name", "color", "emoji"], out);
            reference(&members, "name", MAX_ICON_NAME, out).map(IconPicture::Named)
        }
        _ => {
            members.close("a colour icon", &["format", "color"], out);
            if members.given("color").is_none() {
                out.issue(missing("color").at(&members.path("color")));
            }
            Some(IconPicture::Color)
        }
    };
    let color = members.optional_name("color", None, out);
    Some(Icon {
        picture: picture?,
        color,
    })
}

/// Parses the cover of an object and reports every fault.
pub fn parse_cover(value: &Value, path: &Path, out: &mut Findings) -> Option<Cover> {
    cover(value, &Place::Start(path), Writer::Caller, out)
}

fn cover(value: &Value, place: &Place<'_>, writer: Writer, out: &mut Findings) -> Option<Cover> {
    let members = Members::open_as(value, place, writer, COVER_FORM, out)?;
    match format(&members, "a cover", COVER_FORMATS, out)? {
        "image" => {
            let admitted = ["format", "file", "scale", "x", "y", "source"];
            members.close("an image cover", &admitted, out);
            let file = reference(&members, "file", MAX_ICON_FILE, out);
            let mut number = |name| members.read(name, (None, None), out, float);
            let (scale, x, y) = (number("scale"), number("x"), number("y"));
            Some(Cover::Image {
                file: file?,
                scale,
                x,
                y,
            })
        }
        "color" => {
            members.close("a colour cover", &["format", "color"], out);
            reference(&members, "color", MAX_ICON_NAME, out).map(Cover::Color)
        }
        _ => {
            members.close("a gradient cover", &["format", "gradient"], out);
            reference(&members, "gradient", MAX_ICON_NAME, out).map(Cover::Gradient)
        }
    }
}

/// The `format` of an icon or cover, one of `formats`. A missing one is a fault of the whole value (document.md 10.3).
fn format<'m>(
    members: &Members<'m>,
    what: &str,
    formats: &str,
    out: &mut Findings,
) -> Option<&'m str> {
    let Some(value) = members.given("format") else {
        let wrong = Wrong::new(format!("{what} needs a `format`")).hint(formats);
        out.issue(wrong.at(&members.place().path()));
        return None;
    };
    let known = |name: &&str| formats.split(", ").any(|format| format == *name);
    let found = value.as_str().filter(known);
    if found.is_none() {
        let message = format!("{} is not a format of {what}", shown(&value.to_string()));
        let wrong = Wrong::new(message).hint(formats);
        out.issue(wrong.at(&members.path("format")));
    }
    found
}

/// A non-empty string of at most `max` characters.
fn required(members: &Members<'_>, name: &str, max: usize, out: &mut Findings) -> Option<String> {
    let judged = match members.given(name) {
        None => Err(missing(name)),
        Some(value) => read::string(value, members.most(max)).and_then(|text| {
            if text.is_empty() {
                Err(Wrong::new("must not be empty").hint("fill it, or leave out the whole"))
            } else {
                Ok(text.to_owned())
            }
        }),
    };
    judged
        .map_err(|wrong| out.issue(wrong.at(&members.path(name))))
        .ok()
}

/// As [`required`], for names and ids. They cannot contain `/`, so URLs are refused.
fn reference(members: &Members<'_>, name: &str, max: usize, out: &mut Findings) -> Option<String> {
    let text = required(members, name, max, out)?;
    if text.contains('/') {
        let wrong = Wrong::new(format!("{text:?} holds a `/`", text = shown(&text)));
        out.issue(
            wrong
                .hint("a name or an object id, never a URL")
                .at(&members.path(name)),
        );
        return None;
    }
    Some(text)
}

fn missing(name: &str) -> Wrong {
    Wrong::new(format!("`{name}` is required")).hint(format!("add `{name}`"))
}

fn float(value: &Value) -> Result<Option<f64>, Wrong> {
    value
        .as_f64()
        .map(Some)
        .ok_or_else(|| Wrong::kind("a number", value))
}

/// Renders an icon; `object_ref` renders its file.
pub fn render_icon(icon: &Icon, object_ref: &dyn Fn(&str) -> String) -> JsonMap {
    let mut map = JsonMap::new();
    let (format, member) = match &icon.picture {
        IconPicture::Emoji(emoji) => ("emoji", Some(("emoji", emoji.clone()))),
        IconPicture::File(file) => ("file", Some(("file", object_ref(file)))),
        IconPicture::Named(name) => ("icon", Some(("name", name.clone()))),
        IconPicture::Color => ("color", None),
    };
    map.insert("format".to_owned(), format.into());
    if let Some((name, value)) = member {
        map.insert(name.to_owned(), value.into());
    }
    if let Some(color) = icon.color {
        map.insert("color".to_owned(), color.name().into());
    }
    map
}

/// Renders a cover; `object_ref` renders its file.
pub fn render_cover(cover: &Cover, object_ref: &dyn Fn(&str) -> String) -> JsonMap {
    let mut map = JsonMap::new();
    let mut put = |name: &str, value: Value| map.insert(name.to_owned(), value);
    match cover {
        Cover::Image { file, scale, x, y } => {
            put("format", "image".into());
            put("file", object_ref(file).into());
            for (name, number) in [("scale", scale), ("x", x), ("y", y)] {
                if let Some(number) = number.and_then(float_number) {
                    put(name, Value::Number(number));
                }
            }
        }
        Cover::Color(color) => {
            put("format", "color".into());
            put("color", color.as_str().into());
        }
        Cover::Gradient(gradient) => {
            put("format", "gradient".into());
            put("gradient", gradient.as_str().into());
        }
    }
    map
}
