#![no_main]

#[path = "../../crates/notation/tests/notation/properties/san.rs"]
mod san;

libfuzzer_sys::fuzz_target!(|data: &[u8]| san::check_fuzz(data));
