//! A table as bytes and back. What can be computed from the rest is not written.

use std::collections::HashSet;
use std::sync::Arc;

use rolltop_document::document::Kind;
use rolltop_query::cells::Tag;
use rolltop_query::value::Symbol;

use super::bytes::{Input, Output};
use crate::arena::{Lists, Span, Texts};
use crate::cells::{Cells, Sparse};
use crate::chunks::Chunks;
use crate::column::Column;
use crate::sieves::Sieves;
use crate::slab::Slab;
use crate::symbols::SymbolTable;
use crate::table::links::{Links, Pointers};
use crate::table::{Damage, Dates, Facts, Table};

/// Bits of a row.
const LISTED: u8 = 1;
const ARCHIVED: u8 = 2;
const PRESENT: u8 = 4;
const WITHOUT_BLOCKS: u8 = 8;
const WITHOUT_VALUES: u8 = 16;
/// Cells by row, or only those that have a value.
const DENSE: u64 = 0;
const SPARSE: u64 = 1;
/// What stands in the place of a row that is free.
const NOBODY: Facts = Facts {
    id: Symbol(0),
    type_key: Symbol(0),
    creator: Symbol(0),
    modified_by: Symbol(0),
    kind: Kind::Page,
    listed: false,
    archived: false,
    version: 0,
    damage: Damage::None,
};

pub(super) fn write(table: &Table, out: &mut Output) {
    symbols(&table.symbols, out);
    rows(table, out);
    out.number(table.columns.len() as u64);
    for (key, column) in &table.columns {
        out.text(key);
        write_column(column, out);
    }
    write_links(&table.links, out);
    out.number(table.snippets.len() as u64);
    for (slot, snippet) in table.snippets.iter() {
        out.number(slot.into());
        out.text(snippet);
    }
}

pub(super) fn read(input: &mut Input) -> Option<Table> {
    let symbols = read_symbols(input)?;
    let (mut created, mut modified) = (Dates::default(), Dates::default());
    let rows = read_rows(input, [&mut created, &mut modified])?;
    let mut table = Table::of_rows(symbols, rows);
    (table.created, table.modified) = (created, modified);
    for _ in 0..input.number()? {
        let key = input.text()?;
        table.columns.insert(key.into(), read_column(input)?);
    }
    table.links = read_links(input)?;
    for _ in 0..input.number()? {
        let slot = input.number()?.try_into().ok()?;
        table.snippets.insert(slot, input.text()?.into());
    }
    Some(table)
}

fn write_links(links: &Links, out: &mut Output) {
    let (keys, sources, waiting) = links.parts();
    out.number(keys.len() as u64);
    keys.iter().for_each(|key| out.text(key));
    for pointers in [sources, waiting] {
        out.number(pointers.len() as u64);
        for (key, list) in pointers.iter() {
            out.number(key.into());
            out.u32s(list.len(), list.iter().map(|symbol| symbol.0));
        }
    }
}

fn read_links(input: &mut Input) -> Option<Links> {
    let keys: Option<HashSet<String>> = (0..input.length()?).map(|_| input.text()).collect();
    let (sources, waiting) = (read_pointers(input)?, read_pointers(input)?);
    Some(Links::of_parts(keys?, sources, waiting))
}

fn read_pointers(input: &mut Input) -> Option<Pointers> {
    let mut pointers = Pointers::default();
    for _ in 0..input.length()? {
        let key = input.number()?.try_into().ok()?;
        pointers.insert(key, input.u32s(Symbol)?);
    }
    Some(pointers)
}

fn symbols(symbols: &SymbolTable, out: &mut Output) {
    let texts = (0..symbols.len()).map(|at| symbols.text(Symbol(at as u32)));
    out.u32s(symbols.len(), texts.clone().map(|text| text.len() as u32));
    out.texts(texts);
}

fn read_symbols(input: &mut Input) -> Option<SymbolTable> {
    let lengths: Vec<u32> = input.u32s(|length| length)?;
    input.length()?;
    let mut room = Vec::new();
    let mut symbols = SymbolTable::with_room(lengths.len());
    for (number, length) in lengths.into_iter().enumerate() {
        let text = input.text_into(length as usize, &mut room)?;
        let is_new = symbols.intern(text).0 as usize == number;
        if !is_new {
            return None;
        }
    }
    Some(symbols)
}

fn rows(table: &Table, out: &mut Output) {
    out.number(table.rows.len() as u64);
    for (slot, row) in (0..).zip(table.rows.iter()) {
        let bits = row.map_or(0, |facts| {
            let listed = if facts.listed { LISTED } else { 0 };
            let archived = if facts.archived { ARCHIVED } else { 0 };
            let damage = match facts.damage {
                Damage::None => 0,
                Damage::Blocks => WITHOUT_BLOCKS,
                Damage::Whole => WITHOUT_VALUES,
            };
            PRESENT | listed | archived | damage
        });
        let facts = row.unwrap_or(NOBODY);
        out.put(&[bits, position_of(facts.kind)]);
        for symbol in [facts.id, facts.type_key, facts.creator, facts.modified_by] {
            out.put(&symbol.0.to_le_bytes());
        }
        for dates in [&table.created, &table.modified] {
            out.number(dates.millis(slot).cast_unsigned());
        }
        out.number(facts.version);
    }
}

/// Reads the rows; when each was made and changed last is noted.
fn read_rows(input: &mut Input, mut dates: [&mut Dates; 2]) -> Option<Chunks<Option<Facts>>> {
    let count = input.length()?;
    let rows = (0..).take(count).map(|slot| {
        read_row(input, |at, millis| {
            if let Some(dates) = dates.get_mut(at) {
                dates.set(slot, millis);
            }
        })
    });
    rows.collect()
}

fn read_row(input: &mut Input, mut tell: impl FnMut(usize, i64)) -> Option<Option<Facts>> {
    let [bits, kind] = input.take()?;
    let mut symbol = || input.take().map(|bytes| Symbol(u32::from_le_bytes(bytes)));
    let (id, type_key, creator, modified_by) = (symbol()?, symbol()?, symbol()?, symbol()?);
    for at in 0..2 {
        tell(at, input.number()?.cast_signed());
    }
    let facts = Facts {
        id,
        type_key,
        creator,
        modified_by,
        kind: *Kind::ALL.get(usize::from(kind))?,
        listed: bits & LISTED != 0,
        archived: bits & ARCHIVED != 0,
        version: input.number()?,
        damage: match bits & (WITHOUT_BLOCKS | WITHOUT_VALUES) {
            0 => Damage::None,
            WITHOUT_BLOCKS => Damage::Blocks,
            _ => Damage::Whole,
        },
    };
    Some((bits & PRESENT != 0).then_some(facts))
}

fn position_of(kind: Kind) -> u8 {
    let position = Kind::ALL.iter().position(|known| *known == kind);
    position.unwrap_or_default() as u8
}

fn write_column(column: &Column, out: &mut Output) {
    match &column.cells {
        Cells::Dense { tags, numbers, .. } => {
            out.number(DENSE);
            out.u8s(tags.len(), tags.iter().map(|tag| *tag as u8));
            out.u64s(numbers.len(), numbers.iter().copied());
        }
        Cells::Sparse(sparse) => {
            let Sparse {
                slots,
                tags,
                numbers,
            } = &**sparse;
            out.number(SPARSE);
            out.u8s(tags.len(), tags.iter().map(|tag| *tag as u8));
            out.u64s(numbers.len(), numbers.iter().copied());
            out.u32s(slots.len(), slots.iter().copied());
        }
    }
    write_texts(&column.texts, out);
    write_texts(&column.originals, out);
    let wide = column.wide.values();
    out.u64s(wide.len(), wide.iter().map(|(original, _)| original.0));
    out.u64s(wide.len(), wide.iter().map(|(_, lowered)| lowered.0));
    let free = column.wide.free_places();
    out.u32s(free.len(), free.iter().copied());
    let (lists, unused) = column.lists.parts();
    out.number(lists.len() as u64);
    for segment in lists {
        out.u32s(segment.len(), segment.iter().map(|entry| entry.0));
    }
    out.number(unused as u64);
}

fn write_texts(texts: &Texts, out: &mut Output) {
    let (segments, unused) = texts.parts();
    out.number(segments.len() as u64);
    segments.for_each(|segment| out.text(segment));
    out.number(unused as u64);
}

fn read_column(input: &mut Input) -> Option<Column> {
    let cells = read_cells(input)?;
    let (texts, originals) = (read_texts(input)?, read_texts(input)?);
    let mut wide: Chunks<(Span, Span)> = input.u64s(|span| (Span(span), Span::default()))?;
    let lowered: Chunks<u64> = input.u64s(|span| span)?;
    if wide.len() != lowered.len() {
        return None;
    }
    for (spans, lowered) in wide.iter_mut().zip(lowered.iter()) {
        spans.1 = Span(*lowered);
    }
    let wide = Slab::of(wide, input.u32s(|place| place)?);
    let lists: Option<Vec<Vec<Symbol>>> =
        (0..input.length()?).map(|_| input.u32s(Symbol)).collect();
    let lists = Lists::of_parts(lists?, input.length()?);
    Some(Column {
        sieves: Sieves::of(cells.rows()),
        cells,
        texts,
        originals,
        wide,
        lists,
        ..Column::default()
    })
}

fn read_cells(input: &mut Input) -> Option<Cells> {
    let tag = |tag: u8| Tag::ALL.get(usize::from(tag)).copied();
    match input.number()? {
        DENSE => {
            let (tags, numbers): (Chunks<Tag>, Chunks<u64>) =
                (input.u8s(tag)?, input.u64s(|number| number)?);
            (tags.len() == numbers.len()).then(|| Cells::Dense {
                filled: tags.iter().filter(|tag| **tag != Tag::Absent).count(),
                tags,
                numbers,
            })
        }
        SPARSE => {
            let sparse = Sparse {
                tags: input.u8s(tag)?,
                numbers: input.u64s(|number| number)?,
                slots: input.u32s(|slot| slot)?,
            };
            let counts = [sparse.numbers.len(), sparse.slots.len()];
            let is_whole = counts == [sparse.tags.len(); 2] && sparse.slots.is_sorted();
            is_whole.then(|| Cells::Sparse(Arc::new(sparse)))
        }
        _ => None,
    }
}

fn read_texts(input: &mut Input) -> Option<Texts> {
    let segments: Option<Vec<String>> = (0..input.length()?).map(|_| input.text()).collect();
    Some(Texts::of_parts(segments?, input.length()?))
}
