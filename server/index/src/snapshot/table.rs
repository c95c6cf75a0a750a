//! A table as bytes and back. What can be computed from the rest is not written.

use std::collections::HashSet;
use std::sync::Arc;

use rolltop_document::document::Kind;
use rolltop_query::value::Symbol;

use super::bytes::{Input, Output};
use crate::arena::{Lists, Span, Texts};
use crate::cells::{Cells, Slot, Sparse, Tag};
use crate::chunks::Chunks;
use crate::column::Column;
use crate::slab::Slab;
use crate::symbols::SymbolTable;
use crate::table::links::{Links, Pointers};
use crate::table::{Facts, Table};

/// Bits of a row.
const LISTED: u8 = 1;
const ARCHIVED: u8 = 2;
const PRESENT: u8 = 4;
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
    created_at: 0,
    modified_at: 0,
    version: 0,
};

pub(super) fn write(table: &Table, out: &mut Output) {
    symbols(&table.symbols, out);
    rows(&table.rows, out);
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

pub(super) fn read(input: &mut Input<'_>) -> Option<Table> {
    let symbols = read_symbols(input)?;
    let rows = read_rows(input)?;
    let mut table = Table::of_rows(symbols, rows);
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
        let (keys, lists): (Vec<u32>, Vec<&Vec<Symbol>>) = pointers.iter().unzip();
        out.u32s(keys.into_iter());
        out.u32s(lists.iter().map(|list| list.len() as u32));
        let all: Vec<Symbol> = lists.into_iter().flatten().copied().collect();
        out.u32s(all.iter().map(|symbol| symbol.0));
    }
}

fn read_links(input: &mut Input<'_>) -> Option<Links> {
    let count = input.number()?;
    let keys: Option<HashSet<String>> =
        (0..count).map(|_| Some(input.text()?.to_owned())).collect();
    let keys = keys?;
    let (sources, waiting) = (read_pointers(input)?, read_pointers(input)?);
    Some(Links::of_parts(keys, sources, waiting))
}

fn read_pointers(input: &mut Input<'_>) -> Option<Pointers> {
    let (keys, lengths, all) = (input.u32s()?, input.u32s()?, input.u32s()?);
    let mut rest = all.as_slice();
    let mut pointers = Pointers::default();
    for (key, length) in keys.into_iter().zip(lengths) {
        let (list, behind) = rest.split_at_checked(length as usize)?;
        rest = behind;
        pointers.insert(key, list.iter().copied().map(Symbol).collect());
    }
    Some(pointers)
}

fn symbols(symbols: &SymbolTable, out: &mut Output) {
    let all = (0..symbols.len()).map(|at| symbols.text(Symbol(at as u32)));
    let texts: Vec<&str> = all.collect();
    out.u32s(texts.iter().map(|text| text.len() as u32));
    out.text(&texts.concat());
}

fn read_symbols(input: &mut Input<'_>) -> Option<SymbolTable> {
    let lengths = input.u32s()?;
    let mut rest = input.text()?;
    let mut symbols = SymbolTable::with_room(lengths.len());
    for (number, length) in lengths.into_iter().enumerate() {
        let (text, behind) = rest.split_at_checked(length as usize)?;
        rest = behind;
        let is_new = symbols.intern(text).0 as usize == number;
        if !is_new {
            return None;
        }
    }
    Some(symbols)
}

fn rows(rows: &Chunks<Option<Facts>>, out: &mut Output) {
    let rows: Vec<Option<Facts>> = rows.iter().copied().collect();
    let facts = || rows.iter().map(|row| row.unwrap_or(NOBODY));
    out.u8s(rows.iter().map(|row| match row {
        Some(facts) => {
            let listed = if facts.listed { LISTED } else { 0 };
            let archived = if facts.archived { ARCHIVED } else { 0 };
            PRESENT | listed | archived
        }
        None => 0,
    }));
    out.u8s(facts().map(|facts| position_of(facts.kind)));
    out.u32s(facts().map(|facts| facts.id.0));
    out.u32s(facts().map(|facts| facts.type_key.0));
    out.u32s(facts().map(|facts| facts.creator.0));
    out.u32s(facts().map(|facts| facts.modified_by.0));
    out.u64s(facts().map(|facts| facts.created_at.cast_unsigned()));
    out.u64s(facts().map(|facts| facts.modified_at.cast_unsigned()));
    out.u64s(facts().map(|facts| facts.version));
}

fn read_rows(input: &mut Input<'_>) -> Option<Chunks<Option<Facts>>> {
    let (bits, kinds) = (input.u8s()?, input.u8s()?);
    let (ids, types) = (input.u32s()?, input.u32s()?);
    let (creators, modifiers) = (input.u32s()?, input.u32s()?);
    let (created, modified, versions) = (input.u64s()?, input.u64s()?, input.u64s()?);
    let row = |at: usize| {
        let bits = *bits.get(at)?;
        let facts = Facts {
            id: Symbol(*ids.get(at)?),
            type_key: Symbol(*types.get(at)?),
            creator: Symbol(*creators.get(at)?),
            modified_by: Symbol(*modifiers.get(at)?),
            kind: *Kind::ALL.get(usize::from(*kinds.get(at)?))?,
            listed: bits & LISTED != 0,
            archived: bits & ARCHIVED != 0,
            created_at: created.get(at)?.cast_signed(),
            modified_at: modified.get(at)?.cast_signed(),
            version: *versions.get(at)?,
        };
        Some((bits & PRESENT != 0).then_some(facts))
    };
    (0..bits.len()).map(row).collect()
}

fn position_of(kind: Kind) -> u8 {
    let position = Kind::ALL.iter().position(|known| *known == kind);
    position.unwrap_or_default() as u8
}

fn write_column(column: &Column, out: &mut Output) {
    match &column.cells {
        Cells::Dense { tags, numbers, .. } => {
            let (tags, numbers): (Vec<u8>, Vec<u64>) = tags
                .iter()
                .map(|tag| *tag as u8)
                .zip(numbers.iter().copied())
                .unzip();
            write_cells(DENSE, &[], tags, numbers, out);
        }
        Cells::Sparse(sparse) => {
            let tags = sparse.tags.iter().map(|tag| *tag as u8);
            write_cells(
                SPARSE,
                &sparse.slots,
                tags.collect(),
                sparse.numbers.clone(),
                out,
            );
        }
    }
    let (texts, unused) = column.texts.parts();
    out.number(texts.len() as u64);
    texts.for_each(|segment| out.text(segment));
    out.number(unused as u64);
    let wide: Vec<(Span, Span)> = column.wide.values().iter().copied().collect();
    out.u64s(wide.iter().map(|(text, _)| text.0));
    out.u64s(wide.iter().map(|(_, lowered)| lowered.0));
    let free: Vec<u32> = column.wide.free_places().iter().copied().collect();
    out.u32s(free.into_iter());
    let (lists, unused) = column.lists.parts();
    out.number(lists.len() as u64);
    lists.for_each(|segment| out.u32s(segment.iter().map(|entry| entry.0)));
    out.number(unused as u64);
}

fn write_cells(form: u64, slots: &[Slot], tags: Vec<u8>, numbers: Vec<u64>, out: &mut Output) {
    out.number(form);
    out.u32s(slots.iter().copied());
    out.u8s(tags.into_iter());
    out.u64s(numbers.into_iter());
}

fn read_column(input: &mut Input<'_>) -> Option<Column> {
    let form = input.number()?;
    let slots = input.u32s()?;
    let tags = input.u8s()?.iter();
    let tags: Option<Vec<Tag>> = tags
        .map(|tag| Tag::ALL.get(usize::from(*tag)).copied())
        .collect();
    let (tags, numbers) = (tags?, input.u64s()?);
    if tags.len() != numbers.len() {
        return None;
    }
    let cells = match form {
        DENSE => Cells::Dense {
            filled: tags.iter().filter(|tag| **tag != Tag::Absent).count(),
            tags: tags.into_iter().collect(),
            numbers: numbers.into_iter().collect(),
        },
        SPARSE if slots.len() == tags.len() && slots.is_sorted() => {
            Cells::Sparse(Arc::new(Sparse {
                slots,
                tags,
                numbers,
            }))
        }
        _ => return None,
    };
    let texts: Option<Vec<String>> = (0..input.number()?)
        .map(|_| Some(input.text()?.to_owned()))
        .collect();
    let texts = Texts::of_parts(texts?, input.number()?.try_into().ok()?);
    let (wide, lowered) = (input.u64s()?, input.u64s()?);
    let wide = wide.into_iter().zip(lowered);
    let wide = wide.map(|(text, lowered)| (Span(text), Span(lowered)));
    let wide = Slab::of(wide.collect(), input.u32s()?.into_iter().collect());
    let lists: Option<Vec<Vec<Symbol>>> = (0..input.number()?)
        .map(|_| Some(input.u32s()?.into_iter().map(Symbol).collect()))
        .collect();
    let lists = Lists::of_parts(lists?, input.number()?.try_into().ok()?);
    Some(Column {
        cells,
        texts,
        wide,
        lists,
        ..Column::default()
    })
}
