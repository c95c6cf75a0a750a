//! The content of a file, or of an icon (chats-files-auth.md 2.5).

use std::os::unix::fs::FileExt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rolltop_document::bundled::{MIME_TYPE, NAME};
use rolltop_document::document::{Document, Kind};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_store::{Blob, ContentId, ObjectRecord, Snapshot};
use serde_json::Value;

use super::media::media_type_of;
use super::sniff;
use super::{FILE_EXT, FileName, OCTET_STREAM};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::objects::document_of;
use crate::spaces::SpaceTarget;

/// What is served under a file id at this moment.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FileContent {
    /// The content.
    pub content: ContentId,
    /// Its media type; `None` for an icon, whose bytes must tell.
    pub media_type: Option<String>,
    /// What to call it; empty where it has no name.
    pub name: FileName,
    /// When the file was made; `None` for an icon, which is content without an object.
    pub created_at: Option<SystemTime>,
}

impl Workspace {
    /// Finds what is served under the id of a file of the space, or under the content id of an icon. An archived file
    /// is served.
    pub fn file_content(&self, space: &SpaceTarget, file_id: &str) -> Result<FileContent> {
        self.store
            .read(|at| self.file_content_at(at, space, file_id))
    }

    fn file_content_at(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        file_id: &str,
    ) -> Result<FileContent> {
        let record = self.live_space_at(at, space)?;
        if let Some(content) = ContentId::parse(file_id) {
            let shown = record.icon_image.as_ref() == Some(&content)
                || self.is_icon_of_member(at, space, &content)?;
            if !shown {
                return Err(file_not_found(space, file_id).into());
            }
            return Ok(FileContent {
                content,
                media_type: None,
                name: FileName::default(),
                created_at: None,
            });
        }
        let found = file_of(at, space, file_id)?;
        let record = found.ok_or_else(|| file_not_found(space, file_id))?;
        let file = at.file(&record.id)?;
        let file = file.ok_or_else(|| file_not_found(space, file_id))?;
        let document = document_of(&record)?;
        let name = name_of(&document);
        Ok(FileContent {
            content: file.content,
            media_type: Some(text(&document, MIME_TYPE)).filter(|kind| !kind.is_empty()),
            name,
            created_at: Some(time_of(record.created_at)),
        })
    }

    /// Whether the space has a file of this id, in its bin or outside of it.
    pub fn is_file(&self, at: &Snapshot<'_>, space: &SpaceTarget, file_id: &str) -> Result<bool> {
        Ok(file_of(at, space, file_id)?.is_some())
    }

    /// Whether an active member of the space shows this content as their picture.
    fn is_icon_of_member(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        content: &ContentId,
    ) -> Result<bool> {
        let shown = at.objects_with_content(&space.id, content)?;
        if shown.is_empty() {
            return Ok(false);
        }
        let catalogue = self.names_at(at, &space.id)?;
        let mut members = catalogue.members.iter();
        Ok(members.any(|member| shown.iter().any(|record| record.id == member.id)))
    }

    /// Opens content that [`Workspace::file_content`] found; none where it is not there.
    pub fn open_content(&self, content: &ContentId) -> Result<Option<Blob>> {
        Ok(self.store.blobs().read(content)?)
    }

    /// Why content that [`Workspace::file_content`] found was not there to be opened: the file is gone since then, or its
    /// content is lost. May wait for the disk.
    pub fn why_unopened(&self, space: &SpaceTarget, file_id: &str) -> Error {
        match self.file_content(space, file_id) {
            Ok(FileContent { content, .. }) => {
                slog::error!(self.log, "content is missing"; "content.id" => content.as_str());
                content_lost(space, file_id).into()
            }
            Err(error) => error,
        }
    }

    /// The character encoding of content of this media type, where it is text that does not name its own. May wait for
    /// the disk.
    pub fn charset(&self, blob: &Blob, media_type: &str) -> Option<&'static str> {
        let mut mark = [0; 2];
        // What is shorter has no mark.
        let _ = blob.file.read_exact_at(&mut mark, 0);
        sniff::charset(media_type, &mark)
    }

    /// What content without a name is, by its bytes. May wait for the disk.
    pub fn media_type(&self, blob: &Blob) -> &'static str {
        media_type_of(&*blob.file).unwrap_or(OCTET_STREAM)
    }
}

fn file_of(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    file_id: &str,
) -> Result<Option<Arc<ObjectRecord>>> {
    let is_file = |record: &Arc<ObjectRecord>| {
        record.space_id == space.id && record.kind == Kind::FileObject.name()
    };
    Ok(at.object(file_id)?.filter(is_file))
}

/// The name of a file.
pub(super) fn name_of(document: &Document) -> FileName {
    FileName {
        stem: text(document, NAME),
        extension: text(document, FILE_EXT),
    }
}

/// Unix milliseconds as a time; headers say none before 1970.
fn time_of(millis: i64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

fn text(document: &Document, key: &str) -> String {
    let value = document.properties.get(key).and_then(Value::as_str);
    value.unwrap_or_default().to_owned()
}

/// The refusal of a file that is there, and whose content is not.
fn content_lost(space: &SpaceTarget, file_id: &str) -> Fault {
    let message = format!(
        "the content of file {:?} is lost: the server has its record alone",
        shown(file_id)
    );
    let hint = "with a key that may write, upload the same content to the space again: it is served under this id then";
    not_found(message, hint, "upload_file", space)
}

/// The refusal of every file route.
pub(super) fn file_not_found(space: &SpaceTarget, file_id: &str) -> Fault {
    let message = format!("the space has no file {:?}", shown(file_id));
    let hint = "search for the files of the space by naming a file type";
    not_found(message, hint, "search_space", space)
}

/// Nothing is served under the id; an operation of the space repairs that.
fn not_found(message: String, hint: &str, operation: &'static str, space: &SpaceTarget) -> Fault {
    let route = Ref::op(operation).param("space_id", &space.spelled);
    Fault::not_found(Issue::at("file_id", message).hint(hint).see(route))
}
