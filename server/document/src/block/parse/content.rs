//! Parses the members that are specific to one block type (document.md 6.3).

use std::collections::HashSet;

use crate::limits::{MAX_KEY, MAX_LIST, MAX_NAME, MAX_SIZE, MAX_TEXT, MAX_WORD};
use crate::vocabulary::Offers;
use crate::wire::{JsonMap, Named};
use serde_json::Value;

use super::Parser;
use super::block::EQUATION;
use super::loose::{Loose, LooseText};
use super::reference::Echo;
use crate::block::{
    Block, BlockContent, BlockType, Family, FileBlock, FileKind, LinkBlock, Processor, TextStyle,
};
use crate::decor;
use crate::inline::{self, InlineText};
use crate::issue::Issue;
use crate::members::read::{self, Wrong, json_kind};
use crate::members::{Members, Slot};
use crate::properties::parse_date;
use crate::wording::{self, shown};

/// The member of a code block's `fields` that is equivalent to `language`.
const FIELDS_LANGUAGE: &str = "lang";

impl Parser<'_> {
    /// The content of a block of this type: the given members merged over `base`.
    pub(super) fn content(
        &mut self,
        members: &Members<'_>,
        block_type: BlockType,
        base: Loose,
        echo: &Echo<'_>,
    ) -> BlockContent {
        match block_type.family() {
            Family::Text(style) => self.text_block(members, style, base, echo),
            Family::File(kind) => BlockContent::File(self.file(members, kind, base, echo)),
            Family::Code => self.code(members, base),
            Family::Embed => self.embed(members, base),
            Family::Bookmark => BlockContent::Bookmark {
                url: members.string("url", MAX_NAME, base.url, self.out),
                object_id: self.object(members, "object_id", base.object_id, echo.object),
            },
            Family::Link => BlockContent::Link(self.link(members, base, echo)),
            Family::Divider => BlockContent::Divider {
                style: members.name("style", base.divider_style, self.out),
            },
            Family::Row => BlockContent::Row,
            Family::Column => BlockContent::Column,
            Family::Table => BlockContent::Table(self.table(members, base.table)),
            Family::TableOfContents => BlockContent::TableOfContents,
            Family::Property => self.property_block(members, base),
            Family::Dataview => {
                let object_id = self.object(members, "object_id", base.object_id, echo.object);
                BlockContent::Dataview(self.dataview(members, object_id, base.dataview, echo))
            }
            Family::Chat => BlockContent::Chat,
            Family::Icon => BlockContent::Icon {
                name: members.string("name", MAX_NAME, base.name, self.out),
            },
        }
    }

    fn text_block(
        &mut self,
        members: &Members<'_>,
        style: TextStyle,
        base: Loose,
        echo: &Echo<'_>,
    ) -> BlockContent {
        let checked =
            style == TextStyle::Checkbox && members.flag("checked", base.checked, self.out);
        let icon = match (style, members.slot("icon")) {
            (TextStyle::Callout, Slot::Absent) => base.icon,
            (TextStyle::Callout, Slot::Given(value)) => {
                let place = members.place().key("icon");
                let mut icon = decor::callout_icon(value, &place, self.writer(), self.out);
                if let Some(icon) = &mut icon {
                    self.icon_file(icon, echo.object, &place);
                }
                icon
            }
            _ => None,
        };
        let color = members.string("color", MAX_WORD, base.color, self.out);
        let text = self.markup_text(members, base.text, echo);
        BlockContent::Text {
            style,
            checked,
            icon,
            color,
            text,
        }
    }

    /// The `text` of a text-bearing block.
    fn markup_text(
        &mut self,
        members: &Members<'_>,
        base: Option<LooseText>,
        echo: &Echo<'_>,
    ) -> String {
        let value = match (members.slot("text"), base) {
            (Slot::Given(value), _) => value,
            (Slot::Cleared, _) | (Slot::Absent, None) => return String::new(),
            (Slot::Absent, Some(LooseText { text, markup: true })) => return text,
            (
                Slot::Absent,
                Some(LooseText {
                    text,
                    markup: false,
                }),
            ) => {
                let escaped = inline::render(&InlineText::plain(&text));
                return self.markup(&escaped, &|| None, &|| members.place().path());
            }
        };
        match self.text(value) {
            Ok(source) => self.markup(&source, &|| echo.text, &|| members.path("text")),
            Err(wrong) => {
                self.out.issue(wrong.at(&members.path("text")));
                String::new()
            }
        }
    }

    /// The literal `text` of a code block or an embed.
    fn literal_text(&mut self, members: &Members<'_>, base: Option<LooseText>) -> String {
        let base = match base {
            Some(LooseText { text, markup: true })
                if matches!(members.slot("text"), Slot::Absent) =>
            {
                self.warn_of_lost_marks(members, &text);
                inline::plain(&text)
            }
            base => base.map(|loose| loose.text).unwrap_or_default(),
        };
        let most = self.most(MAX_TEXT);
        members.read("text", (base, String::new()), self.out, |value| {
            read::text(value, most)
        })
    }

    /// Warns that text which becomes literal loses its marks; it keeps the visible text (ops.md 7.2).
    fn warn_of_lost_marks(&mut self, members: &Members<'_>, source: &str) {
        let Ok(parsed) = inline::parse(source) else {
            return;
        };
        let mut names: Vec<&str> = Vec::new();
        for mark in parsed.text.marks() {
            if !names.contains(&mark.kind.name()) {
                names.push(mark.kind.name());
            }
        }
        if names.is_empty() {
            return;
        }
        let count = parsed.text.marks().len();
        let message = format!(
            "marks that the new type cannot hold: {count} ({})",
            names.join(", ")
        );
        let hint = "send `text` with the type to keep what a mark says, such as an address";
        self.out
            .warn(Issue::at(members.path("type"), message).hint(hint));
    }

    fn code(&mut self, members: &Members<'_>, base: Loose) -> BlockContent {
        BlockContent::Code {
            language: members.string("language", MAX_WORD, base.language, self.out),
            text: self.literal_text(members, base.text),
        }
    }

    /// Resolves the conflict between `language` and `fields.lang` of a code block (document.md 6.3). A `fields.lang`
    /// that the request does not write is dropped, even if an older version stored both.
    pub(super) fn settle_language(&mut self, members: &Members<'_>, block: &mut Block) {
        let is_code = matches!(
            block.content,
            BlockContent::Code {
                language: Some(_),
                ..
            }
        );
        let says = |fields: &JsonMap| {
            let language = fields.get(FIELDS_LANGUAGE);
            language.is_some_and(|language| !language.is_null())
        };
        let Some(mut fields) = block.fields.take_if(|fields| is_code && says(fields)) else {
            return;
        };
        if self.is_stored() || members.given("fields").is_none() {
            fields.shift_remove(FIELDS_LANGUAGE);
            block.fields = (!fields.is_empty()).then_some(fields);
        } else if members.given("language").is_some() {
            let message = "`language` and `fields.lang` are both set";
            let issue = Issue::at(members.path("language"), message);
            self.out
                .issue(issue.hint("keep `language`, leave `fields.lang` out"));
        } else {
            let place = members.place().key("fields");
            let message = "`fields.lang` says what the `language` of the block says already";
            let issue = Issue::at(place.key(FIELDS_LANGUAGE).path(), message);
            self.out
                .issue(issue.hint("leave `fields.lang` out, write `language`"));
        }
    }

    fn embed(&mut self, members: &Members<'_>, base: Loose) -> BlockContent {
        let named = members.optional_name("processor", Some(base.processor), self.out);
        // If the processor is unknown, the accepted text is unknown too.
        let exists = named.is_some() || members.given("processor").is_none();
        let processor = named.unwrap_or_default();
        self.refuse_equation(members, processor);
        let Some(url) = members.given("url") else {
            return BlockContent::Embed {
                processor,
                text: self.literal_text(members, base.text),
            };
        };
        let misuse = if exists && !processor.takes_url() {
            Some(format!(
                "the text of {} embed is source code, not a URL",
                wording::one(processor.name())
            ))
        } else if members.given("text").is_some() {
            Some("`url` and `text` are both given, and `text` holds the URL".to_owned())
        } else {
            None
        };
        if let Some(message) = misuse {
            let is_named = members.given("processor").is_some();
            let repair = if members.given("text").is_some() && (is_named || processor.takes_url()) {
                "leave `url` out: `text` is given".to_owned()
            } else {
                let shows_addresses = Processor::EVERY.iter().find(|known| known.takes_url());
                let such_as = shows_addresses.map_or("", |known| known.name());
                format!(
                    "write source code as `text`; an embed of an address needs its `processor`, such as {such_as}"
                )
            };
            self.out
                .issue(Issue::at(members.path("url"), message).hint(repair));
        }
        let text = self.text(url).unwrap_or_else(|wrong| {
            self.out.issue(wrong.at(&members.path("url")));
            String::new()
        });
        BlockContent::Embed { processor, text }
    }

    /// The alias `equation` implies the processor latex; another processor contradicts it (document.md 6.3).
    fn refuse_equation(&mut self, members: &Members<'_>, processor: Processor) {
        let is_equation = members.given("type").is_some_and(|name| name == EQUATION);
        if is_equation && processor != Processor::Latex {
            let message = format!("an equation is drawn by latex, not by {}", processor.name());
            let issue = Issue::at(members.path("processor"), message);
            self.out
                .issue(issue.hint("leave `processor` out, or write the type embed"));
        }
    }

    fn file(
        &mut self,
        members: &Members<'_>,
        kind: FileKind,
        base: Loose,
        echo: &Echo<'_>,
    ) -> FileBlock {
        let mut object_id = self.object(members, "object_id", base.object_id, echo.object);
        if members.given("hash").is_some() {
            if members.given("object_id").is_some() {
                let issue = Issue::at(
                    members.path("hash"),
                    "`hash` and `object_id` are both given",
                );
                self.out
                    .issue(issue.hint("leave `hash` out: it is an older name of `object_id`"));
            }
            object_id = self.object(members, "hash", object_id, echo.object);
        }
        let most_bytes = self.most(MAX_SIZE) as u64;
        FileBlock {
            kind,
            object_id,
            name: members.string("name", MAX_NAME, base.name, self.out),
            mime_type: members.string("mime_type", MAX_KEY, base.mime_type, self.out),
            size: members.read("size", (base.size, None), self.out, |value| {
                read::whole(value, most_bytes).map(Some)
            }),
            style: members.name("style", base.file_style, self.out),
            added_at: members.read("added_at", (base.added_at, None), self.out, instant),
        }
    }

    fn link(&mut self, members: &Members<'_>, base: Loose, echo: &Echo<'_>) -> LinkBlock {
        LinkBlock {
            object_id: self.object(members, "object_id", base.object_id, echo.object),
            card_style: members.name("card_style", base.card_style, self.out),
            icon_size: members.name("icon_size", base.icon_size, self.out),
            description: members.name("description", base.description, self.out),
            properties: match members.slot("properties") {
                Slot::Absent => base.link_properties,
                Slot::Cleared => Vec::new(),
                Slot::Given(_) => self.property_list(members, "properties"),
            },
        }
    }

    /// A list of property keys without duplicates.
    fn property_list(&mut self, members: &Members<'_>, name: &str) -> Vec<String> {
        let values = members.array(name, MAX_LIST, self.out).unwrap_or_default();
        let list = members.place().key(name);
        let mut keys = Vec::with_capacity(values.len());
        let mut known = HashSet::with_capacity(values.len());
        for (position, value) in values.iter().enumerate() {
            match self.key(value) {
                Ok(spelling) => {
                    let place = list.index(position);
                    let found = self.resolve_property(spelling, &place, Offers::ALL);
                    if let Some(found) = found
                        && known.insert(found.key.clone())
                    {
                        keys.push(found.key);
                    }
                }
                Err(wrong) => self.out.issue(wrong.at(&list.index(position).path())),
            }
        }
        keys
    }

    fn property_block(&mut self, members: &Members<'_>, base: Loose) -> BlockContent {
        let property = match (members.slot("property"), base.property) {
            (Slot::Absent, Some(held)) => held,
            _ => self
                .required_property(members)
                .map(|found| found.key)
                .unwrap_or_default(),
        };
        BlockContent::Property { property }
    }
}

/// An example of an instant.
const INSTANT: &str = "for example 2026-07-06T15:04:05Z";

/// A valid RFC 3339 instant, kept as written (document.md 10.4).
fn instant(value: &Value) -> Result<Option<String>, Wrong> {
    let text = match value {
        Value::String(text) if text.is_empty() => return Ok(None),
        Value::String(text) => text,
        _ => {
            let message = format!("must be a date and time, not {}", json_kind(value));
            return Err(Wrong::new(message).hint(INSTANT));
        }
    };
    if parse_date(text).is_some_and(|date| date.has_time) {
        return Ok(Some(text.clone()));
    }
    Err(Wrong::new(format!(
        "{text:?} is not an RFC 3339 date and time",
        text = shown(text)
    ))
    .hint(INSTANT))
}
