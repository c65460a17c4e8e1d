#![no_main]

#[expect(
    dead_code,
    reason = "tables need only a part of what games are checked with"
)]
#[path = "../../tests/core/properties/games.rs"]
mod games;
#[path = "../../tests/core/properties/tables.rs"]
mod tables;

libfuzzer_sys::fuzz_target!(|data: &[u8]| tables::check_fuzz(data));
