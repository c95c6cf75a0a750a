//! The names that a query may use (query.md 6): names that the vocabulary resolves, within the scope of the query.

use std::collections::HashSet;

use rolltop_document::bundled::{
    BACKLINKS, CREATED_DATE, CREATOR, LAST_MODIFIED_DATE, LAST_OPENED_DATE, LINKS, NAME, TYPE, twin,
};
use rolltop_document::issue::{FaultKind, Issue, Miss, Ref};
use rolltop_document::names::SpaceNames;
use rolltop_document::vocabulary::{
    Advice, KNOWN_KEYS, KeyResolver, KeysMode, Offers, PropertyDef, Resolution, ResolvedProperty,
    TypeDef, Vocabulary, fold, known_list,
};
use rolltop_document::wording::shown;

/// The field of a row that holds the object's id.
const ID: &str = "id";
/// Internal keys of the properties that every object has, whatever its type.
const SYSTEM_KEYS: [&str; 5] = [CREATED_DATE, LAST_MODIFIED_DATE, CREATOR, NAME, TYPE];
/// Internal keys of the properties that exist only in queries.
const SEARCH_ONLY_KEYS: [&str; 3] = [LAST_OPENED_DATE, LINKS, BACKLINKS];
/// Aliases of file attributes, and the served keys of the bundled properties that hold them.
const FILE_ALIASES: [(&str, &str); 3] = [
    ("mimeType", "file_mime_type"),
    ("mime_type", "file_mime_type"),
    ("size", "size_in_bytes"),
];

/// Resolves the names of one query through the vocabulary's resolver, then limits them to the scope of the query. It
/// never creates a name.
pub struct QueryNames<'a> {
    vocabulary: &'a Vocabulary,
    mode: KeysMode,
    scope: Option<Scope<'a>>,
    /// For a stored query: resolves option names, which may be new options.
    stored: Option<SpaceNames<'a>>,
    advice: Advice,
}

/// The one type that the query selects.
struct Scope<'a> {
    of_type: &'a TypeDef,
    keys: HashSet<&'a str>,
}

impl<'a> QueryNames<'a> {
    /// Names of a query over every type of a space; `mode` decides how suggestions spell keys.
    pub fn new(vocabulary: &'a Vocabulary, mode: KeysMode) -> Self {
        Self {
            vocabulary,
            mode,
            scope: None,
            stored: None,
            advice: Advice::default(),
        }
    }

    /// Limits the names to the properties of this type.
    #[must_use]
    pub fn of_type(mut self, of_type: &'a TypeDef) -> Self {
        let keys = of_type.definitions.iter().map(|(key, _)| key.as_str());
        let keys = keys.collect();
        self.scope = Some(Scope { of_type, keys });
        self
    }

    /// For a stored query, which requires its type; `options` resolves option names, which may be new options.
    #[must_use]
    pub fn stored(mut self, options: SpaceNames<'a>) -> Self {
        self.stored = Some(options);
        self
    }

    /// The property that a filter or a sort names.
    fn find_among(&self, spelling: &str, offers: Offers<'_>) -> Result<&'a PropertyDef, Miss> {
        if let Some(found) = self.named(spelling) {
            return Ok(found);
        }
        if self.is_id(spelling) {
            return Err(not_by_id());
        }
        match self.vocabulary.resolve_property(spelling) {
            Resolution::One(def) if def.is_queryable() => {
                Err(self.of_another_type(spelling, def, offers))
            }
            Resolution::Ambiguous(_) => self.vocabulary.find_property(spelling, self.mode),
            Resolution::One(_) | Resolution::Removed(_) | Resolution::Unknown => {
                Err(self.unknown(spelling, offers))
            }
        }
    }

    /// The only property that a spelling can mean here; `None` if there is none or more than one.
    fn named(&self, spelling: &str) -> Option<&'a PropertyDef> {
        if let Some(aliased) = self.alias(spelling) {
            return Some(aliased);
        }
        match self.vocabulary.resolve_property(spelling) {
            Resolution::One(def) => (def.is_queryable() && self.in_scope(def)).then_some(def),
            Resolution::Ambiguous(holders) => {
                let mut within = holders.into_iter().filter(|def| self.in_scope(def));
                within.next().filter(|_| within.next().is_none())
            }
            Resolution::Removed(_) | Resolution::Unknown => None,
        }
    }

    /// The property that a field of a row names: any property that a filter can name, or `id`. Suggestions include only
    /// the properties in `offers`.
    ///
    /// # Errors
    /// The spelling is unknown, ambiguous, or names a property outside of the query's type.
    pub fn find_field(&self, spelling: &str, offers: Offers<'_>) -> Result<&'a PropertyDef, Miss> {
        match self.vocabulary.property(ID) {
            Some(id) if self.is_id(spelling) => Ok(id),
            _ => self.find_among(spelling, offers),
        }
    }

    /// True if a spelling means the object's id: exactly `id`, or another case of it if no property has that name.
    fn is_id(&self, spelling: &str) -> bool {
        let is_free = || {
            let found = self.vocabulary.resolve_property(spelling);
            matches!(found, Resolution::Unknown)
        };
        spelling == ID || (fold(spelling) == ID && is_free())
    }

    /// The property behind an alias; `None` if the key of a real property is the alias or a twin of it.
    fn alias(&self, spelling: &str) -> Option<&'a PropertyDef> {
        let (_, key) = FILE_ALIASES.iter().find(|(alias, _)| *alias == spelling)?;
        let twins = FILE_ALIASES.iter().filter(|(_, other)| other == key);
        let is_taken = |alias: &str| match self.vocabulary.resolve_property(alias) {
            Resolution::One(def) => def.key == alias || def.slug.as_deref() == Some(alias),
            _ => false,
        };
        if twins.into_iter().any(|(alias, _)| is_taken(alias)) {
            return None;
        }
        self.vocabulary.property(&twin(key))
    }

    fn in_scope(&self, def: &PropertyDef) -> bool {
        let Some(scope) = &self.scope else {
            return true;
        };
        let key = def.key.as_str();
        scope.keys.contains(key) || SYSTEM_KEYS.contains(&key) || SEARCH_ONLY_KEYS.contains(&key)
    }

    fn of_another_type(&self, spelling: &str, def: &PropertyDef, offers: Offers<'_>) -> Miss {
        let Some(scope) = &self.scope else {
            return self.unknown(spelling, offers);
        };
        let key = self.vocabulary.property_key(&def.key);
        let of_type = self.vocabulary.type_key(&scope.of_type.key);
        let mut message = format!(
            "the space has {key:?}, but the type {of_type:?} does not",
            key = shown(key)
        );
        let known = self.known(offers);
        if let Some(known) = known_list(known.iter().map(String::as_str)) {
            message = format!("{message}{KNOWN_KEYS}{known}");
        }
        if self.stored.is_some() {
            let update = Ref::op("update_type").param("type", of_type);
            let hint = "use a key of the type, or list this one there with add_property";
            return invalid(Issue::pathless(message).hint(hint).see(update));
        }
        let hint = format!(
            "leave `type` out and test the type in the filter instead, as in type = {of_type:?}"
        );
        let hint = match self.key_of_name(spelling) {
            Some(meant) => format!("the type has {meant:?} of this name; or {hint}"),
            None => hint,
        };
        invalid(Issue::pathless(message).hint(hint))
    }

    /// The key of the only property in scope with this display name. The caller suggests it if the spelling is the key
    /// of a property outside of the scope.
    fn key_of_name(&self, spelling: &str) -> Option<String> {
        let folded = fold(spelling);
        let properties = self.vocabulary.properties().iter();
        let mut called = properties.filter(|def| {
            !def.hidden && !def.archived && self.in_scope(def) && fold(&def.name) == folded
        });
        let only = called.next().filter(|_| called.next().is_none())?;
        Some(self.vocabulary.property_key(&only.key).to_owned())
    }

    fn unknown(&self, spelling: &str, offers: Offers<'_>) -> Miss {
        let known = self.known(offers);
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        self.vocabulary.unknown_property(spelling, &known)
    }

    /// The names to suggest from, as they are served; empty once the query has used up its suggestions. A suggestion
    /// compares a spelling with every name of the space, and a query may misspell very many names.
    fn known(&self, offers: Offers<'_>) -> Vec<String> {
        if !self.advice.grant() {
            return Vec::new();
        }
        let known = self.vocabulary.properties().iter();
        let known = known
            .filter(|def| !def.hidden && !def.archived && def.is_queryable() && self.in_scope(def))
            .filter(|def| offers.admit(def))
            .map(|def| self.vocabulary.spell_property(&def.key, self.mode));
        known.collect()
    }
}

impl KeyResolver for QueryNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.property_among(spelling, Offers::ALL)
    }

    fn property_among(&self, spelling: &str, offers: Offers<'_>) -> Result<ResolvedProperty, Miss> {
        let def = self.find_among(spelling, offers)?;
        Ok(ResolvedProperty {
            key: def.key.clone(),
            format: Some(def.format),
        })
    }

    fn held_property(&self, spelling: &str) -> Option<String> {
        self.named(spelling).map(|def| def.key.clone())
    }

    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        self.vocabulary.property(key)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        let names = SpaceNames::new(self.vocabulary).keys(self.mode);
        self.advised(names, |names| names.type_key(spelling))
    }

    fn takes_placeholders(&self) -> bool {
        self.stored.is_some()
    }

    /// An existing option: searches create none. A removed option is found unless another option has its name, because
    /// rows still show it.
    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        if let Some(options) = &self.stored {
            return options.option(property, name);
        }
        let names = SpaceNames::new(self.vocabulary).known_options();
        self.advised(names, |names| names.option(property, name))
    }

    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        self.stored.as_ref()?.held_option(property, name)
    }

    fn options_apart(&self, property: &str, name: &str) -> Option<Vec<String>> {
        let names = self.stored.unwrap_or(SpaceNames::new(self.vocabulary));
        names.options_apart(property, name)
    }
}

impl QueryNames<'_> {
    /// Resolves a name of the space; adds suggestions unless the query has used them up.
    fn advised(
        &self,
        names: SpaceNames<'_>,
        resolve: impl Fn(SpaceNames<'_>) -> Result<String, Miss>,
    ) -> Result<String, Miss> {
        resolve(names.silent()).or_else(|miss| {
            if self.advice.grant() {
                resolve(names)
            } else {
                Err(miss)
            }
        })
    }
}

/// An object is read by its id; a filter or sort by it is refused (query.md 6.1).
fn not_by_id() -> Miss {
    let issue = Issue::pathless("queries do not filter or sort by id");
    invalid(
        issue
            .hint("read an object by its id")
            .see(Ref::op("get_object")),
    )
}

fn invalid(issue: Issue) -> Miss {
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
