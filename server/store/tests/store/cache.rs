//! Reads are never older than what was acknowledged before they began.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rolltop_store::{SqliteStore, Store, StoreOptions, Write};

use crate::support::{SPACE, directory, object, put, space};

/// Few objects and a cache that cannot keep them all: cold reads, evictions and writes meet all the time.
const OBJECTS: usize = 48;
const COMMITS_EACH: u64 = 150;
const WRITERS: usize = 3;
const READERS: usize = 3;

#[test]
fn no_read_is_older_than_the_last_acknowledged_commit() {
    let directory = directory();
    let options = StoreOptions {
        object_cache_bytes: 24 * 1024,
        readers: 2,
    };
    let store = SqliteStore::open(directory.path(), options).unwrap();
    put(&store, vec![Write::PutSpace(space(SPACE))]);
    let ids: Vec<String> = (0..OBJECTS)
        .map(|number| format!("object-{number}"))
        .collect();
    // What a reader must at least see, raised after each acknowledgement.
    let acknowledged: Vec<AtomicU64> = ids.iter().map(|_| AtomicU64::new(0)).collect();
    let writing = AtomicBool::new(true);

    std::thread::scope(|scope| {
        let (store, ids, acknowledged, writing) = (&store, &ids, &acknowledged, &writing);
        let readers: Vec<_> = (0..READERS)
            .map(|reader| {
                scope.spawn(move || {
                    let mut number = reader;
                    let mut reads = 0_u64;
                    while writing.load(Ordering::Acquire) {
                        number = (number * 7 + 13 + reader) % OBJECTS;
                        let at_least = acknowledged[number].load(Ordering::Acquire);
                        let read = if reads.is_multiple_of(2) {
                            store.object(&ids[number]).unwrap()
                        } else {
                            store.cached_object(&ids[number])
                        };
                        if let Some(read) = &read {
                            assert!(read.version >= at_least, "{} < {at_least}", read.version);
                        } else {
                            assert!(at_least == 0 || !reads.is_multiple_of(2));
                        }
                        if reads.is_multiple_of(64) {
                            let page = store.list_objects(SPACE, 0, 8).unwrap();
                            assert!(page.records.is_sorted_by_key(|record| {
                                (std::cmp::Reverse(record.modified_at), record.id.clone())
                            }));
                        }
                        reads += 1;
                    }
                    reads
                })
            })
            .collect();
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                scope.spawn(move || {
                    for round in 0..COMMITS_EACH {
                        let number = (round as usize * 5 + writer * 11) % OBJECTS;
                        let mut record = object(&ids[number]);
                        record.modified_at = i64::try_from(round).unwrap();
                        let seq = put(store, vec![Write::PutObject(record)]).seq;
                        acknowledged[number].fetch_max(seq, Ordering::AcqRel);
                    }
                })
            })
            .collect();
        for writer in writers {
            writer.join().unwrap();
        }
        writing.store(false, Ordering::Release);
        for reader in readers {
            assert!(reader.join().unwrap() > 0);
        }
    });

    for (id, acknowledged) in ids.iter().zip(&acknowledged) {
        let version = store.object(id).unwrap().unwrap().version;
        assert_eq!(version, acknowledged.load(Ordering::Acquire));
    }
    assert_eq!(
        store.list_objects(SPACE, 0, 0).unwrap().total,
        OBJECTS as u64
    );
}
