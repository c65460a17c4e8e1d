//! Texts about repairs of a FEN.

use super::wording::piece_name;
use super::{listed, listed_apart, tr, tr_with};
use tabiya_chess::{Color, File, Piece, Position, Square};
use tabiya_notation::repair::{AssumedFields, BoardAssumption, Repair, RepairKind, VariantMarks};

/// The maximum length of a quotation, in characters.
const MAX_QUOTED: usize = 24;

/// A repair: its kind, the original text, and the repaired text.
pub fn repair_text(repair: &Repair) -> String {
    let variables = [
        ("what", repair_name(repair.kind).into()),
        ("read", quoted(&repair.read).into()),
        ("became", quoted(repair.became.trim()).into()),
    ];
    let id = match (repair.read.is_empty(), repair.became.is_empty()) {
        (true, _) => "repair-added",
        (false, true) => "repair-left-out",
        (false, false) => "repair-changed",
    };
    tr_with(id, &variables)
}

/// The kind of a repair.
pub fn repair_name(kind: RepairKind) -> String {
    let id = repair_id(kind);
    match kind {
        RepairKind::ForeignLetters(language) => {
            let language = tr(&format!("language-{}", language.code()));
            tr_with(id, &[("language", language.into())])
        }
        _ => tr(id),
    }
}

/// The kind of a repair as a sentence for the report of the command line.
pub fn repair_report_text(kind: RepairKind) -> String {
    in_report(match kind {
        // The report treats it like a target that the pieces rule out.
        RepairKind::ImpossibleTarget => "problem-invalid-ep-square",
        _ => repair_id(kind),
    })
}

/// The variant of a message for the report of the command line.
pub(super) fn in_report(id: &str) -> String {
    tr(&format!("{id}-report"))
}

const fn repair_id(kind: RepairKind) -> &'static str {
    match kind {
        RepairKind::MissingFields => "repair-missing-fields",
        RepairKind::WhiteSpace => "repair-white-space",
        RepairKind::Wrapper => "repair-wrapper",
        RepairKind::TrailingText => "repair-trailing-text",
        RepairKind::CastlingOrder => "repair-castling-order",
        RepairKind::CastlingRepeated => "repair-castling-repeated",
        RepairKind::CastlingMixed => "repair-castling-mixed",
        RepairKind::ImpossibleTarget => "repair-impossible-target",
        RepairKind::DigitsJoined => "repair-digits-joined",
        RepairKind::Counter => "repair-counter",
        RepairKind::LetterCase => "repair-letter-case",
        RepairKind::LookalikeLetters => "repair-lookalike-letters",
        RepairKind::ForeignLetters(_) => "repair-foreign-letters",
        RepairKind::Figurines => "repair-figurines",
        RepairKind::VariantMarks => "repair-variant-marks",
        RepairKind::Separators => "repair-separators",
        RepairKind::RepeatedOperation => "repair-repeated-operation",
        RepairKind::MissingSquare => "repair-missing-square",
        RepairKind::SurplusSquare => "repair-surplus-square",
        RepairKind::MissingRank => "repair-missing-rank",
    }
}

/// The assumption of a reading about a damaged board, in a few words.
pub fn assumption_text(assumed: BoardAssumption) -> String {
    let last = |rank| Square::new(File::H, rank).to_string();
    let (id, piece, place) = match assumed {
        BoardAssumption::Gap(square) => ("assumption-gap", None, square.to_string()),
        BoardAssumption::GapLeftOut(square) => {
            ("assumption-gap-left-out", None, square.to_string())
        }
        BoardAssumption::GapBeyond(rank) => ("assumption-gap-beyond", None, last(rank)),
        BoardAssumption::PieceAdded(piece, square) => {
            ("assumption-piece-added", Some(piece), square.to_string())
        }
        BoardAssumption::PieceLeftOut(piece, square) => {
            ("assumption-piece-left-out", Some(piece), square.to_string())
        }
        BoardAssumption::PieceBeyond(piece, rank) => {
            ("assumption-piece-beyond", Some(piece), last(rank))
        }
        BoardAssumption::EmptyRank(rank) => {
            ("assumption-empty-rank", None, rank.number().to_string())
        }
        BoardAssumption::HomeRank(rank) => {
            ("assumption-home-rank", None, rank.number().to_string())
        }
    };
    let piece = piece.map(piece_name).unwrap_or_default();
    tr_with(id, &[("piece", piece.into()), ("place", place.into())])
}

/// The fields that are assumed, with their values in the position; `None` if there are none.
pub fn assumed_fields_text(assumed: AssumedFields, position: &Position) -> Option<String> {
    let mut fields = Vec::new();
    if assumed.side_to_move {
        fields.push(tr(match position.side_to_move {
            Color::White => "white-to-move",
            Color::Black => "black-to-move",
        }));
    }
    if assumed.castling {
        fields.push(tr("assumed-no-castling"));
    }
    if assumed.counters {
        let variables = [
            ("clock", position.halfmove_clock.to_string().into()),
            ("number", position.fullmove_number.to_string().into()),
        ];
        fields.push(tr_with("assumed-counters", &variables));
    }
    let variables = [("fields", listed(&fields).into())];
    (!fields.is_empty()).then(|| tr_with("assumed-fields", &variables))
}

/// Quotes a text on one line. Control characters become spaces, spaces are visible if there is nothing else, and long
/// texts are cut.
fn quoted(text: &str) -> String {
    let visible = |letter: char| match letter {
        ' ' => '␣',
        _ if letter.is_control() || letter.is_whitespace() => '␣',
        _ => letter,
    };
    let all_blank = text.chars().all(char::is_whitespace);
    let shown = text.chars().take(MAX_QUOTED);
    let mut shown: String = if all_blank {
        shown.map(visible).collect()
    } else {
        shown
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect()
    };
    if text.chars().nth(MAX_QUOTED).is_some() {
        shown.push('…');
    }
    shown
}

/// The marks of a chess variant on a line, which are left out of the FEN.
pub fn variant_marks_text(marks: &VariantMarks) -> String {
    let mut parts = Vec::new();
    if let Some(pocket) = &marks.pocket {
        let letters: String = pocket.iter().copied().map(Piece::letter).collect();
        parts.push(if letters.is_empty() {
            tr("variant-empty-pocket")
        } else {
            tr_with("variant-pocket", &[("pieces", letters.into())])
        });
    }
    if !marks.promoted.is_empty() {
        let squares: Vec<_> = marks.promoted.iter().map(Square::to_string).collect();
        parts.push(tr_with(
            "variant-promoted",
            &[("squares", listed(&squares).into())],
        ));
    }
    if let Some(checks) = marks.checks {
        let id = if checks.are_given {
            "variant-checks-given"
        } else {
            "variant-checks-left"
        };
        let variables = [
            ("white", checks.white.into()),
            ("black", checks.black.into()),
        ];
        parts.push(tr_with(id, &variables));
    }
    tr_with(
        "variant-kept-out",
        &[("marks", listed_apart(&parts).into())],
    )
}
