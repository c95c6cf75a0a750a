//! Pairing, and the two older routes to a key (v1.md 4).

use dropshot::RequestContext;
use rolltop_spec::auth::{CreateApiKeyResponse, CreateChallengeResponse};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Created;
use rolltop_spec::v1::auth::{
    AuthV1, CreateApiKeyRequest, CreateChallengeRequest, CreateTokenResponse, DisplayCodeQuery,
    TokenQuery,
};

use super::V1;
use crate::endpoints::{ask_for_key, exchange_code};
use crate::pipeline::{Context, admitted};

impl AuthV1 for V1 {
    type Context = Context;

    async fn create_auth_challenge(
        rqctx: RequestContext<Context>,
        call: Call<CreateChallengeRequest>,
    ) -> Result<Created<CreateChallengeResponse>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateChallengeRequest = request.lenient_body()?;
        Created::of(&ask_for_key(&rqctx, &request, body.app_name).await?)
    }

    async fn create_api_key(
        rqctx: RequestContext<Context>,
        call: Call<CreateApiKeyRequest>,
    ) -> Result<Created<CreateApiKeyResponse>, ApiError> {
        let body: CreateApiKeyRequest = admitted(&call)?.lenient_body()?;
        Created::of(&exchange_code(&rqctx, body.challenge_id, body.code).await?)
    }

    async fn create_display_code(
        rqctx: RequestContext<Context>,
        _: Parameters<DisplayCodeQuery>,
        call: Call,
    ) -> Result<Created<CreateChallengeResponse>, ApiError> {
        let request = admitted(&call)?;
        let query: DisplayCodeQuery = request.parameters()?;
        Created::of(&ask_for_key(&rqctx, &request, query.app_name).await?)
    }

    async fn create_token(
        rqctx: RequestContext<Context>,
        _: Parameters<TokenQuery>,
        call: Call,
    ) -> Result<Created<CreateTokenResponse>, ApiError> {
        let query: TokenQuery = admitted(&call)?.parameters()?;
        let made = exchange_code(&rqctx, query.challenge_id, query.code).await?;
        let app_key = made.api_key;
        Created::of(&CreateTokenResponse { app_key })
    }
}
