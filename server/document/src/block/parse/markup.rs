//! Parses the `text` of a block: its canonical form and the objects that it mentions (document.md 6.9).

use super::Parser;
use crate::ids::MISSING_OBJECT;
use crate::inline;
use crate::issue::Issue;
use crate::members::read;
use crate::objects::ObjectLookup;
use crate::objects::{unknown_object, unknown_target};
use crate::path::Path;
use crate::wording::shown;

/// The warning for text that looks like a tag but is not markup (document.md 6.9).
pub(crate) fn unknown_tag(tag: &str, path: impl Into<String>) -> Issue {
    let message = format!(
        "`<{}>` is not an inline tag, so it stays literal text",
        shown(tag)
    );
    Issue::at(path, message)
        .hint("the tags are <u>, <font color=\"…\" background=\"…\"> and <mention object_id=\"…\">")
}

impl Parser<'_> {
    /// Normalizes markup source and checks its references. `held` returns the previous text; it is called only if the
    /// new text may be an echo of a served one.
    pub(super) fn markup<'h>(
        &mut self,
        source: &str,
        held: &dyn Fn() -> Option<&'h str>,
        path: &dyn Fn() -> Path,
    ) -> String {
        if self.is_stored() {
            return source.to_owned();
        }
        let canonical = match inline::canonical(source) {
            Ok(canonical) => canonical,
            Err(error) => {
                let issue = Issue::at(path(), error.to_string());
                self.out.issue(issue.hint(error.hint()));
                return String::new();
            }
        };
        for tag in &canonical.unknown_tags {
            self.out.warn(unknown_tag(tag, path()));
        }
        if canonical.source.contains(MISSING_OBJECT)
            && let Some(held) = held().filter(|held| self.is_served_as(held, &canonical.source))
        {
            return held.to_owned();
        }
        if let Err(wrong) = read::check_canonical(&canonical.source) {
            self.out.issue(wrong.at(&path()));
            return String::new();
        }
        self.judge_mentions(&canonical.source, path);
        canonical.source
    }

    /// True if a read serves `held` as `source`, with dangling mentions as `_missing_object` (document.md 3.6).
    fn is_served_as(&self, held: &str, source: &str) -> bool {
        self.cx.objects.is_some_and(|objects| {
            let (served, _) = inline::mask_missing(held, &|id| objects.object(id).is_some());
            served == source
        })
    }

    fn judge_mentions(&mut self, source: &str, path: &dyn Fn() -> Path) {
        if let Some(objects) = self.cx.objects {
            for warning in unknown_references(source, "", objects, path) {
                self.out.warn(warning);
            }
        }
    }
}

/// Warnings for objects that the source mentions and the space does not contain, except those that the previous source
/// already mentioned.
pub(crate) fn unknown_references(
    source: &str,
    before: &str,
    objects: &dyn ObjectLookup,
    path: &dyn Fn() -> Path,
) -> Vec<Issue> {
    let known = |id: &str| objects.object(id).is_some();
    let (_, masked) = inline::mask_missing(source, &known);
    let named = inline::references(before);
    let new = inline::references(source).into_iter();
    new.filter(|id| !known(id) && !named.contains(id))
        .map(|id| match masked.contains(&id) {
            true => unknown_object(&id, path()),
            false => unknown_target(&id, path()),
        })
        .collect()
}
