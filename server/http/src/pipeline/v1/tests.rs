use super::*;

// V-6
#[test]
fn what_is_no_number_counts_as_absent() {
    for (query, offset, limit) in [
        ("", 0, 100),
        ("limit=abc&offset=-3", 0, 100),
        ("limit=-1&offset=x", 0, 100),
        ("limit=1000&offset=7", 7, 1000),
        ("limit=2&limit=0", 0, 2),
        ("limit=", 0, 100),
        ("offset=18446744073709551615", u64::MAX, 100),
        ("offset=18446744073709551616", u64::MAX, 100),
    ] {
        let page = page(&QueryPairs::parse(query), 100).unwrap();
        assert_eq!((page.offset, page.limit), (offset, limit), "{query}");
    }
    for query in ["limit=0", "limit=1001", "limit=18446744073709551616"] {
        assert!(page(&QueryPairs::parse(query), 100).is_err(), "{query}");
    }
}
