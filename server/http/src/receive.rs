//! Receiving content: pieces from the network into a file, hashed and counted on the way, never more of it in memory
//! than one write.

use std::sync::Arc;

use rolltop_spec::refusal::ApiError;
use rolltop_store::{Staged, Staging};
use rolltop_workspace::Workspace;

use crate::blocking::blocking;
use crate::refusals::refusal;

const WRITE_BYTES: usize = 256 << 10;

/// Where content goes, and how much of it at most.
#[derive(Clone, Copy)]
pub(crate) struct Destination<'a> {
    pub(crate) workspace: &'a Arc<Workspace>,
    /// In bytes.
    pub(crate) cap: u64,
}

pub(crate) struct Receiver {
    cap: u64,
    /// `None` only while it is being written to.
    staging: Option<Staging>,
    pending: Vec<u8>,
    size: u64,
}

#[derive(Debug)]
pub(crate) enum NotTaken {
    /// The content is larger than the cap.
    TooLarge,
    Failed(ApiError),
}

impl Receiver {
    pub(crate) async fn begin(to: Destination<'_>) -> Result<Self, ApiError> {
        let workspace = Arc::clone(to.workspace);
        let staging = blocking(move || workspace.receive_content()).await;
        let staging = staging.map_err(refusal)?;
        Ok(Self {
            cap: to.cap,
            staging: Some(staging),
            pending: Vec::new(),
            size: 0,
        })
    }

    pub(crate) async fn push(&mut self, piece: &[u8]) -> Result<(), NotTaken> {
        self.size += piece.len() as u64;
        if self.size > self.cap {
            return Err(NotTaken::TooLarge);
        }
        self.pending.extend_from_slice(piece);
        if self.pending.len() < WRITE_BYTES {
            return Ok(());
        }
        self.write().await.map_err(NotTaken::Failed)
    }

    pub(crate) async fn finish(mut self) -> Result<Staged, ApiError> {
        self.write().await?;
        self.staging.map(Staging::finish).ok_or_else(lost)
    }

    async fn write(&mut self) -> Result<(), ApiError> {
        let mut staging = self.staging.take().ok_or_else(lost)?;
        let pending = std::mem::take(&mut self.pending);
        let written = blocking(move || {
            staging.write(&pending)?;
            Ok::<_, rolltop_store::StorageError>((staging, pending))
        });
        let (staging, mut pending) = written.await.map_err(|error| refusal(error.into()))?;
        pending.clear();
        (self.staging, self.pending) = (Some(staging), pending);
        Ok(())
    }
}

/// A write before this one failed, and its content with it.
fn lost() -> ApiError {
    ApiError::internal("content that failed to be written was written on")
}
