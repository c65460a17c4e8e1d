#![no_main]

#[path = "../../crates/settings/tests/settings/properties/sessions.rs"]
mod sessions;

libfuzzer_sys::fuzz_target!(|data: &[u8]| sessions::check_fuzz(data));
