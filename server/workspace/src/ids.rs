//! Randomness, injected, and every id that is made of it: objects, spaces, blocks, keys, challenges and codes.
//!
//! All of them are derived from one primitive, [`Entropy::fill`], so that a deterministic source makes every id
//! of a test predictable.

use std::time::{SystemTime, UNIX_EPOCH};

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use rolltop_document::ids::IdSource;

/// Head of every object id in bytes: CIDv1, dag-cbor, SHA2-256, 32 bytes.
const CID_PREFIX: [u8; 4] = [0x01, 0x71, 0x12, 0x20];
/// Multibase letter of lowercase base32.
const MULTIBASE_BASE32: char = 'b';
/// Bytes of an object id after the head.
const CID_DIGEST: usize = 32;
/// The first bytes may be the time of minting; the others are random.
const CID_TIME: usize = 6;
/// Random bytes of block, row, column, view and challenge ids and of custom internal keys (document.md 9.1).
const SHORT_ID: usize = 12;
/// A space's replication key is a number of 64 bits in this base, in at most 13 characters (http.md 9, H-138).
const REPLICATION_RADIX: u32 = 36;

/// A source of random bytes.
pub trait Entropy: Send + Sync {
    /// Fills the buffer with random bytes.
    fn fill(&self, bytes: &mut [u8]);

    /// The bytes of an object id after the head: at least the last 26 are random.
    fn digest(&self) -> [u8; CID_DIGEST] {
        let mut digest = [0; CID_DIGEST];
        self.fill(&mut digest);
        digest
    }
}

/// The random generator of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    /// # Panics
    /// When the operating system has no randomness: a predictable key would be worse than a failed request.
    fn fill(&self, bytes: &mut [u8]) {
        if let Err(error) = getrandom::fill(bytes) {
            panic!("the operating system gives no random bytes: {error}");
        }
    }

    /// Begins with the time in milliseconds: ids of objects that are created together are neighbours in the store, so a
    /// commit of many objects touches few pages.
    fn digest(&self) -> [u8; CID_DIGEST] {
        let mut digest = [0; CID_DIGEST];
        let (time, random) = digest.split_at_mut(CID_TIME);
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let millis = since.map_or(0, |since| since.as_millis()).to_be_bytes();
        let (_, millis) = millis.split_at(millis.len() - CID_TIME);
        time.copy_from_slice(millis);
        self.fill(random);
        digest
    }
}

/// The id of an option in the shape of an object id, for callers that know options as objects. Both name the same one.
pub fn tag_id(option_id: &str) -> String {
    let short = HEXLOWER.decode(option_id.as_bytes());
    let Some(short) = short.ok().filter(|short| short.len() == SHORT_ID) else {
        return option_id.to_owned();
    };
    let mut digest = [0; CID_DIGEST];
    digest[..SHORT_ID].copy_from_slice(&short);
    cid(&digest)
}

/// The id of the option that [`tag_id`] gave this id; any other id as it is.
pub fn option_id(tag_id: &str) -> String {
    let cid = tag_id
        .strip_prefix(MULTIBASE_BASE32)
        .map(str::to_ascii_uppercase);
    let cid = cid.and_then(|cid| BASE32_NOPAD.decode(cid.as_bytes()).ok());
    let digest = cid.as_deref().and_then(|cid| cid.strip_prefix(&CID_PREFIX));
    match digest.and_then(|digest| digest.split_at_checked(SHORT_ID)) {
        Some((short, rest)) if rest.iter().all(|byte| *byte == 0) => HEXLOWER.encode(short),
        _ => tag_id.to_owned(),
    }
}

/// Mints ids from a source of randomness.
#[derive(Clone, Copy)]
pub struct Ids<'a>(pub &'a dyn Entropy);

impl Ids<'_> {
    /// `N` random bytes.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill(&mut bytes);
        bytes
    }

    /// An object id: 59 characters, `bafyrei` and 52 of `a-z2-7` (document.md 9.1).
    pub fn object(&self) -> String {
        cid(&self.0.digest())
    }

    /// A space id: an object id, a dot and a replication key of 1..=13 characters (http.md 9).
    pub fn space(&self) -> String {
        let mut number = u64::from_le_bytes(self.bytes());
        let mut key = String::new();
        while key.is_empty() || number > 0 {
            let digit = u32::try_from(number % u64::from(REPLICATION_RADIX)).unwrap_or_default();
            key.extend(char::from_digit(digit, REPLICATION_RADIX));
            number /= u64::from(REPLICATION_RADIX);
        }
        format!("{}.{key}", self.object())
    }

    /// 24 lowercase hex characters: blocks, rows, columns, views, custom internal keys and pairing challenges.
    pub fn short(&self) -> String {
        HEXLOWER.encode(&self.bytes::<SHORT_ID>())
    }

    /// A whole number below `bound`, which is not zero. All are almost equally likely, because `bound` is small beside 2³².
    pub fn below(&self, bound: u32) -> u32 {
        u32::from_le_bytes(self.bytes()) % bound
    }
}

impl IdSource for Ids<'_> {
    fn mint(&self) -> String {
        self.short()
    }
}

/// The spelling of an object id.
fn cid(digest: &[u8; CID_DIGEST]) -> String {
    let cid = [&CID_PREFIX[..], digest].concat();
    format!("{MULTIBASE_BASE32}{}", base32_lower(&cid))
}

/// Lowercase base32 without padding.
pub(crate) fn base32_lower(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
