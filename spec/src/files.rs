//! Files: upload, content, archive (http.md 26; chats-files-auth.md 2).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::Issue;
use rolltop_document::limits;
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::extract::{Call, Parameters};
use crate::limits::URL_MAX;
use crate::refusal::ApiError;
use crate::reply::{Content, Created, Outcome, Reply};
use crate::shared::CreateResult;
use crate::spaces::SpacePath;

/// Files and their content.
#[dropshot::api_description]
pub trait FilesApi {
    /// What the server shares between requests.
    type Context;

    /// Upload a file
    ///
    /// A form with a part `file` and an optional part `name`, or JSON with the `url` of a public source. What the file
    /// is, is told from its content. Content that a file of the space has already, outside of the bin, answers with that
    /// file; one that another application or member uploaded no longer goes with a message then. Content is capped by
    /// the server's configuration (512 MiB by default), wherever it comes from. Beside its file a form holds at most 1
    /// MiB, and the head of a part 64 KiB. A source has 5 seconds to take the connection, 10 to begin its answer, 15 for
    /// each next piece of it and 120 for all of it; 5 redirects are followed. A dry run reads and checks what it is
    /// sent, fetches nothing, stores nothing, and does not judge whether a source can be reached.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/files", tags = ["Files"] }]
    async fn upload_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<UploadFileRequest>,
    ) -> Result<Created<FileUploadResult>, ApiError>;

    /// Download the content of a file
    ///
    /// `file_id` is a file of the space, or the `icon_image` of the space or of one of its members. Ranges and
    /// conditional requests are served; access is checked on every request. Content that a browser could run is sent
    /// as an attachment.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/files/{file_id}/content", tags = ["Files"] }]
    async fn download_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<FilePath>,
        query: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError>;

    /// Describe the content of a file
    ///
    /// The headers of the download without its body; ranges are ignored.
    #[endpoint { method = HEAD, path = "/v2/spaces/{space_id}/files/{file_id}/content", tags = ["Files"] }]
    async fn head_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<FilePath>,
        query: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError>;

    /// Archive a file
    ///
    /// Puts it into the bin, from where it is restored outside of this API; its content stays and is served. A key
    /// may archive what the application of the same name uploaded; an unscoped key created locally may archive
    /// everything.
    #[endpoint { method = DELETE, path = "/v2/spaces/{space_id}/files/{file_id}", tags = ["Files"] }]
    async fn delete_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<FilePath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError>;
}

/// The file that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct FilePath {
    /// Full id of a space, or a unique suffix of the first half of one.
    pub space_id: String,
    /// Id of a file; where content is served, also the `icon_image` of the space or of a member.
    pub file_id: String,
}

/// Query of the content of a file.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ContentQuery {
    /// Wanted width of a picture in pixels; 0 is the original. JPEG, PNG and WebP have variants of 320 and 1920
    /// pixels: the narrowest that is as wide serves, else the widest, and the original where a variant would be no
    /// shorter, where it moves, and where it has more than 41943040 pixels or 64 MiB.
    #[serde(default, deserialize_with = "pixels")]
    pub width: u64,
}

/// Parses digits. A number that does not fit becomes the maximum width.
fn pixels<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let text = String::deserialize(deserializer)?;
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(D::Error::custom(
            "send a whole number of pixels, or 0 for the original",
        ));
    }
    Ok(text.parse().unwrap_or(u64::MAX))
}

/// Body of upload_file that is no form.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UploadFileRequest {
    /// Where the content is fetched from: http or https, a public address.
    #[schemars(length(min = 1, max = "URL_MAX"))]
    pub url: String,
    /// What to call the file; the extension of the source is added to a name without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
}

/// Result of upload_file; a dry run has `dry_run` only.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct FileUploadResult {
    /// Id of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its name without the extension.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What the content is, told from its bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// How many bytes the content has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// Nothing was committed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dry_run: bool,
}

impl Outcome for FileUploadResult {
    fn warnings(&mut self) -> Option<&mut Vec<Issue>> {
        None
    }

    fn mark_dry_run(&mut self, _: bool) {
        *self = Self {
            dry_run: true,
            ..Self::default()
        };
    }
}
