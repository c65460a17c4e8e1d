#![no_main]

#[path = "../../crates/collection/tests/collection/properties/training.rs"]
mod training;

libfuzzer_sys::fuzz_target!(|data: &[u8]| training::check_fuzz(data));
