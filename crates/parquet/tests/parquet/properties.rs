//! Properties that hold for any input, written once: the tests call them with their own inputs and
//! with the fuzzer's corpus, and the fuzz targets (`fuzz/`) with generated inputs.

pub(crate) mod files;
