//! Answers between a commit and the moment in which it is told of: what it wrote can be read already, and nobody has heard
//! that names are outdated (query.md 8, document.md 3).

use rolltop_store::testing::{Silence, Watched};

use super::*;
use crate::objects::ObjectRow;
use crate::queries::{ListKind, QueryRequest, RowsRequest};
use crate::search::SearchRequest;
use crate::spaces::Page;

const KEYS: KeysMode = KeysMode::Slug;
const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};

/// A store that may be silent, and a page that has an option in it.
struct Silent {
    world: World,
    space: SpaceTarget,
    silence: Arc<Silence>,
    page: String,
    query: String,
}

/// A way to ask for rows.
type Ask = (&'static str, fn(&Silent) -> Vec<ObjectRow>);

const ASKS: [Ask; 4] = [
    ("a search", |silent| {
        let workspace = &silent.world.workspace;
        let found = workspace.search_space(&silent.space, &staged(), KEYS, PAGE);
        found.unwrap().rows
    }),
    ("a search over all spaces", |silent| {
        let workspace = &silent.world.workspace;
        let found = workspace.search_global(&owner(), &staged(), KEYS, IdSpelling::Full, PAGE);
        let rows = found.unwrap().rows.into_iter();
        rows.map(|found| found.row).collect()
    }),
    ("a list", |silent| {
        let workspace = &silent.world.workspace;
        let list = workspace.list_objects(&silent.space, Some("stage"), KEYS, PAGE);
        list.unwrap().rows
    }),
    ("the rows of a query", |silent| {
        let request = RowsRequest {
            view: None,
            fields: Some("stage"),
            keys: KEYS,
        };
        let (workspace, space) = (&silent.world.workspace, &silent.space);
        let rows = workspace.list_rows(space, &silent.query, ListKind::Query, request, PAGE);
        rows.unwrap().rows
    }),
];

fn staged() -> SearchRequest<'static> {
    SearchRequest {
        filter: Some("stage IS NOT EMPTY".to_owned()),
        fields: Some(vec!["stage".to_owned()]),
        ..SearchRequest::default()
    }
}

impl Silent {
    fn new() -> Self {
        let mut silence = None;
        let world = World::over(|store| {
            let watched = Watched::new(store, |_| Ok(()));
            let (watched, kept) = watched.with_silence();
            silence = Some(kept);
            Arc::new(watched)
        });
        let space = world.space("One");
        world.property(&space, "Stage", Format::Select, &["First"]);
        let page = json!({"type": "page", "name": "Oak", "properties": {"stage": "First"}});
        let page = world.made(&space, page);
        let request = QueryRequest {
            name: "Q".to_owned(),
            type_key: "page".to_owned(),
            filter: None,
            filters: None,
            sorts: None,
            views: None,
            keys: KEYS,
            create_missing_options: false,
        };
        Self {
            query: world.create_query(&space, request),
            silence: silence.unwrap(),
            world,
            space,
            page,
        }
    }

    /// Gives the page an option that nobody knows yet.
    fn stage(&self, name: &str) {
        let op = json!({"op": "set_properties", "set": {"stage": name}});
        self.edit(&self.page, op);
    }

    fn edit(&self, id: &str, op: Value) {
        let options = EditOptions {
            create_missing_options: true,
            ..EditOptions::default()
        };
        let body = json!({"ops": [op]});
        self.world
            .patch_with(&self.space, id, body, options, false)
            .unwrap();
    }
}

#[test]
fn rows_never_show_an_option_whose_name_is_not_told_yet() {
    let silent = Silent::new();
    for (name, ask) in ASKS {
        ask(&silent);
        silent.silence.set(true);
        silent.stage(name);
        let rows = ask(&silent);
        let row = rows.iter().find(|row| row.id == silent.page).unwrap();
        assert_eq!(row.properties["stage"], json!([name]));
        silent.silence.set(false);
    }
}

#[test]
fn a_read_never_shows_an_option_whose_name_is_not_told_yet() {
    let silent = Silent::new();
    let Silent { world, space, .. } = &silent;
    world.get(space, &silent.page);
    silent.silence.set(true);
    silent.stage("Second");
    let read = world.get(space, &silent.page);
    assert_eq!(read["properties"]["stage"], json!(["Second"]));
}

#[test]
fn a_view_never_shows_an_option_whose_name_is_not_told_yet() {
    let silent = Silent::new();
    let Silent { world, space, .. } = &silent;
    let views = || {
        let (kind, ids) = (ListKind::Query, IdSpelling::Full);
        let workspace = &world.workspace;
        let list = workspace.list_views(space, &silent.query, kind, ids, KEYS, PAGE);
        list.unwrap().views
    };
    views();
    silent.silence.set(true);
    let filter = json!({"property": "stage", "condition": "in", "value": ["Second"]});
    let set = json!({"filters": [filter]});
    silent.edit(&silent.query, json!({"op": "update_view", "set": set}));
    let shown = views();
    let shown = &shown[0]["filters"][0]["value"];
    assert_eq!(*shown, json!(["Second"]));
}
