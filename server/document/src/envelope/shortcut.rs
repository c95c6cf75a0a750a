//! Parses the shortcut body of a create: type, name, properties, Markdown (document.md 10.7).

use serde_json::{Value, json};

use super::create::{CreateContext, DOCUMENT_MARKS, TemplateChoice};
use crate::body::WRITTEN;
use crate::body::gate::MEMBER;
use crate::body::misplaced::{self, Form, Root};
use crate::bundled::NAME;
use crate::controls::of_query;
use crate::document::Document;
use crate::document::{LAYOUT, judge_layout, layout_of};
use crate::document_schemas::{MAX_SHORTCUT_ARRAY, MAX_SHORTCUT_PROPERTIES};
use crate::findings::Findings;
use crate::issue::{Fault, FaultKind, Issue};
use crate::kinds::Layout;
use crate::limits::{MAX_KEY, MAX_NAME};
use crate::markdown::{
    Imported, MAX_CREATE_BLOCKS, MAX_MARKDOWN, Title, import, may_be_name, take_title,
};
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::properties::{Channel, ValueContext, parse_properties};
use crate::similar::{fold, nearest};
use crate::vocabulary::{KeyResolver, TypeDef};
use crate::wire::JsonMap;
use crate::wording::{given_twice, shown, too_many};

/// The members of the shortcut; others are refused.
const MEMBERS: [&str; 5] = ["type", "name", "properties", "markdown", "template"];
const OF_MEMBERS: &str = "the shortcut has type, name, properties, markdown and template";
/// Parses a shortcut into a document.
pub(super) fn parse(
    body: &JsonMap,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) -> Result<(Document, TemplateChoice), Fault> {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(body, &place, Writer::Caller);
    refuse_others(body, &members, cx, findings);
    let type_key = type_key(&members, cx, findings).unwrap_or_default();
    let mut document = Document {
        type_key,
        ..Document::default()
    };
    let name = members.string("name", MAX_NAME, None, findings);
    let mut spelled_name = None;
    if let Some(given) = property_map(&members, findings)? {
        let names = cx.names.silent();
        let is_name = |key: &&String| names.property(key).is_ok_and(|found| found.key == NAME);
        spelled_name = given.keys().find(is_name).cloned();
        let values = ValueContext::Space {
            objects: cx.objects,
            new_options: cx.new_options,
        };
        let path = members.path("properties");
        document.properties = parse_properties(
            &given,
            if name.is_some() { &[NAME] } else { &[] },
            &path,
            Channel::Shortcut,
            &cx.names,
            values,
            findings,
        );
        let vocabulary = cx.names.vocabulary();
        let of_type = vocabulary.type_def(&document.type_key);
        let own = document.properties.get(LAYOUT);
        let issue = own
            .zip(of_type)
            .and_then(|(own, of_type)| judge_layout(own, Some(of_type.layout), &path.key(LAYOUT)));
        issue.into_iter().for_each(|issue| findings.issue(issue));
    }
    if let Some(name) = name {
        refuse_two_names(&document, spelled_name.as_deref())?;
        document.properties.insert(NAME.to_owned(), json!(name));
    }
    let template = TemplateChoice::of(members.string("template", MAX_KEY, None, findings));
    markdown(&members, &mut document, cx, findings);
    Ok((document, template))
}

/// The hint that lists the members of a shortcut and how to send more.
fn of_shortcut() -> String {
    format!("{OF_MEMBERS}; add {MEMBER} to send a document")
}

/// Members of other create bodies, and the operation that accepts them.
const OF_OTHERS: [(&str, &str); 5] = [
    ("filter", "create_query"),
    ("filters", "create_query"),
    ("sorts", "create_query"),
    ("views", "create_query"),
    ("items", "create_collection"),
];

/// The hint for a member that a shortcut does not have, if its meaning is known.
fn repair_of(member: &str, root: &Root<'_>, cx: &CreateContext<'_>) -> Option<String> {
    // A property of the space with this name has priority over a member of another create.
    let names = cx.names.silent();
    let property = || root.as_property(member, Channel::Shortcut, &names);
    root.repair_or(member, property).or_else(|| {
        let (_, operation) = OF_OTHERS.iter().find(|(other, _)| *other == member)?;
        Some(format!("leave {member} out, or send it with {operation}"))
    })
}

fn refuse_others(
    body: &JsonMap,
    members: &Members<'_>,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) {
    let root = Root::new(members, Form::Shortcut);
    let is_known = |member: &str| MEMBERS.contains(&member);
    members.each_unknown(is_known, findings, |member, findings| {
        let message = format!("`{}` is not a member of the shortcut", shown(member));
        let issue = Issue::at(Path::root().key(member), message);
        let issue = match of_query(issue, member, body) {
            Ok(issue) => return findings.issue(issue),
            Err(issue) => issue,
        };
        let given = MEMBERS
            .iter()
            .find(|ours| body.contains_key(**ours) && fold(ours) == fold(member));
        let open = MEMBERS.iter().chain(&DOCUMENT_MARKS).copied();
        let is_given = |ours: &str| body.contains_key(ours) || (ours == "name" && root.has_name());
        let open = open.filter(|ours| !is_given(ours));
        let meant = nearest(member, open);
        let is_respelled = |ours: &String| fold(ours) == fold(member);
        let hint = match (given, meant) {
            (Some(ours), _) => given_twice(member, ours),
            (None, Some(meant)) if is_respelled(&meant) => {
                format!("did you mean {meant}? {}", of_shortcut())
            }
            (None, meant) => match (repair_of(member, &root, cx), meant) {
                (Some(repair), _) => format!("{repair}; {}", of_shortcut()),
                (None, _) if WRITTEN.contains(&member) => {
                    let document = misplaced::as_document(members);
                    format!("{OF_MEMBERS}; {document}")
                }
                (None, Some(meant)) => format!("did you mean {meant}? {}", of_shortcut()),
                (None, None) => of_shortcut(),
            },
        };
        findings.issue(issue.hint(hint));
    });
}

fn type_key(
    members: &Members<'_>,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) -> Option<String> {
    let path = members.path("type");
    if members.given("type").is_none_or(|given| given == "") {
        let hint = "write the key or name of a type, such as page";
        findings.issue(Issue::at(&path, "`type` is required").hint(hint));
        return None;
    }
    let spelling = members.string("type", MAX_KEY, None, findings)?;
    let found = cx.names.find_type_among(&spelling, &TypeDef::is_creatable);
    found
        .map_err(|miss| findings.miss(&path, miss))
        .map(|def| def.key.clone())
        .ok()
}

/// Refuses a name that is given twice. `spelled` is the property key as written, for the path.
fn refuse_two_names(document: &Document, spelled: Option<&str>) -> Result<(), Fault> {
    if !document.properties.contains_key(NAME) {
        return Ok(());
    }
    let spelled = shown(spelled.unwrap_or(NAME));
    let message = format!("`name` and `properties.{spelled}` are both given");
    let issue = |path: Path| Issue::at(path, message.as_str()).hint("write one of them");
    let property = Path::root().key("properties").key(&spelled);
    let issues = vec![issue(Path::root().key("name")), issue(property)];
    Err(Fault {
        kind: FaultKind::Ambiguous,
        message: message.clone().into(),
        issues,
    })
}

/// `properties` as a map, or as an equivalent list of pairs (ops.md 1.2).
fn property_map(members: &Members<'_>, findings: &mut Findings) -> Result<Option<JsonMap>, Fault> {
    let path = members.path("properties");
    let mut given = match members.given("properties") {
        None => return Ok(None),
        Some(Value::Object(map)) => map.clone(),
        Some(Value::Array(pairs)) => crate::ops::from_pairs(pairs, &path)?,
        Some(_) => {
            let message = "`properties` must be an object of keys and values";
            findings.issue(Issue::at(&path, message).hint(r#"write {"<key>": <value>}"#));
            return Ok(None);
        }
    };
    if given.len() > MAX_SHORTCUT_PROPERTIES {
        let message = too_many(given.len(), "properties", MAX_SHORTCUT_PROPERTIES);
        findings.issue(Issue::at(&path, message).hint("send the rest with set_properties"));
    }
    given.retain(|key, value| {
        let length = value.as_array().map_or(0, Vec::len);
        if length > MAX_SHORTCUT_ARRAY {
            let message = too_many(length, "entries", MAX_SHORTCUT_ARRAY);
            let hint = format!("write at most {MAX_SHORTCUT_ARRAY}");
            findings.issue(Issue::at(path.key(key), message).hint(hint));
        }
        length <= MAX_SHORTCUT_ARRAY
    });
    Ok(Some(given))
}

/// The content as Markdown, with the title rule (document.md 12.2).
fn markdown(
    members: &Members<'_>,
    document: &mut Document,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) {
    let path = members.path("markdown");
    let Some(source) = markdown_source(members, &path, findings) else {
        return;
    };
    let imported = match import(source, &path, MAX_CREATE_BLOCKS, cx.ids) {
        Ok(imported) => imported,
        Err(issues) => {
            issues.into_iter().for_each(|issue| findings.issue(issue));
            return;
        }
    };
    let Imported {
        mut blocks,
        warnings,
        front_matter,
    } = imported;
    let has_title = layout_of(document, cx.names.vocabulary()) != Layout::Note;
    let may_promote = has_title && !document.properties.contains_key(LAYOUT);
    let properties = &mut document.properties;
    if let Some(title) = front_matter
        .title
        .as_deref()
        .filter(|title| may_be_name(title))
        && may_promote
        && !properties.contains_key(NAME)
    {
        properties.insert(NAME.to_owned(), json!(title));
    }
    let name = properties.get(NAME).and_then(Value::as_str);
    let title_is_kept = name.is_some() && name == front_matter.title.as_deref();
    let unread = front_matter.warning(title_is_kept, &path);
    for warning in unread.into_iter().chain(warnings) {
        findings.warn(warning);
    }
    let title = take_title(&mut blocks, name, may_promote);
    let what = match &title {
        Title::Kept => None,
        Title::Repeated => Some("the heading repeats the name and was dropped"),
        Title::Promoted(_) => Some("the heading became the name and was dropped"),
    };
    if let Some(what) = what {
        let hint = "send `name` and leave the heading out";
        findings.warn(Issue::at(format!("{path}[0]"), what).hint(hint));
    }
    if let Title::Promoted(name) = title {
        document.properties.insert(NAME.to_owned(), json!(name));
    }
    document.blocks = blocks;
}

/// The Markdown, if it is given and not too long.
fn markdown_source<'m>(
    members: &Members<'m>,
    path: &Path,
    findings: &mut Findings,
) -> Option<&'m str> {
    let value = members.given("markdown")?;
    let Some(source) = value.as_str() else {
        findings.issue(Issue::at(path, "must be a string").hint("send Markdown"));
        return None;
    };
    let length = source.chars().count();
    if length > MAX_MARKDOWN {
        let message = too_many(length, "characters", MAX_MARKDOWN);
        findings.issue(Issue::at(path, message).hint("send the rest with insert_blocks"));
        return None;
    }
    Some(source)
}
