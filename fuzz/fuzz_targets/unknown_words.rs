#![no_main]

#[path = "../../crates/collection/tests/collection/properties/unknown_words.rs"]
mod unknown_words;

libfuzzer_sys::fuzz_target!(|data: &[u8]| unknown_words::check_fuzz(data));
