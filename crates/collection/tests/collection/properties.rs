//! Properties that hold for any input, written once: the tests call them with their own inputs and
//! with the fuzzer's corpus, and the fuzz targets (`fuzz/`) with generated inputs.

pub(crate) mod games;
pub(crate) mod kept_games;
pub(crate) mod pasted;
pub(crate) mod queries;
pub(crate) mod recipes;
pub(crate) mod tables;
pub(crate) mod training;
pub(crate) mod tries;
pub(crate) mod truths;
pub(crate) mod unknown_words;
