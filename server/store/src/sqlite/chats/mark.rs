//! Marking messages, mentions and reactions as read.

use rusqlite::{Connection, Result, params};

use super::chat_number;
use super::write::{note_commit, reader};
use crate::change::{Seq, Touched};
use crate::chats::{ReadBound, ReadMark};
use crate::sqlite::tx::Log;

/// One of the two flags of an unread message, with its counter and its watermark.
struct Flag {
    name: &'static str,
    counter: &'static str,
    order: &'static str,
    state_id: &'static str,
}

const MESSAGES: Flag = Flag {
    name: "as_message",
    counter: "unread_messages",
    order: "messages_order",
    state_id: "messages_state_id",
};
const MENTIONS: Flag = Flag {
    name: "as_mention",
    counter: "unread_mentions",
    order: "mentions_order",
    state_id: "mentions_state_id",
};

pub(in crate::sqlite) fn mark_read(
    connection: &Connection,
    chat_id: &str,
    member_id: &str,
    mark: &ReadMark,
    seq: Seq,
    log: &mut Log,
) -> Result<()> {
    let Some(chat) = chat_number(connection, chat_id)? else {
        return Ok(());
    };
    reader(connection, chat, member_id)?;
    let mut changed = false;
    let [messages, mentions] = mark.bounds();
    for (flag, bound) in [(&MESSAGES, messages), (&MENTIONS, mentions)] {
        if let Some(bound) = bound {
            let cleared = clear(connection, flag, chat, member_id, bound)?;
            let moved = advance(connection, flag, chat, member_id, bound, cleared)?;
            changed |= moved || cleared > 0;
        }
    }
    if *mark == ReadMark::Reactions {
        changed |= connection
            .prepare_cached("DELETE FROM unread_reaction WHERE chat = ?1 AND member_id = ?2")?
            .execute(params![chat, member_id])?
            > 0;
    }
    if changed {
        note_commit(connection, chat, seq)?;
        log.touch(Touched::Reader {
            chat_id: chat_id.to_owned(),
            member_id: member_id.to_owned(),
        });
    }
    Ok(())
}

/// Takes the flag off what the bound covers, and tells of how many. A row without a flag leaves.
fn clear(
    connection: &Connection,
    flag: &Flag,
    chat: i64,
    member_id: &str,
    bound: &ReadBound,
) -> Result<usize> {
    let Flag { name, .. } = flag;
    let covered = format!(
        r#"chat = ?1 AND member_id = ?2 AND "order" <= ?3 AND state_id <= ?4 AND {name} = 1"#
    );
    let bound = params![chat, member_id, bound.order, bound.state_id];
    let removed = connection
        .prepare_cached(&format!(
            "DELETE FROM unread WHERE {covered} AND as_message + as_mention = 1"
        ))?
        .execute(bound)?;
    let cleared = connection
        .prepare_cached(&format!("UPDATE unread SET {name} = 0 WHERE {covered}"))?
        .execute(bound)?;
    Ok(removed + cleared)
}

/// Lowers the counter and moves the watermark on; true when it moved.
fn advance(
    connection: &Connection,
    flag: &Flag,
    chat: i64,
    member_id: &str,
    bound: &ReadBound,
    cleared: usize,
) -> Result<bool> {
    let Flag {
        counter,
        order,
        state_id,
        ..
    } = flag;
    connection
        .prepare_cached(&format!(
            "UPDATE chat_reader SET {counter} = {counter} - ?3 WHERE chat = ?1 AND member_id = ?2"
        ))?
        .execute(params![chat, member_id, cleared])?;
    // No further than the chat has come: what a caller makes up must not count as read later.
    let moved = connection
        .prepare_cached(&format!(
            "UPDATE chat_reader SET
                 {order} = max({order}, min(?3, (SELECT last_order FROM chat WHERE number = ?1))),
                 {state_id} = max({state_id}, min(?4, (SELECT last_state_id FROM chat WHERE number = ?1)))
             WHERE chat = ?1 AND member_id = ?2
               AND ({order} < min(?3, (SELECT last_order FROM chat WHERE number = ?1))
                 OR {state_id} < min(?4, (SELECT last_state_id FROM chat WHERE number = ?1)))"
        ))?
        .execute(params![chat, member_id, bound.order, bound.state_id])?;
    Ok(moved > 0)
}
