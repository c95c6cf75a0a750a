//! Searches and lists while the names of their space change, and while something comes back from the bin: each answer
//! is true before the change or after it, whatever was read when.

use std::fmt::Debug;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rolltop_document::type_settings::DefinedOption;
use rolltop_store::testing::Watched;

use super::*;
use crate::properties::{OptionBody, PropertyBody};
use crate::queries::{ListKind, QueryRequest, RowsRequest};
use crate::search::SearchRequest;
use crate::spaces::Page;
use crate::types::{CreateTypeOptions, UpdateTypeOptions};

const PAGE: Page = Page {
    offset: 0,
    limit: 25,
};

/// What is done once, when something happens.
type Once = Arc<Mutex<Option<Box<dyn FnOnce() + Send>>>>;

/// A space whose names change, and what is done in it when this thread reads objects the next time.
struct Races {
    world: World,
    space: SpaceTarget,
    on_read: Once,
    /// How many changes were made while somebody asked.
    made: Arc<AtomicUsize>,
}

/// The things of one round, whose names have its number.
struct Round<'r> {
    races: &'r Races,
    number: usize,
    query: String,
}

/// What changes, by name.
type Change = (&'static str, fn(&Arc<Workspace>, &SpaceTarget, usize));

const CHANGES: [Change; 10] = [
    ("a type and its first object", |workspace, space, number| {
        let name = format!("Shrub {number}");
        create_type(workspace, space, &name);
        let oak = json!({"type": name, "name": format!("Oak of round{number}")});
        create(workspace, space, oak);
        let template = json!({"template_for": name, "properties": {"name": "From round"}});
        let options = CreateOptions {
            route: CreateRoute::Templates,
            ..CreateOptions::default()
        };
        let space = space.clone();
        done(workspace, move |workspace, tx, mutation| {
            workspace.create_object(tx, &owner(), &space, &template, options, mutation)
        });
    }),
    (
        "a property and its first value",
        |workspace, space, number| {
            create_property(workspace, space, &format!("Depth {number}"));
            let deep = json!({"type": "page", "name": format!("Deep round{number}"),
            "properties": {format!("depth_{number}"): "Low"}});
            create(workspace, space, deep);
        },
    ),
    (
        "an option and its first value",
        |workspace, space, number| {
            let new = json!({"type": "page", "name": format!("New round{number}"),
            "properties": {format!("stage_{number}"): "Newest"}});
            create(workspace, space, new);
        },
    ),
    ("the name of a property", |workspace, space, number| {
        let space = space.clone();
        done(workspace, move |workspace, tx, mutation| {
            let (key, name) = (format!("stage_{number}"), format!("Phase {number}"));
            let key = (key.as_str(), KeysMode::Slug);
            workspace.update_property(tx, &owner(), &space, key, Some(&name), mutation)
        });
    }),
    ("the name of an option", |workspace, space, number| {
        let space = space.clone();
        let body = OptionBody {
            name: Some("Opened".to_owned()),
            color: None,
        };
        done(workspace, move |workspace, tx, mutation| {
            let key = format!("stage_{number}");
            let key = (key.as_str(), KeysMode::Slug);
            workspace.update_option(tx, &owner(), &space, key, "Open", &body, mutation)
        });
    }),
    ("the name of a type", |workspace, space, number| {
        let body = json!({"name": format!("Bush {number}")});
        let options = UpdateTypeOptions {
            ids: IdSpelling::Full,
            keys: KeysMode::Slug,
            create_missing_options: false,
            if_match: None,
        };
        let (space, key) = (space.clone(), format!("tree_{number}"));
        done(workspace, move |workspace, tx, mutation| {
            workspace.update_type(tx, &owner(), &space, &key, Ok(&body), &options, mutation)
        });
    }),
    ("a property that goes", |workspace, space, number| {
        delete_property(workspace, space, format!("stage_{number}"));
    }),
    ("a type that goes", |workspace, space, number| {
        let space = space.clone();
        done(workspace, move |workspace, tx, mutation| {
            let key = format!("tree_{number}");
            let key = (key.as_str(), KeysMode::Slug);
            workspace.delete_type(tx, &space, key, None, None, mutation)
        });
    }),
    ("a property that comes back", |workspace, _, number| {
        workspace
            .restore(&format!("Height {number}"), None)
            .unwrap();
    }),
    ("an object that comes back", |workspace, _, number| {
        workspace
            .restore(&format!("Gone round{number}"), None)
            .unwrap();
    }),
];

fn done<T: Clone + Send + 'static>(
    workspace: &Arc<Workspace>,
    act: impl FnOnce(&Workspace, &mut Tx<'_>, &Mutation<'_, T>) -> Result<Reply> + Send + 'static,
) -> T {
    run(workspace, false, act).unwrap()
}

fn create(workspace: &Arc<Workspace>, space: &SpaceTarget, body: Value) -> String {
    let options = CreateOptions {
        create_missing_options: true,
        ..CreateOptions::default()
    };
    let space = space.clone();
    done(workspace, move |workspace, tx, mutation| {
        workspace.create_object(tx, &owner(), &space, &body, options, mutation)
    })
    .id
}

fn create_type(workspace: &Arc<Workspace>, space: &SpaceTarget, name: &str) {
    let options = CreateTypeOptions {
        keys: KeysMode::Slug,
        create_missing_options: false,
    };
    let (space, body) = (space.clone(), json!({"name": name}));
    done(workspace, move |workspace, tx, mutation| {
        workspace.create_type(tx, &owner(), &space, &body, options, mutation)
    });
}

fn create_property(workspace: &Arc<Workspace>, space: &SpaceTarget, name: &str) {
    let options = ["Open", "Low"].map(|name| DefinedOption {
        name: name.to_owned(),
        color: None,
    });
    let body = PropertyBody {
        name: name.to_owned(),
        format: Format::Select,
        options: options.into(),
        ..PropertyBody::default()
    };
    let space = space.clone();
    done(workspace, move |workspace, tx, mutation| {
        workspace.create_property(tx, &owner(), &space, &body, mutation)
    });
}

fn delete_property(workspace: &Arc<Workspace>, space: &SpaceTarget, key: String) {
    let space = space.clone();
    done(workspace, move |workspace, tx, mutation| {
        let key = (key.as_str(), KeysMode::Slug);
        workspace.delete_property(tx, &space, key, None, mutation)
    });
}

impl Races {
    fn new() -> Self {
        let on_read = Once::default();
        let act = Arc::clone(&on_read);
        let asking = thread::current().id();
        let world = World::over(|store| {
            Arc::new(Watched::new(store, move |_| {
                // What is done may read as well.
                let act = (thread::current().id() == asking).then(|| act.lock().unwrap().take());
                if let Some(act) = act.flatten() {
                    act();
                }
                Ok(())
            }))
        });
        let space = world.space("One");
        Self {
            world,
            space,
            on_read,
            made: Arc::default(),
        }
    }

    /// Pages and a tree with a stage, of which one is gone, and a property that is.
    fn round(&self, number: usize) -> Round<'_> {
        let (workspace, space) = (&self.world.workspace, &self.space);
        for name in ["Stage", "Height"] {
            create_property(workspace, space, &format!("{name} {number}"));
        }
        create_type(workspace, space, &format!("Tree {number}"));
        let make = |of_type: &str, name: &str| {
            create(
                workspace,
                space,
                json!({"type": of_type, "name": format!("{name} round{number}"), "properties": {
                    format!("stage_{number}"): "Open", format!("height_{number}"): "Low"}}),
            )
        };
        make("page", "First");
        make(&format!("tree_{number}"), "Second");
        let gone = make("page", "Gone");
        self.world.archive(&owner(), space, &gone).unwrap();
        delete_property(workspace, space, format!("height_{number}"));
        let request = QueryRequest {
            name: "Q".to_owned(),
            type_key: "page".to_owned(),
            filter: Some(format!("name CONTAINS \"round{number}\"")),
            filters: None,
            sorts: None,
            views: None,
            keys: KeysMode::Slug,
            create_missing_options: false,
        };
        Round {
            races: self,
            number,
            query: self.world.create_query(space, request),
        }
    }
}

/// An answer, to be compared; nothing may fail inside.
fn told(answer: Result<impl Debug>) -> String {
    match answer {
        Ok(found) => format!("{found:?}"),
        Err(Error::Fault(fault)) => format!("{fault:?}"),
        Err(error) => panic!("{error:?}"),
    }
}

/// What is asked in a round.
type Ask = fn(&Round<'_>) -> String;

const ASKS: [Ask; 6] = [
    |round| {
        // By a property that may go or be called otherwise, in its order.
        let stage = format!("stage_{}", round.number);
        told(round.search(&SearchRequest {
            filter: Some(format!("{stage} IS NOT EMPTY")),
            sorts: Some(json!([{"property": stage}, {"property": "type"}])),
            fields: Some(vec![stage]),
            ..SearchRequest::default()
        }))
    },
    |round| {
        // By words, with the names of options and types among them.
        told(round.search(&SearchRequest {
            query: Some(format!("round{} tree newest", round.number)),
            filter: Some(format!("name CONTAINS \"round{}\"", round.number)),
            sorts: Some(json!([{"property": "name"}])),
            fields: Some(vec![format!("stage_{}", round.number)]),
            ..SearchRequest::default()
        }))
    },
    |round| {
        let fields = format!("stage_{}", round.number);
        let Races { world, space, .. } = round.races;
        let workspace = &world.workspace;
        told(workspace.list_objects(space, Some(&fields), KeysMode::Name, PAGE))
    },
    |round| {
        let Races { world, space, .. } = round.races;
        let fields = format!("stage_{}", round.number);
        let request = RowsRequest {
            view: None,
            fields: Some(&fields),
            keys: KeysMode::Name,
        };
        let workspace = &world.workspace;
        told(workspace.list_rows(space, &round.query, ListKind::Query, request, PAGE))
    },
    |round| {
        let Races { world, space, .. } = round.races;
        let workspace = &world.workspace;
        told(workspace.list_templates(space, None, KeysMode::Name, PAGE))
    },
    |round| {
        let request = SearchRequest {
            filter: Some(format!("name CONTAINS \"round{}\"", round.number)),
            sorts: Some(json!([{"property": "name"}])),
            fields: Some(vec![format!("stage_{}", round.number)]),
            ..SearchRequest::default()
        };
        let workspace = &round.races.world.workspace;
        let (keys, ids) = (KeysMode::Name, IdSpelling::Full);
        told(workspace.search_global(&owner(), &request, keys, ids, PAGE))
    },
];

impl Round<'_> {
    fn search(&self, request: &SearchRequest) -> Result<crate::search::Found> {
        let Races { world, space, .. } = self.races;
        world
            .workspace
            .search_space(space, request, KeysMode::Name, PAGE)
    }

    /// The change of this round, to be made by whoever comes to it.
    fn change(&self, change: Change) -> Box<dyn FnOnce() + Send> {
        let Races { world, space, .. } = self.races;
        let (workspace, space) = (Arc::clone(&world.workspace), space.clone());
        let (number, made) = (self.number, Arc::clone(&self.races.made));
        Box::new(move || {
            change.1(&workspace, &space, number);
            made.fetch_add(1, Ordering::SeqCst);
        })
    }
}

// query.md 9, 10; http.md 19, 20: names change between the look at them and the look at the rows, and between rows that
// are read: no answer mixes what was before with what is after, and none fails inside.
#[test]
fn an_answer_is_true_before_a_change_or_after_it() {
    let mut mixed = Vec::new();
    for change in CHANGES {
        let races = Races::new();
        let mut number = 0;
        for (at, ask) in ASKS.into_iter().enumerate() {
            for at_clock in [true, false] {
                number += 1;
                let round = races.round(number);
                let before = ask(&round);
                if at_clock {
                    races.world.clock.at_next_look(round.change(change));
                } else {
                    *races.on_read.lock().unwrap() = Some(round.change(change));
                }
                let during = ask(&round);
                // Who neither looked at the clock nor read an object has met no change.
                races.world.clock.at_next_look(|| {});
                races.on_read.lock().unwrap().take();
                let after = ask(&round);
                if during != before && during != after {
                    mixed.push(format!(
                        "{} {at} {at_clock}\n{before}\n{during}\n{after}\n",
                        change.0
                    ));
                }
            }
        }
        // All but the lists of objects and templates ask for the time, and all read objects.
        let made = races.made.load(Ordering::SeqCst);
        assert_eq!(made, 2 * ASKS.len() - 2, "{}", change.0);
    }
    assert!(mixed.is_empty(), "{}", mixed.join("\n"));
}
