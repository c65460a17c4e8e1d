#![no_main]

#[path = "../../tests/core/properties/piece_lists.rs"]
mod piece_lists;

libfuzzer_sys::fuzz_target!(|data: &[u8]| piece_lists::check_fuzz(data));
