//! Texts for people: untrusted names, spans of time, tables.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use comfy_table::{Table, presets};
use rolltop_spec::limits::PAGE_LIMIT_MAX;

/// A name that somebody else chose: what could command a terminal or reorder its text is escaped.
pub(super) fn harmless(name: &str) -> String {
    let mut shown = String::with_capacity(name.len());
    for character in name.chars() {
        if character.is_control() || is_invisible(character) {
            shown.extend(character.escape_unicode());
        } else {
            shown.push(character);
        }
    }
    shown
}

/// Zero-width and direction-changing characters.
fn is_invisible(character: char) -> bool {
    matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// `30s`, `15m`, `12h`, `30d`.
pub(super) fn parse_span(text: &str) -> Result<Duration, String> {
    let form = || "write it as 30s, 15m, 12h or 30d".to_owned();
    // What else has a unit is taken for another one easily: `M` is a month there.
    let mut units = text.split(|c: char| !c.is_alphabetic());
    if !units.all(|unit| matches!(unit, "" | "s" | "m" | "h" | "d")) {
        return Err(form());
    }
    let span = humantime::parse_duration(text).map_err(|_| form())?;
    match span.as_secs() {
        0 => Err("a key that expires immediately is of no use".to_owned()),
        // The expiry is a date, which ends somewhere; a thousand years are enough.
        seconds if seconds <= 1000 * 366 * 24 * 60 * 60 => Ok(span),
        _ => Err("that is too long".to_owned()),
    }
}

/// `127.0.0.1:31009`, `[::1]:0`.
pub(super) fn parse_bind(text: &str) -> Result<SocketAddr, String> {
    let form = "write an IP address and a port, as 127.0.0.1:31009 or [::1]:31009 (--listen, ROLLTOP_BIND)";
    text.parse().map_err(|_| form.to_owned())
}

/// How many rows a list may have (http.md 2).
///
/// # Errors
/// What to write in place of it.
pub fn page_limit(text: &str) -> Result<NonZeroU32, String> {
    let limit = text.parse().ok();
    let legal = limit.filter(|limit: &NonZeroU32| limit.get() <= PAGE_LIMIT_MAX);
    legal.ok_or_else(|| format!("write a whole number from 1 to {PAGE_LIMIT_MAX}"))
}

/// A number of bytes.
pub(super) fn parse_bytes(text: &str) -> Result<u64, String> {
    let form = "write a number of bytes, as 1048576 (--max-upload-bytes, ROLLTOP_MAX_UPLOAD_BYTES)";
    text.parse().map_err(|_| form.to_owned())
}

/// A switch of the environment: any other value is refused, because a limit that is off by mistake protects nothing.
pub(super) fn parse_switch(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "1" | "true" | "t" | "yes" | "y" | "on" => Ok(true),
        "0" | "false" | "f" | "no" | "n" | "off" => Ok(false),
        _ => Err(
            "write 1 to turn the limit off, or 0 to leave it on (SERVICE_API_DISABLE_RATE_LIMIT)"
                .to_owned(),
        ),
    }
}

/// Rows under headings, each column as wide as it must be.
pub(super) fn table<const N: usize>(headings: [&str; N], rows: &[[String; N]]) -> String {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_header(headings)
        .add_rows(rows.iter().map(|row| row.iter()));
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    table.trim_fmt()
}

#[cfg(test)]
mod tests;
