#![no_main]

#[path = "../../tests/core/properties/queries.rs"]
mod queries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| queries::check_fuzz(data));
