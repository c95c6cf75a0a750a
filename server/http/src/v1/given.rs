//! What writes of v1 have in common: names, keys, and how they are refused.

use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::vocabulary::{canonical_name, slug_from_key};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::Error;

use crate::refusals::refusal;

pub(super) fn fault(message: impl Into<String>) -> Fault {
    Fault::invalid(Issue::pathless(message.into()))
}

/// The name of a definition: it says something.
pub(super) fn name_of(text: &str) -> Result<String, Fault> {
    let name = canonical_name(text);
    if name.is_empty() {
        return Err(fault("name is blank"));
    }
    bounded(&name)
}

/// The name of an object, which may be empty.
pub(super) fn bounded(name: &str) -> Result<String, Fault> {
    let name = name.trim();
    match name.chars().count() {
        length if length > MAX_NAME => {
            let message = too_many(length, "characters", MAX_NAME);
            Err(fault(format!("name: {message}")))
        }
        _ => Ok(name.to_owned()),
    }
}

/// The served key that a wanted one comes to; a blank one counts as absent. `what` has the key.
pub(super) fn minted(key: Option<&str>, what: &str) -> Result<Option<String>, Fault> {
    let Some(key) = key.map(str::trim).filter(|key| !key.is_empty()) else {
        return Ok(None);
    };
    let slug = slug_from_key(key);
    let invalid = || fault(format!("invalid {what} key: {:?}", shown(key)));
    slug.map(Some).ok_or_else(invalid)
}

pub(super) fn color_of(name: &str) -> Result<PaletteColor, Fault> {
    let color = PaletteColor::from_name(name);
    color.ok_or_else(|| fault(format!("invalid color: {:?}", shown(name))))
}

/// A refusal in which restrictions begin with this sentence (v1.md 5).
pub(super) fn restricted(sentence: &'static str) -> impl Fn(Error) -> ApiError {
    move |error| match &error {
        Error::Fault(fault) if fault.kind == FaultKind::Forbidden => {
            forbidden(sentence, &fault.message)
        }
        Error::NotCreatedByThisKey(issue) => forbidden(sentence, &issue.message),
        _ => refusal(error),
    }
}

/// A refusal in which restrictions are this sentence alone (v1.md 5).
pub(super) fn refused(sentence: &'static str) -> impl Fn(Error) -> ApiError {
    move |error| match &error {
        Error::Fault(fault) if fault.kind == FaultKind::Forbidden => {
            ApiError::new(ErrorKind::OriginOrScope, sentence)
        }
        _ => refusal(error),
    }
}

/// What cannot be done at all, and why.
pub(super) fn forbidden(sentence: &str, why: &str) -> ApiError {
    let message = match why.starts_with(sentence) {
        true => why.to_owned(),
        false => format!("{sentence}: {why}"),
    };
    ApiError::new(ErrorKind::OriginOrScope, message)
}
