//! Positions that are not sent to engines.

use super::position;
use tabiya_chess::{Move, MoveKind, NoMoves, Square};
use tabiya_engine::uci::{EngineQuestion, Mend, NotSent, Objection, admit, readers_of};
use tabiya_notation::engines::{Engine, EngineReaction, Reason};

fn refused(fen: &str, engine: &str) -> NotSent {
    let question = EngineQuestion::of(position(fen));
    admit(&question, readers_of(engine), true).unwrap_err()
}

fn is_sent(fen: &str, engine: &str) -> bool {
    admit(&EngineQuestion::of(position(fen)), readers_of(engine), true).is_ok()
}

const SEVENTEEN: &str = "4k3/8/8/8/8/QQQQ4/PPPPPPPP/RNBQKBNR w KQ - 0 1";

#[test]
fn an_engine_is_recognized_by_name_and_a_development_version_may_be_either() {
    assert_eq!(readers_of("Stockfish 15.1"), [Engine::Stockfish18]);
    assert_eq!(readers_of("Stockfish 19"), [Engine::Stockfish19]);
    let either = [Engine::Stockfish18, Engine::Stockfish19];
    assert_eq!(readers_of("Stockfish dev-20260101-abcdef"), either);
    assert_eq!(
        readers_of("Fairy-Stockfish 11.1 LB 64"),
        [Engine::FairyStockfish]
    );
    assert_eq!(readers_of("Ethereal 12.00").len(), 3);
    assert_eq!(readers_of("").len(), 3);
}

#[test]
fn positions_an_engine_cannot_handle_are_not_sent_and_a_fix_is_named() {
    let touching = refused("8/8/8/8/8/8/8/Kk5Q w - - 0 1", "Stockfish 15.1");
    assert_eq!(touching.mend, Some(Mend::TurnOrCheck));
    let crowded = refused(SEVENTEEN, "Stockfish 19");
    let refusal = Objection::Effect(EngineReaction::Refuses, Reason::MoreThan16Men);
    assert_eq!(crowded.objection, refusal);
    assert_eq!(crowded.mend, Some(Mend::RemoveMen));
    assert!(!crowded.squares.is_empty());
    assert!(is_sent(SEVENTEEN, "Stockfish 15.1"), "that one takes it");
    let pawn = "4k3/8/8/8/8/8/8/P3K3 w - - 0 1";
    assert_eq!(refused(pawn, "Some Engine 1.0").mend, Some(Mend::MovePawns));
    assert!(is_sent(pawn, "Stockfish 15.1"));
}

#[test]
fn positions_without_a_legal_move_are_not_sent() {
    let cases = [
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Objection::Checkmate),
        ("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", Objection::Stalemate),
        (
            "8/8/8/8/8/8/8/4K3 w - - 0 1",
            Objection::NoMoves(NoMoves::NoKing(tabiya_chess::Color::Black)),
        ),
        (
            "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            Objection::NoMoves(NoMoves::OpponentInCheck),
        ),
    ];
    for (fen, objection) in cases {
        assert_eq!(refused(fen, "Stockfish 15.1").objection, objection, "{fen}");
    }
}

#[test]
fn chess960_is_requested_only_if_the_position_needs_it() {
    let shuffled = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    let admitted = admit(
        &EngineQuestion::of(position(shuffled)),
        readers_of("Stockfish 15.1"),
        true,
    )
    .unwrap();
    assert!(admitted.needs_chess960);
    let usual = EngineQuestion::of(position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    assert!(
        !admit(&usual, readers_of("Toga II 3.0"), false)
            .unwrap()
            .needs_chess960
    );
    let question = EngineQuestion::of(position(shuffled));
    let refused = admit(&question, readers_of("Toga II 3.0"), false).unwrap_err();
    assert_eq!(refused.objection, Objection::NoChess960);
    assert_eq!(refused.mend, Some(Mend::DropCastling));
}

#[test]
fn illegal_moves_are_not_sent() {
    let square = |name| Square::from_name(name).unwrap();
    let odd = Move {
        from: square("e2"),
        to: square("e5"),
        kind: MoveKind::Plain,
    };
    let start = || EngineQuestion::of(tabiya_chess::Position::start());
    let played = EngineQuestion {
        moves: vec![odd],
        ..start()
    };
    let mut wanted = start();
    wanted.limits.moves = vec![odd];
    for question in [played, wanted] {
        let refused = admit(&question, readers_of("Stockfish 15.1"), true).unwrap_err();
        assert_eq!(refused.objection, Objection::IllegalMove);
    }
}
