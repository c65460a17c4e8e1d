//! The faults of one line as a report lists them: each code once, the worst first.
//!
//! The command line puts its sentences to these findings, and other programs get their codes, so both report the same.
//!
//! ```
//! use tabiya_chess::Level;
//! use tabiya_notation::findings::{findings_of_position, verdict};
//! use tabiya_notation::judgement::{Judgement, judge};
//!
//! let line = b"4k3/8/8/8/8/8/8/4K2R w Kq - 0 1";
//! let Judgement::Read(read) = judge(line) else { panic!("a position") };
//! let findings = findings_of_position(line, &read);
//! assert_eq!((findings[0].code, findings[0].level), ("bad_castling_rights", Level::Illegal));
//! assert_eq!(verdict(&read, &findings), "ok");
//! ```

use super::fen::FenField;
use super::judgement::{Read, Rejection, Repaired};
use super::line_text::text_of_line;
use super::record_moves::MoveFault;
use super::repair::{Repair, RepairKind};
use std::ops::Range;
use tabiya_chess::problems::{BAD_CASTLING_RIGHTS, Problem, ProblemKind, problems};
use tabiya_chess::{Level, Square};

/// A fault of a line, with everything that has the same code.
#[derive(Clone, Debug)]
pub struct Finding<'a> {
    /// The stable code for programs.
    pub code: &'static str,
    /// The level.
    pub level: Level,
    /// The squares concerned.
    pub squares: Vec<Square>,
    /// The place in the line, in characters from 0. `None` if the whole position is concerned, or a field whose name
    /// says enough.
    pub chars: Option<Range<usize>>,
    /// Everything that has this code; at least one.
    pub causes: Vec<Cause<'a>>,
}

/// One cause of a finding.
#[derive(Clone, Debug)]
pub enum Cause<'a> {
    /// A problem of the position.
    Problem(ProblemKind),
    /// Castling rights that belong to other rooks, with the repairs that omit their letters.
    SurplusRights(Vec<&'a Repair>),
    /// A repair of the text.
    Repair(&'a Repair),
    /// A fault of a move in the operations. Its span begins at the operations.
    Move(MoveFault),
    /// The reason why there is no position.
    Rejection(&'a Rejection),
}

impl Cause<'_> {
    /// The name of the field concerned: `board`, `side_to_move`, `castling`, `en_passant`, `halfmove_clock`,
    /// `fullmove_number` or `operations`; `None` if it is the line as a whole.
    pub fn field(&self) -> Option<&'static str> {
        match self {
            Self::Problem(kind) => Some(field_of_problem(*kind)),
            Self::SurplusRights(_) => Some("castling"),
            Self::Repair(repair) => field_of_repair(repair.kind),
            Self::Move(_) => Some("operations"),
            Self::Rejection(Rejection::Unreadable(error)) => name_of_field(error.field),
            Self::Rejection(_) => None,
        }
    }
}

const fn field_of_problem(kind: ProblemKind) -> &'static str {
    match kind {
        ProblemKind::CastlingArraysDiffer | ProblemKind::CastlingLeftOut { .. } => "castling",
        ProblemKind::EnPassantLeftOut(_) => "en_passant",
        ProblemKind::HalfmoveClockWithEnPassant
        | ProblemKind::HalfmoveClockAfterZeroing
        | ProblemKind::HalfmoveClockTooHigh
        | ProblemKind::HalfmoveClockOver150 => "halfmove_clock",
        ProblemKind::FullmoveNumberZero => "fullmove_number",
        _ => "board",
    }
}

const fn field_of_repair(kind: RepairKind) -> Option<&'static str> {
    match kind {
        RepairKind::CastlingOrder | RepairKind::CastlingRepeated | RepairKind::CastlingMixed => {
            Some("castling")
        }
        RepairKind::ImpossibleTarget => Some("en_passant"),
        RepairKind::DigitsJoined
        | RepairKind::ForeignLetters(_)
        | RepairKind::Figurines
        | RepairKind::MissingSquare
        | RepairKind::SurplusSquare
        | RepairKind::MissingRank => Some("board"),
        RepairKind::RepeatedOperation => Some("operations"),
        _ => None,
    }
}

const fn name_of_field(field: FenField) -> Option<&'static str> {
    match field {
        FenField::Board => Some("board"),
        FenField::SideToMove => Some("side_to_move"),
        FenField::Castling => Some("castling"),
        FenField::EnPassant => Some("en_passant"),
        FenField::HalfmoveClock => Some("halfmove_clock"),
        FenField::FullmoveNumber => Some("fullmove_number"),
        FenField::End => None,
    }
}

/// The verdict on a line with a position: `repaired` if its text or a move in it is not exact, otherwise `ok`.
pub fn verdict(read: &Read, findings: &[Finding<'_>]) -> &'static str {
    let has_repair = || {
        findings
            .iter()
            .any(|finding| finding.level == Level::Repair)
    };
    if read.is_repaired() || has_repair() {
        "repaired"
    } else {
        "ok"
    }
}

/// The findings on a position that was read from this line, without those on the moves in its operations.
pub fn findings_of_position<'a>(line: &[u8], read: &'a Read) -> Vec<Finding<'a>> {
    let found = problems(&read.position);
    if found.is_empty() && read.repaired.is_none() {
        return Vec::new();
    }
    let mut findings = Findings(Vec::new());
    for problem in &found {
        findings.add_problem(problem);
    }
    if let Some(repaired) = &read.repaired {
        findings.add_repaired(line, repaired);
    }
    findings.0.sort_by_key(|finding| finding.level);
    findings.0
}

/// The findings on the moves in the operations of the line. No other finding has their codes.
pub fn findings_of_moves(line: &[u8], read: &Read) -> Vec<Finding<'static>> {
    let mut findings = Findings(Vec::new());
    for fault in read.move_faults(line) {
        let start = read.operations.start;
        let chars = chars_of_bytes(line, start + fault.span.start..start + fault.span.end);
        let (code, level) = (fault.kind.code(), fault.kind.level());
        findings.add(code, level, Some(chars), Cause::Move(fault));
    }
    findings.0.sort_by_key(|finding| finding.level);
    findings.0
}

/// All findings on a position that was read from this line.
pub fn all_findings<'a>(line: &[u8], read: &'a Read) -> Vec<Finding<'a>> {
    let mut findings = findings_of_position(line, read);
    let of_moves = findings_of_moves(line, read);
    if !of_moves.is_empty() {
        findings.extend(of_moves);
        findings.sort_by_key(|finding| finding.level);
    }
    findings
}

/// The finding on a line without a position.
pub fn finding_of_rejection<'a>(line: &[u8], why: &'a Rejection) -> Finding<'a> {
    let chars = match why {
        Rejection::Unreadable(error) => Some(chars_of_text(line, &error.span)),
        Rejection::Several(_) | Rejection::TooLong => None,
    };
    Finding {
        code: why.code(),
        level: Level::Unreadable,
        squares: Vec::new(),
        chars,
        causes: vec![Cause::Rejection(why)],
    }
}

/// The findings that are being collected.
struct Findings<'a>(Vec<Finding<'a>>);

impl<'a> Findings<'a> {
    /// Adds a cause to the finding with this code, and returns the squares of that finding.
    fn add(
        &mut self,
        code: &'static str,
        level: Level,
        chars: Option<Range<usize>>,
        cause: Cause<'a>,
    ) -> Option<&mut Vec<Square>> {
        let known = self.0.iter().position(|finding| finding.code == code);
        let at = known.unwrap_or_else(|| {
            self.0.push(Finding {
                code,
                level,
                squares: Vec::new(),
                chars: None,
                causes: Vec::new(),
            });
            self.0.len() - 1
        });
        let finding = self.0.get_mut(at)?;
        finding.chars = finding.chars.take().or(chars);
        finding.causes.push(cause);
        Some(&mut finding.squares)
    }

    fn add_problem(&mut self, problem: &Problem) {
        let kind = problem.kind;
        let (code, level) = (kind.code(), kind.level_in_file());
        let squares = self.add(code, level, None, Cause::Problem(kind));
        // A report has this finding without squares: the king that is meant is unique.
        if code != ProblemKind::OppositeCheck.code()
            && let Some(squares) = squares
        {
            squares.extend(&problem.squares);
        }
    }

    fn add_repaired(&mut self, line: &[u8], repaired: &'a Repaired) {
        if !repaired.surplus_rights.is_empty() {
            let is_surplus = |repair: &&Repair| repair.kind == RepairKind::CastlingRepeated;
            let letters = repaired.repairs.iter().filter(is_surplus).collect();
            let cause = Cause::SurplusRights(letters);
            if let Some(squares) = self.add(BAD_CASTLING_RIGHTS, Level::Illegal, None, cause) {
                squares.extend(&repaired.surplus_rights);
            }
        }
        for repair in repaired.repairs() {
            let chars = has_place(repair.kind).then(|| chars_of_text(line, &repair.span));
            let (code, level) = (repair.kind.code(), repair.kind.level());
            self.add(code, level, chars, Cause::Repair(repair));
        }
    }
}

/// Whether a repair is reported with its place. The sentences of repairs of fields name the field instead.
const fn has_place(kind: RepairKind) -> bool {
    !matches!(
        kind,
        RepairKind::MissingFields
            | RepairKind::CastlingOrder
            | RepairKind::CastlingMixed
            | RepairKind::CastlingRepeated
            | RepairKind::Counter
    )
}

/// The characters of a range of the line's text, without the spaces at its start.
fn chars_of_text(line: &[u8], span: &Range<usize>) -> Range<usize> {
    let text = text_of_line(line);
    let inside = text.get(span.clone()).unwrap_or_default();
    let rest = match inside.trim_start() {
        "" => inside,
        rest => rest,
    };
    let blanks = inside.len() - rest.len();
    let before = text.get(..span.start + blanks).unwrap_or(&text);
    let start = before.chars().count();
    start..start + rest.chars().count()
}

/// The characters of a range of bytes. In Latin-1 every byte is a character.
fn chars_of_bytes(line: &[u8], span: Range<usize>) -> Range<usize> {
    let Ok(text) = std::str::from_utf8(line) else {
        return span;
    };
    let count = |end| text.get(..end).map_or(end, |before| before.chars().count());
    count(span.start)..count(span.end)
}
