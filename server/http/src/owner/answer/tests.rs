use super::*;

// chats-files-auth.md 5.8
#[test]
fn answers_are_printed_without_their_secret() {
    let secret = || Secret("4711".to_owned());
    let key = NewKey {
        api_key: secret(),
        id: "id".to_owned(),
        grant: None,
        name_is_shared: false,
    };
    let approved = Approved {
        challenge_id: "id".to_owned(),
        code: secret(),
        app_name: "Notes bot".to_owned(),
        name_is_shared: false,
    };
    for printed in [format!("{key:?}"), format!("{approved:?}")] {
        assert!(!printed.contains("4711"), "{printed}");
    }
}
