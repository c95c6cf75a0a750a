//! Pairing and whoami (http.md 15.1, 15.2; chats-files-auth.md 3.1, 3.7).

use std::fmt;

use dropshot::RequestContext;
use rolltop_document::schema::Bytes;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::extract::{Call, Parameters};
use crate::limits::APP_NAME_MAX_BYTES;
use crate::refusal::ApiError;
use crate::reply::{Created, Reply};
use crate::shared::{Moment, OrNull};

/// How to get a key, and what a key may do.
#[dropshot::api_description]
pub trait AuthApi {
    /// What the server shares between requests.
    type Context;

    /// Ask for an API key
    ///
    /// Starts pairing. The owner of the workspace sees the request with the claimed name and chooses spaces and
    /// permission. The owner then gets a code of 4 digits and passes it on. A challenge waits 3 minutes for its
    /// approval and 5 more minutes for the code. A caller can have one pending challenge. The server accepts 10
    /// challenges a minute and 30 per run; the message is the same for every limit. The request needs no key. A retry
    /// starts another challenge.
    #[endpoint { method = POST, path = "/v2/auth/challenges", tags = ["Auth"] }]
    async fn create_auth_challenge(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateChallengeRequest>,
    ) -> Result<Created<CreateChallengeResponse>, ApiError>;

    /// Exchange a code for an API key
    ///
    /// Ends pairing. The client sends an approved challenge with its code and gets the key and the grant that the owner
    /// approved. The server shows the key only once. Five wrong codes end a challenge. Twenty wrong codes lock pairing
    /// until the server starts again. The response is the same for unknown, unapproved, expired and denied challenges
    /// and for wrong codes. The request needs no key.
    #[endpoint { method = POST, path = "/v2/auth/api_keys", tags = ["Auth"] }]
    async fn create_api_key(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateApiKeyRequest>,
    ) -> Result<Created<CreateApiKeyResponse>, ApiError>;

    /// Describe the key of the request
    ///
    /// Shows what the key is, which spaces it reaches and whether it may write. The server checks every request with
    /// the same record.
    #[endpoint { method = GET, path = "/v2/auth/whoami", tags = ["Auth"] }]
    async fn auth_whoami(
        rqctx: RequestContext<Self::Context>,
        query: Parameters<WhoamiQuery>,
        call: Call,
    ) -> Result<Reply<WhoamiResponse>, ApiError>;
}

/// Body of create_auth_challenge.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateChallengeRequest {
    /// The name of the application, which becomes the name of the key; not empty.
    #[schemars(with = "Bytes<1, { APP_NAME_MAX_BYTES }>")]
    pub app_name: String,
}

/// Answer of create_auth_challenge.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct CreateChallengeResponse {
    /// Id of the challenge; create_api_key takes it.
    pub challenge_id: String,
}

/// Body of create_api_key.
#[derive(Clone, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateApiKeyRequest {
    /// The approved challenge.
    #[schemars(length(min = 1, max = 64))]
    pub challenge_id: String,
    /// The 4 digits from the owner.
    #[schemars(regex(pattern = r"^[0-9]{4}$"))]
    pub code: String,
}

/// Omits the code from debug output.
impl fmt::Debug for CreateApiKeyRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CreateApiKeyRequest")
            .field("challenge_id", &self.challenge_id)
            .finish_non_exhaustive()
    }
}

/// Answer of create_api_key.
#[derive(Clone, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct CreateApiKeyResponse {
    /// The key. The server does not show it again.
    pub api_key: String,
    /// The approved grant; null for a key without a grant.
    pub grant: OrNull<ApiKeyGrant>,
}

/// Omits the key from debug output.
impl fmt::Debug for CreateApiKeyResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CreateApiKeyResponse")
            .field("grant", &self.grant)
            .finish_non_exhaustive()
    }
}

/// What a key may do in the spaces it reaches.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Permission {
    /// The key may only read.
    Read,
    /// The key may read and write.
    ReadWrite,
}

impl Permission {
    /// Every permission.
    pub const ALL: &'static [Self] = &[Self::Read, Self::ReadWrite];

    /// The name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::ReadWrite => "readwrite",
        }
    }
}

/// The grant of a key.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ApiKeyGrant {
    /// The key reaches every space, also later ones; `space_ids` is then empty.
    pub all_spaces: bool,
    /// Full ids of the granted spaces. An empty list does not mean all spaces.
    pub space_ids: Vec<String>,
    /// The approved permission, which may differ from the requested one.
    pub permission: Permission,
}

/// Query of auth_whoami.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct WhoamiQuery {
    /// Lists the live spaces of a key that reaches all spaces.
    #[serde(default)]
    pub spaces: bool,
}

/// Whether a key has a grant record.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyStatus {
    /// The key has a grant record.
    Scoped,
    /// The key has no grant record and reaches every space.
    Legacy,
}

impl KeyStatus {
    /// The name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scoped => "scoped",
            Self::Legacy => "legacy",
        }
    }
}

/// The kind of a key.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, JsonSchema, PartialEq, Serialize)]
#[schemars(rename = "KeyScope")]
#[serde(rename_all = "camelCase")]
pub enum Scope {
    /// The kind of every paired key.
    JsonApi,
    /// A key that the owner created.
    Full,
    /// v2 does not accept it.
    Limited,
}

impl Scope {
    /// Every scope.
    pub const ALL: &'static [Self] = &[Self::JsonApi, Self::Full, Self::Limited];

    /// The name on the wire and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::JsonApi => "jsonApi",
            Self::Full => "full",
            Self::Limited => "limited",
        }
    }

    /// The scope with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.name() == name)
    }
}

/// Answer of auth_whoami.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiResponse {
    /// The API.
    pub api: WhoamiApi,
    /// The record of the key.
    pub key: WhoamiKey,
    /// Whether the key has a grant record.
    pub key_status: KeyStatus,
    /// The kind of the key.
    pub scope: Scope,
    /// What the key reaches.
    pub grant: WhoamiGrant,
    /// A message for people; only for keys of kind `jsonApi` without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

/// The API.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiApi {
    /// The version.
    pub version: String,
}

/// The record of a key, without its secret.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiKey {
    /// Hex SHA-256 of the raw bytes of the key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// RFC 3339 in UTC; absent when unknown.
    #[schemars(with = "Option<Moment>")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created_at: Option<String>,
    /// RFC 3339 in UTC; absent when the key never expires.
    #[schemars(with = "Option<Moment>")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<String>,
}

/// The spaces and permission of a key.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiGrant {
    /// True if the key has a grant record.
    pub scoped: bool,
    /// True if the key reaches every space, also later ones.
    pub all_spaces: bool,
    /// True if the key reaches only the listed spaces.
    pub restricted: bool,
    /// What the key may do there; absent without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub permission: Option<Permission>,
    /// The number of spaces that the key reaches now; absent without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space_count: Option<u64>,
    /// The granted spaces. For a key that reaches all spaces, only on request.
    pub spaces: Vec<WhoamiSpace>,
}

/// A granted space.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiSpace {
    /// Short reference or full id.
    pub id: String,
    /// Its name; empty when the space is not live.
    pub name: String,
    /// What the key may do there.
    pub permission: Permission,
}

#[cfg(test)]
mod tests {
    use super::*;

    // chats-files-auth.md 5.8
    #[test]
    fn pairing_bodies_are_printed_without_their_secret() {
        let request = CreateApiKeyRequest {
            challenge_id: "c".to_owned(),
            code: "4711".to_owned(),
        };
        let response = CreateApiKeyResponse {
            api_key: "4711".to_owned(),
            grant: OrNull(None),
        };
        let printed = format!("{request:?} {response:?}");
        assert!(!printed.contains("4711"), "{printed}");
    }
}
