//! Uploading (chats-files-auth.md 2.2): content that was received becomes a file object, or is found to be one.

use std::sync::{Arc, PoisonError};

use rolltop_document::bundled::NAME;
use rolltop_document::document::{Document, Kind};
use rolltop_document::envelope::LAYOUT;
use rolltop_document::vocabulary::Layout;
use rolltop_store::{
    ContentId, FileRecord, Hold, ObjectRecord, Plan, Precondition, Staged, Staging, Write,
};
use serde_json::json;

use super::media::Media;
use super::{ADDED_DATE, FILE_EXT, FileName, HEIGHT, MIME_TYPE, OCTET_STREAM, SIZE, WIDTH};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::{Mutation, Planned, Reply};
use crate::objects::{Stamp, document_of, is_made_by, must_stay, new_record};
use crate::spaces::SpaceTarget;

/// Content to be made a file of.
#[derive(Clone, Copy, Debug)]
pub struct NewFile<'a> {
    /// The bytes.
    pub content: &'a Staged,
    /// How the source calls it.
    pub source_name: &'a str,
    /// How the caller wants it called.
    pub name: Option<&'a str>,
}

/// What an upload comes to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UploadedFile {
    /// Object id.
    pub id: String,
    /// Without extension.
    pub name: String,
    /// As the content says.
    pub mime_type: String,
    /// In bytes.
    pub size: u64,
}

impl Workspace {
    /// Begins to receive content.
    pub fn receive_content(&self) -> Result<Staging> {
        Ok(self.store.blobs().stage()?)
    }

    /// Checks what can be checked of an upload without its content, and stores the answer.
    pub fn dry_upload(&self, space: &SpaceTarget, mutation: &Mutation<'_, ()>) -> Result<Reply> {
        self.mutate(mutation, None, || {
            self.live_space(space)?;
            Ok(Planned {
                outcome: (),
                plan: Plan::at(self.clock.now_millis()),
            })
        })
    }

    /// Makes a file object of content, unless the space shows the same content already outside of its bin.
    pub fn upload_file(
        &self,
        caller: &Caller,
        space: &SpaceTarget,
        new: NewFile<'_>,
        mutation: &Mutation<'_, UploadedFile>,
    ) -> Result<Reply> {
        self.live_space(space)?;
        let name = FileName::choose(new.name, new.source_name);
        let content = new.content.content();
        let mut upload = Upload::of(self, content);
        upload.keep(new.content)?;
        // What is shown already was looked at when it came.
        let mut media = match self.shown_file(space, content)? {
            Some(_) => None,
            None => Some(self.look_at(new.content, &name)?),
        };
        let reply = self.mutate(mutation, Some(content.as_str()), || {
            self.plan_upload(caller, space, new.content, &name, &mut media)
        })?;
        upload.is_done = true;
        Ok(reply)
    }

    /// The file that shows the content in the space, outside of its bin.
    fn shown_file(
        &self,
        space: &SpaceTarget,
        content: &ContentId,
    ) -> Result<Option<Arc<ObjectRecord>>> {
        let shown = self
            .store
            .read(|at| at.objects_with_content(&space.id, content))
            .map_err(Error::internal)?;
        Ok(shown
            .into_iter()
            .find(|record| !record.archived && record.kind == Kind::FileObject.name()))
    }

    /// One file at a time: what looks at a picture may hold much of it.
    fn look_at(&self, content: &Staged, name: &FileName) -> Result<Media> {
        let _turn = self.looking.lock().unwrap_or_else(PoisonError::into_inner);
        Media::of(content.file(), content.size(), &name.extension).map_err(Error::internal)
    }

    /// What is seen of the content, which is looked at once.
    fn seen<'m>(
        &self,
        media: &'m mut Option<Media>,
        content: &Staged,
        name: &FileName,
    ) -> Result<&'m Media> {
        let seen = match media.take() {
            Some(seen) => seen,
            None => self.look_at(content, name)?,
        };
        Ok(media.insert(seen))
    }

    fn plan_upload(
        &self,
        caller: &Caller,
        space: &SpaceTarget,
        content: &Staged,
        name: &FileName,
        media: &mut Option<Media>,
    ) -> Result<Planned<UploadedFile>> {
        self.live_space(space)?;
        // Asked before the file is looked for: a clean-up that takes the file between the two is still seen here.
        let waiting = self
            .store
            .read(|at| at.clean_ups(1))
            .map_err(Error::internal)?;
        let shown = self.shown_file(space, content.content())?;
        let catalogue = self.catalogue(&space.id)?;
        let now = self.clock.now_millis();
        let mut plan = Plan::at(now);
        if let Some(record) = shown {
            let outcome = existing(&record, content.size())?;
            plan.preconditions.extend(must_stay(&record));
            // The author's messages must not take with them what somebody else has sent too.
            let keeps =
                !is_made_by(&record, &catalogue.me, &caller.name) && !self.is_kept(&record.id)?;
            if keeps {
                plan.writes.push(Write::KeepFile {
                    object_id: record.id.clone(),
                });
            }
            // A message that is gone must not take with it what was sent again since. Where nothing is left behind
            // there is nothing to call off, and the upload changes nothing.
            if keeps || !waiting.is_empty() {
                plan.writes.push(Write::CallOffCleanUps {
                    object_id: record.id.clone(),
                });
            }
            return Ok(Planned { outcome, plan });
        }
        let media = self.seen(media, content, name)?;
        let stamp = Stamp::of(caller, &catalogue, now);
        let record = new_record(
            Ids(&*self.entropy).object(),
            &space.id,
            &file_document(name, content.size(), media, now),
            &catalogue.vocabulary,
            stamp,
        );
        let outcome = UploadedFile {
            id: record.id.clone(),
            name: name.stem.clone(),
            mime_type: media.media_type.to_owned(),
            size: content.size(),
        };
        plan.preconditions.push(Precondition::ContentFree {
            space_id: space.id.clone(),
            kind: Kind::FileObject.name().to_owned(),
            content: content.content().clone(),
        });
        let file = FileRecord {
            object_id: record.id.clone(),
            space_id: space.id.clone(),
            content: content.content().clone(),
            kept: false,
            version: 0,
        };
        plan.writes = vec![Write::PutObject(record), Write::PutFile(file)];
        Ok(Planned { outcome, plan })
    }

    /// Whether the file is more than its author's.
    pub(crate) fn is_kept(&self, id: &str) -> Result<bool> {
        let file = self.store.file(id).map_err(Error::internal)?;
        Ok(file.is_some_and(|file| file.kept))
    }

    /// Removes content that no record names. That it could not be done is told by the log and by the examination of
    /// the store; nothing visible depends on it.
    pub(crate) fn forget_content(&self, content: &ContentId) {
        let unused = || self.store.is_content_used(content).map(|used| !used);
        if let Err(error) = self.store.blobs().remove_unused(content, unused) {
            slog::warn!(self.log, "unused content was not removed";
                "content.id" => content.as_str(), "error" => %error);
        }
    }
}

/// An upload under way, and the content that it keeps: until the commit no record names it. However this ends, by a panic
/// too, what was kept in vain goes.
struct Upload<'u> {
    workspace: &'u Workspace,
    content: &'u ContentId,
    hold: Option<Hold>,
    is_done: bool,
}

impl<'u> Upload<'u> {
    fn of(workspace: &'u Workspace, content: &'u ContentId) -> Self {
        Self {
            workspace,
            content,
            hold: None,
            is_done: false,
        }
    }

    fn keep(&mut self, content: &Staged) -> Result<()> {
        self.hold = Some(self.workspace.store.blobs().keep(content)?);
        Ok(())
    }
}

impl Drop for Upload<'_> {
    fn drop(&mut self) {
        drop(self.hold.take());
        if !self.is_done {
            self.workspace.forget_content(self.content);
        }
    }
}

/// The file that shows the content already.
fn existing(record: &ObjectRecord, size: u64) -> Result<UploadedFile> {
    let document = document_of(record)?;
    let stored = document.properties.get(MIME_TYPE);
    let mime_type = stored.and_then(|value| value.as_str());
    Ok(UploadedFile {
        id: record.id.clone(),
        name: record.name.clone(),
        mime_type: mime_type.unwrap_or(OCTET_STREAM).to_owned(),
        size,
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
