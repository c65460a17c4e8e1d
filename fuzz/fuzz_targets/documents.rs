#![no_main]

#[path = "../../crates/lines/tests/lines/properties/documents.rs"]
mod documents;

libfuzzer_sys::fuzz_target!(|data: &[u8]| documents::check_fuzz(data));
