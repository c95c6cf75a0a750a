//! From what the pipeline attached to what a use case takes.

use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_FILTER_TEXT;
use rolltop_spec::validate::{self, RequestBody};
use rolltop_workspace::mutation::{Mutation, Reply};
use serde_json::Value;

use crate::pipeline::Request;

/// The member that holds a compact filter.
const FILTER: &str = "filter";

/// How a request wants its mutation carried out.
pub(super) fn mutation<'a, T>(
    request: &Request,
    encode: &'a dyn Fn(&T) -> Reply,
) -> Mutation<'a, T> {
    Mutation {
        dry_run: request.dry_run(),
        replay: request.replay_slot().cloned(),
        encode,
    }
}

/// A body with a compact filter. One that is too long for the schema is told of in the words of its own language, so
/// it comes beside the rest.
pub(super) fn read_with_filter<T: RequestBody>(body: &Value) -> Result<(T, Option<String>), Fault> {
    let long = body
        .get(FILTER)
        .and_then(Value::as_str)
        .filter(|filter| filter.len() > MAX_FILTER_TEXT);
    let Some(long) = long else {
        return Ok((validate::read(body)?, None));
    };
    let mut rest = body.clone();
    if let Some(members) = rest.as_object_mut() {
        members.remove(FILTER);
    }
    Ok((validate::read(&rest)?, Some(long.to_owned())))
}
