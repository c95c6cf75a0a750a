//! Bodies that are given whole, as a file of JSON: they are sent as they are.
//!
//! The generated code would read them into its types first, which know less than the server does: what was read from
//! the server may be written back, and what is wrong with a body the server says better, with path, fault and repair.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::ArgMatches;
use clap::parser::ValueSource;
use reqwest::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use reqwest::{Client, Method, Request, Response, Url};
use rolltop_spec::openapi::descriptions;
use rolltop_spec::operations::Route;
use serde_json::Value;

use super::TEMPLATE;

/// The option that names the file; the name is the generated code's.
pub(super) const JSON_BODY: &str = "json-body";

/// Stands for standard input in place of a file.
const STANDARD_INPUT: &str = "-";

/// Says what the option takes.
pub(super) fn described(arg: clap::Arg) -> clap::Arg {
    arg.help("A file that holds the whole body as JSON, sent as it is; - reads standard input")
}

/// The file that the command line names.
pub(super) fn named(matches: &ArgMatches) -> Option<&PathBuf> {
    matches.try_get_one(JSON_BODY).ok().flatten()
}

/// Calls an operation with the body of a file.
///
/// # Errors
/// The file cannot be read, an option gives a part of the body as well, or nobody answers.
pub(super) async fn send(
    client: &Client,
    server: Url,
    route: &Route,
    file: &Path,
    matches: &ArgMatches,
) -> anyhow::Result<Response> {
    let mut request = addressed(server, route, matches)?;
    *request.body_mut() = Some(read(file)?.into());
    let json = HeaderValue::from_static("application/json");
    request.headers_mut().insert(CONTENT_TYPE, json);
    Ok(client.execute(request).await?)
}

fn read(file: &Path) -> anyhow::Result<Vec<u8>> {
    if file.as_os_str() != STANDARD_INPUT {
        return fs::read(file).with_context(|| format!("{} cannot be read", file.display()));
    }
    let mut body = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut body);
    read.context("standard input cannot be read")?;
    Ok(body)
}

/// The request with the parameters that the command line gives, and without its body.
fn addressed(server: Url, route: &Route, matches: &ArgMatches) -> anyhow::Result<Request> {
    let parameters = parameters(route)?;
    let mut request = Request::new(Method::from_bytes(route.method.as_bytes())?, server);
    let mut segments: Vec<String> = route.path.split('/').skip(1).map(str::to_owned).collect();
    for id in given(matches) {
        let value = value(matches, id)?;
        let Some(Parameter { place, name }) = parameters.iter().find(|known| known.option() == id)
        else {
            bail!(
                "--{id} is a part of the body, which --{JSON_BODY} gives whole: write it into the file, or leave \
                 --{JSON_BODY} out"
            );
        };
        match place.as_str() {
            "path" => {
                let place = format!("{{{name}}}");
                let named = segments.iter_mut().filter(|segment| **segment == place);
                named.for_each(|segment| segment.clone_from(&value));
            }
            "header" => {
                let value = HeaderValue::try_from(value)
                    .map_err(|_| anyhow!("--{id} is no value of a header: write visible ASCII"))?;
                let name = HeaderName::try_from(name.as_str())?;
                request.headers_mut().insert(name, value);
            }
            _ => {
                request
                    .url_mut()
                    .query_pairs_mut()
                    .append_pair(name, &value);
            }
        }
    }
    let Ok(mut path) = request.url_mut().path_segments_mut() else {
        bail!("the server's URL takes no path");
    };
    path.pop_if_empty().extend(segments);
    drop(path);
    Ok(request)
}

/// A parameter of an operation, as the description of the API has it.
struct Parameter {
    /// `path`, `query` or `header`.
    place: String,
    /// Its name there.
    name: String,
}

impl Parameter {
    /// The option that gives it.
    fn option(&self) -> String {
        self.name.to_lowercase().replace('_', "-")
    }
}

fn parameters(route: &Route) -> anyhow::Result<Vec<Parameter>> {
    let [description, ..] = descriptions();
    let page = description
        .body()
        .map_err(|error| anyhow!("the description of the API cannot be read: {error}"))?;
    let description: Value = serde_json::from_slice(&page)?;
    let method = route.method.to_lowercase();
    let listed = ["paths", route.path, &method, "parameters"]
        .iter()
        .try_fold(&description, |value, member| value.get(member))
        .and_then(Value::as_array);
    let text = |row: &Value, member: &str| {
        let text = row.get(member).and_then(Value::as_str);
        text.unwrap_or_default().to_owned()
    };
    let parameter = |row: &Value| Parameter {
        place: text(row, "in"),
        name: text(row, "name"),
    };
    Ok(listed.into_iter().flatten().map(parameter).collect())
}

/// The options that the command line gives, beside those of the body's file.
fn given(matches: &ArgMatches) -> impl Iterator<Item = &str> {
    let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let ids = matches.ids().map(clap::Id::as_str);
    ids.filter(given)
        .filter(|id| ![JSON_BODY, TEMPLATE].contains(id))
}

fn value(matches: &ArgMatches, id: &str) -> anyhow::Result<String> {
    let raw = matches.get_raw(id).and_then(|mut values| values.next());
    let value = raw.and_then(|value| value.to_str());
    value
        .map(str::to_owned)
        .ok_or_else(|| anyhow!("--{id} is no UTF-8"))
}
