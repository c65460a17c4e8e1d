#![no_main]

#[path = "../../tests/core/properties/archives.rs"]
mod archives;

libfuzzer_sys::fuzz_target!(|data: &[u8]| archives::check_fuzz(data));
