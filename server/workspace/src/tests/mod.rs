//! Use cases over a real store in a directory of their own, with time and randomness in hand.

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod batches;
mod bin;
mod failing;
mod keys;
mod objects_archive;
mod objects_create;
mod objects_patch;
mod objects_served;
mod opened;
mod properties;
mod replays;
mod search;
mod spaces;
mod uploads;
mod words;

use std::ops::Deref;
use std::sync::{Arc, Mutex};

use rolltop_document::document::Document;
use rolltop_document::envelope::{Body, CreateRoute, IdSpelling, Part, ReadOptions};
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::vocabulary::{Format, KeysMode, Options, PropertyDef, PropertyDetails};
use rolltop_spec::objects::EditResult;
use rolltop_spec::reply::{Outcome, Reply};
use rolltop_spec::shared::{AppliedTemplate, CreateResult, ListResponse, ObjectRow, SideEffects};
use rolltop_spec::spaces::{CreateSpaceRequest, Space};
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, SpaceState, Store, Tx};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::catalog::{option_document, property_document};
use crate::etag::IfMatch;
use crate::keys::{Caller, Grant, Permission, Reach, Scope};
use crate::mutation::Mutation;
use crate::objects::{ReadTurn, Stamp, WriteOptions, new_record};
use crate::queries::QueryRequest;
use crate::search::SearchRequest;
use crate::spaces::{Page, SpaceTarget};
use crate::testing::{ManualClock, SeededEntropy};
use crate::{Error, Result, SearchOptions, Workspace};

/// 2026-03-01T09:00:00Z
const START: i64 = 1_772_355_600;

const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};

const WHOLE: ReadOptions = ReadOptions {
    part: Part::Document {
        properties: true,
        body: Body::Blocks,
    },
    ids: IdSpelling::Compact,
    keys: KeysMode::Slug,
};

const MARKDOWN: ReadOptions = ReadOptions {
    part: Part::Markdown,
    ..WHOLE
};

/// A workspace in a directory of its own.
struct World {
    workspace: Arc<Workspace>,
    store: Arc<Store>,
    clock: Arc<ManualClock>,
    directory: TempDir,
}

impl World {
    fn new() -> Self {
        Self::logging(slog::Logger::root(slog::Discard, slog::o!()))
    }

    /// With a log that a test reads.
    fn logging(log: slog::Logger) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let data = directory.path().join("data");
        let store = Arc::new(Store::open(&data, None).unwrap());
        let clock = Arc::new(ManualClock::at_seconds(START));
        let entropy = Arc::new(SeededEntropy::new(1));
        let search = SearchOptions::of(&data);
        let workspace = Workspace::new(store.clone(), search, clock.clone(), entropy, log);
        Self {
            workspace: Arc::new(workspace),
            store,
            clock,
            directory,
        }
    }

    /// A new space of the owner.
    fn space(&self, name: &str) -> SpaceTarget {
        let new = CreateSpaceRequest {
            name: Some(name.to_owned()),
            description: None,
        };
        let made: Space = run(&self.workspace, false, move |workspace, tx| {
            workspace.create_space(tx, &owner(), &new, IdSpelling::Full)
        })
        .unwrap();
        let id = made.id.unwrap();
        SpaceTarget {
            id: id.clone(),
            spelled: id,
        }
    }

    /// A custom property of a space; options by name. Gives its object id.
    fn property(
        &self,
        space: &SpaceTarget,
        name: &str,
        format: Format,
        options: &[&str],
    ) -> String {
        let slug = name.to_lowercase().replace(' ', "_");
        let key = format!("{:0>24}", hex_of(&slug));
        let def = PropertyDef {
            id: String::new(),
            key: key.clone(),
            slug: Some(slug.clone()),
            name: name.to_owned(),
            format,
            hidden: false,
            archived: false,
            max_count: 0,
            object_types: Vec::new(),
            options: Options::default(),
            details: PropertyDetails::default(),
        };
        let id = format!("property-{slug}");
        self.put_document(space, &id, &property_document(&def));
        for (order, option) in (0..).zip(options) {
            let document = option_document(&key, option, Default::default(), order);
            self.put_document(space, &format!("option-{slug}-{order}"), &document);
        }
        id
    }

    fn put_document(&self, space: &SpaceTarget, id: &str, document: &Document) -> ObjectRecord {
        let stamp = Stamp {
            now: START * 1000,
            member: "somebody",
            app_name: None,
        };
        let vocabulary = rolltop_document::vocabulary::Vocabulary::bundled();
        let record = new_record(id.to_owned(), &space.id, document, vocabulary, stamp);
        self.commit(Write::PutObject(record.clone()));
        record
    }

    /// The database, as another program has it.
    fn database(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.directory.path().join("data/rolltop.db")).unwrap()
    }

    fn commit(&self, write: Write) {
        let mut plan = Plan::at(START * 1000);
        plan.writes.push(write);
        self.store.commit(plan).unwrap();
    }

    fn create(&self, space: &SpaceTarget, body: Value) -> Result<Made> {
        self.create_as(&owner(), space, body, WriteOptions::default())
    }

    fn create_as(
        &self,
        caller: &Caller,
        space: &SpaceTarget,
        body: Value,
        options: WriteOptions,
    ) -> Result<Made> {
        let (caller, space) = (caller.clone(), space.clone());
        let made = run(&self.workspace, false, move |workspace, tx| {
            workspace.create_object(tx, &caller, &space, &body, CreateRoute::Objects, &options)
        });
        made.map(Made::from)
    }

    /// The id of a new object that has nothing against it.
    fn made(&self, space: &SpaceTarget, body: Value) -> String {
        self.create(space, body).unwrap().id
    }

    fn patch(&self, space: &SpaceTarget, id: &str, ops: Value) -> Result<Edited> {
        self.patch_with(
            space,
            id,
            json!({ "ops": ops }),
            WriteOptions::default(),
            false,
        )
    }

    fn patch_with(
        &self,
        space: &SpaceTarget,
        id: &str,
        body: Value,
        options: WriteOptions,
        dry_run: bool,
    ) -> Result<Edited> {
        let (space, id) = (space.clone(), id.to_owned());
        let edited = run(&self.workspace, dry_run, move |workspace, tx| {
            workspace.patch_object(tx, &owner(), &space, &id, &body, &options)
        });
        edited.map(Edited::from)
    }

    /// A query for the pages that a filter takes; gives its id.
    fn create_query(&self, space: &SpaceTarget, filter: &'static str) -> String {
        let request = QueryRequest {
            name: "Q".to_owned(),
            type_key: "page".to_owned(),
            filter: Some(filter.to_owned()),
            filters: None,
            sorts: None,
            views: None,
            keys: KeysMode::Slug,
            create_missing_options: false,
        };
        let space = space.clone();
        let made = run(&self.workspace, false, move |workspace, tx| {
            workspace.create_query(tx, &owner(), &space, &request)
        });
        made.unwrap().id.unwrap()
    }

    fn search(
        &self,
        space: &SpaceTarget,
        request: &SearchRequest<'_>,
    ) -> Result<ListResponse<ObjectRow>> {
        self.workspace
            .search_space(space, request, KeysMode::Slug, PAGE)
    }

    fn archive(&self, caller: &Caller, space: &SpaceTarget, id: &str) -> Result<Made> {
        self.archive_if(caller, space, id, None, false)
    }

    fn archive_if(
        &self,
        caller: &Caller,
        space: &SpaceTarget,
        id: &str,
        if_match: Option<IfMatch>,
        dry_run: bool,
    ) -> Result<Made> {
        let (caller, space, id) = (caller.clone(), space.clone(), id.to_owned());
        let archived = run(&self.workspace, dry_run, move |workspace, tx| {
            workspace.delete_object(tx, &caller, &space, &id, if_match.as_ref())
        });
        archived.map(Made::from)
    }

    /// The whole document as `GET` serves it.
    fn get(&self, space: &SpaceTarget, id: &str) -> Value {
        self.get_with(space, id, &WHOLE).unwrap()
    }

    /// What a read with these options serves.
    fn get_with(&self, space: &SpaceTarget, id: &str, options: &ReadOptions) -> Result<Value> {
        let served = self
            .workspace
            .get_object(space, id, options, &ReadTurn::default())?;
        Ok(serde_json::from_slice(&served.body).unwrap())
    }
}

fn hex_of(text: &str) -> String {
    let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    hex.chars().take(24).collect()
}

/// The outcome of a create or an archiving that was carried out.
#[derive(Clone, Debug, PartialEq)]
struct Made {
    id: String,
    type_key: String,
    etag: String,
    items: Option<u32>,
    created: SideEffects,
    template: Option<AppliedTemplate>,
    warnings: Vec<Issue>,
}

impl From<CreateResult> for Made {
    fn from(result: CreateResult) -> Self {
        Self {
            id: result.id.unwrap(),
            type_key: result.type_key.unwrap(),
            etag: result.etag.unwrap_or_default(),
            items: result.items,
            created: result.created,
            template: result.template,
            warnings: result.warnings,
        }
    }
}

/// The outcome of an edit, and its etag.
#[derive(Clone, Debug)]
struct Edited {
    etag: String,
    result: EditResult,
}

impl From<EditResult> for Edited {
    fn from(result: EditResult) -> Self {
        Self {
            etag: result.etag.clone().unwrap(),
            result,
        }
    }
}

impl Deref for Edited {
    type Target = EditResult;

    fn deref(&self) -> &EditResult {
        &self.result
    }
}

/// Carries out a mutation and gives its outcome.
fn run<T: Send + 'static>(
    workspace: &Arc<Workspace>,
    dry_run: bool,
    act: impl FnOnce(&Workspace, &mut Tx<'_>) -> Result<T> + Send + 'static,
) -> Result<T> {
    let run = workspace.write(move |workspace, tx| match dry_run {
        true => tx.rolled_back(|tx| act(workspace, tx)),
        false => act(workspace, tx),
    });
    run.wait()
}

/// A key of the owner.
fn owner() -> Caller {
    caller("", None)
}

/// A key with a grant over some spaces.
fn granted(name: &str, spaces: &[&SpaceTarget], permission: Permission) -> Caller {
    let spaces = spaces.iter().map(|space| space.id.clone()).collect();
    caller(
        name,
        Some(Grant {
            reach: Reach::Spaces(spaces),
            permission,
        }),
    )
}

fn caller(name: &str, grant: Option<Grant>) -> Caller {
    Caller {
        key_id: format!("key-{name}"),
        name: name.to_owned(),
        scope: Scope::JsonApi,
        grant,
        created_at: START,
        expires_at: 0,
    }
}

/// The refusal of the input, with its paths.
#[track_caller]
fn refused<T: std::fmt::Debug>(answer: Result<T>) -> (FaultKind, Vec<String>) {
    let fault = fault(answer);
    (
        fault.kind,
        fault
            .issues
            .iter()
            .map(|issue| issue.path_str().to_owned())
            .collect(),
    )
}

#[track_caller]
fn fault<T: std::fmt::Debug>(answer: Result<T>) -> Fault {
    match answer.unwrap_err() {
        Error::Fault(fault) => fault,
        other => panic!("a fault is expected, not {other:?}"),
    }
}

#[track_caller]
fn invalid_at<T: std::fmt::Debug>(answer: Result<T>, path: &str) {
    assert_eq!(refused(answer), (FaultKind::Invalid, vec![path.to_owned()]));
}

fn paths(issues: &[Issue]) -> Vec<&str> {
    issues.iter().map(Issue::path_str).collect()
}
