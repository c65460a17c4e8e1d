//! Finds boards in pictures and recognises their positions.
//!
//! A [`Pyramid`] is the picture in several sizes. `finder` finds the boards: corners at which four squares meet grow
//! to lattices, of which eight rows and columns are the board. Where the dark squares have vanished, only the frame
//! identifies the board. Each board is rectified ([`Rectified`]), and a [`Net`] recognises the pieces on its squares,
//! each in the context of all others. [`read`] does all of this.
//!
//! The crate uses no files, threads or windows: it takes pixels and returns positions with their doubts.
//!
//! # Finding boards
//!
//! The search for corners (`saddles`) runs at several sizes of the picture. A lattice grows from four corners along the
//! alternation of light and dark (`growth`), through perspective and curl; text does not keep that up for long.
//! `window` chooses the eight rows and columns in which squares alternate, and gives up if the pattern continues beyond
//! them (draughts boards, checker patterns), except over a gap to another board (`adjacent`). Beside the boards that were found it looks again with those painted over
//! (`beside`). Then each inner corner is looked up again: a board is accepted only if
//! most corners are visible and lie on straight or evenly bent lines, which distinguishes it from chance. A scan in two
//! colours may have lost its dark squares. There a frame is accepted if the ink keeps to the middles of eight by eight
//! squares or if lines separate these (`frames`), and the net has to be sure of the pieces inside. A picture without any
//! board is searched again for one that rests on a corner (`slanted`).
//!
//! A board may be cut at the edges of the picture, as in a hand-made crop: its outer lines are extrapolated. The net sees
//! the missing part of a square as empty. Squares of which less than half is visible are named as missing.
//!
//! # Reading boards
//!
//! A board is read straight on, at 200 × 200 pixels. For each square the net (`net`) sees a tile, and the same tile
//! minus the median of all tiles of that colour: most squares are empty, so the style of the board cancels out. Then
//! the squares attend to each other (`together`) without their places, because the appearance of White and of a bishop
//! depends on the set. A board is also read in a mirror, shifted by a pixel if doubt remains, and with another contrast
//! if hardly any pieces are visible. A picture with coloured ink that leaves doubt is read again with its warm colours
//! lighter (`inks`). The square at the upper left is light from either side; if it is not,
//! the picture lies on its side or is inverted, and the orientation with the clearest board is used (`upright`).
//! Between two probable readings, the more common position wins (`usual`); a clear square is never overruled. The
//! weights (`assets/recognise.weights`) are decoded at the first use.
//!
//! # Documents
//!
//! The boards of a page or a book are read again together (`sets`), from the observations of each (`seen`): a book has one
//! set of pieces, so squares that look alike have the same piece, and the rules of chess tell which.
//!
//! # Doubt
//!
//! A square whose best reading has a probability below 0.98 is doubtful and is reported with its alternatives, as is an
//! empty square that something seems to cover (`covered`). The
//! confidence is the share of right boards that was measured for the product over all squares (`upright`), times the
//! certainty of the side at the bottom and of the existence of a board. A mean would hide the single wrong square.
//!
//! A lattice is no proof of chess. The shapes on the squares (`contents`) and the doubts together show other games,
//! puzzles and boards in space (`plausible`). Such a reading is returned with the reason, and callers take it only if
//! their user insists. The same symmetric sign on several squares is a mark and no piece (`marked`).
//!
//! The side at the bottom is inferred from the pieces (`below`) and from letters and digits at the edge, which outweigh
//! them and which a small net of their own reads (`glyphs`). The side to move comes from a mark near
//! the board (`turn`), from a caption or from the highlighted last move (`last_move`).
//!
//! # Captions
//!
//! Lines of text above and below a board are cut out (`lines`), and a small net gives the likelihood of each letter in
//! each of their columns (`line_net`). No text is spelt out from that. The phrases of `assets/captions.txt`
//! are matched against the line, and one counts if it costs hardly more than the likeliest reading and if the text
//! around it belongs to it (`phrases`). So names and results are ignored, and another language needs a few more lines
//! in that file. A caption belongs to its board if no other board is nearly as close; between two rows of boards the
//! other captions of the page decide (`captions`). Where the text of a page is known, as in PDF files, it is used as it
//! is. Captions such as `1…?` are recognised by the shapes of their parts (`move_number`). Where a mark and a caption
//! disagree, the caption counts with a certainty of one half.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few thousand pixels, shades a byte"
)]

mod adjacent;
mod below;
mod beside;
mod captions;
mod contents;
mod covered;
mod finder;
mod frames;
mod glyphs;
mod growth;
mod homography;
mod ink;
mod inks;
mod last_move;
mod lattice;
mod line_net;
mod lines;
mod mark_shapes;
mod marked;
mod move_number;
mod net;
mod phrases;
mod picture;
mod plausible;
mod position;
mod reading;
mod rectified;
mod saddles;
mod seen;
mod sets;
mod slanted;
mod together;
mod turn;
mod upright;
mod usual;
mod usual_net;
mod weights;
mod window;

pub use captions::TextLine;
pub use inks::read_in_colour;
pub use lattice::Lattice;
pub use net::{CLASSES, Chances, Net};
pub use picture::{Grey, MAX_PIXELS, MAX_SIDE, Pyramid, WrongSize};
pub use reading::{Reading, RecognisedBoard, in_other_order, read, read_with_texts};
pub use rectified::{Rectified, SIDE};
pub use seen::SeenBoard;
pub use sets::{KnownBoard, read_together};
pub use usual_net::usual_net;
