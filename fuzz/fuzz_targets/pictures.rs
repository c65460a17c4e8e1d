#![no_main]

#[path = "../../tests/core/properties/pictures.rs"]
mod pictures;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pictures::check_fuzz(data));
