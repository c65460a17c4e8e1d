use super::*;
use crate::{CastlingRight, CastlingRights, File};

/// Numbers that look random and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) % limit
    }

    fn square(&mut self) -> Square {
        let index = self.below(64).to_le_bytes()[0];
        Square::from_index(index).unwrap_or(Square::new(File::A, Color::White.back_rank()))
    }

    fn number(&mut self, limit: u64) -> u32 {
        u32::try_from(self.below(limit)).unwrap_or_default()
    }
}

/// Random positions: the pieces of the start position, some of them moved or removed, and random values for the other
/// fields.
fn any_position(chance: &mut Chance) -> Position {
    let mut position = Position::start();
    for _ in 0..chance.below(50) {
        let [from, to] = [chance.square(), chance.square()];
        let man = position.board.get(from);
        position.board.set(to, man);
        if chance.below(16) > 0 {
            position.board.set(from, None);
        }
    }
    if chance.below(2) == 0 {
        position.side_to_move = Color::Black;
    }
    let right = CastlingRight {
        king: File::E,
        rook: chance.square().file(),
    };
    position.castling = match chance.below(8) {
        0 => position.castling,
        1 => CastlingRights::IF_AT_HOME,
        2 => CastlingRights::NONE.with(Color::Black, RookSide::Kingside, WantedRight::Yes(right)),
        _ => position.castling.only_possible(&position.board),
    };
    if chance.below(8) == 0 {
        position.en_passant = Some(chance.square());
    }
    let most = if chance.below(4) == 0 { 200 } else { 3 };
    position.halfmove_clock = chance.number(most);
    position.fullmove_number = chance.number(100);
    position
}

#[test]
fn plain_positions_have_no_problem() {
    let mut chance = Chance(1);
    let mut plain = 0;
    let mut fine = 0;
    for _ in 0..30_000 {
        let position = any_position(&mut chance);
        let found = find_problems(&position);
        fine += u32::from(found.is_empty());
        if is_plain(&position) {
            plain += 1;
            assert_eq!(found, [], "{position:?}");
        }
    }
    assert!(plain > 1000 && fine > plain, "{plain} of {fine}");
}
