//! `rolltop index`: what finds objects; works with and without a running server.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use clap::{Args, Subcommand};

use super::text::harmless;
use super::{Asking, Done, print_json, say, unexpected};
use crate::owner::{Answer, Conversation, Reach, Rebuilding, Request};

/// How often the bar is drawn.
const EVERY: Duration = Duration::from_millis(100);
/// Characters of a full bar.
const BAR: usize = 30;

/// What can be done with the index.
#[derive(Debug, Subcommand)]
pub enum Index {
    /// Rebuild the search index; a running server keeps answering
    Rebuild(Rebuild),
}

/// Options of `index rebuild`.
#[derive(Args, Debug)]
pub struct Rebuild {
    /// Rebuild one space only: its id, the end of its id, or its exact name
    #[arg(long, value_name = "REF")]
    space: Option<String>,
    #[command(flatten)]
    asking: Asking,
}

impl Index {
    pub(super) fn run(self) -> Done {
        match self {
            Self::Rebuild(rebuild) => rebuild.run(),
        }
    }
}

impl Rebuild {
    fn run(self) -> Done {
        let directory = self.asking.data.path()?;
        let conversation = Conversation::begin(&directory, Reach::Anywhere)?;
        let start = Request::IndexRebuild { space: self.space };
        let mut state = state(conversation.ask(&start)?)?;
        while !state.is_over {
            draw(&line(&state));
            thread::sleep(EVERY);
            state = self::state(conversation.ask(&Request::IndexProgress {})?)?;
        }
        draw("");
        conversation.end();
        if let Some(failure) = state.failure {
            return Err(failure);
        }
        if self.asking.json {
            print_json(&state.done)?;
        } else {
            for done in &state.done {
                say(&format!(
                    "rebuilt the index of {}: {} objects, including types and properties",
                    harmless(&done.space),
                    done.objects
                ));
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn state(answer: Answer) -> Result<Rebuilding, String> {
    match answer {
        Answer::Rebuilding(state) => Ok(state),
        Answer::Refused(sentence) => Err(sentence),
        _ => Err(unexpected()),
    }
}

/// Where it is, in one line.
fn line(state: &Rebuilding) -> String {
    let filled = match state.texts {
        0 => 0,
        texts => (BAR * state.texts_read.min(texts)) / texts,
    };
    let name = state
        .at
        .as_deref()
        .map(|name| format!(": {}", harmless(name)));
    let texts = match state.texts {
        0 => "reading objects".to_owned(),
        texts => format!("{} of {texts} texts", state.texts_read),
    };
    format!(
        "[{}{}] space {} of {}{} ({texts})",
        "#".repeat(filled),
        " ".repeat(BAR - filled),
        (state.done.len() + 1).min(state.spaces),
        state.spaces,
        name.unwrap_or_default()
    )
}

/// Draws a line over the one before; nothing where nobody looks.
fn draw(line: &str) {
    let mut error = io::stderr().lock();
    if error.is_terminal() {
        // There is nobody left to tell about a closed standard error.
        let _ = error.write_all(drawn(line).as_bytes());
        let _ = error.flush();
    }
}

/// The line as a terminal is to show it: cut at the margin, where it would go on in the next line and scroll, and nothing of
/// a longer one before behind it.
fn drawn(line: &str) -> String {
    const CUT: &str = "\x1b[?7l";
    const WRAP: &str = "\x1b[?7h";
    const CLEAR: &str = "\x1b[K";
    format!("\r{CUT}{line}{CLEAR}{WRAP}\r")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_where_it_is() {
        let state = |texts_read, texts| Rebuilding {
            done: Vec::new(),
            spaces: 2,
            at: Some("Home\u{202e}".to_owned()),
            texts_read,
            texts,
            is_over: false,
            failure: None,
        };
        let empty = " ".repeat(BAR);
        assert_eq!(
            line(&state(0, 0)),
            format!("[{empty}] space 1 of 2: Home\\u{{202e}} (reading objects)")
        );
        let half = "#".repeat(BAR / 2) + &" ".repeat(BAR / 2);
        assert_eq!(
            line(&state(5, 10)),
            format!("[{half}] space 1 of 2: Home\\u{{202e}} (5 of 10 texts)")
        );
        assert!(line(&state(10, 10)).starts_with(&format!("[{}]", "#".repeat(BAR))));
    }

    // Wherever the margin is, one line is drawn, and the terminal is left as it was.
    #[test]
    fn a_line_is_drawn_over_the_one_before() {
        assert_eq!(drawn("half"), "\r\x1b[?7lhalf\x1b[K\x1b[?7h\r");
    }
}
