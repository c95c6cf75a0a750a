//! What a commit writes: each page that it touches is copied to the log before the disk is asked to keep it, and on a
//! fast disk the pages are what a commit costs.

use std::path::Path;

use rolltop_store::testing::Write;
use rolltop_store::{ObjectRecord, Store};

use crate::support::{NOW, object, put, space, store};

/// A page in the log, with its header.
const FRAME: usize = 4096 + 24;
/// The header of the log.
const HEAD: usize = 32;
/// A space of some thousand objects.
const OBJECTS: u64 = 3_000;
/// Commits that are averaged.
const COMMITS: u64 = 100;

/// An id as they are minted: long, and in no order.
fn id(number: u64) -> String {
    let mut state = number;
    let mut digit = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        char::from(b"abcdefghijklmnopqrstuvwxyz234567"[(state >> 59) as usize])
    };
    let tail: String = (0..52).map(|_| digit()).collect();
    format!("bafyrei{tail}")
}

/// A space with an id of the usual length.
fn space_id() -> String {
    format!("{}.61a4qiari5023", id(OBJECTS * 2))
}

/// As a short page is stored.
fn page(number: u64, modified_at: i64) -> Write {
    let member = id(u64::MAX);
    let document = format!(
        r#"{{"type":"page","properties":{{"name":"Page {number}"}},"blocks":[{{"id":"907968a830bd9ef4a1f2a94f","type":"paragraph","text":"one"}},{{"id":"28414ccb1182b574224553a4","type":"paragraph","text":"two {modified_at}"}}]}}"#
    );
    Write::PutObject(ObjectRecord {
        id: id(number),
        space_id: space_id(),
        creator: member.clone(),
        modified_by: member,
        created_at: NOW + number as i64,
        modified_at,
        document: document.into(),
        ..object("")
    })
}

/// Pages that went to the log since the last call; the log starts again now and then, which hides a few.
fn written(directory: &Path, before: &mut u64) -> u64 {
    let log = std::fs::read(directory.join("rolltop.db-wal")).unwrap();
    // What is signed otherwise is from before it started again, or is room for more.
    let signature = &log[16..24];
    let frames = log[HEAD..].chunks(FRAME);
    let now = frames
        .take_while(|frame| frame.get(8..16) == Some(signature))
        .count() as u64;
    let pages = now.saturating_sub(*before);
    *before = now;
    pages
}

fn average(directory: &Path, store: &Store, mut write: impl FnMut(u64) -> Write) -> f64 {
    let mut length = 0;
    written(directory, &mut length);
    let pages: u64 = (0..COMMITS)
        .map(|number| {
            put(store, vec![write(number)]);
            written(directory, &mut length)
        })
        .sum();
    pages as f64 / COMMITS as f64
}

#[test]
fn a_create_and_an_edit_touch_few_pages() {
    let (directory, store) = store();
    put(&store, vec![Write::PutSpace(space(&space_id()))]);
    let filling: Vec<u64> = (0..OBJECTS).collect();
    for numbers in filling.chunks(100) {
        let time = NOW + numbers[0] as i64;
        put(
            &store,
            numbers.iter().map(|number| page(*number, time)).collect(),
        );
    }
    let later = NOW + OBJECTS as i64;
    let create = average(directory.path(), &store, |number| {
        page(OBJECTS + number, later + number as i64)
    });
    let edit = average(directory.path(), &store, |number| {
        page(number * 7, later + (COMMITS + number) as i64)
    });
    let edit_again = average(directory.path(), &store, |number| {
        page(1, later + (2 * COMMITS + number) as i64)
    });
    // With the row of the space, which counts its listed objects.
    assert!((4.0..=7.0).contains(&create), "{create}");
    assert!((3.0..=5.0).contains(&edit), "{edit}");
    assert!((3.0..=3.5).contains(&edit_again), "{edit_again}");
}

// A commit is synced without the times of the files, which no reader needs. SQLite learns it from the environment that
// the whole workspace is built in.
#[test]
fn sqlite_syncs_content_alone() {
    let flags = option_env!("LIBSQLITE3_FLAGS").unwrap_or_default();
    assert!(flags.contains("HAVE_FDATASYNC"), "{flags}");
}
