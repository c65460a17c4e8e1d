//! What must hold for any input, written once: the tests call it with inputs of their own and with the
//! fuzzer's corpus, and the fuzz targets (`fuzz/`) with whatever the fuzzer thinks of.

pub(crate) mod games;
pub(crate) mod tables;
pub(crate) mod uci;
pub(crate) mod unknown_words;

#[cfg(feature = "offscreen")]
pub(crate) mod command_lines;
#[cfg(feature = "offscreen")]
pub(crate) mod pasted;
#[cfg(feature = "offscreen")]
pub(crate) mod pictures;
#[cfg(feature = "offscreen")]
pub(crate) mod piece_drawings;
#[cfg(feature = "offscreen")]
pub(crate) mod queries;
#[cfg(feature = "offscreen")]
pub(crate) mod sessions;
#[cfg(feature = "offscreen")]
pub(crate) mod settings;
