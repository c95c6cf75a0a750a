//! Texts for people: untrusted names, spans of time, tables.

use std::str::FromStr;
use std::time::Duration;

use comfy_table::{Table, presets};

/// A name that somebody else chose. Characters that could control a terminal or reorder its text are escaped.
pub(super) fn harmless(name: &str) -> String {
    let mut shown = String::with_capacity(name.len());
    for character in name.chars() {
        // Zero-width and direction-changing characters.
        let is_invisible = matches!(character, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
        if character.is_control() || is_invisible {
            shown.extend(character.escape_unicode());
        } else {
            shown.push(character);
        }
    }
    shown
}

/// `30s`, `15m`, `12h`, `30d`.
pub(super) fn parse_span(text: &str) -> Result<Duration, &'static str> {
    // Other units are easily misread: `M` is a month for the library.
    let mut units = text.split(|c: char| !c.is_alphabetic());
    let is_plain = units.all(|unit| matches!(unit, "" | "s" | "m" | "h" | "d"));
    let span = humantime::parse_duration(text).ok().filter(|_| is_plain);
    match span.map(|span| span.as_secs()) {
        None => Err("write it as 30s, 15m, 12h or 30d"),
        Some(0) => Err("a key that expires immediately is of no use"),
        // The last date is some thousands of years away.
        Some(seconds) if seconds > 1000 * 366 * 24 * 60 * 60 => Err("that is too long"),
        Some(seconds) => Ok(Duration::from_secs(seconds)),
    }
}

/// Reads a value. The error says how to write it.
pub(super) fn written_as<T: FromStr>(
    form: &'static str,
) -> impl Fn(&str) -> Result<T, &'static str> + Clone {
    move |text| text.parse().map_err(|_| form)
}

/// A switch of the environment: any other value is refused, because a limit that is off by mistake protects nothing.
pub(super) fn parse_switch(text: &str) -> Result<bool, &'static str> {
    match text.to_ascii_lowercase().as_str() {
        "1" | "true" | "t" | "yes" | "y" | "on" => Ok(true),
        "0" | "false" | "f" | "no" | "n" | "off" => Ok(false),
        _ => Err(
            "write 1 to turn the limit off, or 0 to leave it on (SERVICE_API_DISABLE_RATE_LIMIT)",
        ),
    }
}

/// Rows under headings, each column as wide as it must be.
pub(super) fn table<const N: usize>(
    headings: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) -> String {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_header(headings)
        .add_rows(rows);
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    table.trim_fmt()
}

#[cfg(test)]
mod tests;
