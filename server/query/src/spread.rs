//! What scatters numbers that follow one another, by multiplication.

/// 2^64 divided by the golden ratio: the upper bits of its products tell apart what is alike.
pub const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

/// The same of 32 bits.
pub(crate) const SPREAD_SHORT: u32 = (SPREAD >> u32::BITS) as u32;
