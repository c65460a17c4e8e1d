#![no_main]

#[path = "../../tests/core/properties/san.rs"]
mod san;

libfuzzer_sys::fuzz_target!(|data: &[u8]| san::check_fuzz(data));
