//! Which program is behind a connection of this machine (chats-files-auth.md 3.1): the path of the executable that
//! holds the other end, as far as the system tells it.
//!
//! Linux lists its connections with the number of each end's socket in `/proc/net/tcp` and `tcp6`, and the sockets of a
//! process in `/proc/PID/fd`. Those of other users stay hidden, and no other system is asked: then the answer is that
//! nobody knows. Blocks, and is bounded: so many connections, processes and open files are looked at, and no more.

use std::net::SocketAddr;

/// The executable at the other end of a connection from `peer` to the local `port`. `None` when it is not on this
/// machine, cannot be learnt, or is not one program alone.
pub(crate) fn behind(peer: SocketAddr, port: u16) -> Option<String> {
    if !peer.ip().to_canonical().is_loopback() {
        return None;
    }
    system::program(peer, port)
}

#[cfg(not(target_os = "linux"))]
mod system {
    pub(super) fn program(_: std::net::SocketAddr, _: u16) -> Option<String> {
        None
    }
}

#[cfg(target_os = "linux")]
mod system {
    use std::fs::{self, File};
    use std::io::{BufRead, BufReader, Read};
    use std::net::{IpAddr, Ipv6Addr, SocketAddr};
    use std::path::{Path, PathBuf};

    /// The lists of connections.
    const CONNECTIONS: [&str; 2] = ["/proc/net/tcp", "/proc/net/tcp6"];
    /// Most bytes read of each list, at some 150 to 200 a connection.
    const LIST_BYTES: u64 = 8 << 20;
    /// Most processes looked at.
    const PROCESSES: usize = 8192;
    /// Most open files looked at, over all processes.
    const OPEN_FILES: usize = 1 << 18;

    pub(super) fn program(peer: SocketAddr, port: u16) -> Option<String> {
        let socket = CONNECTIONS
            .iter()
            .filter_map(|list| File::open(list).ok())
            .find_map(|list| socket_of(BufReader::new(list.take(LIST_BYTES)), peer, port))?;
        let link = PathBuf::from(format!("socket:[{socket}]"));
        let mut programs = holders(&link)?;
        programs.sort_unstable();
        programs.dedup();
        match programs.as_slice() {
            [program] => program.to_str().map(str::to_owned),
            _ => None,
        }
    }

    /// The number of the socket whose own end is `peer` and whose other end is `port`.
    fn socket_of(list: impl BufRead, peer: SocketAddr, port: u16) -> Option<u64> {
        list.lines().map_while(Result::ok).find_map(|line| {
            let mut columns = line.split_ascii_whitespace().skip(1);
            let (own, other) = (end(columns.next()?)?, end(columns.next()?)?);
            let this = own.port() == peer.port()
                && own.ip() == peer.ip().to_canonical()
                && other.port() == port;
            // State, queues, timer, retransmits, user, timeout; then the number, 0 when nobody holds it any more.
            let socket = columns.nth(6)?.parse().ok()?;
            (this && socket != 0).then_some(socket)
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

    /// The executables of all processes that hold a socket; `None` when there is more to look at than we do.
    fn holders(link: &Path) -> Option<Vec<PathBuf>> {
        let processes = fs::read_dir("/proc").ok()?.flatten().filter(|entry| {
            let name = entry.file_name();
            name.as_encoded_bytes().iter().all(u8::is_ascii_digit)
        });
        let mut files_left = OPEN_FILES;
        let mut programs = Vec::new();
        for (looked_at, process) in processes.enumerate() {
            if looked_at == PROCESSES {
                return None;
            }
            // Of another user, or gone meanwhile.
            let Ok(files) = fs::read_dir(process.path().join("fd")) else {
                continue;
            };
            for file in files.flatten() {
                files_left = files_left.checked_sub(1)?;
                if fs::read_link(file.path()).is_ok_and(|held| held == link) {
                    programs.push(fs::read_link(process.path().join("exe")).ok()?);
                    break;
                }
            }
        }
        Some(programs)
    }

    #[cfg(test)]
    #[expect(clippy::unwrap_used, reason = "tests")]
    mod tests {
        use super::*;

        /// A line as the kernel writes it, for this machine's order of bytes.
        fn line(own: &str, other: &str, socket: u64) -> String {
            let end = |text: &str| {
                let end: SocketAddr = text.parse().unwrap();
                let bytes = match end.ip() {
                    IpAddr::V4(ip) => ip.octets().to_vec(),
                    IpAddr::V6(ip) => ip.octets().to_vec(),
                };
                let words = bytes.chunks(4).map(|word| {
                    let word = u32::from_ne_bytes(word.try_into().unwrap());
                    format!("{word:08X}")
                });
                format!("{}:{:04X}", words.collect::<String>(), end.port())
            };
            format!(
                "   7: {} {} 01 00000000:00000000 02:00000A1C 00000000  1000        0 {socket} 2 0000000000000000 20 4 30 10 -1\n",
                end(own),
                end(other)
            )
        }

        #[test]
        fn the_end_of_the_peer_is_found_among_connections() {
            let list = [
                "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n".to_owned(),
                line("0.0.0.0:31009", "0.0.0.0:0", 1),
                line("127.0.0.1:31009", "127.0.0.1:40000", 2),
                line("127.0.0.1:40000", "127.0.0.1:8080", 3),
                line("127.0.0.2:40000", "127.0.0.1:31009", 4),
                line("127.0.0.1:40000", "127.0.0.1:31009", 0),
                line("127.0.0.1:40000", "127.0.0.1:31009", 5),
                line("[::1]:40000", "[::1]:31009", 6),
                line("[::ffff:127.0.0.1]:40001", "[::ffff:127.0.0.1]:31009", 7),
                "garbage\n".to_owned(),
            ]
            .concat();
            for (peer, socket) in [
                ("127.0.0.1:40000", Some(5)),
                ("127.0.0.2:40000", Some(4)),
                ("[::1]:40000", Some(6)),
                ("127.0.0.1:40001", Some(7)),
                ("[::ffff:127.0.0.1]:40001", Some(7)),
                ("127.0.0.1:40002", None),
            ] {
                let found = socket_of(list.as_bytes(), peer.parse().unwrap(), 31009);
                assert_eq!(found, socket, "{peer}");
            }
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn who_is_not_on_this_machine_is_not_looked_for() {
        assert_eq!(behind("192.0.2.1:40000".parse().unwrap(), 31009), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_connection_of_this_very_program_is_known() {
        for address in ["127.0.0.1:0", "[::1]:0"] {
            // A machine without IPv6 has one of the two.
            let Ok(listener) = TcpListener::bind(address) else {
                continue;
            };
            let port = listener.local_addr().unwrap().port();
            let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
            let (server, peer) = listener.accept().unwrap();
            let this = std::env::current_exe().unwrap();
            assert_eq!(behind(peer, port).as_deref(), this.to_str(), "{address}");
            drop((client, server));
            assert_eq!(behind(peer, port), None, "nobody holds it any more");
        }
    }
}
