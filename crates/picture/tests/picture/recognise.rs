//! The net gives the same results as the programs that trained it.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "places are a few hundred pixels, shades a byte"
)]

mod adjacent;
mod captions;
mod crooked;
mod cuts;
mod inks;
mod last_move;
mod marks;
mod page;
mod turned;

use tabiya_recognise::{CLASSES, Rectified, SIDE, usual_net};

/// A board drawn with our own pieces, followed by the results of `training/export.py` for its 64 squares with
/// the built-in weights.
const PARITY: &[u8] = include_bytes!("../data/recognise/parity.bin");

#[test]
fn the_net_gives_the_chances_recorded_in_training() {
    let (pixels, chances) = PARITY.split_at(SIDE * SIDE);
    let (chances, rest) = chances.as_chunks::<4>();
    assert_eq!((chances.len(), rest.len()), (64 * CLASSES.len(), 0));
    let board = Rectified::of_pixels(pixels.to_vec()).unwrap();
    let read = usual_net().read_board(&board);
    assert_eq!(read.len(), 64);
    for (one, told) in read.iter().flatten().zip(chances) {
        let told = f32::from_le_bytes(*told);
        assert!((one - told).abs() < 1e-4, "{one} {told}");
    }
}
