//! Remarks on a line, each with its code, its sentence and its place.

use super::complaints::Complaints;
use super::escape_controls::push_escaped;
use super::sentences::Sentences;
use tabiya_chess::Level;
use tabiya_chess::Square;
use tabiya_chess::problems::{BAD_CASTLING_RIGHTS, INVALID_EP_SQUARE, ProblemKind};
use tabiya_notation::findings::{
    Cause, Finding, finding_of_rejection, findings_of_moves, findings_of_position,
};
use tabiya_notation::judgement::{Read, Rejection};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record_moves::{MoveFault, MoveFaultKind};
use tabiya_notation::repair::RepairKind;
use tabiya_text::{castling_obstacle_text, en_passant_obstacle_text, move_fault_text};

/// One remark. Each code occurs once per line, with all its details.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineRemark {
    /// The code for programs.
    pub(super) code: &'static str,
    pub(super) level: Level,
    /// The sentence, without details.
    pub(super) sentence: String,
    pub(super) details: Vec<RemarkDetail>,
    /// The squares concerned.
    pub(super) squares: Vec<Square>,
    /// The column in the line, in characters from 1.
    pub(super) column: Option<usize>,
}

/// An exact finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RemarkDetail {
    /// The text in the line.
    pub(super) read: String,
    /// Its replacement.
    pub(super) became: String,
}

impl LineRemark {
    /// Whether the remark would vanish if the line gave the same position exactly.
    pub(super) fn is_about_text(&self) -> bool {
        let is_left_out = [BAD_CASTLING_RIGHTS, INVALID_EP_SQUARE];
        self.level == Level::Repair || is_left_out.contains(&self.code)
    }

    /// Returns the sentence with the findings.
    pub(super) fn message(&self, sentences: &Sentences) -> String {
        self.with_details(|detail, text| {
            if detail.read.is_empty() {
                sentences.say_added(&detail.became, text);
            } else {
                text.push_str(&detail.read);
            }
        })
    }

    /// Returns the sentence with the findings and their replacements.
    pub(super) fn full_message(&self, sentences: &Sentences) -> String {
        self.with_details(|detail, text| match (&*detail.read, &*detail.became) {
            (read, "") => text.push_str(read),
            ("", became) => sentences.say_added(became, text),
            (read, became) => sentences.say_changed(read, became, text),
        })
    }

    fn with_details(&self, say: impl Fn(&RemarkDetail, &mut String)) -> String {
        let mut text = self.sentence.clone();
        for (at, detail) in self.details.iter().enumerate() {
            text.push_str(if at == 0 { " (" } else { "; " });
            say(detail, &mut text);
        }
        if !self.details.is_empty() {
            text.push(')');
        }
        text
    }
}

/// Returns the remarks on a position that was read from this line, the worst first.
pub(super) fn remarks_on_position(
    line: &[u8],
    read: &Read,
    sentences: &mut Sentences,
) -> Vec<LineRemark> {
    let findings = findings_of_position(line, read);
    let remark = |finding: &Finding<'_>| remark_on(line, 0, finding, sentences);
    findings.iter().map(remark).collect()
}

/// Adds remarks on the moves in the operations; the worst of all stays first.
pub(super) fn add_remarks_on_moves(
    line: &[u8],
    read: &Read,
    sentences: &mut Sentences,
    made: &mut Vec<LineRemark>,
) {
    let findings = findings_of_moves(line, read);
    let start = read.operations.start;
    let remark = |finding: &Finding<'_>| remark_on(line, start, finding, sentences);
    made.extend(findings.iter().map(remark));
    made.sort_by_key(|remark| remark.level);
}

/// Returns the remarks on a rejected line.
pub(super) fn remarks_on_rejection(
    line: &[u8],
    rejection: &Rejection,
    sentences: &mut Sentences,
) -> Vec<LineRemark> {
    let finding = finding_of_rejection(line, rejection);
    vec![remark_on(line, 0, &finding, sentences)]
}

/// Reports the outcome of a line and its reason. Lines with the same outcome and reason are of one
/// kind.
pub(super) fn say_of_line(
    complaints: &mut Complaints,
    file: &str,
    line: u64,
    what: &'static str,
    remarks: &[LineRemark],
    sentences: &mut Sentences,
) {
    let reason = remarks.first().map_or("", |remark| remark.code);
    complaints.add(format!("{what} {reason}"), || {
        let mut message = file.to_owned();
        push_escaped(&mut message, &format!(":{line}: "));
        message.push_str(sentences.with_id(what));
        for (at, remark) in remarks.iter().enumerate() {
            message.push_str(if at == 0 { ": " } else { "; " });
            message.push_str(&remark.full_message(sentences));
        }
        message
    });
}

/// Puts the sentence and the details to a finding. The operations of the line begin at `start`.
fn remark_on(
    line: &[u8],
    start: usize,
    finding: &Finding<'_>,
    sentences: &mut Sentences,
) -> LineRemark {
    let sentence = finding.causes.first().map(|cause| match cause {
        Cause::Problem(kind) => sentences.of_problem(kind.name()),
        Cause::SurplusRights(_) => sentences.of_problem(finding.code),
        Cause::Repair(repair) => sentences.of_repair(repair.kind),
        Cause::Move(_) => sentences.of_moves(finding.code),
        Cause::Rejection(why) => sentences.of_rejection(why),
    });
    let sentence = sentence.unwrap_or_default().to_owned();
    let details = finding.causes.iter();
    let details = details.flat_map(|cause| details_of(line, start, cause));
    LineRemark {
        code: finding.code,
        level: finding.level,
        sentence,
        details: details.collect(),
        squares: finding.squares.clone(),
        column: finding.chars.as_ref().map(|chars| chars.start + 1),
    }
}

fn details_of(line: &[u8], start: usize, cause: &Cause<'_>) -> Vec<RemarkDetail> {
    let only = |read| RemarkDetail {
        read,
        became: String::new(),
    };
    match cause {
        Cause::Problem(kind) => detail_of_problem(*kind).into_iter().collect(),
        Cause::SurplusRights(letters) => {
            let letters = letters.iter().map(|repair| only(excerpt(&repair.read)));
            letters.collect()
        }
        Cause::Repair(repair) => {
            let detail = RemarkDetail {
                read: excerpt(&repair.read),
                became: excerpt(&repair.became),
            };
            // Spaces cannot be quoted.
            let says_something = !(detail.read.is_empty() && detail.became.is_empty())
                && repair.kind != RepairKind::WhiteSpace;
            says_something.then_some(detail).into_iter().collect()
        }
        Cause::Move(fault) => vec![detail_of_move(line, start, fault)],
        Cause::Rejection(Rejection::Several(readings)) => {
            let readings = readings.iter().map(|reading| only(excerpt(reading)));
            readings.collect()
        }
        Cause::Rejection(_) => Vec::new(),
    }
}

/// Returns the detail of a fault of a move, whose places are relative to the operations.
fn detail_of_move(line: &[u8], start: usize, fault: &MoveFault) -> RemarkDetail {
    let span = start + fault.span.start..start + fault.span.end;
    let text = text_of_line(line.get(span).unwrap_or_default());
    let text = excerpt(&text);
    match &fault.kind {
        MoveFaultKind::Spelling { standard, .. } => RemarkDetail {
            read: text,
            became: excerpt(standard),
        },
        kind => RemarkDetail {
            read: format!("{text}: {}", move_fault_text(kind)),
            became: String::new(),
        },
    }
}

fn detail_of_problem(kind: ProblemKind) -> Option<RemarkDetail> {
    let read = match kind {
        ProblemKind::CastlingLeftOut { obstacle, .. } => castling_obstacle_text(obstacle),
        ProblemKind::EnPassantLeftOut(obstacle) => en_passant_obstacle_text(obstacle),
        _ => return None,
    };
    Some(RemarkDetail {
        read,
        became: String::new(),
    })
}

/// Returns the text of the line ready to be quoted: shortened and with control characters escaped.
fn excerpt(text: &str) -> String {
    const MAX_CHARS: usize = 80;
    let mut shown = String::new();
    let (begin, rest) = match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => text.split_at(end),
        None => (text, ""),
    };
    push_escaped(&mut shown, begin.trim());
    if !rest.is_empty() {
        shown.push('…');
    }
    shown
}
