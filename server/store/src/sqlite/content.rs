//! Examines the blobs against the records: content without a record, records without their content, and content that is
//! not what it was.

use rusqlite::Connection;

use super::check::{finding, note_end};
use super::files;
use crate::blobs::{Blobs, ContentId};
use crate::error::StorageError;
use crate::report::{Finding, Report};

const EXAMINING: &str = "examining the blobs";
/// What shows content, and the content that it shows.
const SHOWN: &str = "SELECT 'object ' || object_id AS subject, content FROM file
    UNION ALL SELECT 'space ' || id, icon_image FROM space WHERE icon_image IS NOT NULL";
/// What brings content back.
const REPAIR: &str = "upload the same file again";

/// Adds what is wrong between blobs and records.
pub(super) fn content(connection: &Connection, blobs: &Blobs, findings: &mut Vec<Finding>) {
    let ended = missing(connection, blobs, findings);
    note_end("file", ended, findings);
    let ended = stored(connection, blobs, findings);
    note_end("blobs", ended, findings);
}

/// What is named and not there.
fn missing(
    connection: &Connection,
    blobs: &Blobs,
    findings: &mut Vec<Finding>,
) -> Result<(), StorageError> {
    let failed = |error: rusqlite::Error| StorageError::new(EXAMINING, error);
    let mut statement = connection.prepare(SHOWN).map_err(failed)?;
    let mut named = statement.query([]).map_err(failed)?;
    let mut room = Report::LIMIT;
    while room > 0
        && let Some(row) = named.next().map_err(failed)?
    {
        let subject: String = row.get(0).map_err(failed)?;
        let content: String = row.get(1).map_err(failed)?;
        let there = match ContentId::parse(&content) {
            Some(content) => blobs.exists(&content)?,
            None => false,
        };
        if !there {
            findings.push(finding(
                subject,
                format!("its content {content} is missing; {REPAIR}"),
            ));
            room -= 1;
        }
    }
    Ok(())
}

/// What is there and not named, or not what its name says.
fn stored(
    connection: &Connection,
    blobs: &Blobs,
    findings: &mut Vec<Finding>,
) -> Result<(), StorageError> {
    let mut room = Report::LIMIT;
    let mut failure = None;
    blobs.list(|found, size| {
        let faults = match found {
            Ok(content) => faults(connection, blobs, &content, size),
            Err(name) => Ok(vec![finding(
                format!("blob {name}"),
                "it is no content of this store; it can be removed",
            )]),
        };
        match faults {
            Ok(mut faults) => {
                faults.truncate(room);
                room -= faults.len();
                findings.append(&mut faults);
            }
            Err(error) => {
                failure.get_or_insert(StorageError::new(EXAMINING, error));
            }
        }
    })?;
    failure.map_or(Ok(()), Err)
}

/// What is wrong with a blob that is there, told of each that shows it.
fn faults(
    connection: &Connection,
    blobs: &Blobs,
    content: &ContentId,
    size: u64,
) -> rusqlite::Result<Vec<Finding>> {
    if !files::is_used(connection, content)? {
        let message = format!("no object shows it ({size} bytes); it can be removed");
        return Ok(vec![finding(format!("blob {content}"), message)]);
    }
    let fault = match blobs.is_whole(content) {
        Ok(true) => return Ok(Vec::new()),
        Ok(false) => "has changed since it was stored".to_owned(),
        Err(error) => format!("cannot be read ({error})"),
    };
    let message = format!("its content {content} {fault}; {REPAIR}");
    let mut statement =
        connection.prepare(&format!("SELECT subject FROM ({SHOWN}) WHERE content = ?1"))?;
    let subjects = statement.query_map([content], |row| row.get::<_, String>(0))?;
    let told = subjects.take(Report::LIMIT);
    told.map(|subject| Ok(finding(subject?, message.as_str())))
        .collect()
}
