#![no_main]

#[path = "../../crates/notation/tests/notation/properties/annotations.rs"]
mod annotations;
#[path = "../../crates/notation/tests/notation/properties/epd.rs"]
mod epd;
#[path = "../../crates/notation/tests/notation/properties/record_moves.rs"]
mod record_moves;

libfuzzer_sys::fuzz_target!(|data: &[u8]| epd::check_fuzz(data));
