//! Encryption with a certificate and a key from files (chats-files-auth.md 4.4); off unless it is asked for.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dropshot::ConfigTls;
use rustls::ServerConfig;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// What clients may speak over an encrypted connection, the better first.
const PROTOCOLS: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Where certificate and key are.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificates in PEM form, the server's own first.
    pub certificates: PathBuf,
    /// The private key of the first one, in PEM form.
    pub key: PathBuf,
}

/// Why files cannot be used. Each text is one sentence that names the repair.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// There is no certificate in the file.
    #[error(
        "{} holds no certificate that can be read ({cause}): give a file in PEM form, the certificate of this server first",
        path.display()
    )]
    Certificates {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        cause: String,
    },
    /// There is no key in the file.
    #[error(
        "{} holds no private key that can be read ({cause}): give a file in PEM form, without a passphrase",
        path.display()
    )]
    Key {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        cause: String,
    },
    /// They do not belong together.
    #[error(
        "the key in {} does not belong to the certificate in {} ({cause}): give the two that were made together",
        files.key.display(), files.certificates.display()
    )]
    Pair {
        /// The files.
        files: TlsFiles,
        /// What is wrong.
        cause: String,
    },
}

impl TlsFiles {
    pub(crate) fn load(&self) -> Result<ConfigTls, TlsError> {
        let certificates = certificates(&self.certificates)?;
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|error| TlsError::Key {
            path: self.key.clone(),
            cause: error.to_string(),
        })?;
        let unfit = |error: rustls::Error| TlsError::Pair {
            files: self.clone(),
            cause: error.to_string(),
        };
        let provider = Arc::new(aws_lc_rs::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(unfit)?
            .with_no_client_auth()
            .with_single_cert(certificates, key)
            .map_err(unfit)?;
        config.alpn_protocols = PROTOCOLS.map(<[u8]>::to_vec).to_vec();
        Ok(ConfigTls::Dynamic(config))
    }
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let unread = |cause: &dyn Display| TlsError::Certificates {
        path: path.to_owned(),
        cause: cause.to_string(),
    };
    let found = CertificateDer::pem_file_iter(path).map_err(|error| unread(&error))?;
    let found: Vec<_> = found
        .collect::<Result<_, _>>()
        .map_err(|error| unread(&error))?;
    if found.is_empty() {
        return Err(unread(&"it has none"));
    }
    Ok(found)
}
