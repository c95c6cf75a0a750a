//! Restrictions: which parts of an object can be edited, by its kind and layout (ops.md 8).

use super::table::{OP_MEMBER, OpSpec};
use crate::document::Group;
use crate::issue::{Fault, Issue, Ref, pointer};
use crate::kinds::{Kind, Layout};
use serde_json::Value;

/// The part of an object that an operation changes, as restrictions distinguish it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Axis {
    /// Property values.
    Properties,
    /// Blocks and their texts.
    Blocks,
    /// The type.
    Type,
    /// Views and members: refused only for an object in the bin.
    Views,
}

impl Axis {
    /// The noun that a refusal uses for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Properties => "property values",
            Self::Blocks => "blocks",
            Self::Type => "type",
            Self::Views => "views and items",
        }
    }
}

/// The facts about an object that decide which restrictions apply.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing {
    /// What the object is.
    pub kind: Kind,
    /// Its current resolved layout.
    pub layout: Layout,
    /// True if it is in the bin.
    pub archived: bool,
    /// It belongs to the system: a built-in type or object.
    pub system: bool,
}

impl Standing {
    /// Whether the axis may be edited.
    pub fn allows(self, axis: Axis) -> bool {
        if self.archived {
            return false;
        }
        let refused: &[Axis] = match self.group() {
            Group::Page => &[],
            Group::Query | Group::Chat => &[Axis::Blocks, Axis::Type],
            Group::Collection => &[Axis::Blocks],
            Group::Type if self.system => &[Axis::Properties, Axis::Blocks, Axis::Type],
            Group::Type => &[Axis::Blocks, Axis::Type],
            Group::Template => &[Axis::Type],
            Group::System => &[Axis::Properties, Axis::Blocks, Axis::Type],
        };
        !refused.contains(&axis)
    }

    fn group(self) -> Group {
        match self.kind {
            Kind::Template => Group::Template,
            Kind::ObjectType => Group::Type,
            Kind::Chat => Group::Chat,
            Kind::Property | Kind::PropertyOption | Kind::FileObject | Kind::Participant => {
                Group::System
            }
            Kind::Page if self.system => Group::System,
            Kind::Page => Group::of_layout(self.layout),
        }
    }

    fn name(self) -> &'static str {
        if self.archived {
            return "an object in the bin";
        }
        match self.group() {
            Group::Page => "a page",
            Group::Query => "a query",
            Group::Collection => "a collection",
            Group::Type if self.system => "a built-in type",
            Group::Type => "a type",
            Group::Template => "a template",
            Group::Chat => "a chat",
            Group::System => "a system object",
        }
    }
}

/// Refuses the batch at its first operation that the object's standing forbids. Elements without a known operation name
/// are skipped here: decoding reports them.
///
/// # Errors
/// `forbidden` at `/ops/<i>`.
pub(super) fn check(ops: &[Value], standing: Standing) -> Result<(), Fault> {
    for (index, op) in ops.iter().enumerate() {
        let name = op.get(OP_MEMBER).and_then(Value::as_str);
        let Some(spec) = name.and_then(OpSpec::named) else {
            continue;
        };
        if !standing.allows(spec.axis) {
            let path = pointer("/ops", &index.to_string());
            let (what, whose) = (spec.axis.name(), standing.name());
            let message = format!(
                "{} at position {index}: the {what} of {whose} cannot be edited",
                spec.name
            );
            let issue = Issue::at(path, message)
                .hint("this restriction is permanent: do not retry, leave the operation out");
            let is_of_type =
                matches!(standing.group(), Group::Type) && spec.axis == Axis::Properties;
            return Err(Fault::forbidden(if is_of_type {
                issue.see(Ref::op("update_type"))
            } else {
                issue
            }));
        }
    }
    Ok(())
}
