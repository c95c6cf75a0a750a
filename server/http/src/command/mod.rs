//! The commands of the server's owner: `serve`, `keys`, `pair`, `spaces`, `bin`, `index`, `check`.
//!
//! Exit codes: 0 done, 1 refused or failed, 2 usage (chats-files-auth.md 3.2). Standard output holds what was asked
//! for and nothing else; everything said to a person goes to standard error.

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
use rolltop_store::{OpenError, Store};
use rustix::fs::Mode;
use rustix::process::umask;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::owner::{Conversation, Reach, Request, default_directory};

pub use self::bin::Bin;
pub use self::check::Check;
pub use self::index::Index;
pub use self::keys::Keys;
pub use self::output::{print, say, written};
pub use self::pair::Pair;
pub use self::serve::Serve;
pub use self::spaces::Spaces;
pub use self::text::page_limit;

use self::output::{print_json, print_once};
use self::text::table;

/// A command of the owner.
#[derive(Debug, Subcommand)]
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
    pub fn run(self) -> ExitCode {
        // Not all that makes files in the data directory says of each who may see it.
        umask(Mode::RWXG | Mode::RWXO);
        let done = match self {
            Self::Serve(serve) => serve.run(),
            Self::Keys(keys) => keys.run(),
            Self::Pair(pair) => pair.run(),
            Self::Spaces(spaces) => spaces.run(),
            Self::Bin(bin) => bin.run(),
            Self::Index(index) => index.run(),
            Self::Check(check) => check.run(),
        };
        match done {
            Ok(code) => code,
            Err(sentence) => {
                say(&format!("error: {sentence}"));
                ExitCode::FAILURE
            }
        }
    }
}

/// Exit code of an invalid command line.
const USAGE: u8 = 2;

/// Refuses a command line for a reason that the parser does not know.
fn misused(sentence: &str) -> Done {
    say(&format!("error: {sentence}"));
    Ok(ExitCode::from(USAGE))
}

/// What a command ends with; the error is a sentence for the person at the terminal.
type Done = Result<ExitCode, String>;

/// Options of every command that works on a data directory.
#[derive(Args, Clone, Debug)]
pub struct DataDir {
    /// The data directory [default: in the platform's data folder]
    #[arg(long, value_name = "DIR", env = "ROLLTOP_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

impl DataDir {
    /// Says that the directory is a new one: who has misspelled it wants to know.
    fn announce_new(&self) -> Result<(), String> {
        let directory = self.path()?;
        if matches!(Store::find(&directory), Err(OpenError::Missing(_))) {
            say(&format!(
                "making a new workspace in {}",
                directory.display()
            ));
        }
        Ok(())
    }

    fn path(&self) -> Result<PathBuf, String> {
        let directory = self.data_dir.clone().or_else(default_directory);
        directory
            .ok_or_else(|| "this user has no home directory: say where with --data-dir".to_owned())
    }
}

/// Options of every command that asks the owner's surface.
#[derive(Args, Clone, Debug)]
pub struct Asking {
    #[command(flatten)]
    data: DataDir,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Asking {
    /// Has a request carried out; a refusal is an error.
    fn ask<T: DeserializeOwned>(&self, request: &Request, reach: Reach) -> Result<T, String> {
        let directory = self.data.path()?;
        let conversation = Conversation::begin(&directory, reach)?;
        let answer = conversation.ask(request);
        conversation.end();
        answer
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
        let cells: Vec<_> = rows.iter().map(cells).collect();
        print(&table(headings, &cells))
    }
}

/// Says that a key will share its name with another one, and what that means (http.md 22.3).
fn warn_of_shared_name(name: &str) {
    say(&format!(
        "warning: another key is named {name:?} too; each may delete what the other created"
    ));
}
