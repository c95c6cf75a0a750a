//! What a bench says of a figure beside its target.

/// Nothing where the target is met.
pub(crate) fn verdict(is_met: bool) -> &'static str {
    if is_met { "" } else { ": MISSED" }
}
