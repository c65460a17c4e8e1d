//! Records results as they arrive, so that an interrupted run can continue: one line for each result, with tabs between
//! the fields.
//!
//! A complete line ends with a full stop. A program that is killed while it writes leaves a partial line, which does
//! not count as a result.

use super::found::{EngineResult, RankedLine, SearchStep};
use crate::uci::{Bound, Score, Value, Wdl};
use std::time::Duration;
use tabiya_chess::{EnPassantConvention, Mover, Position};
use tabiya_notation::fen::{Dialect, FenStyle, read_strict, write_fen_as};
use tabiya_notation::moves::{read_uci, write_uci};

/// Writes every right and target of a position.
const STYLE: FenStyle = FenStyle {
    dialect: Dialect::Shredder,
    en_passant: EnPassantConvention::Always,
};
/// The text of an empty field.
const NOTHING: &str = "-";
/// The end of a complete line.
const END: &str = ".";

/// A result as a line with its line end; `None` for a position without moves.
pub fn write_journal_line(position: &Position, found: &EngineResult) -> Option<String> {
    let mover = Mover::new(position).ok()?;
    let answer = found.answer.filter(|answer| mover.is_legal(*answer));
    let steps = found.steps.iter().filter(|step| mover.is_legal(step.best));
    let fields = [
        write_fen_as(position, STYLE),
        found.depth.to_string(),
        found.nodes.to_string(),
        found.time.as_millis().to_string(),
        or_nothing(answer.map(|answer| write_uci(&mover, answer, true))),
        or_nothing(found.wdl.map(wdl_text)),
        joined(found.lines.iter().map(|line| line_text(&mover, line))),
        joined(steps.map(|step| step_text(&mover, step))),
        found.engine.replace(char::is_control, " "),
        END.to_owned(),
    ];
    Some(fields.join("\t") + "\n")
}

/// Reads a result from any bytes; `None` for an incomplete line.
pub fn read_journal_line(line: &[u8]) -> Option<(Position, EngineResult)> {
    let line = str::from_utf8(line).ok()?;
    let fields: Vec<_> = line.trim_end_matches('\n').split('\t').collect();
    let [
        fen,
        depth,
        nodes,
        time,
        answer,
        wdl,
        lines,
        steps,
        engine,
        END,
    ] = fields.as_slice()
    else {
        return None;
    };
    let position = read_strict(fen.as_bytes()).ok()?;
    let mover = Mover::new(&position).ok()?;
    let found = EngineResult {
        engine: (*engine).to_owned(),
        depth: depth.parse().ok()?,
        nodes: nodes.parse().ok()?,
        time: Duration::from_millis(time.parse().ok()?),
        wdl: optional(wdl, read_wdl)?,
        answer: optional(answer, |text| read_uci(&mover, text).ok())?,
        lines: all(lines, |text| read_line(&mover, text))?,
        steps: all(steps, |text| read_step(&mover, text))?,
    };
    Some((position, found))
}

fn or_nothing(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn joined(texts: impl Iterator<Item = String>) -> String {
    let texts: Vec<_> = texts.collect();
    or_nothing((!texts.is_empty()).then(|| texts.join(",")))
}

/// The value of the field, which is `None` inside if the field is empty. `None` outside for a field that cannot be
/// read.
#[expect(clippy::option_option, reason = "what is wrong is not what is missing")]
fn optional<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == NOTHING {
        return Some(None);
    }
    read(text).map(Some)
}

fn all<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == NOTHING {
        return Some(Vec::new());
    }
    text.split(',').map(read).collect()
}

fn wdl_text(wdl: Wdl) -> String {
    format!("{} {} {}", wdl.win, wdl.draw, wdl.loss)
}

fn read_wdl(text: &str) -> Option<Wdl> {
    let numbers: Option<Vec<u16>> = text.split(' ').map(|number| number.parse().ok()).collect();
    let [win, draw, loss] = numbers?.try_into().ok()?;
    Some(Wdl { win, draw, loss })
}

/// `=cp33`, `>cp33` for at least that much, `<mate3`, `=mated2`.
fn value_text(value: Option<Value>) -> String {
    let Some(Value { score, bound }) = value else {
        return NOTHING.to_owned();
    };
    let sign = match bound {
        Bound::Exact => '=',
        Bound::AtLeast => '>',
        Bound::AtMost => '<',
    };
    match score {
        Score::Centipawns(score) => format!("{sign}cp{score}"),
        Score::Mates(moves) => format!("{sign}mate{moves}"),
        Score::IsMated(moves) => format!("{sign}mated{moves}"),
    }
}

fn read_value(text: &str) -> Option<Value> {
    let mut letters = text.chars();
    let bound = match letters.next()? {
        '=' => Bound::Exact,
        '>' => Bound::AtLeast,
        '<' => Bound::AtMost,
        _ => return None,
    };
    let text = letters.as_str();
    let score = if let Some(moves) = text.strip_prefix("mated") {
        Score::IsMated(moves.parse().ok()?)
    } else if let Some(moves) = text.strip_prefix("mate") {
        Score::Mates(moves.parse().ok()?)
    } else {
        Score::Centipawns(text.strip_prefix("cp")?.parse().ok()?)
    };
    Some(Value { score, bound })
}

/// The value and the moves, up to the first illegal one.
fn line_text(mover: &Mover, line: &RankedLine) -> String {
    let mut text = value_text(line.value);
    let mut mover = *mover;
    for played in &line.moves {
        if !mover.is_legal(*played) {
            break;
        }
        text.push(' ');
        text += &write_uci(&mover, *played, true);
        mover = mover.after(*played);
    }
    text
}

fn read_line(mover: &Mover, text: &str) -> Option<RankedLine> {
    let mut words = text.split(' ');
    let value = optional(words.next()?, read_value)?;
    let mut mover = *mover;
    let mut moves = Vec::new();
    for word in words {
        let played = read_uci(&mover, word).ok()?;
        mover = mover.after(played);
        moves.push(played);
    }
    Some(RankedLine { value, moves })
}

fn step_text(mover: &Mover, step: &SearchStep) -> String {
    let best = write_uci(mover, step.best, true);
    let (depth, nodes, time) = (step.depth, step.nodes, step.time.as_millis());
    format!("{best} {depth} {nodes} {time} {}", value_text(step.value))
}

fn read_step(mover: &Mover, text: &str) -> Option<SearchStep> {
    let words: Vec<_> = text.split(' ').collect();
    let [best, depth, nodes, time, value] = words.as_slice() else {
        return None;
    };
    Some(SearchStep {
        best: read_uci(mover, best).ok()?,
        depth: depth.parse().ok()?,
        nodes: nodes.parse().ok()?,
        time: Duration::from_millis(time.parse().ok()?),
        value: optional(value, read_value)?,
    })
}
