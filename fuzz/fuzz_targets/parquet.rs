#![no_main]

#[path = "../../crates/parquet/tests/parquet/properties/files.rs"]
mod files;

libfuzzer_sys::fuzz_target!(|data: &[u8]| files::check_fuzz(data));
