//! Imports a folder of Markdown files into a space through the generated client, one page for each file, and checks
//! that nothing is lost on the way: each page is read as a document, as an outline and as Markdown, and what was read
//! is posted again and compared.
//!
//! Every text is Markdown, whatever its name ends in: a licence without an ending is as welcome as a note. What is no
//! text is told and left out; hidden files and folders, as `.git`, are not looked at.
//!
//! `ROLLTOP_API_KEY=… cargo run -p rolltop-client --example import_markdown -- --space SPACE_ID notes/`

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Parser;
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use rolltop_client::types::{AnyError, GetObjectFormat, Ids, ObjectDocument, ObjectRead};
use rolltop_client::{Client, Error};
use serde_json::{Value, json};

#[path = "../../tests/support/shape.rs"]
mod shape;

use shape::shape;

/// How long a server may take for an answer; a large file takes its time.
const PATIENCE: Duration = Duration::from_secs(120);

/// Import every text below a folder as Markdown, and check what comes back
#[derive(Debug, Parser)]
struct Import {
    /// The folder
    folder: PathBuf,
    /// The space that takes the pages: its id or a unique ending of it
    #[arg(long)]
    space: String,
    /// Where the server listens
    #[arg(long, env = "ROLLTOP_URL", default_value = "http://127.0.0.1:31009")]
    url: String,
    /// The API key; better given in the environment, where other users cannot read it
    #[arg(long, env = "ROLLTOP_API_KEY", hide_env_values = true)]
    key: String,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<ExitCode> {
    let import = Import::parse();
    let space = Space::new(&import)?;
    let mut files = Vec::new();
    visible_files(&import.folder, &mut files)?;
    files.sort();
    let (mut failed, mut left_out) = (0, 0);
    for file in &files {
        let outcome = match space.import(file).await {
            Ok(Some(outcome)) => outcome,
            Ok(None) => {
                left_out += 1;
                "no text, left out".to_owned()
            }
            Err(error) => {
                failed += 1;
                format!("{error:#}")
            }
        };
        writeln!(io::stdout(), "{}: {outcome}", file.display())?;
    }
    writeln!(
        io::stdout(),
        "{} files, {left_out} of them no text, {failed} not imported as they are",
        files.len()
    )?;
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Every file below the folder that is not hidden. Links are not followed, so that no circle of them matters.
fn visible_files(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            std::fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let kind = entry.file_type()?;
            if entry.file_name().as_encoded_bytes().starts_with(b".") {
                continue;
            }
            if kind.is_dir() {
                folders.push(entry.path());
            } else if kind.is_file() {
                files.push(entry.path());
            }
        }
    }
    Ok(())
}

/// The space that takes the pages.
struct Space {
    client: Client,
    reference: String,
}

impl Space {
    fn new(import: &Import) -> anyhow::Result<Self> {
        let mut key = HeaderValue::try_from(format!("Bearer {}", import.key))?;
        key.set_sensitive(true);
        // A proxy of the environment would be told the key.
        let http = reqwest::Client::builder()
            .no_proxy()
            .default_headers(HeaderMap::from_iter([(AUTHORIZATION, key)]))
            .timeout(PATIENCE)
            .build()?;
        Ok(Self {
            client: Client::new_with_client(import.url.trim_end_matches('/'), http),
            reference: import.space.clone(),
        })
    }

    /// Imports one file and tells what became of it; nothing of one that is no text.
    async fn import(&self, file: &Path) -> anyhow::Result<Option<String>> {
        let content = std::fs::read(file).context("not read")?;
        let Some(source) = text(content) else {
            return Ok(None);
        };
        // A name of its own keeps the title rule from taking a heading away.
        let name = file.display().to_string();
        let id = self
            .create(shortcut(&name, &source))
            .await
            .context("refused")?;

        let document = self.document(&id).await?;
        let blocks = shape(&serde_json::to_value(&document)?);
        let outline = self.outline(&id).await?;
        if outline != blocks.len() {
            bail!(
                "{id} has {} blocks but {outline} entries in its outline",
                blocks.len()
            );
        }
        let again = self
            .create(shortcut(&name, &self.markdown(&id).await?))
            .await
            .context("its Markdown is refused")?;
        if self.shape(&again).await? != blocks {
            bail!("{id} differs from {again}, which was made from its Markdown");
        }
        let clone = self
            .create(whole(&document))
            .await
            .context("its document is refused")?;
        if self.shape(&clone).await? != blocks {
            bail!("{id} differs from {clone}, which was made from its document");
        }
        Ok(Some(format!(
            "{} blocks, {id}; equal when posted again",
            blocks.len()
        )))
    }

    async fn create(&self, body: Value) -> anyhow::Result<String> {
        let body = serde_json::from_value(body)?;
        let created = self
            .client
            .create_object(&self.reference, None, None, None, &body)
            .await
            .map_err(refusal)?;
        created.into_inner().id.context("the answer has no id")
    }

    async fn read(
        &self,
        id: &str,
        format: Option<GetObjectFormat>,
        outline: Option<bool>,
    ) -> anyhow::Result<ObjectRead> {
        let ids = Some(Ids::Full);
        let space = &self.reference;
        let read = self
            .client
            .get_object(space, id, None, format, ids, None, None, outline);
        Ok(read.await.map_err(refusal)?.into_inner())
    }

    async fn document(&self, id: &str) -> anyhow::Result<ObjectDocument> {
        match self.read(id, None, None).await? {
            ObjectRead::ObjectDocument(document) => Ok(document),
            ObjectRead::MarkdownEnvelope(_) => bail!("the server answered Markdown"),
        }
    }

    async fn shape(&self, id: &str) -> anyhow::Result<Vec<Value>> {
        Ok(shape(&serde_json::to_value(self.document(id).await?)?))
    }

    async fn outline(&self, id: &str) -> anyhow::Result<usize> {
        match self.read(id, None, Some(true)).await? {
            ObjectRead::ObjectDocument(document) => Ok(document.outline.len()),
            ObjectRead::MarkdownEnvelope(_) => bail!("the server answered Markdown"),
        }
    }

    async fn markdown(&self, id: &str) -> anyhow::Result<String> {
        match self.read(id, Some(GetObjectFormat::Md), None).await? {
            ObjectRead::MarkdownEnvelope(envelope) => Ok(envelope.markdown),
            ObjectRead::ObjectDocument(_) => bail!("the server answered a document"),
        }
    }
}

/// The content of a file that is a text: UTF-8 without NUL, which texts do not have.
fn text(content: Vec<u8>) -> Option<String> {
    let text = String::from_utf8(content).ok()?;
    (!text.contains('\0')).then_some(text)
}

/// A page by its name and Markdown.
fn shortcut(name: &str, markdown: &str) -> Value {
    json!({ "type": "page", "name": name, "markdown": markdown })
}

/// A new page with the content of one that was read.
fn whole(document: &ObjectDocument) -> Value {
    json!({
        "formatVersion": document.format_version,
        "type": document.type_,
        "properties": document.properties,
        "blocks": document.blocks,
    })
}

/// What the server said, with the first of its findings.
fn refusal(error: Error<AnyError>) -> anyhow::Error {
    let Error::ErrorResponse(refusal) = error else {
        return error.into();
    };
    let refusal = refusal.into_inner();
    match refusal.issues.into_iter().next() {
        Some(issue) => anyhow::anyhow!(
            "{}: {} {}",
            refusal.message,
            issue.path.unwrap_or_default(),
            issue.message
        ),
        None => anyhow::anyhow!(refusal.message),
    }
}
