#![no_main]

#[path = "../../tests/properties/pasted.rs"]
mod pasted;

libfuzzer_sys::fuzz_target!(|data: &[u8]| pasted::check_fuzz(data));
