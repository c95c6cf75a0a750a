use std::net::{TcpListener, TcpStream};

use super::*;

#[test]
fn who_is_not_on_this_machine_is_not_looked_for() {
    assert_eq!(
        behind("192.0.2.1:40000".parse().unwrap(), 31009, None),
        None
    );
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
        let program = behind(peer, port, None).unwrap();
        let this = std::env::current_exe().unwrap();
        assert_eq!(program.path, this.to_str().unwrap(), "{address}");
        assert_eq!(program.process, std::process::id());
        assert_eq!(
            behind(peer, port, Some(&[1, program.process])),
            Some(program)
        );
        assert_eq!(behind(peer, port, Some(&[1])), None);
        drop((client, server));
        assert_eq!(behind(peer, port, None), None, "no process holds the port");
    }
}

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
        assert_eq!(found, socket.map(|socket| (socket, 1000)), "{peer}");
    }
}
