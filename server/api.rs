//! `rolltop api`: the generated command line, given a server and a key.

use std::cell::OnceCell;
use std::fmt;
use std::num::NonZeroU64;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use clap::{ArgMatches, Args};
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use reqwest::{Response, Url};
use rolltop::cli::{Cli, CliCommand, CliConfig};
use rolltop::{Client, Error, ResponseValue};
use rolltop_http::command::{page_limit, print, say};
use rolltop_spec::bare::Bare;
use rolltop_spec::operations::{Operation, served};
use rolltop_spec::{examples, operations};
use serde::Serialize;
use serde_json::Value;

mod body_file;

/// How long a server may take for an answer; a large document takes its time.
const PATIENCE: Duration = Duration::from_secs(120);

/// Which server is called, and with which key.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "Prints the answer as JSON; a refusal goes to standard error with exit code 1.\n\
    --url and --key stand before the operation, whose own options may have these names too.\n\
    Speaks plain HTTP: a server with --tls-cert is called by other programs."
)]
pub(crate) struct ApiOptions {
    /// Where the server listens
    #[arg(long, env = "ROLLTOP_URL", default_value = "http://127.0.0.1:31009")]
    url: String,
    /// The API key; better given in the environment, where other users cannot read it
    #[arg(long, env = "ROLLTOP_API_KEY", hide_env_values = true)]
    key: Option<String>,
}

/// Keys are not printed.
impl fmt::Debug for ApiOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ApiOptions")
            .field("url", &self.url)
            .finish_non_exhaustive()
    }
}

/// The option that shows an example in place of calling; the generated code knows its name and nothing else of it.
const TEMPLATE: &str = "json-body-template";

/// Adds one subcommand for each operation.
pub(crate) fn with_operations(api: clap::Command) -> clap::Command {
    CliCommand::iter().fold(api, |api, operation| {
        let command = Cli::<Printer>::get_command(operation).name(name(operation));
        let command = with_references(with_summary(command, operation), operation);
        api.subcommand(with_body(with_limit(command), operation))
    })
}

/// The first paragraph of a description is for lists, the whole for the operation's own help.
fn with_summary(command: clap::Command, operation: CliCommand) -> clap::Command {
    let mut whole = command
        .get_about()
        .map(ToString::to_string)
        .unwrap_or_default();
    if served(operation.operation_id()).is_some_and(|row| row.form) {
        whole.push_str(
            "\n\nThis command sends JSON alone: send a form with another program, such as curl.",
        );
    }
    let summary = whole.split("\n\n").next().unwrap_or_default().to_owned();
    command.about(summary).long_about(whole)
}

/// What the generated code says of a limit that is none speaks of types.
fn with_limit(command: clap::Command) -> clap::Command {
    command.mut_args(|arg| {
        if arg.get_id() == "limit" {
            arg.value_parser(limit)
        } else {
            arg
        }
    })
}

fn limit(text: &str) -> Result<NonZeroU64, String> {
    page_limit(text).map(NonZeroU64::from)
}

/// What stands in a path must be a segment of it: an empty one, `.` and `..` make another path, which the server does not
/// know or takes for another operation.
fn with_references(command: clap::Command, operation: CliCommand) -> clap::Command {
    let Some(route) = operations::find(operation.operation_id()) else {
        return command;
    };
    command.mut_args(|arg| {
        if is_in_path(&arg, route.path) {
            arg.value_parser(reference)
        } else {
            arg
        }
    })
}

fn is_in_path(arg: &clap::Arg, path: &str) -> bool {
    let parameter = format!("{{{}}}", arg.get_id().as_str().replace('-', "_"));
    path.split('/').any(|segment| segment == parameter)
}

fn reference(text: &str) -> Result<String, String> {
    match text {
        "" => Err(
            "it is empty: give an id, a key or a name, and see whether a variable of your script is set"
                .to_owned(),
        ),
        "." | ".." => Err("it is a step in a path: give an id, a key or a name".to_owned()),
        text => Ok(text.to_owned()),
    }
}

fn with_body(command: clap::Command, operation: CliCommand) -> clap::Command {
    let row = served(operation.operation_id());
    let Some(row) = row.filter(|row| row.body.is_some()) else {
        return command;
    };
    let command = if is_whole(&command) {
        command.mut_args(|arg| without_part(arg, row))
    } else {
        command
    };
    let command = command.mut_arg(body_file::JSON_BODY, body_file::described);
    command.mut_arg(TEMPLATE, |arg| {
        arg.exclusive(true)
            .help("Print an example of the body, and call nothing.")
    })
}

/// Whether a body can be given as a file alone: options cannot say all that it must have.
fn is_whole(command: &clap::Command) -> bool {
    let mut files = command.get_arguments();
    files.any(|arg| arg.get_id() == body_file::JSON_BODY && arg.is_required_set())
}

/// An option for a part of a body that is given whole is neither offered nor asked for.
fn without_part(arg: clap::Arg, row: &Operation) -> clap::Arg {
    let id = arg.get_id().clone();
    let stays = match id.as_str() {
        body_file::JSON_BODY | TEMPLATE => true,
        "dry-run" => row.takes_dry_run(),
        "idempotency-key" => row.idempotent,
        "if-match" => row.if_match,
        "ids" => row.ids,
        "keys" => row.keys,
        "create-missing-options" => row.create_missing_options,
        _ => is_in_path(&arg, row.route.path),
    };
    if stays {
        return arg;
    }
    let part = clap::Arg::new(id.clone()).long(id.as_str().to_owned());
    part.hide(true)
        .help("A part of the body, which --json-body gives whole")
}

fn name(operation: CliCommand) -> String {
    operation.operation_id().replace('_', "-")
}

/// Calls the operation that the command line names.
pub(crate) fn run(options: ApiOptions, matches: Option<&ArgMatches>) -> ExitCode {
    let called = matches
        .and_then(ArgMatches::subcommand)
        .and_then(|(called, matches)| {
            Some((
                CliCommand::iter().find(|operation| name(*operation) == called)?,
                matches,
            ))
        });
    let Some((operation, matches)) = called else {
        return ExitCode::from(2);
    };
    if matches!(matches.try_get_one::<bool>(TEMPLATE), Ok(Some(true))) {
        // Every operation with a body has an example; the tests of the description see to it.
        return crate::printed(&json(&examples::request(operation.operation_id())));
    }
    match call(options, operation, matches) {
        Ok(code) => code,
        Err(error) => {
            match error.downcast_ref::<reqwest::Error>() {
                Some(call) => say(&uncalled(call)),
                None => say(&format!("error: {error:#}")),
            }
            ExitCode::FAILURE
        }
    }
}

fn call(
    options: ApiOptions,
    operation: CliCommand,
    matches: &ArgMatches,
) -> anyhow::Result<ExitCode> {
    let server = server(&options.url)?;
    let client = client(options.key.as_deref())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let route = operations::find(operation.operation_id());
    if let (Some(file), Some(route)) = (body_file::named(matches), route) {
        let sent = body_file::send(&client, server, route, file, matches);
        return runtime.block_on(async { show(sent.await?).await });
    }
    let base = server.as_str().trim_end_matches('/');
    let printer = Printer::default();
    let unprinted = Rc::clone(&printer.unprinted);
    let cli = Cli::new(Client::new_with_client(base, client), printer);
    match runtime.block_on(cli.execute(operation, matches)) {
        Ok(()) => match unprinted.get() {
            Some(sentence) => bail!("{sentence}"),
            None => Ok(ExitCode::SUCCESS),
        },
        // The printer has shown what the server answered.
        Err(error) if error.is::<Error<rolltop::types::AnyError>>() => Ok(ExitCode::FAILURE),
        Err(error) => Err(error),
    }
}

/// The server that is named, where a path can be put behind it.
fn server(url: &str) -> anyhow::Result<Url> {
    let like = "write it like http://127.0.0.1:31009";
    let server = Url::parse(url)
        .with_context(|| format!("--url (or ROLLTOP_URL) is no URL: {like}; it is {url:?}"))?;
    if server.scheme() == "https" {
        bail!(
            "--url (or ROLLTOP_URL) is {url:?}, and this command speaks plain HTTP: call a server that encrypts its \
             connections with another program, such as curl, or start it without --tls-cert and {like}"
        );
    }
    if server.scheme() != "http" || server.host().is_none() {
        bail!("--url (or ROLLTOP_URL) is {url:?}, which is no address of a server: {like}");
    }
    // What else it holds may be a password, which is not repeated.
    let more = [
        (
            "a user",
            server.username() != "" || server.password().is_some(),
        ),
        ("a path", server.path() != "/"),
        ("a query", server.query().is_some()),
        ("a fragment", server.fragment().is_some()),
    ];
    if let Some((part, _)) = more.iter().find(|(_, is_there)| *is_there) {
        bail!("--url (or ROLLTOP_URL) has {part}, and names a server alone: {like}");
    }
    Ok(server)
}

/// An empty key, as scripts leave it behind, is none. A proxy of the environment is not asked: it would be told the key,
/// and a server on this machine is not reached through it.
fn client(key: Option<&str>) -> anyhow::Result<reqwest::Client> {
    let mut headers = HeaderMap::new();
    if let Some(key) = key.filter(|key| !key.is_empty()) {
        let mut value = HeaderValue::try_from(format!("Bearer {key}")).map_err(|_| {
            anyhow!("--key (or ROLLTOP_API_KEY) has characters that no key has: give it as it was printed, in one line")
        })?;
        value.set_sensitive(true);
        headers.insert(AUTHORIZATION, value);
    }
    let client = reqwest::Client::builder().no_proxy();
    Ok(client.default_headers(headers).timeout(PATIENCE).build()?)
}

/// Shows what the server answered to a body that was sent as it is.
async fn show(answer: Response) -> anyhow::Result<ExitCode> {
    let status = answer.status();
    let asked = at(answer.url());
    let body = answer.bytes().await?;
    // A server that stops, or waits in vain for a body, answers without one.
    let bare = Bare::of_status(status.as_u16()).filter(|_| body.is_empty());
    if let Some(bare) = bare {
        bail!("{bare}");
    }
    let shown = match serde_json::from_slice::<Value>(&body) {
        Ok(value) => json(&value),
        Err(error) => bail!("{}", unknown(&asked, &error)),
    };
    if status.is_success() {
        return Ok(crate::printed(&shown));
    }
    say(&shown);
    Ok(ExitCode::FAILURE)
}

/// Prints answers to standard output, refusals to standard error.
#[derive(Default)]
struct Printer {
    /// Why an answer was not printed: the generated code has no way to hear of it.
    unprinted: Rc<OnceCell<String>>,
}

impl Printer {
    fn print<T: Serialize>(&self, value: &T) {
        if let Err(sentence) = print(&json(value)) {
            // The first reason is as good as the next.
            let _ = self.unprinted.set(sentence);
        }
    }
}

impl CliConfig for Printer {
    fn success_item<T>(&self, value: &ResponseValue<T>)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
        self.print(value.as_ref());
    }

    fn success_no_item(&self, _: &ResponseValue<()>) {}

    fn error<T>(&self, value: &Error<T>)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
        match value {
            Error::ErrorResponse(refusal) => say(&json(refusal.as_ref())),
            Error::CommunicationError(error) | Error::ResponseBodyError(error) => {
                say(&uncalled(error));
            }
            Error::InvalidResponsePayload(_, error) => {
                say(&format!("error: {}", unknown("", error)));
            }
            other => say(&format!("error: {other}")),
        }
    }

    fn list_start<T>(&self)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
    }

    fn list_item<T>(&self, value: &T)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
        self.print(value);
    }

    fn list_end_success<T>(&self)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
    }

    fn list_end_error<T>(&self, value: &Error<T>)
    where
        T: schemars::JsonSchema + Serialize + std::fmt::Debug,
    {
        self.error(value);
    }
}

/// Why a call had no answer, and what helps.
fn uncalled(error: &reqwest::Error) -> String {
    let server = error.url().map_or_else(String::new, at);
    if error.is_connect() {
        return format!(
            "error: no server answers{server}: start one with `rolltop serve`, or name another one with --url or ROLLTOP_URL"
        );
    }
    if error.is_timeout() {
        return format!(
            "error: the server{server} gave no answer within {} seconds: see whether it is suspended or has too much to \
             do, and try again",
            PATIENCE.as_secs()
        );
    }
    format!(
        "error: what listens{server} gave no whole answer in plain HTTP: see whether it is a server of Rolltop that was \
         started without --tls-cert, or name another one with --url or ROLLTOP_URL"
    )
}

/// An answer that no server of this version gives.
fn unknown(server: &str, error: &serde_json::Error) -> String {
    format!(
        "what listens{server} gave an answer that this program does not know ({error}): see whether --url or ROLLTOP_URL \
         names a server of Rolltop, and use the program that started it"
    )
}

/// Where a server listens, as sentences go on with it.
fn at(url: &Url) -> String {
    format!(" at {}", url.origin().ascii_serialization())
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string_pretty(value)
        .unwrap_or_else(|error| format!("an answer cannot be shown: {error}"))
}
