//! Receives content: pieces from the network are hashed, counted and written to a file. Memory holds at most one write.

use std::pin::pin;
use std::sync::Arc;

use bytes::Bytes;
use futures::{Stream, TryStreamExt};
use rolltop_spec::refusal::ApiError;
use rolltop_store::{Staged, Staging, StorageError};
use rolltop_workspace::Workspace;
use tokio::task::spawn_blocking;

use crate::refusals::refusal;

const WRITE_BYTES: usize = 256 << 10;

/// Where content goes, and its maximum size.
#[derive(Clone, Copy)]
pub(crate) struct Destination<'a> {
    pub(crate) workspace: &'a Arc<Workspace>,
    /// In bytes.
    pub(crate) cap: u64,
}

impl Destination<'_> {
    /// Receives all pieces.
    ///
    /// # Errors
    /// That of a piece, and `too_large` beyond the cap.
    pub(crate) async fn receive<E: From<ApiError>>(
        self,
        pieces: impl Stream<Item = Result<Bytes, E>>,
        too_large: impl FnOnce() -> E,
    ) -> Result<Staged, E> {
        let workspace = Arc::clone(self.workspace);
        let staging = spawn_blocking(move || workspace.receive_content()).await;
        let mut staging = staging.map_err(ApiError::internal)?.map_err(refusal)?;
        let mut pieces = pin!(pieces);
        let (mut pending, mut size) = (Vec::new(), 0);
        while let Some(piece) = pieces.try_next().await? {
            size += piece.len() as u64;
            if size > self.cap {
                return Err(too_large());
            }
            pending.extend_from_slice(&piece);
            if pending.len() >= WRITE_BYTES {
                (staging, pending) = write(staging, pending).await?;
            }
        }
        let (staging, _) = write(staging, pending).await?;
        Ok(staging.finish())
    }
}

/// Writes pending bytes, and returns the empty buffer.
async fn write(mut staging: Staging, mut pending: Vec<u8>) -> Result<(Staging, Vec<u8>), ApiError> {
    let written = spawn_blocking(move || {
        staging.write(&pending)?;
        pending.clear();
        Ok((staging, pending))
    });
    let written = written.await.map_err(ApiError::internal)?;
    written.map_err(|error: StorageError| refusal(error.into()))
}
