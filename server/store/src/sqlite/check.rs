//! Examines the stored data: the engine's own checks, the rules that our tables must keep among each other, and the
//! blobs against the records.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;

use rusqlite::Connection;

use super::columns::{Columns, select};
use super::directory::{DataDirectory, failed, holds_no_workspace};
use super::migrations::{self, MIGRATIONS};
use super::{BLOBS, Snapshot, Store, open};
use crate::blobs;
use crate::change::Change;
use crate::error::{OpenError, Result, StorageError};

/// One fault found in the stored data.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// What was examined: a table, a record or the file.
    pub subject: String,
    /// What is wrong with it.
    pub message: String,
}

/// The result of an examination.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// Every fault, at most 100 of each rule.
    pub findings: Vec<Finding>,
    /// The database is of an older version: only the engine's own rules were examined.
    pub older: bool,
}

/// Most findings that one rule reports; a broken file should not fill the screen or the memory.
const LIMIT: usize = 100;

/// Rules of ours: what is wrong with what the query names. The change log is cut at its beginning: what was written
/// before its first entry has none.
const RULES: &[(&str, &str)] = &[
    (
        "its document is not a JSON object",
        "SELECT 'object ' || id FROM object
         WHERE CASE WHEN json_valid(document) THEN json_type(document) <> 'object' ELSE 1 END",
    ),
    (
        "its grant is not a JSON object",
        r#"SELECT 'key ' || id FROM "key" WHERE "grant" IS NOT NULL
           AND CASE WHEN json_valid("grant") THEN json_type("grant") <> 'object' ELSE 1 END"#,
    ),
    (
        "its attachments or reactions are not JSON arrays",
        "SELECT 'message ' || id FROM message
         WHERE CASE WHEN json_valid(attachments) THEN json_type(attachments) <> 'array' ELSE 1 END
            OR CASE WHEN json_valid(reactions) THEN json_type(reactions) <> 'array' ELSE 1 END",
    ),
    (
        "the commit that wrote it is not in the change log",
        r#"SELECT subject FROM
             (SELECT 'space ' || id AS subject, version FROM space
              UNION ALL SELECT 'object ' || id, version FROM object
              UNION ALL SELECT 'key ' || id, version FROM "key"
              UNION ALL SELECT 'message ' || id, version FROM message)
           WHERE version NOT IN (SELECT seq FROM change)
             AND version >= (SELECT coalesce(min(seq), 0) FROM change)"#,
    ),
    (
        "its object is not in its space",
        "SELECT 'opened ' || object_id FROM opened WHERE NOT EXISTS
             (SELECT 1 FROM object WHERE id = opened.object_id AND space_id = opened.space_id)
         UNION ALL SELECT 'file ' || object_id FROM file WHERE NOT EXISTS
             (SELECT 1 FROM object WHERE id = file.object_id AND space_id = file.space_id)",
    ),
    (
        "its counters and marks disagree with its messages",
        r#"SELECT 'chat ' || id FROM chat WHERE messages <>
               (SELECT count(*) FROM message WHERE message.chat = chat.number)
             OR EXISTS (SELECT 1 FROM message WHERE message.chat = chat.number
               AND ("order" > last_order OR state_id > last_state_id))"#,
    ),
    (
        "its number of listed objects is wrong",
        "SELECT 'space ' || id FROM space WHERE listed <> (SELECT count(*) FROM object
             WHERE space_id = space.id AND object.listed = 1 AND archived = 0)",
    ),
    (
        "it is missing, or older than an object of its kind",
        "SELECT 'space_kind ' || object.space_id || ' ' || object.kind FROM object
         LEFT JOIN space_kind ON space_kind.space_id = object.space_id
             AND space_kind.kind = object.kind
         WHERE object.listed = 0 GROUP BY object.space_id, object.kind
         HAVING max(object.version) > coalesce(max(space_kind.changed), 0)",
    ),
];

/// What shows content, and the content that it shows.
const SHOWN: &str = "SELECT content, 'object ' || object_id FROM file
    UNION ALL SELECT icon_image, 'space ' || id FROM space WHERE icon_image IS NOT NULL";

impl Store {
    /// Examines the store in a data directory that no server owns, and leaves it as it is: it may be a copy, on a disk
    /// that cannot be written, or of an older version. Meanwhile the directory cannot be opened.
    ///
    /// # Errors
    /// There is no store, it is in use, or its database is another program's, newer or broken beyond reading.
    pub fn examine(directory: &Path) -> Result<Report, OpenError> {
        let quiet = DataDirectory::look(directory)?;
        let database = &quiet.database;
        // The engine does not say why it cannot open a file.
        File::open(database).map_err(|error| failed("reading", database, &error))?;
        let connection = open::onlooker(database);
        let connection = connection.map_err(|error| open::refused(database, error))?;
        let found = migrations::version(&connection, database, MIGRATIONS.len())?;
        if found == migrations::NOTHING {
            holds_no_workspace(directory)?;
            return Err(OpenError::Missing(directory.to_owned()));
        }
        if found < MIGRATIONS.len() {
            return Ok(Report {
                older: true,
                ..check_engine(&connection)
            });
        }
        Ok(check(&connection, &directory.join(BLOBS)))
    }
}

impl Report {
    /// True where nothing was found.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    /// Adds the findings of a rule. An examination that a damaged file cuts short is a finding, and no reason to skip
    /// the others.
    fn add(&mut self, examined: &str, found: Result<Vec<Finding>>) {
        match found {
            Ok(found) => self.findings.extend(found.into_iter().take(LIMIT)),
            Err(error) => {
                let message = format!("cannot be examined: {error}");
                self.findings.push(finding(examined, message));
            }
        }
    }
}

/// Every finding on one moment of the database.
pub(crate) fn check(connection: &Connection, blobs: &Path) -> Report {
    let mut report = check_engine(connection);
    let at = Snapshot::of(connection);
    for (fault, sql) in RULES {
        let sql = format!("SELECT * FROM ({sql}) LIMIT {LIMIT}");
        let broken = at.all(&sql, [], |row| {
            Ok(finding(row.get::<_, String>(0)?, *fault))
        });
        report.add(fault, broken);
    }
    report.add("the change log", change_log(&at));
    report.add("the blobs", content(&at, blobs));
    report
}

/// What the engine itself finds, in a database of any version.
fn check_engine(connection: &Connection) -> Report {
    let mut report = Report::default();
    let examined = pages(connection, &mut report.findings);
    report.add("the database", examined.map(|()| Vec::new()));
    report.add("references", references(&Snapshot::of(connection)));
    report
}

/// Pages, indexes, and the CHECK constraints of every row.
fn pages(connection: &Connection, findings: &mut Vec<Finding>) -> Result<()> {
    connection.pragma(None, "integrity_check", LIMIT, |row| {
        let message: String = row.get(0)?;
        // One row may hold several faults, below a line that names the database.
        let faults = message
            .lines()
            .filter(|line| *line != "ok" && !line.starts_with("*** in database "));
        findings.extend(faults.map(|fault| finding("database", fault)));
        Ok(())
    })?;
    Ok(())
}

fn references(at: &Snapshot<'_>) -> Result<Vec<Finding>> {
    let sql = r#"SELECT "table" || coalesce(' row ' || rowid, ''), "parent"
        FROM pragma_foreign_key_check() LIMIT ?1"#;
    at.all(sql, [LIMIT], |row| {
        let parent: String = row.get(1)?;
        let message = format!("the {parent} that it names does not exist");
        Ok(finding(row.get::<_, String>(0)?, message))
    })
}

/// Every entry of the change log can be read. Their order is the key of the table, which the engine has checked.
fn change_log(at: &Snapshot<'_>) -> Result<Vec<Finding>> {
    let findings = at.all(&select::<Change>("ORDER BY seq"), [], |row| {
        let Err(error) = Change::read(row) else {
            return Ok(None);
        };
        let seq: i64 = row.get(0)?;
        let message = format!("cannot be read: {error}");
        Ok(Some(finding(format!("change {seq}"), message)))
    })?;
    Ok(findings.into_iter().flatten().collect())
}

/// Content without a record, records without their content, and content that is not what it was.
fn content(at: &Snapshot<'_>, kept: &Path) -> Result<Vec<Finding>> {
    const REPAIR: &str = "upload the same file again";
    let mut shown: HashMap<String, Vec<String>> = HashMap::new();
    for (content, subject) in at.all(SHOWN, [], |row| Ok((row.get(0)?, row.get(1)?)))? {
        shown.entry(content).or_default().push(subject);
    }
    let mut findings = Vec::new();
    let mut report = |subjects: Vec<String>, message: String| {
        let of = |subject| finding(subject, &*message);
        findings.extend(subjects.into_iter().map(of));
    };
    let stored = blobs::list(kept);
    let stored = stored.map_err(|error| StorageError::new("listing the blobs", error))?;
    for (found, size) in stored {
        let content = match found {
            Ok(content) => content,
            Err(name) => {
                let message = "it does not belong to this store; it can be removed";
                report(vec![format!("blob {name}")], message.to_owned());
                continue;
            }
        };
        let Some(subjects) = shown.remove(content.as_str()) else {
            let message = format!("no object shows it ({size} bytes); it can be removed");
            report(vec![format!("blob {content}")], message);
            continue;
        };
        let fault = match blobs::is_whole(kept, &content) {
            Ok(true) => continue,
            Ok(false) => "has changed since it was stored".to_owned(),
            Err(error) => format!("cannot be read ({error})"),
        };
        report(subjects, format!("its content {content} {fault}; {REPAIR}"));
    }
    for (content, subjects) in shown {
        report(
            subjects,
            format!("its content {content} is missing; {REPAIR}"),
        );
    }
    Ok(findings)
}

fn finding(subject: impl Into<String>, message: impl Into<String>) -> Finding {
    Finding {
        subject: subject.into(),
        message: message.into(),
    }
}
