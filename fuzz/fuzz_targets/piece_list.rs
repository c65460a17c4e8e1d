#![no_main]

#[path = "../../crates/notation/tests/notation/properties/piece_lists.rs"]
mod piece_lists;

libfuzzer_sys::fuzz_target!(|data: &[u8]| piece_lists::check_fuzz(data));
