// Made from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-spec`. Do not edit.
#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::expect_used, clippy::allow_attributes)]
#![allow(clippy::indexing_slicing, clippy::print_stdout, missing_docs, unreachable_pub, unused)]

use crate::*;
use anyhow::Context as _;
pub struct Cli<T: CliConfig> {
    client: Client,
    config: T,
}
impl<T: CliConfig> Cli<T> {
    pub fn new(client: Client, config: T) -> Self {
        Self { client, config }
    }
    pub fn get_command(cmd: CliCommand) -> ::clap::Command {
        match cmd {
            CliCommand::CreateApiKey => Self::cli_create_api_key(),
            CliCommand::CreateAuthChallenge => Self::cli_create_auth_challenge(),
            CliCommand::AuthWhoami => Self::cli_auth_whoami(),
            CliCommand::ListSchemas => Self::cli_list_schemas(),
            CliCommand::GetSchema => Self::cli_get_schema(),
            CliCommand::GetOpSchema => Self::cli_get_op_schema(),
            CliCommand::Validate => Self::cli_validate(),
            CliCommand::ListSpaces => Self::cli_list_spaces(),
            CliCommand::CreateSpace => Self::cli_create_space(),
            CliCommand::GetSpace => Self::cli_get_space(),
            CliCommand::UpdateSpace => Self::cli_update_space(),
            CliCommand::ListObjects => Self::cli_list_objects(),
            CliCommand::CreateObject => Self::cli_create_object(),
            CliCommand::GetObject => Self::cli_get_object(),
            CliCommand::DeleteObject => Self::cli_delete_object(),
            CliCommand::PatchObject => Self::cli_patch_object(),
            CliCommand::UploadFile => Self::cli_upload_file(),
            CliCommand::DeleteFile => Self::cli_delete_file(),
            CliCommand::ListProperties => Self::cli_list_properties(),
            CliCommand::CreateProperty => Self::cli_create_property(),
            CliCommand::GetProperty => Self::cli_get_property(),
            CliCommand::DeleteProperty => Self::cli_delete_property(),
            CliCommand::UpdateProperty => Self::cli_update_property(),
            CliCommand::ListPropertyOptions => Self::cli_list_property_options(),
            CliCommand::CreatePropertyOption => Self::cli_create_property_option(),
            CliCommand::DeletePropertyOption => Self::cli_delete_property_option(),
            CliCommand::UpdatePropertyOption => Self::cli_update_property_option(),
            CliCommand::ListMembers => Self::cli_list_members(),
            CliCommand::GetMember => Self::cli_get_member(),
            CliCommand::GetMemberMe => Self::cli_get_member_me(),
            CliCommand::ListTemplates => Self::cli_list_templates(),
            CliCommand::CreateTemplate => Self::cli_create_template(),
            CliCommand::ListTypes => Self::cli_list_types(),
            CliCommand::CreateType => Self::cli_create_type(),
            CliCommand::GetType => Self::cli_get_type(),
            CliCommand::DeleteType => Self::cli_delete_type(),
            CliCommand::UpdateType => Self::cli_update_type(),
            CliCommand::ListChats => Self::cli_list_chats(),
            CliCommand::CreateChat => Self::cli_create_chat(),
            CliCommand::GetChatMessages => Self::cli_get_chat_messages(),
            CliCommand::AddChatMessage => Self::cli_add_chat_message(),
            CliCommand::GetChatMessage => Self::cli_get_chat_message(),
            CliCommand::DeleteChatMessage => Self::cli_delete_chat_message(),
            CliCommand::EditChatMessage => Self::cli_edit_chat_message(),
            CliCommand::ToggleChatReaction => Self::cli_toggle_chat_reaction(),
            CliCommand::ReadChat => Self::cli_read_chat(),
            CliCommand::ReadAllChatMessages => Self::cli_read_all_chat_messages(),
            CliCommand::SearchChatMessages => Self::cli_search_chat_messages(),
            CliCommand::SearchGlobal => Self::cli_search_global(),
            CliCommand::SearchSpace => Self::cli_search_space(),
            CliCommand::CreateCollection => Self::cli_create_collection(),
            CliCommand::GetCollectionObjects => Self::cli_get_collection_objects(),
            CliCommand::GetCollectionViews => Self::cli_get_collection_views(),
            CliCommand::CreateQuery => Self::cli_create_query(),
            CliCommand::GetQueryObjects => Self::cli_get_query_objects(),
            CliCommand::GetQueryViews => Self::cli_get_query_views(),
        }
    }
    pub fn cli_create_api_key() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("challenge-id")
                    .long("challenge-id")
                    .value_parser(
                        ::clap::value_parser!(types::CreateApiKeyRequestChallengeId),
                    )
                    .required_unless_present("json-body")
                    .help("The approved challenge."),
            )
            .arg(
                ::clap::Arg::new("code")
                    .long("code")
                    .value_parser(::clap::value_parser!(types::CreateApiKeyRequestCode))
                    .required_unless_present("json-body")
                    .help("The 4 digits that the owner passed on."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Exchange a code for an API key\n\nEnds pairing: an approved challenge and its code give the key, shown this once, and the grant that the owner approved. Five wrong codes end a challenge and twenty lock pairing until the next start of the server; unknown, unapproved, expired, denied and wrong all answer alike. Needs no key.",
            )
    }
    pub fn cli_create_auth_challenge() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("app-name")
                    .long("app-name")
                    .value_parser(
                        ::clap::value_parser!(types::CreateChallengeRequestAppName),
                    )
                    .required_unless_present("json-body")
                    .help(
                        "The name under which the key will be kept; not empty. At most 128 bytes.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Ask for an API key\n\nStarts pairing: the owner of the workspace sees the request with the claimed name, chooses spaces and permission, and receives a code of 4 digits to pass on. A challenge waits 3 minutes for its approval and 5 more for the code. One pending challenge per caller, 10 challenges a minute and 30 per run of the server are admitted; one refusal text answers every limit. Needs no key. A retry starts another challenge.",
            )
    }
    pub fn cli_auth_whoami() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("spaces")
                    .long("spaces")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Lists the live spaces of a key that reaches all of them."),
            )
            .about(
                "Describe the key of this request\n\nTells what the key is, which spaces it reaches and whether it may write, from the same record that guards every request.",
            )
    }
    pub fn cli_list_schemas() -> ::clap::Command {
        ::clap::Command::new("")
            .about(
                "List schemas\n\nThe kinds of request bodies by name, and the operations of a PATCH in their own order.",
            )
    }
    pub fn cli_get_schema() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dialect")
                    .long("dialect")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::GetSchemaDialect::Openai.to_string(),
                                types::GetSchemaDialect::Anthropic.to_string(),
                            ]),
                            |s| types::GetSchemaDialect::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.",
                    ),
            )
            .arg(
                ::clap::Arg::new("kind")
                    .long("kind")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Name of a kind, as the list of schemas has it."),
            )
            .about(
                "Read the schema of a kind\n\nClosed and bounded JSON Schema 2020-12 of a whole request body, with an example. Requests are checked against the very schema that is served here. The documents have none in the dialects of vendors.",
            )
    }
    pub fn cli_get_op_schema() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dialect")
                    .long("dialect")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::GetOpSchemaDialect::Openai.to_string(),
                                types::GetOpSchemaDialect::Anthropic.to_string(),
                            ]),
                            |s| types::GetOpSchemaDialect::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "A projection that the strict mode of a vendor accepts; absent means JSON Schema 2020-12, closed and bounded.",
                    ),
            )
            .arg(
                ::clap::Arg::new("op")
                    .long("op")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Name of an operation, as the list of schemas has it."),
            )
            .about(
                "Read the schema of an operation\n\nClosed and bounded JSON Schema 2020-12 of one element of `ops`, with an example, which `example_body` shows as a request body. Operations are checked against the very schema that is served here.",
            )
    }
    pub fn cli_validate() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("format-version")
                    .long("format-version")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required_unless_present("json-body")
                    .help("Version of the document format, `2.0`."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("kind")
                    .long("kind")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("What the document is; absent means `page`."),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(types::AnyDocumentType))
                    .required(false)
                    .help("Type key, name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(true)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Validate a document\n\nChecks structure and format of a document of any kind, of at most 10 MiB, and reports every finding at once, with status 200 also for an invalid document, a newer format version or a body that is no JSON object. No space is consulted: custom properties, options, types and references are not judged. Any key may call it.",
            )
    }
    pub fn cli_list_spaces() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .about(
                "List spaces\n\nThe live spaces that the key reaches, by full id. `has_not_granted_spaces` tells that there are others.",
            )
    }
    pub fn cli_create_space() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("description")
                    .long("description")
                    .value_parser(
                        ::clap::value_parser!(types::CreateSpaceRequestDescription),
                    )
                    .required(false)
                    .help("What the space is for."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::CreateSpaceRequestName))
                    .required_unless_present("json-body")
                    .help("The name; not blank."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a space\n\n`name` and `description` are trimmed and hold at most 4096 characters each. Only a key that reaches every space and may write can do it. A retry without the same `Idempotency-Key` creates a second space. A dry run checks the body and simulates nothing else.",
            )
    }
    pub fn cli_get_space() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read a space\n\nSpaces that are deleted, left or still joining answer 404.",
            )
    }
    pub fn cli_update_space() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("description")
                    .long("description")
                    .value_parser(
                        ::clap::value_parser!(types::UpdateSpaceRequestDescription),
                    )
                    .required(false)
                    .help("The new description; empty clears it."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::UpdateSpaceRequestName))
                    .required(false)
                    .help("The new name; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Rename or describe a space\n\nAt least one member must be present; an absent one keeps its value and an empty `description` clears it. Icon and default type cannot be written. A dry run answers the row as it would be.",
            )
    }
    pub fn cli_list_objects() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("fields")
                    .long("fields")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Comma list of property keys to serve in `properties`."),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List objects\n\nOrdinary objects of the space, last modified first: no files, templates, hidden or archived ones. Rows are compact; `fields` adds properties to them.",
            )
    }
    pub fn cli_create_object() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(true)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create an object\n\nThe body is a document when `formatVersion`, `version` or `blocks` is present, else the shortcut of type, name, properties and Markdown. The body holds at most 10 MiB; a shortcut at most 128 properties and Markdown of 1048576 characters or 2048 blocks. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`, and does not count the blocks of a template.",
            )
    }
    pub fn cli_get_object() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("block")
                    .long("block")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Serves this block and its descendants only: a full block id or a unique suffix.",
                    ),
            )
            .arg(
                ::clap::Arg::new("format")
                    .long("format")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::GetObjectFormat::Anyblock.to_string(),
                                types::GetObjectFormat::Md.to_string(),
                            ]),
                            |s| types::GetObjectFormat::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("The document, or its Markdown rendering."),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("include")
                    .long("include")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Comma list of `properties` and `blocks`; absent means both."),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("object-id")
                    .long("object-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of an object."),
            )
            .arg(
                ::clap::Arg::new("outline")
                    .long("outline")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help(
                        "Serves the structure with shortened text in place of `blocks`.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read an object\n\nThe whole editable document, parts of it, an outline or a read-only Markdown rendering. A read never fails for content: what cannot be expressed is reported in `warnings`.",
            )
    }
    pub fn cli_delete_object() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("if-match")
                    .long("if-match")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.",
                    ),
            )
            .arg(
                ::clap::Arg::new("object-id")
                    .long("object-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of an object."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Archive an object\n\nMoves the object to the bin, from where it is restored outside of this API. A key may archive what the application of the same name created; an unscoped key created locally may archive everything. A dry run tells whether the real call would be admitted.",
            )
    }
    pub fn cli_patch_object() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("if-match")
                    .long("if-match")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("object-id")
                    .long("object-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of an object."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(true)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Edit an object\n\nApplies 1 to 512 operations in order, all or nothing. The body holds at most 10 MiB, an operation at most 256 blocks, and a batch may create at most 64 select options, with `create_missing_options=true`. The work of a batch is bounded too. Its operations that insert, replace, move or delete blocks, times the blocks of the object and of the batch, of which Markdown counts 256, are at most 1048576. The texts that replace_text rewrites are at most 16 MiB, each counted whole by every operation; what is looked through for `match`, and for `find` without `id`, counts a 64th of its bytes. A dry run answers the whole result but the `etag`; the ids of new blocks and views are minted again by the real call.",
            )
    }
    pub fn cli_upload_file() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::UploadFileRequestName))
                    .required(false)
                    .help(
                        "What to call the file; the extension of the source is added to a name without one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("url")
                    .long("url")
                    .value_parser(::clap::value_parser!(types::UploadFileRequestUrl))
                    .required_unless_present("json-body")
                    .help(
                        "Where the content is fetched from: http or https, a public address.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Upload a file\n\nA form with a part `file` and an optional part `name`, or JSON with the `url` of a public source. What the file is, is told from its content. Content that a file of the space has already, outside of the bin, answers with that file; one that another application or member uploaded no longer goes with a message then. Content is capped by the server's configuration (512 MiB by default), wherever it comes from. Beside its file a form holds at most 1 MiB, and the head of a part 64 KiB. A source has 5 seconds to take the connection, 10 to begin its answer, 15 for each next piece of it and 120 for all of it; 5 redirects are followed. A dry run reads and checks what it is sent, fetches nothing, stores nothing, and does not judge whether a source can be reached.",
            )
    }
    pub fn cli_delete_file() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("file-id")
                    .long("file-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Id of a file; where content is served, also the `icon_image` of the space or of a member.",
                    ),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("if-match")
                    .long("if-match")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Archive a file\n\nPuts it into the bin, from where it is restored outside of this API; its content stays and is served. A key may archive what the application of the same name uploaded; an unscoped key created locally may archive everything.",
            )
    }
    pub fn cli_list_properties() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List properties\n\nThe properties of the space by name, then key; hidden and removed ones are left out.",
            )
    }
    pub fn cli_create_property() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("format")
                    .long("format")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::CreatePropertyRequestFormat::Text.to_string(),
                                types::CreatePropertyRequestFormat::Number.to_string(),
                                types::CreatePropertyRequestFormat::Select.to_string(),
                                types::CreatePropertyRequestFormat::MultiSelect.to_string(),
                                types::CreatePropertyRequestFormat::Date.to_string(),
                                types::CreatePropertyRequestFormat::Files.to_string(),
                                types::CreatePropertyRequestFormat::Checkbox.to_string(),
                                types::CreatePropertyRequestFormat::Url.to_string(),
                                types::CreatePropertyRequestFormat::Email.to_string(),
                                types::CreatePropertyRequestFormat::Phone.to_string(),
                                types::CreatePropertyRequestFormat::Objects.to_string(),
                            ]),
                            |s| types::CreatePropertyRequestFormat::try_from(s).unwrap(),
                        ),
                    )
                    .required_unless_present("json-body")
                    .help("The format of its values, fixed for ever."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(types::CreatePropertyRequestKey))
                    .required(false)
                    .help("The wanted key; absent derives it from the name."),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(
                        ::clap::value_parser!(types::CreatePropertyRequestName),
                    )
                    .required_unless_present("json-body")
                    .help("The display name; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a property\n\nThe key comes from `key` or else from `name`, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. A display name that another property of the space has is refused without a `key`; that of a built-in one, whose key is another, is taken with a warning. `name` holds at most 4096 characters, `key` 256, `options` 100 entries, which need no consent. The body holds at most 1 MiB. A dry run answers the would-be row under `created.properties`, and no `id`.",
            )
    }
    pub fn cli_get_property() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read a property\n\nBy its key, its display name or a variant of these. Unknown and removed ones answer 404 with candidates.",
            )
    }
    pub fn cli_delete_property() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Archive a property\n\nIts values stay where they are, readable and editable, and its key becomes free; `warnings` count the objects that hold a value and name the types that list it. It is restored outside of this API. Built-in properties that the server depends on cannot be archived. A dry run answers the same.",
            )
    }
    pub fn cli_update_property() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(
                        ::clap::value_parser!(types::UpdatePropertyRequestName),
                    )
                    .required_unless_present("json-body")
                    .help("The new display name; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Rename a property\n\nKey and format never change; built-in properties that the server keeps cannot be renamed. A dry run answers the same.",
            )
    }
    pub fn cli_list_property_options() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("prefix")
                    .long("prefix")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "The beginning of the names to list; upper and lower case are the same.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List the options of a property\n\nThe options of a select or multi_select property by name in byte order, removed ones left out. `total` counts those that have the prefix.",
            )
    }
    pub fn cli_create_property_option() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("color")
                    .long("color")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::CreateOptionRequestColor::Grey.to_string(),
                                types::CreateOptionRequestColor::Yellow.to_string(),
                                types::CreateOptionRequestColor::Orange.to_string(),
                                types::CreateOptionRequestColor::Red.to_string(),
                                types::CreateOptionRequestColor::Pink.to_string(),
                                types::CreateOptionRequestColor::Purple.to_string(),
                                types::CreateOptionRequestColor::Blue.to_string(),
                                types::CreateOptionRequestColor::Ice.to_string(),
                                types::CreateOptionRequestColor::Teal.to_string(),
                                types::CreateOptionRequestColor::Lime.to_string(),
                            ]),
                            |s| types::CreateOptionRequestColor::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("The colour; absent takes the next of the palette."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::CreateOptionRequestName))
                    .required_unless_present("json-body")
                    .help("The name, a case-sensitive identity; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create an option\n\nA name that is taken is refused; that of an archived option takes that option out of the bin. Without `color` a new option takes the next of the palette. A property has at most 10,000 options, however they come. The body holds at most 1 MiB. A dry run answers the same.",
            )
    }
    pub fn cli_delete_property_option() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("option")
                    .long("option")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("The exact name of an option."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Archive an option\n\nObjects that hold it keep it and go on serving its name; it is no longer listed and no other object can get it. Creating an option of its name takes it out of the bin. A dry run answers the same.",
            )
    }
    pub fn cli_update_property_option() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("color")
                    .long("color")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::UpdateOptionRequestColor::Grey.to_string(),
                                types::UpdateOptionRequestColor::Yellow.to_string(),
                                types::UpdateOptionRequestColor::Orange.to_string(),
                                types::UpdateOptionRequestColor::Red.to_string(),
                                types::UpdateOptionRequestColor::Pink.to_string(),
                                types::UpdateOptionRequestColor::Purple.to_string(),
                                types::UpdateOptionRequestColor::Blue.to_string(),
                                types::UpdateOptionRequestColor::Ice.to_string(),
                                types::UpdateOptionRequestColor::Teal.to_string(),
                                types::UpdateOptionRequestColor::Lime.to_string(),
                            ]),
                            |s| types::UpdateOptionRequestColor::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("The new colour."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("key")
                    .long("key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Property key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::UpdateOptionRequestName))
                    .required(false)
                    .help("The new name; not blank."),
            )
            .arg(
                ::clap::Arg::new("option")
                    .long("option")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("The exact name of an option."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Rename or recolour an option\n\nAt least one member must be present. Values and stored view filters hold the identity of the option and follow a rename. A dry run answers the row as it would be.",
            )
    }
    pub fn cli_list_members() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List members\n\nThe active members of the space by name. `id` is the value for properties that point to members, such as `assignee`; it is always full.",
            )
    }
    pub fn cli_get_member() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("member-id")
                    .long("member-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a member."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read a member\n\nBy the full id of the member. An unknown one, another object and a member who left answer 404.",
            )
    }
    pub fn cli_get_member_me() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read the own member\n\nThe row of the local account that every key of this server acts as. A server without an account answers 404.",
            )
    }
    pub fn cli_list_templates() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Only templates for this type: its key, name or a variant of it.",
                    ),
            )
            .about(
                "List templates\n\nThe templates of the space, last modified first; hidden and archived ones are left out. Searches and the list of objects never show them.",
            )
    }
    pub fn cli_create_template() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("format-version")
                    .long("format-version")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::CreateTemplateRequestFormatVersion::X20.to_string(),
                            ]),
                            |s| {
                                types::CreateTemplateRequestFormatVersion::try_from(s)
                                    .unwrap()
                            },
                        ),
                    )
                    .required(false)
                    .help("Version of the document format."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("kind")
                    .long("kind")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::CreateTemplateRequestKind::Template.to_string(),
                            ]),
                            |s| types::CreateTemplateRequestKind::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("What the document is; absent means the same."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("template-for")
                    .long("template-for")
                    .value_parser(
                        ::clap::value_parser!(types::CreateTemplateRequestTemplateFor),
                    )
                    .required_unless_present("json-body")
                    .help(
                        "The type of the objects that start from it: key, name or a variant of it.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(
                        ::clap::value_parser!(types::CreateTemplateRequestType),
                    )
                    .required(false)
                    .help("`template`, which is also meant when it is absent."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a template\n\nA document with `template_for`, the type of the objects that start from it; `kind` and `type` are filled in. Afterwards it is read, edited and archived through the object routes. The body holds at most 10 MiB. Unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.",
            )
    }
    pub fn cli_list_types() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List types\n\nThe types of the space by name, then key; hidden and removed ones are left out. A row carries the stable key and the name; get_type serves the rest.",
            )
    }
    pub fn cli_create_type() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(true)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a type\n\nThe body is a document when `formatVersion`, `kind` or `type_settings` is present, else the members of a type. The key comes from `api_key` or else from the name, in snake case, and never changes afterwards; one that is taken or built in, in any spelling, is refused. Entries of `property_definitions`, at most 128, name properties of the space; an entry whose `name` is new makes a property, with options that need no consent, while new options of a property that exists need `create_missing_options=true`, at most 64. Everything comes into being in one commit, or nothing does. Where no entry stands in the plain section, `created_date`, `creator` and `links` are added to it and count. A type without definitions gets the default ones, and `done` where its layout is `todo`, but for those that were removed from the space. The body holds at most 10 MiB. A dry run answers `key` and `created`, and neither `id` nor `etag`.",
            )
    }
    pub fn cli_get_type() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Type key, display name or a variant of it."),
            )
            .about(
                "Read a type\n\nThe document of the type: its name, icon and description, its settings with the list of properties, and its views. Removed properties stay in the list under their stored keys. A removed type answers 404 here and stays readable through its object id.",
            )
    }
    pub fn cli_delete_type() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("if-match")
                    .long("if-match")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Type key, display name or a variant of it."),
            )
            .about(
                "Archive a type\n\nIts objects keep it and go on reading with it, and its key becomes free; `warnings` count them. It is restored outside of this API. Built-in types that the server depends on cannot be archived. A dry run answers the same.",
            )
    }
    pub fn cli_update_type() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("if-match")
                    .long("if-match")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "An etag from a read: quoted, weak or bare, a list, or `*`. Without a match nothing is done; without the header the last write wins.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Type key, display name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(true)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Update a type\n\nThe body is a batch of 1 to 512 operations, or a part of the type's document (`properties`, `type_settings`, `icon`), or the members to replace. `property_definitions` replaces the whole list, whose views follow it; the operations change it entry by entry. Everything is one commit, all or nothing. New options of properties that exist need `create_missing_options=true`, at most 64. The key never changes. The body holds at most 10 MiB. A dry run answers the whole result but the `etag`; new ids are minted again by the real call.",
            )
    }
    pub fn cli_list_chats() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List chats\n\nThe chats of the space, last modified first, without hidden and archived ones. Rows carry no unread counters: these come with the messages.",
            )
    }
    pub fn cli_create_chat() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::CreateChatRequestName))
                    .required_unless_present("json-body")
                    .help("The name; not empty."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a chat\n\n`name` holds 1 to 4096 characters and need not be unique. A chat is an object: it is renamed and archived through the object routes. A dry run answers no `id`.",
            )
    }
    pub fn cli_get_chat_messages() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("after")
                    .long("after")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Only messages after this order id: 1 to 256 of `0-9A-Za-z`."),
            )
            .arg(
                ::clap::Arg::new("before")
                    .long("before")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Only messages before this order id: 1 to 256 of `0-9A-Za-z`."),
            )
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("reactions")
                    .long("reactions")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::GetChatMessagesReactions::Counts.to_string(),
                                types::GetChatMessagesReactions::Full.to_string(),
                            ]),
                            |s| types::GetChatMessagesReactions::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("Reactions as counts, or with the members as well."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Read messages\n\n`after` alone walks forward from a place, oldest first, and goes on with `next_after`. Every other form is anchored at the newest end and walks backward with `next_before`. Messages are always ascending, both bounds are exclusive, and `has_more` speaks of the asked bounds only. `offset` is refused. A page ends before its `limit` when the texts in it come to 4 MiB: go on while `has_more`, however many came.",
            )
    }
    pub fn cli_add_chat_message() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("reply-to")
                    .long("reply-to")
                    .value_parser(
                        ::clap::value_parser!(types::AddChatMessageRequestReplyTo),
                    )
                    .required(false)
                    .help(
                        "Id of a message of this chat that this one answers; empty counts as absent.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("text")
                    .long("text")
                    .value_parser(
                        ::clap::value_parser!(types::AddChatMessageRequestText),
                    )
                    .required(false)
                    .help(
                        "Markdown; at most 8000 UTF-16 code units once its markup is removed.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Post a message\n\n`text` is Markdown of at most 8000 UTF-16 code units once its markup is removed: a heading becomes a bold line, a fence code, everything else passes line by line through the inline markup of documents. At most 32 attachments; a text or an attachment is needed. A dry run checks everything and answers no `id`.",
            )
    }
    pub fn cli_get_chat_message() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("message-id")
                    .long("message-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Id of a message."),
            )
            .arg(
                ::clap::Arg::new("reactions")
                    .long("reactions")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::GetChatMessageReactions::Counts.to_string(),
                                types::GetChatMessageReactions::Full.to_string(),
                            ]),
                            |s| types::GetChatMessageReactions::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("Reactions as counts, or with the members as well."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about("Read a message\n\nThe same as its row in the list.")
    }
    pub fn cli_delete_chat_message() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("message-id")
                    .long("message-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Id of a message."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Delete a message\n\nFor good; only the author may. A file that hung on it and that nothing else refers to is deleted with it, after the answer, when the author uploaded it through the same application: `warnings` names what may go. A file in the bin stays, and so does one that answered an upload of another application or member. A dry run warns the same and removes nothing.",
            )
    }
    pub fn cli_edit_chat_message() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("message-id")
                    .long("message-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Id of a message."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("text")
                    .long("text")
                    .value_parser(
                        ::clap::value_parser!(types::EditChatMessageRequestText),
                    )
                    .required_unless_present("json-body")
                    .help("The new text; empty only where the message has attachments."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Edit a message\n\nReplaces the text; attachments, `reply_to`, pin and reactions stay. Only the author may. A text that means the same changes nothing. Place, `at` and `state_id` never change.",
            )
    }
    pub fn cli_toggle_chat_reaction() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("emoji")
                    .long("emoji")
                    .value_parser(::clap::value_parser!(types::ChatReactionRequestEmoji))
                    .required_unless_present("json-body")
                    .help("One emoji, without blanks."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("message-id")
                    .long("message-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Id of a message."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Toggle a reaction\n\nAdds the caller's reaction to a message, or takes it back. An emoji holds 1 to 64 characters, at most 12 different ones a member and 32 a message. A dry run predicts `added`.",
            )
    }
    pub fn cli_read_chat() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("last-state-id")
                    .long("last-state-id")
                    .value_parser(
                        ::clap::value_parser!(types::ChatReadRequestLastStateId),
                    )
                    .required(false)
                    .help("State id that was seen; required but for reactions."),
            )
            .arg(
                ::clap::Arg::new("scope")
                    .long("scope")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::ChatReadScope::Messages.to_string(),
                                types::ChatReadScope::Mentions.to_string(),
                                types::ChatReadScope::Reactions.to_string(),
                            ]),
                            |s| types::ChatReadScope::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help("What is marked; messages where absent."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("up-to")
                    .long("up-to")
                    .value_parser(::clap::value_parser!(types::ChatReadRequestUpTo))
                    .required(false)
                    .help(
                        "Order id of the last message that was read; required but for reactions.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Mark as read\n\nMarks what stands at or before `up_to` and was stored at or before `last_state_id`: what was stored later stays unread wherever it stands. `scope` chooses messages (the default), mentions, or all reactions to the caller's own messages, which takes no bounds. Nothing becomes unread again. A dry run answers no `state`.",
            )
    }
    pub fn cli_read_all_chat_messages() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Mark everything as read\n\nAll messages and mentions that are stored at this moment; reactions stay. A dry run answers no `state`.",
            )
    }
    pub fn cli_search_chat_messages() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("chat-id")
                    .long("chat-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a chat."),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("query")
                    .long("query")
                    .value_parser(::clap::value_parser!(types::SearchChatMessagesQuery))
                    .required(true)
                    .help("The words to look for; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "Search messages\n\nMessages that hold any of the words, the last word also as a beginning; a double-quoted run is an exact phrase. Best first, then newest. `query` holds 1 to 4096 characters, `snippet` is plain text of at most 150 characters around the first hit. Deleted messages never match. A page ends before its `limit` when the texts in it come to 4 MiB: the next one begins at `offset` plus as many as came.",
            )
    }
    pub fn cli_search_global() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("filter")
                    .long("filter")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocFilter))
                    .required(false)
                    .help(
                        "A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.",
                    ),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("query")
                    .long("query")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocQuery))
                    .required(false)
                    .help("Words; a quoted run is a phrase."),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocType))
                    .required(false)
                    .help("Type key, name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Search all spaces\n\nAs search_space, over every space that the key reaches; each row says its space. Spaces that are still being loaded, and those where a type, key or option does not resolve, are left out with a warning. `offset` is at most 2000.",
            )
    }
    pub fn cli_search_space() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("filter")
                    .long("filter")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocFilter))
                    .required(false)
                    .help(
                        "A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("query")
                    .long("query")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocQuery))
                    .required(false)
                    .help("Words; a quoted run is a phrase."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(types::SearchRequestDocType))
                    .required(false)
                    .help("Type key, name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Search a space\n\nWords of names, content, options and types (`query`), a type, and a filter as a compact string (`filter`) or as a tree (`filters`), all of which must hold; an empty body lists everything. Ordered by `sorts`, then by relevance, or last modified first. Rows are compact; `fields` adds properties to them. A search sees every write that was answered before it. A write between two pages can shift rows, so drop those that come twice by `id`; where objects change all the time while a page is made, a row may show a value that was written after the row was chosen.",
            )
    }
    pub fn cli_create_collection() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(
                        ::clap::value_parser!(types::CreateCollectionRequestName),
                    )
                    .required_unless_present("json-body")
                    .help("The name; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a collection\n\nAn ordered list of up to 1000 existing objects; more are added with add_items. A dry run answers no `id` and no `etag`.",
            )
    }
    pub fn cli_get_collection_objects() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("collection-id")
                    .long("collection-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a collection."),
            )
            .arg(
                ::clap::Arg::new("fields")
                    .long("fields")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Comma list of property keys to serve in `properties`."),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("view")
                    .long("view")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Full id of a view, or a unique suffix of one."),
            )
            .about(
                "List the objects of a collection\n\nThe members in their stored order. A view applies only when `view` names it.",
            )
    }
    pub fn cli_get_collection_views() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("collection-id")
                    .long("collection-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a collection."),
            )
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List the views of a collection\n\nEach view as the document has it; ids are shortened to labels unless `ids=full`.",
            )
    }
    pub fn cli_create_query() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("create-missing-options")
                    .long("create-missing-options")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Consents to creating select options that do not exist yet."),
            )
            .arg(
                ::clap::Arg::new("dry-run")
                    .long("dry-run")
                    .value_parser(::clap::value_parser!(bool))
                    .required(false)
                    .help("Checks and reports, and commits nothing."),
            )
            .arg(
                ::clap::Arg::new("filter")
                    .long("filter")
                    .value_parser(::clap::value_parser!(types::CreateQueryRequestFilter))
                    .required(false)
                    .help(
                        "A compact filter string, in the grammar of the schema kind filters. At most 4096 bytes.",
                    ),
            )
            .arg(
                ::clap::Arg::new("idempotency-key")
                    .long("idempotency-key")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help(
                        "Repeats the stored answer when the same request is sent again within 24 hours.",
                    ),
            )
            .arg(
                ::clap::Arg::new("name")
                    .long("name")
                    .value_parser(::clap::value_parser!(types::CreateQueryRequestName))
                    .required_unless_present("json-body")
                    .help("The name; not blank."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("type")
                    .long("type")
                    .value_parser(::clap::value_parser!(types::CreateQueryRequestType))
                    .required_unless_present("json-body")
                    .help("Type key, name or a variant of it."),
            )
            .arg(
                ::clap::Arg::new("json-body")
                    .long("json-body")
                    .value_name("JSON-FILE")
                    .required(false)
                    .value_parser(::clap::value_parser!(std::path::PathBuf))
                    .help("Path to a file that contains the full json body."),
            )
            .arg(
                ::clap::Arg::new("json-body-template")
                    .long("json-body-template")
                    .action(::clap::ArgAction::SetTrue)
                    .help("XXX"),
            )
            .about(
                "Create a query\n\nA live selection of the objects of one type: with `filter` or `filters` and `sorts`, which make one view named All, or with up to 10 whole `views`. Filters are stored, with at most 32 at the top; unknown select options are refused unless `create_missing_options=true`. A dry run answers no `id` and no `etag`.",
            )
    }
    pub fn cli_get_query_objects() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("fields")
                    .long("fields")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Comma list of property keys to serve in `properties`."),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("query-id")
                    .long("query-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a query."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .arg(
                ::clap::Arg::new("view")
                    .long("view")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(false)
                    .help("Full id of a view, or a unique suffix of one."),
            )
            .about(
                "List the objects of a query\n\nWithout `view` the first stored view applies; with several, a warning names it and the others.",
            )
    }
    pub fn cli_get_query_views() -> ::clap::Command {
        ::clap::Command::new("")
            .arg(
                ::clap::Arg::new("ids")
                    .long("ids")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Ids::Compact.to_string(),
                                types::Ids::Full.to_string(),
                            ]),
                            |s| types::Ids::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of the ids of blocks, rows, columns, views and spaces in the answer.",
                    ),
            )
            .arg(
                ::clap::Arg::new("keys")
                    .long("keys")
                    .value_parser(
                        ::clap::builder::TypedValueParser::map(
                            ::clap::builder::PossibleValuesParser::new([
                                types::Keys::Slug.to_string(),
                                types::Keys::Name.to_string(),
                            ]),
                            |s| types::Keys::try_from(s).unwrap(),
                        ),
                    )
                    .required(false)
                    .help(
                        "Spelling of property and type keys in the answer: stable keys or display names.",
                    ),
            )
            .arg(
                ::clap::Arg::new("limit")
                    .long("limit")
                    .value_parser(::clap::value_parser!(::std::num::NonZeroU64))
                    .required(false)
                    .help("How many rows a page may have."),
            )
            .arg(
                ::clap::Arg::new("offset")
                    .long("offset")
                    .value_parser(::clap::value_parser!(i64))
                    .required(false)
                    .help("How many rows to skip."),
            )
            .arg(
                ::clap::Arg::new("query-id")
                    .long("query-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help("Full id of a query."),
            )
            .arg(
                ::clap::Arg::new("space-id")
                    .long("space-id")
                    .value_parser(::clap::value_parser!(::std::string::String))
                    .required(true)
                    .help(
                        "Full id of a space, or a unique suffix of the first half of one.",
                    ),
            )
            .about(
                "List the views of a query\n\nEach view as the document has it; ids are shortened to labels unless `ids=full`.",
            )
    }
    pub async fn execute(
        &self,
        cmd: CliCommand,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        match cmd {
            CliCommand::CreateApiKey => self.execute_create_api_key(matches).await,
            CliCommand::CreateAuthChallenge => {
                self.execute_create_auth_challenge(matches).await
            }
            CliCommand::AuthWhoami => self.execute_auth_whoami(matches).await,
            CliCommand::ListSchemas => self.execute_list_schemas(matches).await,
            CliCommand::GetSchema => self.execute_get_schema(matches).await,
            CliCommand::GetOpSchema => self.execute_get_op_schema(matches).await,
            CliCommand::Validate => self.execute_validate(matches).await,
            CliCommand::ListSpaces => self.execute_list_spaces(matches).await,
            CliCommand::CreateSpace => self.execute_create_space(matches).await,
            CliCommand::GetSpace => self.execute_get_space(matches).await,
            CliCommand::UpdateSpace => self.execute_update_space(matches).await,
            CliCommand::ListObjects => self.execute_list_objects(matches).await,
            CliCommand::CreateObject => self.execute_create_object(matches).await,
            CliCommand::GetObject => self.execute_get_object(matches).await,
            CliCommand::DeleteObject => self.execute_delete_object(matches).await,
            CliCommand::PatchObject => self.execute_patch_object(matches).await,
            CliCommand::UploadFile => self.execute_upload_file(matches).await,
            CliCommand::DeleteFile => self.execute_delete_file(matches).await,
            CliCommand::ListProperties => self.execute_list_properties(matches).await,
            CliCommand::CreateProperty => self.execute_create_property(matches).await,
            CliCommand::GetProperty => self.execute_get_property(matches).await,
            CliCommand::DeleteProperty => self.execute_delete_property(matches).await,
            CliCommand::UpdateProperty => self.execute_update_property(matches).await,
            CliCommand::ListPropertyOptions => {
                self.execute_list_property_options(matches).await
            }
            CliCommand::CreatePropertyOption => {
                self.execute_create_property_option(matches).await
            }
            CliCommand::DeletePropertyOption => {
                self.execute_delete_property_option(matches).await
            }
            CliCommand::UpdatePropertyOption => {
                self.execute_update_property_option(matches).await
            }
            CliCommand::ListMembers => self.execute_list_members(matches).await,
            CliCommand::GetMember => self.execute_get_member(matches).await,
            CliCommand::GetMemberMe => self.execute_get_member_me(matches).await,
            CliCommand::ListTemplates => self.execute_list_templates(matches).await,
            CliCommand::CreateTemplate => self.execute_create_template(matches).await,
            CliCommand::ListTypes => self.execute_list_types(matches).await,
            CliCommand::CreateType => self.execute_create_type(matches).await,
            CliCommand::GetType => self.execute_get_type(matches).await,
            CliCommand::DeleteType => self.execute_delete_type(matches).await,
            CliCommand::UpdateType => self.execute_update_type(matches).await,
            CliCommand::ListChats => self.execute_list_chats(matches).await,
            CliCommand::CreateChat => self.execute_create_chat(matches).await,
            CliCommand::GetChatMessages => self.execute_get_chat_messages(matches).await,
            CliCommand::AddChatMessage => self.execute_add_chat_message(matches).await,
            CliCommand::GetChatMessage => self.execute_get_chat_message(matches).await,
            CliCommand::DeleteChatMessage => {
                self.execute_delete_chat_message(matches).await
            }
            CliCommand::EditChatMessage => self.execute_edit_chat_message(matches).await,
            CliCommand::ToggleChatReaction => {
                self.execute_toggle_chat_reaction(matches).await
            }
            CliCommand::ReadChat => self.execute_read_chat(matches).await,
            CliCommand::ReadAllChatMessages => {
                self.execute_read_all_chat_messages(matches).await
            }
            CliCommand::SearchChatMessages => {
                self.execute_search_chat_messages(matches).await
            }
            CliCommand::SearchGlobal => self.execute_search_global(matches).await,
            CliCommand::SearchSpace => self.execute_search_space(matches).await,
            CliCommand::CreateCollection => self.execute_create_collection(matches).await,
            CliCommand::GetCollectionObjects => {
                self.execute_get_collection_objects(matches).await
            }
            CliCommand::GetCollectionViews => {
                self.execute_get_collection_views(matches).await
            }
            CliCommand::CreateQuery => self.execute_create_query(matches).await,
            CliCommand::GetQueryObjects => self.execute_get_query_objects(matches).await,
            CliCommand::GetQueryViews => self.execute_get_query_views(matches).await,
        }
    }
    pub async fn execute_create_api_key(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_api_key();
        if let Some(value) = matches
            .get_one::<types::CreateApiKeyRequestChallengeId>("challenge-id")
        {
            request = request.body_map(|body| { body.challenge_id(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::CreateApiKeyRequestCode>("code") {
            request = request.body_map(|body| { body.code(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateApiKeyRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_api_key(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_auth_challenge(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_auth_challenge();
        if let Some(value) = matches
            .get_one::<types::CreateChallengeRequestAppName>("app-name")
        {
            request = request.body_map(|body| { body.app_name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateChallengeRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_auth_challenge(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_auth_whoami(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.auth_whoami();
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("spaces") {
            request = request.spaces(value.clone());
        }
        self.config.execute_auth_whoami(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_schemas(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_schemas();
        self.config.execute_list_schemas(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_schema(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_schema();
        if let Some(value) = matches.get_one::<types::GetSchemaDialect>("dialect") {
            request = request.dialect(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("kind") {
            request = request.kind(value.clone());
        }
        self.config.execute_get_schema(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_op_schema(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_op_schema();
        if let Some(value) = matches.get_one::<types::GetOpSchemaDialect>("dialect") {
            request = request.dialect(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("op") {
            request = request.op(value.clone());
        }
        self.config.execute_get_op_schema(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_validate(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.validate();
        if let Some(value) = matches.get_one::<::std::string::String>("format-version") {
            request = request.body_map(|body| { body.format_version(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("kind") {
            request = request.body_map(|body| { body.kind(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::AnyDocumentType>("type") {
            request = request.body_map(|body| { body.type_(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::AnyDocument>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_validate(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_spaces(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_spaces();
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        self.config.execute_list_spaces(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_space(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_space();
        if let Some(value) = matches
            .get_one::<types::CreateSpaceRequestDescription>("description")
        {
            request = request.body_map(|body| { body.description(value.clone()) });
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateSpaceRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::CreateSpaceRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_space(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_space(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_space();
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_space(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_update_space(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.update_space();
        if let Some(value) = matches
            .get_one::<types::UpdateSpaceRequestDescription>("description")
        {
            request = request.body_map(|body| { body.description(value.clone()) });
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::UpdateSpaceRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::UpdateSpaceRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_update_space(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_objects(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_objects();
        if let Some(value) = matches.get_one::<::std::string::String>("fields") {
            request = request.fields(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_objects(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_object(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_object();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateObjectRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_object(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_object(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_object();
        if let Some(value) = matches.get_one::<::std::string::String>("block") {
            request = request.block(value.clone());
        }
        if let Some(value) = matches.get_one::<types::GetObjectFormat>("format") {
            request = request.format(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("include") {
            request = request.include(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("object-id") {
            request = request.object_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("outline") {
            request = request.outline(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_object(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_object(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_object();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("if-match") {
            request = request.if_match(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("object-id") {
            request = request.object_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_delete_object(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_patch_object(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.patch_object();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("if-match") {
            request = request.if_match(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("object-id") {
            request = request.object_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::PatchObjectRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_patch_object(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_upload_file(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.upload_file();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::UploadFileRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::UploadFileRequestUrl>("url") {
            request = request.body_map(|body| { body.url(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::UploadFileRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_upload_file(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_file(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_file();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("file-id") {
            request = request.file_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("if-match") {
            request = request.if_match(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_delete_file(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_properties(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_properties();
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_properties(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_property(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_property();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::CreatePropertyRequestFormat>("format")
        {
            request = request.body_map(|body| { body.format(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreatePropertyRequestKey>("key") {
            request = request.body_map(|body| { body.key(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::CreatePropertyRequestName>("name")
        {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreatePropertyRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_property(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_property(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_property();
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_property(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_property(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_property();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_delete_property(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_update_property(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.update_property();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::UpdatePropertyRequestName>("name")
        {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::UpdatePropertyRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_update_property(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_property_options(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_property_options();
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("prefix") {
            request = request.prefix(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_property_options(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_property_option(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_property_option();
        if let Some(value) = matches.get_one::<types::CreateOptionRequestColor>("color")
        {
            request = request.body_map(|body| { body.color(value.clone()) });
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateOptionRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateOptionRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_property_option(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_property_option(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_property_option();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("option") {
            request = request.option(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_delete_property_option(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_update_property_option(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.update_property_option();
        if let Some(value) = matches.get_one::<types::UpdateOptionRequestColor>("color")
        {
            request = request.body_map(|body| { body.color(value.clone()) });
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("key") {
            request = request.key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::UpdateOptionRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("option") {
            request = request.option(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::UpdateOptionRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_update_property_option(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_members(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_members();
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_members(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_member(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_member();
        if let Some(value) = matches.get_one::<::std::string::String>("member-id") {
            request = request.member_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_member(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_member_me(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_member_me();
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_member_me(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_templates(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_templates();
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("type") {
            request = request.type_(value.clone());
        }
        self.config.execute_list_templates(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_template(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_template();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::CreateTemplateRequestFormatVersion>("format-version")
        {
            request = request.body_map(|body| { body.format_version(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateTemplateRequestKind>("kind")
        {
            request = request.body_map(|body| { body.kind(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::CreateTemplateRequestTemplateFor>("template-for")
        {
            request = request.body_map(|body| { body.template_for(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::CreateTemplateRequestType>("type")
        {
            request = request.body_map(|body| { body.type_(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateTemplateRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_template(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_types(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_types();
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_types(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_type(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_type();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::CreateTypeRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_type(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_type(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_type();
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("type") {
            request = request.type_(value.clone());
        }
        self.config.execute_get_type(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_type(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_type();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("if-match") {
            request = request.if_match(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("type") {
            request = request.type_(value.clone());
        }
        self.config.execute_delete_type(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_update_type(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.update_type();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("if-match") {
            request = request.if_match(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("type") {
            request = request.type_(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::UpdateTypeRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_update_type(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_list_chats(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.list_chats();
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_list_chats(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_chat(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_chat();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateChatRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::CreateChatRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_chat(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_chat_messages();
        if let Some(value) = matches.get_one::<::std::string::String>("after") {
            request = request.after(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("before") {
            request = request.before(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::GetChatMessagesReactions>("reactions")
        {
            request = request.reactions(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_chat_messages(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_add_chat_message(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.add_chat_message();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::AddChatMessageRequestReplyTo>("reply-to")
        {
            request = request.body_map(|body| { body.reply_to(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::AddChatMessageRequestText>("text")
        {
            request = request.body_map(|body| { body.text(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::AddChatMessageRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_add_chat_message(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_chat_message(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_chat_message();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("message-id") {
            request = request.message_id(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::GetChatMessageReactions>("reactions")
        {
            request = request.reactions(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_chat_message(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_delete_chat_message(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.delete_chat_message();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("message-id") {
            request = request.message_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_delete_chat_message(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_edit_chat_message(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.edit_chat_message();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("message-id") {
            request = request.message_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::EditChatMessageRequestText>("text")
        {
            request = request.body_map(|body| { body.text(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::EditChatMessageRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_edit_chat_message(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_toggle_chat_reaction(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.toggle_chat_reaction();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<types::ChatReactionRequestEmoji>("emoji")
        {
            request = request.body_map(|body| { body.emoji(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("message-id") {
            request = request.message_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::ChatReactionRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_toggle_chat_reaction(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_read_chat(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.read_chat();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::ChatReadRequestLastStateId>("last-state-id")
        {
            request = request.body_map(|body| { body.last_state_id(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::ChatReadScope>("scope") {
            request = request.body_map(|body| { body.scope(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::ChatReadRequestUpTo>("up-to") {
            request = request.body_map(|body| { body.up_to(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::ChatReadRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_read_chat(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_read_all_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.read_all_chat_messages();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_read_all_chat_messages(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_search_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.search_chat_messages();
        if let Some(value) = matches.get_one::<::std::string::String>("chat-id") {
            request = request.chat_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<types::SearchChatMessagesQuery>("query") {
            request = request.query(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_search_chat_messages(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_search_global(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.search_global();
        if let Some(value) = matches.get_one::<types::SearchRequestDocFilter>("filter") {
            request = request.body_map(|body| { body.filter(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<types::SearchRequestDocQuery>("query") {
            request = request.body_map(|body| { body.query(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::SearchRequestDocType>("type") {
            request = request.body_map(|body| { body.type_(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::SearchRequestDoc>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_search_global(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_search_space(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.search_space();
        if let Some(value) = matches.get_one::<types::SearchRequestDocFilter>("filter") {
            request = request.body_map(|body| { body.filter(value.clone()) });
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<types::SearchRequestDocQuery>("query") {
            request = request.body_map(|body| { body.query(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::SearchRequestDocType>("type") {
            request = request.body_map(|body| { body.type_(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::SearchRequestDoc>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_search_space(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_collection(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_collection();
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches
            .get_one::<types::CreateCollectionRequestName>("name")
        {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<
                types::CreateCollectionRequest,
            >(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_collection(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_collection_objects(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_collection_objects();
        if let Some(value) = matches.get_one::<::std::string::String>("collection-id") {
            request = request.collection_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("fields") {
            request = request.fields(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("view") {
            request = request.view(value.clone());
        }
        self.config.execute_get_collection_objects(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_collection_views(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_collection_views();
        if let Some(value) = matches.get_one::<::std::string::String>("collection-id") {
            request = request.collection_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_collection_views(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_create_query(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.create_query();
        if let Some(value) = matches.get_one::<bool>("create-missing-options") {
            request = request.create_missing_options(value.clone());
        }
        if let Some(value) = matches.get_one::<bool>("dry-run") {
            request = request.dry_run(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateQueryRequestFilter>("filter")
        {
            request = request.body_map(|body| { body.filter(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("idempotency-key")
        {
            request = request.idempotency_key(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateQueryRequestName>("name") {
            request = request.body_map(|body| { body.name(value.clone()) });
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<types::CreateQueryRequestType>("type") {
            request = request.body_map(|body| { body.type_(value.clone()) });
        }
        if let Some(value) = matches.get_one::<std::path::PathBuf>("json-body") {
            let body_txt = std::fs::read_to_string(value)
                .with_context(|| format!("failed to read {}", value.display()))?;
            let body_value = serde_json::from_str::<types::CreateQueryRequest>(&body_txt)
                .with_context(|| format!("failed to parse {}", value.display()))?;
            request = request.body(body_value);
        }
        self.config.execute_create_query(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_query_objects(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_query_objects();
        if let Some(value) = matches.get_one::<::std::string::String>("fields") {
            request = request.fields(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("query-id") {
            request = request.query_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("view") {
            request = request.view(value.clone());
        }
        self.config.execute_get_query_objects(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
    pub async fn execute_get_query_views(
        &self,
        matches: &::clap::ArgMatches,
    ) -> anyhow::Result<()> {
        let mut request = self.client.get_query_views();
        if let Some(value) = matches.get_one::<types::Ids>("ids") {
            request = request.ids(value.clone());
        }
        if let Some(value) = matches.get_one::<types::Keys>("keys") {
            request = request.keys(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::num::NonZeroU64>("limit") {
            request = request.limit(value.clone());
        }
        if let Some(value) = matches.get_one::<i64>("offset") {
            request = request.offset(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("query-id") {
            request = request.query_id(value.clone());
        }
        if let Some(value) = matches.get_one::<::std::string::String>("space-id") {
            request = request.space_id(value.clone());
        }
        self.config.execute_get_query_views(matches, &mut request)?;
        let result = request.send().await;
        match result {
            Ok(r) => {
                self.config.success_item(&r);
                Ok(())
            }
            Err(r) => {
                self.config.error(&r);
                Err(anyhow::Error::new(r))
            }
        }
    }
}
pub trait CliConfig {
    fn success_item<T>(&self, value: &ResponseValue<T>)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn success_no_item(&self, value: &ResponseValue<()>);
    fn error<T>(&self, value: &Error<T>)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn list_start<T>(&self)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn list_item<T>(&self, value: &T)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn list_end_success<T>(&self)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn list_end_error<T>(&self, value: &Error<T>)
    where
        T: schemars::JsonSchema + serde::Serialize + std::fmt::Debug;
    fn execute_create_api_key(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateApiKey,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_auth_challenge(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateAuthChallenge,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_auth_whoami(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::AuthWhoami,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_schemas(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListSchemas,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_schema(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetSchema,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_op_schema(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetOpSchema,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_validate(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::Validate,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_spaces(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListSpaces,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_space(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateSpace,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_space(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetSpace,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_update_space(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::UpdateSpace,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_objects(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListObjects,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_object(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateObject,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_object(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetObject,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_object(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeleteObject,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_patch_object(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::PatchObject,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_upload_file(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::UploadFile,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_file(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeleteFile,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_properties(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListProperties,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_property(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateProperty,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_property(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetProperty,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_property(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeleteProperty,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_update_property(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::UpdateProperty,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_property_options(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListPropertyOptions,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_property_option(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreatePropertyOption,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_property_option(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeletePropertyOption,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_update_property_option(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::UpdatePropertyOption,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_members(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListMembers,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_member(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetMember,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_member_me(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetMemberMe,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_templates(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListTemplates,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_template(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateTemplate,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_types(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListTypes,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_type(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateType,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_type(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetType,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_type(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeleteType,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_update_type(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::UpdateType,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_list_chats(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ListChats,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_chat(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateChat,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetChatMessages,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_add_chat_message(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::AddChatMessage,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_chat_message(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetChatMessage,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_delete_chat_message(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::DeleteChatMessage,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_edit_chat_message(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::EditChatMessage,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_toggle_chat_reaction(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ToggleChatReaction,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_read_chat(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ReadChat,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_read_all_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::ReadAllChatMessages,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_search_chat_messages(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::SearchChatMessages,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_search_global(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::SearchGlobal,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_search_space(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::SearchSpace,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_collection(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateCollection,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_collection_objects(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetCollectionObjects,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_collection_views(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetCollectionViews,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_create_query(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::CreateQuery,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_query_objects(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetQueryObjects,
    ) -> anyhow::Result<()> {
        Ok(())
    }
    fn execute_get_query_views(
        &self,
        matches: &::clap::ArgMatches,
        request: &mut builder::GetQueryViews,
    ) -> anyhow::Result<()> {
        Ok(())
    }
}
#[derive(Copy, Clone, Debug)]
pub enum CliCommand {
    CreateApiKey,
    CreateAuthChallenge,
    AuthWhoami,
    ListSchemas,
    GetSchema,
    GetOpSchema,
    Validate,
    ListSpaces,
    CreateSpace,
    GetSpace,
    UpdateSpace,
    ListObjects,
    CreateObject,
    GetObject,
    DeleteObject,
    PatchObject,
    UploadFile,
    DeleteFile,
    ListProperties,
    CreateProperty,
    GetProperty,
    DeleteProperty,
    UpdateProperty,
    ListPropertyOptions,
    CreatePropertyOption,
    DeletePropertyOption,
    UpdatePropertyOption,
    ListMembers,
    GetMember,
    GetMemberMe,
    ListTemplates,
    CreateTemplate,
    ListTypes,
    CreateType,
    GetType,
    DeleteType,
    UpdateType,
    ListChats,
    CreateChat,
    GetChatMessages,
    AddChatMessage,
    GetChatMessage,
    DeleteChatMessage,
    EditChatMessage,
    ToggleChatReaction,
    ReadChat,
    ReadAllChatMessages,
    SearchChatMessages,
    SearchGlobal,
    SearchSpace,
    CreateCollection,
    GetCollectionObjects,
    GetCollectionViews,
    CreateQuery,
    GetQueryObjects,
    GetQueryViews,
}
impl CliCommand {
    pub fn iter() -> impl Iterator<Item = CliCommand> {
        vec![
            CliCommand::CreateApiKey, CliCommand::CreateAuthChallenge,
            CliCommand::AuthWhoami, CliCommand::ListSchemas, CliCommand::GetSchema,
            CliCommand::GetOpSchema, CliCommand::Validate, CliCommand::ListSpaces,
            CliCommand::CreateSpace, CliCommand::GetSpace, CliCommand::UpdateSpace,
            CliCommand::ListObjects, CliCommand::CreateObject, CliCommand::GetObject,
            CliCommand::DeleteObject, CliCommand::PatchObject, CliCommand::UploadFile,
            CliCommand::DeleteFile, CliCommand::ListProperties,
            CliCommand::CreateProperty, CliCommand::GetProperty,
            CliCommand::DeleteProperty, CliCommand::UpdateProperty,
            CliCommand::ListPropertyOptions, CliCommand::CreatePropertyOption,
            CliCommand::DeletePropertyOption, CliCommand::UpdatePropertyOption,
            CliCommand::ListMembers, CliCommand::GetMember, CliCommand::GetMemberMe,
            CliCommand::ListTemplates, CliCommand::CreateTemplate, CliCommand::ListTypes,
            CliCommand::CreateType, CliCommand::GetType, CliCommand::DeleteType,
            CliCommand::UpdateType, CliCommand::ListChats, CliCommand::CreateChat,
            CliCommand::GetChatMessages, CliCommand::AddChatMessage,
            CliCommand::GetChatMessage, CliCommand::DeleteChatMessage,
            CliCommand::EditChatMessage, CliCommand::ToggleChatReaction,
            CliCommand::ReadChat, CliCommand::ReadAllChatMessages,
            CliCommand::SearchChatMessages, CliCommand::SearchGlobal,
            CliCommand::SearchSpace, CliCommand::CreateCollection,
            CliCommand::GetCollectionObjects, CliCommand::GetCollectionViews,
            CliCommand::CreateQuery, CliCommand::GetQueryObjects,
            CliCommand::GetQueryViews,
        ]
            .into_iter()
    }
    pub fn operation_id(&self) -> &'static str {
        match self {
            CliCommand::CreateApiKey => "create_api_key",
            CliCommand::CreateAuthChallenge => "create_auth_challenge",
            CliCommand::AuthWhoami => "auth_whoami",
            CliCommand::ListSchemas => "list_schemas",
            CliCommand::GetSchema => "get_schema",
            CliCommand::GetOpSchema => "get_op_schema",
            CliCommand::Validate => "validate",
            CliCommand::ListSpaces => "list_spaces",
            CliCommand::CreateSpace => "create_space",
            CliCommand::GetSpace => "get_space",
            CliCommand::UpdateSpace => "update_space",
            CliCommand::ListObjects => "list_objects",
            CliCommand::CreateObject => "create_object",
            CliCommand::GetObject => "get_object",
            CliCommand::DeleteObject => "delete_object",
            CliCommand::PatchObject => "patch_object",
            CliCommand::UploadFile => "upload_file",
            CliCommand::DeleteFile => "delete_file",
            CliCommand::ListProperties => "list_properties",
            CliCommand::CreateProperty => "create_property",
            CliCommand::GetProperty => "get_property",
            CliCommand::DeleteProperty => "delete_property",
            CliCommand::UpdateProperty => "update_property",
            CliCommand::ListPropertyOptions => "list_property_options",
            CliCommand::CreatePropertyOption => "create_property_option",
            CliCommand::DeletePropertyOption => "delete_property_option",
            CliCommand::UpdatePropertyOption => "update_property_option",
            CliCommand::ListMembers => "list_members",
            CliCommand::GetMember => "get_member",
            CliCommand::GetMemberMe => "get_member_me",
            CliCommand::ListTemplates => "list_templates",
            CliCommand::CreateTemplate => "create_template",
            CliCommand::ListTypes => "list_types",
            CliCommand::CreateType => "create_type",
            CliCommand::GetType => "get_type",
            CliCommand::DeleteType => "delete_type",
            CliCommand::UpdateType => "update_type",
            CliCommand::ListChats => "list_chats",
            CliCommand::CreateChat => "create_chat",
            CliCommand::GetChatMessages => "get_chat_messages",
            CliCommand::AddChatMessage => "add_chat_message",
            CliCommand::GetChatMessage => "get_chat_message",
            CliCommand::DeleteChatMessage => "delete_chat_message",
            CliCommand::EditChatMessage => "edit_chat_message",
            CliCommand::ToggleChatReaction => "toggle_chat_reaction",
            CliCommand::ReadChat => "read_chat",
            CliCommand::ReadAllChatMessages => "read_all_chat_messages",
            CliCommand::SearchChatMessages => "search_chat_messages",
            CliCommand::SearchGlobal => "search_global",
            CliCommand::SearchSpace => "search_space",
            CliCommand::CreateCollection => "create_collection",
            CliCommand::GetCollectionObjects => "get_collection_objects",
            CliCommand::GetCollectionViews => "get_collection_views",
            CliCommand::CreateQuery => "create_query",
            CliCommand::GetQueryObjects => "get_query_objects",
            CliCommand::GetQueryViews => "get_query_views",
        }
    }
}
