//! `rolltop bin`: what was archived; works with and without a running server.

use std::num::NonZeroU32;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use rolltop_workspace::bin::{self, BinRow, Restored, called};

use super::text::{harmless, page_limit};
use super::{Asking, Done, print_json, say};
use crate::owner::{Reach, Request};

/// What can be done with the bin.
#[derive(Debug, Subcommand)]
pub enum Bin {
    /// List archived objects, types and properties, the latest first
    List(List),
    /// Restore an object, a type or a property
    Restore(Restore),
}

/// Options of `bin list`.
#[derive(Args, Debug)]
pub struct List {
    /// List one space only: its id, the end of its id, or its exact name
    #[arg(long, value_name = "REF")]
    space: Option<String>,
    /// The number of rows, 1 to 1000
    #[arg(long, value_name = "NUMBER", default_value = "100", value_parser = page_limit)]
    limit: NonZeroU32,
    #[command(flatten)]
    asking: Asking,
}

/// Options of `bin restore`.
#[derive(Args, Debug)]
pub struct Restore {
    /// The id, at least the last 6 characters of the id, or the exact name
    #[arg(value_name = "ID_OR_NAME")]
    reference: String,
    /// Search one space only: its id, the end of its id, or its exact name
    #[arg(long, value_name = "REF")]
    space: Option<String>,
    #[command(flatten)]
    asking: Asking,
}

impl Bin {
    pub(super) fn run(self) -> Done {
        match self {
            Self::List(list) => list.run(),
            Self::Restore(restore) => restore.run(),
        }
    }
}

impl List {
    fn run(self) -> Done {
        let request = Request::BinList {
            space: self.space,
            limit: self.limit.get(),
        };
        let bin::Bin { rows, total } = self.asking.ask(&request, Reach::Anywhere)?;
        let headings = ["ID", "KIND", "KEY", "NAME", "SPACE"];
        self.asking
            .list(&rows, "the bin is empty", headings, cells)?;
        if total > rows.len() as u64 {
            say(&format!(
                "{} of {total} are shown; --limit and --space choose others",
                rows.len()
            ));
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Restore {
    fn run(self) -> Done {
        let request = Request::BinRestore {
            reference: self.reference,
            space: self.space,
        };
        let Restored { row, warnings } = self.asking.ask(&request, Reach::Anywhere)?;
        for warning in &warnings {
            say(&format!("warning: {}", harmless(warning)));
        }
        if self.asking.json {
            print_json(&row)?;
        } else {
            say(&format!(
                "{} {} is back in {} ({})",
                called(&row.kind, &row.type_key),
                harmless(&row.name),
                harmless(&row.space),
                row.id
            ));
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
