//! Examines the blobs against the records: content without a record, records without their content, and content that is
//! not what it was.

use super::Snapshot;
use super::check::{finding, note_end};
use crate::blobs::{Blobs, ContentId};
use crate::error::Result;
use crate::report::{Finding, Report};

/// What shows content, and the content that it shows.
const SHOWN: &str = "SELECT 'object ' || object_id AS subject, content FROM file
    UNION ALL SELECT 'space ' || id, icon_image FROM space WHERE icon_image IS NOT NULL";
/// What brings content back.
const REPAIR: &str = "upload the same file again";

/// Adds what is wrong between blobs and records.
pub(super) fn content(at: &Snapshot<'_>, blobs: &Blobs, findings: &mut Vec<Finding>) {
    let ended = missing(at, blobs, findings);
    note_end("files", ended, findings);
    let ended = stored(at, blobs, findings);
    note_end("the blobs", ended, findings);
}

/// What is named and not there.
fn missing(at: &Snapshot<'_>, blobs: &Blobs, findings: &mut Vec<Finding>) -> Result<()> {
    let end = findings.len() + Report::LIMIT;
    let mut statement = at.connection.prepare(SHOWN)?;
    let mut named = statement.query([])?;
    while let Some(row) = named.next()?
        && findings.len() < end
    {
        let content: String = row.get(1)?;
        let is_there = match ContentId::parse(&content) {
            Some(content) => blobs.exists(&content)?,
            None => false,
        };
        if !is_there {
            let message = format!("its content {content} is missing; {REPAIR}");
            findings.push(finding(row.get::<_, String>(0)?, message));
        }
    }
    Ok(())
}

/// What is there and not named, or not what its name says.
fn stored(at: &Snapshot<'_>, blobs: &Blobs, findings: &mut Vec<Finding>) -> Result<()> {
    let end = findings.len() + Report::LIMIT;
    for (found, size) in blobs.list()? {
        match found {
            _ if findings.len() >= end => break,
            Ok(content) => findings.extend(faults(at, blobs, &content, size)?),
            Err(name) => findings.push(finding(
                format!("blob {name}"),
                "it is no content of this store; it can be removed",
            )),
        }
    }
    Ok(())
}

/// What is wrong with a blob that is there, told of each that shows it.
fn faults(
    at: &Snapshot<'_>,
    blobs: &Blobs,
    content: &ContentId,
    size: u64,
) -> Result<Vec<Finding>> {
    if !at.is_content_used(content)? {
        let message = format!("no object shows it ({size} bytes); it can be removed");
        return Ok(vec![finding(format!("blob {content}"), message)]);
    }
    let fault = match blobs.is_whole(content) {
        Ok(true) => return Ok(Vec::new()),
        Ok(false) => "has changed since it was stored".to_owned(),
        Err(error) => format!("cannot be read ({error})"),
    };
    let message = format!("its content {content} {fault}; {REPAIR}");
    let sql = format!("SELECT subject FROM ({SHOWN}) WHERE content = ?1 LIMIT ?2");
    let shown = (content, Report::LIMIT);
    at.all(&sql, shown, |row| {
        Ok(finding(row.get::<_, String>(0)?, message.as_str()))
    })
}
