//! `rolltop check`: examines the stored data.

use std::process::ExitCode;

use clap::Args;
use jiff::tz::TimeZone;

use super::{DataDir, Done, print, say};
use crate::logging;
use crate::owner::open;

/// Options of `check`.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    data: DataDir,
}

impl Check {
    pub(super) fn run(self) -> Done {
        let directory = self.data.path()?;
        if !directory.exists() {
            return Err(format!(
                "there is no data directory {}",
                directory.display()
            ));
        }
        let opened =
            open(&directory, TimeZone::UTC, &logging::none()).map_err(|error| error.to_string())?;
        let report = opened.store.check().map_err(|error| error.to_string())?;
        opened.store.close().map_err(|error| error.to_string())?;
        if report.is_sound() {
            say(&format!("{} is sound", directory.display()));
            return Ok(ExitCode::SUCCESS);
        }
        for finding in &report.findings {
            print(&format!("{}: {}", finding.subject, finding.message))?;
        }
        say(&format!(
            "{} findings in {}",
            report.findings.len(),
            directory.display()
        ));
        Ok(ExitCode::FAILURE)
    }
}
