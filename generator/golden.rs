//! The committed client is the one that the generator makes (`EXPECTORATE=overwrite` rewrites it).

#![expect(clippy::unwrap_used, reason = "tests")]

#[test]
fn client() {
    let document = std::fs::read_to_string("../spec/client.json").unwrap();
    let client = rolltop_generator::client(&document).unwrap();
    expectorate::assert_contents("../generated/client.rs", &client);
    let fingerprint = rolltop_generator::fingerprint(&document);
    expectorate::assert_contents("../generated/client.sha256", &format!("{fingerprint}\n"));
}
