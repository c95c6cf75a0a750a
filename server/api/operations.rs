//! The subcommands of `rolltop api`, made from the operations of the embedded OpenAPI document.

use clap::{Arg, Command};
use rolltop_document::vocabulary::{meant_and_listed, nearest};
use rolltop_spec::examples;
use rolltop_spec::openapi::descriptions;
use rolltop_spec::operations::{OPERATIONS, Route};
use serde::Deserialize;
use serde_json::{Value, json};

/// The id of the argument that takes parameters.
pub(super) const PARAMETERS: &str = "parameters";

/// What the document says of an operation.
#[derive(Deserialize)]
struct Operation {
    summary: String,
    description: String,
    parameters: Vec<Parameter>,
}

/// A parameter of an operation.
#[derive(Clone, Deserialize)]
pub(super) struct Parameter {
    pub(super) name: String,
    /// `path`, `query`, `header` or `form`.
    #[serde(rename = "in")]
    pub(super) place: String,
    #[serde(default)]
    required: bool,
    description: String,
}

/// A parameter with its value.
pub(super) type Given = (Parameter, String);

/// Adds one subcommand for each operation.
pub(crate) fn with_operations(api: Command) -> Command {
    let [description, ..] = descriptions();
    // The document is part of the program; a test reads all of it.
    let page = description.body().unwrap_or_default();
    let document: Value = serde_json::from_slice(&page).unwrap_or_default();
    let api = api.mut_args(|option| option.global(true));
    let routes = OPERATIONS.iter().map(|operation| operation.route);
    api.subcommands(routes.filter_map(|route| command(route, &document)))
}

fn command(Route { id, method, path }: Route, document: &Value) -> Option<Command> {
    let operations = document.get("paths")?.get(path)?;
    let mut operation = operations.get(method.to_lowercase())?.clone();
    // The members of a form are parameters too, except the file.
    let form = operation.pointer("/requestBody/content/multipart~1form-data/schema/properties");
    let members = form.and_then(Value::as_object).into_iter().flatten();
    let members = members.filter(|(name, _)| *name != "file").map(|(name, schema)| {
        json!({ "name": name, "in": "form", "description": schema.get("description") })
    });
    let members: Vec<Value> = members.collect();
    let parameters = operation.get_mut("parameters")?.as_array_mut()?;
    parameters.extend(members);
    let texts: Operation = serde_json::from_value(operation).ok()?;
    let (summary, description, parameters) = (texts.summary, texts.description, texts.parameters);
    let mut help = String::new();
    for parameter in &parameters {
        let (name, place) = (&parameter.name, &parameter.place);
        let required = if parameter.required { ", required" } else { "" };
        help += &format!("{name} ({place}{required})\n  {}\n", parameter.description);
    }
    if let Some(example) = examples::request(id) {
        help += &format!("\nAn example of a body:\n{example:#}");
    }
    let argument = (!parameters.is_empty()).then(|| {
        let argument = Arg::new(PARAMETERS).value_name("NAME=VALUE").num_args(0..);
        let argument = argument.value_parser(move |pair: &str| given(&parameters, pair));
        argument.help("The parameters, listed below")
    });
    let command = Command::new(id.replace('_', "-"))
        .aliases(id.contains('_').then_some(id))
        .long_about(format!("{summary}\n\n{description}\n\n{method} {path}"))
        .about(summary);
    Some(command.args(argument).after_help(help))
}

/// Reads `NAME=VALUE`. Names are equal without regard to case, hyphens and underscores.
fn given(parameters: &[Parameter], pair: &str) -> Result<Given, String> {
    let (name, value) = pair.split_once('=').ok_or("write NAME=VALUE")?;
    let fold = |name: &str| name.to_lowercase().replace('-', "_");
    let mut known = parameters.iter();
    let Some(parameter) = known.find(|known| fold(&known.name) == fold(name)) else {
        let names: Vec<&str> = parameters.iter().map(|known| &*known.name).collect();
        let meant = nearest(name, names.iter().copied());
        let meant = meant_and_listed(meant.as_deref(), &names);
        return Err(format!("there is no parameter {name:?}: {meant}"));
    };
    // Such a path is that of another operation.
    if parameter.place == "path" && ["", ".", ".."].contains(&value) {
        let repair = "give an id, a key or a name; is a variable of your script empty?";
        return Err(format!("{name} is {value:?}: {repair}"));
    }
    Ok((parameter.clone(), value.to_owned()))
}
