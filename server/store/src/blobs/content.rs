//! Content ids: a blob is named by what it holds.

use std::io::{self, Read};
use std::path::Path;

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};

/// Head of every content id in bytes: CIDv1, raw, SHA2-256, 32 bytes.
const PREFIX: [u8; 4] = [0x01, 0x55, 0x12, 0x20];
/// Multibase letter of lowercase base32.
const MULTIBASE: char = 'b';

/// The identity of a blob: a CIDv1 of the SHA-256 of its bytes, `bafkrei` and 52 characters of `a-z2-7`.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct ContentId(String);

impl ContentId {
    /// The id of bytes with this SHA-256.
    pub fn of_digest(digest: &[u8; 32]) -> Self {
        let mut cid = PREFIX.to_vec();
        cid.extend_from_slice(digest);
        let text = BASE32_NOPAD.encode(&cid).to_ascii_lowercase();
        Self(format!("{MULTIBASE}{text}"))
    }

    /// The id of the bytes of a file, all of which are read.
    pub(super) fn of_file(path: &Path) -> io::Result<Self> {
        const PIECE: usize = 64 << 10;
        let (blob, mut hash) = (super::Blob::open(path)?, Sha256::new());
        let mut piece = vec![0; PIECE];
        loop {
            let length = (&*blob.file).read(&mut piece)?;
            if length == 0 {
                return Ok(Self::of_digest(&hash.finalize().into()));
            }
            hash.update(piece.get(..length).unwrap_or_default());
        }
    }

    /// Reads the spelling of an id; there is only one of each.
    pub fn parse(text: &str) -> Option<Self> {
        let upper = text.get(1..)?.to_ascii_uppercase();
        let cid = BASE32_NOPAD.decode(upper.as_bytes()).ok()?;
        let digest: [u8; 32] = cid.strip_prefix(&PREFIX)?.try_into().ok()?;
        let id = Self::of_digest(&digest);
        (id.0 == text).then_some(id)
    }

    /// The spelling.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for ContentId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
