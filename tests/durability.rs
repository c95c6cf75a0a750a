//! An acknowledged write survives `kill -9`, and each later search finds it.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::support::{Client, Home, Server};

/// Clients that write at one time: more than the server plans and commits one by one.
const WRITERS: usize = 8;
/// Objects that are there before the server is killed.
const BEFORE: u64 = 100;

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_kill() {
    let home = Home::new();
    let client = &home.client;
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");

    let mut acknowledged = Vec::new();
    for number in 0..20 {
        let body =
            json!({"type": "page", "name": format!("Page {number}"), "markdown": "one\n\ntwo"});
        let created = client.ok("POST", &objects, Some(body)).await;
        let path = format!("{objects}/{}", created["id"].as_str().unwrap());
        let ops = json!({"ops": [{"op": "update_block", "match": "two", "set": {"text": format!("edited {number}")}}]});
        let edited = client.ok("PATCH", &path, Some(ops)).await;
        acknowledged.push((path, edited["etag"].clone(), number));
    }
    let home = home.restarted(Server::kill);
    for (path, etag, number) in acknowledged {
        let document = home.client.ok("GET", &path, None).await;
        assert_eq!(document["etag"], etag);
        assert_eq!(document["blocks"][1]["text"], format!("edited {number}"));
    }
    home.end();
}

/// What a client wrote until the server answered no more.
#[derive(Default)]
struct Written {
    /// The bodies that were acknowledged, with their answers.
    acknowledged: Vec<(Value, Value)>,
    /// The body that has no answer.
    unanswered: Value,
}

/// The name of an object is the key that it is sent under.
fn key(body: &Value) -> &str {
    body["name"].as_str().unwrap()
}

async fn write(client: Arc<Client>, objects: String, writer: usize) -> Written {
    let mut written = Written::default();
    for number in 0.. {
        let body =
            json!({"type": "page", "name": format!("{writer}-{number}"), "markdown": "one\n\ntwo"});
        match client
            .try_send_once("POST", &objects, &body, key(&body))
            .await
        {
            Some((201, answer, false)) => written.acknowledged.push((body, answer)),
            Some(other) => panic!("{other:?}"),
            None => {
                written.unanswered = body;
                break;
            }
        }
    }
    written
}

// architecture: no answer before its commit is on disk; http.md 6: a retry under the same key is answered as before, and
// makes no second object, whether or not the first answer came.
async fn acknowledged_to_many(end: impl FnOnce(Server)) {
    let home = Home::new();
    let client = Arc::new(Client::new(&home.server));
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| tokio::spawn(write(Arc::clone(&client), objects.clone(), writer)))
        .collect();
    while client.ok("GET", &objects, None).await["total"]
        .as_u64()
        .unwrap()
        < BEFORE
    {}
    let home = tokio::task::block_in_place(|| home.restarted(end));
    let mut written = Vec::new();
    for writer in writers {
        written.push(writer.await.unwrap());
    }
    let client = Arc::into_inner(client).unwrap().moved_to(&home.server);
    let mut count = 0;
    for Written {
        acknowledged,
        unanswered,
    } in written
    {
        count += acknowledged.len() + 1;
        for (body, answer) in acknowledged {
            let path = format!("{objects}/{}", answer["id"].as_str().unwrap());
            let document = client.ok("GET", &path, None).await;
            assert_eq!(document["etag"], answer["etag"]);
            assert_eq!(document["properties"]["name"], body["name"]);
            let again = client.send_once("POST", &objects, &body, key(&body)).await;
            assert_eq!(again, (201, answer, true));
        }
        let (status, answer, _) = client
            .send_once("POST", &objects, &unanswered, key(&unanswered))
            .await;
        assert_eq!(status, 201, "{answer}");
    }
    assert!(count as u64 > BEFORE);
    assert_eq!(client.ok("GET", &objects, None).await["total"], count);
    home.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_to_many_is_there_after_a_kill() {
    acknowledged_to_many(Server::kill).await;
}

// chats-files-auth.md 4.4
#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_to_many_is_there_after_an_orderly_end() {
    acknowledged_to_many(|server| assert!(server.terminate().success())).await;
}

// query.md 9: a search sees every write that was answered before it began, also those that the index had not kept when
// the process ended.
#[tokio::test]
async fn what_was_acknowledged_is_found_after_a_kill() {
    let mut home = Home::new();
    let space = home.client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let search = format!("/v2/spaces/{space}/search");
    let mut written: Vec<(String, usize)> = Vec::new();
    for round in 0..3 {
        for number in round * 10..round * 10 + 10 {
            let body = json!({"type": "task", "name": format!("first{number}"), "markdown": format!("body{number}x")});
            let client = &home.client;
            let created = client.ok("POST", &objects, Some(body)).await;
            let id = created["id"].as_str().unwrap().to_owned();
            let path = format!("{objects}/{id}");
            let set = json!({"name": format!("name{number}x"), "due_date": "2026-08-10"});
            let ops = json!({"ops": [{"op": "set_properties", "set": set}]});
            client.ok("PATCH", &path, Some(ops)).await;
            if number % 5 == 4 {
                client.ok("DELETE", &path, None).await;
            } else {
                written.push((id, number));
            }
            // The index has been used before the kill, but for the first round.
            if round > 0 && number % 3 == 0 {
                client
                    .ok("POST", &search, Some(json!({"query": "body"})))
                    .await;
            }
        }
        home = home.restarted(Server::kill);
        let found = async |body: Value| {
            let found = home.client.ok("POST", &search, Some(body)).await;
            let rows = found["data"].as_array().unwrap().iter();
            let ids = rows.map(|row| row["id"].as_str().unwrap().to_owned());
            (ids.collect::<Vec<String>>(), found.clone())
        };
        for (id, number) in &written {
            for query in [format!("name{number}x"), format!("body{number}x")] {
                let (ids, found) = found(json!({"query": query})).await;
                assert!(ids.contains(id), "{query}: {found}");
            }
            let filter = format!(r#"name = "name{number}x" AND due_date = "2026-08-10""#);
            let (ids, found) = found(json!({"filter": filter})).await;
            assert_eq!(ids, std::slice::from_ref(id), "{found}");
        }
        let (ids, all) = found(json!({"filter": r#"due_date = "2026-08-10""#})).await;
        assert!(ids.len() < 26);
        assert_eq!(all["total"], written.len());
        // No object has an old name.
        let filter = format!(r#"name = "first{}""#, round * 10);
        assert_eq!(found(json!({"filter": filter})).await.0, [""; 0]);
    }
    home.end();
}
