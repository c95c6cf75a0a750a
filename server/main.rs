//! The command `rolltop`: the server, its owner's commands, and the API as a command line.

mod api;

use std::ffi::OsStr;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::builder::Resettable;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use mimalloc::MiMalloc;
use rolltop_http::command::{Done, OwnerCommand, ended, print, written};

use self::api::ApiOptions;

/// Gives memory back to the system. Large bodies and a rebuild of the index need hundreds of megabytes for a moment, and
/// the usual allocators keep most of it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A local workspace server: documents over HTTP and JSON
#[derive(Parser)]
#[command(
    name = "rolltop",
    version,
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Rolltop {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Owner(OwnerCommand),
    /// Call the API of a running server; without an operation, list all operations
    Api(ApiOptions),
    /// Print completions for a shell
    Completions {
        /// The shell
        #[arg(value_enum)]
        shell: Shell,
    },
}

/// The name of the subcommand whose own subcommands come from the description of the API.
const API: &str = "api";

fn main() -> ExitCode {
    ended(run().unwrap_or_else(|said| shown(&said)))
}

fn run() -> Result<Done, clap::Error> {
    let matches = command().try_get_matches()?;
    Ok(match Rolltop::from_arg_matches(&matches)?.command {
        Command::Owner(command) => command.run(),
        Command::Api(options) => api::run(&options, matches.subcommand_matches(API)),
        Command::Completions { shell } => print(&completions(shell)).map(|()| ExitCode::SUCCESS),
    })
}

fn completions(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "rolltop", &mut script);
    String::from_utf8_lossy(&script).trim_end().to_owned()
}

/// Shows what is said in place of a command: help that was asked for, or what is wrong with the line.
fn shown(said: &clap::Error) -> Done {
    let shown = said.print().and_then(|()| io::stdout().flush());
    if !said.use_stderr() {
        written(shown)?;
    }
    Ok(ExitCode::from(u8::try_from(said.exit_code()).unwrap_or(2)))
}

fn command() -> clap::Command {
    // Other commands do not read the description.
    let command = Rolltop::command().mut_subcommand(API, |api| api.defer(api::with_operations));
    without_empty_variables(command)
}

/// A variable of the environment that is set to nothing is not set: service managers and compose files do so with
/// what is left out.
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.is_empty());
    command
        .mut_args(|arg| {
            if arg.get_env().is_some_and(is_empty) {
                arg.env(Resettable::Reset)
            } else {
                arg
            }
        })
        .mut_subcommands(without_empty_variables)
}

#[cfg(test)]
mod tests;
