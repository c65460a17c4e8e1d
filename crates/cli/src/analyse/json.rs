//! The report for programs: a JSON object for each record, and one for the summary.

use super::answer::AnsweredRecord;
use super::tally::{OutcomeTally, verdict_name};
use std::time::Duration;
use tabiya_chess::{Move, Mover, Position};
use tabiya_engine::analysis::{EngineResult, Judged, RecordRequests, Totals};
use tabiya_engine::uci::{Bound, Score, Value};
use tabiya_notation::fen::{FenStyle, write_fen_as};
use tabiya_notation::moves::write_san;
use tabiya_text::json::{Object, push_list, push_text};

/// The line that an object describes.
pub(super) struct DescribedLine<'a> {
    /// The file, if there are several.
    pub(super) file: Option<&'a str>,
    pub(super) number: u64,
}

/// Appends the result of a record.
pub(super) fn push_answer(
    subject: &DescribedLine<'_>,
    answer: &AnsweredRecord,
    trouble: Option<&str>,
    out: &mut Vec<u8>,
) {
    let mut object = begin(subject, answer.outcome, out);
    object.plain("fen", &write_fen_as(&answer.position, FenStyle::default()));
    if let Some(id) = &answer.id {
        object.text("id", id);
    }
    if let Some(asked) = &answer.asked {
        push_asked(asked, answer, object.member("asked"));
    }
    if let Some(judged) = &answer.judged {
        push_judged(judged, &mut object);
    }
    if let Some(found) = &answer.found {
        push_found(found, answer, object.member("found"));
    }
    if !answer.remarks.is_empty() {
        let remarks = answer.remark_texts();
        push_list(remarks, object.member("remarks"), |(code, text), out| {
            let mut remark = Object::begin(out);
            remark.plain("code", code);
            remark.text("message", &text);
            remark.end();
        });
    }
    if let Some(trouble) = trouble {
        object.text("message", trouble);
    }
    object.end();
    out.push(b'\n');
}

/// Appends the reason why a line was not searched.
pub(super) fn push_fault(
    subject: &DescribedLine<'_>,
    outcome: &'static str,
    why: &str,
    out: &mut Vec<u8>,
) {
    let mut object = begin(subject, outcome, out);
    object.text("message", why);
    object.end();
    out.push(b'\n');
}

/// Appends the counts.
pub(super) fn push_summary(tally: &OutcomeTally, engine: &str, out: &mut Vec<u8>) {
    let mut line = Object::begin(out);
    let mut object = Object::begin(line.member("summary"));
    object.text("engine", engine);
    let counts = [
        ("searched", tally.searched),
        ("known", tally.known),
        ("skipped", tally.skipped),
        ("not_sent", tally.not_sent),
        ("failed", tally.failed),
        ("not_asked", tally.not_asked),
        ("inexact", tally.inexact),
        ("rejected", tally.unreadable),
        ("kept", tally.kept),
        ("remarks", tally.remarks),
    ];
    for (name, count) in counts {
        object.number(name, count);
    }
    if let Some(why) = &tally.stopped {
        object.text("stopped", why);
    }
    push_totals(&tally.totals, &mut object);
    let groups = [("themes", &tally.by_theme), ("files", &tally.by_file)];
    for (name, totals) in groups {
        push_list(totals, object.member(name), |(name, totals), out| {
            let mut group = Object::begin(out);
            group.text("name", name);
            push_totals(totals, &mut group);
            group.end();
        });
    }
    object.end();
    line.end();
    out.push(b'\n');
}

fn begin<'a>(subject: &DescribedLine<'_>, outcome: &str, out: &'a mut Vec<u8>) -> Object<'a> {
    let mut object = Object::begin(out);
    if let Some(file) = subject.file {
        object.text("file", file);
    }
    object.number("line", subject.number);
    object.plain("outcome", outcome);
    object
}

fn push_asked(asked: &RecordRequests, answer: &AnsweredRecord, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    for (name, moves) in [("bm", &asked.best), ("am", &asked.avoid)] {
        if !moves.is_empty() {
            push_list(moves, object.member(name), |played, out| {
                push_text(&answer.san(*played), out);
            });
        }
    }
    if let Some(mate) = asked.mate {
        object.number("dm", mate.into());
    }
    if let Some(loss) = asked.loss {
        object.number("mated_in", loss.into());
    }
    if !asked.points.is_empty() {
        let mut points = Object::begin(object.member("points"));
        for (played, worth) in &asked.points {
            points.number(&answer.san(*played), (*worth).into());
        }
        points.end();
    }
    if let Some(theme) = &asked.theme {
        object.text("theme", theme);
    }
    object.end();
}

fn push_judged(judged: &Judged, object: &mut Object<'_>) {
    object.plain("verdict", verdict_name(judged.verdict));
    if let Some(solution) = judged.solution {
        let mut when = Object::begin(object.member("solution"));
        when.number("depth", solution.depth.into());
        when.number("nodes", solution.nodes);
        when.number("ms", milliseconds(solution.time));
        when.end();
    }
    if let Some((points, most)) = judged.points {
        object.number("points", points.into());
        object.number("most_points", most.into());
    }
}

fn push_found(found: &EngineResult, answer: &AnsweredRecord, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    if let Some(best) = answer.answer() {
        object.text("move", &best);
    }
    object.number("depth", found.depth.into());
    object.number("nodes", found.nodes);
    object.number("ms", milliseconds(found.time));
    push_list(&found.lines, object.member("lines"), |line, out| {
        let mut object = Object::begin(out);
        if let Some(value) = line.value {
            push_value(value, &mut object);
        }
        push_moves(&answer.position, &line.moves, object.member("pv"));
        object.end();
    });
    object.end();
}

fn push_value(value: Value, object: &mut Object<'_>) {
    let out = match value.score {
        Score::Centipawns(_) => object.member("cp"),
        Score::Mates(_) | Score::IsMated(_) => object.member("mate"),
    };
    let number = match value.score {
        Score::Centipawns(score) => i64::from(score),
        Score::Mates(moves) => i64::from(moves),
        Score::IsMated(moves) => -i64::from(moves),
    };
    out.extend_from_slice(number.to_string().as_bytes());
    match value.bound {
        Bound::Exact => {}
        Bound::AtLeast => object.plain("bound", "lower"),
        Bound::AtMost => object.plain("bound", "upper"),
    }
}

fn push_moves(position: &Position, moves: &[Move], out: &mut Vec<u8>) {
    let mut mover = Mover::new(position).ok();
    push_list(moves, out, |played, out| {
        if let Some(before) = &mover {
            push_text(&write_san(before, *played), out);
            mover = Some(before.after(*played));
        }
    });
}

fn push_totals(totals: &Totals, object: &mut Object<'_>) {
    object.number("asked", totals.positions);
    object.number("solved", totals.solved);
    object.number("unanswered", totals.unanswered);
    if totals.most_points > 0 {
        object.number("points", totals.points);
        object.number("most_points", totals.most_points);
    }
    if let Some(time) = totals.mean_time() {
        object.number("mean_solution_ms", milliseconds(time));
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
