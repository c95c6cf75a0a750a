//! The members of one JSON object: which are given, which are unknown, and reading them by name.

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

/// Members up to which an object is scanned for one.
const SCANNED: usize = 16;

/// A member of an object. Most objects here are small, so that a scan is quicker than a hash.
pub(crate) fn member<'m>(map: &'m JsonMap, name: &str) -> Option<&'m Value> {
    if map.len() > SCANNED {
        return map.get(name);
    }
    let found = map.iter().find(|(key, _)| *key == name);
    found.map(|(_, value)| value)
}

/// Who wrote an object, which says what it is forgiven.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Writer {
    /// A caller, as a whole document or body.
    Caller,
    /// A caller, as the content of an operation, where `""` on a member counts as absent (ops.md 1.2).
    Operation,
    /// The store: what it holds is read whatever its size, because a refusal would lose it.
    Store,
}

impl Writer {
    /// The bound that this writer is held to where a caller is held to `max`.
    pub(crate) fn most(self, max: usize) -> usize {
        match self {
            Self::Caller | Self::Operation => max,
            Self::Store => usize::MAX,
        }
    }
}

/// One closed object of the input.
#[derive(Clone, Copy)]
pub(crate) struct Members<'m> {
    map: &'m JsonMap,
    place: &'m Place<'m>,
    writer: Writer,
    /// Members that no hint offers, though they may be there: what they say is not taken.
    unoffered: &'static [&'static str],
}

/// How a member was given.
pub(crate) enum Slot<'m> {
    /// Not written: the value that was there stays.
    Absent,
    /// Written as `null`: the default.
    Cleared,
    /// Written.
    Given(&'m Value),
}

impl<'m> Members<'m> {
    /// The object at a place; anything else is an issue there.
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

    /// The same, with the `form` that is wanted in the repair.
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

    /// An object that is known to be one.
    pub(crate) fn of(map: &'m JsonMap, place: &'m Place<'m>, writer: Writer) -> Self {
        Self {
            map,
            place,
            writer,
            unoffered: &[],
        }
    }

    /// The same with members that no hint offers.
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

    /// The bound that the writer of the object is held to where a caller is held to `max`.
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

    /// How a member was given.
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

    /// The value of a member that is given with one.
    pub(crate) fn given(&self, name: &str) -> Option<&'m Value> {
        match self.slot(name) {
            Slot::Given(value) => Some(value),
            Slot::Absent | Slot::Cleared => None,
        }
    }

    /// The value of a member whose empty text is a value like any other, whoever writes it.
    pub(crate) fn valued(&self, name: &str) -> Option<&'m Value> {
        self.raw(name).filter(|value| !value.is_null())
    }

    /// Refuses every member that `admits` does not know; `what` names the kind of object in the message.
    pub(crate) fn close(&self, what: &str, admitted: &[&str], out: &mut Findings) {
        let nearest = |name: &str, open: &[&str]| nearest(name, open.iter().copied());
        self.close_meaning(what, admitted, nearest, out);
    }

    /// The same where it is known what some members of other programs mean here. Gives the members that were meant: that
    /// they are missing is told already.
    pub(crate) fn close_meaning(
        &self,
        what: &str,
        admitted: &[&str],
        meant: impl Fn(&str, &[&str]) -> Option<String>,
        out: &mut Findings,
    ) -> Vec<String> {
        let mut told = Vec::new();
        let is_known = |name: &str| admitted.contains(&name);
        self.each_unknown(is_known, out, |name, out| {
            let meant = meant(name, &self.not_given(admitted));
            out.issue(self.unknown_but_meant(name, what, admitted, meant.as_deref()));
            told.extend(meant);
        });
        told
    }

    /// Tells of the members that are not known, as long as what is told is noted: a body may have very many.
    pub(crate) fn each_unknown(
        &self,
        is_known: impl Fn(&str) -> bool,
        out: &mut Findings,
        mut tell: impl FnMut(&'m str, &mut Findings),
    ) {
        for name in self.map.keys().filter(|name| !is_known(name)) {
            if out.is_full() {
                return;
            }
            tell(name, out);
        }
    }

    /// The names of all members, in their written order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'m String> {
        self.map.keys()
    }

    /// The issue for a member that the object does not have.
    pub(crate) fn unknown(&self, name: &str, what: &str, admitted: &[&str]) -> Issue {
        let meant = nearest(name, self.not_given(admitted));
        self.unknown_but_meant(name, what, admitted, meant.as_deref())
    }

    /// Those of the admitted members that are not written: an unknown one can mean no other.
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

    /// The same where it is known which member was meant, if any.
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
        let message = format!("{:?} is no member of {what}", shown(name));
        Issue::at(self.path(name), message).hint(hint)
    }

    /// Reads a member: absent = `base`, `null` = `default`, a faulty one is an issue at its path.
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

    /// A name of an enum that has a default.
    pub(crate) fn name<E: Named>(&self, name: &str, base: E, out: &mut Findings) -> E {
        self.read(name, (base, E::default()), out, read::name)
    }

    /// A name of an enum without default.
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

    /// The elements of an array of at most `max`, `None` when it is absent or no array.
    pub(crate) fn array(&self, name: &str, max: usize, out: &mut Findings) -> Option<&'m [Value]> {
        self.read(name, (None, None), out, |value| {
            read::list(value, self.writer.most(max)).map(Some)
        })
    }
}
