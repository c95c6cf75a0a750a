//! `rolltop pair`: challenges live in the memory of a running server, so these need one.

use std::process::ExitCode;

use clap::{ArgGroup, Args, Subcommand};
use rolltop_workspace::keys::Secret;
use rolltop_workspace::pairing::{Approval, Denial, PairingList, PendingChallenge};
use serde_json::json;

use super::reach::Granted;
use super::text::harmless;
use super::{Asking, Done, print, print_json, say, warn_of_shared_name};
use crate::owner::{Reach, Request};

/// What can be done with programs that ask for a key.
#[derive(Debug, Subcommand)]
pub enum Pair {
    /// List the programs that request a key or have a code
    List(Asking),
    /// Approve a request and print the code that the program needs
    Approve(Box<Approve>),
    /// Deny a request; the server then ignores the same name of the same program for 10 minutes
    Deny(Deny),
}

/// Options of `pair approve`.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("reach").required(true).multiple(false)))]
pub struct Approve {
    /// The id of the request, from `rolltop pair list`
    challenge_id: String,
    #[command(flatten)]
    granted: Granted,
    #[command(flatten)]
    asking: Asking,
}

/// Options of `pair deny`.
#[derive(Args, Debug)]
pub struct Deny {
    /// The id of the request, from `rolltop pair list`
    challenge_id: String,
    #[command(flatten)]
    asking: Asking,
}

impl Pair {
    pub(super) fn run(self) -> Done {
        match self {
            Self::List(asking) => list(&asking),
            Self::Approve(approve) => approve.run(),
            Self::Deny(deny) => deny.run(),
        }
    }
}

fn list(asking: &Asking) -> Done {
    let PairingList {
        locked_seconds,
        challenges,
    } = asking.ask(&Request::PairList {}, Reach::Server)?;
    if let Some(seconds) = locked_seconds {
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
    asking.list(&challenges, "no program asks for a key", headings, row)?;
    Ok(ExitCode::SUCCESS)
}

impl Approve {
    fn run(self) -> Done {
        // The group makes one of the two mandatory.
        let reach = self.granted.chosen().ok_or("no space is chosen")?;
        let request = Request::PairApprove {
            challenge_id: self.challenge_id,
            reach,
        };
        let Approval {
            code: Secret(code),
            app_name,
            name_is_shared,
            ..
        } = self.asking.ask(&request, Reach::Server)?;
        if name_is_shared {
            warn_of_shared_name(&app_name);
        }
        if self.asking.json {
            print_json(&json!({ "code": code }))?;
        } else {
            say("approved; give the program this code within 5 minutes:");
            print(&code)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Deny {
    fn run(self) -> Done {
        let request = Request::PairDeny {
            challenge_id: self.challenge_id,
        };
        let Denial {
            challenge_id,
            barred,
        } = self.asking.ask(&request, Reach::Server)?;
        if self.asking.json {
            print_json(&json!({ "challenge_id": challenge_id, "barred": barred }))?;
        } else {
            let now = match barred {
                Some(caller) => format!(
                    "{} cannot ask for a key under this name for 10 minutes",
                    harmless(&caller)
                ),
                None => "its program cannot be told from others, and may ask again".to_owned(),
            };
            say(&format!("denied {challenge_id}; {now}"));
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn row(challenge: &PendingChallenge) -> [String; 7] {
    [
        challenge.challenge_id.clone(),
        harmless(&challenge.app_name),
        harmless(&challenge.caller),
        challenge.state.name().to_owned(),
        format!("{}s", challenge.age_seconds),
        format!("{}s", challenge.seconds_left),
        challenge
            .tries_left
            .map_or_else(|| "-".to_owned(), |tries| tries.to_string()),
    ]
}
