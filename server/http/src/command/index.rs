//! `rolltop index`: rebuilds the search data; works with and without a running server.

use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use rolltop_workspace::rebuild::RebuildStatus;

use super::text::harmless;
use super::{Asking, Done, print_json, say};
use crate::owner::{Conversation, Reach, Request};

/// How often the bar is drawn.
const EVERY: Duration = Duration::from_millis(100);

/// What can be done with the index.
#[derive(Subcommand)]
pub enum Index {
    /// Rebuild the search index; a running server keeps answering
    Rebuild {
        /// Rebuild one space only: its id, the end of its id, or its exact name
        #[arg(long, value_name = "REF")]
        space: Option<String>,
        #[command(flatten)]
        asking: Asking,
    },
}

impl Index {
    pub(super) fn run(self) -> Done {
        let Self::Rebuild { space, asking } = self;
        let conversation = Conversation::begin(&asking.data.path()?, Reach::Anywhere)?;
        let mut state: RebuildStatus = conversation.ask(Request::IndexRebuild { space })?;
        let bar = bar();
        while !state.is_over {
            bar.set_length(state.texts as u64);
            bar.set_position(state.texts_read as u64);
            bar.set_message(message(&state));
            thread::sleep(EVERY);
            state = conversation.ask(Request::IndexProgress {})?;
        }
        bar.finish_and_clear();
        drop(conversation);
        if let Some(failure) = state.failure {
            return Err(failure);
        }
        if asking.json {
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

/// A bar on standard error; nothing where that is no terminal.
fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    // The template is well formed: without it the bar has its usual form.
    if let Ok(style) = ProgressStyle::with_template("[{bar:30}] {msg}") {
        bar.set_style(style.progress_chars("# "));
    }
    bar
}

/// How far the rebuild is.
fn message(state: &RebuildStatus) -> String {
    let at = state.at.as_deref().map(harmless);
    let name = at.map_or_else(String::new, |name| format!(": {name}"));
    let texts = match state.texts {
        0 => "reading objects".to_owned(),
        texts => format!("{} of {texts} texts", state.texts_read),
    };
    let number = (state.done.len() + 1).min(state.spaces);
    format!("space {number} of {}{name} ({texts})", state.spaces)
}

#[cfg(test)]
mod tests;
