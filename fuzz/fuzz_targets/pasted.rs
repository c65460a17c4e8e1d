#![no_main]

#[path = "../../crates/collection/tests/collection/properties/pasted.rs"]
mod pasted;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pasted::check_fuzz(data));
