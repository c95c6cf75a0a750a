use super::*;

#[test]
fn swagger_ui_is_complete() {
    assert!(SWAGGER_SCRIPT.as_ref().unwrap().len() > 500_000);
    assert!(SWAGGER_STYLE.as_ref().unwrap().len() > 50_000);
}
