use super::*;
use crate::error::Error;

fn at(opened: &Opened, object_id: &str) -> Option<i64> {
    opened.of("s").get(object_id).copied()
}

fn write(opened: &Opened, commit: impl FnOnce(Marks) -> Result<()>) -> Result<()> {
    opened.write(opened.writing.lock(), commit)
}

// document.md 3.4: marks leave the memory when they are on disk, and not before.
#[test]
fn marks_wait_until_they_are_written() {
    let opened = Opened::default();
    opened.mark("s", "a", 2);
    opened.mark("s", "b", 2);
    assert!(write(&opened, |_| Err(Error::internal("full"))).is_err());
    assert_eq!((at(&opened, "a"), at(&opened, "b")), (Some(2), Some(2)));
    // While they are written they are found, and what moves on is kept.
    let written = write(&opened, |writes| {
        assert_eq!(writes.len(), 1);
        assert_eq!(at(&opened, "a"), Some(2));
        opened.mark("s", "b", 3);
        opened.mark("s", "a", 1);
        Ok(())
    });
    written.unwrap();
    assert_eq!((at(&opened, "a"), at(&opened, "b")), (None, Some(3)));
    assert_eq!(opened.mark("s", "a", 4), 2);
}

#[test]
fn marks_that_cannot_be_written_are_bounded() {
    let opened = Opened::default();
    for number in 0..MAX_KEPT + 10 {
        let count = opened.mark("s", &number.to_string(), 1);
        assert_eq!(count, MAX_KEPT.min(number + 1));
    }
    opened.mark("s", "0", 2);
    assert_eq!(at(&opened, "0"), Some(2));
    assert_eq!(at(&opened, &MAX_KEPT.to_string()), None);
    write(&opened, |_| Ok(())).unwrap();
    assert_eq!(opened.mark("s", "a", 1), 1);
}

// A read does not try again what has just failed, and waits for no writer.
#[test]
fn reads_leave_what_cannot_be_written_to_others() {
    let opened = Opened::default();
    opened.mark("s", "a", 1);
    let full = |_| Err(Error::internal("full"));
    assert!(opened.write_if_it_can(full).is_err());
    assert!(opened.write_if_it_can(full).is_ok());
    write(&opened, |_| Ok(())).unwrap();
    opened.mark("s", "a", 2);
    let writing = opened.writing.lock();
    opened
        .write_if_it_can(|_| Err(Error::internal("two at once")))
        .unwrap();
    drop(writing);
    opened.write_if_it_can(|_| Ok(())).unwrap();
    assert_eq!(at(&opened, "a"), None);
}
