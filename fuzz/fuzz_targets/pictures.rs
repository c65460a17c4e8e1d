#![no_main]

#[path = "../../crates/picture/tests/picture/properties/pictures.rs"]
mod pictures;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pictures::check_fuzz(data));
