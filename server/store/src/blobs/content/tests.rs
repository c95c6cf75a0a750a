#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

#[test]
fn an_id_has_one_spelling() {
    let id = ContentId::of_digest(&[7; 32]);
    assert_eq!(id.as_str().len(), 59);
    assert!(id.as_str().starts_with("bafkrei"));
    assert_eq!(ContentId::parse(id.as_str()), Some(id.clone()));
    let spare_bit = format!("{}b", id.as_str().get(..58).unwrap());
    for other in [
        "",
        "../../etc/passwd",
        &id.as_str().to_ascii_uppercase(),
        &id.as_str().replace("bafkrei", "bafyrei"),
        &spare_bit,
        &format!("{id}a"),
    ] {
        assert_eq!(ContentId::parse(other), None, "{other}");
    }
}
