//! Reactions (chats-files-auth.md 1.11).

use std::collections::BTreeSet;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::{MAX_REACTION, MAX_REACTIONS_OF_MEMBER, MAX_REACTIONS_OF_MESSAGE};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::chats::ChatReactionResult;
use rolltop_store::{MessageRecord, ReactionRecord, Tx};

use super::{WritableChat, stored_message};
use crate::error::Result;

const EMOJI: &str = "/emoji";

impl WritableChat<'_> {
    /// Adds the local account's reaction to a message, or removes it.
    pub fn toggle_reaction(
        &self,
        tx: &mut Tx<'_>,
        message_id: &str,
        emoji: &str,
    ) -> Result<ChatReactionResult> {
        require_emoji(emoji)?;
        let member = self.names.me.as_str();
        let before = stored_message(tx, self.id, message_id)?;
        let mut message = MessageRecord::clone(&before);
        let is_mine =
            |reaction: &ReactionRecord| reaction.member_id == member && reaction.emoji == emoji;
        let added = !before.reactions.iter().any(is_mine);
        if added {
            require_room(&before, member, emoji)?;
            message.reactions.push(ReactionRecord {
                emoji: emoji.to_owned(),
                member_id: member.to_owned(),
            });
        } else {
            message.reactions.retain(|reaction| !is_mine(reaction));
        }
        tx.put_message(message, None)?;
        let authorless =
            "this server has no account in the space, so the reaction would have no author";
        let warning = member.is_empty().then(|| Issue::pathless(authorless));
        Ok(ChatReactionResult {
            added: Some(added),
            dry_run: false,
            warnings: warning.into_iter().collect(),
        })
    }
}

fn require_emoji(emoji: &str) -> Result<(), Fault> {
    let length = emoji.chars().count();
    let message = if emoji.is_empty() {
        "an emoji is needed".to_owned()
    } else if length > MAX_REACTION {
        too_many(length, "characters", MAX_REACTION)
    } else if emoji.chars().any(|c| c.is_control() || c.is_whitespace()) {
        "an emoji holds no whitespace and no control characters".to_owned()
    } else if emoji.is_ascii() {
        format!("{emoji:?} is not an emoji", emoji = shown(emoji))
    } else {
        return Ok(());
    };
    let issue = Issue::at(EMOJI, message).hint("send one emoji, as 👍");
    Err(Fault::invalid(issue))
}

/// Checks the bounds of distinct emojis, of the member and of the message.
fn require_room(message: &MessageRecord, member: &str, emoji: &str) -> Result<(), Fault> {
    let distinct = |whose: &dyn Fn(&ReactionRecord) -> bool| {
        let used = message.reactions.iter().filter(|reaction| whose(reaction));
        let mut used: BTreeSet<&str> = used.map(|reaction| reaction.emoji.as_str()).collect();
        used.insert(emoji);
        used.len()
    };
    let fault = if distinct(&|reaction| reaction.member_id == member) > MAX_REACTIONS_OF_MEMBER {
        format!("a member reacts to a message with at most {MAX_REACTIONS_OF_MEMBER} emojis")
    } else if distinct(&|_| true) > MAX_REACTIONS_OF_MESSAGE {
        format!("a message has at most {MAX_REACTIONS_OF_MESSAGE} different reactions")
    } else {
        return Ok(());
    };
    let issue = Issue::at(EMOJI, fault).hint("remove another reaction first");
    Err(Fault::invalid(issue))
}
