//! `check` is silent on a sound store and finds what was damaged behind its back.

use rolltop_store::ObjectRecord;
use rolltop_store::testing::{Commit, Plan, Write};

use crate::support::{NOW, directory, key, object, open, plan, put, replay, shell, space};

fn damaged(sql: &str) -> Vec<String> {
    let directory = directory();
    let store = open(directory.path());
    put(
        &store,
        vec![
            Write::PutSpace(space("s")),
            Write::PutObject(object("a")),
            Write::PutObject(object("b")),
            Write::PutObject(ObjectRecord {
                kind: "type".into(),
                listed: false,
                ..object("c")
            }),
            Write::PutKey(key('c')),
        ],
    );
    store
        .commit(Plan {
            replay: Some(replay("k", NOW)),
            ..plan(vec![])
        })
        .unwrap();
    assert_eq!(store.check().unwrap().findings, []);
    let shell = shell(directory.path());
    for pragma in ["ignore_check_constraints", "writable_schema"] {
        shell.pragma_update(None, pragma, true).unwrap();
    }
    shell.execute_batch(sql).unwrap();
    let report = store.check().unwrap();
    assert!(!report.is_sound(), "{sql}");
    report
        .findings
        .into_iter()
        .map(|found| format!("{}: {}", found.subject, found.message))
        .collect()
}

#[test]
fn each_kind_of_damage_is_found_and_named() {
    let key_id = key('c').id;
    let of_key = |fault: &str| format!("key {key_id}: {fault}");
    let constraint = |table: &str| format!("database: CHECK constraint failed in {table}");
    let reordered = "UPDATE sqlite_schema SET sql = replace(sql, 'kind, created_at, id', 'id, created_at, kind')
        WHERE name = 'object_kind'; PRAGMA schema_version = 99";
    #[rustfmt::skip]
    let cases = [
        ("UPDATE object SET document = '{\"a\":' WHERE id = 'a'", "object a: its document is not"),
        ("UPDATE object SET document = '[]' WHERE id = 'b'", "object b: its document is not"),
        (r#"UPDATE "key" SET "grant" = 'all'"#, &of_key("its grant is not")),
        ("UPDATE \"key\" SET id = 'short'", &constraint("key")),
        ("UPDATE object SET version = 9 WHERE id = 'a'", "object a: the commit that wrote it"),
        ("UPDATE space SET version = 9", "space s: the commit that wrote it"),
        ("UPDATE \"key\" SET version = 9", &of_key("the commit that wrote it")),
        ("DELETE FROM space_kind", "space_kind s type: it is missing, or older than"),
        ("UPDATE space_kind SET changed = 0", "space_kind s type: it is missing, or older than"),
        ("UPDATE change SET touched = '[{}]' WHERE seq = 2", "change 2: cannot be read"),
        ("INSERT INTO opened VALUES ('s', 'none', 1)", "opened none: its object is not in its space"),
        ("UPDATE replay SET identity = x'00'", &constraint("replay")),
        ("UPDATE space SET id = 't'", "object row 1: the space that it names does not exist"),
        (reordered, "database: row 3 missing from index object_kind"),
    ];
    for (sql, expected) in cases {
        let findings = damaged(sql);
        let is_found = findings.iter().any(|found| found.starts_with(expected));
        assert!(is_found, "{sql}: {findings:?}");
    }
}
