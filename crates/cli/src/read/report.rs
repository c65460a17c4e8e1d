//! The report on the boards of a picture.

use crate::escape_controls::escape_controls;
use std::io::Write as _;
use tabiya_notation::picture_doubts::{Doubt, PictureTurn};
use tabiya_picture::scanned::FoundBoard;
use tabiya_text::json::{Object, push_list, push_text};
use tabiya_text::{listed, missing_squares_text, question_names, sign_text, tr, tr_with};

/// The report on a file, as it is written.
pub(super) struct FileReport {
    /// The name of the file, if it is reported.
    file: Option<String>,
    is_json: bool,
    board_count: usize,
    /// Something that resembles a board but is hardly one, as JSON objects.
    unlikely: Vec<Vec<u8>>,
    /// Pages that could not be read, and the reasons.
    left_out: Vec<(u32, String)>,
    out: Vec<u8>,
}

impl FileReport {
    pub(super) fn new(file: Option<String>, is_json: bool) -> Self {
        Self {
            file,
            is_json,
            board_count: 0,
            unlikely: Vec::new(),
            left_out: Vec::new(),
            out: Vec::new(),
        }
    }

    /// Begins the report, before all boards.
    pub(super) fn begin(&mut self) {
        if !self.is_json {
            return;
        }
        self.out.push(b'{');
        if let Some(file) = &self.file {
            self.out.extend_from_slice(b"\"file\":");
            push_text(file, &mut self.out);
            self.out.push(b',');
        }
        self.out.extend_from_slice(b"\"boards\":[");
    }

    /// Adds boards of the file, or of a page of it.
    pub(super) fn add(&mut self, boards: &[FoundBoard], page: Option<u32>) {
        for board in boards {
            if board.unlikely.is_some() {
                // People get a message instead.
                if self.is_json {
                    let mut object = Vec::new();
                    push_board(board, &mut object);
                    self.unlikely.push(object);
                }
                continue;
            }
            if self.is_json {
                if self.board_count > 0 {
                    self.out.push(b',');
                }
                push_board(board, &mut self.out);
            } else {
                push_line(self.file.as_deref(), page, board, &mut self.out);
            }
            self.board_count += 1;
        }
    }

    /// Adds a page that could not be read.
    pub(super) fn leave_out(&mut self, page: u32, why: &str) {
        self.left_out.push((page, why.to_owned()));
    }

    /// Ends the report, after all boards. Returns whether there was no board.
    pub(super) fn end(&mut self) -> bool {
        if self.is_json {
            self.out.push(b']');
            if !self.unlikely.is_empty() {
                self.out.extend_from_slice(b",\"unlikely\":");
                push_list(&self.unlikely, &mut self.out, |object, out| {
                    out.extend_from_slice(object);
                });
            }
            if !self.left_out.is_empty() {
                self.out.extend_from_slice(b",\"left_out\":");
                push_list(&self.left_out, &mut self.out, |(page, why), out| {
                    let mut object = Object::begin(out);
                    object.number("page", u64::from(*page));
                    object.text("reason", why);
                    object.end();
                });
            }
            self.out.extend_from_slice(b"}\n");
        }
        self.board_count == 0
    }

    /// Takes the text that was added since the last call.
    pub(super) fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}

/// Appends the report on a board for people: its FEN, and its certainty in words.
fn push_line(file: Option<&str>, page: Option<u32>, board: &FoundBoard, out: &mut Vec<u8>) {
    let percent = (board.confidence * 100.0).floor().to_string();
    let is_seen = |doubt: &&Doubt| !board.missing.contains(&doubt.square);
    let doubts = board.doubts.iter().filter(is_seen);
    let squares: Vec<String> = doubts.map(|doubt| square_name(doubt.square)).collect();
    let mut said = vec![if board.is_written {
        tr("cli-read-written")
    } else if squares.is_empty() {
        tr_with("cli-read-board", &[("percent", percent.into())])
    } else {
        let squares = squares.join(" ");
        tr_with(
            "cli-read-doubt",
            &[("percent", percent.into()), ("squares", squares.into())],
        )
    }];
    if !board.missing.is_empty() {
        let lines = missing_squares_text(&board.missing);
        said.push(tr_with("cli-read-missing", &[("lines", lines.into())]));
    }
    said.extend(board.turn.map(turn_text));
    if !board.questions.is_empty() {
        let questions = listed(&question_names(board.questions));
        said.push(tr_with(
            "cli-read-asked",
            &[("questions", questions.into())],
        ));
    }
    if let Some(fen) = &board.offered {
        said.push(tr_with("cli-read-offered", &[("fen", fen.as_str().into())]));
    }
    let said = said.join("; ");
    let file = file
        .map(|file| format!("{}: ", escape_controls(file)))
        .unwrap_or_default();
    let page = page.map(|page| tr_with("cli-read-page", &[("page", page.to_string().into())]));
    let page = page.map(|page| format!("{page}: ")).unwrap_or_default();
    let line = format!("{} ; {file}{page}{said}\n", board.fen);
    out.extend_from_slice(line.as_bytes());
}

fn turn_text(turn: PictureTurn) -> String {
    let id = if turn.is_white {
        "cli-read-turn-white"
    } else {
        "cli-read-turn-black"
    };
    tr_with(id, &[("sign", sign_text(turn.sign).into())])
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
    if !board.is_written {
        push_decimal(board.below, 4, object.member("below_certainty"));
    }
    if let Some(turn) = board.turn {
        push_turn(turn, object.member("turn"));
    }
    if !board.questions.is_empty() {
        push_list(
            board.questions.iter(),
            object.member("questions"),
            |question, out| push_text(question.word(), out),
        );
    }
    push_list(&board.doubts, object.member("doubt"), push_doubt);
    if !board.missing.is_empty() {
        push_list(&board.missing, object.member("missing"), |square, out| {
            push_text(&square_name(*square), out);
        });
    }
    push_decimal(board.confidence, 4, object.member("confidence"));
    if board.is_written {
        object.truth("written", true);
    }
    if let Some(fen) = &board.offered {
        object.text("offered", fen);
    }
    if let Some(reason) = board.unlikely {
        object.plain("reason", reason.word());
    }
    object.end();
}

fn push_turn(turn: PictureTurn, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.plain("side", if turn.is_white { "white" } else { "black" });
    object.plain("by", turn.sign.word());
    push_decimal(turn.certainty, 4, object.member("certainty"));
    object.end();
}

fn push_doubt(doubt: &Doubt, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.plain("square", &square_name(doubt.square));
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

/// The name of a square, counted from a8 as in a FEN.
fn square_name(square: usize) -> String {
    let file = char::from(b"abcdefgh"[square % 8]);
    format!("{file}{}", 8 - square / 8)
}

/// Appends a number with this many decimal places.
fn push_decimal(number: f32, digits: usize, out: &mut Vec<u8>) {
    let number = if number.is_finite() { number } else { 0.0 };
    let written = write!(out, "{number:.digits$}");
    debug_assert!(written.is_ok(), "a Vec takes everything");
}
