use super::*;

// C-182
#[test]
fn keys_and_names_of_options_are_masked() {
    let prefixed = format!("rolltop_{}_5dede143", "a".repeat(52));
    let legacy = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
    let slashed = format!("{}8=", "/".repeat(42));
    let encoded = |text: &str| {
        text.replace('=', "%3D")
            .replace('/', "%2F")
            .replace('_', "%5f")
    };
    for (path, logged) in [
        ("/v2/spaces/abc/objects/", "/v2/spaces/abc/objects/"),
        ("/v2/x=y/%41", "/v2/x=y/%41"),
        (&format!("/v2/{prefixed}/x"), "/v2/***/x"),
        (&format!("/v2/{}", encoded(&prefixed)), "/v2/***"),
        ("/v2/%2572olltop_a", "/v2/***"),
        (&format!("/v2/{}", prefixed.to_uppercase()), "/v2/***"),
        (&format!("/v2/{legacy}/x"), "/v2/***/x"),
        (&format!("/v2/{}", encoded(legacy)), "/v2/***"),
        (&format!("/v2/{}", legacy.trim_end_matches('=')), "/v2/***"),
        (&format!("/v2/{slashed}"), "***"),
        (&format!("/v2/{}", encoded(&slashed)), "***"),
        (&format!("/v2/{}A8", "/".repeat(41)), "***"),
        (
            "/v2/spaces/abcdef/properties/project/options",
            "/v2/spaces/abcdef/properties/project/options",
        ),
        (&format!("/v2/%{}41", "25".repeat(9)), "***"),
        ("/v2/p/options/In%20work", "/v2/p/options/***"),
        ("/v2/p/%6Fptions/x/y", "/v2/p/%6Fptions/***/y"),
        ("/v2/p/options", "/v2/p/options"),
    ] {
        assert_eq!(loggable_path(path), logged, "{path}");
    }
    let id = format!("bafyrei{}", "a".repeat(52));
    let path = format!("/v2/spaces/{id}.abc/objects/{id}");
    assert_eq!(loggable_path(&path), path);
}
