//! API keys: their tokens, what they may reach, who is calling, and the owner's functions over them
//! (chats-files-auth.md 3.2 to 3.7).

mod admin;
mod caller;
mod grant;
mod whoami;

pub(crate) use admin::names_of_live_keys;
pub use admin::{
    CreatedKey, KeyInfo, KeyReach, KeyRequest, MAX_KEY_NAME, MIN_KEY_PREFIX, Secret, check_key_name,
};
pub(crate) use caller::Sessions;
pub use caller::{AuthRefusal, Caller, Grant, KeyBytes, LEGACY_NOTICE, Reach};
pub use rolltop_spec::auth::{KeyStatus, Permission, Scope};
