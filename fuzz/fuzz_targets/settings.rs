#![no_main]

#[path = "../../crates/settings/tests/settings/properties/settings.rs"]
mod settings;

libfuzzer_sys::fuzz_target!(|data: &[u8]| settings::check_fuzz(data));
