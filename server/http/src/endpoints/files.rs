//! Files (http.md 26).

use std::sync::Arc;

use dropshot::Path;
use http::Method;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::files::{ContentQuery, FilePath, FileUploadResult, FilesApi, UploadFileRequest};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Content, Created};
use rolltop_spec::shared::CreateResult;
use rolltop_spec::spaces::SpacePath;
use rolltop_store::{Blob, Tx};
use rolltop_workspace::Workspace;
use rolltop_workspace::files::{FileContent, KeptVariant, MadeVariant, PreparedUpload, Variant};

use super::{Cx, Endpoints, Made, Replied};
use crate::content::{Served, serve};
use crate::pipeline::{Context, Form, Refused, Request, admitted};
use crate::refusals::refusal;

impl FilesApi for Endpoints {
    type Context = Context;

    async fn upload_file(
        rqctx: Cx,
        _: Path<SpacePath>,
        call: Call<UploadFileRequest>,
    ) -> Made<FileUploadResult> {
        let request = admitted(&call)?;
        let app = rqctx.context();
        let own_port = rqctx.server.local_addr.port();
        if let Some(form) = request.form().cloned() {
            if request.dry_run() {
                return dry_upload(&request).await;
            }
            return upload(&request, form).await;
        }
        let UploadFileRequest { url, name } = request.body()?;
        app.fetcher.check(&url, own_port)?;
        if request.dry_run() {
            return dry_upload(&request).await;
        }
        let fetched = app.fetcher.fetch(app.uploads(), &url, own_port);
        let (content, source_name) = fetched.await?;
        let form = Form {
            content,
            source_name,
            name,
        };
        upload(&request, Arc::new(form)).await
    }

    async fn download_file(
        rqctx: Cx,
        path: Path<FilePath>,
        _: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError> {
        download(&rqctx, path, &call).await
    }

    async fn head_file(
        rqctx: Cx,
        path: Path<FilePath>,
        _: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError> {
        download(&rqctx, path, &call).await
    }

    async fn delete_file(_: Cx, path: Path<FilePath>, call: Call) -> Replied<CreateResult> {
        let file_id = path.into_inner().file_id;
        let archived = admitted(&call)?.write(move |workspace, tx, request| {
            let (caller, space, if_match) =
                (request.caller()?, request.space()?, request.if_match());
            Ok(workspace.delete_file(tx, caller, space, &file_id, if_match.as_ref())?)
        });
        archived.await
    }
}

/// The response to a GET or HEAD.
async fn download(rqctx: &Cx, path: Path<FilePath>, call: &Call) -> Result<Content, ApiError> {
    let request = admitted(call)?;
    let ContentQuery { width } = request.parameters()?;
    let (method, file_id) = (rqctx.request.method(), path.into_inner().file_id);
    content(method, rqctx, request, file_id, width).await
}

/// The answer to a dry run says that it was one, and nothing else (chats-files-auth.md 2.2).
async fn dry_upload(request: &Arc<Request>) -> Made<FileUploadResult> {
    let checked =
        request.write(|workspace, tx, request| Ok(workspace.dry_upload(tx, request.space()?)?));
    checked.await.map(Created)
}

async fn upload(request: &Arc<Request>, form: Arc<Form>) -> Made<FileUploadResult> {
    let name = form.name.clone();
    let made = commit_upload(request, form, name, |workspace, tx, request, upload| {
        let (caller, space) = (request.caller()?, request.space()?);
        workspace.mutate(tx, &request.mutation(), |tx| {
            Ok(workspace.upload_file(tx, caller, space, upload)?)
        })
    });
    made.await.map(Created)
}

/// Keeps the content of a form, which is called `name` where that is given, and commits a file of it with `put`.
pub(crate) async fn commit_upload<T, F>(
    request: &Arc<Request>,
    form: Arc<Form>,
    name: Option<String>,
    put: F,
) -> Result<T, ApiError>
where
    T: Send + 'static,
    F: FnOnce(&Workspace, &mut Tx<'_>, &Request, &PreparedUpload) -> Result<T, Refused>
        + Send
        + 'static,
{
    let prepared = request.app.blocking({
        let request = Arc::clone(request);
        move |workspace| {
            let (name, source) = (name.as_deref(), form.source_name.as_str());
            let prepared = workspace.prepare_upload(request.space()?, &form.content, source, name);
            prepared.map_err(refusal)
        }
    });
    let prepared = Arc::new(prepared.await?);
    let upload = Arc::clone(&prepared);
    let made = request.commit(move |workspace, tx, request| {
        let made = put(workspace, tx, request, &upload)?;
        // Kept until the commit, because dropping it removes content that no record names.
        Ok((made, upload))
    });
    let made = made.await.map(|(made, _)| made);
    if made.is_ok() {
        prepared.done();
    }
    request.app.blocking(move |_| drop(prepared)).await;
    made
}

/// The content of a file, as a picture of about this width. Every request looks the content up, a conditional one
/// too: an icon may have lost its use.
pub(crate) async fn content(
    method: &Method,
    rqctx: &Cx,
    request: Arc<Request>,
    file_id: String,
    width: u64,
) -> Result<Content, ApiError> {
    let app = rqctx.context();
    let found = app.blocking(move |workspace| {
        let space = request.space()?;
        let found = workspace.file_content(space, &file_id).map_err(refusal)?;
        let opened = workspace.open_content(&found.content);
        let Some(blob) = opened.map_err(refusal)? else {
            return Err(refusal(workspace.why_unopened(space, &file_id)));
        };
        let media_type = found.media_type.clone();
        let media_type = media_type.unwrap_or_else(|| workspace.media_type(&blob).into());
        let charset = workspace.charset(&blob, &media_type);
        Ok((found, Arc::new(blob), media_type, charset))
    });
    let (found, blob, media_type, charset) = found.await?;
    let variant = variant(app, &found, &blob, &media_type, width).await?;
    let original = Served {
        content: &found.content,
        blob: &blob,
        media_type: &media_type,
        charset,
        file_name: &found.name.whole(),
        width: 0,
        dated: found.created_at,
    };
    let served = match &variant {
        Some(made) => Served {
            blob: &made.blob,
            media_type: made.media_type,
            charset: None,
            file_name: &made.file_name(&found.name).whole(),
            width: made.width,
            ..original
        },
        None => original,
    };
    Ok(Content(serve(method, rqctx.request.headers(), served)?))
}

/// The variant that is served for a width; `None` for the original. Few are made at one time: a
/// request for another one waits.
async fn variant(
    app: &Context,
    found: &FileContent,
    original: &Arc<Blob>,
    media_type: &str,
    width: u64,
) -> Result<Option<MadeVariant>, ApiError> {
    let Some(variant) = Variant::of(media_type, width) else {
        return Ok(None);
    };
    let content = found.content.clone();
    let kept = app.blocking(move |workspace| workspace.kept_variant(&content, variant));
    match kept.await.map_err(refusal)? {
        KeptVariant::Made(made) => return Ok(Some(made)),
        KeptVariant::Original => return Ok(None),
        KeptVariant::Unknown => {}
    }
    let turn = Arc::clone(&app.variant_jobs).acquire_owned().await;
    let turn = turn.map_err(ApiError::internal)?;
    let (content, original) = (found.content.clone(), Arc::clone(original));
    let media_type = media_type.to_owned();
    let made = app.blocking(move |workspace| {
        // Held to the end of the work, which goes on when the client leaves.
        let _turn = turn;
        workspace.make_variant(&content, &original, &media_type, variant)
    });
    made.await.map_err(refusal)
}
