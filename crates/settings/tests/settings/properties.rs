//! What must hold for any input, written once: the tests call it with inputs of their own and with the
//! fuzzer's corpus, and the fuzz targets (`fuzz/`) with whatever the fuzzer thinks of.

pub(crate) mod sessions;
pub(crate) mod settings;
