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
        IpAddr::V4(address) => !NOT_PUBLIC_V4.iter().any(|net| net.contains(&address)),
        IpAddr::V6(address) => match embedded(address) {
            Some(inner) => inner.into_iter().all(|inner| is_public(inner.into())),
            None => {
                let is_special = NOT_PUBLIC_V6.iter().any(|net| net.contains(&address));
                GLOBAL_V6.contains(&address) && !is_special
            }
        },
    }
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
mod tests;
