#![no_main]

#[path = "../../crates/lines/tests/lines/properties/archives.rs"]
mod archives;

libfuzzer_sys::fuzz_target!(|data: &[u8]| archives::check_fuzz(data));
