#![no_main]

#[path = "../../crates/collection/tests/collection/properties/kept_games.rs"]
mod kept_games;

libfuzzer_sys::fuzz_target!(|data: &[u8]| kept_games::check_fuzz(data));
