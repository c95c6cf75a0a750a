//! Bodies that hold a compact filter.

use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_FILTER_TEXT;
use rolltop_spec::validate::{self, RequestBody};
use serde_json::Value;

/// The member that holds a compact filter.
const FILTER: &str = "filter";

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
