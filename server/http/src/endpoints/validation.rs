//! Validation of documents (http.md 16).

use rolltop_document::findings::Findings;
use rolltop_document::issue::Ref;
use rolltop_spec::extract::Call;
use rolltop_spec::operations::complete_hint;
use rolltop_spec::reply::Reply;
use rolltop_spec::validation::{AnyDocument, ValidateResponse, ValidationApi};

use super::{Cx, Endpoints, Replied};
use crate::pipeline::{Context, admitted};

impl ValidationApi for Endpoints {
    type Context = Context;

    async fn validate(_: Cx, call: Call<AnyDocument>) -> Replied<ValidateResponse> {
        let request = admitted(&call)?;
        let judged =
            request.read(|workspace, request| Ok(completed(workspace.validate(request.json()?))));
        let reply = Reply::ok(&judged.await?)?;
        if request.replay_slot().is_none() {
            return Ok(reply);
        }
        let stored = request.commit(move |workspace, tx, request| {
            workspace.store_validation(tx, request.replay_slot(), &reply)?;
            Ok(reply)
        });
        stored.await
    }
}

/// The findings, their hints complete and no path empty, as in a refusal (http.md 11).
fn completed(findings: Findings) -> ValidateResponse {
    let Findings {
        mut issues,
        mut warnings,
        ..
    } = findings;
    let this_request = Ref::op("validate");
    for issue in issues.iter_mut().chain(&mut warnings) {
        complete_hint(issue, &this_request);
        issue.path.take_if(|path| path.is_empty());
    }
    ValidateResponse { issues, warnings }
}
