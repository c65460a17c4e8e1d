#![no_main]

#[path = "../../crates/notation/tests/notation/properties/repair.rs"]
mod repair;

libfuzzer_sys::fuzz_target!(|data: &[u8]| repair::check_fuzz(data));
