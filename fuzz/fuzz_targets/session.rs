#![no_main]

#[path = "../../tests/core/properties/sessions.rs"]
mod sessions;

libfuzzer_sys::fuzz_target!(|data: &[u8]| sessions::check_fuzz(data));
