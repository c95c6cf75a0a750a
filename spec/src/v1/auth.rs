//! Pairing, and the two older routes to a key (v1.md 4).

use dropshot::RequestContext;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::auth::{CreateApiKeyResponse, CreateChallengeResponse};
use crate::extract::{Call, Parameters};
use crate::limits::APP_NAME_MAX_BYTES;
use crate::refusal::ApiError;
use crate::reply::Created;

/// How to get a key.
#[dropshot::api_description]
pub trait AuthV1 {
    /// What the server shares between requests.
    type Context;

    /// Ask for an API key
    ///
    /// Starts pairing. The owner of the workspace sees the request with the claimed name, gets a code of 4 digits and
    /// passes it on. v1 needs a key that is approved for all spaces, for reading and writing. The request needs no key.
    #[endpoint { method = POST, path = "/v1/auth/challenges", tags = ["Auth"], operation_id = "v1_create_auth_challenge" }]
    async fn create_auth_challenge(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateChallengeRequest>,
    ) -> Result<Created<CreateChallengeResponse>, ApiError>;

    /// Exchange a code for an API key
    ///
    /// Ends pairing. The server shows the key only once. The response is the same for unknown, unapproved, expired and
    /// denied challenges and for wrong codes. The request needs no key.
    #[endpoint { method = POST, path = "/v1/auth/api_keys", tags = ["Auth"], operation_id = "v1_create_api_key" }]
    async fn create_api_key(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateApiKeyRequest>,
    ) -> Result<Created<CreateApiKeyResponse>, ApiError>;

    /// Ask for a code
    ///
    /// The older form of create_auth_challenge, with its value in the query.
    #[endpoint {
        method = POST,
        path = "/v1/auth/display_code",
        tags = ["Auth"],
        operation_id = "v1_create_display_code",
        deprecated = true,
    }]
    async fn create_display_code(
        rqctx: RequestContext<Self::Context>,
        query: Parameters<DisplayCodeQuery>,
        call: Call,
    ) -> Result<Created<CreateChallengeResponse>, ApiError>;

    /// Exchange a code for a key
    ///
    /// The older form of create_api_key, with its values in the query.
    #[endpoint {
        method = POST,
        path = "/v1/auth/token",
        tags = ["Auth"],
        operation_id = "v1_create_token",
        deprecated = true,
    }]
    async fn create_token(
        rqctx: RequestContext<Self::Context>,
        query: Parameters<TokenQuery>,
        call: Call,
    ) -> Result<Created<CreateTokenResponse>, ApiError>;
}

/// Body of create_auth_challenge.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct CreateChallengeRequest {
    /// The name of the application, which becomes the name of the key; not empty.
    #[schemars(length(min = 1, max = "APP_NAME_MAX_BYTES"))]
    pub app_name: String,
}

/// Body of create_api_key.
#[derive(Clone, Deserialize, JsonSchema)]
pub struct CreateApiKeyRequest {
    /// The approved challenge.
    #[schemars(length(min = 1))]
    pub challenge_id: String,
    /// The 4 digits from the owner.
    #[schemars(regex(pattern = r"^[0-9]{4}$"))]
    pub code: String,
}

/// Query of create_display_code.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct DisplayCodeQuery {
    /// The name of the application, which becomes the name of the key; not empty.
    pub app_name: String,
}

/// Query of create_token.
#[derive(Clone, Default, Deserialize, JsonSchema)]
pub struct TokenQuery {
    /// The approved challenge.
    pub challenge_id: String,
    /// The 4 digits from the owner.
    pub code: String,
}

/// Answer of create_token.
#[derive(Clone, Deserialize, JsonSchema, Serialize)]
pub struct CreateTokenResponse {
    /// The key. The server does not show it again.
    pub app_key: String,
}
