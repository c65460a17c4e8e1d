//! Positions in 32 bytes.

use crate::any::{any_position, cases};
use proptest::prelude::*;
use std::fmt::Write as _;
use tabiya_chess::{Piece, Position, Square};
use tabiya_notation::fen::{read_fen, write_fen};
use tabiya_notation::packed::{PACKED_LEN, PackError, pack, unpack};

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").unwrap();
    }
    text
}

#[test]
fn the_bytes_are_those_of_the_documented_layout() {
    let packed = |fen: &str| hex(&pack(&read_fen(fen).unwrap()).unwrap());
    assert_eq!(
        packed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        "ffff00000000ffff2763317255555555ddddddddafebb9fa".to_owned() + "0003030020000020"
    );
    assert_eq!(
        packed("4k3/8/8/8/4P3/8/8/4K2R b K e3 0 40"),
        "9000001000000010".to_owned() + "71950000000000000000000000000000" + "0b01000000050020"
    );
}

#[test]
fn a_position_that_does_not_fit_is_refused_with_the_reason() {
    let mut position = Position::start();
    let e4 = Square::from_name("e4").unwrap();
    position.board.set(e4, Some(Piece::WhitePawn));
    assert_eq!(pack(&position), Err(PackError::TooManyPieces(33)));
    for (clock, number, fits) in [
        (0xffff, 0xff_ffff, true),
        (0x1_0000, 1, false),
        (0, 0x100_0000, false),
    ] {
        let position = Position {
            halfmove_clock: clock,
            fullmove_number: number,
            ..Position::start()
        };
        let expected = if fits {
            Ok(position)
        } else {
            Err(PackError::CounterTooLarge)
        };
        let packed = pack(&position).map(|packed| unpack(&packed).unwrap());
        assert_eq!(packed, expected);
    }
}

#[test]
fn bytes_of_no_position_are_refused() {
    let good = pack(&Position::start()).unwrap();
    assert!(unpack(&good).is_some());
    assert_eq!(unpack(&good[1..]), None);
    assert_eq!(unpack(&[0; PACKED_LEN]), None, "no version");
    for (byte, bits) in [(31, 0x40), (30, 0x80), (8, 0x04), (24, 0x06)] {
        let mut bad = good;
        bad[byte] ^= bits;
        let other = unpack(&bad).map(|position| pack(&position).unwrap());
        assert!(other.is_none_or(|bytes| bytes == bad), "{byte}");
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_packed_position_has_the_same_fen(position in any_position()) {
        match pack(&position) {
            Ok(packed) => {
                let unpacked = unpack(&packed).unwrap();
                prop_assert_eq!(write_fen(&unpacked), write_fen(&position));
                prop_assert_eq!(pack(&unpacked), Ok(packed));
            }
            Err(PackError::TooManyPieces(pieces)) => prop_assert!(pieces > 32),
            Err(PackError::CounterTooLarge) => prop_assert!(
                position.halfmove_clock > 0xffff || position.fullmove_number > 0xff_ffff
            ),
        }
    }

    #[test]
    fn any_bytes_are_a_position_or_refused(
        mut bytes in proptest::array::uniform32(any::<u8>()),
        few in 0..8_usize,
    ) {
        // Few squares, so that some of the bytes are a position.
        for byte in bytes.iter_mut().take(8).skip(few / 4) {
            *byte = 0;
        }
        bytes[31] = bytes[31] & 0x1f | 0x20;
        for byte in bytes.iter_mut().take(24).skip(8) {
            *byte = if few == 0 { 0 } else { *byte };
        }
        if let Some(position) = unpack(&bytes) {
            prop_assert_eq!(pack(&position), Ok(bytes));
        }
    }
}
