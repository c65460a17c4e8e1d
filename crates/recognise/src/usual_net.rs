//! The nets that come with the program.

use super::glyphs::Glyphs;
use super::line_net::LineNet;
use super::net::Net;
use std::sync::OnceLock;

static WEIGHTS: &[u8] = include_bytes!("../assets/recognise.weights");
static GLYPHS: &[u8] = include_bytes!("../assets/coordinates.weights");
static LINES: &[u8] = include_bytes!("../assets/captions.weights");

/// The net with the built-in weights. The first call decodes them.
///
/// # Panics
/// Panics when the built-in weights are damaged; a test makes sure that they are not.
pub fn usual_net() -> &'static Net {
    static NET: OnceLock<Net> = OnceLock::new();
    NET.get_or_init(|| Net::read(WEIGHTS).expect("the weights that are built in are whole"))
}

/// The net that recognises letters and digits. The first call decodes its built-in weights.
///
/// # Panics
/// Panics when its weights are damaged, which a test rules out.
pub(super) fn usual_glyphs() -> &'static Glyphs {
    static NET: OnceLock<Glyphs> = OnceLock::new();
    NET.get_or_init(|| Glyphs::read(GLYPHS).expect("the weights that are built in are whole"))
}

/// The net that reads lines of text. The first call decodes its built-in weights.
///
/// # Panics
/// Panics when its weights are damaged, which a test rules out.
pub(super) fn usual_line_net() -> &'static LineNet {
    static NET: OnceLock<LineNet> = OnceLock::new();
    NET.get_or_init(|| LineNet::read(LINES).expect("the weights that are built in are whole"))
}
