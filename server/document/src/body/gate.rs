//! The version gate: checks that a document declares this format version (document.md 10.2).

use serde_json::Value;

use crate::issue::{Fault, FaultKind, Issue};
use crate::similar::fold;
use crate::wire::JsonMap;
use crate::wording::shown;

/// The format version that this server reads and writes.
pub const FORMAT_VERSION: &str = "2.0";
/// [`FORMAT_VERSION`] as numbers.
const CURRENT: (u64, u64) = (2, 0);

pub(crate) const MEMBER: &str = "formatVersion";
/// The member name in an older draft of the format, and its only readable value.
const OLDER_MEMBER: &str = "version";
const OLDER_CURRENT: u64 = 2;

/// Accepts a document of the current version. Returns a warning if it uses the member of the older draft.
///
/// Some routes accept a document without a version (`required` is false).
///
/// # Errors
/// One issue, and the only one to report. Its code is `version_unsupported` if the version is newer.
pub fn pass(document: &JsonMap, required: bool) -> Result<Option<Issue>, Fault> {
    let given = |name| document.get(name).filter(|value| !value.is_null());
    match (given(MEMBER), given(OLDER_MEMBER)) {
        (Some(version), None) => judge(version).map(|()| None),
        (Some(_), Some(_)) => Err(refuse(
            OLDER_MEMBER,
            "`version` and `formatVersion` are both given",
        )),
        (None, Some(version)) if version.as_u64() == Some(OLDER_CURRENT) => {
            let message = format!("read as format version {FORMAT_VERSION}");
            Ok(Some(Issue::at(path(OLDER_MEMBER), message).hint(usage())))
        }
        (None, Some(version)) => Err(refuse(
            OLDER_MEMBER,
            &format!("version {} cannot be read", shown(&version.to_string())),
        )),
        (None, None) if required => {
            let issue = Issue::at(path(MEMBER), "`formatVersion` is required");
            let meant = document.keys().find(|name| fold(name) == fold(MEMBER));
            Err(Fault::invalid(issue.hint(match meant {
                Some(name) if name != MEMBER => format!("rename {} to {MEMBER}", shown(name)),
                _ => usage(),
            })))
        }
        (None, None) => Ok(None),
    }
}

fn judge(version: &Value) -> Result<(), Fault> {
    let parts = version.as_str().and_then(parts).ok_or_else(|| {
        refuse(
            MEMBER,
            &format!(
                "{} is not a version, such as \"{FORMAT_VERSION}\"",
                shown(&version.to_string())
            ),
        )
    })?;
    let (major, minor) = parts;
    if parts > CURRENT {
        let message = format!(
            "the document is of version {major}.{minor}, this server reads {FORMAT_VERSION}"
        );
        let issue = Issue::at(path(MEMBER), message).hint(format!(
            "{}; validate checks whether it is valid as that",
            usage()
        ));
        return Err(Fault::one(FaultKind::VersionUnsupported, issue));
    }
    if parts < CURRENT {
        return Err(refuse(
            MEMBER,
            &format!("version {major}.{minor} is not supported"),
        ));
    }
    Ok(())
}

/// Parses `major.minor`: decimal, without leading zeros.
fn parts(version: &str) -> Option<(u64, u64)> {
    let (major, minor) = version.split_once('.')?;
    let number = |text: &str| {
        let plain = text.bytes().all(|c| c.is_ascii_digit());
        let padded = text.len() > 1 && text.starts_with('0');
        if plain && !padded {
            text.parse().ok()
        } else {
            None
        }
    };
    Some((number(major)?, number(minor)?))
}

fn refuse(member: &str, message: &str) -> Fault {
    Fault::invalid(Issue::at(path(member), message).hint(usage()))
}

fn path(member: &str) -> String {
    crate::issue::pointer("", member)
}

fn usage() -> String {
    format!("include \"{MEMBER}\":\"{FORMAT_VERSION}\"")
}
