//! `set_type`: another type for the object (ops.md 7.14).
//!
//! Whether the change is possible is judged for the whole batch before its first operation, so that nothing else
//! of the batch answers first (ops.md 2, step 10).

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

/// Most types that a refusal lists.
const MAX_LISTED: usize = 12;

/// The type before a batch and after it, as reads of the document spell them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TypeChange {
    /// The type before.
    pub from: String,
    /// The type after.
    pub to: String,
}

impl TypeChange {
    /// The change that a batch has made, if it has.
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

/// Judges every change of type of a batch, each from where the one before it leads.
///
/// # Errors
/// At the type of the first that is not possible. What cannot be read is left to the operation's own turn.
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
    /// The change is possible: [`check`] has judged it.
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

/// Whether an object of another type and of this layout can take the type.
fn is_possible(def: &TypeDef, current: &str, layout: Layout) -> bool {
    def.key != current && def.key != TEMPLATE_TYPE && fits(layout, def.layout)
}

/// Refuses templates, and types of a layout that the object's content does not fit.
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
    // The same for the same request: the types of a space are in no order that means anything.
    possible.sort_unstable();
    possible.truncate(MAX_LISTED);
    let hint = match possible.as_slice() {
        [] => "no other type is possible".to_owned(),
        types => format!("possible types: {}", types.join(", ")),
    };
    let issue = Issue::at(path, message).hint(hint);
    Err(Fault::invalid(issue.see(Ref::op("list_types"))))
}
