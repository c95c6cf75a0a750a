//! Refuses to build the server while `generated/` holds the client of another contract than `spec/client.json`.

use std::fmt::Write as _;
use std::{env, fs, io, path::Path};

use sha2::{Digest, Sha256};

const CONTRACT: &str = "spec/client.json";
const HASH: &str = "generated/client.sha256";

fn main() -> io::Result<()> {
    let root = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    println!("cargo::rerun-if-changed={CONTRACT}");
    println!("cargo::rerun-if-changed={HASH}");

    let mut actual = String::new();
    for byte in Sha256::digest(fs::read(Path::new(&root).join(CONTRACT))?) {
        // Writing to a String cannot fail.
        let _ = write!(actual, "{byte:02x}");
    }
    let recorded = fs::read_to_string(Path::new(&root).join(HASH))?;
    assert!(
        recorded.trim() == actual,
        "generated/ does not belong to {CONTRACT}: run `EXPECTORATE=overwrite cargo test -p rolltop-generator`"
    );
    Ok(())
}
