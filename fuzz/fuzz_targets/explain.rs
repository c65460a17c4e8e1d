#![no_main]

#[path = "../../crates/notation/tests/notation/properties/explained.rs"]
mod explained;

libfuzzer_sys::fuzz_target!(|data: &[u8]| explained::check_fuzz(data));
