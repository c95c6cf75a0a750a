//! From objects as v1 sends them to content (v1.md 10).

use rolltop_document::block::Block;
use rolltop_document::document::Document;
use rolltop_document::envelope::{NO_TEMPLATE, TemplateChoice};
use rolltop_document::issue::Fault;
use rolltop_document::markdown::{MAX_CREATE_BLOCKS, MAX_MARKDOWN, import_v1};
use rolltop_document::path::Path;
use rolltop_document::vocabulary::{Layout, TypeDef};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::v1::objects::{CreateObjectRequest, UpdateObjectRequest};
use rolltop_workspace::Error;
use rolltop_workspace::objects::{Content, ContentContext};

use super::conditions::find_type;
use super::given::{bounded, fault};
use super::given_icons::{Bearer, icon_of};
use super::given_values::values;

/// The content of a new object.
pub(super) fn new_object(
    given: CreateObjectRequest,
    cx: &ContentContext<'_>,
    urls: &str,
) -> Result<(Content, TemplateChoice), Error> {
    let def = type_of(&given.type_key, cx).filter(|def| def.is_creatable());
    let unknown = || fault(format!("invalid type key: {:?}", shown(&given.type_key)));
    let def = def.ok_or_else(unknown)?;
    let content = Content {
        type_key: Some(def.key.clone()),
        name: given.name.as_deref().map(bounded).transpose()?,
        icon: icon_of(given.icon.as_ref(), Bearer::Object, None, urls, cx.objects)?,
        values: values(given.properties.as_deref().unwrap_or_default(), cx)?,
        blocks: blocks_of("body", given.body.as_deref(), cx)?,
    };
    let has_blocks = content
        .blocks
        .as_ref()
        .is_some_and(|blocks| !blocks.is_empty());
    if has_blocks && matches!(def.layout, Layout::Set | Layout::Collection) {
        let message = format!("an object of layout {} has no body", def.layout.name());
        return Err(fault(message).into());
    }
    let template = match given.template_id.as_deref() {
        None | Some("") => TemplateChoice::TypeDefault,
        Some(NO_TEMPLATE) => TemplateChoice::None,
        Some(id) => TemplateChoice::Named(id.to_owned()),
    };
    Ok((content, template))
}

/// What becomes of an object that holds something already.
pub(super) fn changed_object(
    given: UpdateObjectRequest,
    cx: &ContentContext<'_>,
    held: &Document,
    urls: &str,
) -> Result<Content, Error> {
    let unknown = |key: &str| {
        let key = shown(key);
        fault(format!(
            "failed to update object, invalid type key: {key:?}"
        ))
    };
    let type_key = given.type_key.as_deref();
    let type_key = type_key.map(|key| type_of(key, cx).ok_or_else(|| unknown(key)));
    let (icon, held) = (given.icon.as_ref(), held.icon.as_ref());
    Ok(Content {
        type_key: type_key.transpose()?.map(|def| def.key.clone()),
        name: given.name.as_deref().map(bounded).transpose()?,
        icon: icon_of(icon, Bearer::Object, held, urls, cx.objects)?,
        values: values(given.properties.as_deref().unwrap_or_default(), cx)?,
        blocks: blocks_of("markdown", given.markdown.as_deref(), cx)?,
    })
}

/// The live type that a key or id names.
fn type_of<'c>(key: &str, cx: &ContentContext<'c>) -> Option<&'c TypeDef> {
    find_type(cx.vocabulary, key.trim()).filter(|def| !def.archived)
}

/// The blocks of a text; a blank one has none, and an absent one changes none.
fn blocks_of(
    member: &str,
    text: Option<&str>,
    cx: &ContentContext<'_>,
) -> Result<Option<Vec<Block>>, Fault> {
    let Some(text) = text else {
        return Ok(None);
    };
    let length = text.chars().count();
    if length > MAX_MARKDOWN {
        let message = too_many(length, "characters", MAX_MARKDOWN);
        return Err(fault(format!("{member}: {message}")));
    }
    let path = Path::root().key(member);
    let kind = |id: &str| cx.objects.file_kind(id);
    let read = import_v1(text, &path, MAX_CREATE_BLOCKS, cx.ids, &kind);
    let read = read.map_err(|issues| Fault::many(format!("{member} cannot be read"), issues))?;
    Ok(Some(read))
}
