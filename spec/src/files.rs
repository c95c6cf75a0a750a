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
    /// The body is a form with a part `file` and an optional part `name`, or JSON with the `url` of a public source.
    /// The server detects the media type from the content. If a file of the space outside of the bin has the same
    /// content, the response is that file. If another application or member uploaded it, deleting a message no longer
    /// deletes it. The configuration of the server limits the size of all content (512 MiB by default). Besides its
    /// file, a form holds at most 1 MiB, and the headers of a part 64 KiB. A source has 5 seconds to accept the
    /// connection, 10 to begin its response, 15 for each next piece and 120 for the whole response. The server follows
    /// 5 redirects. A dry run reads and checks the request. It fetches nothing, stores nothing and does not check
    /// whether the source can be reached.
    #[endpoint { method = POST, path = "/v2/spaces/{space_id}/files", tags = ["Files"] }]
    async fn upload_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<SpacePath>,
        call: Call<UploadFileRequest>,
    ) -> Result<Created<FileUploadResult>, ApiError>;

    /// Download the content of a file
    ///
    /// `file_id` is a file of the space, or the `icon_image` of the space or of one of its members. Ranges and
    /// conditional requests are supported. The server checks access on every request. Content that a browser could run
    /// is sent as an attachment.
    #[endpoint { method = GET, path = "/v2/spaces/{space_id}/files/{file_id}/content", tags = ["Files"] }]
    async fn download_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<FilePath>,
        query: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError>;

    /// Describe the content of a file
    ///
    /// The headers of the download without its body. Ranges are ignored.
    #[endpoint { method = HEAD, path = "/v2/spaces/{space_id}/files/{file_id}/content", tags = ["Files"] }]
    async fn head_file(
        rqctx: RequestContext<Self::Context>,
        path: Path<FilePath>,
        query: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError>;

    /// Archive a file
    ///
    /// Moves the file to the bin. This API cannot restore it. Its content is kept and can still be downloaded. A key
    /// may archive files that the application of the same name uploaded. An unscoped key created locally may archive
    /// every file.
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
    /// Full id of a space, or a unique suffix of the first half of its id.
    pub space_id: String,
    /// Id of a file. For downloads, also the `icon_image` of the space or of a member.
    pub file_id: String,
}

/// Query of the content of a file.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct ContentQuery {
    /// Wanted width of a picture in pixels; 0 is the original. JPEG, PNG and WebP pictures have variants of 320 and
    /// 1920 pixels. The server sends the narrowest variant that is wide enough, else the widest. It sends the original
    /// if the variant would not be smaller in bytes, if the picture is animated, or if it has more than 41943040 pixels
    /// or 64 MiB.
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

/// JSON body of upload_file.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct UploadFileRequest {
    /// Public http or https address of the content.
    #[schemars(length(min = 1, max = "URL_MAX"))]
    pub url: String,
    /// The name of the file. A name without an extension gets that of the source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(length(max = "limits::MAX_NAME"))]
    pub name: Option<String>,
}

/// Response of upload_file. On a dry run, it has `dry_run` only.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct FileUploadResult {
    /// Id of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its name without the extension.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The media type, detected from the content.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mime_type: Option<String>,
    /// The size of the content in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u64>,
    /// True if nothing was written.
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
