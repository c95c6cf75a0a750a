//! `rolltop check`: examines the stored data, and changes nothing.

use std::process::ExitCode;

use clap::Args;
use rolltop_document::wording::counted;
use rolltop_store::Store;

use super::{DataDir, Done, print, say};

/// Options of `check`.
#[derive(Args)]
#[command(
    after_help = "Prints one line for each finding. The exit code is 0 if there are none, otherwise 1."
)]
pub struct Check {
    #[command(flatten)]
    data: DataDir,
}

impl Check {
    pub(super) fn run(self) -> Done {
        let directory = self.data.path()?;
        let report = Store::examine(&directory).map_err(|error| error.to_string())?;
        let directory = directory.display();
        if report.older {
            say(&format!(
                "{directory} was written by an older version of this program: its rules were not examined, only the \
                 database; `rolltop serve` brings it up to date"
            ));
        }
        if report.is_sound() {
            say(&format!("{directory} is sound"));
            return Ok(ExitCode::SUCCESS);
        }
        for finding in &report.findings {
            print(&format!("{}: {}", finding.subject, finding.message))?;
        }
        let found = counted(report.findings.len(), "findings");
        say(&format!("{found} in {directory}"));
        Ok(ExitCode::FAILURE)
    }
}
