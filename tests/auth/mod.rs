//! Keys, pairing, whoami (chats-files-auth.md 3, 4).

mod keys;
pub(crate) mod pairing;
pub(crate) mod whoami;
