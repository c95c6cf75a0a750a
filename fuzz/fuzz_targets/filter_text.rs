#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    rolltop_fuzz::filter_text(data);
});
