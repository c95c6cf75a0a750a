//! The places of texts as bytes and back: those that somebody has sorted by.

use rolltop_query::collate;
use rolltop_query::order::{Places, TextOrder};
use rolltop_query::value::Symbol;

use super::bytes::{Input, Output};
use crate::kept::{KeptPlaces, KeptTitles};
use crate::table::Table;

/// Before the places of one order.
const NONE: u64 = 0;
const SOME: u64 = 1;

pub(super) fn write(table: &Table, out: &mut Output) {
    out.number(version());
    for (key, column) in &table.columns {
        out.text(key);
        write_kept(&column.places, out);
    }
    write_kept(&table.ids, out);
    let notes = table.titles.notes();
    out.u32s(notes.len(), notes.iter().map(|note| note.0));
    write_kept(&table.titles.places, out);
}

/// Reads what was written behind the table.
pub(super) fn read(table: &mut Table, input: &mut Input) -> Option<()> {
    let is_same_order = input.number()? == version();
    for _ in 0..table.columns.len() {
        let key = input.text()?;
        let places = read_kept(input)?;
        table.columns.get_mut(key.as_str())?.places = places;
    }
    table.ids = read_kept(input)?;
    let notes = input.u32s(Symbol)?;
    let places = read_kept(input)?;
    table.titles = KeptTitles::of_parts(notes, places);
    if !is_same_order {
        table.forget_places();
    }
    Some(())
}

/// A number for the order of words, which other versions may have otherwise.
fn version() -> u64 {
    crc32fast::hash(&collate::sample()).into()
}

fn write_kept(kept: &KeptPlaces, out: &mut Output) {
    for order in TextOrder::ALL {
        let Some((places, changed)) = kept.parts(order) else {
            out.number(NONE);
            continue;
        };
        let (of_rows, blank) = places.parts();
        out.number(SOME);
        out.u32s(of_rows.len(), of_rows.iter().copied());
        out.number(blank.into());
        out.u32s(changed.len(), changed.iter().copied());
    }
}

fn read_kept(input: &mut Input) -> Option<KeptPlaces> {
    let mut kept = KeptPlaces::default();
    for order in TextOrder::ALL {
        if input.number()? == NONE {
            continue;
        }
        let of_rows = input.u32s(|place| place)?;
        let blank = input.number()?.try_into().ok()?;
        let places = Places::of_parts(order, of_rows, blank)?;
        kept.put(order, places, input.u32s(|slot| slot)?);
    }
    Some(kept)
}
