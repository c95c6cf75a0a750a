//! Numbers are 64-bit floats (document.md 3.1). Some are served as names (document.md 3.5).

use serde_json::{Number, Value};

use crate::bundled::NumberNames;

/// Up to here, 2^53, a float represents every whole number.
const EXACT_UNTIL: u64 = 1 << 53;
/// The range in which whole floats are written as integers: -2^63 up to, but not including, 2^64.
const INTEGERS: std::ops::Range<f64> = -9_223_372_036_854_775_808.0..18_446_744_073_709_551_616.0;

/// The canonical stored form of a number. Whole numbers within the integer range have no fraction or exponent.
///
/// `None` for an integer that a float cannot represent exactly.
pub(crate) fn canonical_number(number: &Number) -> Option<Number> {
    if let Some(integer) = number.as_u64() {
        return is_exact(integer).then(|| number.clone());
    }
    if let Some(integer) = number.as_i64() {
        return is_exact(integer.unsigned_abs()).then(|| number.clone());
    }
    number.as_f64().and_then(float_number)
}

/// The stored form of the nearest float, for comparisons in filters.
pub(crate) fn nearest_number(number: &Number) -> Option<Number> {
    canonical_number(number).or_else(|| float_number(number.as_f64()?))
}

/// The stored form of a float.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the range is checked"
)]
pub(crate) fn float_number(float: f64) -> Option<Number> {
    if float.fract() != 0.0 || !INTEGERS.contains(&float) {
        return Number::from_f64(float);
    }
    Some(if float < 0.0 {
        Number::from(float as i64)
    } else {
        Number::from(float as u64)
    })
}

/// True if the integer has at most 53 significant bits.
fn is_exact(magnitude: u64) -> bool {
    magnitude <= EXACT_UNTIL
        || u64::BITS - magnitude.leading_zeros() - magnitude.trailing_zeros()
            <= f64::MANTISSA_DIGITS
}

/// Unix seconds of a number given as a date, with the fraction truncated. Only the range of floats limits them. A
/// number outside of the calendar is served as a number (document.md 3.1).
///
/// `None` for an integer that a float cannot represent exactly.
pub(crate) fn whole_seconds(number: &Number) -> Option<Number> {
    if number.is_f64() {
        float_number(number.as_f64()?.floor())
    } else {
        canonical_number(number)
    }
}

/// Why a value is invalid for a number property with names.
pub(crate) enum NameFault {
    /// The list has no such name.
    Unknown,
    /// A number for which the list has this name.
    Nameable(&'static str),
}

/// The stored number for a name. Numbers without a name are accepted unchanged.
pub(crate) fn parse_named(names: NumberNames, value: &Value) -> Result<Option<Number>, NameFault> {
    match value {
        Value::String(name) => names
            .number(name)
            .map(|number| Some(number.into()))
            .ok_or(NameFault::Unknown),
        Value::Number(number) => match number.as_f64().and_then(|number| names.name(number)) {
            Some(name) => Err(NameFault::Nameable(name)),
            None => Ok(None),
        },
        _ => Ok(None),
    }
}
