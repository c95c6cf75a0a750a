//! `rolltop pair`: decides on challenges, which live in the memory of a running server.

use std::process::ExitCode;

use clap::{ArgGroup, Subcommand};
use rolltop_workspace::pairing::{Approval, Denial, PairingList, PendingChallenge};
use serde_json::json;

use super::reach::Granted;
use super::text::harmless;
use super::{Asking, Done, print, print_json, say, warn_of_shared_name};
use crate::owner::{Reach, Request};

/// What can be done with programs that ask for a key.
#[derive(Subcommand)]
pub enum Pair {
    /// List the programs that request a key or have a code
    List(Asking),
    /// Approve a request and print the code that the program needs
    #[command(group(ArgGroup::new("reach").required(true).multiple(false)))]
    Approve {
        /// The id of the request, from `rolltop pair list`
        challenge_id: String,
        #[command(flatten)]
        granted: Granted,
        #[command(flatten)]
        asking: Asking,
    },
    /// Deny a request; the server then ignores the same name of the same program for 10 minutes
    Deny {
        /// The id of the request, from `rolltop pair list`
        challenge_id: String,
        #[command(flatten)]
        asking: Asking,
    },
}

impl Pair {
    pub(super) fn run(self) -> Done {
        match self {
            Self::List(asking) => {
                let list: PairingList = asking.ask(Request::PairList {}, Reach::Server)?;
                if let Some(seconds) = list.locked_seconds {
                    say(&format!(
                        "pairing is locked after too many wrong codes; it opens in {seconds} seconds"
                    ));
                }
                let headings = [
                    "CHALLENGE",
                    "CLAIMS TO BE",
                    "CALLER",
                    "STATE",
                    "AGE",
                    "TIME LEFT",
                    "TRIES LEFT",
                ];
                asking.list(&list.challenges, "no program asks for a key", headings, row)?;
            }
            Self::Approve {
                challenge_id,
                granted,
                asking,
            } => {
                // The group makes one of the two mandatory.
                let reach = granted.chosen().ok_or("no space is chosen")?;
                let request = Request::PairApprove {
                    challenge_id,
                    reach,
                };
                let approval: Approval = asking.ask(request, Reach::Server)?;
                if approval.name_is_shared {
                    warn_of_shared_name(&approval.app_name);
                }
                if asking.json {
                    print_json(&json!({ "code": approval.code }))?;
                } else {
                    say("approved; give the program this code within 5 minutes:");
                    print(&approval.code.0)?;
                }
            }
            Self::Deny {
                challenge_id,
                asking,
            } => {
                let request = Request::PairDeny { challenge_id };
                let denial: Denial = asking.ask(request, Reach::Server)?;
                let now = match &denial.barred {
                    Some(caller) => format!(
                        "{} cannot ask for a key under this name for 10 minutes",
                        harmless(caller)
                    ),
                    None => "its program cannot be told from others, and may ask again".to_owned(),
                };
                let sentence = format!("denied {}; {now}", denial.challenge_id);
                asking.tell(&denial, &sentence)?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn row(challenge: &PendingChallenge) -> [String; 7] {
    let tries = challenge.tries_left;
    [
        challenge.challenge_id.clone(),
        harmless(&challenge.app_name),
        harmless(&challenge.caller),
        challenge.state.name().to_owned(),
        format!("{}s", challenge.age_seconds),
        format!("{}s", challenge.seconds_left),
        tries.map_or_else(|| "-".to_owned(), |tries| tries.to_string()),
    ]
}
