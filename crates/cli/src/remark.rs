//! Remarks on a line, each with its code, its sentence and its place.

use super::complaints::Complaints;
use super::escape_controls::push_escaped;
use super::sentences::Sentences;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::Square;
use tabiya_chess::problems::{
    BAD_CASTLING_RIGHTS, INVALID_EP_SQUARE, Problem, ProblemKind, problems,
};
use tabiya_notation::judgement::{Read, Rejection, Repaired};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record_moves::{MoveFault, MoveFaultKind};
use tabiya_notation::repair::{Repair, RepairKind};
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

/// The remarks being collected.
#[derive(Debug)]
pub(super) struct Remarks<'a> {
    line: &'a [u8],
    sentences: &'a mut Sentences,
    made: Vec<LineRemark>,
}

/// Returns the remarks on a position that was read from this line, the worst first.
pub(super) fn remarks_on_position(
    line: &[u8],
    read: &Read,
    sentences: &mut Sentences,
) -> Vec<LineRemark> {
    let found = problems(&read.position);
    if found.is_empty() && read.repaired.is_none() {
        return Vec::new();
    }
    let mut remarks = Remarks::new(line, sentences);
    for problem in &found {
        remarks.add_problem(problem);
    }
    if let Some(repaired) = &read.repaired {
        remarks.add_repaired(repaired);
    }
    remarks.made.sort_by_key(|remark| remark.level);
    remarks.made
}

/// Adds remarks on the moves in the operations; the worst of all stays first.
pub(super) fn add_remarks_on_moves(
    line: &[u8],
    read: &Read,
    sentences: &mut Sentences,
    made: &mut Vec<LineRemark>,
) {
    let faults = read.move_faults(line);
    if faults.is_empty() {
        return;
    }
    let mut remarks = Remarks {
        line,
        sentences,
        made: std::mem::take(made),
    };
    for fault in &faults {
        remarks.add_move_fault(fault, read.operations.start);
    }
    remarks.made.sort_by_key(|remark| remark.level);
    *made = remarks.made;
}

/// Returns the remarks on a rejected line.
pub(super) fn remarks_on_rejection(
    line: &[u8],
    rejection: &Rejection,
    sentences: &mut Sentences,
) -> Vec<LineRemark> {
    let mut remarks = Remarks::new(line, sentences);
    remarks.add_rejection(rejection);
    remarks.made
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

impl<'a> Remarks<'a> {
    fn new(line: &'a [u8], sentences: &'a mut Sentences) -> Self {
        Self {
            line,
            sentences,
            made: Vec::new(),
        }
    }

    /// Returns the remark with this code, creating it if necessary.
    fn add(
        &mut self,
        code: &'static str,
        level: Level,
        sentence: impl FnOnce(&mut Sentences) -> &str,
    ) -> Option<&mut LineRemark> {
        let made = self.made.iter().position(|remark| remark.code == code);
        let at = made.unwrap_or_else(|| {
            self.made.push(LineRemark {
                code,
                level,
                sentence: sentence(self.sentences).to_owned(),
                details: Vec::new(),
                squares: Vec::new(),
                column: None,
            });
            self.made.len() - 1
        });
        self.made.get_mut(at)
    }

    fn add_of_position(&mut self, code: &'static str, level: Level) -> Option<&mut LineRemark> {
        self.add(code, level, |sentences| sentences.of_problem(code))
    }

    fn add_problem(&mut self, problem: &Problem) {
        let kind = problem.kind;
        let (code, level) = (kind.code(), kind.level_in_file());
        let Some(remark) = self.add(code, level, |sentences| sentences.of_problem(kind.name()))
        else {
            return;
        };
        // The report has this remark without squares: the king that is meant is unique.
        if code != ProblemKind::OppositeCheck.code() {
            remark.squares.extend(&problem.squares);
        }
        remark.details.extend(detail_of_problem(problem.kind));
    }

    fn add_repaired(&mut self, repaired: &Repaired) {
        if !repaired.surplus_rights.is_empty()
            && let Some(remark) = self.add_of_position(BAD_CASTLING_RIGHTS, Level::Illegal)
        {
            remark.squares.extend(&repaired.surplus_rights);
            let is_surplus = |repair: &&Repair| repair.kind == RepairKind::CastlingRepeated;
            let letters = repaired.repairs.iter().filter(is_surplus);
            remark.details.extend(letters.map(|repair| RemarkDetail {
                read: excerpt(&repair.read),
                became: String::new(),
            }));
        }
        for repair in repaired.repairs() {
            self.add_repair(repair);
        }
    }

    fn add_repair(&mut self, repair: &Repair) {
        let column = has_column(repair.kind).then(|| self.column(&repair.span));
        let detail = RemarkDetail {
            read: excerpt(&repair.read),
            became: excerpt(&repair.became),
        };
        let kind = repair.kind;
        let made = self.add(kind.code(), kind.level(), |sentences| {
            sentences.of_repair(kind)
        });
        if let Some(remark) = made {
            remark.column = remark.column.or(column);
            // Spaces cannot be quoted.
            let says_something = !(detail.read.is_empty() && detail.became.is_empty());
            if says_something && repair.kind != RepairKind::WhiteSpace {
                remark.details.push(detail);
            }
        }
    }

    /// Adds a fault in a move; its places are relative to the operations, which begin at `start` in
    /// the line.
    fn add_move_fault(&mut self, fault: &MoveFault, start: usize) {
        let span = start + fault.span.start..start + fault.span.end;
        let text = text_of_line(self.line.get(span.clone()).unwrap_or_default());
        let text = excerpt(&text);
        let detail = match &fault.kind {
            MoveFaultKind::Spelling { standard, .. } => RemarkDetail {
                read: text,
                became: excerpt(standard),
            },
            kind => RemarkDetail {
                read: format!("{text}: {}", move_fault_text(kind)),
                became: String::new(),
            },
        };
        let column = column_of_byte(self.line, span.start);
        let (code, level) = (fault.kind.code(), fault.kind.level());
        if let Some(remark) = self.add(code, level, |sentences| sentences.of_moves(code)) {
            remark.column = remark.column.or(Some(column));
            remark.details.push(detail);
        }
    }

    fn add_rejection(&mut self, why: &Rejection) {
        let column = match why {
            Rejection::Unreadable(error) => Some(self.column(&error.span)),
            Rejection::Several(_) | Rejection::TooLong => None,
        };
        let made = self.add(why.code(), Level::Unreadable, |sentences| {
            sentences.of_rejection(why)
        });
        let Some(remark) = made else {
            return;
        };
        remark.column = column;
        if let Rejection::Several(readings) = why {
            remark
                .details
                .extend(readings.iter().map(|reading| RemarkDetail {
                    read: excerpt(reading),
                    became: String::new(),
                }));
        }
    }

    /// Returns the column of the first character in this range that is not a space, or else of the
    /// first one.
    fn column(&self, span: &Range<usize>) -> usize {
        let text = text_of_line(self.line);
        let inside = text.get(span.clone()).unwrap_or_default();
        let blanks = match inside.trim_start() {
            "" => 0,
            rest => inside.len() - rest.len(),
        };
        let before = text.get(..span.start + blanks).unwrap_or(&text);
        before.chars().count() + 1
    }
}

/// Returns the column of the character that begins with this byte, from 1. In Latin-1 every byte is
/// a character.
fn column_of_byte(line: &[u8], at: usize) -> usize {
    let before = std::str::from_utf8(line).ok();
    let before = before.and_then(|text| text.get(..at));
    before.map_or(at, |before| before.chars().count()) + 1
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

/// Whether a repair is reported with its place. The sentences of repairs of fields name the field
/// instead.
fn has_column(kind: RepairKind) -> bool {
    !matches!(
        kind,
        RepairKind::MissingFields
            | RepairKind::CastlingOrder
            | RepairKind::CastlingMixed
            | RepairKind::CastlingRepeated
            | RepairKind::Counter
    )
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
