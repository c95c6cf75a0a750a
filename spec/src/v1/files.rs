//! Files (v1.md 21).

use dropshot::Path;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::api::api;
use super::shared::SpacePath;
use crate::extract::{Call, Parameters};
use crate::files::ContentQuery;
use crate::reply::{Content, Empty, Reply};

api! {
    /// Files and their content.
    FilesV1 "Files"

    /// Upload a file
    ///
    /// The body is a form with a part `file`. The server detects the media type from the content. If a file of the
    /// space outside of the bin has the same content, the response is that file.
    POST "/v1/spaces/{space_id}/files" "v1_upload_file"
        upload_file(path: Path<SpacePath>, call: Call) -> Reply<FileUploadResponse>;

    /// Download a file
    ///
    /// Returns a file of the space, also one in the bin, or the icon of the space or of one of its members. Ranges and
    /// conditional requests are supported; 304, 412 and 416 have no body.
    GET "/v1/spaces/{space_id}/files/{file_id}" "v1_download_file"
        download_file(path: Path<FilePath>, query: Parameters<ContentQuery>, call: Call) -> Content;

    /// Describe a file
    ///
    /// The headers of the download without its body. Ranges are ignored.
    HEAD "/v1/spaces/{space_id}/files/{file_id}" "v1_head_file"
        head_file(path: Path<FilePath>, query: Parameters<ContentQuery>, call: Call) -> Content;

    /// Delete a file
    ///
    /// Moves the file to the bin, where it can still be downloaded. With `skip_bin`, deletes it permanently.
    DELETE "/v1/spaces/{space_id}/files/{file_id}" "v1_delete_file"
        delete_file(path: Path<FilePath>, query: Parameters<DeleteFileQuery>, call: Call) -> Empty<204>;
}

/// The file that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct FilePath {
    /// Full id of a space.
    pub space_id: String,
    /// Id of a file. For downloads, also that of the icon of the space or of a member.
    pub file_id: String,
}

/// Query of delete_file.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct DeleteFileQuery {
    /// Deletes the file permanently.
    #[serde(default)]
    pub skip_bin: bool,
}

/// A file that was uploaded.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Serialize)]
pub struct FileUploadResponse {
    /// Full id of the file.
    pub object_id: String,
    /// Its name without the extension.
    pub name: String,
    /// Its extension without the dot; may be empty.
    pub extension: String,
    /// The media type of the content.
    pub media: String,
    /// The size of the content in bytes.
    pub size_in_bytes: u64,
}
