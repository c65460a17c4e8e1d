#![no_main]

#[path = "../../crates/collection/tests/collection/properties/queries.rs"]
mod queries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| queries::check_fuzz(data));
