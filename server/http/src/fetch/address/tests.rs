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
    let all = ":: ::1 fc00:: fdff::1 fe80::1 febf::1 fec0::1 ff00:: ff02::1 \
        ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 2001:db8::1 3fff::1 2001:2::1 2001:10::1 \
        2001:20::1 100::1 64:ff9b:1::1 64:ff9b:0:1::808:808 5f00::1 4000::1 ::ffff:0:808:808";
    for address in all.split(' ') {
        let v6: Ipv6Addr = address.parse().unwrap();
        assert!(!is_public(v6.into()), "{address}");
    }
}

#[test]
fn neighbours_of_the_classes_are_public() {
    let all = "1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 \
        169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 \
        192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255 203.0.114.0 \
        223.255.255.255";
    for address in all.split(' ') {
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
