//! The rows that a search considers, independent of its filter (query.md 6.2, 6.3).

use rolltop_document::bundled::TYPE;
use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::{KeysMode, Layout, TypeDef, Vocabulary, fold};
use rolltop_document::wording::shown;
use rolltop_query::request::wanted_types;
use rolltop_query::value::{FieldValue, Symbol, Symbols};
use rolltop_search::{Row, Rows};

use crate::catalog::HIDDEN;

/// The path of the member that names one type.
const PATH: &str = "/type";
/// Spellings of the type of types.
const TYPE_OF_TYPES: [&str; 5] = ["type", "Type", "types", "object_type", "objectType"];

/// The type in the `type` member of a search.
#[derive(Clone, Copy, Debug)]
pub(super) enum TypeChannel<'c> {
    /// Objects of this type.
    Of(&'c TypeDef),
    /// The types themselves.
    Types,
}

/// The rows that a search considers.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowScope<'c> {
    channel: Option<TypeChannel<'c>>,
    with_files: bool,
}

impl<'c> TypeChannel<'c> {
    /// Resolves a spelling. The type of types has its own spellings.
    pub(super) fn resolve(
        spelling: &str,
        vocabulary: &'c Vocabulary,
        keys: KeysMode,
    ) -> Result<Self, Fault> {
        if TYPE_OF_TYPES.contains(&spelling) {
            let means = |def: &TypeDef| {
                let key = vocabulary.type_key(&def.key);
                [TYPE, spelling].map(fold).contains(&fold(&def.name)) || fold(key) == fold(spelling)
            };
            let mut types = vocabulary.types().iter();
            let own = types.find(|def| !def.archived && !def.hidden && means(def));
            return own.map_or(Ok(Self::Types), |own| {
                Err(own_or_types(spelling, own, vocabulary))
            });
        }
        let found = vocabulary.find_type(spelling, keys);
        found.map(Self::Of).map_err(|miss| miss.at(PATH))
    }
}

/// The fault of a spelling that means both the type of types and a type of the space.
fn own_or_types(spelling: &str, own: &TypeDef, vocabulary: &Vocabulary) -> Fault {
    let key = vocabulary.type_key(&own.key);
    let message = format!(
        "{spelling:?} may mean the type {key} ({id}) or the types themselves",
        spelling = shown(spelling),
        id = own.id,
    );
    let hint = if TYPE_OF_TYPES.contains(&key) {
        format!(
            "for objects of that type leave `type` out and write {test} in the filter; for the types use list_types",
            test = format_args!("type = {key:?}"),
        )
    } else {
        format!("for objects of that type write its key, {key}; for the types use list_types")
    };
    Fault::ambiguous(
        Issue::at(PATH, message)
            .hint(hint)
            .see(Ref::op("list_types")),
    )
}

impl<'c> RowScope<'c> {
    /// Builds the scope; warns of a type whose objects are never rows.
    pub(super) fn new(
        channel: Option<TypeChannel<'c>>,
        filter_names_files: bool,
        vocabulary: &Vocabulary,
        warnings: &mut Vec<Issue>,
    ) -> Self {
        if let Some(TypeChannel::Of(def)) = channel {
            warnings.extend(no_rows(def, PATH.to_owned(), vocabulary));
        }
        let type_is_file = matches!(channel, Some(TypeChannel::Of(def)) if is_file(def.layout));
        Self {
            channel,
            with_files: filter_names_files || type_is_file,
        }
    }

    /// The same scope with files; `None` if a type excludes them, or if it has them already.
    pub(super) fn with_files(&self) -> Option<Self> {
        let is_open = self.channel.is_none() && !self.with_files;
        is_open.then_some(Self {
            channel: None,
            with_files: true,
        })
    }

    /// A test for the rows in scope.
    pub(super) fn test<'t>(&self, rows: &'t Rows) -> impl Fn(&Row) -> bool + use<'t> {
        // No row has a type without a symbol.
        let of_type = match self.channel {
            Some(TypeChannel::Of(def)) => {
                Some(rows.symbols().symbol(&def.key).into_iter().collect())
            }
            Some(TypeChannel::Types) | None => None,
        };
        let lists_types = matches!(self.channel, Some(TypeChannel::Types));
        let is_ordinary = is_ordinary(rows, of_type, self.with_files);
        let is_hidden = is_hidden(rows);
        move |row| match lists_types {
            true => row.kind == Kind::ObjectType && !row.is_archived && !is_hidden(row),
            false => is_ordinary(row),
        }
    }
}

/// A test for listed objects of these types, or of all types; `with_files` admits files as well.
pub(super) fn is_ordinary(
    rows: &Rows,
    types: Option<Vec<Symbol>>,
    with_files: bool,
) -> impl Fn(&Row) -> bool {
    let is_of_type = move |row: &Row| match types.as_deref() {
        None => true,
        Some(types) => types.contains(&row.type_key),
    };
    let is_hidden = is_hidden(rows);
    let is_file = move |row: &Row| row.kind == Kind::FileObject && !is_hidden(row);
    move |row| !row.is_archived && is_of_type(row) && (row.is_listed || with_files && is_file(row))
}

fn is_hidden(rows: &Rows) -> impl Fn(&Row) -> bool {
    let hidden = rows.field(HIDDEN, None);
    move |row| matches!(rows.value(row, hidden), FieldValue::Checkbox(true))
}

/// How to list the types of this space, whose own types may have taken spellings of the type of types.
fn instead_of_types(vocabulary: &Vocabulary) -> String {
    let means_types = |spelling: &&str| {
        let meant = TypeChannel::resolve(spelling, vocabulary, KeysMode::default());
        matches!(meant, Ok(TypeChannel::Types))
    };
    match TYPE_OF_TYPES.into_iter().find(means_types) {
        Some(spelling) => format!("use list_types, or `type`: {spelling:?} in place of the test"),
        None => "use list_types".to_owned(),
    }
}

/// True if the filter selects a type of files.
pub(super) fn names_files(nodes: &[FilterNode], vocabulary: &Vocabulary) -> bool {
    let wanted = wanted_types(nodes).into_iter();
    wanted
        .filter_map(|wanted| vocabulary.type_def(wanted.key))
        .any(|def| is_file(def.layout))
}

fn is_file(layout: Layout) -> bool {
    matches!(
        layout,
        Layout::File | Layout::Image | Layout::Video | Layout::Audio | Layout::Pdf
    )
}

/// The warning on a type whose objects are never rows.
pub(super) fn no_rows(def: &TypeDef, path: String, vocabulary: &Vocabulary) -> Option<Issue> {
    let instead;
    let hint = match def.layout {
        Layout::Participant => "use list_members",
        Layout::Property => "use list_properties",
        Layout::PropertyOption | Layout::PropertyOptionsList => "use list_property_options",
        Layout::ChatDerived | Layout::ChatDeprecated | Layout::Discussion => "use list_chats",
        Layout::Space | Layout::SpaceView => "use list_spaces",
        Layout::ObjectType => {
            instead = instead_of_types(vocabulary);
            &instead
        }
        _ if def.key == "template" => "use list_templates",
        Layout::Dashboard
        | Layout::Date
        | Layout::Tag
        | Layout::Notification
        | Layout::MissingObject
        | Layout::Devices => "name another type",
        Layout::Basic
        | Layout::Profile
        | Layout::Todo
        | Layout::Set
        | Layout::File
        | Layout::Image
        | Layout::Note
        | Layout::Bookmark
        | Layout::Collection
        | Layout::Audio
        | Layout::Video
        | Layout::Pdf => return None,
    };
    let message = format!(
        "objects of the type {:?} are not listed by a search",
        def.name
    );
    Some(Issue::at(path, message).hint(hint))
}
