use super::super::{listed_hosts, listed_origins};
use super::*;

fn peers(hosts: &str, origins: &str) -> TrustedPeers {
    TrustedPeers {
        hosts: listed_hosts(hosts).unwrap(),
        origins: listed_origins(origins).unwrap(),
    }
}

fn admit(peers: &TrustedPeers, headers: &[(&str, &str)]) -> Result<Option<CorsOrigin>, Unwelcome> {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.append(
            HeaderName::try_from(*name).unwrap(),
            HeaderValue::from_str(value).unwrap(),
        );
    }
    peers.admit(&Uri::from_static("/v2/spaces"), &map)
}

// C-93
#[test]
fn hosts() {
    let peers = peers("rolltop.example, Box.Local:9", "");
    for host in [
        "",
        "localhost",
        "LOCALHOST:31009",
        "localhost.",
        "127.0.0.1",
        "127.0.0.1:1",
        "192.168.1.5",
        "[::1]:31009",
        "[::1]",
        "::1",
        "rolltop.example:80",
        "ROLLTOP.example",
        "box.local",
    ] {
        assert!(admit(&peers, &[("host", host)]).is_ok(), "{host}");
    }
    let all =
        "evil.com 2130706433 0x7f.1 127.1 localhost.evil.com localhost:x [::1 [evil] localhost..";
    for host in all.split(' ') {
        assert_eq!(
            admit(&peers, &[("host", host)]).err(),
            Some(Unwelcome::Untrusted),
            "{host}"
        );
    }
    assert_eq!(
        admit(&peers, &[("host", "localhost"), ("host", "localhost")]).err(),
        Some(Unwelcome::SeveralHosts)
    );
}

// 4.2: an absolute request target is judged as well.
#[test]
fn absolute_targets() {
    let peers = TrustedPeers::default();
    assert!(
        peers
            .admit(
                &Uri::from_static("http://evil.com/v2/spaces"),
                &HeaderMap::new()
            )
            .is_err()
    );
    assert!(
        peers
            .admit(
                &Uri::from_static("http://localhost:1/v2/spaces"),
                &HeaderMap::new()
            )
            .is_ok()
    );
}

// C-94
#[test]
fn origins() {
    let peers = peers("", "https://app.example/");
    let all = "http://localhost:3000 http://127.13.37.1 HTTP://LOCALHOST https://[::1]:8 \
        http://localhost/ https://APP.example";
    for origin in all.split(' ') {
        assert!(admit(&peers, &[("origin", origin)]).is_ok(), "{origin}");
    }
    for origin in [
        "",
        "null",
        "https://evil.com",
        "file://",
        "chrome-extension://x",
        "http://localhost.evil.com",
        "http://127.0.0.1.evil.com",
        "http://localhost:1/evil",
        "http://user@localhost",
        "http://192.168.1.5",
        "http://localhost:3000 http://localhost:3001",
        "http://localhost?x",
        "http://localhost:99999",
    ] {
        assert!(admit(&peers, &[("origin", origin)]).is_err(), "{origin}");
    }
    let twice = [
        ("origin", "http://localhost"),
        ("origin", "http://localhost"),
    ];
    assert!(admit(&peers, &twice).is_err());
}

// C-95, C-127
#[test]
fn fetch_sites() {
    let peers = TrustedPeers::default();
    let visit = |uri: &'static str, headers: &[(&'static str, &'static str)]| {
        let headers = headers.iter().map(|(name, value)| {
            let name = HeaderName::from_static(name);
            (name, HeaderValue::from_static(value))
        });
        peers
            .admit(&Uri::from_static(uri), &headers.collect())
            .is_ok()
    };
    for (site, fine) in [
        ("same-origin", true),
        ("same-site", false),
        ("cross-site", true),
        ("none", true),
    ] {
        assert_eq!(
            visit("/v2/spaces", &[("sec-fetch-site", site)]),
            fine,
            "{site}"
        );
    }
    let link = [
        ("sec-fetch-site", "same-site"),
        ("sec-fetch-mode", "navigate"),
        ("sec-fetch-dest", "document"),
    ];
    assert!(visit("/", &link) && visit("/docs", &link) && visit("/docs/quickstart.md", &link));
    assert!(!visit("/v2/spaces", &link) && !visit("/docs2", &link));
    let [site, mode, _] = link;
    assert!(!visit("/docs", &[site, mode, ("sec-fetch-dest", "iframe")]));
    assert!(!visit(
        "/docs",
        &[("host", "evil.com"), ("sec-fetch-site", "same-origin")]
    ));
    let own = ("sec-fetch-site", "same-origin");
    assert!(visit(
        "/v2/spaces",
        &[own, ("origin", "http://192.168.1.5:31009")]
    ));
}

// C-125: only a listed origin is echoed; a loopback one is admitted without CORS.
#[test]
fn only_listed_origins_get_cors() {
    let peers = peers("", "https://app.example");
    let cors = admit(&peers, &[("origin", "https://app.example")])
        .unwrap()
        .unwrap();
    let mut headers = HeaderMap::new();
    cors.mark(&mut headers);
    assert_eq!(
        headers.get(ACCESS_CONTROL_ALLOW_ORIGIN).unwrap(),
        "https://app.example"
    );
    assert_eq!(headers.get(VARY).unwrap(), "Origin");
    assert!(
        admit(&peers, &[("origin", "http://localhost:3000")])
            .unwrap()
            .is_none()
    );
}
