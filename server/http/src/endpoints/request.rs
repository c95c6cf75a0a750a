//! From what the pipeline attached to what a use case takes.

use rolltop_spec::refusal::ApiError;
use rolltop_spec::validate::{self, RequestBody};

use crate::pipeline::{Admitted, Unauthenticated};
use crate::refusals::refusal;

/// The body of an operation, held against its published schema.
pub(super) fn read<T: RequestBody>(request: &Admitted) -> Result<T, ApiError> {
    Ok(validate::read(request.body().map_err(refusal)?)?)
}

/// The same of a pairing request.
pub(super) fn read_pairing<T: RequestBody>(request: &Unauthenticated) -> Result<T, ApiError> {
    Ok(validate::read(request.body().map_err(refusal)?)?)
}
