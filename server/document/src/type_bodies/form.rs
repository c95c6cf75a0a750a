//! The two forms of a type body, and the paths of their members (http.md 19.1, 19.2).

use serde_json::Value;

use super::update::API_KEY;
use crate::bundled::bundled_type;
use crate::document_schemas::guard::{self, Guard};
use crate::findings::Findings;
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Layout;
use crate::members::Members;
use crate::path::Path;
use crate::similar::fold;
use crate::type_settings::{SETTINGS, TypeSettings, authorable_layouts, name_of};
use crate::vocabulary::TypeDef;
use crate::wording::shown;

/// A member of a type document outside of its properties.
const ICON: &str = "icon";

/// The form of a body.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TypeForm {
    /// Every member at the root.
    Flat,
    /// A document: the name among the properties, the rest in `type_settings`.
    Document,
}

impl TypeForm {
    /// The path of the name.
    pub fn name(self) -> Path {
        match self {
            Self::Flat => Path::root().key("name"),
            Self::Document => Path::pointer("/properties/name"),
        }
    }

    /// The path of a setting, such as `api_key`.
    pub fn setting(self, member: &str) -> Path {
        let settings = match self {
            Self::Flat => Path::root(),
            Self::Document => Path::pointer("/type_settings"),
        };
        settings.key(member)
    }

    /// The schema guard for a body of this form.
    pub(crate) fn guard(self) -> &'static Guard {
        match self {
            Self::Flat => &guard::TYPE,
            Self::Document => &guard::TYPE_DOCUMENT,
        }
    }

    /// Refuses a layout that callers cannot choose, unless the type already has it.
    pub(super) fn judge_layout(
        self,
        settings: &TypeSettings,
        current: Option<Layout>,
        out: &mut Findings,
    ) {
        let Some(layout) = settings.layout else {
            return;
        };
        if Layout::AUTHORABLE.contains(&layout) || current == Some(layout) {
            return;
        }
        let message = format!("the layout {} is for built-in types", layout.name());
        let issue = Issue::at(self.setting("layout"), message);
        out.issue(issue.hint(authorable_layouts().join(", ")));
    }
}

/// The name of a type: 1..=4096 characters, not blank. `None` if it is absent or invalid.
pub(super) fn name_among(members: &Members<'_>, out: &mut Findings) -> Option<String> {
    members.read("name", (None, None), out, |value| name_of(value).map(Some))
}

/// Refuses an array under `properties` and names the member for a property list.
pub(super) fn refuse_property_array(
    properties: Option<&Value>,
    form: TypeForm,
) -> Result<(), Fault> {
    if !properties.is_some_and(Value::is_array) {
        return Ok(());
    }
    let list = match form {
        TypeForm::Flat => "property_definitions",
        TypeForm::Document => "type_settings.property_definitions",
    };
    let message = "the list of a type's properties does not go into `properties`";
    let hint = format!("write it as `{list}`");
    Err(Fault::invalid(Issue::at("/properties", message).hint(hint)))
}

/// The fault of a body that is not an object.
pub(super) fn not_an_object() -> Fault {
    let issue = Issue::at("", "the body must be a JSON object");
    Fault::invalid(issue.hint(r#"send {"name":"…"}, or a document with kind object_type"#))
}

/// The issue for a property that the type routes do not accept: they accept name and description only (http.md 19.1,
/// 19.2). `of` is the existing type, if any.
pub(super) fn foreign_property(
    path: Path,
    message: &str,
    spelling: &str,
    of: Option<&TypeDef>,
) -> Issue {
    let message = format!("{message}: {:?}", shown(spelling));
    let issue = Issue::at(path, message);
    let folded = fold(spelling);
    if let Some(setting) = SETTINGS.into_iter().find(|known| fold(known) == folded) {
        return issue.hint(if setting == API_KEY && of.is_some() {
            "leave it out: only a create takes it".to_owned()
        } else {
            format!("write it as `type_settings.{setting}`")
        });
    }
    if folded == ICON {
        return issue.hint("write it as `icon` next to `properties`");
    }
    if of.is_some_and(|of| bundled_type(&of.key).is_some()) {
        return issue
            .hint("leave it out: of a built-in type, only `name` and `description` can change");
    }
    let edit = Ref::op("patch_object");
    let edit = match of {
        Some(of) => edit.param("object_id", &of.id),
        None => edit,
    };
    let hint = "here a type has `name` and `description`; patch_object edits other values";
    issue.hint(hint).see(edit)
}
