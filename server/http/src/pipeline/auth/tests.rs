use super::*;

fn token(values: &[&str]) -> Result<String, NoToken> {
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append(AUTHORIZATION, HeaderValue::from_str(value).unwrap());
    }
    bearer(&headers).map(str::to_owned)
}

// C-81
#[test]
fn only_a_bearer_token_is_read() {
    assert_eq!(token(&[]), Err(NoToken::Missing));
    for bad in [
        "",
        "Bearer",
        "Bearer ",
        "Bearer   ",
        "Basic x",
        "Bearerx y",
        "x",
    ] {
        assert_eq!(token(&[bad]), Err(NoToken::Malformed), "{bad:?}");
    }
    for good in ["Bearer x", "bearer x", "BEARER   x", "Bearer x "] {
        assert_eq!(token(&[good]), Ok("x".to_owned()), "{good:?}");
    }
    assert_eq!(token(&["Bearer x", "Bearer y"]), Err(NoToken::Malformed));
}
