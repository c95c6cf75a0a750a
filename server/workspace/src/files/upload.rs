//! Uploading (chats-files-auth.md 2.2): received content becomes a file object, unless the space has it already.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rolltop_document::bundled::{MIME_TYPE, NAME};
use rolltop_document::document::{Document, Kind, LAYOUT};
use rolltop_document::vocabulary::Layout;
use rolltop_spec::files::FileUploadResult;
use rolltop_store::{ContentId, FileRecord, Hold, ObjectRecord, Snapshot, Staged, Staging, Tx};
use serde_json::json;

use super::content::{name_of, text};
use super::media::Media;
use super::{ADDED_DATE, FILE_EXT, FileName, HEIGHT, OCTET_STREAM, SIZE, WIDTH};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::objects::{document_of, is_made_by};
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Begins to receive content.
    pub fn receive_content(&self) -> Result<Staging> {
        Ok(self.store.blobs().stage()?)
    }

    /// Checks what can be checked of an upload without its content.
    pub fn dry_upload(&self, tx: &Tx<'_>, space: &SpaceTarget) -> Result<FileUploadResult> {
        self.live_space_at(tx, space)?;
        Ok(FileUploadResult::default())
    }

    /// Keeps content that was received and examines it: what an upload does before its transaction. `source_name` is
    /// how the source calls it, `name` how the caller wants it called. Examines one file at a time, because a decoder
    /// may hold much of a picture in memory.
    pub fn prepare_upload(
        self: &Arc<Self>,
        space: &SpaceTarget,
        content: &Staged,
        source_name: &str,
        name: Option<&str>,
    ) -> Result<PreparedUpload> {
        self.live_space(space)?;
        let name = FileName::choose(name, source_name);
        let media = {
            let _turn = self.looking.lock();
            Media::of(&content.file, content.size, &name.extension).map_err(Error::internal)?
        };
        Ok(PreparedUpload {
            workspace: Arc::clone(self),
            content: content.content.clone(),
            size: content.size,
            name,
            media,
            hold: Some(self.store.blobs().keep(content)?),
            is_done: AtomicBool::new(false),
        })
    }

    /// Creates a file object, unless the space has a file of the same content and name outside of its bin.
    pub fn upload_file(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        upload: &PreparedUpload,
    ) -> Result<FileUploadResult> {
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        if let Some(record) = shown_file(tx, space, &upload.content, &upload.name)? {
            let stored = text(&document_of(&record)?, MIME_TYPE);
            let outcome = uploaded(&record, &stored, upload.size);
            // Deleting a message of the author must not delete a file that another program has uploaded too.
            let keeps =
                !is_made_by(&record, &catalogue.me, &caller.name) && !is_kept(tx, &record.id)?;
            if keeps {
                tx.keep_file(&record.id)?;
            }
            // A deleted message must not delete a file that was uploaded again since. Without queued clean-ups the
            // upload changes nothing.
            if keeps || !tx.clean_ups(1)?.is_empty() {
                tx.call_off_clean_ups(&record.id)?;
            }
            return Ok(outcome);
        }
        let media = &upload.media;
        let document = file_document(&upload.name, upload.size, media, tx.now());
        let record = self.put_new(tx, caller, (space, &catalogue), &document)?;
        let outcome = uploaded(&record, media.media_type, upload.size);
        let file = FileRecord {
            object_id: record.id.clone(),
            space_id: space.id.clone(),
            content: upload.content.clone(),
            kept: false,
            version: 0,
        };
        tx.put_file(file)?;
        Ok(outcome)
    }

    /// Removes content that no record names. A failure is logged; the next start removes the content then.
    pub fn forget_content(&self, content: &ContentId) {
        if let Err(error) = self.store.remove_unused(content) {
            slog::warn!(self.log, "unused content was not removed";
                "content.id" => content.as_str(), "error" => %error);
        }
    }
}

/// Content that is kept and examined, before its file object is written: until then no record names it. If the upload
/// fails, by a panic too, its content is removed. Dropping it may wait for the disk.
pub struct PreparedUpload {
    workspace: Arc<Workspace>,
    content: ContentId,
    size: u64,
    name: FileName,
    media: Media,
    hold: Option<Hold>,
    is_done: AtomicBool,
}

impl PreparedUpload {
    /// What the file is called.
    pub fn name(&self) -> &FileName {
        &self.name
    }

    /// The record of the file is on disk.
    pub fn done(&self) {
        self.is_done.store(true, Ordering::Release);
    }
}

impl Drop for PreparedUpload {
    fn drop(&mut self) {
        drop(self.hold.take());
        if !self.is_done.load(Ordering::Acquire) {
            self.workspace.forget_content(&self.content);
        }
    }
}

/// Whether a program other than its author's has uploaded the file too.
pub(crate) fn is_kept(at: &Snapshot<'_>, id: &str) -> Result<bool> {
    Ok(at.file(id)?.is_some_and(|file| file.kept))
}

/// The file of this content and name in the space, outside of its bin.
fn shown_file(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    content: &ContentId,
    name: &FileName,
) -> Result<Option<Arc<ObjectRecord>>> {
    for record in at.objects_with_content(&space.id, content)? {
        let is_file = !record.archived && record.kind == Kind::FileObject.name();
        if is_file && record.name == name.stem && name_of(&document_of(&record)?) == *name {
            return Ok(Some(record));
        }
    }
    Ok(None)
}

/// The answer that names a file.
fn uploaded(record: &ObjectRecord, media_type: &str, size: u64) -> FileUploadResult {
    let media_type = match media_type {
        "" => OCTET_STREAM,
        known => known,
    };
    FileUploadResult {
        id: Some(record.id.clone()),
        name: Some(record.name.clone()),
        mime_type: Some(media_type.to_owned()),
        size: Some(size),
        dry_run: false,
    }
}

fn file_document(name: &FileName, size: u64, media: &Media, now: i64) -> Document {
    let mut document = Document {
        kind: Kind::FileObject,
        type_key: media.kind.type_key().to_owned(),
        ..Document::default()
    };
    let mut put = |key: &str, value| document.properties.insert(key.to_owned(), value);
    put(NAME, json!(name.stem));
    put(FILE_EXT, json!(name.extension));
    put(SIZE, json!(size));
    put(MIME_TYPE, json!(media.media_type));
    put(ADDED_DATE, json!(now.div_euclid(1000)));
    // Pictures and plain files have the layout of their type.
    let layout = media.kind.layout();
    if !matches!(layout, Layout::Image | Layout::File) {
        let number = Layout::ALL.iter().position(|known| *known == layout);
        put(LAYOUT, json!(number));
    }
    if let Some((width, height)) = media.pixels {
        put(WIDTH, json!(width));
        put(HEIGHT, json!(height));
    }
    for (key, value) in &media.details {
        put(key, value.clone());
    }
    document.mark_origin();
    document
}
