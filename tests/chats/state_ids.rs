//! State ids only grow (chats-files-auth.md 1.2).

use std::time::Duration;

use rolltop_http::testing::Options;

use super::messages;
use crate::support::World;

// C-116
#[tokio::test]
async fn state_ids_grow_over_a_restart_and_a_clock_set_back() {
    let mut world = World::new().await;
    let chat = world.chat("C").await;
    let mut known: Vec<String> = Vec::new();
    for run in 0..3 {
        for text in ["one", "two"] {
            world.say(&chat, text).await;
            let page = messages(&world, &chat, "?limit=1").await;
            let id = page["messages"][0]["state_id"].as_str().unwrap();
            assert_eq!(page["state"]["last_state_id"], id);
            assert!(
                known.last().is_none_or(|last| last.as_str() < id),
                "run {run}"
            );
            known.push(id.to_owned());
        }
        let newest = world.say(&chat, "gone").await;
        let before = messages(&world, &chat, "?limit=1").await;
        let path = format!("{}/{newest}", world.messages(&chat));
        world.delete(&path).await.is(200);
        let after = messages(&world, &chat, "?limit=1").await;
        assert_eq!(
            after["state"]["last_state_id"],
            before["state"]["last_state_id"]
        );
        known.push(
            before["state"]["last_state_id"]
                .as_str()
                .unwrap()
                .to_owned(),
        );

        world.server.clock.set_back(Duration::from_secs(3600));
        let options = Options {
            seed: 10 + run,
            ..Options::default()
        };
        let server = world.server.restart(options).await.unwrap();
        world = World { server, ..world };
        let page = messages(&world, &chat, "?limit=1").await;
        assert_eq!(page["state"]["last_state_id"], known[known.len() - 1]);
    }
}
