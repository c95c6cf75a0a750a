//! Finds the dataview and the view that an operation names, and positions among views (ops.md 4, 7.9 to 7.11).

use super::draft::Draft;
use super::locate::excerpt;
use super::made::{Made, candidate};
use super::model::{BlockRef, End};
use crate::block::{Block, BlockContent, Dataview};
use crate::issue::{Fault, Issue};
use crate::limits::MAX_VIEWS;
use crate::path::Path;
use crate::reference::{MAX_CANDIDATES, Resolution};
use crate::view::View;
use crate::wording::{list, shown};

/// The fields that define a position in a list of views or properties; at most one may be given.
#[derive(Clone, Copy, Debug)]
pub struct Destination<'a> {
    /// Behind this entry.
    pub after: Option<&'a str>,
    /// Before this entry.
    pub before: Option<&'a str>,
    /// At this end of the list.
    pub position: Option<End>,
}

impl Destination<'_> {
    fn count(&self) -> usize {
        usize::from(self.after.is_some())
            + usize::from(self.before.is_some())
            + usize::from(self.position.is_some())
    }

    /// True if no field is given.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Refuses several fields.
    ///
    /// # Errors
    /// More than one field is given.
    pub fn refuse_several(&self, path: &Path) -> Result<(), Fault> {
        if self.count() <= 1 {
            return Ok(());
        }
        let message = format!("{} of after, before and position are given", self.count());
        let issue = Issue::at(path, message);
        Err(Fault::ambiguous(issue.hint("give at most one of them")))
    }
}

impl Draft<'_> {
    /// Position of the dataview block: the named one, or the only one.
    ///
    /// # Errors
    /// No dataview, several, or a block of another type.
    pub(super) fn find_dataview(
        &self,
        reference: Option<&BlockRef>,
        path: &Path,
    ) -> Result<usize, Fault> {
        let place = path.key("block");
        if let Some(reference) = reference {
            let at = self.find_block(reference, &place)?;
            return match self.blocks().get(at) {
                Some(block) if dataview_of(block).is_none() => Err(no_dataview(block, &place)),
                _ => Ok(at),
            };
        }
        let blocks = self.blocks().iter().enumerate();
        let found: Vec<(usize, &Block)> = blocks
            .filter(|(_, block)| dataview_of(block).is_some())
            .collect();
        match found.as_slice() {
            [(at, _)] => Ok(*at),
            [] => {
                let issue = Issue::at(path, "the object has no dataview, so it has no views");
                Err(Fault::invalid(
                    issue.hint("insert a dataview block with insert_blocks"),
                ))
            }
            several => {
                let listed = self.made.listed(
                    several.iter().map(|(_, block)| *block),
                    MAX_CANDIDATES,
                    |block| &block.id,
                    |_| String::new(),
                );
                let message = format!("the object has several dataviews: {}", listed.text);
                let hint = listed.hint("name one of them as block", None);
                Err(Fault::ambiguous(Issue::at(place, message).hint(hint)))
            }
        }
    }

    /// The dataview at a position.
    pub(super) fn dataview(&self, at: usize) -> Option<&Dataview> {
        self.blocks().get(at).and_then(dataview_of)
    }

    /// The views of the dataview at a position.
    pub(super) fn views(&self, at: usize) -> Views<'_> {
        Views {
            all: self.dataview(at).map_or(&[], |found| &found.views),
            made: &self.made,
        }
    }

    /// The dataview at a position, mutable.
    pub(super) fn dataview_mut(&mut self, at: usize) -> Option<&mut Dataview> {
        match &mut self.document.blocks.get_mut(at)?.content {
            BlockContent::Dataview(dataview) => Some(dataview),
            _ => None,
        }
    }
}

fn dataview_of(block: &Block) -> Option<&Dataview> {
    match &block.content {
        BlockContent::Dataview(dataview) => Some(dataview),
        _ => None,
    }
}

fn no_dataview(block: &Block, path: &Path) -> Fault {
    let message = format!(
        "{} is not a dataview: its type is {}",
        block.id,
        block.content.type_name()
    );
    Fault::invalid(Issue::at(path, message).hint("name a dataview block"))
}

/// The views of a dataview.
#[derive(Clone, Copy)]
pub(super) struct Views<'d> {
    pub(super) all: &'d [View],
    made: &'d Made,
}

impl Views<'_> {
    /// Position of the view that a reference names.
    ///
    /// # Errors
    /// No match or several, at the path of the field.
    pub(super) fn find(&self, reference: &str, path: &Path) -> Result<usize, Fault> {
        let ids = self
            .all
            .iter()
            .enumerate()
            .map(|(at, view)| (view.id.as_str(), at));
        match self.made.resolve(reference, ids) {
            Resolution::One(at) => Ok(at),
            Resolution::Several { candidates, total } => {
                let found = candidates.iter().filter_map(|at| self.all.get(*at));
                let found = found.map(|view| candidate(&view.id, &describe(view)));
                let message = format!(
                    "several views end with {reference}: {}",
                    list(found.collect(), total),
                    reference = shown(reference)
                );
                Err(Fault::ambiguous(
                    Issue::at(path, message).hint("use the full id"),
                ))
            }
            Resolution::Missing if self.all.is_empty() => Err(no_views(path)),
            Resolution::Missing => {
                let listed = self
                    .made
                    .listed(self.all, MAX_VIEWS, |view| &view.id, describe);
                let message = format!(
                    "the dataview has no view {reference:?}; its views: {}",
                    listed.text,
                    reference = shown(reference)
                );
                let hint = listed.hint("views are named by their ids", None);
                Err(Fault::not_found(Issue::listing(path, message).hint(hint)))
            }
        }
    }

    /// Position of the named view, or of the only one.
    ///
    /// # Errors
    /// No match or several.
    pub(super) fn find_only(&self, reference: Option<&str>, path: &Path) -> Result<usize, Fault> {
        let place = path.key("view");
        match (reference, self.all) {
            (Some(_), []) => Err(no_views(&place)),
            (None, []) => Err(no_views(path)),
            (Some(reference), _) => self.find(reference, &place),
            (None, [_]) => Ok(0),
            (None, several) => {
                let listed = self
                    .made
                    .listed(several, MAX_CANDIDATES, |view| &view.id, describe);
                let message = format!("the dataview has several views: {}", listed.text);
                let hint = listed.hint("name one of them as view", None);
                Err(Fault::ambiguous(Issue::at(place, message).hint(hint)))
            }
        }
    }

    /// The position before which a view is inserted; `None` if the target has no field.
    ///
    /// # Errors
    /// Several fields, or an unknown view.
    pub(super) fn place(
        &self,
        target: &Destination<'_>,
        path: &Path,
    ) -> Result<Option<usize>, Fault> {
        target.refuse_several(path)?;
        if let Some(after) = target.after {
            let after = self.find(after, &path.key("after"))?;
            return Ok(Some(after + 1));
        }
        if let Some(before) = target.before {
            return self.find(before, &path.key("before")).map(Some);
        }
        Ok(target.position.map(|end| match end {
            End::First => 0,
            End::Last => self.all.len(),
        }))
    }
}

fn no_views(path: &Path) -> Fault {
    let hint = "make one with insert_view, without copy_from, after and before";
    Fault::not_found(Issue::at(path, "the dataview has no views").hint(hint))
}

/// The description of a candidate view after its id: the beginning of its name.
fn describe(view: &View) -> String {
    format!("{:?}", excerpt(&view.name, 0..0))
}
