//! Pairing and whoami (http.md 15.1, 15.2).

use http::header::RETRY_AFTER;
use rolltop_document::issue::Issue;
use rolltop_spec::auth::{
    AuthApi, CreateApiKeyRequest, CreateApiKeyResponse, CreateChallengeRequest,
    CreateChallengeResponse, WhoamiQuery, WhoamiResponse,
};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::limits::APP_NAME_MAX_BYTES;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::OrNull;
use rolltop_workspace::pairing::{Claimant, MAX_APP_NAME, PairingRefusal, SolveError};
use slog::info;

use super::{Cx, Endpoints, Made, Replied};
use crate::logging::AUDIT;
use crate::pipeline::{Context, Request, admitted};
use crate::program;
use crate::refusals::refusal;

// The contract and the use cases each state the bound; they must not drift apart.
const _: () = assert!(APP_NAME_MAX_BYTES == MAX_APP_NAME);

impl AuthApi for Endpoints {
    type Context = Context;

    async fn create_auth_challenge(
        rqctx: Cx,
        call: Call<CreateChallengeRequest>,
    ) -> Made<CreateChallengeResponse> {
        let request = admitted(&call)?;
        let body: CreateChallengeRequest = request.body()?;
        Created::of(&ask_for_key(&rqctx, &request, body.app_name).await?)
    }

    async fn create_api_key(
        rqctx: Cx,
        call: Call<CreateApiKeyRequest>,
    ) -> Made<CreateApiKeyResponse> {
        let request = admitted(&call)?;
        let body: CreateApiKeyRequest = request.body()?;
        Created::of(&exchange_code(&rqctx, body.challenge_id, body.code).await?)
    }

    async fn auth_whoami(_: Cx, _: Parameters<WhoamiQuery>, call: Call) -> Replied<WhoamiResponse> {
        let request = admitted(&call)?;
        let query: WhoamiQuery = request.parameters()?;
        let described = request.read(move |workspace, request| {
            Ok(workspace.whoami(request.caller()?, request.ids(), query.spaces)?)
        });
        Reply::ok(&described.await?)
    }
}

pub(crate) async fn ask_for_key(
    rqctx: &Cx,
    request: &Request,
    app_name: String,
) -> Result<CreateChallengeResponse, ApiError> {
    let app = rqctx.context();
    let mut program = None;
    let claimant = match request.origin() {
        Some(origin) => Claimant::Origin(origin),
        None => {
            // To look for the program costs more than all the rest: what everybody is refused for comes first.
            app.blocking(|workspace| workspace.pairing_is_open())
                .await
                .map_err(not_paired)?;
            let (peer, port) = (rqctx.request.remote_addr(), rqctx.server.local_addr.port());
            // A program that asks again and again costs a look at its own files.
            let refused = app.refused_programs.all();
            let known = app.blocking(move |_| program::behind(peer, port, Some(&refused)));
            program = known.await;
            if program.is_none() {
                // Closed only with the server.
                let turn = app.program_lookup.acquire().await;
                let _turn = turn.map_err(ApiError::internal)?;
                let any = app.blocking(move |_| program::behind(peer, port, None));
                program = any.await;
            }
            let path = program.as_ref().map(|program| program.path.clone());
            path.map_or(Claimant::Anonymous, Claimant::Process)
        }
    };
    // It may wait for another caller's key to be on disk.
    let requested = app
        .blocking(move |workspace| workspace.request_pairing(&app_name, claimant))
        .await;
    if let (Err(PairingRefusal::Unavailable { .. }), Some(program)) = (&requested, program) {
        app.refused_programs.note(program.process);
    }
    let challenge_id = requested.map_err(not_paired)?;
    Ok(CreateChallengeResponse { challenge_id })
}

pub(crate) async fn exchange_code(
    rqctx: &Cx,
    challenge_id: String,
    code: String,
) -> Result<CreateApiKeyResponse, ApiError> {
    let app = rqctx.context();
    let solved = app
        .blocking(move |workspace| workspace.solve_pairing(&challenge_id, &code))
        .await;
    let key = solved.map_err(|error| match error {
        SolveError::Refused(reason) => not_paired(reason),
        SolveError::Failed(error) => refusal(error),
    })?;
    info!(app.log, #AUDIT, "key paired"; "key.id" => &key.id);
    Ok(CreateApiKeyResponse {
        api_key: key.token.0,
        grant: OrNull(key.grant),
    })
}

fn not_paired(reason: PairingRefusal) -> ApiError {
    let said = reason.to_string();
    match reason {
        PairingRefusal::AppName { .. } => {
            let issue = Issue::at("/app_name", said);
            let hint = format!(
                "choose a name of 1 to {MAX_APP_NAME} bytes: letters beyond ASCII have several"
            );
            ApiError::at(ErrorKind::BadRequest, issue.hint(hint))
        }
        PairingRefusal::Unavailable { retry_after } => {
            let seconds = retry_after.as_secs() + u64::from(retry_after.subsec_nanos() > 0);
            let refusal = ApiError::new(ErrorKind::BadRequest, said);
            refusal.header(RETRY_AFTER, seconds.max(1).into())
        }
        PairingRefusal::Incomplete
        | PairingRefusal::NotSolved
        | PairingRefusal::WrongCode { .. } => ApiError::new(ErrorKind::BadRequest, said),
    }
}
