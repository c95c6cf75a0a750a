//! The pages for browsers (http.md 15.5). `.ci/clients` looks at them in a browser.

use crate::support::World;

// H-141
#[tokio::test]
async fn pages_need_no_key_and_nothing_from_elsewhere() {
    let world = World::new().await;
    for page in ["/", "/docs"] {
        let reply = world.anonymous("GET", page).send().await;
        reply.is(200);
        assert_eq!(
            reply.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");

        let html = &reply.text;
        assert!(
            !html.contains("https://") && html.contains("0.1.0"),
            "{html}"
        );
        let is_part = |text: &&str| text.starts_with("/docs/") || *text == "/favicon.ico";
        let parts: Vec<&str> = html.split('"').filter(is_part).collect();
        assert!(parts.len() > 2 && parts.contains(&"/favicon.ico"), "{html}");
        for part in parts {
            world.anonymous("GET", part).send().await.is(200);
        }
    }
    let wrong = world.anonymous("POST", "/").send().await;
    wrong.is(405);
    assert_eq!(wrong.header("allow"), Some("GET"));
    world.anonymous("GET", "/docs/").send().await.is(404);
}
