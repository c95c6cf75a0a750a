//! `rolltop api`: calls of the operations that the embedded OpenAPI document describes.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Error, Result};
use bytes::Bytes;
use clap::{ArgMatches, Args};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use reqwest::header::CONTENT_TYPE;
use reqwest::multipart::Form;
use reqwest::{Response, StatusCode};
use rolltop_document::vocabulary::{did_you_mean, similar};
use rolltop_http::command::{Done, misused, say, written};
use rolltop_spec::bare::Bare;
use rolltop_spec::operations::{Answer, OPERATIONS, Operation, Route, served};
use rolltop_spec::reply::JSON;
use serde_json::Value;

use self::operations::{Given, PARAMETERS};

pub(crate) use self::operations::with_operations;

mod connection;
mod operations;

/// What every operation takes.
#[derive(Args)]
#[command(
    allow_external_subcommands = true,
    subcommand_value_name = "OPERATION",
    subcommand_help_heading = "Operations",
    after_help = "Prints the response. An error goes to standard error, with exit code 1."
)]
pub(crate) struct ApiOptions {
    /// The base URL of the server
    #[arg(long, env = "ROLLTOP_URL", default_value = "http://127.0.0.1:31009")]
    url: String,
    /// The API key; prefer the environment variable, which other users cannot read
    #[arg(long, env = "ROLLTOP_API_KEY", hide_env_values = true)]
    key: Option<String>,
    /// Trust only the certificates in this PEM file
    #[arg(long, value_name = "FILE", env = "ROLLTOP_CA_CERT")]
    ca_cert: Option<PathBuf>,
    /// Send JSON: this text, the content of a file, or standard input
    #[arg(long, value_name = "JSON|@FILE|-", value_parser = read)]
    body: Option<Bytes>,
    /// Upload this file as a form
    #[arg(long, value_name = "FILE", conflicts_with = "body")]
    file: Option<PathBuf>,
    /// Add a request header; can be repeated
    #[arg(long, value_name = "NAME:VALUE", value_parser = header)]
    header: Vec<(String, String)>,
    /// Write the response to this file
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn header(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once(':').ok_or("write NAME:VALUE")?;
    Ok((name.to_owned(), value.trim().to_owned()))
}

fn read(body: &str) -> io::Result<Bytes> {
    match body.strip_prefix('@') {
        Some(file) => fs::read(file).map(Bytes::from),
        None if body == "-" => io::stdin().lock().bytes().collect(),
        None => Ok(Bytes::from(body.to_owned())),
    }
}

/// Calls the operation that the command line names. Without one, lists all operations.
pub(crate) fn run(options: &ApiOptions, matches: Option<&ArgMatches>) -> Done {
    let Some((name, matches)) = matches.and_then(ArgMatches::subcommand) else {
        let help = crate::command().try_get_matches_from(["rolltop", "api", "-h"]);
        return help.map_or_else(|help| crate::shown(&help), |_| Ok(ExitCode::SUCCESS));
    };
    let id = name.replace('-', "_");
    let Some(operation) = served(&id) else {
        let meant = similar(&id, OPERATIONS.iter().map(|known| known.route.id));
        let meant = did_you_mean(&meant).unwrap_or_else(|| "`rolltop api` lists them".to_owned());
        let meant = meant.replace('_', "-");
        return Ok(misused(&format!("there is no operation {name}: {meant}")));
    };
    let given = matches.try_get_many(PARAMETERS).ok().flatten().into_iter();
    call(options, operation, given.flatten().collect()).map_err(|error| {
        let failure = error.downcast_ref().map(connection::failure);
        failure.unwrap_or_else(|| format!("{error:#}"))
    })
}

#[tokio::main(flavor = "current_thread")]
async fn call(options: &ApiOptions, operation: &Operation, given: Vec<&Given>) -> Result<ExitCode> {
    let mut url = connection::server(options)?;
    let client = connection::client(options, &url)?;
    let Route { method, path, .. } = operation.route;
    let mut target = path.to_owned();
    let mut headers = options.header.clone();
    let mut form = Form::new();
    for (parameter, value) in given {
        let (name, value) = (parameter.name.clone(), value.clone());
        match &*parameter.place {
            "path" => {
                let value = utf8_percent_encode(&value, NON_ALPHANUMERIC).to_string();
                target = target.replace(&format!("{{{name}}}"), &value);
            }
            "query" => drop(url.query_pairs_mut().append_pair(&name, &value)),
            "header" => headers.push((name, value)),
            _ => form = form.text(name, value),
        }
    }
    if let Some(name) = target.split(['{', '}']).nth(1) {
        let sentence = format!("{name} is missing: {method} {path} takes {name}=VALUE");
        return Ok(misused(&sentence));
    }
    let takes_body = operation.body.is_some() || options.body.is_none();
    if !takes_body || (options.file.is_some() && !operation.form) {
        return Ok(misused(&format!("{path} takes no such body")));
    }
    url.set_path(&target);
    let mut request = client.request(method.parse()?, url);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    if let Some(file) = &options.file {
        let form = form.file("file", file).await;
        request = request.multipart(form.context("--file cannot be read")?);
    } else if let Some(body) = &options.body {
        request = request.header(CONTENT_TYPE, JSON).body(body.clone());
    }
    show(options, operation, request.send().await?).await
}

/// Writes content as it comes, and JSON for people.
async fn show(options: &ApiOptions, row: &Operation, mut answer: Response) -> Result<ExitCode> {
    let status = answer.status();
    if status == StatusCode::NOT_MODIFIED {
        say("not modified");
        return Ok(ExitCode::SUCCESS);
    }
    if !status.is_success() {
        let refusal = serde_json::from_slice::<Value>(&answer.bytes().await?);
        match (refusal, Bare::of_status(status.as_u16())) {
            (Ok(refusal), _) => say(&format!("{refusal:#}")),
            (Err(_), Some(bare)) => say(&format!("error: {bare}")),
            (Err(_), None) => say(&format!("error: {status}: check the parameters and --url")),
        }
        return Ok(ExitCode::FAILURE);
    }
    let mut out: Box<dyn Write> = match &options.output {
        None => Box::new(io::stdout()),
        Some(file) => Box::new(File::create(file).context("--output cannot be written")?),
    };
    let mut done = Ok(());
    if row.route.method == "HEAD" {
        for (name, value) in answer.headers() {
            let value = value.to_str().unwrap_or_default();
            done = done.and(writeln!(out, "{name}: {value}"));
        }
    } else if row.answer == Answer::Json {
        done = writeln!(out, "{:#}", answer.json::<Value>().await?);
    } else {
        while done.is_ok()
            && let Some(bytes) = answer.chunk().await?
        {
            done = out.write_all(&bytes).and_then(|()| out.flush());
        }
    }
    written(done.and_then(|()| out.flush())).map_err(Error::msg)?;
    Ok(ExitCode::SUCCESS)
}
