//! Random rows of every kind.

use crate::dice::Dice;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::{Color, Position};
use tabiya_lines::{LineId, LineList, Rows, Source, Span};
use tabiya_notation::fen::write_fen;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::{LineKind, line_kind, read_record};
use tabiya_notation::repair::{Understanding, understand};

/// A pass that is not stopped.
pub(super) fn may_continue(done: u64, all: u64) -> ControlFlow<()> {
    assert!(done <= all, "{done} of {all}");
    ControlFlow::Continue(())
}

/// The position of a line, read by the careful reader.
pub(super) fn position(line: &[u8]) -> Option<Position> {
    if let Ok(record) = read_record(line) {
        return Some(record.position);
    }
    if matches!(line_kind(line), LineKind::Blank | LineKind::Comment) {
        return None;
    }
    match understand(&text_of_line(line)) {
        Understanding::One(reading) => Some(reading.position),
        _ => None,
    }
}

/// All rows as they are read one by one.
pub(super) fn lines_of(rows: &Rows) -> Vec<Vec<u8>> {
    (0..rows.len())
        .map(|row| rows.read_line(row).unwrap())
        .collect()
}

/// The lines that a list names, in its order.
pub(super) fn lines_in(list: &LineList, rows: &Rows) -> Vec<Vec<u8>> {
    let mut arranged = rows.clone();
    let spans = arranged.spans_of(list);
    arranged.splice(0, rows.len(), &spans);
    lines_of(&arranged)
}

/// About `count` rows: lines of a file with any line ends, some of them moved, copied and removed, lines of our own,
/// and sometimes all of them in another order.
pub(super) fn any_rows(dice: &mut Dice, count: usize) -> Rows {
    let pool: Vec<Vec<u8>> = (0..count / 2 + 3).map(|_| any_line(dice)).collect();
    let line = |dice: &mut Dice| pool[dice.below(pool.len())].clone();
    let end = dice.pick(&["\n", "\n", "\r\n", "\r", "mixed"]);
    let mut bytes = Vec::new();
    for _ in 0..count {
        bytes.extend(line(dice));
        let any = dice.pick(&["\n", "\r\n", "\r"]);
        bytes.extend_from_slice(if end == "mixed" { any } else { end }.as_bytes());
    }
    if dice.one_in(3) {
        bytes.extend(line(dice));
    }
    let mut rows = Rows::new(Arc::new(Source::from_bytes(bytes).unwrap()));
    for _ in 0..dice.below(8) {
        let at = dice.below(count) as u64;
        let removed = dice.below(4) as u64;
        let spans = match dice.below(3) {
            0 => rows.spans(at..at + 1 + dice.below(count) as u64 / 4),
            1 => vec![],
            _ => (0..=dice.below(3))
                .map(|_| rows.add_own(line(dice)))
                .collect(),
        };
        rows.splice(at, removed, &spans);
    }
    if dice.one_in(3) {
        turn_over(&mut rows);
    }
    rows
}

/// Puts the rows in the opposite order, as a sort would.
fn turn_over(rows: &mut Rows) {
    let mut lines: Vec<LineId> = Vec::new();
    rows.each_line_id(0..rows.len(), |_, line| lines.push(line));
    let mut list = LineList::default();
    for line in lines.into_iter().rev() {
        assert!(list.push(line));
    }
    let spans: Vec<Span> = rows.spans_of(&list);
    rows.splice(0, rows.len(), &spans);
}

/// A line as it occurs in files.
fn any_line(dice: &mut Dice) -> Vec<u8> {
    let fixed: [&[u8]; 18] = [
        b"",
        b"   ",
        b"# a comment",
        b"; another",
        b"nothing that is chess",
        b"caf\xe9 \xff",
        b"nothing that is chess 10",
        b"8/8/8/8/8/8/8/K1k5 w - - 0 1",
        b"8/8/8/8/8/8/8/K1k5 b - - 0 1",
        b"44/8/8/8/8/8/8/K1k5 w - - 0 1",
        b"8/8/8/8/8/8/8/K1k5 w - -",
        b"8/8/8/8/8/8/8/K1k5 W - - id \"WAC.2\";",
        b"position fen 8/8/8/8/8/8/8/K1k5 w - - 3 9",
        b"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        b"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
        b"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1",
        b"4k3/8/8/8/3P4/8/8/4K3 b - d3 0 1",
        b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ];
    if dice.one_in(4) {
        return dice.pick(&fixed).to_vec();
    }
    let mut position = if dice.one_in(2) {
        dice.crowd(4)
    } else {
        dice.position(3)
    };
    position.halfmove_clock = u32::try_from(dice.below(3)).unwrap();
    if dice.one_in(6) {
        position.side_to_move = Color::Black;
    }
    let fen = write_fen(&position);
    match dice.below(5) {
        0 => epd(dice, &fen),
        1 => format!(" {fen}  ").into_bytes(),
        _ => fen.into_bytes(),
    }
}

fn epd(dice: &mut Dice, fen: &str) -> Vec<u8> {
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    let operation = match dice.below(6) {
        0 => format!("ce {};", i64::try_from(dice.below(200)).unwrap() - 100),
        1 => format!("id \"WAC.{}\";", dice.below(120)),
        2 => format!("id \"WAC.0{}\"; ce 7;", dice.below(12)),
        3 => format!("ce {}.5;", dice.below(20)),
        4 => "id WAC; bm Nf3 e4;".to_owned(),
        _ => String::from("ce x;"),
    };
    format!("{} {operation}", fields.join(" ")).into_bytes()
}
