//! Messages for a spelling that is unknown, ambiguous, or names something removed (document.md 4.2).

use super::index::Entity;
use super::unread::Unread;
use crate::issue::{FaultKind, Issue, Miss, Ref};
use crate::similar::{did_you_mean, known_list, similar};
use crate::wording::{PUT_BACK, shown};

/// Separates the message of a miss from the list of known keys, which differs between spaces.
pub const KNOWN_KEYS: &str = "; known keys: ";

/// The miss of an unknown spelling: suggestions, known spellings, and the operation that lists them. If an unreadable
/// definition has this name, it is mentioned and nothing else is suggested.
pub(super) fn unknown<T: Entity>(spelling: &str, known: &[&str], unread: &Unread) -> Miss {
    let mut message = format!("unknown {} {:?}", T::NOUN, shown(spelling));
    let unread = unread.matching(spelling);
    let is_meant = unread.as_ref().is_some_and(|unread| unread.is_meant);
    let listed = known_list(known.iter().copied()).filter(|_| !is_meant);
    if let Some(list) = listed {
        message = format!("{message}{KNOWN_KEYS}{list}");
    }
    if let Some(unread) = unread {
        message = format!("{message}; {}", unread.message);
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

/// The most similar known spellings, and the known spellings.
fn candidates(spelling: &str, known: &[&str]) -> String {
    let suggestions = did_you_mean(&similar(spelling, known.iter().copied()));
    let known = known_list(known.iter().copied()).map(|list| format!("known keys: {list}"));
    let parts = [suggestions, known].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" ")
}

/// The miss of an ambiguous spelling, which lists each holder by key and id.
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
        .hint("write the key of the intended one")
        .see(Ref::op(T::LISTED_BY));
    Miss {
        kind: FaultKind::Ambiguous,
        issue,
    }
}

/// The miss of a removed entity, whose key can no longer be written. An unreadable definition with this name is
/// mentioned.
pub(super) fn removed<T: Entity>(spelling: &str, known: &[&str], unread: &Unread) -> Miss {
    match unread.matching(spelling).filter(|unread| unread.is_meant) {
        Some(unread) => gone::<T>(spelling, Some(unread.message), PUT_BACK),
        None => {
            let candidates = candidates(spelling, known);
            let hint = format!("use one of the space's own; {candidates}");
            gone::<T>(spelling, None, hint.trim_end_matches([';', ' ']))
        }
    }
}

/// The miss of a second removal, if live entities have the same name. The hint lists their keys.
pub(super) fn removed_beside<T: Entity>(spelling: &str, alike: &[&str]) -> Miss {
    let keys = known_list(alike.iter().copied()).unwrap_or_default();
    let hint = format!("to remove another one with this name, use its key: {keys}");
    gone::<T>(spelling, None, &hint)
}

fn gone<T: Entity>(spelling: &str, unread: Option<String>, hint: &str) -> Miss {
    let spelled = shown(spelling);
    let message = format!("the {} {spelled:?} was removed from the space", T::NOUN);
    let message = match unread {
        Some(unread) => format!("{message}; {unread}"),
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
