//! Parses one block: its type, the common members, and the members of its type (document.md 6.1, 6.3).

use crate::limits::MAX_WORD;
use serde_json::Value;

use super::Parser;
use super::loose::Loose;
use super::meant;
use super::reference::Echo;
use crate::block::{
    Block, BlockContent, BlockType, COMMON_MEMBERS, IdRule, Input, MintedKind, TextStyle,
};
use crate::issue::Issue;
use crate::members::{Members, Slot, Writer};
use crate::place::Place;
use crate::similar::meant_and_listed;
use crate::wire::{JsonMap, Named};
use crate::wording::{self, shown};

/// The meaning of the `type` of an input block.
pub(super) enum Shape {
    /// A block.
    Block(BlockType),
    /// The transparent wrapper, allowed only in input.
    Group,
    /// A block that represents a property of the object, allowed only in input.
    Structural(Structural),
    /// An unknown type; an issue is already reported.
    Unknown,
}

/// The structural types (document.md 6.8).
#[derive(Clone, Copy)]
pub(super) enum Structural {
    Title,
    Description,
    FeaturedProperties,
}

impl Structural {
    /// The structural types by name.
    const ALL: [(&'static str, Self); 3] = [
        ("title", Self::Title),
        ("description", Self::Description),
        ("featured_properties", Self::FeaturedProperties),
    ];

    fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, structural)| *structural)
    }
}

/// The members for the position and identity of a block.
const ID: &str = "id";
const INDENT: &str = "indent";
/// Input aliases: headings deeper than level 3.
const DEEP_HEADINGS: [&str; 2] = ["heading_4", "header_4"];
/// Input alias: an embed that is rendered by latex (document.md 6.3).
pub(super) const EQUATION: &str = "equation";
/// The wrapper that contributes only its children.
pub(super) const GROUP: &str = "group";

/// Input names that are not block types: aliases are rewritten, groups are lifted, structural blocks are removed.
pub(crate) fn input_types() -> impl Iterator<Item = &'static str> {
    let structural = Structural::ALL.iter().map(|(name, _)| *name);
    let aliases = DEEP_HEADINGS.into_iter().chain([EQUATION, GROUP]);
    aliases.chain(structural)
}

/// Resolves a type name or one of its input aliases (document.md 6.3).
fn block_type(name: &str) -> Option<BlockType> {
    match name {
        deep if DEEP_HEADINGS.contains(&deep) => Some(BlockType::Heading3),
        EQUATION => Some(BlockType::Embed),
        _ => BlockType::named(name),
    }
}

impl Parser<'_> {
    /// Parses and checks the `type` of a block.
    pub(super) fn shape(&mut self, members: &Members<'_>, indent: u8, in_cell: bool) -> Shape {
        let Some(name) = self.type_name(members, in_cell) else {
            return Shape::Unknown;
        };
        let refused = match block_type(name) {
            Some(BlockType::Table) if in_cell => "a table cell cannot hold a table",
            Some(found) if self.admits(found, members) => return Shape::Block(found),
            Some(_) => "blocks of this type cannot be created",
            None if self.is_payload() => "this type does not exist",
            None if name == GROUP => return Shape::Group,
            None => match Structural::named(name) {
                Some(structural) if indent == 0 && !in_cell => {
                    return Shape::Structural(structural);
                }
                Some(_) => "this type is only possible at indent 0",
                None => "this type does not exist",
            },
        };
        self.refuse_type(members, name, refused, in_cell);
        Shape::Unknown
    }

    /// The `type` as written; reports a missing one.
    fn type_name<'m>(&mut self, members: &Members<'m>, in_cell: bool) -> Option<&'m str> {
        match members.slot("type") {
            Slot::Given(Value::String(name)) => Some(name),
            Slot::Given(_) => {
                self.out.issue(
                    Issue::at(members.path("type"), "must be a string")
                        .hint(self.allowed_types(in_cell).join(", ")),
                );
                None
            }
            Slot::Absent | Slot::Cleared => {
                self.out.issue(
                    Issue::at(members.path("type"), "every block needs a `type`")
                        .hint(self.allowed_types(in_cell).join(", ")),
                );
                None
            }
        }
    }

    pub(super) fn refuse_type(
        &mut self,
        members: &Members<'_>,
        name: &str,
        why: &str,
        in_cell: bool,
    ) {
        let allowed = self.allowed_types(in_cell);
        // A known type name is not a misspelling.
        let misspelled = block_type(name).is_none();
        let level = members.raw(meant::HEADING_LEVEL);
        let meant = misspelled
            .then(|| {
                let heading = level.and_then(|level| meant::heading(name, level));
                heading.or_else(|| meant::block_type(name, &allowed))
            })
            .flatten();
        let issue = Issue::at(
            members.path("type"),
            format!("type {:?}: {why}", shown(name)),
        );
        // If the type is missing or unknown, no other member is checked, so this hint also covers the heading level.
        let hint = match meant.as_deref() {
            Some(meant) if level.is_some() && meant::says_level(meant) => format!(
                "did you mean {meant}? leave {} out: the type says it; {}",
                meant::HEADING_LEVEL,
                allowed.join(", ")
            ),
            meant => meant_and_listed(meant, &allowed),
        };
        self.out.issue(issue.hint(hint));
    }

    /// The types that the input can use here.
    fn allowed_types(&self, in_cell: bool) -> Vec<&'static str> {
        let authorable = |found: &&BlockType| !self.is_payload() || found.is_authorable();
        let fits = |found: &&BlockType| !in_cell || **found != BlockType::Table;
        let types = BlockType::ALL.iter().filter(authorable).filter(fits);
        types.map(|found| found.name()).collect()
    }

    /// In payloads, types of older content are allowed only with the id that they keep (ops.md 6).
    fn admits(&self, found: BlockType, members: &Members<'_>) -> bool {
        match self.cx.input {
            Input::Stored | Input::Create | Input::Validate => true,
            Input::Payload(IdRule::New) => found.is_authorable(),
            Input::Payload(IdRule::Existing(_)) => {
                found.is_authorable() || members.given("id").is_some()
            }
        }
    }

    /// Parses a block of a known type.
    pub(super) fn block(
        &mut self,
        members: &Members<'_>,
        block_type: BlockType,
        indent: u8,
    ) -> Block {
        let id = self.block_id(members, block_type, indent);
        let kept = self.existing().and_then(|parts| parts.block(&id));
        let echo = kept.map(Echo::of_block).unwrap_or_default();
        self.typed(members, block_type, indent, id, &echo)
    }

    /// Parses a block of a known type with a known id.
    pub(super) fn typed(
        &mut self,
        members: &Members<'_>,
        block_type: BlockType,
        indent: u8,
        id: String,
        echo: &Echo<'_>,
    ) -> Block {
        self.close_block(members, block_type);
        let content = self.content(members, block_type, Loose::default(), echo);
        let mut block = self.assemble(members, indent, id, content, Common::default());
        if self.is_payload() {
            self.complete(members, &mut block, echo);
        }
        self.settle_language(members, &mut block);
        block
    }

    /// Merges the members of `set` into a block (ops.md 7.2).
    pub(super) fn update(&mut self, base: &Block, set: &JsonMap, place: &Place<'_>) -> Block {
        let members = Members::of(set, place, Writer::Operation);
        let target = match members.raw("type") {
            None => Some(base.content.block_type()),
            Some(_) => match self.shape(&members, base.indent, false) {
                Shape::Block(found) => Some(found),
                Shape::Group | Shape::Structural(_) | Shape::Unknown => None,
            },
        };
        let content = match target {
            None => base.content.clone(),
            Some(target) => {
                self.updates = true;
                self.close_block(&members, target);
                self.updates = false;
                let echo = Echo::of(&base.content);
                let held = Loose::from(base.content.clone());
                let mut content = self.content(&members, target, held, &echo);
                if base.content.text().is_some_and(|text| !text.is_empty())
                    && matches!(members.slot("text"), Slot::Absent)
                    && content.text().is_none()
                {
                    let message = format!(
                        "{} has no text: that of the block is dropped",
                        wording::one(target.name())
                    );
                    let hint = "insert a new block instead, to keep the text";
                    self.out
                        .warn(Issue::at(members.path("type"), message).hint(hint));
                }
                if let BlockContent::Dataview(dataview) = &mut content
                    && echo.dataview.is_none()
                {
                    self.give_view(&members, dataview);
                }
                content
            }
        };
        let common = Common {
            align: base.align,
            vertical_align: base.vertical_align,
            background_color: base.background_color.clone(),
            fields: base.fields.clone(),
        };
        let mut block = self.assemble(&members, base.indent, base.id.clone(), content, common);
        self.settle_language(&members, &mut block);
        block
    }

    /// A block of unknown type: only `type`, `indent` and `id` are checked (document.md 10.3).
    pub(super) fn unknown_block(&mut self, members: &Members<'_>, indent: u8) -> Block {
        let id = self.local_id(members, MintedKind::Block);
        let content = BlockContent::paragraph(String::new());
        Block::plain(id, indent, content)
    }

    /// Checks a group, which has only the common members. It contributes nothing but its faults.
    pub(super) fn judge_group(&mut self, members: &Members<'_>) {
        for name in members
            .names()
            .filter(|name| !COMMON_MEMBERS.contains(&name.as_str()))
        {
            if self.out.is_full() {
                break;
            }
            self.refuse_member(members, name, GROUP, &[]);
        }
        let id = self.local_id(members, MintedKind::Block);
        let content = BlockContent::paragraph(String::new());
        self.assemble(members, 0, id, content, Common::default());
    }

    /// Refuses members that a block of this type does not have.
    fn close_block(&mut self, members: &Members<'_>, block_type: BlockType) {
        let own = block_type.members();
        for name in members.names() {
            if self.out.is_full() {
                return;
            }
            let name = name.as_str();
            if COMMON_MEMBERS.contains(&name) || own.contains(&name) {
                continue;
            }
            let alias = match block_type {
                BlockType::File
                | BlockType::Image
                | BlockType::Video
                | BlockType::Audio
                | BlockType::Pdf => name == "hash",
                // `url` is checked with the processor, which decides whether it is an alias.
                BlockType::Embed => name == "url",
                _ => false,
            };
            if !alias {
                self.refuse_member(members, name, block_type.name(), own);
            }
        }
    }

    fn refuse_member(
        &mut self,
        members: &Members<'_>,
        name: &str,
        type_name: &str,
        own: &'static [&'static str],
    ) {
        // An empty member of another block type is ignored (document.md 3.1, ops.md 1.2). An update removes it from the
        // block.
        let is_known = || {
            BlockType::ALL
                .iter()
                .any(|other| other.members().contains(&name))
        };
        if !self.updates && members.given(name).is_none() && is_known() {
            return;
        }
        if name == "children" {
            let message = "`children` is not a member of a block: `blocks` is one flat array";
            let hint = if self.updates {
                "leave it out; insert_blocks puts new blocks inside another one"
            } else {
                "put the children behind their parent, each with its parent's `indent` + 1"
            };
            self.out
                .issue(Issue::at(members.path(name), message).hint(hint));
            return;
        }
        if meant::names_parent(name) {
            let what = format!("{} block", wording::one(type_name));
            let message = format!("{:?} is not a member of {what}", wording::shown(name));
            let hint = if self.updates {
                "leave it out; move_block moves a block to another parent"
            } else {
                "leave it out: a child follows its parent, with the parent's `indent` + 1"
            };
            self.out
                .issue(Issue::at(members.path(name), message).hint(hint));
            return;
        }
        // An update cannot change the id or the position of a block (ops.md 7.2).
        let is_open = |member: &&&str| !self.updates || ![ID, INDENT].contains(member);
        let common = COMMON_MEMBERS.iter().filter(is_open);
        let admitted: Vec<_> = common.chain(own).copied().collect();
        let what = format!("{} block", wording::one(type_name));
        let known = BlockType::named(type_name);
        if let Some(repair) = known.and_then(|known| meant::said_otherwise(known, name)) {
            let issue = members.unknown_but_meant(name, &what, &admitted, None);
            self.out.issue(issue.hint(repair));
            return;
        }
        let meant = meant::block_member(name, &members.not_given(&admitted));
        self.out
            .issue(members.unknown_but_meant(name, &what, &admitted, meant.as_deref()));
    }

    fn assemble(
        &mut self,
        members: &Members<'_>,
        indent: u8,
        id: String,
        content: BlockContent,
        base: Common,
    ) -> Block {
        let background = base.background_color;
        Block {
            indent,
            id,
            content,
            align: members.name("align", base.align, self.out),
            vertical_align: members.name("vertical_align", base.vertical_align, self.out),
            background_color: members.string("background_color", MAX_WORD, background, self.out),
            fields: self.bag(members, "fields", base.fields),
        }
    }
}

/// The common members of a block, as the base of a merge.
#[derive(Default)]
struct Common {
    align: crate::block::Align,
    vertical_align: crate::block::VerticalAlign,
    background_color: Option<String>,
    fields: Option<JsonMap>,
}

impl BlockContent {
    /// A paragraph of this canonical markup source.
    pub fn paragraph(text: String) -> Self {
        let style = TextStyle::Paragraph;
        Self::Text {
            style,
            checked: false,
            icon: None,
            color: None,
            text,
        }
    }
}

impl Block {
    /// A block that has only content.
    pub fn plain(id: String, indent: u8, content: BlockContent) -> Self {
        Self {
            indent,
            id,
            content,
            align: Default::default(),
            vertical_align: Default::default(),
            background_color: None,
            fields: None,
        }
    }
}
