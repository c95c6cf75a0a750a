//! Erases a deleted space (v1.md 24) and its blobs: a few records in each commit, so that other writes need not wait for
//! all of it. The change log does not name what goes.

use std::sync::Arc;

use rusqlite::params;

use super::{Store, Tx};
use crate::blobs::{Blobs, ContentId};
use crate::error::{Result, StorageError};
use crate::records::SpaceState;

/// Most messages or objects that one commit erases.
const PART: usize = 256;

impl Store {
    /// Erases more of a deleted space; one in use is refused. False once nothing of it is left. After a crash, the next
    /// call goes on.
    pub fn erase_part(&self, now: i64, space_id: &str) -> Result<bool> {
        let (blobs, space) = (Arc::clone(self.blobs()), space_id.to_owned());
        let erased = self.write(now, move |tx| tx.erase_part(&space, &blobs));
        let Some(contents) = erased.wait()? else {
            return Ok(false);
        };
        for content in &contents {
            self.remove_unused(content)?;
        }
        Ok(true)
    }
}

impl Tx<'_> {
    /// The content that the erased records showed; `None` where nothing of the space is left.
    fn erase_part(&mut self, space_id: &str, blobs: &Blobs) -> Result<Option<Vec<ContentId>>> {
        let Some(space) = self.space(space_id)? else {
            return Ok(None);
        };
        if space.state != SpaceState::Deleted {
            return Err(StorageError::new("erasing a space", "it is in use"));
        }
        // There are few chats: all of them are looked at rather than all objects of the space.
        let chat: Option<i64> = self.first(
            "SELECT chat.number FROM chat CROSS JOIN object ON object.id = chat.id
             WHERE object.space_id = ?1 LIMIT 1",
            [space_id],
            |row| row.get(0),
        )?;
        match chat {
            Some(chat) => self.erase_messages(chat).map(|()| Some(Vec::new())),
            None => self.erase_objects(space_id, blobs).map(Some),
        }
    }

    /// Erases messages of a chat, and with the last ones what is known of the chat.
    fn erase_messages(&mut self, chat: i64) -> Result<()> {
        for table in ["unread", "unread_reaction", "chat_reader"] {
            self.execute(&format!("DELETE FROM {table} WHERE chat = ?1"), [chat])?;
        }
        let numbers: Vec<i64> = self.all(
            "SELECT number FROM message WHERE chat = ?1 LIMIT ?2",
            params![chat, PART],
            |row| row.get(0),
        )?;
        for number in &numbers {
            self.delete_message_row(*number)?;
        }
        if numbers.len() < PART {
            return self.run("DELETE FROM chat WHERE number = ?1", [chat]);
        }
        let count = "UPDATE chat SET messages = messages - ?2 WHERE number = ?1";
        self.run(count, params![chat, numbers.len()])
    }

    /// Erases objects of a space, and with the last ones the space.
    fn erase_objects(&mut self, space_id: &str, blobs: &Blobs) -> Result<Vec<ContentId>> {
        let found: Vec<(String, bool)> = self.all(
            "SELECT id, listed = 1 AND archived = 0 FROM object WHERE space_id = ?1 LIMIT ?2",
            params![space_id, PART],
            |row| Ok((row.get(0)?, row.get(1)?)),
        )?;
        let mut contents = Vec::new();
        for (id, _) in &found {
            let delete_file = "DELETE FROM file WHERE object_id = ?1 RETURNING content";
            contents.extend(self.take::<ContentId>(delete_file, [id])?);
            self.execute("DELETE FROM clean_up WHERE object_id = ?1", [id])?;
            self.delete_row(space_id, id)?;
        }
        let listed = found.iter().filter(|(_, is_listed)| *is_listed).count();
        let count = "UPDATE space SET listed = listed - ?2 WHERE id = ?1";
        self.execute(count, params![space_id, listed])?;
        if found.len() < PART {
            for table in ["replay", "erased", "space_kind"] {
                self.execute(
                    &format!("DELETE FROM {table} WHERE space_id = ?1"),
                    [space_id],
                )?;
            }
            let delete_space = "DELETE FROM space WHERE id = ?1 RETURNING icon_image";
            let icon = self.take::<Option<ContentId>>(delete_space, [space_id])?;
            contents.extend(icon.into_iter().flatten());
        }
        // The next start removes what a crash leaves.
        for content in &contents {
            blobs.note_leaving(content)?;
        }
        Ok(contents)
    }
}
