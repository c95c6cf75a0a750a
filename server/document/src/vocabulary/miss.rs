//! What to say about a spelling that names nothing, several things, or something removed (document.md 4.2).

use super::index::Entity;
use super::suggest::{did_you_mean, known_list, similar};
use crate::issue::{FaultKind, Issue, Ref};
use crate::spelling::Miss;
use crate::wording::shown;

/// Unknown: the known spellings, what was probably meant, and where to list them.
pub(super) fn unknown<T: Entity>(spelling: &str, known: &[&str]) -> Miss {
    let mut message = format!("unknown {} {:?}", T::NOUN, shown(spelling));
    if let Some(list) = known_list(known.iter().copied()) {
        message = format!("{message}; known keys: {list}");
    }
    let hint = did_you_mean(&similar(spelling, known.iter().copied()))
        .unwrap_or_else(|| format!("{} shows them all", T::LISTED_BY));
    let issue = Issue::pathless(message).hint(hint);
    Miss {
        kind: FaultKind::Invalid,
        issue: issue.see(Ref::op(T::LISTED_BY)),
    }
}

/// The nearest of the known spellings, and the known spellings.
fn candidates(spelling: &str, known: &[&str]) -> String {
    let suggestions = did_you_mean(&similar(spelling, known.iter().copied()));
    let known = known_list(known.iter().copied()).map(|list| format!("known keys: {list}"));
    let parts = [suggestions, known].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" ")
}

/// Several holders: each by key and id.
pub(super) fn ambiguous<T: Entity>(spelling: &str, holders: &[(&str, &str)]) -> Miss {
    let list: Vec<String> = holders
        .iter()
        .map(|(key, id)| format!("{key} ({id})"))
        .collect();
    let message = format!(
        "{:?} may mean {} {} keys: {}",
        shown(spelling),
        holders.len(),
        T::NOUN,
        list.join(", ")
    );
    let issue = Issue::pathless(message)
        .hint("write the key of the one that is meant")
        .see(Ref::op(T::LISTED_BY));
    Miss {
        kind: FaultKind::Ambiguous,
        issue,
    }
}

/// Removed from the space: its key can no longer be written.
pub(super) fn removed<T: Entity>(spelling: &str, known: &[&str]) -> Miss {
    let spelled = shown(spelling);
    let message = format!("the {} {spelled:?} was removed from the space", T::NOUN);
    let hint = format!(
        "use one of the space's own; {}",
        candidates(spelling, known)
    );
    let issue = Issue::pathless(message)
        .hint(hint.trim_end_matches([';', ' ']))
        .see(Ref::op(T::LISTED_BY));
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
