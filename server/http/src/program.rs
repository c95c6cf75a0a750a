//! Which program is behind a connection of this machine (chats-files-auth.md 3.1): the path of the executable that
//! holds the other end, as far as the system tells it.
//!
//! Linux lists its connections with the number of each end's socket in `/proc/net/tcp` and `tcp6`, and the sockets of a
//! process in `/proc/PID/fd`. The program is unknown for processes of other users, and on systems without these files.
//! Blocks. The number of connections, processes and open files that are looked at is bounded.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};

use parking_lot::Mutex;
use rustix::process::geteuid;

/// The lists of connections.
const CONNECTIONS: [&str; 2] = ["/proc/net/tcp", "/proc/net/tcp6"];
/// Most bytes read of each list, at some 150 to 200 a connection.
const LIST_BYTES: u64 = 8 << 20;
/// Most processes looked at.
const PROCESSES: usize = 8192;
/// Most open files looked at, over all processes.
const OPEN_FILES: usize = 1 << 18;

/// A program at the other end of a connection.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Program {
    pub(crate) path: String,
    pub(crate) process: u32,
}

/// The program at the other end of a connection from `peer` to the local `port`, searched among these processes, or
/// among all. `None` if it is not on this machine, cannot be learnt, or is not one program alone.
pub(crate) fn behind(peer: SocketAddr, port: u16, processes: Option<&[u32]>) -> Option<Program> {
    if !peer.ip().to_canonical().is_loopback() || processes.is_some_and(<[u32]>::is_empty) {
        return None;
    }
    let link = link(peer, port)?;
    let mut programs = match processes {
        Some(known) => holders(&link, known.iter().copied())?,
        None => {
            let all = fs::read_dir("/proc").ok()?.flatten();
            let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
            holders(&link, all)?
        }
    };
    programs.sort_unstable_by(|one, other| one.path.cmp(&other.path));
    programs.dedup_by(|one, other| one.path == other.path);
    programs.pop().filter(|_| programs.is_empty())
}

/// The processes whose requests for a key were refused, the latest ones.
#[derive(Debug, Default)]
pub(crate) struct RefusedPrograms(Mutex<VecDeque<u32>>);

impl RefusedPrograms {
    /// Most of them.
    const MOST: usize = 16;

    pub(crate) fn all(&self) -> Vec<u32> {
        self.0.lock().iter().copied().collect()
    }

    /// Adds one; the oldest gives way.
    pub(crate) fn note(&self, process: u32) {
        let mut noted = self.0.lock();
        noted.retain(|known| *known != process);
        noted.push_back(process);
        if noted.len() > Self::MOST {
            noted.pop_front();
        }
    }
}

/// The link in `/proc/PID/fd` that stands for the socket of the peer.
fn link(peer: SocketAddr, port: u16) -> Option<PathBuf> {
    let lists = CONNECTIONS.iter().filter_map(|list| File::open(list).ok());
    let (socket, user) = lists
        .map(|list| BufReader::new(list.take(LIST_BYTES)))
        .find_map(|list| socket_of(list, peer, port))?;
    // The files of other users are hidden from all but the first.
    let own = geteuid();
    let is_hidden = !own.is_root() && own.as_raw() != user;
    (!is_hidden).then(|| PathBuf::from(format!("socket:[{socket}]")))
}

/// The number of the socket whose own end is `peer` and whose other end is `port`, and its user.
fn socket_of(list: impl BufRead, peer: SocketAddr, port: u16) -> Option<(u64, u32)> {
    list.lines().map_while(Result::ok).find_map(|line| {
        let mut columns = line.split_ascii_whitespace().skip(1);
        let (own, other) = (end(columns.next()?)?, end(columns.next()?)?);
        let this = own.port() == peer.port()
            && own.ip() == peer.ip().to_canonical()
            && other.port() == port;
        // State, queues, timer, retransmits; the user, a timeout, and the number, 0 when no process holds it.
        let user = columns.nth(4)?.parse().ok()?;
        let socket = columns.nth(1)?.parse().ok()?;
        (this && socket != 0).then_some((socket, user))
    })
}

/// One end of a connection: the words of the address in hexadecimal as this machine holds them, and the port.
fn end(text: &str) -> Option<SocketAddr> {
    let (address, port) = text.split_once(':')?;
    let port = u16::from_str_radix(port, 16).ok()?;
    let mut bytes = Vec::with_capacity(16);
    for word in address.as_bytes().chunks(8) {
        let word = u32::from_str_radix(std::str::from_utf8(word).ok()?, 16).ok()?;
        bytes.extend(word.to_ne_bytes());
    }
    let ip = match <[u8; 4]>::try_from(bytes.as_slice()) {
        Ok(v4) => IpAddr::from(v4),
        Err(_) => Ipv6Addr::from(<[u8; 16]>::try_from(bytes).ok()?).to_canonical(),
    };
    Some(SocketAddr::new(ip, port))
}

/// The programs of the processes that hold a socket; `None` when there is more to look at than the bounds allow, or one
/// of them cannot be learnt.
fn holders(link: &Path, processes: impl Iterator<Item = u32>) -> Option<Vec<Program>> {
    let mut files_left = OPEN_FILES;
    let mut programs = Vec::new();
    for (looked_at, process) in processes.enumerate() {
        if looked_at == PROCESSES {
            return None;
        }
        let folder = PathBuf::from(format!("/proc/{process}"));
        // Of another user, or gone meanwhile.
        let Ok(files) = fs::read_dir(folder.join("fd")) else {
            continue;
        };
        for file in files.flatten() {
            files_left = files_left.checked_sub(1)?;
            if fs::read_link(file.path()).is_ok_and(|held| held == link) {
                let path = fs::read_link(folder.join("exe")).ok()?;
                let path = path.to_str()?.to_owned();
                programs.push(Program { path, process });
                break;
            }
        }
    }
    Some(programs)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
