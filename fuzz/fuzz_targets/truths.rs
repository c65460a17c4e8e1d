#![no_main]

#[path = "../../crates/collection/tests/collection/properties/truths.rs"]
mod truths;

libfuzzer_sys::fuzz_target!(|data: &[u8]| truths::check_fuzz(data));
