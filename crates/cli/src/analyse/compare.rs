//! `tabiya analyse --compare`: compares two files with results of the same positions.

use super::items::{LineContent, content_of};
use super::table::aligned;
use crate::args::ReportForm;
use crate::escape_controls::escape_controls;
use crate::status::{Status, complain, say_end, trouble_text};
use crate::stream::{InputOrigin, LineInputs, Output, PartKind};
use std::collections::{HashMap, VecDeque};
use tabiya_chess::{Mover, Position};
use tabiya_engine::analysis::{
    RecordRequests, SolvedBy, Verdict, compare as group_of, found_in_record,
};
use tabiya_engine::batches::PositionKey;
use tabiya_notation::moves::write_san;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_text::json::Object;
use tabiya_text::{tr, tr_with};

/// A record that has a task and an answer.
struct Answered {
    key: PositionKey,
    number: u64,
    id: String,
    verdict: Verdict,
    answer: String,
}

/// A record that is in both files.
struct Pair {
    group: SolvedBy,
    first: Answered,
    second: Answered,
}

/// Compares two files.
pub(super) fn compare(files: &[InputOrigin; 2], report: Option<ReportForm>) -> Status {
    let [first, second] = files;
    let mut has_trouble = false;
    let mut read = |origin: &InputOrigin| answered_of(origin.clone(), &mut has_trouble);
    let (ours, theirs) = (read(first), read(second));
    if has_trouble {
        return Status::FileError;
    }
    let mut known: HashMap<_, VecDeque<_>> = HashMap::new();
    for answered in theirs {
        known.entry(answered.key).or_default().push_back(answered);
    }
    let mut pairs = Vec::new();
    for first in ours {
        // Equal positions in both files are paired in their order.
        let same = known.get_mut(&first.key);
        if let Some(second) = same.and_then(VecDeque::pop_front) {
            pairs.push(Pair {
                group: group_of(first.verdict, second.verdict),
                first,
                second,
            });
        }
    }
    if pairs.is_empty() {
        complain(&tr("analyse-compare-none"));
        return Status::Rejected;
    }
    let mut out = Vec::new();
    match report {
        Some(ReportForm::Json) => push_json(&pairs, &mut out),
        _ => out.extend(report_text(&pairs, files).into_bytes()),
    }
    let end = Output::Standard.print(&out);
    let is_same = |pair: &Pair| matches!(pair.group, SolvedBy::Both | SolvedBy::Neither);
    let status = if pairs.iter().all(is_same) {
        Status::Fine
    } else {
        Status::Flawed
    };
    end.map_or(status, |end| status.max(say_end(&end)))
}

fn answered_of(origin: InputOrigin, has_trouble: &mut bool) -> Vec<Answered> {
    let mut inputs = LineInputs::new(vec![origin], true);
    let mut found = Vec::new();
    while let Some(part) = inputs.next() {
        match part.kind {
            PartKind::Lines { block, .. } => {
                for line in block.lines() {
                    if let LineContent::Record(position, tail) = content_of(&line) {
                        found.extend(answered(&position, &tail, line.number));
                    }
                }
            }
            PartKind::Trouble(error) => {
                complain(&trouble_text(&part.origin, &error));
                *has_trouble = true;
            }
            PartKind::Begin { .. } | PartKind::OddByte { .. } => {}
        }
    }
    found
}

fn answered(position: &Position, tail: &[u8], number: u64) -> Option<Answered> {
    let asked = RecordRequests::of(position, tail)?;
    let found = found_in_record(position, tail)?;
    let mover = Mover::new(position).ok()?;
    let id = operations(tail).find(|one| one.meaning() == Some(OpcodeMeaning::Identification));
    let id = id.and_then(|id| {
        let operand = id.operands().next()?;
        Some(String::from_utf8_lossy(&operand.value()).into_owned())
    });
    Some(Answered {
        key: PositionKey::of(position),
        number,
        id: id.unwrap_or_default(),
        verdict: asked.judge(&found).verdict,
        answer: found
            .answer
            .map_or_else(String::new, |answer| write_san(&mover, answer)),
    })
}

fn report_text(pairs: &[Pair], files: &[InputOrigin; 2]) -> String {
    let [first, second] = files.each_ref().map(InputOrigin::shown_name);
    let mut text = String::new();
    for group in SolvedBy::ALL {
        let members = pairs.iter().filter(|pair| pair.group == group);
        let rows: Vec<_> = members
            .map(|pair| {
                vec![
                    format!("  {first}:{}", pair.first.number),
                    format!("{second}:{}", pair.second.number),
                    escape_controls(&pair.first.id),
                    pair.first.answer.clone(),
                    pair.second.answer.clone(),
                ]
            })
            .collect();
        let variables = [
            ("count", rows.len().into()),
            ("first", first.clone().into()),
            ("second", second.clone().into()),
        ];
        text += &tr_with(group_id(group), &variables);
        text.push('\n');
        text += &aligned(&rows, |_| false);
    }
    text
}

fn group_id(group: SolvedBy) -> &'static str {
    match group {
        SolvedBy::OnlyFirst => "analyse-compare-only",
        SolvedBy::OnlySecond => "analyse-compare-only-second",
        SolvedBy::Both => "analyse-compare-both",
        SolvedBy::Neither => "analyse-compare-neither",
    }
}

fn push_json(pairs: &[Pair], out: &mut Vec<u8>) {
    let name = |group| match group {
        SolvedBy::OnlyFirst => "first",
        SolvedBy::OnlySecond => "second",
        SolvedBy::Both => "both",
        SolvedBy::Neither => "neither",
    };
    for pair in pairs {
        let mut object = Object::begin(out);
        object.plain("solved_by", name(pair.group));
        if !pair.first.id.is_empty() {
            object.text("id", &pair.first.id);
        }
        for (key, one) in [("first", &pair.first), ("second", &pair.second)] {
            let mut of = Object::begin(object.member(key));
            of.number("line", one.number);
            of.text("move", &one.answer);
            of.end();
        }
        object.end();
        out.push(b'\n');
    }
    let mut line = Object::begin(out);
    let mut summary = Object::begin(line.member("summary"));
    for group in SolvedBy::ALL {
        let count = pairs.iter().filter(|pair| pair.group == group).count();
        summary.number(name(group), count as u64);
    }
    summary.end();
    line.end();
    out.push(b'\n');
}
