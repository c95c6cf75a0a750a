//! Forms with a file.

use super::answer::{Reply, Request};

/// Parts of a form that is being put together.
#[derive(Clone)]
pub(crate) struct Form {
    boundary: String,
    body: Vec<u8>,
}

impl Form {
    /// An empty form with a boundary of its own.
    pub(crate) fn new(boundary: &str) -> Self {
        Self {
            boundary: boundary.to_owned(),
            body: Vec::new(),
        }
    }

    /// A form with one file.
    pub(crate) fn file(file_name: &str, content: &[u8]) -> Self {
        Self::new("next-part").part("file", Some(file_name), content)
    }

    /// Adds a part.
    pub(crate) fn part(mut self, name: &str, file_name: Option<&str>, content: &[u8]) -> Self {
        let file_name = file_name
            .map(|name| format!("; filename=\"{name}\""))
            .unwrap_or_default();
        let head = format!(
            "--{}\r\nContent-Disposition: form-data; name=\"{name}\"{file_name}\r\nContent-Type: image/jpeg\r\n\r\n",
            self.boundary
        );
        self.body.extend_from_slice(head.as_bytes());
        self.body.extend_from_slice(content);
        self.body.extend_from_slice(b"\r\n");
        self
    }

    /// Sends the form.
    pub(crate) async fn send(self, request: Request) -> Reply {
        let Self { boundary, mut body } = self;
        body.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
        let content_type = format!("multipart/form-data; boundary={boundary}");
        request
            .header("content-type", &content_type)
            .raw(body)
            .send()
            .await
    }
}
