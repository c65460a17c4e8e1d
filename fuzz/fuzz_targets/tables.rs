#![no_main]

#[path = "../../crates/tables/tests/tables/properties/tables.rs"]
mod tables;

libfuzzer_sys::fuzz_target!(|data: &[u8]| tables::check_fuzz(data));
