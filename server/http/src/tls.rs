//! Encryption with a certificate and a key from files (chats-files-auth.md 4.4); off by default.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dropshot::ConfigTls;
use rustls::ServerConfig;
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The protocols of an encrypted connection, preferred first.
const PROTOCOLS: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Where certificate and key are.
#[derive(Clone, Debug)]
pub struct TlsFiles {
    /// The certificates in PEM form, the server's own first.
    pub certificates: PathBuf,
    /// The private key of the first one, in PEM form.
    pub key: PathBuf,
}

impl TlsFiles {
    /// Reads the files. The error is a sentence that names the repair.
    pub(crate) fn load(&self) -> Result<ConfigTls, String> {
        let certificates = certificates(&self.certificates)?;
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(|cause| {
            format!(
                "{} holds no private key that can be read ({cause}): give a file in PEM form, without a passphrase",
                self.key.display()
            )
        })?;
        let unfit = |cause| {
            format!(
                "the key in {} does not belong to the certificate in {} ({cause}): give the two that were made together",
                self.key.display(),
                self.certificates.display()
            )
        };
        let provider = Arc::new(aws_lc_rs::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .and_then(|config| {
                let config = config.with_no_client_auth();
                config.with_single_cert(certificates, key)
            })
            .map_err(unfit)?;
        config.alpn_protocols = PROTOCOLS.map(<[u8]>::to_vec).to_vec();
        Ok(ConfigTls::Dynamic(config))
    }
}

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let found =
        CertificateDer::pem_file_iter(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let cause = match found {
        Ok(found) if !found.is_empty() => return Ok(found),
        Ok(_) => "it has none".to_owned(),
        Err(error) => error.to_string(),
    };
    Err(format!(
        "{} holds no certificate that can be read ({cause}): give a file in PEM form, the certificate of this server first",
        path.display()
    ))
}
