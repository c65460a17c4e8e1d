#![no_main]

#[path = "../../tests/core/properties/annotations.rs"]
mod annotations;
#[path = "../../tests/core/properties/epd.rs"]
mod epd;
#[path = "../../tests/core/properties/record_moves.rs"]
mod record_moves;

libfuzzer_sys::fuzz_target!(|data: &[u8]| epd::check_fuzz(data));
