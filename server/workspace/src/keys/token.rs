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
mod tests {
    use super::*;

    /// The published vectors: raw bytes, token body, checksum, id, legacy spelling.
    fn vectors() -> [([u8; 32], String, &'static str, String); 3] {
        let counting = std::array::from_fn(|i| u8::try_from(i).unwrap());
        [
            (
                [0; 32],
                format!("rolltop_{}_5dede143", "a".repeat(52)),
                "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
                format!("{}=", "A".repeat(43)),
            ),
            (
                counting,
                "rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dypq_1af9a790".to_owned(),
                "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
                "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=".to_owned(),
            ),
            (
                [0xff; 32],
                format!("rolltop_{}q_69042431", "7".repeat(51)),
                "af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051",
                format!("{}8=", "/".repeat(42)),
            ),
        ]
    }

    #[test]
    fn the_published_vectors_hold_in_both_spellings() {
        // C-84
        for (raw, token, id, legacy) in vectors() {
            assert_eq!(KeyBytes(raw).token(), token);
            assert_eq!(KeyBytes(raw).id(), id);
            assert_eq!(KeyBytes::parse(&token).unwrap().id(), id);
            assert_eq!(KeyBytes::parse(&legacy).unwrap().id(), id);
        }
    }

    #[test]
    fn every_flipped_character_is_refused() {
        // C-83
        let (_, token, ..) = &vectors()[1];
        for position in 0..token.len() {
            let mut flipped = token.clone().into_bytes();
            flipped[position] = if flipped[position] == b'b' {
                b'c'
            } else {
                b'b'
            };
            let flipped = String::from_utf8(flipped).unwrap();
            assert_eq!(KeyBytes::parse(&flipped), None, "{flipped}");
        }
    }

    #[test]
    fn spellings_with_a_right_checksum_may_still_be_refused() {
        // C-83
        let upper = format!("rolltop_{}_3d691ed6", "A".repeat(52));
        let short = format!("rolltop_{}_a9dbccb1", "a".repeat(40));
        let spare = "rolltop_aaaqeayeaudaocajbifqydiob4ibceqtcqkrmfyydenbwha5dypr_83f0f62a";
        for token in [upper.as_str(), short.as_str(), spare] {
            let (signed, checksum) = token.rsplit_once('_').unwrap();
            assert_eq!(checksum_of(signed), checksum, "{token}");
            assert_eq!(KeyBytes::parse(token), None, "{token}");
        }
    }

    #[test]
    fn other_tokens_are_refused() {
        let unpadded = "A".repeat(43);
        let spare_bits = format!("{}B=", "A".repeat(42));
        for token in [
            "",
            "rolltop_",
            "rolltop__",
            "AAAA",
            &unpadded,
            &spare_bits,
            " ",
            "é",
        ] {
            assert_eq!(KeyBytes::parse(token), None, "{token:?}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        assert_eq!(format!("{:?}", KeyBytes([7; 32])), "KeyBytes(..)");
    }
}
