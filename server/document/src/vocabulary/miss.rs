//! What to say about a spelling that names nothing, several things, or something removed (document.md 4.2).

use super::index::Entity;
use super::unread::Unread;
use crate::issue::{FaultKind, Issue, Miss, Ref};
use crate::similar::{did_you_mean, known_list, similar};
use crate::wording::{PUT_BACK, shown};

/// What stands between a miss and the keys that there are, which differ from space to space.
pub const KNOWN_KEYS: &str = "; known keys: ";

/// Unknown: the known spellings, what was probably meant, and where to list them. What cannot be read may be meant too;
/// what is called so is, and nothing is suggested in its place.
pub(super) fn unknown<T: Entity>(spelling: &str, known: &[&str], unread: &Unread) -> Miss {
    let mut message = format!("unknown {} {:?}", T::NOUN, shown(spelling));
    let behind = unread.behind(spelling);
    let is_meant = behind.as_ref().is_some_and(|behind| behind.is_meant);
    let listed = known_list(known.iter().copied()).filter(|_| !is_meant);
    if let Some(list) = listed {
        message = format!("{message}{KNOWN_KEYS}{list}");
    }
    if let Some(behind) = behind {
        message = format!("{message}; {}", behind.told);
    }
    let hint = if is_meant {
        PUT_BACK.to_owned()
    } else {
        did_you_mean(&similar(spelling, known.iter().copied()))
            .unwrap_or_else(|| format!("{} shows them all", T::LISTED_BY))
    };
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

/// Removed from the space: its key can no longer be written. One that cannot be read, and is called so, may be meant.
pub(super) fn removed<T: Entity>(spelling: &str, known: &[&str], unread: &Unread) -> Miss {
    match unread.behind(spelling).filter(|behind| behind.is_meant) {
        Some(behind) => gone::<T>(spelling, Some(behind.told), PUT_BACK),
        None => {
            let candidates = candidates(spelling, known);
            let hint = format!("use one of the space's own; {candidates}");
            gone::<T>(spelling, None, hint.trim_end_matches([';', ' ']))
        }
    }
}

/// Removed from the space, and not to be removed again, while others with these keys are called so: their keys tell
/// them from it.
pub(super) fn removed_beside<T: Entity>(spelling: &str, alike: &[&str]) -> Miss {
    let keys = known_list(alike.iter().copied()).unwrap_or_default();
    let hint = format!("to remove another one that is called so, name it by its key: {keys}");
    gone::<T>(spelling, None, &hint)
}

fn gone<T: Entity>(spelling: &str, told: Option<String>, hint: &str) -> Miss {
    let spelled = shown(spelling);
    let message = format!("the {} {spelled:?} was removed from the space", T::NOUN);
    let message = match told {
        Some(told) => format!("{message}; {told}"),
        None => message,
    };
    let issue = Issue::pathless(message)
        .hint(hint)
        .see(Ref::op(T::LISTED_BY));
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
