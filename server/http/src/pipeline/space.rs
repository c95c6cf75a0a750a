//! Steps 10, 11 and 16 (a): the space of the path, and whether the key may go there (http.md 8, 9).

use rolltop_spec::operations::Class;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::Workspace;

use super::request::Request;
use crate::refusals::refusal;

/// The path variable that names a space.
pub(super) const SPACE_VARIABLE: &str = "space_id";

/// Step 10. A request with a body must know before the body whether the space is live; it is looked up here, and told by
/// [`check_live`]. Every use case asks for itself as well.
pub(super) fn resolve(request: &mut Request, workspace: &Workspace) -> Result<(), ApiError> {
    if request.operation.class != Class::Space {
        return Ok(());
    }
    let spelled = request
        .variable(SPACE_VARIABLE)
        .ok_or_else(|| ApiError::internal("a space route was taken without its space"))?;
    let caller = request.caller().map_err(refusal)?;
    let space = workspace
        .resolve_space(caller, spelled, request.ids())
        .map_err(refusal)?;
    if request.operation.body.is_some() {
        request.live = workspace.live_space(&space).map(drop);
    }
    request.space = Some(space);
    Ok(())
}

/// Step 11.
pub(super) fn check_grant(request: &Request) -> Result<(), ApiError> {
    let caller = request.caller().map_err(refusal)?;
    let checked = caller.check_grant(request.operation, request.space.as_ref());
    checked.map_err(refusal)
}

/// Step 16 (a).
pub(super) fn check_live(request: &Request) -> Result<(), ApiError> {
    request.live.clone().map_err(refusal)
}
