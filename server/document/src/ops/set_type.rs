//! `set_type`: changes the type of the object (ops.md 7.14).
//!
//! All type changes of a batch are checked before its first operation, so their faults precede all others (ops.md 2,
//! step 10).

use super::decode::Elements;
use super::draft::Draft;
use super::engine::Batch;
use super::model::SetType;
use super::table::Op;
use crate::body::TEMPLATE_TYPE;
use crate::document::{Document, fits, layout_of, own_layout};
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Layout;
use crate::names::{DocumentKeys, SpaceNames};
use crate::path::Path;
use crate::vocabulary::{Spelling, TypeDef};

/// Maximum number of types that a refusal lists.
const MAX_LISTED: usize = 12;

/// The types before and after a batch, spelled as in reads of the document.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TypeChange {
    /// The old type.
    pub from: String,
    /// The new type.
    pub to: String,
}

impl TypeChange {
    /// The type change that a batch made, if any.
    pub(super) fn between(batch: &Batch<'_>, after: &Document) -> Option<Self> {
        let spelled = |document: &Document| {
            let keys = DocumentKeys::of(batch.vocabulary, document);
            let names = SpaceNames::new(batch.vocabulary).keys(batch.keys);
            names.in_document(&keys).type_key(&document.type_key)
        };
        (batch.document.type_key != after.type_key).then(|| Self {
            from: spelled(batch.document),
            to: spelled(after),
        })
    }
}

/// Checks every type change of a batch, each against the type that the previous one sets.
///
/// # Errors
/// At the type of the first impossible change. Undecodable operations are skipped: applying them reports the fault.
pub(super) fn check(
    batch: &Batch<'_>,
    elements: &Elements<'_>,
    names: &SpaceNames<'_>,
) -> Result<(), Fault> {
    let own = own_layout(batch.document);
    let mut layout = layout_of(batch.document, batch.vocabulary);
    let mut current = batch.document.type_key.as_str();
    for (index, op) in elements.named(&[SetType::NAME]) {
        if let Op::SetType(op) = op {
            let path = Path::op(index).key("type");
            let offers = |def: &TypeDef| is_possible(def, current, layout);
            let target = find(op, names, &path, &offers)?;
            check_change(current, layout, target, names, &path)?;
            current = &target.key;
            layout = own.unwrap_or(target.layout);
        }
    }
    Ok(())
}

impl Draft<'_> {
    /// Sets the type. [`check`] has already verified that the change is possible.
    pub(super) fn set_type(&mut self, op: &SetType, path: &Path) -> Result<(), Fault> {
        let target = find(op, &self.cx.names, &path.key("type"), &|_| true)?;
        self.document.type_key.clone_from(&target.key);
        Ok(())
    }
}

fn find<'n>(
    op: &SetType,
    names: &SpaceNames<'n>,
    path: &Path,
    offers: &dyn Fn(&TypeDef) -> bool,
) -> Result<&'n TypeDef, Fault> {
    let found = names.find_type_among(&op.type_key, offers);
    found.map_err(|miss| miss.at(path))
}

/// Whether an object of another type and with this layout can change to the type.
fn is_possible(def: &TypeDef, current: &str, layout: Layout) -> bool {
    def.key != current && def.key != TEMPLATE_TYPE && fits(layout, def.layout)
}

/// Refuses templates, and types whose layout does not fit the object's content.
fn check_change(
    current: &str,
    layout: Layout,
    target: &TypeDef,
    names: &SpaceNames<'_>,
    path: &Path,
) -> Result<(), Fault> {
    if target.key == current {
        return Ok(());
    }
    let spelled = names.type_key(&target.key);
    if target.key == TEMPLATE_TYPE {
        let issue = Issue::at(path, "an object does not become a template");
        let hint = "create_template makes one, from a document and the type that it is for";
        return Err(Fault::invalid(
            issue.hint(hint).see(Ref::op("create_template")),
        ));
    }
    if fits(layout, target.layout) {
        return Ok(());
    }
    let message = format!(
        "an object of layout {} cannot take the type {spelled}, whose layout is {}",
        layout.name(),
        target.layout.name()
    );
    let mut possible: Vec<String> = names
        .vocabulary()
        .types()
        .iter()
        .filter(|def| !def.hidden && !def.archived && is_possible(def, current, layout))
        .map(|def| names.type_key(&def.key))
        .collect();
    // Types have no meaningful order, so sorting makes the message deterministic.
    possible.sort_unstable();
    possible.truncate(MAX_LISTED);
    let hint = match possible.as_slice() {
        [] => "no other type is possible".to_owned(),
        types => format!("possible types: {}", types.join(", ")),
    };
    let issue = Issue::at(path, message).hint(hint);
    Err(Fault::invalid(issue.see(Ref::op("list_types"))))
}
