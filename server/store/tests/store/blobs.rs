//! The content of files: received, kept, named by records, and examined.

use std::fs;
use std::io::Read;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::slice;

use rolltop_store::testing::Write;
use rolltop_store::{ContentId, FileRecord, Hold, SpaceRecord, Store};

use crate::support::{SPACE, directory, object, open, put, space, store};

/// Receives and keeps a blob.
fn keep(store: &Store, bytes: &[u8]) -> (ContentId, Hold) {
    let mut staging = store.blobs().stage().unwrap();
    for piece in bytes.chunks(3) {
        staging.write(piece).unwrap();
    }
    let staged = staging.finish();
    let hold = store.blobs().keep(&staged).unwrap();
    (staged.content.clone(), hold)
}

fn file(object_id: &str, content: &ContentId) -> Write {
    Write::PutFile(FileRecord {
        object_id: object_id.into(),
        space_id: SPACE.into(),
        content: content.clone(),
        kept: false,
        version: 0,
    })
}

fn read(store: &Store, content: &ContentId) -> Option<String> {
    let blob = store.blobs().read(content).unwrap()?;
    let mut text = String::new();
    (&*blob.file).read_to_string(&mut text).unwrap();
    assert_eq!(blob.size, text.len() as u64);
    Some(text)
}

fn paths(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    for path in entries {
        if path.is_dir() {
            found.extend(paths(&path));
        }
        found.push(path);
    }
    found
}

#[test]
fn content_is_kept_under_its_hash_for_its_owner_alone() {
    let (directory, store) = store();
    let (content, hold) = keep(&store, b"hello");
    // The SHA-256 of `hello` as a CIDv1 of raw content.
    assert_eq!(
        content.as_str(),
        "bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq"
    );
    assert_eq!(read(&store, &content).as_deref(), Some("hello"));
    assert_eq!(keep(&store, b"hello").0, content);
    assert_eq!(read(&store, &ContentId::of_digest(&[0; 32])), None);
    for path in paths(&directory.path().join("blobs")) {
        let mode = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(
            fs::metadata(&path).unwrap().mode() & 0o777,
            mode,
            "{}",
            path.display()
        );
    }
    // While it is held, a note says so.
    let incoming = directory.path().join("incoming");
    let note = incoming.join(content.as_str());
    assert_eq!(paths(&incoming), slice::from_ref(&note));
    assert_eq!(fs::metadata(&note).unwrap().mode() & 0o777, 0o600);
    drop(hold);
    assert_eq!(paths(&incoming), Vec::<PathBuf>::new());
}

// chats-files-auth.md 2.2: while it is received, and after that was given up.
#[test]
fn what_is_received_is_private_and_forgotten() {
    let (directory, store) = store();
    let mut staging = store.blobs().stage().unwrap();
    staging.write(b"half").unwrap();
    let incoming = directory.path().join("incoming");
    let [path] = &paths(&incoming)[..] else {
        panic!("one file is being received")
    };
    assert_eq!(fs::metadata(path).unwrap().mode() & 0o777, 0o600);
    drop(staging.finish());
    assert_eq!(paths(&incoming), Vec::<PathBuf>::new());
}

#[test]
fn a_crash_leaves_nothing_half_received() {
    let directory = directory();
    {
        let store = open(directory.path());
        let mut staging = store.blobs().stage().unwrap();
        staging.write(b"half").unwrap();
        std::mem::forget(staging);
        store.close().unwrap();
    }
    let incoming = directory.path().join("incoming");
    assert_eq!(paths(&incoming).len(), 1);
    let store = open(directory.path());
    assert_eq!(paths(&incoming), Vec::<PathBuf>::new());
    assert!(store.check().unwrap().is_sound());
}

// What no object shows is removed by the next start if it was held at the crash, and nothing else is: not what records name,
// in the bin or as an icon, and not what was not held.
#[test]
fn a_crash_leaves_no_content_that_was_held_in_vain() {
    let directory = directory();
    let contents = {
        let store = open(directory.path());
        let texts = ["in vain", "file", "in the bin", "icon", "not held"];
        let contents = texts.map(|text| {
            let (content, hold) = keep(&store, text.as_bytes());
            if text == "not held" {
                drop(hold);
            } else {
                std::mem::forget(hold);
            }
            content
        });
        let [_, shown, binned, icon, _] = &contents;
        let mut bin = object("b");
        bin.archived = true;
        let with_icon = SpaceRecord {
            icon_image: Some(icon.clone()),
            ..space(SPACE)
        };
        put(
            &store,
            vec![
                Write::PutSpace(with_icon),
                Write::PutObject(object("a")),
                file("a", shown),
                Write::PutObject(bin),
                file("b", binned),
            ],
        );
        store.close().unwrap();
        contents
    };
    let incoming = directory.path().join("incoming");
    assert_eq!(paths(&incoming).len(), 4);
    let store = open(directory.path());
    assert_eq!(paths(&incoming), Vec::<PathBuf>::new());
    let is_there = contents.map(|content| read(&store, &content).is_some());
    assert_eq!(is_there, [false, true, true, true, true]);
}

#[test]
fn records_name_content() {
    let (_directory, store) = store();
    let (content, _hold) = keep(&store, b"hello");
    let (icon, _other) = keep(&store, b"icon");
    assert!(!store.is_content_used(&content).unwrap());
    let mut bin = object("b");
    bin.archived = true;
    let writes = vec![
        Write::PutObject(object("a")),
        file("a", &content),
        Write::PutObject(bin),
        file("b", &content),
        Write::PutSpace(SpaceRecord {
            icon_image: Some(icon.clone()),
            ..space(SPACE)
        }),
    ];
    let seq = put(&store, writes).seq;
    let found = store.file("a").unwrap().unwrap();
    assert_eq!((found.content, found.version), (content.clone(), seq));
    assert_eq!(
        store.space(SPACE).unwrap().unwrap().icon_image,
        Some(icon.clone())
    );
    let showing = |space: &str| -> Vec<String> {
        let found = store
            .read(|at| at.objects_with_content(space, &content))
            .unwrap();
        found.iter().map(|record| record.id.clone()).collect()
    };
    assert_eq!(showing(SPACE), ["a", "b"]);
    assert_eq!(showing("other"), Vec::<String>::new());
    assert!(store.is_content_used(&content).unwrap());
    assert!(store.is_content_used(&icon).unwrap());
    assert!(store.check().unwrap().is_sound());

    put(&store, vec![Write::DeleteObject { id: "a".into() }]);
    assert_eq!(store.file("a").unwrap(), None);
    put(&store, vec![Write::DeleteObject { id: "b".into() }]);
    assert!(!store.is_content_used(&content).unwrap());
}

#[test]
fn only_unneeded_content_is_removed() {
    let (_directory, store) = store();
    let (content, hold) = keep(&store, b"hello");
    store.remove_unused(&content).unwrap();
    assert!(read(&store, &content).is_some());
    drop(hold);
    put(
        &store,
        vec![Write::PutObject(object("a")), file("a", &content)],
    );
    store.remove_unused(&content).unwrap();
    assert!(read(&store, &content).is_some());
    put(&store, vec![Write::DeleteObject { id: "a".into() }]);
    store.remove_unused(&content).unwrap();
    assert_eq!(read(&store, &content), None);
    store.remove_unused(&content).unwrap();
}

#[test]
fn orphans_of_both_kinds_are_found() {
    let (directory, store) = store();
    let (shown, _hold) = keep(&store, b"shown");
    let (orphan, _other) = keep(&store, b"orphan");
    let missing = ContentId::of_digest(&[7; 32]);
    put(
        &store,
        vec![
            Write::PutObject(object("a")),
            file("a", &shown),
            Write::PutObject(object("b")),
            file("b", &missing),
            Write::PutSpace(SpaceRecord {
                icon_image: Some(missing.clone()),
                ..space(SPACE)
            }),
            file("missing", &shown),
        ],
    );
    let foreign = directory.path().join("blobs/notes.txt");
    fs::write(&foreign, "mine").unwrap();
    let lost = format!("its content {missing} is missing; upload the same file again");
    #[rustfmt::skip]
    let mut expected = [
        (format!("blob {orphan}"), "no object shows it (6 bytes); it can be removed".to_owned()),
        ("blob notes.txt".to_owned(), "it does not belong to this store; it can be removed".to_owned()),
        ("object b".to_owned(), lost.clone()),
        (format!("space {SPACE}"), lost),
        ("file missing".to_owned(), "its object is not in its space".to_owned()),
    ];
    expected.sort();
    assert_eq!(found(&store), expected);
}

// Bytes that have changed under their name are a finding, and what it says repairs them.
#[test]
fn changed_content_is_found() {
    let (directory, store) = store();
    let (content, _hold) = keep(&store, b"hello");
    put(
        &store,
        vec![
            Write::PutObject(object("a")),
            file("a", &content),
            Write::PutObject(object("b")),
            file("b", &content),
        ],
    );
    assert!(store.check().unwrap().is_sound());
    let path = place(directory.path(), &content);
    let blobs = store.blobs();
    let is_derived = || blobs.derived(&content, "small").unwrap().is_some();
    for changed in ["hellO", "hello, and more", ""] {
        fs::write(&path, changed).unwrap();
        blobs.keep_derived(&content, "small", b"hell").unwrap();
        let message = format!(
            "its content {content} has changed since it was stored; upload the same file again"
        );
        assert_eq!(
            found(&store),
            ["object a", "object b"].map(|subject| (subject.to_owned(), message.clone()))
        );
        let (again, _hold) = keep(&store, b"hello");
        assert_eq!(again, content);
        assert!(store.check().unwrap().is_sound());
        assert!(!is_derived(), "it was made of other bytes");
    }
    // What holds the same bytes keeps what was made of them.
    blobs.keep_derived(&content, "small", b"hell").unwrap();
    let (_, _hold) = keep(&store, b"hello");
    assert!(is_derived());
    // Whatever was made of what is gone may have been made of other bytes.
    fs::remove_file(&path).unwrap();
    let (_, _hold) = keep(&store, b"hello");
    assert!(!is_derived());
    // Nothing is kept of what is gone.
    fs::remove_file(&path).unwrap();
    blobs.keep_derived(&content, "small", b"hell").unwrap();
    assert!(!is_derived());
}

// C-188: what was not put there by the store is not read, and not waited for.
#[test]
fn what_is_not_a_regular_file_is_refused() {
    let (directory, store) = store();
    let (content, _hold) = keep(&store, b"hello");
    let path = place(directory.path(), &content);
    let moved = path.with_extension("moved");
    fs::rename(&path, &moved).unwrap();
    std::os::unix::fs::symlink(&moved, &path).unwrap();
    assert!(store.blobs().read(&content).is_err());
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(store.blobs().read(&content).is_err());
    fs::remove_dir(&path).unwrap();
    let pipe = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(pipe.unwrap().success());
    assert!(store.blobs().read(&content).is_err());
    fs::remove_file(&path).unwrap();
    fs::rename(&moved, &path).unwrap();
    assert_eq!(read(&store, &content).unwrap(), "hello");
}

// A blob that cannot be read is a finding like one that has changed, and healed like it.
#[cfg(target_os = "linux")]
#[test]
fn content_that_cannot_be_read_is_found() {
    let (directory, store) = store();
    let (content, _hold) = keep(&store, b"hello");
    put(
        &store,
        vec![Write::PutObject(object("a")), file("a", &content)],
    );
    let path = place(directory.path(), &content);
    fs::remove_file(&path).unwrap();
    // A file whose first page cannot be read.
    std::os::unix::fs::symlink("/proc/self/mem", &path).unwrap();
    let findings = found(&store);
    let [(subject, message)] = findings.as_slice() else {
        panic!("{findings:?}")
    };
    assert_eq!(subject, "object a");
    let said = message.starts_with(&format!("its content {content} cannot be read ("));
    assert!(
        said && message.ends_with("); upload the same file again"),
        "{message}"
    );
    let (_, _hold) = keep(&store, b"hello");
    assert!(store.check().unwrap().is_sound());
    assert_eq!(read(&store, &content).as_deref(), Some("hello"));
}

fn found(store: &Store) -> Vec<(String, String)> {
    let findings = store.check().unwrap().findings.into_iter();
    let mut found: Vec<_> = findings
        .map(|finding| (finding.subject, finding.message))
        .collect();
    found.sort();
    found
}

fn place(directory: &Path, content: &ContentId) -> PathBuf {
    let id = content.as_str();
    directory.join("blobs").join(&id[id.len() - 2..]).join(id)
}
