//! Columns are read from their file where it is true, and from the store where it is not.

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rolltop_index::{Index, Reader};
use rolltop_query::order::{PlaceKeeper, PlacedRow, TextOrder};
use rolltop_query::value::{FieldValue, Fields};
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, Store};
use serde_json::json;
use slog::{Drain, Logger, Never, OwnedKVList, Record, o};

use crate::support::{SPACE, World, log, page, space};

/// Enough that a file is worth it.
const OBJECTS: usize = 1_500;
const KEYS: [&str; 9] = [
    "name",
    "n",
    "text",
    "one",
    "many",
    "rare",
    "flag",
    "links",
    "backlinks",
];

/// Hears how spaces were loaded.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<String>>>);

impl Drain for Heard {
    type Ok = ();
    type Err = Never;

    fn log(&self, record: &Record<'_>, _: &OwnedKVList) -> Result<(), Never> {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push(record.msg().to_string());
        Ok(())
    }
}

impl Heard {
    fn says(&self, message: &str) -> bool {
        let heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.iter().any(|heard| heard == message)
    }
}

const FROM_FILE: &str = "index of a space loaded from its file";
const FROM_STORE: &str = "index of a space built from its objects";

fn object(number: usize) -> ObjectRecord {
    let mut properties = json!({
        "name": format!("Object {number} {}", ["é", "b", "日本"][number % 3]),
        "n": number,
        "flag": number.is_multiple_of(2),
        "one": [format!("o{:04}", (number + 1) % OBJECTS)],
        "many": ["x", format!("y{}", number % 7), "gone"],
    });
    if number.is_multiple_of(100) {
        properties["rare"] = json!(null);
        properties["text"] = json!("Ü".repeat(number % 300));
    }
    ObjectRecord {
        snippet: "First words".into(),
        archived: number % 50 == 7,
        ..page(&format!("o{number:04}"), properties)
    }
}

/// A world with objects, of which some are gone again.
fn world() -> World {
    let world = World::new();
    let property = ObjectRecord {
        kind: "property".into(),
        listed: false,
        document: json!({"kind": "property", "type": "relation", "properties": {
            "name": "One", "relationKey": "one", "relationFormat": 4}})
        .to_string()
        .into(),
        ..page("property", json!({}))
    };
    world.commit(vec![Write::PutObject(property)]);
    world.commit((0..OBJECTS).map(object).map(Write::PutObject).collect());
    let gone = ["o0003", "o0100"].map(|id| Write::DeleteObject { id: id.into() });
    world.commit(gone.into());
    world
}

fn folder(world: &World) -> PathBuf {
    world.directory.path().join("index")
}

fn file(world: &World) -> PathBuf {
    folder(world).join(format!("{SPACE}.columns"))
}

/// Everything that the table of a new index says, and how it was loaded.
fn read(store: &Arc<dyn Store>, folder: Option<PathBuf>) -> (Vec<String>, Heard) {
    let heard = Heard::default();
    let log = Logger::root(heard.clone().fuse(), o!());
    let index = Index::new(Arc::clone(store), folder.as_deref(), log);
    (told(&index), heard)
}

fn told(index: &Index) -> Vec<String> {
    let view = index.view(SPACE).unwrap();
    let table = view.table();
    let reader = Reader::new(&table, &Fields::default(), &|_| None, ["page"].into_iter());
    let places = TextOrder::ALL.map(|order| reader.titles(order));
    let places = [&reader.ids(), &reader.names(), &places[0], &places[1]].map(Arc::clone);
    let mut rows: Vec<String> = table
        .rows()
        .map(|row| {
            let number = reader.row(row).number();
            let stands = places.each_ref().map(|places| places.place(number));
            let mut told = format!("{stands:?} ");
            told += &format!(
                "{} {:?} {} {} {} {} {} {}",
                row.id(),
                row.snippet(),
                row.type_key(),
                row.kind().name(),
                row.is_listed(),
                row.is_archived(),
                row.modified_at(),
                row.version()
            );
            for key in KEYS {
                told += &match row.value(table.field(key, None)) {
                    FieldValue::List(list) => {
                        let ids = list.iter().map(|one| table.symbols().text(*one));
                        format!(" {:?}", ids.collect::<Vec<_>>())
                    }
                    other => format!(" {other:?}"),
                };
            }
            told
        })
        .collect();
    assert_eq!(rows.len(), table.len());
    rows.sort();
    rows
}

/// The world with the file that an orderly end has left.
fn saved() -> World {
    let world = world();
    drop(read(&world.store, Some(folder(&world))));
    assert!(file(&world).exists());
    world
}

#[track_caller]
fn check(world: &World, loaded: &str, why: &str) {
    let (expected, _) = read(&world.store, None);
    let (found, heard) = read(&world.store, Some(folder(world)));
    assert_eq!(found, expected, "{why}");
    assert!(heard.says(loaded), "{why}");
}

#[test]
fn a_file_gives_everything_back() {
    let world = saved();
    check(&world, FROM_FILE, "unchanged");
    check(&world, FROM_FILE, "saved again");
}

// The places of texts are kept, too, once somebody has sorted by them.
#[test]
fn places_that_were_computed_are_kept() {
    let world = world();
    let length = || std::fs::metadata(file(&world)).unwrap().len();
    let index = || Index::new(Arc::clone(&world.store), Some(&folder(&world)), log());
    drop(index().view(SPACE).unwrap());
    let without = length();
    drop(read(&world.store, Some(folder(&world))));
    let with = length();
    // Those of ids, and of names in both orders.
    assert!(with > without + 3 * 4 * OBJECTS as u64);
    let written = std::fs::metadata(file(&world)).unwrap().modified().unwrap();
    drop(read(&world.store, Some(folder(&world))));
    let again = std::fs::metadata(file(&world)).unwrap().modified().unwrap();
    assert_eq!((length(), again), (with, written));
    check(&world, FROM_FILE, "with places");
}

// What comes back goes on changing like what was read from the objects.
#[test]
fn changes_since_a_file_are_read() {
    let world = saved();
    let change = |number: usize| {
        world.commit(vec![
            Write::PutObject(page(
                &format!("o{number:04}"),
                json!({"name": "changed", "one": ["o0003"]}),
            )),
            Write::PutObject(page(
                &format!("p{number:04}"),
                json!({"name": "new", "text": "ß"}),
            )),
            Write::DeleteObject {
                id: format!("o{:04}", number + 1),
            },
        ]);
    };
    for number in [3, 20, 40, 60] {
        change(number);
    }
    check(&world, FROM_FILE, "changed while nobody followed");
    let index = Index::new(
        Arc::clone(&world.store),
        Some(&folder(&world)),
        crate::support::log(),
    );
    told(&index);
    change(80);
    let (expected, _) = read(&world.store, None);
    assert_eq!(told(&index), expected);
    // A crash: what was not saved is in the log of changes.
    change(90);
    std::mem::forget(index);
    check(&world, FROM_FILE, "after a crash");
}

// Crashes and damage at any place: the file is used whole or not at all.
#[test]
fn a_damaged_file_is_worth_nothing() {
    let world = saved();
    let whole = fs::read(file(&world)).unwrap();
    for length in [0, 1, 15, 16, 100, whole.len() / 2, whole.len() - 1] {
        fs::write(file(&world), &whole[..length]).unwrap();
        check(&world, FROM_STORE, &format!("cut to {length} bytes"));
    }
    for at in (0..whole.len()).step_by(whole.len() / 5) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x10;
        fs::write(file(&world), &damaged).unwrap();
        check(&world, FROM_STORE, &format!("damaged at {at}"));
    }
    // A file that was not finished lies beside the one that was.
    fs::write(file(&world), &whole).unwrap();
    fs::write(file(&world).with_extension("new"), &whole[..100]).unwrap();
    check(&world, FROM_FILE, "an unfinished file");
}

// A file that an older program has left is whole, and says otherwise what it says.
#[test]
fn a_file_of_another_format_is_worth_nothing() {
    const OF_HEAD: usize = 16;
    let world = saved();
    let whole = fs::read(file(&world)).unwrap();
    let content = &whole[..whole.len() - size_of::<u64>()];
    let (head, rest) = content.split_at(OF_HEAD);
    let (name, number) = head.split_at(OF_HEAD - 1);
    assert!(number[0].is_ascii_digit(), "the head ends with its number");
    let with_head = |number: u8| {
        let mut bytes = [name, &[number], rest].concat();
        let checksum = u64::from(crc32fast::hash(&bytes));
        bytes.extend(checksum.to_le_bytes());
        fs::write(file(&world), &bytes).unwrap();
    };
    for other in [number[0] - 1, number[0] + 1] {
        with_head(other);
        check(&world, FROM_STORE, "of another format");
        // What is made anew is written in its place.
        check(&world, FROM_FILE, "written anew");
    }
    with_head(number[0]);
    check(&world, FROM_FILE, "of this format");
}

#[test]
fn a_file_of_another_store_is_worth_nothing() {
    let world = saved();
    let other = World::new();
    let plan = |objects: std::ops::Range<usize>| Plan {
        writes: objects.map(object).map(Write::PutObject).collect(),
        ..Plan::at(77)
    };
    // Fewer commits than the file knows of, as many, and more.
    for number in 0..8 {
        other
            .store
            .commit(plan(number * 200..number * 200 + 200))
            .unwrap();
        fs::create_dir_all(folder(&other)).unwrap();
        fs::copy(file(&world), file(&other)).unwrap();
        check(&other, FROM_STORE, &format!("{number}"));
    }
}

// Nothing is kept of spaces that are gone.
#[test]
fn what_was_written_of_gone_spaces_is_removed() {
    let world = saved();
    let gone = folder(&world).join("gone");
    fs::create_dir_all(&gone).unwrap();
    fs::write(gone.join("meta.json"), "{}").unwrap();
    fs::write(folder(&world).join("gone.columns"), "").unwrap();
    let deleted = rolltop_store::SpaceRecord {
        state: rolltop_store::SpaceState::Deleted,
        ..space("t")
    };
    world.commit(vec![Write::PutSpace(deleted)]);
    fs::write(folder(&world).join("t.columns"), "").unwrap();
    check(&world, FROM_FILE, "beside others");
    let left = fs::read_dir(folder(&world)).unwrap();
    let left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, [format!("{SPACE}.columns").as_str()]);
}

// Who asks for an index to be made anew does not get what the file says.
#[test]
fn an_index_that_is_made_anew_reads_the_objects() {
    let world = saved();
    let heard = Heard::default();
    let log = Logger::root(heard.clone().fuse(), o!());
    let index = Index::new(Arc::clone(&world.store), Some(&folder(&world)), log);
    index.rebuild(SPACE, Default::default()).unwrap();
    assert!(heard.says(FROM_STORE) && !heard.says(FROM_FILE));
    let (expected, _) = read(&world.store, None);
    assert_eq!(told(&index), expected);
}
