//! `rolltop spaces`: lists spaces and deletes them for good (v1.md 24); works with and without a running server.

use std::io::{self, BufRead, IsTerminal};
use std::process::ExitCode;

use clap::Subcommand;
use rolltop_workspace::spaces::OwnedSpace;
use serde_json::json;

use super::text::harmless;
use super::{Asking, Done, misused, print, print_json, say};
use crate::owner::{Reach, Request};

/// What can be done with spaces.
#[derive(Subcommand)]
pub enum Spaces {
    /// List the spaces, the oldest first
    List(Asking),
    /// Delete spaces with everything in them; only a backup brings them back
    Delete {
        /// A space: its id, the end of its id, or its exact name
        #[arg(value_name = "REF", required = true)]
        spaces: Vec<String>,
        /// Do not ask for the names of the spaces
        #[arg(long)]
        yes: bool,
        #[command(flatten)]
        asking: Asking,
    },
}

impl Spaces {
    pub(super) fn run(self) -> Done {
        match self {
            Self::List(asking) => {
                let spaces: Vec<OwnedSpace> =
                    asking.ask(Request::SpacesList {}, Reach::Anywhere)?;
                let headings = ["ID", "NAME", "CREATED", "OBJECTS"];
                asking.list(&spaces, "there are no spaces", headings, row)?;
            }
            Self::Delete {
                spaces: mut references,
                yes,
                asking,
            } => {
                if !yes {
                    if !io::stdin().is_terminal() {
                        return Ok(misused(
                            "there is no terminal to ask for the name: add --yes to delete without a question",
                        ));
                    }
                    let find = Request::SpacesFind { references };
                    let found: Vec<OwnedSpace> = asking.ask(find, Reach::Anywhere)?;
                    found.iter().try_for_each(confirm)?;
                    // A name may belong to another space by now.
                    references = found.into_iter().map(|space| space.id).collect();
                }
                let delete = Request::SpacesDelete { references };
                let ids: Vec<String> = asking.ask(delete, Reach::Anywhere)?;
                if asking.json {
                    print_json(&json!({ "deleted": ids }))?;
                } else {
                    for id in ids {
                        print(&format!("deleted {id}"))?;
                    }
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Asks the person at the terminal for the name of a space.
fn confirm(space: &OwnedSpace) -> Result<(), String> {
    say(&format!(
        "{} holds {} objects. To delete it permanently, type its name, {}:",
        space.id,
        space.objects,
        harmless(&space.name)
    ));
    let mut typed = String::new();
    let read = io::stdin().lock().read_line(&mut typed);
    read.map_err(|error| format!("cannot read the name: {error}"))?;
    if typed.trim() != harmless(space.name.trim()) {
        return Err("that is another name; nothing was deleted".to_owned());
    }
    Ok(())
}

fn row(space: &OwnedSpace) -> [String; 4] {
    [
        space.id.clone(),
        harmless(&space.name),
        space.created_at.clone(),
        space.objects.to_string(),
    ]
}
