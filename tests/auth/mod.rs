//! Keys, pairing, whoami (chats-files-auth.md 3, 4).

mod keys;
mod pairing;
mod whoami;
