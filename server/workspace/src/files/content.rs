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

/// The content that a file id names now.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FileContent {
    /// The content.
    pub content: ContentId,
    /// Its media type; `None` for an icon, whose bytes are examined.
    pub media_type: Option<String>,
    /// Its name; empty for an icon.
    pub name: FileName,
    /// When the file was created; `None` for an icon, which is content without an object.
    pub created_at: Option<SystemTime>,
}

impl Workspace {
    /// Finds the content of a file of the space, in the bin or outside of it, or of an icon by its content id.
    pub fn file_content(&self, space: &SpaceTarget, file_id: &str) -> Result<FileContent> {
        let missing = || file_not_found(space, file_id);
        self.store.read(|at| {
            let record = self.live_space_at(at, space)?;
            if let Some(content) = ContentId::parse(file_id) {
                let is_shown = record.icon_image.as_ref() == Some(&content)
                    || self.is_icon_of_member(at, space, &content)?;
                return match is_shown {
                    true => Ok(FileContent {
                        content,
                        media_type: None,
                        name: FileName::default(),
                        created_at: None,
                    }),
                    false => Err(missing().into()),
                };
            }
            let record = file_of(at, space, file_id)?.ok_or_else(missing)?;
            let file = at.file(&record.id)?.ok_or_else(missing)?;
            let document = document_of(&record)?;
            let millis = u64::try_from(record.created_at).unwrap_or_default();
            Ok(FileContent {
                content: file.content,
                media_type: Some(text(&document, MIME_TYPE)).filter(|kind| !kind.is_empty()),
                name: name_of(&document),
                // No header has a time before 1970.
                created_at: Some(SystemTime::UNIX_EPOCH + Duration::from_millis(millis)),
            })
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

    /// Opens content that [`Workspace::file_content`] found; `None` if it is missing.
    pub fn open_content(&self, content: &ContentId) -> Result<Option<Blob>> {
        Ok(self.store.blobs().read(content)?)
    }

    /// Why content that [`Workspace::file_content`] found is missing: the file was deleted since then, or its content is
    /// lost. May wait for the disk.
    pub fn why_unopened(&self, space: &SpaceTarget, file_id: &str) -> Error {
        match self.file_content(space, file_id) {
            Ok(FileContent { content, .. }) => {
                slog::error!(self.log, "content is missing"; "content.id" => content.as_str());
                content_lost(space, file_id).into()
            }
            Err(error) => error,
        }
    }

    /// The encoding of content of this media type, if it is text that does not name its own. May wait for the disk.
    pub fn charset(&self, blob: &Blob, media_type: &str) -> Option<&'static str> {
        let mut mark = [0; 2];
        // Shorter content has no byte order mark.
        let _ = blob.file.read_exact_at(&mut mark, 0);
        sniff::charset(media_type, &mark)
    }

    /// The media type of content without a name, by its bytes. May wait for the disk.
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

/// A text property; empty if the document has none.
pub(super) fn text(document: &Document, key: &str) -> String {
    let value = document.properties.get(key).and_then(Value::as_str);
    value.unwrap_or_default().to_owned()
}

/// The refusal of a file whose content is missing.
fn content_lost(space: &SpaceTarget, file_id: &str) -> Fault {
    let message = format!(
        "the content of file {:?} is lost: the server only has its record",
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

/// No content has the id; an operation of the space repairs that.
fn not_found(message: String, hint: &str, operation: &'static str, space: &SpaceTarget) -> Fault {
    let route = Ref::op(operation).param("space_id", &space.spelled);
    Fault::not_found(Issue::at("file_id", message).hint(hint).see(route))
}
