//! The commands of the server's owner: `serve`, `keys`, `pair`, `spaces`, `bin`, `index`, `check`.
//!
//! Exit codes: 0 done, 1 refused or failed, 2 usage (chats-files-auth.md 3.2). Standard output holds the result and
//! nothing else. All other text goes to standard error.

mod bin;
mod check;
mod index;
mod keys;
mod output;
mod pair;
mod reach;
mod serve;
mod signals;
mod spaces;
mod text;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use rustix::fs::Mode;
use rustix::process::umask;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::owner::{Conversation, Reach, Request, default_directory};

pub use self::output::{print, say, written};

use self::bin::Bin;
use self::check::Check;
use self::index::Index;
use self::keys::Keys;
use self::output::{print_json, print_once};
use self::pair::Pair;
use self::serve::Serve;
use self::spaces::Spaces;
use self::text::table;

/// A command of the owner.
#[derive(Subcommand)]
pub enum OwnerCommand {
    /// Run the server
    Serve(Box<Serve>),
    /// Create, list and revoke API keys
    #[command(subcommand)]
    Keys(Keys),
    /// Approve or deny programs that request an API key from the running server
    #[command(subcommand)]
    Pair(Pair),
    /// List spaces and delete them permanently
    #[command(subcommand)]
    Spaces(Spaces),
    /// List and restore archived objects
    #[command(subcommand)]
    Bin(Bin),
    /// Rebuild the search index
    #[command(subcommand)]
    Index(Index),
    /// Check the data directory without changing it; stop the server first
    Check(Check),
}

impl OwnerCommand {
    /// Carries the command out.
    ///
    /// # Errors
    /// A sentence for the person at the terminal.
    pub fn run(self) -> Done {
        // Some files of the data directory are made without a mode of their own.
        umask(Mode::RWXG | Mode::RWXO);
        match self {
            Self::Serve(serve) => serve.run(),
            Self::Keys(keys) => keys.run(),
            Self::Pair(pair) => pair.run(),
            Self::Spaces(spaces) => spaces.run(),
            Self::Bin(bin) => bin.run(),
            Self::Index(index) => index.run(),
            Self::Check(check) => check.run(),
        }
    }
}

/// The result of a command. The error is a sentence for the person at the terminal.
pub type Done = Result<ExitCode, String>;

/// The exit code of a command. An error is said first.
pub fn ended(done: Done) -> ExitCode {
    done.unwrap_or_else(|sentence| {
        say(&format!("error: {sentence}"));
        ExitCode::FAILURE
    })
}

/// Refuses a command line for a reason that the parser does not know.
pub fn misused(sentence: &str) -> ExitCode {
    say(&format!("error: {sentence}"));
    ExitCode::from(2)
}

/// Options of every command that works on a data directory.
#[derive(Args)]
pub struct DataDir {
    /// The data directory [default: in the platform's data folder]
    #[arg(long, value_name = "DIR", env = "ROLLTOP_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

impl DataDir {
    fn path(&self) -> Result<PathBuf, String> {
        let directory = self.data_dir.clone().or_else(default_directory);
        directory
            .ok_or_else(|| "this user has no home directory: say where with --data-dir".to_owned())
    }
}

/// Options of every command that the running server can carry out.
#[derive(Args)]
pub struct Asking {
    #[command(flatten)]
    data: DataDir,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Asking {
    /// Has a request carried out; a refusal is an error.
    fn ask<T: DeserializeOwned>(&self, request: Request, reach: Reach) -> Result<T, String> {
        Conversation::begin(&self.data.path()?, reach)?.ask(request)
    }

    /// Prints a list: JSON for programs, else a table, or `none` where it is empty.
    fn list<T: Serialize, const N: usize>(
        &self,
        rows: &[T],
        none: &str,
        headings: [&str; N],
        cells: fn(&T) -> [String; N],
    ) -> Result<(), String> {
        if self.json {
            return print_json(&rows);
        }
        if rows.is_empty() {
            say(none);
            return Ok(());
        }
        print(&table(headings, rows.iter().map(cells)))
    }

    /// Tells what was done: JSON for programs, else a sentence.
    fn tell(&self, done: &impl Serialize, sentence: &str) -> Result<(), String> {
        if self.json {
            return print_json(done);
        }
        say(sentence);
        Ok(())
    }
}

/// Says that a key will share its name with another one, and what that means (http.md 22.3).
fn warn_of_shared_name(name: &str) {
    say(&format!(
        "warning: another key is named {name:?} too; each may delete what the other created"
    ));
}
