//! What is told of the boards of a picture.

use crate::cli::escape_controls::escape_controls;
use crate::json::{Object, push_list, push_text};
use crate::recognise::Doubt;
use crate::scanned::FoundBoard;
use crate::text::tr_with;
use std::io::Write as _;

/// Appends what people are told of a board: its FEN, and in words how sure it is.
pub(super) fn push_line(file: Option<&str>, board: &FoundBoard, out: &mut Vec<u8>) {
    let percent = (board.confidence * 100.0).floor().to_string();
    let squares: Vec<String> = board.doubts.iter().map(square_name).collect();
    let said = if squares.is_empty() {
        tr_with("cli-read-board", &[("percent", percent.into())])
    } else {
        let squares = squares.join(" ");
        tr_with(
            "cli-read-doubt",
            &[("percent", percent.into()), ("squares", squares.into())],
        )
    };
    let file = file
        .map(|file| format!("{}: ", escape_controls(file)))
        .unwrap_or_default();
    let line = format!("{} ; {file}{said}\n", board.fen);
    out.extend_from_slice(line.as_bytes());
}

/// Appends what programs are told of a file.
pub(super) fn push_object(file: Option<&str>, boards: &[FoundBoard], out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    if let Some(file) = file {
        object.text("file", file);
    }
    push_list(boards, object.member("boards"), push_board);
    object.end();
    out.push(b'\n');
}

fn push_board(board: &FoundBoard, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    let placement = board.fen.split(' ').next();
    object.plain("placement", placement.unwrap_or_default());
    object.plain("fen", &board.fen);
    push_list(board.corners, object.member("box"), |corner, out| {
        push_list(corner, out, |part, out| push_decimal(part, 1, out));
    });
    object.number("page", u64::from(board.page));
    object.plain(
        "below",
        if board.is_white_below {
            "white"
        } else {
            "black"
        },
    );
    push_list(&board.doubts, object.member("doubt"), push_doubt);
    push_decimal(board.confidence, 4, object.member("confidence"));
    object.end();
}

fn push_doubt(doubt: &Doubt, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.plain("square", &square_name(doubt));
    push_list(
        &doubt.alternatives,
        object.member("alternatives"),
        |(man, chance), out| {
            out.push(b'[');
            push_text(man.encode_utf8(&mut [0; 4]), out);
            out.push(b',');
            push_decimal(*chance, 4, out);
            out.push(b']');
        },
    );
    object.end();
}

fn square_name(doubt: &Doubt) -> String {
    let file = char::from(b"abcdefgh"[doubt.square % 8]);
    format!("{file}{}", 8 - doubt.square / 8)
}

/// A number with so many digits behind the point.
fn push_decimal(number: f32, digits: usize, out: &mut Vec<u8>) {
    let number = if number.is_finite() { number } else { 0.0 };
    let written = write!(out, "{number:.digits$}");
    debug_assert!(written.is_ok(), "a Vec takes everything");
}
