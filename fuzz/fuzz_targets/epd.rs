#![no_main]

#[path = "../../tests/properties/epd.rs"]
mod epd;

libfuzzer_sys::fuzz_target!(|data: &[u8]| epd::check_fuzz(data));
