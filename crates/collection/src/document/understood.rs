//! The meaning of the text in the FEN field, and its repair.

use tabiya_chess::Position;
use tabiya_notation::fen::FenError;
use tabiya_notation::record::read_record_over;
use tabiya_notation::repair::{
    ErrorRepair, Interpretation, Repair, RepairKind, Understanding, repair_error_alone, understand,
};

/// Longer texts are not examined at each key: nobody repairs anything that long by hand.
const MAX_BYTES: usize = 4096;

/// Returns the meaning of a text that cannot be read as it is; `None` if that is unclear.
pub fn understand_typed(text: &str) -> Option<Understanding> {
    let found = (text.len() <= MAX_BYTES).then(|| understand(text))?;
    let is_use = match &found {
        Understanding::One(reading) => !reading.repairs.is_empty(),
        Understanding::Several(_) => true,
        Understanding::Unreadable(_) => false,
    };
    is_use.then_some(found)
}

/// Returns the repair of the first error of a text that [`understand_typed`] does not understand,
/// if there is a sensible one.
pub fn repair_typed(text: &str, error: &FenError) -> Option<ErrorRepair> {
    (text.len() <= MAX_BYTES).then(|| repair_error_alone(text, error))?
}

/// Returns the text with all repairs of its reading made. Missing fields are not added.
pub fn repaired_text(text: &str, reading: &Interpretation) -> String {
    // The values of the missing fields do not affect whether the text can be read.
    repaired(text, reading, &Position::empty()).0
}

/// Returns the repaired text with its position, which takes missing fields from `base`.
pub fn repaired(text: &str, reading: &Interpretation, base: &Position) -> (String, Position) {
    let without_missing = with_repairs(text, &reading.repairs);
    let (read, _) = read_record_over(&without_missing, base);
    if read.error.is_none() {
        (without_missing, read.position)
    } else {
        (reading.text.clone(), reading.position)
    }
}

/// Returns the text with its repairs made, except for missing fields. A repair within another one
/// is part of that one.
fn with_repairs(text: &str, repairs: &[Repair]) -> String {
    let mut repaired = String::new();
    let mut at = 0;
    for repair in repairs {
        let span = &repair.span;
        if span.start < at || repair.kind == RepairKind::MissingFields {
            continue;
        }
        repaired.push_str(text.get(at..span.start).unwrap_or_default());
        repaired.push_str(&repair.became);
        at = span.end;
    }
    repaired.push_str(text.get(at..).unwrap_or_default());
    repaired
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::{read_fen, write_fen};

    fn repaired_over_start(text: &str) -> (String, String) {
        let Some(Understanding::One(reading)) = understand_typed(text) else {
            return (String::new(), String::new());
        };
        let (text, position) = repaired(text, &reading, &Position::start());
        (text, write_fen(&position))
    }

    #[test]
    fn all_faults_are_repaired_at_once() {
        let (text, fen) =
            repaired_over_start("rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W qkQK – 0 1");
        assert_eq!(fen, write_fen(&Position::start()));
        assert_eq!(text, fen);
    }

    #[test]
    fn missing_fields_keep_the_values_of_the_board() {
        let (text, fen) = repaired_over_start("r3k2r/8/8/8/8/8/8/R3K2R B");
        assert_eq!(text, "r3k2r/8/8/8/8/8/8/R3K2R b");
        assert_eq!(fen, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    }

    #[test]
    fn a_missing_field_in_the_middle_is_inserted() {
        let text = "RNBQKBNR W KQkq 3 9";
        let text = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/{text}");
        let (text, fen) = repaired_over_start(&text);
        assert_eq!(text, fen);
        assert!(read_fen(&text).unwrap().halfmove_clock == 3);
    }
}
