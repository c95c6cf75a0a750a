use rolltop_document::issue::Ref;

use super::*;

// C-191
#[test]
fn what_passes_is_told_with_the_time_to_come_again() {
    let obstacle = Obstacle::Locked;
    let detail = "committing: database is locked".to_owned();
    for error in [Error::Unwritable { obstacle, detail }, Error::Busy("many")] {
        let refused = refusal(error);
        assert_eq!(
            (refused.kind.status(), refused.kind.code()),
            (503, "unavailable")
        );
        assert!(refused.message.contains("send the request again"));
        assert_eq!(
            refused.headers,
            [(RETRY_AFTER, HeaderValue::from_static("1"))]
        );
    }
}

// http.md 13: a 500 says what its reader can put right, and nothing of what the log says.
#[test]
fn a_disk_that_cannot_be_written_is_told_without_detail() {
    for (obstacle, words) in [
        (Obstacle::Full, ["is full", "make room"]),
        (Obstacle::ReadOnly, ["not written", "right to write"]),
        (
            Obstacle::Displaced,
            ["deleted, moved or replaced", "put the same file back"],
        ),
    ] {
        let detail = "committing: /home/ann/rolltop.db".to_owned();
        let refused = refusal(Error::Unwritable { obstacle, detail });
        let body = String::from_utf8(refused.body(&Ref::default()).unwrap()).unwrap();
        assert!(body.contains("\"code\":\"internal_error\""), "{body}");
        assert!(words.iter().all(|word| body.contains(word)), "{body}");
        assert!(
            !body.contains("committing") && !body.contains("/home"),
            "{body}"
        );
        assert!(refused.internal.unwrap().contains("committing"));
    }
}
