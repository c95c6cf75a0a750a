//! Which addresses are public: those that a stranger on the internet can have.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::{Ipv4Net, Ipv6Net};

const fn v4(a: u8, b: u8, c: u8, d: u8, length: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), length)
}

const fn v6(first: u16, second: u16, length: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(first, second, 0, 0, 0, 0, 0, 0), length)
}

/// What is not public (IANA's special-purpose registry).
const NOT_PUBLIC_V4: &[Ipv4Net] = &[
    v4(0, 0, 0, 0, 8),       // this network, unspecified
    v4(10, 0, 0, 0, 8),      // private
    v4(100, 64, 0, 0, 10),   // shared by carriers
    v4(127, 0, 0, 0, 8),     // loopback
    v4(169, 254, 0, 0, 16),  // link-local, metadata of clouds
    v4(172, 16, 0, 0, 12),   // private
    v4(192, 0, 0, 0, 24),    // protocol assignments
    v4(192, 0, 2, 0, 24),    // documentation
    v4(192, 88, 99, 0, 24),  // relays of 6to4
    v4(192, 168, 0, 0, 16),  // private
    v4(198, 18, 0, 0, 15),   // benchmarks
    v4(198, 51, 100, 0, 24), // documentation
    v4(203, 0, 113, 0, 24),  // documentation
    v4(224, 0, 0, 0, 4),     // multicast
    v4(240, 0, 0, 0, 4),     // reserved, broadcast
];

/// The unicast addresses that are assigned; what lies outside is local, multicast or reserved.
const GLOBAL_V6: Ipv6Net = v6(0x2000, 0, 3);
/// What is special among them. Teredo and 6to4, which hold an address of version 4, are judged by it before.
const NOT_PUBLIC_V6: &[Ipv6Net] = &[
    v6(0x2001, 0, 23),     // protocol assignments, benchmarks
    v6(0x2001, 0xdb8, 32), // documentation
    v6(0x3fff, 0, 20),     // documentation
];

/// Whether an address may be connected to.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    !NOT_PUBLIC_V4.iter().any(|net| net.contains(&address))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = embedded(address) {
        return inner.into_iter().all(is_public_v4);
    }
    GLOBAL_V6.contains(&address) && !NOT_PUBLIC_V6.iter().any(|net| net.contains(&address))
}

/// The addresses of version 4 that an address of version 6 stands for.
fn embedded(address: Ipv6Addr) -> Option<Vec<Ipv4Addr>> {
    let v4 = |high: u16, low: u16| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
    match address.segments() {
        // Mapped, compatible (with ::, ::1), and NAT64 of the well-known prefix.
        [0, 0, 0, 0, 0, 0xffff | 0, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            Some(vec![v4(high, low)])
        }
        // 6to4.
        [0x2002, high, low, ..] => Some(vec![v4(high, low)]),
        // Teredo: the server, and the client with its bits turned over.
        [0x2001, 0, high, low, _, _, client_high, client_low] => {
            Some(vec![v4(high, low), v4(!client_high, !client_low)])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;

    // C-70: first and last address of every class, in every form.
    #[test]
    fn every_class_is_known() {
        for (first, last) in [
            ("0.0.0.0", "0.255.255.255"),
            ("10.0.0.0", "10.255.255.255"),
            ("100.64.0.0", "100.127.255.255"),
            ("127.0.0.0", "127.255.255.255"),
            ("169.254.0.0", "169.254.255.255"),
            ("172.16.0.0", "172.31.255.255"),
            ("192.0.0.0", "192.0.0.255"),
            ("192.0.2.0", "192.0.2.255"),
            ("192.88.99.0", "192.88.99.255"),
            ("192.168.0.0", "192.168.255.255"),
            ("198.18.0.0", "198.19.255.255"),
            ("198.51.100.0", "198.51.100.255"),
            ("203.0.113.0", "203.0.113.255"),
            ("224.0.0.0", "239.255.255.255"),
            ("240.0.0.0", "255.255.255.255"),
        ] {
            for address in [first, last] {
                let v4: Ipv4Addr = address.parse().unwrap();
                assert!(!is_public(v4.into()), "{address}");
                for form in forms(v4) {
                    assert!(!is_public(form.into()), "{form} of {address}");
                }
            }
        }
        for address in [
            "::",
            "::1",
            "fc00::",
            "fdff::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff00::",
            "ff02::1",
            "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
            "2001:db8::1",
            "3fff::1",
            "2001:2::1",
            "2001:10::1",
            "2001:20::1",
            "100::1",
            "64:ff9b:1::1",
            "64:ff9b:0:1::808:808",
            "5f00::1",
            "4000::1",
            "::ffff:0:808:808",
        ] {
            let v6: Ipv6Addr = address.parse().unwrap();
            assert!(!is_public(v6.into()), "{address}");
        }
    }

    #[test]
    fn neighbours_of_the_classes_are_public() {
        for address in [
            "1.0.0.0",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.0.3.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "198.51.99.255",
            "203.0.114.0",
            "223.255.255.255",
        ] {
            let v4: Ipv4Addr = address.parse().unwrap();
            assert!(is_public(v4.into()), "{address}");
            for form in forms(v4) {
                assert!(is_public(form.into()), "{form} of {address}");
            }
        }
        for address in ["2001:200::1", "2606:4700::1111", "2a00:1450::1", "3ffe::1"] {
            let v6: Ipv6Addr = address.parse().unwrap();
            assert!(is_public(v6.into()), "{address}");
        }
    }

    /// Mapped, compatible, NAT64, 6to4, and Teredo as client and as server.
    fn forms(v4: Ipv4Addr) -> Vec<Ipv6Addr> {
        let [a, b, c, d] = v4.octets();
        let (high, low) = (u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]));
        vec![
            v4.to_ipv6_mapped(),
            Ipv6Addr::new(0, 0, 0, 0, 0, 0, high, low),
            Ipv6Addr::new(0x64, 0xff9b, 0, 0, 0, 0, high, low),
            Ipv6Addr::new(0x2002, high, low, 0, 0, 0, 0, 1),
            Ipv6Addr::new(0x2001, 0, 0x808, 0x808, 0, 0, !high, !low),
            Ipv6Addr::new(0x2001, 0, high, low, 0, 0, !0x808, !0x808),
        ]
    }
}
