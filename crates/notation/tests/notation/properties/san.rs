//! Properties of any text of moves.

use tabiya_chess::{Mover, Position};
use tabiya_notation::moves::{
    MoveError, read_exact_san, read_move, read_uci, write_san, write_uci,
};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::record::read_record;

/// The data is possibly a line with a position, and then lines with moves.
pub(crate) fn check_fuzz(data: &[u8]) {
    let mut lines = data.split(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let position = read_record(first).map_or_else(|_| Position::start(), |record| record.position);
    let Ok(mut mover) = Mover::new(&position) else {
        return;
    };
    for word in lines.flat_map(|line| line.split(u8::is_ascii_whitespace)) {
        if let Some(next) = check_word(&mover, word) {
            mover = next;
        }
    }
}

/// Every way of reading a text gives a legal move or a reason.
fn check_word(mover: &Mover, word: &[u8]) -> Option<Mover> {
    let text = String::from_utf8_lossy(word);
    let exact = read_exact_san(mover, word);
    let read = read_move(mover, &text, &Language::ALL);
    if let Some(exact) = exact {
        assert!(mover.is_legal(exact), "{text}");
        if let Ok(read) = read_move(mover, &text, &[]) {
            assert_eq!(read.played, exact, "{text}");
        }
    }
    if let Ok(uci) = read_uci(mover, &*text) {
        assert!(mover.is_legal(uci), "{text}");
    }
    match read {
        Ok(read) => {
            assert!(mover.is_legal(read.played), "{text}");
            check_written(mover, read.played);
            Some(mover.after(read.played))
        }
        Err(MoveError::Ambiguous(moves)) => {
            assert!(moves.len() > 1, "{text}");
            assert!(moves.iter().all(|one| mover.is_legal(*one)), "{text}");
            None
        }
        Err(_) => None,
    }
}

fn check_written(mover: &Mover, played: tabiya_chess::Move) {
    let san = write_san(mover, played);
    assert_eq!(read_exact_san(mover, san.as_bytes()), Some(played), "{san}");
    let again = read_move(mover, &san, &[]).expect("it was written");
    assert_eq!((again.played, again.repairs.len()), (played, 0), "{san}");
    for chess960 in [true, false] {
        let uci = write_uci(mover, played, chess960);
        let position = mover.position();
        if chess960 || !position.castling.is_chess960(&position.board) {
            assert_eq!(read_uci(mover, &uci).ok(), Some(played), "{uci}");
        }
    }
}
