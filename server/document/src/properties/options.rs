//! Options of select properties, by name, and the new options that a request creates (document.md 3.1, ops.md 9).

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

use serde_json::{Value, json};

use super::value::held_entries;
use crate::ids::IdSource;
use crate::issue::{FaultKind, Issue, Miss, Ref};
use crate::kinds::{Format, PaletteColor};
use crate::limits::{MAX_NAME, MAX_PROPERTY_OPTIONS};
use crate::path::Path;
use crate::similar::{canonical_name, did_you_mean, similar};
use crate::vocabulary::{Advice, Advising, OptionDef, PropertyDef};
use crate::wording::{PUT_BACK, SHORTER_NAME, shown, too_many};

/// Maximum number of options that one request can create (document.md 10.6).
pub const MAX_NEW_OPTIONS: usize = 64;
/// The query parameter that allows a request to create options.
const CONSENT: &str = "create_missing_options";

/// An option that a request creates, or restores from the bin.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NewOption {
    /// Internal key of the property.
    pub property: String,
    /// Its id: new, or that of the removed option with the same name.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The color that the request sets; without one the next palette color is used. A restored option keeps its color.
    pub color: Option<PaletteColor>,
    /// True if a removed option with this name is restored.
    pub revived: bool,
}

/// Collects the new option names of a request, each once per property.
///
/// Everything that parses one request shares it, so that a repeated name is one option.
pub struct NewOptions<'a> {
    consent: bool,
    ids: &'a dyn IdSource,
    collected: RefCell<Collected>,
    advice: Advice,
}

/// New options in input order, and their ids by property and name, because a body may name many.
#[derive(Default)]
struct Collected {
    options: Vec<NewOption>,
    ids: HashMap<String, HashMap<String, String>>,
}

impl<'a> NewOptions<'a> {
    /// `consent` is the request's `create_missing_options`.
    pub fn new(consent: bool, ids: &'a dyn IdSource) -> Self {
        Self {
            consent,
            ids,
            collected: RefCell::default(),
            advice: Advice::default(),
        }
    }

    /// The remaining suggestions of the request, shared by all its misspellings.
    pub(crate) fn advice(&self) -> &Advice {
        &self.advice
    }

    /// The collected options, in input order.
    pub fn collected(&self) -> Vec<NewOption> {
        self.collected.borrow().options.clone()
    }

    /// The number of collected options.
    pub fn count(&self) -> usize {
        self.collected.borrow().options.len()
    }

    /// The issue if there are more than [`MAX_NEW_OPTIONS`], with the counts by property (ops.md 9).
    pub fn over_cap(&self, path: &Path, served_key: impl Fn(&str) -> String) -> Option<Issue> {
        let collected = &self.collected.borrow().options;
        if collected.len() <= MAX_NEW_OPTIONS {
            return None;
        }
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for option in collected.iter() {
            *counts.entry(served_key(&option.property)).or_default() += 1;
        }
        let counts: Vec<_> = counts
            .iter()
            .map(|(key, count)| format!("{key}: {count}"))
            .collect();
        let message = format!(
            "the request would create {} options ({}), at most {MAX_NEW_OPTIONS} are allowed",
            collected.len(),
            counts.join(", ")
        );
        Some(Issue::at(path, message).hint(
            "creating options is permanent: check that the values are meant as options, and split the request",
        ))
    }

    /// Sets the color of a collected new option. Restored options keep their color.
    pub fn paint(&self, id: &str, color: PaletteColor) {
        let mut collected = self.collected.borrow_mut();
        let mut options = collected.options.iter_mut();
        if let Some(option) = options.find(|option| option.id == id && !option.revived) {
            option.color = Some(color);
        }
    }

    /// The id for a name that no live option has; `None` without consent.
    fn create(&self, property: &PropertyDef, name: &str) -> Option<Result<String, Miss>> {
        if !self.consent {
            return None;
        }
        let name = &*canonical_name(name);
        let mut collected = self.collected.borrow_mut();
        let known = collected.ids.get(&property.key);
        if let Some(id) = known.and_then(|names| names.get(name)) {
            return Some(Ok(id.clone()));
        }
        let before = known.map_or(0, HashMap::len);
        // Above the request limit, options are only counted; the request is refused as a whole.
        if before < MAX_NEW_OPTIONS
            && let Err(issue) = check_room(property, before + 1)
        {
            return Some(Err(invalid(issue)));
        }
        let removed = property.options.named(name).find(|option| option.archived);
        let id = removed.map_or_else(|| self.ids.mint(), |option| option.id.clone());
        let names = collected.ids.entry(property.key.clone()).or_default();
        names.insert(name.to_owned(), id.clone());
        collected.options.push(NewOption {
            property: property.key.clone(),
            id: id.clone(),
            name: name.to_owned(),
            color: None,
            revived: removed.is_some(),
        });
        Some(Ok(id))
    }
}

/// Refuses `more` options for a property that would exceed its limit.
pub fn check_room(property: &PropertyDef, more: usize) -> Result<(), Issue> {
    if property.options.have_room_for(more) {
        return Ok(());
    }
    let key = property.spelled();
    let message = format!(
        "{key} cannot have {more} more options: a property has at most {MAX_PROPERTY_OPTIONS}"
    );
    let hint =
        "use an existing option, or delete unused ones; a property of format text has no limit";
    Err(Issue::pathless(message)
        .hint(hint)
        .see(list_options(property)))
}

/// Which removed options can still be named.
#[derive(Clone, Copy)]
pub enum Removed<'a> {
    /// Those that the object's current value contains.
    HeldIn(Option<&'a Value>),
    /// All: a view can name the options that it was written with.
    Any,
}

/// The rules for every option name, whether the option exists or not.
pub(super) fn judge_name(name: &str) -> Result<(), Miss> {
    if canonical_name(name).is_empty() {
        return Err(invalid(Issue::pathless("an option name is empty").hint(
            "leave the entry out, or set the property to [] to empty it",
        )));
    }
    if name.chars().count() > MAX_NAME {
        let length = name.chars().count();
        let message = format!(
            "an option name of {}",
            too_many(length, "characters", MAX_NAME)
        );
        return Err(invalid(Issue::pathless(message).hint(SHORTER_NAME)));
    }
    Ok(())
}

/// The id of the option with this name.
///
/// # Errors
/// Empty, unknown without consent, or the name of several options.
pub fn resolve_option(
    property: &PropertyDef,
    name: &str,
    removed: Removed<'_>,
    new: Option<&NewOptions<'_>>,
) -> Result<String, Miss> {
    judge_name(name)?;
    if let Some(only) = only_live(property, name) {
        return Ok(only.id.clone());
    }
    match named(property, name, removed).as_slice() {
        [one] => Ok(one.id.clone()),
        [] if property.archived => Err(of_removed(property, name)),
        [] => new
            .and_then(|new| new.create(property, name))
            .unwrap_or_else(|| {
                let advising = new.map_or(Advising::Always, |new| Advising::Sparingly(&new.advice));
                Err(unknown(property, name, advising))
            }),
        several => Err(ambiguous(property, name, several)),
    }
}

/// The live option named by a path (http.md 20.5).
///
/// # Errors
/// Unknown or removed, with suggestions; or the name of several options.
pub fn find_option<'p>(property: &'p PropertyDef, name: &str) -> Result<&'p OptionDef, Miss> {
    let live: Vec<&OptionDef> = live_named(property, name).collect();
    match live.as_slice() {
        [one] => Ok(one),
        [] => Err(missing(property, name, Advising::Always)),
        several => Err(ambiguous(property, name, several)),
    }
}

/// The id of the option with this name, in the content of blocks, which cannot create options (ops.md 9).
///
/// # Errors
/// Unknown, or the name of several options.
pub(crate) fn known_option(
    property: &PropertyDef,
    name: &str,
    advising: Advising<'_>,
) -> Result<String, Miss> {
    if let Some(only) = only_live(property, name) {
        return Ok(only.id.clone());
    }
    match named(property, name, Removed::Any).as_slice() {
        [one] => Ok(one.id.clone()),
        [] => Err(missing(property, name, advising)),
        several => Err(ambiguous(property, name, several)),
    }
}

/// The id of the option that a removal names; `None` if there is none. No option is created (ops.md 7.1).
///
/// # Errors
/// The name of several options.
pub(super) fn resolve_removed(
    property: &PropertyDef,
    name: &str,
    held: Option<&Value>,
) -> Result<Option<String>, Miss> {
    match named(property, name, Removed::HeldIn(held)).as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(one.id.clone())),
        several => Err(ambiguous(property, name, several)),
    }
}

/// The live options with this name; if there are none, the removed ones that can be named.
fn named<'p>(property: &'p PropertyDef, name: &str, removed: Removed<'_>) -> Vec<&'p OptionDef> {
    let live: Vec<&OptionDef> = live_named(property, name).collect();
    if !live.is_empty() {
        return live;
    }
    let named = property.options.named(name);
    match removed {
        Removed::Any => named.collect(),
        Removed::HeldIn(value) => {
            let held = held_entries(value);
            named
                .filter(|option| held.contains(&option.id.as_str()))
                .collect()
        }
    }
}

fn live_named<'p>(
    property: &'p PropertyDef,
    name: &str,
) -> impl Iterator<Item = &'p OptionDef> + use<'p> {
    let named = property.options.named(name);
    named.filter(|option| !option.archived)
}

/// The live option with this name, if it is the only one. This fast path is the usual case: a filter may name
/// thousands.
fn only_live<'p>(property: &'p PropertyDef, name: &str) -> Option<&'p OptionDef> {
    let mut live = live_named(property, name);
    let first = live.next();
    first.filter(|_| live.next().is_none())
}

fn no_such_option(property: &PropertyDef, name: &str) -> String {
    format!(
        "option does not exist: {} has no {:?}",
        property.spelled(),
        shown(name)
    )
}

/// The issue for an unknown option name. The flag is true if an unreadable option has this name, so no other is
/// suggested.
fn not_found(property: &PropertyDef, name: &str) -> (Issue, bool) {
    let message = no_such_option(property, name);
    match property.options.unread().matching_option(name) {
        Some(unread) => {
            let message = format!("{message}; {}", unread.message);
            (Issue::pathless(message), unread.is_meant)
        }
        None => (Issue::pathless(message), false),
    }
}

/// The issue for an unknown option of a removed property: removed properties cannot get new options.
fn of_removed(property: &PropertyDef, name: &str) -> Miss {
    let message = format!(
        "{}, and a property that was removed from the space gets no more options",
        no_such_option(property, name)
    );
    invalid(Issue::pathless(message).hint("leave the entry out"))
}

/// The issue for an unknown option name that is not created.
fn missing(property: &PropertyDef, name: &str, advising: Advising<'_>) -> Miss {
    let (issue, is_unread) = not_found(property, name);
    let list = list_options(property);
    if is_unread {
        return invalid(issue.hint(PUT_BACK).see(list));
    }
    invalid(match did_you_mean(&near(property, name, advising)) {
        Some(meant) => issue.hint(meant).see(list),
        None => issue.hint("list_property_options shows them all").see(list),
    })
}

/// The live options most similar to a name. Each search compares the name with every option, so the number of searches
/// per request is limited.
fn near(property: &PropertyDef, name: &str, advising: Advising<'_>) -> Vec<String> {
    if !advising.grants() {
        return Vec::new();
    }
    let live = property.options.live();
    similar(name, live.map(|option| option.name.as_str()))
}

fn list_options(property: &PropertyDef) -> Ref {
    Ref::op("list_property_options").param("key", property.spelled())
}

/// The options listed in one string: several parts, each the name of an option.
pub(crate) fn options_apart<'n>(property: &PropertyDef, name: &'n str) -> Option<Vec<&'n str>> {
    let parts: Vec<&str> = name.split([',', ';']).map(str::trim).collect();
    let exists = |part: &&str| live_named(property, part).next().is_some();
    (parts.len() > 1 && parts.iter().all(exists)).then_some(parts)
}

fn unknown(property: &PropertyDef, name: &str, advising: Advising<'_>) -> Miss {
    let (issue, is_unread) = not_found(property, name);
    // A multi-select takes each option as a separate entry.
    let takes_several = property.format == Format::MultiSelect;
    if let Some(list) = options_apart(property, name).filter(|_| takes_several) {
        let hint = format!("write each option as an entry of its own: {}", json!(list));
        return invalid(issue.hint(hint).see(list_options(property)));
    }
    if is_unread {
        return invalid(issue.hint(PUT_BACK).see(list_options(property)));
    }
    let near = near(property, name, advising);
    let meant = did_you_mean(&near).map_or_else(String::new, |meant| meant + " ");
    let hint = format!("{meant}check the spelling, or resend with {CONSENT}=true to create it");
    let issue = issue
        .hint(hint)
        .see(list_options(property))
        .see(Ref::same_request().query(CONSENT, "true"));
    invalid(issue)
}

fn ambiguous(property: &PropertyDef, name: &str, options: &[&OptionDef]) -> Miss {
    let spelled = property.spelled();
    let colours: Vec<&str> = options.iter().map(|option| option.color.name()).collect();
    let issue = Issue::pathless(format!(
        "{} options of {spelled} are named {name:?}, coloured {}",
        options.len(),
        colours.join(", "),
        name = shown(name)
    ))
    .hint("send the name of another option: these cannot be distinguished")
    .see(list_options(property));
    Miss {
        kind: FaultKind::Ambiguous,
        issue,
    }
}

/// The color of an option that was created without one: the next in the palette, cyclically.
pub fn next_color(existing: &[OptionDef]) -> PaletteColor {
    let turn = existing.len() % PaletteColor::ALL.len();
    PaletteColor::ALL.get(turn).copied().unwrap_or_default()
}

fn invalid(issue: Issue) -> Miss {
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
