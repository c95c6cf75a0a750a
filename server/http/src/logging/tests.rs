use slog::{OwnedKVList, Record, debug, info};

use super::*;

/// Writes nothing before it is let, and then tells every message.
struct Held {
    gate: mpsc::Receiver<()>,
    told: mpsc::Sender<String>,
}

impl Drain for Held {
    type Ok = ();
    type Err = Never;

    fn log(&self, record: &Record<'_>, _: &OwnedKVList) -> Result<(), Never> {
        // Closed is open.
        let _ = self.gate.recv();
        self.told.send(record.msg().to_string()).unwrap();
        Ok(())
    }
}

/// What is written of a flood of lines, one audit line, and one more line when there is room again.
fn flooded(flood: impl Fn(&Logger)) -> Vec<String> {
    let (open, gate) = mpsc::channel();
    let (told, written) = mpsc::channel();
    let (log, guards) = over_channels(Held { gate, told }, Level::Debug);
    for _ in 0..CHANNEL * 2 {
        flood(&log);
    }
    info!(log, #AUDIT, "mutation");
    drop(open);
    let mut lines: Vec<String> = written.iter().take(CHANNEL).collect();
    flood(&log);
    drop((log, guards));
    lines.extend(written);
    lines
}

// A reader that stands still cannot keep the program from ending.
#[test]
fn the_end_of_the_log_is_bounded() {
    let (open, gate) = mpsc::channel();
    let (told, _lines) = mpsc::channel();
    let (log, written) = over_channels(Held { gate, told }, Level::Debug);
    for _ in 0..CHANNEL * 2 {
        debug!(log, "request answered");
    }
    assert!(!written.finish());
    drop(open);
    let (open, gate) = mpsc::channel();
    drop(open);
    let (told, lines) = mpsc::channel();
    let (log, written) = over_channels(Held { gate, told }, Level::Debug);
    info!(log, "last");
    drop(log);
    assert!(written.finish());
    assert_eq!(lines.iter().collect::<Vec<_>>(), ["last"]);
}

/// That lines were lost; told once more when the first report itself found no room.
fn tells_of_losses(lines: &[String]) -> bool {
    lines.iter().any(|line| line.contains("channel overflow"))
}

// chats-files-auth.md 5.8
#[test]
fn no_flood_displaces_an_audit_line_and_what_is_lost_is_told() {
    let lines = flooded(|log| debug!(log, "request answered"));
    assert_eq!(lines.iter().filter(|line| *line == "mutation").count(), 1);
    assert!(tells_of_losses(&lines));
    let lines = flooded(|log| info!(log, #AUDIT, "earlier mutation"));
    assert!(tells_of_losses(&lines));
}
