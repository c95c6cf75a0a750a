//! Searches that go on while the names of their space change, and while things go to the bin and come back
//! (query.md 9, 10; http.md 19, 20).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::timeout;

use crate::support::World;
use crate::support::answer::Reply;

/// How often everything changes.
const ROUNDS: usize = 6;
/// Searches of one who asks, in case that the changes never end.
const MOST: usize = 5_000;
/// Who ask at once, each for something else.
const ASKING: usize = 5;
/// How long a change waits for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A space with a type, a property and an object that go and come back.
struct Garden {
    world: World,
    is_over: AtomicBool,
    /// How many answers each of those who ask has had.
    answers: [AtomicUsize; ASKING],
    answered: Notify,
}

impl Garden {
    async fn new() -> Arc<Self> {
        let world = World::new().await;
        let stage = json!({"name": "Stage", "format": "select", "options": [{"name": "Option 0"}]});
        world.add_property(stage).await;
        let plant = json!({"name": "Plant", "property_definitions": [{"property": "stage"}]});
        world.post(&world.types(), plant).await.is(201);
        Arc::new(Self {
            world,
            is_over: AtomicBool::new(false),
            answers: Default::default(),
            answered: Notify::new(),
        })
    }

    async fn plant(&self, name: &str) -> String {
        let properties = json!({"stage": "Option 0"});
        let body = json!({"type": "plant", "name": name, "properties": properties});
        self.world.create(body).await
    }

    fn path(&self, tail: &str) -> String {
        format!("/v2/spaces/{}/{tail}", self.world.one.short)
    }

    /// Takes something out of the bin, as `rolltop bin restore` does.
    async fn restore(self: &Arc<Self>, id: &Value) {
        let (garden, id) = (Arc::clone(self), id.as_str().unwrap().to_owned());
        let restore = move || garden.world.server.workspace.restore(&id, None).map(drop);
        tokio::task::spawn_blocking(restore).await.unwrap().unwrap();
    }

    /// Waits until every client has had an answer to what it asked after this: none meets more than one change at once,
    /// as they do who ask while nothing stands still.
    async fn let_all_answer(&self) {
        let before = self
            .answers
            .each_ref()
            .map(|count| count.load(Ordering::SeqCst));
        let wait = async {
            loop {
                let answered = self.answered.notified();
                let mut counts = self.answers.iter().zip(before);
                // The first may have been asked before.
                if counts.all(|(count, before)| count.load(Ordering::SeqCst) >= before + 2) {
                    return;
                }
                answered.await;
            }
        };
        timeout(PATIENCE, wait)
            .await
            .expect("everybody is answered");
    }

    /// One round: an option is made by a value and gets another name; property, type and object go and come back.
    async fn change(self: &Arc<Self>, round: usize, oak: &str) {
        let world = &self.world;
        let value =
            |name: String| json!({"ops": [{"op": "set_properties", "set": {"stage": name}}]});
        let consent = format!("{}?create_missing_options=true", world.object(oak));
        let made = world.patch(&consent, value(format!("New {round}"))).await;
        made.is(200);
        self.let_all_answer().await;
        let option = self.path(&format!("properties/stage/options/New%20{round}"));
        let name = json!({"name": format!("Option {}", round + 1)});
        world.patch(&option, name).await.is(200);
        self.let_all_answer().await;
        for path in ["properties/stage", "types/plant", &format!("objects/{oak}")] {
            let gone = world.delete(&self.path(path)).await.body(200);
            self.let_all_answer().await;
            self.restore(&gone["id"]).await;
            self.let_all_answer().await;
        }
    }

    /// Asks until the changes are over: posts a body, or reads without one.
    async fn ask(self: Arc<Self>, who: usize, (path, body): (String, Option<Value>)) {
        for _ in 0..MOST {
            if self.is_over.load(Ordering::Relaxed) {
                return;
            }
            let reply = match &body {
                Some(body) => self.world.post(&path, body.clone()).await,
                None => self.world.get(&path).await,
            };
            judge(&reply);
            self.answers[who].fetch_add(1, Ordering::SeqCst);
            self.answered.notify_waiters();
        }
        panic!("the changes never end");
    }

    /// Changes everything, as often as it does.
    async fn change_all(self: Arc<Self>, oak: String) {
        for round in 0..ROUNDS {
            self.change(round, &oak).await;
        }
        self.is_over.store(true, Ordering::Relaxed);
    }
}

/// What is answered is true of some moment: what is gone is refused at its place, what is there has its names.
fn judge(reply: &Reply) {
    if reply.status == 400 {
        for path in reply.paths() {
            let places = ["/filter", "/type", "/fields/0", "fields", "query_id"];
            assert!(places.contains(&path.as_str()), "{}", reply.text);
        }
        return;
    }
    let rows = reply.is(200).json["data"].as_array().unwrap();
    for row in rows {
        // The query itself is an object of the space.
        let wanted = [("plant", "Oak"), ("plant", "Elm"), ("set", "Q")];
        let found = (row["type"].as_str().unwrap(), row["name"].as_str().unwrap());
        assert!(wanted.contains(&found), "{}", reply.text);
        if let Some(stage) = row["properties"].get("stage") {
            let name = stage[0].as_str().unwrap_or_default();
            assert!(
                name.starts_with("Option ") || name.starts_with("New "),
                "{}",
                reply.text
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_answer_is_true_of_some_moment() {
    let garden = Garden::new().await;
    let oak = garden.plant("Oak").await;
    garden.plant("Elm").await;
    let filter = "stage IS NOT EMPTY";
    let new = json!({"name": "Q", "type": "plant", "filter": filter});
    let query = garden.world.post(&garden.path("queries"), new).await;
    let query = query.body(201)["id"].as_str().unwrap().to_owned();
    let search = garden.path("search");
    let rows = garden.path(&format!("queries/{query}/objects?fields=stage"));
    let filtered = json!({"filter": filter, "sorts": [{"property": "type"}], "fields": ["stage"]});
    let worded = json!({"query": "oak elm", "type": "plant", "fields": ["stage"]});
    let everything = json!({"query": "oak elm", "fields": ["stage"]});
    let asked = [
        (search.clone(), Some(filtered)),
        (search.clone(), Some(worded)),
        ("/v2/search".to_owned(), Some(everything)),
        (rows, None),
        (garden.path("objects?fields=stage"), None),
    ];
    let asks = (0..ASKING).zip(asked);
    let asks: Vec<_> = asks
        .map(|(who, asked)| tokio::spawn(Arc::clone(&garden).ask(who, asked)))
        .collect();
    let changes = tokio::spawn(Arc::clone(&garden).change_all(oak));
    for task in asks.into_iter().chain([changes]) {
        task.await.unwrap();
    }
    let found = json!({"filter": format!("stage = \"Option {ROUNDS}\""), "fields": ["stage"]});
    let found = garden.world.post(&search, found).await;
    assert_eq!(found.is(200).json["total"], 1);
}
