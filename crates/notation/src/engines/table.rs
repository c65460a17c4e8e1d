//! The table of the reactions of programs.
//!
//! Each row is one reaction of a group of programs: the reason, the reaction, the condition, the evidence, and the
//! programs. A comment above the row adds details. A row with the same reaction of other programs adds them to the same
//! warning.

#![cfg_attr(
    not(test),
    expect(
        clippy::enum_glob_use,
        clippy::wildcard_imports,
        reason = "the table names nearly all of them"
    )
)]

use super::Engine::{self, *};
use super::EngineReaction::*;
use super::Evidence::{Run, Source};
use super::Reason::*;
use super::When::{At, Board, FullmoveNumber, HalfmoveClock, Is};
use super::castling_conditions::*;
use super::given_fen::BoardSlip::*;
use super::position_conditions::*;
use super::text_conditions::*;
use super::{Rule, row};

const MAX: u64 = u64::MAX;

/// The readers that check nothing and turn any text into some position.
const LENIENT: &[Engine] = &[Stockfish18, FairyStockfish];

/// The readers that check the text.
const STRICT: &[Engine] = &[
    Stockfish19,
    Lichess,
    ChessJs,
    PythonChess,
    Shakmaty,
    CozyChess,
];

#[rustfmt::skip]
pub(super) const RULES: &[Rule] = &[
    // --- The position, regardless of its notation.
    // Stockfish 15.1 crashes; 17.1 and 18 have no move to play.
    row(NoKing,                Crashes,         Is(lacks_king),                      Run,    &[Stockfish18]),
    // It continues to play without a king.
    row(NoKing,                AnswersNonsense, Is(lacks_king),                      Run,    &[FairyStockfish]),
    row(NoKing,                Refuses,         Is(lacks_king),                      Run,    STRICT),
    row(NoKing,                Refuses,         Is(lacks_king),                      Source, &[Texel, Cutechess, Scid]),
    // They prevent check for only one of the kings.
    row(SeveralKings,          AnswersNonsense, At(several_kings),                   Run,    LENIENT),
    row(SeveralKings,          Refuses,         At(several_kings),                   Run,    STRICT),
    row(SeveralKings,          Refuses,         At(several_kings),                   Source, &[Texel, Cutechess, Scid]),
    // 15.1 plays a move other than the capture; 17.1 and 18 have no move to play.
    row(KingCanBeTaken,        AnswersNonsense, At(king_can_be_taken),               Run,    LENIENT),
    row(KingCanBeTaken,        Refuses,         At(king_can_be_taken),               Run,    &[Stockfish19, Lichess, PythonChess, Shakmaty, CozyChess]),
    row(KingCanBeTaken,        Refuses,         At(king_can_be_taken),               Source, &[Texel, Cutechess, Scid]),
    // Fairy-Stockfish captures the king.
    row(KingsTouch,            AnswersNonsense, At(kings_touch),                     Run,    LENIENT),
    // cozy-chess accepts it.
    row(KingsTouch,            Refuses,         At(kings_touch),                     Run,    &[Stockfish19, Lichess, PythonChess, Shakmaty]),
    row(KingsTouch,            Refuses,         At(kings_touch),                     Source, &[Texel, Cutechess, Scid]),
    // Its tables have room for 32 pieces: it evaluates 33 wrongly, and 64 crash version 15.1.
    row(MoreThan32Men,         Crashes,         Is(has_more_than_32_men),            Run,    &[Stockfish18]),
    row(MoreThan16Men,         Refuses,         At(more_than_16_men),                Run,    &[Stockfish19, PythonChess, Shakmaty, CozyChess]),
    row(MoreThan8Pawns,        Refuses,         At(more_than_8_pawns),               Run,    &[Stockfish19, PythonChess, Shakmaty, CozyChess]),
    // shakmaty counts bishops by the colour of their squares, the others do not.
    row(TooManyPromoted,       Refuses,         At(too_many_promoted),               Run,    &[Shakmaty]),
    row(TooManyPromoted,       Refuses,         At(too_many_promoted_by_count),      Run,    &[Stockfish19]),
    row(TooManyPromoted,       Refuses,         At(too_many_promoted_by_count),      Source, &[Texel]),
    row(PawnOnBackRank,        Refuses,         At(pawn_on_back_rank),               Run,    STRICT),
    row(PawnOnBackRank,        Refuses,         At(pawn_on_back_rank),               Source, &[Scid]),
    row(ThreeCheckers,         Refuses,         At(three_checkers),                  Run,    &[PythonChess, Shakmaty, CozyChess]),
    row(ImpossibleDoubleCheck, Refuses,         At(double_check_along_one_line),     Run,    &[PythonChess, Shakmaty]),
    row(ImpossibleDoubleCheck, Refuses,         At(double_check_by_steppers),        Run,    &[Shakmaty]),
    // Without the option castling is written as the king's step, which may be another move.
    row(Chess960Castling,      NeedsChess960,   At(chess960_right),                  Run,    &[Stockfish18, Stockfish19, FairyStockfish, PythonChess]),
    // It reads `K` and `Q` as the rooks in the corners, and file letters only with an option.
    row(Chess960Castling,      NeedsChess960,   At(chess960_right_by_file),          Run,    &[CozyChess]),
    row(Chess960Castling,      Refuses,         At(inner_rook_by_side),              Run,    &[CozyChess]),
    // It castles as if king and rook were on the squares of standard chess.
    row(Chess960Castling,      Misreads,        At(chess960_right_by_side),          Run,    &[ChessJs]),
    // It only knows the castling of standard chess.
    row(Chess960Castling,      Drops,           At(chess960_right),                  Source, &[Texel]),
    // No starting array of Chess960 has the king there.
    row(CastlingKingOnEdge,    Drops,           At(castling_king_on_edge),           Run,    &[Stockfish19]),

    // --- The castling field.
    // They search for a rook beyond the edge of the board.
    row(CastlingWithoutRook,   Crashes,         At(right_without_any_rook),          Run,    LENIENT),
    // They assign the right to the next rook.
    row(CastlingWithoutRook,   Misreads,        At(right_given_to_another_rook),     Run,    LENIENT),
    // It castles with a missing rook.
    row(CastlingWithoutRook,   Misreads,        At(right_by_side_without_rook),      Run,    &[ChessJs]),
    row(CastlingWithoutRook,   Refuses,         At(right_without_rook),              Run,    &[Shakmaty, CozyChess]),
    row(CastlingWithoutRook,   Refuses,         At(right_without_rook),              Source, &[Cutechess]),
    // It overlooks `Q` if there is no rook at all.
    row(CastlingWithoutRook,   Refuses,         At(right_without_rook_but_lone_q),   Run,    &[PythonChess]),
    row(CastlingRepeated,      Refuses,         Is(repeats_a_side),                  Run,    &[CozyChess]),
    row(CastlingRepeated,      Refuses,         Is(names_two_rooks_of_a_side),       Run,    &[PythonChess, Shakmaty]),
    // They keep one of the two, not always the same one.
    row(CastlingRepeated,      Drops,           Is(names_two_rooks_of_a_side),       Run,    &[Stockfish18, Stockfish19, FairyStockfish, Lichess]),
    row(CastlingRepeated,      Refuses,         Is(has_three_rights_of_a_colour),    Run,    &[PythonChess]),
    row(CastlingRepeated,      Refuses,         Is(has_five_rights),                 Run,    &[Stockfish19]),
    row(CastlingOrder,         Refuses,         Is(has_white_right_behind_black),    Run,    &[PythonChess]),
    row(CastlingMixed,         Refuses,         Is(mixes_sides_and_files),           Run,    &[CozyChess]),
    row(CastlingFiles,         Refuses,         Is(has_castling_file),               Run,    &[ChessJs]),
    row(CastlingFiles,         Drops,           Is(has_castling_file),               Source, &[Texel]),
    row(CastlingUnreadable,    Refuses,         Is(has_unknown_castling_letter),     Run,    STRICT),
    // They skip unknown characters.
    row(CastlingUnreadable,    Drops,           Is(has_unknown_castling_letter),     Run,    LENIENT),
    // It accepts a dash at the beginning and continues to read after it.
    row(CastlingUnreadable,    Misreads,        Is(has_dash_before_rights),          Run,    &[Stockfish19]),
    row(CastlingUnreadable,    Refuses,         Is(has_dash_behind_rights),          Run,    &[Stockfish19]),
    // chess.js accepts a dash among the letters.
    row(CastlingUnreadable,    Refuses,         Is(has_dash_among_rights),           Run,    &[Lichess, PythonChess, Shakmaty, CozyChess]),

    // --- The board field.
    // Fairy-Stockfish reads 44 as forty-four squares; with castling rights that crashes it.
    row(DigitsJoined,          Crashes,         Board(JoinedDigits),                 Run,    &[FairyStockfish]),
    row(DigitsJoined,          Refuses,         Board(JoinedDigits),                 Run,    &[ChessJs, PythonChess]),
    row(DigitsJoined,          Refuses,         Board(JoinedDigits),                 Source, &[Cutechess]),
    // The rest of the board shifts; a king or a rook that is lost by this crashes them.
    row(RankNotEightWide,      Crashes,         Board(WrongWidth),                   Run,    LENIENT),
    // It fills short ranks.
    row(RankNotEightWide,      Misreads,        Board(ShortRank),                    Source, &[Texel]),
    row(RankNotEightWide,      Refuses,         Board(WrongWidth),                   Run,    STRICT),
    // The last rank stays empty; castling rights then crash them.
    row(TooFewRanks,           Crashes,         Board(MissingRank),                  Run,    LENIENT),
    row(TooFewRanks,           Misreads,        Board(MissingRank),                  Run,    &[CozyChess]),
    row(TooFewRanks,           Misreads,        Board(MissingRank),                  Source, &[Texel]),
    // It reads the eighth rank as the missing one, so Black's king is not at home.
    row(TooFewRanks,           Refuses,         Is(black_may_castle_on_seven_ranks), Run,    &[CozyChess]),
    row(TooFewRanks,           Refuses,         Board(MissingRank),                  Run,    &[Stockfish19, Lichess, ChessJs, PythonChess, Shakmaty]),
    // They write out of bounds below the board, or lose the pieces there.
    row(TooManyRanks,          Crashes,         Board(NinthRank),                    Run,    LENIENT),
    row(TooManyRanks,          Refuses,         Board(NinthRank),                    Run,    STRICT),
    // The others read an empty pocket.
    row(TooManyRanks,          Refuses,         Board(SlashAtEnd),                   Run,    &[Stockfish19, ChessJs, PythonChess, CozyChess]),
    // They skip the letter, and the rest of the board shifts or is lost.
    row(UnknownPiece,          Crashes,         Board(UnknownLetter),                Run,    LENIENT),
    row(UnknownPiece,          Refuses,         Board(UnknownLetter),                Run,    STRICT),
    // No empty squares; chess.js and cozy-chess accept it.
    row(UnknownPiece,          Refuses,         Board(Zero),                         Run,    &[Stockfish19, Lichess, PythonChess, Shakmaty]),
    // The pieces in the pocket land on a2, b2 and so on.
    row(Pocket,                Misreads,        Board(PiecesInBrackets),             Run,    &[Stockfish18]),
    // Even an empty pocket is refused.
    row(Pocket,                Refuses,         Board(Brackets),                     Run,    &[Stockfish19, ChessJs, PythonChess, CozyChess]),
    row(Pocket,                Refuses,         Board(PocketRank),                   Run,    &[Stockfish19, ChessJs, PythonChess, CozyChess]),
    // They have a pocket only if they are set to such a variant.
    row(Pocket,                Drops,           Board(PiecesInBrackets),             Run,    &[FairyStockfish, Lichess, Shakmaty]),
    row(Pocket,                Drops,           Board(PocketRank),                   Run,    &[FairyStockfish, Lichess, Shakmaty]),
    // There are no squares for the pieces below the board.
    row(Pocket,                Drops,           Board(PocketRank),                   Run,    &[Stockfish18]),
    // A dash is not an empty pocket.
    row(Pocket,                Refuses,         Board(OtherInBrackets),              Run,    &[Lichess, Shakmaty]),
    row(PromotedMark,          Refuses,         Board(Tilde),                        Run,    &[Stockfish19, ChessJs, CozyChess]),

    // --- The other fields.
    // Any word that does not begin with `w` means Black.
    row(SideMissing,           Misreads,        Is(lacks_side),                      Run,    LENIENT),
    row(SideMissing,           Refuses,         Is(lacks_side),                      Run,    &[Stockfish19, ChessJs, CozyChess]),
    row(SideMissing,           Refuses,         Is(lacks_side),                      Source, &[Cutechess, Scid]),
    // So `W` means Black, too; the rest of a word is read as castling letters.
    row(SideUnreadable,        Misreads,        Is(has_unknown_side_but_capital_b),  Run,    LENIENT),
    row(SideUnreadable,        Refuses,         Is(has_unknown_side),                Run,    STRICT),
    row(FieldsMissing,         Refuses,         Is(has_two_to_five_fields),          Run,    &[CozyChess]),
    row(FieldsMissing,         Refuses,         Is(has_two_or_three_fields),         Source, &[Cutechess]),
    row(TextBehind,            Refuses,         Is(has_text_behind),                 Run,    &[Lichess, ChessJs, PythonChess, Shakmaty, CozyChess]),
    // They continue to read where they stopped, so the rest becomes the counters.
    row(EnPassantUnreadable,   Misreads,        Is(has_long_en_passant_word),        Run,    LENIENT),
    row(EnPassantUnreadable,   Misreads,        Is(has_dashed_en_passant_word),      Run,    &[Stockfish19]),
    row(EnPassantUnreadable,   Refuses,         Is(has_undashed_en_passant_word),    Run,    &[Stockfish19]),
    row(EnPassantUnreadable,   Refuses,         Is(has_en_passant_word),             Run,    &[ChessJs, PythonChess, Shakmaty, CozyChess]),
    // It ignores squares of other ranks.
    row(EnPassantUnreadable,   Refuses,         Is(has_en_passant_word_no_square),   Run,    &[Lichess]),
    // They capture there.
    row(EnPassantImpossible,   Misreads,        At(en_passant_start_occupied),       Run,    &[FairyStockfish, ChessJs]),
    row(EnPassantImpossible,   Refuses,         At(impossible_en_passant),           Run,    &[PythonChess, Shakmaty, CozyChess]),
    row(EnPassantImpossible,   Refuses,         At(en_passant_on_wrong_rank),        Run,    &[Stockfish19, ChessJs]),
    // They stop at the end of the number and take the next word, or 0 and 1.
    row(CounterUnreadable,     Misreads,        Is(has_counter_not_a_number),        Run,    LENIENT),
    row(CounterUnreadable,     Misreads,        Is(has_counter_not_an_integer),      Run,    &[Stockfish19]),
    row(CounterUnreadable,     Refuses,         Is(has_negative_counter),            Run,    &[Stockfish19]),
    row(CounterUnreadable,     Refuses,         Is(has_counter_not_a_number),        Run,    &[PythonChess, CozyChess]),
    // It reads decimals up to the point.
    row(CounterUnreadable,     Refuses,         Is(has_counter_without_number),      Run,    &[ChessJs]),
    row(CounterUnreadable,     Misreads,        Is(has_counter_beyond_its_number),   Run,    &[ChessJs]),
    // They do not accept a plus sign either.
    row(CounterUnreadable,     Refuses,         Is(has_counter_not_of_digits),       Run,    &[Lichess, Shakmaty]),
    // They read the check counters as the other two counters.
    row(CheckCounters,         Misreads,        Is(has_check_counters_in_front),     Run,    &[Stockfish18, Stockfish19, FairyStockfish]),
    row(CheckCounters,         Refuses,         Is(has_check_counters),              Run,    &[ChessJs, PythonChess, CozyChess]),
    row(CheckCounters,         Drops,           Is(has_check_counters),              Run,    &[Lichess, Shakmaty]),
    // They do not read this part of the text.
    row(CheckCounters,         Drops,           Is(has_check_counters_behind),       Run,    &[Stockfish18, Stockfish19, FairyStockfish]),
    row(HalfmoveClockTooHigh,  Refuses,         HalfmoveClock(101..=MAX),            Run,    &[CozyChess]),
    // Games start there with 100 at most.
    row(HalfmoveClockTooHigh,  Drops,           HalfmoveClock(101..=9999),           Source, &[Lichess]),
    // It accepts four digits.
    row(HalfmoveClockTooHigh,  Refuses,         HalfmoveClock(10_000..=MAX),         Run,    &[Lichess]),
    row(HalfmoveClockTooHigh,  Refuses,         HalfmoveClock(32_768..=MAX),         Run,    &[Stockfish19]),
    // They keep the part that fits into 31 bits and lose the move number.
    row(HalfmoveClockTooHigh,  Misreads,        HalfmoveClock(0x8000_0000..=MAX),    Run,    LENIENT),
    row(FullmoveNumberZero,    Refuses,         FullmoveNumber(0..=0),               Run,    &[ChessJs, CozyChess]),
    // Games start there at move 500 at most.
    row(FullmoveNumberTooHigh, Drops,           FullmoveNumber(501..=9999),          Source, &[Lichess]),
    // It accepts four digits.
    row(FullmoveNumberTooHigh, Refuses,         FullmoveNumber(10_000..=MAX),        Run,    &[Lichess]),
    row(FullmoveNumberTooHigh, Refuses,         FullmoveNumber(65_536..=MAX),        Run,    &[CozyChess]),
    row(FullmoveNumberTooHigh, Refuses,         FullmoveNumber(100_001..=MAX),       Run,    &[Stockfish19]),
    // Twice the number does not fit, and they take 1.
    row(FullmoveNumberTooHigh, Misreads,        FullmoveNumber(0x4000_0001..=MAX),   Run,    LENIENT),

    // --- Blanks.
    // They read everything as one word, so Black is to move and nobody may castle.
    row(ForeignBlank,          Misreads,        Is(has_foreign_blank),               Run,    LENIENT),
    row(ForeignBlank,          Refuses,         Is(has_foreign_blank),               Run,    &[Stockfish19, Shakmaty, CozyChess]),
    // Everything is read as one word, so castling letters may end up on the board.
    row(Underscores,           Misreads,        Is(is_one_word),                     Run,    LENIENT),
    row(Underscores,           Refuses,         Is(is_one_word),                     Run,    &[Stockfish19, ChessJs, PythonChess]),
    row(Underscores,           Refuses,         Is(has_underscores),                 Run,    &[CozyChess]),
    row(StrayBlank,            Refuses,         Is(has_blank_around_or_doubled),     Run,    &[CozyChess]),
    row(StrayBlank,            Refuses,         Is(has_blank_around),                Run,    &[Lichess, ChessJs]),
    row(StrayBlank,            Refuses,         Is(has_blank_other_than_space),      Run,    &[Shakmaty, CozyChess]),
    row(ByteOrderMark,         Refuses,         Is(has_byte_order_mark),             Run,    STRICT),
];
