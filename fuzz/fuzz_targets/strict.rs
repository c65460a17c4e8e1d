#![no_main]

#[path = "../../crates/notation/tests/notation/properties/strict.rs"]
mod strict;

libfuzzer_sys::fuzz_target!(|data: &[u8]| strict::check_fuzz(data));
