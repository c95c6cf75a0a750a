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

/// Getting a key, and what a key may do.
#[dropshot::api_description]
pub trait AuthApi {
    /// What the server shares between requests.
    type Context;

    /// Ask for an API key
    ///
    /// Starts pairing: the owner of the workspace sees the request with the claimed name, chooses spaces and
    /// permission, and receives a code of 4 digits to pass on. A challenge waits 3 minutes for its approval and
    /// 5 more for the code. One pending challenge per caller, 10 challenges a minute and 30 per run of the server
    /// are admitted; one refusal text answers every limit. Needs no key. A retry starts another challenge.
    #[endpoint { method = POST, path = "/v2/auth/challenges", tags = ["Auth"] }]
    async fn create_auth_challenge(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateChallengeRequest>,
    ) -> Result<Created<CreateChallengeResponse>, ApiError>;

    /// Exchange a code for an API key
    ///
    /// Ends pairing: an approved challenge and its code give the key, shown this once, and the grant that the
    /// owner approved. Five wrong codes end a challenge and twenty lock pairing until the next start of the
    /// server; unknown, unapproved, expired, denied and wrong all answer alike. Needs no key.
    #[endpoint { method = POST, path = "/v2/auth/api_keys", tags = ["Auth"] }]
    async fn create_api_key(
        rqctx: RequestContext<Self::Context>,
        call: Call<CreateApiKeyRequest>,
    ) -> Result<Created<CreateApiKeyResponse>, ApiError>;

    /// Describe the key of this request
    ///
    /// Tells what the key is, which spaces it reaches and whether it may write, from the same record that guards
    /// every request.
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
    /// The name under which the key will be kept; not empty.
    #[schemars(with = "Bytes<1, { APP_NAME_MAX_BYTES }>")]
    pub app_name: String,
}

/// Answer of create_auth_challenge.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct CreateChallengeResponse {
    /// Names the challenge when it is exchanged.
    pub challenge_id: String,
}

/// Body of create_api_key.
#[derive(Clone, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CreateApiKeyRequest {
    /// The approved challenge.
    #[schemars(length(min = 1, max = 64))]
    pub challenge_id: String,
    /// The 4 digits that the owner passed on.
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
    /// The key. It is not shown again.
    pub api_key: String,
    /// What the owner approved; null for a key without a grant.
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

/// What a key may do to the data of the spaces it reaches.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Permission {
    /// Reads only.
    Read,
    /// Reads and writes.
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

    /// The permission with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.name() == name)
    }
}

/// The grant of a key.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct ApiKeyGrant {
    /// Covers every space, later ones included; `space_ids` is then empty.
    pub all_spaces: bool,
    /// Full ids of the granted spaces. An empty list alone never means all.
    pub space_ids: Vec<String>,
    /// What was approved, which may differ from what was asked for.
    pub permission: Permission,
}

/// Query of auth_whoami.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct WhoamiQuery {
    /// Lists the live spaces of a key that reaches all of them.
    #[serde(default)]
    pub spaces: bool,
}

/// Whether a key has a grant record.
#[derive(Clone, Copy, Debug, Deserialize, Eq, JsonSchema, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum KeyStatus {
    /// It has one.
    Scoped,
    /// It has none and reaches everything.
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
    /// The owner's own.
    Full,
    /// Admitted nowhere on v2.
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
    /// A sentence for people; only for keys of kind `jsonApi` without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

/// The API that answered.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiApi {
    /// The version value.
    pub version: String,
}

/// The record of a key, never its token.
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

/// What a key reaches.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct WhoamiGrant {
    /// A grant record exists.
    pub scoped: bool,
    /// The grant covers every space, later ones included.
    pub all_spaces: bool,
    /// The key reaches the listed spaces only.
    pub restricted: bool,
    /// What it may do there; absent without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub permission: Option<Permission>,
    /// How many spaces are covered now; absent without a grant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub space_count: Option<u64>,
    /// The granted spaces; of a key that reaches all, only on request.
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
