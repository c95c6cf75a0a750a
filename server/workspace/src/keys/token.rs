//! The spelling of an API key: what a caller sends, and the identity it stands for (chats-files-auth.md 3.3).
//!
//! A token is its 32 random bytes in one of two spellings. Nothing else is encoded in it, and it is never
//! stored: only the SHA-256 of the bytes is.

use std::fmt;

use data_encoding::{BASE32_NOPAD, BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::ids::{Ids, base32_lower};

/// What every token of today's format begins with. A new format gets a new prefix.
const PREFIX: &str = "rolltop_";
/// Random bytes of a key.
const KEY_BYTES: usize = 32;

/// The secret of an API key.
#[derive(Clone, Eq, PartialEq)]
pub struct KeyBytes([u8; KEY_BYTES]);

impl KeyBytes {
    /// A fresh secret.
    pub fn mint(ids: &Ids<'_>) -> Self {
        Self(ids.bytes())
    }

    /// Reads a token in either spelling. `None` for anything that no key can have been printed as; the checksum
    /// finds typing errors, it never authorises.
    pub fn parse(token: &str) -> Option<Self> {
        match token.strip_prefix(PREFIX) {
            Some(_) => Self::parse_prefixed(token),
            None => Self::parse_legacy(token),
        }
    }

    /// `rolltop_<body>_<checksum>`
    fn parse_prefixed(token: &str) -> Option<Self> {
        let (signed, checksum) = token.rsplit_once('_')?;
        if checksum != checksum_of(signed) {
            return None;
        }
        let body = signed.strip_prefix(PREFIX)?;
        if body.bytes().any(|c| c.is_ascii_uppercase()) {
            return None;
        }
        // The decoder refuses spare bits that are not zero, so that a key has one spelling.
        let bytes = BASE32_NOPAD
            .decode(body.to_ascii_uppercase().as_bytes())
            .ok()?;
        Some(Self(bytes.try_into().ok()?))
    }

    /// The older spelling: standard padded base64, valid only where it encodes to itself again.
    fn parse_legacy(token: &str) -> Option<Self> {
        let bytes = BASE64.decode(token.as_bytes()).ok()?;
        let key = Self(bytes.try_into().ok()?);
        (BASE64.encode(&key.0) == token).then_some(key)
    }

    /// The token, as it is shown to its owner once.
    pub fn token(&self) -> String {
        let signed = format!("{PREFIX}{}", base32_lower(&self.0));
        let checksum = checksum_of(&signed);
        format!("{signed}_{checksum}")
    }

    /// The identity under which the key is stored: hex SHA-256 of the raw bytes.
    pub fn id(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }
}

/// Secrets are not printed.
impl fmt::Debug for KeyBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyBytes(..)")
    }
}

/// CRC-32/IEEE in 8 lowercase hex characters.
fn checksum_of(signed: &str) -> String {
    format!("{:08x}", crc32fast::hash(signed.as_bytes()))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests;
