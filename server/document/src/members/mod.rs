//! The members of one JSON object: which are given, which are unknown, and typed access by name.

use serde_json::Value;

use crate::findings::Findings;
use crate::issue::Issue;
use crate::path::Path;
use crate::place::Place;
use crate::similar::{fold, meant_and_listed, nearest};
use crate::wire::{JsonMap, Named};
use crate::wording::{self, shown};

pub(crate) mod meant;
pub(crate) mod read;

pub(crate) use meant::{body_member, meant_value, view_member};
use read::Wrong;

/// Maximum size of an object that is searched linearly.
const SCANNED: usize = 16;

/// A member of an object. Most objects are small, and for them a linear search is faster than a hash lookup.
pub(crate) fn member<'m>(map: &'m JsonMap, name: &str) -> Option<&'m Value> {
    if map.len() > SCANNED {
        return map.get(name);
    }
    let found = map.iter().find(|(key, _)| *key == name);
    found.map(|(_, value)| value)
}

/// The author of an object, which determines how leniently it is read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Writer {
    /// A caller, in a whole document or request body.
    Caller,
    /// A caller, in the content of an operation. An empty string counts as absent (ops.md 1.2).
    Operation,
    /// The store. Size limits do not apply, because refusing stored data would lose it.
    Store,
}

impl Writer {
    /// The limit for this writer, given the limit `max` for callers.
    pub(crate) fn most(self, max: usize) -> usize {
        match self {
            Self::Caller | Self::Operation => max,
            Self::Store => usize::MAX,
        }
    }
}

/// A JSON object of the input with a fixed set of members.
#[derive(Clone, Copy)]
pub(crate) struct Members<'m> {
    map: &'m JsonMap,
    place: &'m Place<'m>,
    writer: Writer,
    /// Accepted members that hints do not suggest, because their values are ignored.
    unoffered: &'static [&'static str],
}

/// How a member is given.
pub(crate) enum Slot<'m> {
    /// Not given: the current value stays.
    Absent,
    /// Given as `null`: the default is set.
    Cleared,
    /// Given with a value.
    Given(&'m Value),
}

impl<'m> Members<'m> {
    /// The object at a place. Any other value is an issue.
    pub(crate) fn open(
        value: &'m Value,
        place: &'m Place<'m>,
        writer: Writer,
        out: &mut Findings,
    ) -> Option<Self> {
        let opened = Self::of_object(value, place, writer);
        opened
            .map_err(|wrong| out.issue(wrong.at(&place.path())))
            .ok()
    }

    /// The same; the hint of the issue shows the expected `form`.
    pub(crate) fn open_as(
        value: &'m Value,
        place: &'m Place<'m>,
        writer: Writer,
        form: &str,
        out: &mut Findings,
    ) -> Option<Self> {
        let opened = Self::of_object(value, place, writer);
        let wanted = |wrong: Wrong| wrong.hint(format!("write an object, such as {form}"));
        opened
            .map_err(|wrong| out.issue(wanted(wrong).at(&place.path())))
            .ok()
    }

    fn of_object(value: &'m Value, place: &'m Place<'m>, writer: Writer) -> Result<Self, Wrong> {
        match value {
            Value::Object(map) => Ok(Self::of(map, place, writer)),
            other => Err(Wrong::kind("an object", other)),
        }
    }

    /// Wraps a map.
    pub(crate) fn of(map: &'m JsonMap, place: &'m Place<'m>, writer: Writer) -> Self {
        Self {
            map,
            place,
            writer,
            unoffered: &[],
        }
    }

    /// The same object with members that hints do not suggest.
    pub(crate) fn without_offering(self, unoffered: &'static [&'static str]) -> Self {
        Self { unoffered, ..self }
    }

    /// All members as written.
    pub(crate) fn map(&self) -> &'m JsonMap {
        self.map
    }

    pub(crate) fn place(&self) -> &'m Place<'m> {
        self.place
    }

    /// The limit for the writer of the object, given the limit `max` for callers.
    pub(crate) fn most(&self, max: usize) -> usize {
        self.writer.most(max)
    }

    /// The path of one member.
    pub(crate) fn path(&self, name: &str) -> Path {
        self.place.key(name).path()
    }

    /// The value as written.
    pub(crate) fn raw(&self, name: &str) -> Option<&'m Value> {
        member(self.map, name)
    }

    /// How a member is given.
    pub(crate) fn slot(&self, name: &str) -> Slot<'m> {
        match self.raw(name) {
            None => Slot::Absent,
            Some(Value::Null) => Slot::Cleared,
            Some(Value::String(text)) if text.is_empty() && self.writer == Writer::Operation => {
                Slot::Cleared
            }
            Some(value) => Slot::Given(value),
        }
    }

    /// The value of a given member. Null counts as absent, as does an empty string in an operation.
    pub(crate) fn given(&self, name: &str) -> Option<&'m Value> {
        match self.slot(name) {
            Slot::Given(value) => Some(value),
            Slot::Absent | Slot::Cleared => None,
        }
    }

    /// The value of a member whose empty string is a value, for any writer.
    pub(crate) fn valued(&self, name: &str) -> Option<&'m Value> {
        self.raw(name).filter(|value| !value.is_null())
    }

    /// Refuses every member that is not in `admitted`. `what` names the kind of object in the message.
    pub(crate) fn close(&self, what: &str, admitted: &[&str], out: &mut Findings) {
        let nearest = |name: &str, open: &[&str]| nearest(name, open.iter().copied());
        self.close_meaning(what, admitted, nearest, out);
    }

    /// The same, with a function that suggests members. Returns the suggested members, so that the caller does not also
    /// report them as missing.
    pub(crate) fn close_meaning(
        &self,
        what: &str,
        admitted: &[&str],
        meant: impl Fn(&str, &[&str]) -> Option<String>,
        out: &mut Findings,
    ) -> Vec<String> {
        let mut suggested = Vec::new();
        let is_known = |name: &str| admitted.contains(&name);
        self.each_unknown(is_known, out, |name, out| {
            let meant = meant(name, &self.not_given(admitted));
            out.issue(self.unknown_but_meant(name, what, admitted, meant.as_deref()));
            suggested.extend(meant);
        });
        suggested
    }

    /// Reports the unknown members until the limit of reported faults: a body may have very many.
    pub(crate) fn each_unknown(
        &self,
        is_known: impl Fn(&str) -> bool,
        out: &mut Findings,
        mut report: impl FnMut(&'m str, &mut Findings),
    ) {
        for name in self.map.keys().filter(|name| !is_known(name)) {
            if out.is_full() {
                return;
            }
            report(name, out);
        }
    }

    /// The names of all members, in the order of the input.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'m String> {
        self.map.keys()
    }

    /// The issue for a member that the object does not have.
    pub(crate) fn unknown(&self, name: &str, what: &str, admitted: &[&str]) -> Issue {
        let meant = nearest(name, self.not_given(admitted));
        self.unknown_but_meant(name, what, admitted, meant.as_deref())
    }

    /// The admitted members that are not given. Only these can be what an unknown member means.
    pub(crate) fn not_given<'a>(&self, admitted: &[&'a str]) -> Vec<&'a str> {
        let mut open = self.offered(admitted);
        open.retain(|member| self.raw(member).is_none());
        open
    }

    fn offered<'a>(&self, admitted: &[&'a str]) -> Vec<&'a str> {
        let admitted = admitted.iter().copied();
        let offered = admitted.filter(|member| !self.unoffered.contains(member));
        offered.collect()
    }

    /// The same, with the suggested member, if any.
    pub(crate) fn unknown_but_meant(
        &self,
        name: &str,
        what: &str,
        admitted: &[&str],
        meant: Option<&str>,
    ) -> Issue {
        let mut given = admitted.iter().filter(|member| self.raw(member).is_some());
        let hint = match given.find(|member| fold(member) == fold(name)) {
            Some(ours) => wording::given_twice(name, ours),
            None if admitted.is_empty() => "it has none".to_owned(),
            None => meant_and_listed(meant, &self.offered(admitted)),
        };
        let message = format!("{:?} is not a member of {what}", shown(name));
        Issue::at(self.path(name), message).hint(hint)
    }

    /// Reads a member: `base` if it is absent, `default` if it is `null`. An invalid value is an issue at its path.
    pub(crate) fn read<T>(
        &self,
        name: &str,
        (base, default): (T, T),
        out: &mut Findings,
        read: impl FnOnce(&'m Value) -> Result<T, Wrong>,
    ) -> T {
        let value = match self.slot(name) {
            Slot::Absent => return base,
            Slot::Cleared => return default,
            Slot::Given(value) => value,
        };
        read(value).unwrap_or_else(|wrong| {
            out.issue(wrong.at(&self.path(name)));
            default
        })
    }

    /// A string; an empty one counts as absent.
    pub(crate) fn string(
        &self,
        name: &str,
        max: usize,
        base: Option<String>,
        out: &mut Findings,
    ) -> Option<String> {
        self.read(name, (base, None), out, |value| {
            let text = read::string(value, self.writer.most(max))?;
            Ok((!text.is_empty()).then(|| text.to_owned()))
        })
    }

    /// A boolean, false by default.
    pub(crate) fn flag(&self, name: &str, base: bool, out: &mut Findings) -> bool {
        self.read(name, (base, false), out, read::boolean)
    }

    /// A whole number up to `max`, 0 by default.
    pub(crate) fn count(&self, name: &str, base: u32, max: usize, out: &mut Findings) -> u32 {
        self.read(name, (base, 0), out, |value| {
            let max = self.writer.most(max) as u64;
            read::whole(value, max).map(|count| u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    /// An enum value with a default.
    pub(crate) fn name<E: Named>(&self, name: &str, base: E, out: &mut Findings) -> E {
        self.read(name, (base, E::default()), out, read::name)
    }

    /// An enum value without a default.
    pub(crate) fn optional_name<E: Named>(
        &self,
        name: &str,
        base: Option<E>,
        out: &mut Findings,
    ) -> Option<E> {
        self.read(name, (base, None), out, |value| read::name(value).map(Some))
    }

    /// An opaque object.
    pub(crate) fn bag(
        &self,
        name: &str,
        base: Option<JsonMap>,
        out: &mut Findings,
    ) -> Option<JsonMap> {
        self.read(name, (base, None), out, |value| {
            read::bag(value, usize::MAX)
        })
    }

    /// The elements of an array with at most `max` elements; `None` if it is absent or invalid.
    pub(crate) fn array(&self, name: &str, max: usize, out: &mut Findings) -> Option<&'m [Value]> {
        self.read(name, (None, None), out, |value| {
            read::list(value, self.writer.most(max)).map(Some)
        })
    }
}
