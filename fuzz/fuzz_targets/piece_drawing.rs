#![no_main]

#[path = "../../crates/picture/tests/picture/properties/piece_drawings.rs"]
mod piece_drawings;

libfuzzer_sys::fuzz_target!(|data: &[u8]| piece_drawings::check_fuzz(data));
