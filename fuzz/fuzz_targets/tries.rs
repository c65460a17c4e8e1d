#![no_main]

#[path = "../../crates/collection/tests/collection/properties/tries.rs"]
mod tries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| tries::check_fuzz(data));
