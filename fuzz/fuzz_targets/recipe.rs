#![no_main]

#[path = "../../crates/collection/tests/collection/properties/recipes.rs"]
mod recipes;

libfuzzer_sys::fuzz_target!(|data: &[u8]| recipes::check_fuzz(data));
