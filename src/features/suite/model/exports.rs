//! Exports a score for other programs as CSV or JSON. The exports do not depend on the language.

use crate::features::suite::model::score::SuiteScore;
use crate::features::suite::model::{SuiteLine, SuiteReport};
use tabiya_collection::games::append_csv_field;
use tabiya_notation::fen::{FenStyle, write_fen_as};
use tabiya_notation::moves::PieceNames;
use tabiya_text::json::{Object, push_list, push_text};

const HEAD: &[u8] = b"group,name,solved,positions,points,most_points,mean_depth,mean_seconds\n";

/// The totals as comma-separated values.
pub(crate) fn csv_text(report: &SuiteReport) -> Vec<u8> {
    let mut out = HEAD.to_vec();
    for (group, name, score) in groups(report) {
        let number = |number: Option<f64>| number.map_or_else(String::new, decimals);
        let fields = [
            group.to_owned(),
            no_formula(name),
            score.solved.to_string(),
            score.positions.to_string(),
            score.points.to_string(),
            score.most_points.to_string(),
            number(score.mean_depth()),
            number(score.mean_seconds()),
        ];
        push_row(&fields, &mut out);
    }
    out
}

const MISSED_HEAD: &[u8] = b"file,line,id,fen,asked,answer,depth\n";

/// The missed records as comma-separated values.
pub(crate) fn missed_csv(report: &SuiteReport) -> Vec<u8> {
    let mut out = MISSED_HEAD.to_vec();
    for line in &report.missed {
        let file = report.of.iter().find(|of| of.document == line.document);
        let names = PieceNames::English;
        push_row(
            &[
                no_formula(file.map_or_else(String::new, |file| file.name.clone())),
                (line.row + 1).to_string(),
                no_formula(line.id.clone()),
                write_fen_as(&line.position, FenStyle::default()),
                no_formula(line.asked_text(names)),
                no_formula(line.answer_text(names)),
                line.found.depth.to_string(),
            ],
            &mut out,
        );
    }
    out
}

fn push_row(fields: &[String], out: &mut Vec<u8>) {
    for (at, field) in fields.iter().enumerate() {
        if at > 0 {
            out.push(b',');
        }
        append_csv_field(field.as_bytes(), b',', out);
    }
    out.push(b'\n');
}

fn groups(report: &SuiteReport) -> Vec<(&'static str, String, SuiteScore)> {
    let all = ("all", String::new(), report.score);
    let themes = report.by_theme.iter();
    let themes = themes.map(|(theme, score)| ("theme", theme.clone(), *score));
    let files = report.of.iter().zip(&report.by_file);
    let files = files.map(|(of, score)| ("file", of.name.clone(), *score));
    std::iter::once(all).chain(themes).chain(files).collect()
}

/// Puts an apostrophe before a text that a spreadsheet would interpret as a formula.
fn no_formula(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@']) {
        format!("'{text}")
    } else {
        text
    }
}

fn decimals(number: f64) -> String {
    format!("{number:.3}")
}

/// The whole score as one JSON object.
pub(crate) fn json_text(report: &SuiteReport) -> Vec<u8> {
    let mut out = Vec::new();
    let mut object = Object::begin(&mut out);
    push_list(&report.engines, object.member("engines"), |name, out| {
        push_text(name, out);
    });
    push_list(
        groups(report),
        object.member("totals"),
        |(group, name, score), out| {
            push_total(group, &name, score, out);
        },
    );
    object.number("unanswered", report.unanswered);
    object.number("unnamed", report.unnamed);
    push_list(&report.missed, object.member("missed"), push_missed);
    object.end();
    out.push(b'\n');
    out
}

fn push_total(group: &str, name: &str, score: SuiteScore, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.plain("group", group);
    object.text("name", name);
    object.number("solved", score.solved);
    object.number("positions", score.positions);
    object.number("points", score.points);
    object.number("most_points", score.most_points);
    for (name, mean) in [
        ("mean_depth", score.mean_depth()),
        ("mean_seconds", score.mean_seconds()),
    ] {
        let mean = mean.map_or_else(|| "null".to_owned(), decimals);
        object.member(name).extend_from_slice(mean.as_bytes());
    }
    object.end();
}

fn push_missed(line: &SuiteLine, out: &mut Vec<u8>) {
    let names = PieceNames::English;
    let mut object = Object::begin(out);
    object.number("line", line.row + 1);
    object.plain("fen", &write_fen_as(&line.position, FenStyle::default()));
    object.text("id", &line.id);
    object.text("asked", &line.asked_text(names));
    object.text("answer", &line.answer_text(names));
    object.number("depth", line.found.depth.into());
    object.end();
}
