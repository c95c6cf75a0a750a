//! Messages, what is unread of them, and the words that find them.

use proptest::prelude::*;
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{
    AttachmentRecord, CleanUp, MessageChange, MessageRange, MessageRecord, MessageTerm, Phrase,
    ReactionRecord, ReadBound, ReadMark, Store, Subscription, Touched, Unread, UnreadBy,
};
use tempfile::TempDir;

use crate::support::{NOW, object, open, put, store};

const CHAT: &str = "c";
const ME: &str = "me";
const YOU: &str = "you";

/// A store with two chats.
fn chats() -> (TempDir, Store) {
    let (directory, store) = store();
    put(
        &store,
        vec![
            Write::PutObject(object(CHAT)),
            Write::PutObject(object("d")),
        ],
    );
    (directory, store)
}

fn message(id: &str) -> MessageRecord {
    MessageRecord {
        app_name: Some("Notes bot".into()),
        ..rolltop_store::testing::message(CHAT, id, ME)
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn add(message: MessageRecord) -> Write {
    Write::AddMessage {
        words: words(&message.text.to_lowercase()),
        message,
        unread_by: Vec::new(),
    }
}

fn unread(message: MessageRecord, member_id: &str, mention: bool) -> Write {
    Write::AddMessage {
        words: Vec::new(),
        message,
        unread_by: vec![UnreadBy {
            member_id: member_id.into(),
            mention,
        }],
    }
}

fn ids(store: &Store, range: MessageRange<'_>) -> (Vec<String>, bool) {
    let page = store.read(|at| at.messages(CHAT, ME, range)).unwrap();
    let ids = page.messages.iter().map(|message| message.id.clone());
    (ids.collect(), page.has_more)
}

fn all() -> MessageRange<'static> {
    MessageRange {
        limit: 1000,
        ..MessageRange::default()
    }
}

#[test]
fn a_message_is_stamped_and_read_back() {
    let (directory, store) = chats();
    let full = MessageRecord {
        reply_to: Some("gone".into()),
        pinned: true,
        edited_at: NOW + 1,
        attachments: vec![AttachmentRecord {
            id: "file".into(),
            kind: "image".into(),
        }],
        reactions: vec![ReactionRecord {
            emoji: "👍".into(),
            member_id: YOU.into(),
        }],
        blocks_text: Some("blocks".into()),
        style: Some("quote".into()),
        ..message("a")
    };
    let done = put(&store, vec![add(full.clone()), add(message("b"))]);
    let stored = store.message(CHAT, "a").unwrap().unwrap();
    let expected = MessageRecord {
        order: "0000001c".into(),
        state_id: "018bcfe56800000000000000".into(),
        version: done.seq,
        ..full
    };
    assert_eq!(*stored, expected);
    let page = store.read(|at| at.messages(CHAT, ME, all())).unwrap();
    assert_eq!(page.messages[0], stored);
    assert_eq!(page.messages[1].order, "0000003E");
    assert_eq!(page.messages[1].state_id, "018bcfe56800000000000001");
    assert_eq!(page.seq, done.seq);
    assert_eq!(store.message("d", "a").unwrap(), None, "another chat");
    assert!(store.check().unwrap().is_sound());

    // C-116: the marks go on after a restart with the clock set back, whatever was deleted.
    put(&store, vec![Write::DeleteMessage { id: "b".into() }]);
    drop(store);
    let store = open(directory.path());
    let early = Plan {
        writes: vec![add(message("c1"))],
        ..Plan::at(NOW - 1000)
    };
    store.commit(early).unwrap();
    let standing = store.chat_standing(CHAT, ME).unwrap();
    assert_eq!(standing.last_state_id, "018bcfe56800000000000002");
    assert_eq!(standing.last_order, "0000004q");
    assert_eq!((standing.messages, standing.lifetime_messages), (2, 3));
}

#[test]
fn a_message_needs_a_chat_that_exists_and_a_free_place() {
    let (_directory, store) = chats();
    put(&store, vec![add(message("a"))]);
    let lost = MessageRecord {
        chat_id: "nowhere".into(),
        ..message("x")
    };
    let taken = MessageRecord {
        order: "0000001c".into(),
        ..message("x")
    };
    let unknown = Write::PutMessage {
        message: message("x"),
        words: None,
    };
    for write in [add(lost), add(taken), add(message("a")), unknown] {
        let refused = store.commit(Plan {
            writes: vec![write],
            ..Plan::at(NOW)
        });
        assert!(refused.is_err(), "{refused:?}");
    }
    assert_eq!(ids(&store, all()).0, ["a"]);
    put(&store, vec![Write::DeleteMessage { id: "x".into() }]);
    assert_eq!(store.chat_standing(CHAT, ME).unwrap().lifetime_messages, 1);
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn pages_walk_from_either_end_within_their_bounds() {
    let (_directory, store) = chats();
    let posts = ["a", "b", "e", "f", "g"].map(|id| add(message(id)));
    put(&store, posts.into());
    let orders: Vec<String> = store
        .read(|at| at.messages(CHAT, ME, all()))
        .unwrap()
        .messages
        .iter()
        .map(|message| message.order.clone())
        .collect();
    let page = |after: Option<usize>, before: Option<usize>, limit| {
        let bound = |place: Option<usize>| place.map(|place| orders[place].as_str());
        let (ids, has_more) = ids(
            &store,
            MessageRange {
                after: bound(after),
                before: bound(before),
                limit,
            },
        );
        (ids.concat(), has_more)
    };
    for (given, expected) in [
        (page(None, None, 2), ("fg", true)),
        (page(Some(0), None, 4), ("befg", false)),
        (page(None, Some(3), 2), ("be", true)),
        (page(Some(0), Some(4), 2), ("ef", true)),
        (page(Some(0), Some(4), 3), ("bef", false)),
        (page(Some(3), Some(1), 3), ("", false)),
        (page(Some(4), None, 3), ("", false)),
    ] {
        assert_eq!((given.0.as_str(), given.1), expected);
    }
}

fn heard(feed: &mut Subscription) -> Vec<String> {
    let mut heard = Vec::new();
    while let Ok(change) = feed.try_recv() {
        for touched in &change.touched {
            heard.push(match touched {
                Touched::Message {
                    id,
                    change,
                    message,
                    ..
                } => {
                    assert_eq!(message.as_ref().map(|message| &message.id), Some(id));
                    format!("{change:?} {id}")
                }
                Touched::Reader { member_id, .. } => format!("reader {member_id}"),
                other => format!("{other:?}"),
            });
        }
    }
    heard
}

#[test]
fn the_feed_tells_what_happened_and_the_log_keeps_it() {
    let (_directory, store) = chats();
    let after = store.seq();
    let mut feed = store.subscribe();
    put(&store, vec![unread(message("a"), YOU, false)]);
    assert_eq!(heard(&mut feed), ["reader you", "Added a"]);
    let stored = store.message(CHAT, "a").unwrap().unwrap();
    let mut changed = |change: &dyn Fn(&mut MessageRecord)| {
        let mut record = MessageRecord::clone(&store.message(CHAT, "a").unwrap().unwrap());
        change(&mut record);
        put(
            &store,
            vec![Write::PutMessage {
                message: record,
                words: None,
            }],
        );
        heard(&mut feed)
    };
    let reaction = |member: &str| ReactionRecord {
        emoji: "👍".into(),
        member_id: member.into(),
    };
    assert_eq!(changed(&|_| {}), Vec::<String>::new());
    assert_eq!(changed(&|message| message.text = "x".into()), ["Edited a"]);
    assert_eq!(changed(&|message| message.pinned = true), ["Pinned a"]);
    let mine = changed(&|message| message.reactions.push(reaction(ME)));
    assert_eq!(mine, ["Reactions a"]);
    let yours = changed(&|message| message.reactions.push(reaction(YOU)));
    assert_eq!(yours, ["reader me", "Reactions a"]);
    // No write changes place and stamps.
    changed(&|message| message.order = "x".into());
    let now = store.message(CHAT, "a").unwrap().unwrap();
    assert_eq!(
        (&now.order, &now.state_id),
        (&stored.order, &stored.state_id)
    );
    put(&store, vec![Write::DeleteMessage { id: "a".into() }]);
    assert_eq!(heard(&mut feed), ["reader you", "reader me", "Deleted a"]);

    let logged = store.changes(after, 1).unwrap();
    assert!(logged[0].touched.contains(&Touched::Message {
        id: "a".into(),
        chat_id: CHAT.into(),
        change: MessageChange::Added,
        message: None,
    }));
}

fn bound(order: &str, state_id: &str) -> ReadBound {
    ReadBound {
        from: String::new(),
        order: order.into(),
        state_id: state_id.into(),
    }
}

fn mark(store: &Store, mark: ReadMark) {
    put(
        store,
        vec![Write::MarkRead {
            chat_id: CHAT.into(),
            member_id: ME.into(),
            mark,
        }],
    );
    assert!(store.check().unwrap().is_sound());
}

#[test]
fn marks_cover_what_stands_and_was_stored_before_them() {
    let (_directory, store) = chats();
    for (id, mention) in [("a", false), ("b", true), ("e", true)] {
        put(&store, vec![unread(message(id), ME, mention)]);
    }
    // C-47: it came late and stands early.
    let late = MessageRecord {
        order: "0000001d".into(),
        ..message("late")
    };
    put(&store, vec![unread(late, ME, false)]);
    let state = |id: &str| store.message(CHAT, id).unwrap().unwrap().state_id.clone();
    let unread = || store.chat_standing(CHAT, ME).unwrap().unread;
    let expect = |messages, mentions, oldest: Option<&str>, oldest_mention: Option<&str>| Unread {
        messages,
        mentions,
        oldest_message: oldest.map(Into::into),
        oldest_mention: oldest_mention.map(Into::into),
        oldest_reaction: None,
    };
    assert_eq!(unread(), expect(4, 2, Some("0000001c"), Some("0000003E")));
    mark(&store, ReadMark::Messages(bound("0000003E", &state("b"))));
    assert_eq!(unread(), expect(2, 2, Some("0000001d"), Some("0000003E")));
    mark(&store, ReadMark::Mentions(bound("0000003E", "zzz")));
    assert_eq!(unread(), expect(2, 1, Some("0000001d"), Some("0000004q")));
    // Nothing is ever unread again, and a mark beyond the end does not reach what is yet to come.
    mark(&store, ReadMark::Messages(bound("0", "0")));
    mark(&store, ReadMark::Everything(bound("zzzzzzzz", "zzz")));
    assert_eq!(unread(), expect(0, 0, None, None));
    put(&store, vec![self::unread(message("f"), ME, false)]);
    assert_eq!(unread().messages, 1);
    put(&store, vec![Write::DeleteMessage { id: "f".into() }]);
    assert_eq!(unread(), expect(0, 0, None, None));
}

#[test]
fn a_mark_with_a_beginning_leaves_what_stands_before_it() {
    let (_directory, store) = chats();
    for id in ["a", "b", "e"] {
        put(&store, vec![unread(message(id), ME, false)]);
    }
    let from = |from: &str| ReadBound {
        from: from.into(),
        ..bound("0000003E", "zzz")
    };
    mark(&store, ReadMark::Messages(from("0000003E")));
    let standing = store.chat_standing(CHAT, ME).unwrap();
    assert_eq!(standing.unread.messages, 2);
    let oldest = standing.unread.oldest_message.as_deref();
    assert_eq!(oldest, Some("0000001c"));
    mark(&store, ReadMark::Messages(from("zz")));
    assert_eq!(store.chat_standing(CHAT, ME).unwrap().unread.messages, 2);
}

#[test]
fn a_mark_is_told_of_when_it_moves() {
    let (_directory, store) = chats();
    mark(&store, ReadMark::Everything(bound("zz", "zz")));
    put(&store, vec![add(message("a"))]);
    let mut feed = store.subscribe();
    for expected in [vec!["reader me"], vec![]] {
        mark(&store, ReadMark::Messages(bound("zz", "zz")));
        assert_eq!(heard(&mut feed), expected);
    }
    mark(&store, ReadMark::Mentions(bound("zz", "zz")));
    assert_eq!(heard(&mut feed), ["reader me"]);
    mark(&store, ReadMark::Reactions(None));
    assert_eq!(heard(&mut feed), Vec::<String>::new());
}

#[test]
fn reactions_of_others_are_unread_until_they_are_marked_or_taken_back() {
    let (_directory, store) = chats();
    put(&store, vec![add(message("a")), add(message("b"))]);
    let react = |id: &str, members: &[&str]| {
        let mut record = MessageRecord::clone(&store.message(CHAT, id).unwrap().unwrap());
        let reaction = |&member: &&str| ReactionRecord {
            emoji: "👍".into(),
            member_id: member.into(),
        };
        record.reactions = members.iter().map(reaction).collect();
        put(
            &store,
            vec![Write::PutMessage {
                message: record,
                words: None,
            }],
        );
        store
            .chat_standing(CHAT, ME)
            .unwrap()
            .unread
            .oldest_reaction
    };
    assert_eq!(react("b", &[ME]), None);
    assert_eq!(react("b", &[ME, YOU]).as_deref(), Some("0000003E"));
    assert_eq!(react("a", &[YOU, "third"]).as_deref(), Some("0000001c"));
    assert_eq!(react("a", &[]).as_deref(), Some("0000003E"));
    react("a", &[YOU]);
    mark(&store, ReadMark::Reactions(Some("0000001c".into())));
    assert_eq!(react("a", &[]).as_deref(), Some("0000003E"));
    mark(&store, ReadMark::Reactions(None));
    assert_eq!(react("b", &[ME, YOU]), None, "the same as before");
    assert_eq!(react("b", &[ME, "third"]).as_deref(), Some("0000003E"));
    put(&store, vec![Write::DeleteMessage { id: "b".into() }]);
    assert_eq!(react("a", &[]), None);
}

fn phrase(text: &str, prefix: bool) -> Phrase {
    Phrase {
        words: words(text),
        prefix,
    }
}

fn term(text: &str, prefix: bool) -> MessageTerm {
    MessageTerm {
        any_of: vec![phrase(text, prefix)],
        corrected: false,
    }
}

/// One term with two near spellings.
fn near(one: &str, other: &str) -> MessageTerm {
    MessageTerm {
        any_of: vec![phrase(one, false), phrase(other, false)],
        corrected: true,
    }
}

fn find(store: &Store, terms: &[MessageTerm]) -> String {
    let (hits, total) = store
        .read(|at| at.search_messages(CHAT, terms, 0, 100))
        .unwrap();
    assert_eq!(total, hits.len() as u64);
    let ids: Vec<&str> = hits.iter().map(|hit| hit.id.as_str()).collect();
    ids.join(" ")
}

// C-113
#[test]
fn words_find_messages_of_their_chat() {
    let (_directory, store) = chats();
    for (id, text, at) in [
        ("a", "the red house", 1),
        ("b", "a house in red", 2),
        ("e", "日 本 語 red", 3),
    ] {
        let record = MessageRecord {
            created_at: at,
            text: text.into(),
            ..message(id)
        };
        put(&store, vec![add(record)]);
    }
    let other = MessageRecord {
        chat_id: "d".into(),
        text: "red house".into(),
        ..message("x")
    };
    put(&store, vec![add(other)]);
    for (terms, found) in [
        (vec![term("red", false)], "e b a"),
        (vec![term("house", false), term("red", false)], "b a e"),
        (vec![term("red house", false)], "a"),
        (vec![term("hou", false)], ""),
        (vec![term("hou", true)], "b a"),
        (vec![term("red ho", true)], "a"),
        (vec![term("ouse", true)], ""),
        (vec![term("本 語", false)], "e"),
        (vec![term("日 語", false)], ""),
        (vec![near("the", "in")], "b a"),
        (vec![near("in", "the"), term("日", false)], "e b a"),
        (vec![term("\" OR *", false)], ""),
        (Vec::new(), ""),
    ] {
        assert_eq!(find(&store, &terms), found, "{terms:?}");
    }
    let (page, total) = store
        .read(|at| at.search_messages(CHAT, &[term("red", false)], 1, 1))
        .unwrap();
    assert_eq!((page[0].id.as_str(), total), ("b", 3));
    let begin_with = |chat: &str, prefix: &str, limit: usize| {
        let mut words = Vec::new();
        let mut show = |word: &str| {
            words.push(word.to_owned());
            words.len() < limit
        };
        store
            .read(|at| at.message_words(chat, prefix, &mut show))
            .unwrap();
        words
    };
    assert_eq!(begin_with(CHAT, "h", 9), ["house"]);
    assert_eq!(begin_with(CHAT, "", 3), ["a", "house", "in"]);
    assert_eq!(begin_with("nowhere", "", 3), [""; 0]);

    let mut edited = MessageRecord::clone(&store.message(CHAT, "a").unwrap().unwrap());
    edited.text = "green".into();
    let edit = |words| Write::PutMessage {
        message: edited.clone(),
        words,
    };
    put(&store, vec![edit(Some(words("green")))]);
    put(&store, vec![edit(None)]);
    assert_eq!(find(&store, &[term("red", false)]), "e b");
    assert_eq!(find(&store, &[term("green", false)]), "a");
    put(&store, vec![Write::DeleteMessage { id: "a".into() }]);
    assert_eq!(find(&store, &[term("green", false)]), "");
    assert!(store.check().unwrap().is_sound());
}

// C-119
#[test]
fn references_are_found_wherever_they_stand() {
    let (_directory, store) = chats();
    let page = |id: &str, document: &str| {
        let mut record = object(id);
        record.document = document.into();
        Write::PutObject(record)
    };
    let attached = MessageRecord {
        attachments: vec![AttachmentRecord {
            id: "attached".into(),
            kind: "file".into(),
        }],
        text: "see <mention object_id=\"mentioned\">it</mention>".into(),
        ..message("a")
    };
    let since = store.seq();
    put(
        &store,
        vec![
            page("alone", r#"{"own":"alone"}"#),
            page("page", r#"{"icon":"embedded"}"#),
            add(attached),
        ],
    );
    let later = store.seq();
    for (id, referenced) in [
        ("attached", true),
        ("mentioned", true),
        ("embedded", true),
        ("alone", false),
    ] {
        assert_eq!(
            store.read(|at| at.is_referenced("s", id)).unwrap(),
            referenced,
            "{id}"
        );
        let referenced_since = |since| {
            let found = store.read(|at| at.is_referenced_since(id, since));
            found.unwrap()
        };
        assert_eq!(referenced_since(since), referenced, "{id}");
        assert_eq!(referenced_since(later), id == "attached", "{id}");
    }
    assert!(
        !store
            .read(|at| at.is_referenced("elsewhere", "embedded"))
            .unwrap()
    );
}

#[test]
fn attachments_wait_to_be_cleaned_up_across_a_restart() {
    let (directory, store) = chats();
    let entry = |object_id: &str, queued| CleanUp {
        object_id: object_id.into(),
        creator: ME.into(),
        app_name: String::new(),
        queued,
    };
    let queue = |id| Write::QueueCleanUp(entry(id, 0));
    let first = put(&store, vec![queue("f"), queue("g"), queue("f")]).seq;
    drop(store);
    let store = open(directory.path());
    let (f, g) = (entry("f", first), entry("g", first));
    assert_eq!(
        store.read(|at| at.clean_ups(9)).unwrap(),
        [f.clone(), g.clone()]
    );
    assert_eq!(store.read(|at| at.clean_ups(1)).unwrap().len(), 1);
    put(&store, vec![Write::EndCleanUp(f)]);
    assert_eq!(
        store.read(|at| at.clean_ups(9)).unwrap(),
        std::slice::from_ref(&g)
    );
    // One that was asked for again is not ended by an earlier look.
    let waits = |entry: &CleanUp| store.read(|at| at.clean_ups(9)).unwrap().contains(entry);
    assert!(waits(&g));
    let again = entry("g", put(&store, vec![queue("g")]).seq);
    assert!(!waits(&g));
    put(&store, vec![Write::EndCleanUp(g)]);
    assert_eq!(
        store.read(|at| at.clean_ups(9)).unwrap(),
        std::slice::from_ref(&again)
    );
    assert!(waits(&again));
    // One that is called off is not done any more.
    let called_off = Write::CallOffCleanUps {
        object_id: "g".into(),
    };
    put(&store, vec![called_off]);
    assert!(store.read(|at| at.clean_ups(9)).unwrap().is_empty());
    assert!(!waits(&again));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    // Counters, marks and index agree with the rows after any history.
    #[test]
    fn any_history_leaves_a_sound_chat(steps in proptest::collection::vec((0u8..5, 0usize..6, any::<bool>()), 1..40)) {
        let (_directory, store) = chats();
        let names = ["a", "b", "e", "f", "g", "h"];
        for (step, place, flag) in steps {
            let id = names[place];
            let stored = store.message(CHAT, id).unwrap();
            let write = match (step, stored) {
                (0 | 1, None) => unread(message(id), if flag { ME } else { YOU }, flag),
                (2, _) => Write::DeleteMessage { id: id.into() },
                (3, Some(record)) => {
                    let reaction = ReactionRecord { emoji: "👍".into(), member_id: YOU.into() };
                    let mut record = MessageRecord::clone(&record);
                    record.reactions = if flag { vec![reaction] } else { Vec::new() };
                    Write::PutMessage { message: record, words: flag.then(|| words(id)) }
                }
                (_, record) => {
                    let up_to = record.map_or("zz".to_owned(), |record| record.order.clone());
                    let up_to = bound(&up_to, "zz");
                    let mark = if flag { ReadMark::Messages(up_to) } else { ReadMark::Everything(up_to) };
                    Write::MarkRead { chat_id: CHAT.into(), member_id: ME.into(), mark }
                }
            };
            put(&store, vec![write]);
        }
        prop_assert_eq!(store.check().unwrap().findings, []);
        let page = store.read(|at| at.messages(CHAT, ME, all())).unwrap();
        prop_assert_eq!(page.messages.len() as u64, page.standing.messages);
    }
}
