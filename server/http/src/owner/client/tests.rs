use super::*;

// What a suspended server does: it takes connections and answers none.
#[test]
fn a_server_that_says_nothing_is_told_of_with_what_helps() {
    for kind in [io::ErrorKind::WouldBlock, io::ErrorKind::TimedOut] {
        let said = unanswered(&io::Error::new(kind, "os error 11"));
        assert!(
            said.contains("20 seconds") && said.contains("let it go on or stop it"),
            "{said}"
        );
        assert!(!said.contains("os error"), "{said}");
    }
    let closed = io::Error::new(io::ErrorKind::UnexpectedEof, "it closed the connection");
    assert!(unanswered(&closed).ends_with("control socket: it closed the connection"));
}
