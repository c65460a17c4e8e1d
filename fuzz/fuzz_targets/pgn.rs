#![no_main]

#[path = "../../crates/collection/tests/collection/properties/games.rs"]
mod games;

libfuzzer_sys::fuzz_target!(|data: &[u8]| games::check_fuzz(data));
