//! The layout of an object: its own, or that of its type (document.md 3.5, 7).

use serde_json::Value;

use super::Document;
use crate::issue::Issue;
use crate::kinds::Layout;
use crate::path::Path;
use crate::vocabulary::Vocabulary;

/// The property with an object's own layout.
pub const LAYOUT: &str = "layout";

/// The layout of an object: its own, or that of its type.
pub fn layout_of(document: &Document, vocabulary: &Vocabulary) -> Layout {
    own_layout(document)
        .or_else(|| {
            vocabulary
                .type_def(&document.type_key)
                .map(|def| def.layout)
        })
        .unwrap_or_default()
}

/// The object's own layout, which has priority over that of its type.
pub fn own_layout(document: &Document) -> Option<Layout> {
    named(document.properties.get(LAYOUT)?)
}

/// The layout for a stored number. Other numbers are kept but have no effect (document.md 3.5).
fn named(number: &Value) -> Option<Layout> {
    Layout::ALL
        .get(usize::try_from(number.as_u64()?).ok()?)
        .copied()
}

/// Refuses an own layout that does not fit the object's type, as `set_type` refuses a type that does not fit the layout
/// (ops.md 7.14). With the layout of a participant, no edit could undo it; with that of a collection, the object would
/// lack its view. `of_type` is the layout of the type; if it is unknown, only layouts that callers cannot choose are
/// refused. The value is in stored form.
pub(crate) fn judge_layout(value: &Value, of_type: Option<Layout>, path: &Path) -> Option<Issue> {
    let own = named(value)?;
    let possible: Vec<&str> = Layout::ALL
        .iter()
        .filter(|layout| match of_type {
            Some(of_type) => fits(**layout, of_type),
            None => Layout::AUTHORABLE.contains(layout),
        })
        .map(|layout| layout.name())
        .collect();
    if possible.contains(&own.name()) {
        return None;
    }
    let message = match of_type {
        Some(of_type) => format!(
            "an object whose type has the layout {} cannot have the layout {}",
            of_type.name(),
            own.name()
        ),
        None => format!("the layout {} is for built-in types", own.name()),
    };
    let hint = format!("leave it out, or write {}", possible.join(", "));
    Some(Issue::at(path, message).hint(hint))
}

/// The rows of the restrictions table (ops.md 8).
#[derive(Clone, Copy)]
pub(crate) enum Group {
    Page,
    Query,
    Collection,
    Type,
    Template,
    Chat,
    System,
}

impl Group {
    pub(crate) const fn of_layout(layout: Layout) -> Self {
        match layout {
            Layout::Basic | Layout::Todo | Layout::Note | Layout::Profile | Layout::Bookmark => {
                Self::Page
            }
            Layout::Set => Self::Query,
            Layout::Collection => Self::Collection,
            Layout::ObjectType => Self::Type,
            Layout::ChatDeprecated | Layout::ChatDerived => Self::Chat,
            Layout::Property
            | Layout::File
            | Layout::Dashboard
            | Layout::Image
            | Layout::Space
            | Layout::PropertyOptionsList
            | Layout::PropertyOption
            | Layout::Audio
            | Layout::Video
            | Layout::Date
            | Layout::SpaceView
            | Layout::Participant
            | Layout::Pdf
            | Layout::Tag
            | Layout::Notification
            | Layout::MissingObject
            | Layout::Devices
            | Layout::Discussion => Self::System,
        }
    }
}

/// Whether content of one layout fits another: the same layout, or two page layouts, between which an object can change
/// (ops.md 7.14).
pub fn fits(from: Layout, to: Layout) -> bool {
    let is_page_like = |layout| matches!(Group::of_layout(layout), Group::Page);
    from == to || (is_page_like(from) && is_page_like(to))
}
