//! Keys, pairing, whoami (chats-files-auth.md 3, 4).

mod header;
mod keys;
mod pairing;
mod whoami;
