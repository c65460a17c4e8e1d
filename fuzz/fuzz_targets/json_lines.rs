#![no_main]

#[expect(
    dead_code,
    reason = "tables need only a part of what games are checked with"
)]
#[path = "../../crates/collection/tests/collection/properties/games.rs"]
mod games;
#[path = "../../crates/collection/tests/collection/properties/tables.rs"]
mod tables;

libfuzzer_sys::fuzz_target!(|data: &[u8]| tables::check_fuzz(data));
