//! Properties that hold for any input, written once: the tests call them with their own inputs and
//! with the fuzzer's corpus, and the fuzz targets (`fuzz/`) with generated inputs.

pub(crate) mod annotations;
pub(crate) mod epd;
pub(crate) mod explained;
pub(crate) mod piece_lists;
pub(crate) mod record_moves;
pub(crate) mod repair;
pub(crate) mod san;
pub(crate) mod strict;
