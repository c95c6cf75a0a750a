use super::*;

fn token(values: &[&str]) -> Result<String, String> {
    let mut headers = HeaderMap::new();
    for value in values {
        headers.append(AUTHORIZATION, HeaderValue::from_str(value).unwrap());
    }
    let token = bearer(&headers).map(str::to_owned);
    token.map_err(|refused| refused.message.into_owned())
}

// C-81
#[test]
fn only_a_bearer_token_is_read() {
    let (missing, malformed) = (
        "missing authorization header",
        "invalid authorization header format",
    );
    assert_eq!(token(&[]), Err(missing.to_owned()));
    for bad in [
        "",
        "Bearer",
        "Bearer ",
        "Bearer   ",
        "Basic x",
        "Bearerx y",
        "x",
    ] {
        assert_eq!(token(&[bad]), Err(malformed.to_owned()), "{bad:?}");
    }
    for good in ["Bearer x", "bearer x", "BEARER   x", "Bearer x "] {
        assert_eq!(token(&[good]), Ok("x".to_owned()), "{good:?}");
    }
    assert_eq!(token(&["Bearer x", "Bearer y"]), Err(malformed.to_owned()));
}
