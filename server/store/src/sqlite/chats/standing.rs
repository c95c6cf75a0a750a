//! A chat as one of its members stands in it.

use rusqlite::{Connection, OptionalExtension, Result, Row, params};

use super::chat_number;
use crate::chats::{ChatStanding, ReadBound, ReadMark, Unread};

pub(in crate::sqlite) fn standing(
    connection: &Connection,
    chat_id: &str,
    member_id: &str,
) -> Result<ChatStanding> {
    let found = connection
        .prepare_cached(
            "SELECT number, messages, lifetime_messages, last_order, last_state_id, version,
                 coalesce(unread_messages, 0), coalesce(unread_mentions, 0),
                 coalesce(messages_order, ''), coalesce(messages_state_id, ''),
                 coalesce(mentions_order, ''), coalesce(mentions_state_id, '')
             FROM chat LEFT JOIN chat_reader ON chat = number AND member_id = ?2
             WHERE id = ?1",
        )?
        .query_row([chat_id, member_id], counted)
        .optional()?;
    let Some((chat, mut standing)) = found else {
        return Ok(ChatStanding::default());
    };
    let unread = &mut standing.unread;
    if unread.messages > 0 {
        unread.oldest_message = oldest(connection, OLDEST_MESSAGE, chat, member_id)?;
    }
    if unread.mentions > 0 {
        unread.oldest_mention = oldest(connection, OLDEST_MENTION, chat, member_id)?;
    }
    unread.oldest_reaction = oldest(connection, OLDEST_REACTION, chat, member_id)?;
    Ok(standing)
}

fn counted(row: &Row<'_>) -> Result<(i64, ChatStanding)> {
    let bound = |order: usize| {
        Ok::<_, rusqlite::Error>(ReadBound {
            order: row.get(order)?,
            state_id: row.get(order + 1)?,
        })
    };
    let standing = ChatStanding {
        messages: row.get(1)?,
        lifetime_messages: row.get(2)?,
        last_order: row.get(3)?,
        last_state_id: row.get(4)?,
        version: row.get(5)?,
        unread: Unread {
            messages: row.get(6)?,
            mentions: row.get(7)?,
            ..Unread::default()
        },
        messages_read: bound(8)?,
        mentions_read: bound(10)?,
    };
    Ok((row.get(0)?, standing))
}

const OLDEST_MESSAGE: &str = r#"SELECT min("order") FROM unread
    WHERE chat = ?1 AND member_id = ?2 AND as_message = 1"#;
const OLDEST_MENTION: &str = r#"SELECT min("order") FROM unread
    WHERE chat = ?1 AND member_id = ?2 AND as_mention = 1"#;
const OLDEST_REACTION: &str = r#"SELECT min("order") FROM unread_reaction
    WHERE chat = ?1 AND member_id = ?2"#;

fn oldest(
    connection: &Connection,
    sql: &str,
    chat: i64,
    member_id: &str,
) -> Result<Option<String>> {
    connection
        .prepare_cached(sql)?
        .query_row(params![chat, member_id], |row| row.get(0))
}

/// Goes through what is unread now: only a mark asks for it.
pub(in crate::sqlite) fn unread_after(
    connection: &Connection,
    chat_id: &str,
    member_id: &str,
    mark: &ReadMark,
) -> Result<Unread> {
    let Some(chat) = chat_number(connection, chat_id)? else {
        return Ok(Unread::default());
    };
    let [messages, mentions] = mark.bounds();
    let (messages, oldest_message) = left(connection, "as_message", chat, member_id, messages)?;
    let (mentions, oldest_mention) = left(connection, "as_mention", chat, member_id, mentions)?;
    let oldest_reaction = match mark {
        ReadMark::Reactions => None,
        ReadMark::Messages(_) | ReadMark::Mentions(_) | ReadMark::Everything(_) => {
            oldest(connection, OLDEST_REACTION, chat, member_id)?
        }
    };
    Ok(Unread {
        messages,
        mentions,
        oldest_message,
        oldest_mention,
        oldest_reaction,
    })
}

/// How many rows with this flag no bound covers, and the first of them.
fn left(
    connection: &Connection,
    flag: &'static str,
    chat: i64,
    member_id: &str,
    bound: Option<&ReadBound>,
) -> Result<(u64, Option<String>)> {
    let sql = format!(
        r#"SELECT count(*), min("order") FROM unread
           WHERE chat = ?1 AND member_id = ?2 AND {flag} = 1
             AND NOT ("order" <= ?3 AND state_id <= ?4)"#
    );
    // Nothing is as early as the empty text.
    let (order, state_id) = bound.map_or(("", ""), |bound| (&bound.order, &bound.state_id));
    connection
        .prepare_cached(&sql)?
        .query_row(params![chat, member_id, order, state_id], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
}
