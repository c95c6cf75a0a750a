//! An index that is made anew finds what the records say, whatever was written before and is written meanwhile.

use rolltop_store::testing::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rolltop_index::{Index, Rebuilt, TextKeys};
use serde_json::json;

use crate::support::{SPACE, World, log, page};
use crate::words::{Known, PATIENCE, ranked};

fn rebuild(index: &Index) -> Rebuilt {
    index.rebuild(SPACE, TextKeys::default()).unwrap()
}

/// How many objects hold a word.
fn found(index: &Index, word: &str) -> usize {
    let view = index.view(SPACE).unwrap();
    let text = view.text_within(TextKeys::default(), PATIENCE).unwrap();
    assert!(text.is_complete());
    ranked(&text, &Known::default(), word).len()
}

/// So many pages that their texts are written.
fn filled() -> World {
    filled_in(World::new())
}

fn filled_in(world: World) -> World {
    let pages = (0..700).map(|number| page(&format!("o{number}"), json!({"name": "walrus"})));
    world.commit(pages.map(Write::PutObject).collect());
    assert_eq!(found(&world.index, "walrus"), 700);
    world
}

#[test]
fn what_was_written_is_thrown_away() {
    let world = filled();
    let folder = world.directory.path().join("index").join(SPACE);
    let written = |name: &str| folder.join(name).exists();
    assert!(written("meta.json"));
    // Something that a damaged disk, or another program, has left.
    std::fs::write(folder.join("meta.json"), "{").unwrap();
    std::fs::write(folder.join("junk"), "x").unwrap();
    let rebuilt = rebuild(&world.index);
    assert_eq!(rebuilt.objects, 700);
    assert_eq!(rebuilt.text.wait(PATIENCE), Some(true));
    assert_eq!(found(&world.index, "walrus"), 700);
    assert!(!written("junk") && written("meta.json"));
    let beside = std::fs::read_dir(world.directory.path().join("index")).unwrap();
    assert_eq!(beside.count(), 1);
    // Whoever opens it next uses what was written now.
    let Rebuilt { text, .. } = rebuilt;
    drop(text);
    let World {
        index,
        store,
        directory,
    } = world;
    drop(index);
    let index = Index::new(
        Arc::clone(&store),
        Some(&directory.path().join("index")),
        log(),
    );
    let view = index.view(SPACE).unwrap();
    let text = view
        .text_within(TextKeys::default(), Duration::ZERO)
        .unwrap();
    assert!(text.is_complete());
}

#[test]
fn reads_and_writes_go_on() {
    let world = filled();
    let over = AtomicBool::new(false);
    let written = std::thread::scope(|scope| {
        let writer = scope.spawn(|| {
            let mut written = 0;
            while !over.load(Ordering::Relaxed) {
                world.put(&format!("n{written}"), json!({"name": "walrus"}));
                written += 1;
            }
            written
        });
        let reader = scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                let view = world.index.view(SPACE).unwrap();
                assert!(view.table().len() >= 700);
                let text = view
                    .text_within(TextKeys::default(), Duration::ZERO)
                    .unwrap();
                ranked(&text, &Known::default(), "walrus");
            }
        });
        for _ in 0..5 {
            let rebuilt = rebuild(&world.index);
            assert_eq!(rebuilt.text.wait(PATIENCE), Some(true));
        }
        over.store(true, Ordering::Relaxed);
        reader.join().unwrap();
        writer.join().unwrap()
    });
    assert_eq!(found(&world.index, "walrus"), 700 + written);
}

// A space that is made anew is not let go of for others, as one is that nobody has asked for lately.
#[test]
fn it_stays_while_others_are_asked_for() {
    let world = filled_in(World::with_room(1));
    let rebuilt = rebuild(&world.index);
    let ask_for_another = || drop(world.index.view("t").unwrap());
    ask_for_another();
    assert!(world.index.has(SPACE));
    assert_eq!(rebuilt.text.wait(PATIENCE), Some(true));
    drop(rebuilt);
    // While its writer tidies up, it is not let go of either.
    while world.index.has(SPACE) {
        drop(world.index.rebuild("t", TextKeys::default()).unwrap());
    }
    assert_eq!(found(&world.index, "walrus"), 700);
}

// A run that overtakes another takes its place; the one before is told that it ended early.
#[test]
fn one_after_the_other() {
    let world = filled();
    let first = rebuild(&world.index);
    let second = rebuild(&world.index);
    assert!(first.text.wait(PATIENCE).is_some());
    assert_eq!(second.text.wait(PATIENCE), Some(true));
    assert_eq!(found(&world.index, "walrus"), 700);
    assert_eq!(
        rebuild(&Index::new(Arc::clone(&world.store), None, log())).objects,
        700
    );
}
