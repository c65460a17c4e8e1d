#![no_main]

#[path = "../../tests/core/properties/repair.rs"]
mod repair;

libfuzzer_sys::fuzz_target!(|data: &[u8]| repair::check_fuzz(data));
