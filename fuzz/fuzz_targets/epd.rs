#![no_main]

#[path = "../../tests/core/properties/annotations.rs"]
mod annotations;
#[path = "../../tests/core/properties/epd.rs"]
mod epd;

libfuzzer_sys::fuzz_target!(|data: &[u8]| epd::check_fuzz(data));
