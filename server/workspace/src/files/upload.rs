//! Uploading (chats-files-auth.md 2.2): content that was received becomes a file object, or is found to be one.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};

use rolltop_document::bundled::{MIME_TYPE, NAME};
use rolltop_document::document::{Document, Kind, LAYOUT};
use rolltop_document::vocabulary::Layout;
use rolltop_spec::files::FileUploadResult;
use rolltop_store::{ContentId, FileRecord, Hold, ObjectRecord, Snapshot, Staged, Staging, Tx};
use serde_json::json;

use super::content::name_of;
use super::media::Media;
use super::{ADDED_DATE, FILE_EXT, FileName, HEIGHT, OCTET_STREAM, SIZE, WIDTH};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{Stamp, document_of, is_made_by, new_record};
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

    /// Keeps content that was received and looks at it: what an upload does before its transaction. `source_name` is
    /// how the source calls it, `name` how the caller wants it called. Content that the space shows already under
    /// this name is looked at only with `must_look`.
    pub fn prepare_upload(
        self: &Arc<Self>,
        space: &SpaceTarget,
        content: &Staged,
        source_name: &str,
        name: Option<&str>,
        must_look: bool,
    ) -> Result<PreparedUpload> {
        self.live_space(space)?;
        let name = FileName::choose(name, source_name);
        let hold = self.store.blobs().keep(content)?;
        let mut prepared = PreparedUpload {
            workspace: Arc::clone(self),
            content: content.content.clone(),
            size: content.size,
            name,
            media: None,
            hold: Some(hold),
            is_done: AtomicBool::new(false),
        };
        let shown = |at: &Snapshot<'_>| shown_file(at, space, &prepared.content, &prepared.name);
        // What is shown already was looked at when it came.
        if must_look || self.store.read(shown)?.is_none() {
            prepared.media = Some(self.look_at(content, &prepared.name)?);
        }
        Ok(prepared)
    }

    /// Whether content that was prepared without a look has to be looked at, because the space no longer shows it: prepare
    /// it again, with a look.
    pub fn must_look(
        &self,
        tx: &Tx<'_>,
        space: &SpaceTarget,
        upload: &PreparedUpload,
    ) -> Result<bool> {
        Ok(upload.media.is_none()
            && shown_file(tx, space, &upload.content, &upload.name)?.is_none())
    }

    /// One file at a time: what looks at a picture may hold much of it.
    fn look_at(&self, content: &Staged, name: &FileName) -> Result<Media> {
        let _turn = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        Media::of(&content.file, content.size, &name.extension).map_err(Error::internal)
    }

    /// Makes a file object of content, unless the space shows the same content under the same name already outside of
    /// its bin.
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
            let outcome = existing(&record, upload.size)?;
            // The author's messages must not take with them what another program has sent too.
            let keeps =
                !is_made_by(&record, &catalogue.me, &caller.name) && !is_kept(tx, &record.id)?;
            if keeps {
                tx.keep_file(&record.id)?;
            }
            // A message that is gone must not take with it what was sent again since. Where nothing is left behind
            // there is nothing to call off, and the upload changes nothing.
            if keeps || !tx.clean_ups(1)?.is_empty() {
                tx.call_off_clean_ups(&record.id)?;
            }
            return Ok(outcome);
        }
        let media = upload.media.as_ref();
        let media = media.ok_or_else(|| Error::internal("the content was not looked at"))?;
        let now = tx.now();
        let record = new_record(
            Ids(&*self.entropy).object(),
            &space.id,
            &file_document(&upload.name, upload.size, media, now),
            &catalogue.vocabulary,
            Stamp::of(caller, &catalogue, now),
        );
        let outcome = FileUploadResult {
            id: Some(record.id.clone()),
            name: Some(upload.name.stem.clone()),
            mime_type: Some(media.media_type.to_owned()),
            size: Some(upload.size),
            dry_run: false,
        };
        let file = FileRecord {
            object_id: record.id.clone(),
            space_id: space.id.clone(),
            content: upload.content.clone(),
            kept: false,
            version: 0,
        };
        tx.put_object(record)?;
        tx.put_file(file)?;
        Ok(outcome)
    }

    /// Removes content that no record names. A failure is logged, and the examination of the store finds the content;
    /// nothing visible depends on it.
    pub fn forget_content(&self, content: &ContentId) {
        if let Err(error) = self.store.remove_unused(content) {
            slog::warn!(self.log, "unused content was not removed";
                "content.id" => content.as_str(), "error" => %error);
        }
    }
}

/// Content that is kept and was looked at, before its file object is written: until then no record names it. However
/// this ends, by a panic too, what was kept in vain goes.
pub struct PreparedUpload {
    workspace: Arc<Workspace>,
    content: ContentId,
    size: u64,
    name: FileName,
    /// `None` where the space showed the content already.
    media: Option<Media>,
    hold: Option<Hold>,
    is_done: AtomicBool,
}

impl PreparedUpload {
    /// What the file is called.
    pub fn name(&self) -> &FileName {
        &self.name
    }

    /// The upload is on disk.
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

/// Whether the file is more than its author's.
pub(crate) fn is_kept(at: &Snapshot<'_>, id: &str) -> Result<bool> {
    Ok(at.file(id)?.is_some_and(|file| file.kept))
}

/// The file that shows the content under this name in the space, outside of its bin.
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

/// The file that shows the content already.
fn existing(record: &ObjectRecord, size: u64) -> Result<FileUploadResult> {
    let document = document_of(record)?;
    let stored = document.properties.get(MIME_TYPE);
    let mime_type = stored.and_then(|value| value.as_str());
    Ok(FileUploadResult {
        id: Some(record.id.clone()),
        name: Some(record.name.clone()),
        mime_type: Some(mime_type.unwrap_or(OCTET_STREAM).to_owned()),
        size: Some(size),
        dry_run: false,
    })
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
