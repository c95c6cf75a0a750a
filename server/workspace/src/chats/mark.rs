//! Marking as read (chats-files-auth.md 1.12).

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::limits::MAX_STATE_ID;
use rolltop_spec::chats::{ChatReadRequest, ChatReadResult, ChatReadScope};
use rolltop_store::{ChatStanding, ReadBound, ReadMark, Tx};

use super::message::state;
use super::read::require_orders;
use super::{CHAT_ID, WritableChat};
use crate::error::Result;

/// The messages that a client of v1 marks as read: all, if it gives no bounds (v1.md 20).
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ReadRange {
    /// Mentions instead of messages.
    pub mentions: bool,
    /// Order id of the first.
    pub from: Option<String>,
    /// Order id of the last.
    pub up_to: Option<String>,
    /// Messages that were stored after this state id stay unread.
    pub last_state_id: Option<String>,
}

const UP_TO: &str = "/up_to";
const LAST_STATE_ID: &str = "/last_state_id";
const AFTER: &str = "/after_order_id";
const BEFORE: &str = "/before_order_id";
const ORDER: &str = "/order_id";

impl WritableChat<'_> {
    /// Marks messages, mentions or reactions as read, up to the last ones that the caller has seen. Never marks any as
    /// unread.
    pub fn read(&self, tx: &mut Tx<'_>, request: &ChatReadRequest) -> Result<ChatReadResult> {
        self.put_mark(tx, |standing| self.mark(request, standing))
    }

    /// Marks every message and mention that is stored at this moment.
    pub fn read_all(&self, tx: &mut Tx<'_>) -> Result<ChatReadResult> {
        self.put_mark(tx, |standing| {
            Ok(ReadMark::Everything(ReadBound {
                from: String::new(),
                order: standing.last_order.clone(),
                state_id: standing.last_state_id.clone(),
            }))
        })
    }

    /// Marks a range of messages or mentions.
    pub fn read_range(&self, tx: &mut Tx<'_>, range: ReadRange) -> Result<ChatReadResult> {
        self.put_mark(tx, |standing| {
            let (from, up_to) = (range.from.as_deref(), range.up_to.as_deref());
            require_orders([(AFTER, from), (BEFORE, up_to)])?;
            if let Some(state_id) = &range.last_state_id {
                require_state_id(state_id)?;
            }
            let (order, state_id) = (range.up_to, range.last_state_id);
            let bound = ReadBound {
                from: range.from.unwrap_or_default(),
                order: order.unwrap_or_else(|| standing.last_order.clone()),
                state_id: state_id.unwrap_or_else(|| standing.last_state_id.clone()),
            };
            Ok(match range.mentions {
                true => ReadMark::Mentions(bound),
                false => ReadMark::Messages(bound),
            })
        })
    }

    /// Marks the reactions to all messages of the local account, or to those up to an order id.
    pub fn read_reactions(&self, tx: &mut Tx<'_>, up_to: Option<String>) -> Result<ChatReadResult> {
        self.put_mark(tx, |_| {
            require_orders([(ORDER, up_to.as_deref())])?;
            Ok(ReadMark::Reactions(up_to))
        })
    }

    fn mark(&self, request: &ChatReadRequest, standing: &ChatStanding) -> Result<ReadMark, Fault> {
        let given = |value: &Option<String>| value.clone().filter(|text| !text.is_empty());
        let (up_to, last_state_id) = (given(&request.up_to), given(&request.last_state_id));
        let as_mark: fn(ReadBound) -> ReadMark = match request.scope.unwrap_or_default() {
            ChatReadScope::Messages => ReadMark::Messages,
            ChatReadScope::Mentions => ReadMark::Mentions,
            ChatReadScope::Reactions => {
                refuse_bounds(up_to.as_ref(), last_state_id.as_ref())?;
                return Ok(ReadMark::Reactions(None));
            }
        };
        let messages = Ref::op("get_chat_messages")
            .param("space_id", &self.space.spelled)
            .param(CHAT_ID, self.id);
        let no_order = Issue::at(UP_TO, "the order id of the last message read is missing")
            .hint("use `order` of the newest message")
            .see(messages.clone().query("limit", "1"));
        let no_state_id = Issue::at(LAST_STATE_ID, "the state id that was seen is missing")
            .hint("use `state.last_state_id` of the same response")
            .see(messages);
        let (order, state_id) = match (up_to, last_state_id) {
            (Some(order), Some(state_id)) => (order, state_id),
            (None, None) => return Err(incomplete(vec![no_order, no_state_id])),
            (None, Some(_)) => return Err(incomplete(vec![no_order])),
            (Some(_), None) => return Err(incomplete(vec![no_state_id])),
        };
        require_orders([(UP_TO, Some(&order))])?;
        if standing.messages == 0 {
            let issue = Issue::at(UP_TO, "the chat has no messages");
            let issue = issue.hint("there is nothing to mark as read");
            return Err(Fault::invalid(issue));
        }
        require_state_id(&state_id)?;
        Ok(as_mark(ReadBound {
            from: String::new(),
            order,
            state_id,
        }))
    }

    /// Stores the mark that `mark` computes from the standing of the member in the chat.
    fn put_mark(
        &self,
        tx: &mut Tx<'_>,
        mark: impl FnOnce(&ChatStanding) -> Result<ReadMark, Fault>,
    ) -> Result<ChatReadResult> {
        let me = &self.names.me;
        let mark = mark(&tx.chat_standing(self.id, me)?)?;
        tx.mark_read(self.id, me, &mark)?;
        Ok(ChatReadResult {
            state: Some(state(&tx.chat_standing(self.id, me)?)),
            dry_run: false,
        })
    }
}

fn incomplete(issues: Vec<Issue>) -> Fault {
    Fault::many("both up_to and last_state_id are required", issues)
}

fn refuse_bounds(up_to: Option<&String>, last_state_id: Option<&String>) -> Result<(), Fault> {
    let given = [(UP_TO, up_to), (LAST_STATE_ID, last_state_id)];
    let given = given.into_iter().filter(|(_, value)| value.is_some());
    let issues = given.map(|(path, _)| {
        Issue::at(path, "all reactions are marked together")
            .hint("leave it out with scope reactions")
    });
    let issues: Vec<Issue> = issues.collect();
    if issues.is_empty() {
        return Ok(());
    }
    Err(Fault::many("scope reactions takes no bounds", issues))
}

fn require_state_id(state_id: &str) -> Result<(), Fault> {
    if state_id.len() <= MAX_STATE_ID && state_id.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(());
    }
    let issue = Issue::at(LAST_STATE_ID, "this is not a state id");
    let hint = format!(
        "use `state_id` or `last_state_id` as served: at most {MAX_STATE_ID} visible ASCII characters"
    );
    Err(Fault::invalid(issue.hint(hint)))
}
