//! A world in which every variable of a path names something.

use serde_json::json;

use crate::support::World;
use crate::support::form::Form;

/// The world, and what the paths of the operations name in its first space.
pub(super) struct Named {
    pub(super) world: World,
    names: Vec<(&'static str, String)>,
}

impl Named {
    pub(super) async fn new() -> Self {
        Self::over(World::new().await).await
    }

    pub(super) async fn over(world: World) -> Self {
        let upload = world.request("POST", &world.at("files"));
        let file = Form::file("a.txt", b"hello").send(upload).await.body(201);
        world.select("Stage", &["Todo"]).await;
        let query = json!({"name": "Q", "type": "page"});
        let chat = world.chat("C").await;
        #[rustfmt::skip]
        let names = vec![
            ("space_id", world.one.short.clone()),
            ("object_id", world.page("P", json!([])).await),
            ("query_id", world.make("queries", query).await),
            ("collection_id", world.create(json!({"type": "collection", "name": "C"})).await),
            ("message_id", world.say(&chat, "hi").await),
            ("chat_id", chat),
            ("file_id", file["id"].as_str().unwrap().to_owned()),
            ("member_id", world.me().await),
            ("type", "recipe".to_owned()),
            ("key", "stage".to_owned()),
            ("option", "Todo".to_owned()),
            ("kind", "space".to_owned()),
            ("op", "set_type".to_owned()),
        ];
        Self { world, names }
    }

    /// The path of an operation.
    pub(super) fn path(&self, template: &str) -> String {
        self.path_with(template, "", "")
    }

    /// The same with another value of one variable.
    pub(super) fn path_with(&self, template: &str, variable: &str, other: &str) -> String {
        let fill = |path: String, (name, value): &(&str, String)| {
            let value = if *name == variable { other } else { value };
            path.replace(&format!("{{{name}}}"), value)
        };
        self.names.iter().fold(template.to_owned(), fill)
    }

    /// The variables of a path.
    pub(super) fn variables(&self, template: &str) -> impl Iterator<Item = &'static str> {
        let names = self.names.iter().map(|(name, _)| *name);
        names.filter(move |name| template.contains(&format!("{{{name}}}")))
    }
}
