//! Forms for people to read and for print: two text diagrams, the pieces with their squares, and the LaTeX command that
//! prints the position; with a few words in the language of the piece letters.
//!
//! The words are part of the notation, like the letters: a list with German letters has `Weiß`, whatever the language
//! of the program.

use super::{Entry, FormSettings, Subject, Warns};
use crate::annotations::{Annotations, MarkColor, annotations};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use crate::piece_letters::{Language, figurine};
use tabiya_chess::{Board, Color, EnPassantConvention, File, Piece, Rank, Role, Square};

/// The position from White's side, with `sign` for each square. The columns are aligned in a font of fixed width.
fn diagram(subject: &Subject<'_>, sign: fn(Option<Piece>) -> char) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        push_rank(&mut text, &subject.position.board, rank, sign);
    }
    text.push(' ');
    for file in File::ALL {
        text.push(' ');
        text.push(file.letter());
    }
    let turn = side_to_move(subject.settings.language, subject.position.side_to_move);
    text.push('\n');
    text.push_str(turn);
    text
}

fn push_rank(text: &mut String, board: &Board, rank: Rank, sign: fn(Option<Piece>) -> char) {
    text.push_str(&rank.to_string());
    for file in File::ALL {
        text.push(' ');
        text.push(sign(board.get(Square::new(file, rank))));
    }
    text.push('\n');
}

/// A diagram with the letters of FEN in every language: capitals are White's.
pub(super) const TEXT: Entry = Entry {
    name: "text",
    write: write_text,
    is_block: true,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write_text(subject: &Subject<'_>) -> Vec<u8> {
    diagram(subject, |piece| piece.map_or('.', Piece::letter)).into_bytes()
}

/// A diagram of chess symbols.
pub(super) const TEXT_UNICODE: Entry = Entry {
    name: "text-unicode",
    write: write_text_unicode,
    is_block: true,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write_text_unicode(subject: &Subject<'_>) -> Vec<u8> {
    diagram(subject, |piece| piece.map_or('·', figurine)).into_bytes()
}

/// The pieces with their squares, as books and columns print them: `White: Kg1, Qd1, a2.`
///
/// Pawns have no letter. Castling rights, the en-passant square and the counters are not included.
pub(super) const PIECES: Entry = Entry {
    name: "pieces",
    write: write_pieces,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

fn write_pieces(subject: &Subject<'_>) -> Vec<u8> {
    let settings = subject.settings;
    let [white, black] = Color::ALL.map(|side| {
        let label = side_label(settings.language, side);
        let pieces = pieces(&subject.position.board, side, settings);
        format!("{label} {pieces}.")
    });
    let turn = side_to_move(settings.language, subject.position.side_to_move);
    format!("{white} {black} {turn}.").into_bytes()
}

/// The pieces of a side from the king to the pawns, each kind from the a-file to the h-file.
fn pieces(board: &Board, side: Color, settings: FormSettings) -> String {
    let mut names = Vec::new();
    for role in Role::ALL {
        let piece = Piece::new(side, role);
        let mut squares: Vec<Square> = board.squares_of(piece).collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        let named = squares.iter();
        names.extend(named.map(|square| format!("{}{square}", sign(piece, settings))));
    }
    if names.is_empty() {
        return "–".to_owned();
    }
    names.join(", ")
}

fn sign(piece: Piece, settings: FormSettings) -> String {
    if piece.role() == Role::Pawn {
        return String::new();
    }
    if settings.figurines {
        return figurine(piece).to_string();
    }
    settings.language.letter(piece.role()).to_owned()
}

/// The word before the pieces of a side: `White:`.
const fn side_label(language: Language, side: Color) -> &'static str {
    let [white, black] = match language {
        Language::English => ["White:", "Black:"],
        Language::German => ["Weiß:", "Schwarz:"],
        // French has a no-break space before a colon.
        Language::French => ["Blancs\u{a0}:", "Noirs\u{a0}:"],
        Language::Spanish => ["Blancas:", "Negras:"],
        Language::Italian => ["Bianco:", "Nero:"],
        Language::Portuguese => ["Brancas:", "Pretas:"],
        Language::Dutch => ["Wit:", "Zwart:"],
        Language::Polish => ["Białe:", "Czarne:"],
        Language::Russian => ["Белые:", "Чёрные:"],
    };
    match side {
        Color::White => white,
        Color::Black => black,
    }
}

/// The side to move in words: `White to move`.
pub(crate) const fn side_to_move(language: Language, side: Color) -> &'static str {
    let [white, black] = match language {
        Language::English => ["White to move", "Black to move"],
        Language::German => ["Weiß am Zug", "Schwarz am Zug"],
        Language::French => ["Trait aux Blancs", "Trait aux Noirs"],
        Language::Spanish => ["Juegan blancas", "Juegan negras"],
        Language::Italian => ["Muove il Bianco", "Muove il Nero"],
        Language::Portuguese => ["Jogam as brancas", "Jogam as pretas"],
        Language::Dutch => ["Wit aan zet", "Zwart aan zet"],
        Language::Polish => ["Ruch białych", "Ruch czarnych"],
        Language::Russian => ["Ход белых", "Ход чёрных"],
    };
    match side {
        Color::White => white,
        Color::Black => black,
    }
}

/// The command of the LaTeX package chessboard that prints the position, with the arrows and square
/// marks of the operations. It also contains the text that the commands of xskak read with `\newchessgame`.
pub(super) const LATEX: Entry = Entry {
    name: "latex",
    write: write_latex,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

const STYLE: FenStyle = FenStyle {
    dialect: Dialect::XFen,
    en_passant: EnPassantConvention::Legal,
};

fn write_latex(subject: &Subject<'_>) -> Vec<u8> {
    let fen = write_fen_as(subject.position, STYLE);
    let drawn = annotation_options(&annotations(subject.operations));
    format!("\\chessboard[setfen={fen}{drawn}]").into_bytes()
}

/// Options of `\chessboard` that draw arrows and square marks; each begins with a comma.
pub fn annotation_options(annotations: &Annotations) -> String {
    let mut options = String::new();
    for color in MarkColor::ALL {
        let marks = annotations.marks.iter();
        let marks = marks.filter(|mark| mark.color == color);
        let squares: Vec<_> = marks.map(|mark| mark.square.to_string()).collect();
        push_option(&mut options, "circle", color, "markfields", &squares);
        let arrows = annotations.arrows.iter();
        let arrows = arrows.filter(|arrow| arrow.color == color);
        let moves: Vec<_> = arrows
            .map(|arrow| format!("{}-{}", arrow.from, arrow.to))
            .collect();
        push_option(&mut options, "straightmove", color, "markmoves", &moves);
    }
    options
}

fn push_option(options: &mut String, style: &str, color: MarkColor, key: &str, values: &[String]) {
    if values.is_empty() {
        return;
    }
    let color = match color {
        MarkColor::Green => "green!60!black",
        MarkColor::Red => "red",
        MarkColor::Blue => "blue",
        MarkColor::Yellow => "orange",
    };
    let values = values.join(",");
    options.extend([
        ",pgfstyle=",
        style,
        ",color=",
        color,
        ",",
        key,
        "={",
        &values,
        "}",
    ]);
}
