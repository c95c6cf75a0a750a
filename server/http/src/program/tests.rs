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
