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
    /// A form with a part `file`. What the file is, the server sees from its content. Content that a file of the space
    /// has already, outside of the bin, answers with that file.
    POST "/v1/spaces/{space_id}/files" "v1_upload_file"
        upload_file(path: Path<SpacePath>, call: Call) -> Reply<FileUploadResponse>;

    /// Download a file
    ///
    /// A file of the space, in the bin too, or the icon of the space or of one of its members. Ranges and conditional
    /// requests are served; 304, 412 and 416 have no body.
    GET "/v1/spaces/{space_id}/files/{file_id}" "v1_download_file"
        download_file(path: Path<FilePath>, query: Parameters<ContentQuery>, call: Call) -> Content;

    /// Describe a file
    ///
    /// The headers of the download without its body; ranges are ignored.
    HEAD "/v1/spaces/{space_id}/files/{file_id}" "v1_head_file"
        head_file(path: Path<FilePath>, query: Parameters<ContentQuery>, call: Call) -> Content;

    /// Delete a file
    ///
    /// Into the bin, where it can still be downloaded; with `skip_bin` for good.
    DELETE "/v1/spaces/{space_id}/files/{file_id}" "v1_delete_file"
        delete_file(path: Path<FilePath>, query: Parameters<DeleteFileQuery>, call: Call) -> Empty<204>;
}

/// The file that a path names.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
pub struct FilePath {
    /// Full id of a space.
    pub space_id: String,
    /// Id of a file; where content is served, also that of the icon of the space or of a member.
    pub file_id: String,
}

/// Query of delete_file.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub struct DeleteFileQuery {
    /// Remove it for good.
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
    /// What the content is.
    pub media: String,
    /// How many bytes the content has.
    pub size_in_bytes: u64,
}
