//! `rolltop bin`: the archived objects; works with and without a running server.

use std::process::ExitCode;

use clap::{Subcommand, value_parser};
use rolltop_spec::limits::PAGE_LIMIT_MAX;
use rolltop_workspace::bin::{self, BinRow, Restored, called};

use super::text::harmless;
use super::{Asking, Done, say};
use crate::owner::{Reach, Request};

/// What can be done with the bin.
#[derive(Subcommand)]
pub enum Bin {
    /// List archived objects, types and properties, the latest first
    List {
        /// List one space only: its id, the end of its id, or its exact name
        #[arg(long, value_name = "REF")]
        space: Option<String>,
        /// The number of rows, 1 to 1000
        #[arg(
            long,
            value_name = "NUMBER",
            default_value = "100",
            value_parser = value_parser!(u32).range(1..=i64::from(PAGE_LIMIT_MAX))
        )]
        limit: u32,
        #[command(flatten)]
        asking: Asking,
    },
    /// Restore an object, a type or a property
    Restore {
        /// The id, at least the last 6 characters of the id, or the exact name
        #[arg(value_name = "ID_OR_NAME")]
        reference: String,
        /// Search one space only: its id, the end of its id, or its exact name
        #[arg(long, value_name = "REF")]
        space: Option<String>,
        #[command(flatten)]
        asking: Asking,
    },
}

impl Bin {
    pub(super) fn run(self) -> Done {
        match self {
            Self::List {
                space,
                limit,
                asking,
            } => {
                let request = Request::BinList { space, limit };
                let bin::Bin { rows, total } = asking.ask(request, Reach::Anywhere)?;
                let headings = ["ID", "KIND", "KEY", "NAME", "SPACE"];
                asking.list(&rows, "the bin is empty", headings, cells)?;
                let shown = rows.len();
                if total > shown as u64 {
                    say(&format!(
                        "{shown} of {total} are shown; --limit and --space choose others"
                    ));
                }
            }
            Self::Restore {
                reference,
                space,
                asking,
            } => {
                let request = Request::BinRestore { reference, space };
                let Restored { row, warnings } = asking.ask(request, Reach::Anywhere)?;
                for warning in &warnings {
                    say(&format!("warning: {}", harmless(warning)));
                }
                let [id, kind, _, name, space] = cells(&row);
                asking.tell(&row, &format!("{kind} {name} is back in {space} ({id})"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn cells(row: &BinRow) -> [String; 5] {
    [
        row.id.clone(),
        called(&row.kind, &row.type_key).to_owned(),
        row.key.clone().unwrap_or_else(|| "-".to_owned()),
        harmless(&row.name),
        harmless(&row.space),
    ]
}
