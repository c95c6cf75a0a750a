//! The `text` of a block: its canonical form, and the objects that it mentions (document.md 6.9).

use super::Parser;
use super::reference::unknown_object;
use crate::ids::MISSING_OBJECT;
use crate::inline;
use crate::issue::Issue;
use crate::path::Path;

impl Parser<'_> {
    /// Brings markup source into its canonical form and judges its references.
    pub(super) fn markup(
        &mut self,
        source: &str,
        echo: Option<&str>,
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
            let message =
                format!("`<{tag}>` is no tag of the inline markup, it stays literal text");
            self.out.warn(Issue::at(path(), message).hint(
                "the tags are <u>, <font color=\"…\" background=\"…\"> and <mention object_id=\"…\">",
            ));
        }
        match echo {
            Some(held) if canonical.source.contains(MISSING_OBJECT) => {
                self.keep_mentions(canonical.source, held)
            }
            _ => {
                self.judge_mentions(&canonical.source, path);
                canonical.source
            }
        }
    }

    /// The held text, when the new one is what a read serves of it.
    fn keep_mentions(&self, source: String, held: &str) -> String {
        let Some(objects) = self.cx.objects else {
            return source;
        };
        let (served, _) = inline::mask_missing(held, &|id| objects.object(id).is_some());
        if served == source {
            held.to_owned()
        } else {
            source
        }
    }

    fn judge_mentions(&mut self, source: &str, path: &dyn Fn() -> Path) {
        let Some(objects) = self.cx.objects else {
            return;
        };
        for id in inline::references(source) {
            if objects.object(&id).is_none() {
                self.out.warn(unknown_object(&id, path()));
            }
        }
    }
}
