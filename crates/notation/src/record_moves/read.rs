//! Reads the moves of a record.

use super::found::{MoveFault, MoveFaultKind, MoveOperation, MoveWord, RecordMoves};
use super::mate;
use super::words::{Word, is_mate, read_plainly, takes_of, words};
use crate::line_text::text_of_line;
use crate::moves::{MoveError, MoveRepair, ReadMove, read_any_move, write_san};
use crate::opcodes::{OpcodeMeaning, Takes};
use crate::operations::{Operation, operations};
use std::ops::Range;
use tabiya_chess::{Move, Mover, Position};

/// The largest number of words of a record that are read, because each may take microseconds.
const MAX_WORDS: usize = 1024;

/// Reads the moves in the operations of a record with this position and this tail.
pub fn record_moves(position: &Position, tail: &[u8]) -> RecordMoves {
    let mut reader = Reader {
        mover: None,
        room: MAX_WORDS,
        found: RecordMoves::default(),
    };
    for (row, operation) in operations(tail).enumerate() {
        if let Some(takes) = takes_of(&operation) {
            reader.read_operation(row, &operation, takes, position);
        }
    }
    reader.compare_predicted();
    let mut found = reader.found;
    mate::compare(position, tail, &mut found);
    found
        .faults
        .sort_by_key(|fault| (fault.row, fault.span.start));
    found
}

struct Reader {
    mover: Option<Mover>,
    /// The number of words that may still be read.
    room: usize,
    found: RecordMoves,
}

/// A word with its meaning.
struct ReadWord<'tail> {
    word: Word<'tail>,
    read: Result<Meant, MoveFaultKind>,
}

/// The move that is meant, and its standard spelling if the file has another one.
struct Meant {
    played: Move,
    /// The standard spelling, and whether every program reads the given one.
    standard: Option<(String, bool)>,
}

impl Reader {
    fn read_operation(
        &mut self,
        row: usize,
        operation: &Operation<'_>,
        takes: Takes,
        position: &Position,
    ) {
        let words = self.within_room(words(operation));
        let Some(meaning) = operation.meaning() else {
            return;
        };
        let (mates, words): (Vec<_>, Vec<_>) =
            words.into_iter().partition(|word| is_mate(meaning, word));
        if words.is_empty() {
            return;
        }
        let Some(mover) = self.mover(row, operation, position) else {
            return;
        };
        let mut is_line = takes == Takes::Line;
        let mut is_misplaced = false;
        let mut read = if is_line {
            read_line(mover, &words)
        } else {
            read_each(&mover, &words)
        };
        if takes == Takes::Moves && words.len() > 1 && read.iter().any(|word| word.read.is_err()) {
            let line = read_line(mover, &words);
            if line.len() == words.len() && line.iter().all(|word| word.read.is_ok()) {
                (read, is_line, is_misplaced) = (line, true, true);
                self.tell(row, operation.operand_span(), MoveFaultKind::LineOfPlay);
            }
        }
        let unread = words.iter().skip(read.len()).map(|word| MoveWord {
            span: word.span.clone(),
            played: None,
        });
        let known = read.iter().map(|word| MoveWord {
            span: word.word.span.clone(),
            played: word.read.as_ref().ok().map(|meant| meant.played),
        });
        self.found.operations.push(MoveOperation {
            row,
            meaning,
            is_line,
            words: known.chain(unread).collect(),
            names_mate: !mates.is_empty(),
        });
        // A respelling would depend on the reading as a variation, which may be wrong.
        if !is_misplaced {
            let is_beside_mate = mates.iter().any(|mate| mate.wrapper.is_some());
            self.tell_all(row, &read, is_beside_mate);
        }
    }

    /// Limits the words to the number that may still be read. Words in one wrapper are kept or dropped together:
    /// repairing a part of them would lose the rest.
    fn within_room<'tail>(&mut self, mut words: Vec<Word<'tail>>) -> Vec<Word<'tail>> {
        if let Some(first_unread) = words.get(self.room).map(|word| word.wrapper.clone()) {
            words.truncate(self.room);
            self.room = 0;
            while first_unread.is_some()
                && words
                    .last()
                    .is_some_and(|word| word.wrapper == first_unread)
            {
                words.pop();
            }
        }
        self.room = self.room.saturating_sub(words.len());
        words
    }

    fn mover(
        &mut self,
        row: usize,
        operation: &Operation<'_>,
        position: &Position,
    ) -> Option<Mover> {
        if self.mover.is_none() && self.found.no_moves.is_none() {
            match Mover::new(position) {
                Ok(mover) => self.mover = Some(mover),
                Err(why) => {
                    self.found.no_moves = Some(why);
                    self.tell(row, operation.operand_span(), MoveFaultKind::NoMoves(why));
                }
            }
        }
        self.mover
    }

    fn tell(&mut self, row: usize, span: Range<usize>, kind: MoveFaultKind) {
        self.found.faults.push(MoveFault { row, span, kind });
    }

    /// Reports the faults. Words in one wrapper are respelled together if each is a move; none is respelled if a mate
    /// is among them.
    fn tell_all(&mut self, row: usize, read: &[ReadWord<'_>], is_beside_mate: bool) {
        let mut rest = read;
        while let Some((first, _)) = rest.split_first() {
            let wrapper = &first.word.wrapper;
            let is_beside =
                |word: &&ReadWord<'_>| wrapper.is_some() && word.word.wrapper == *wrapper;
            let count = rest.iter().take_while(is_beside).count().max(1);
            let (together, behind) = rest.split_at(count);
            rest = behind;
            for word in together {
                if let Err(kind) = &word.read {
                    self.tell(row, word.word.span.clone(), kind.clone());
                }
            }
            if !is_beside_mate {
                self.tell_spelling(row, together);
            }
        }
    }

    fn tell_spelling(&mut self, row: usize, together: &[ReadWord<'_>]) {
        let mut spelled = Vec::new();
        let mut is_harmless = true;
        for ReadWord { word, read } in together {
            let Ok(meant) = read else {
                return;
            };
            match &meant.standard {
                Some((standard, is_so)) => {
                    is_harmless &= *is_so;
                    spelled.push(standard.clone());
                }
                None => spelled.push(String::from_utf8_lossy(word.bytes).into_owned()),
            }
        }
        let Some(ReadWord { word, read }) = together.first() else {
            return;
        };
        let has_number = word.span.len() > word.bytes.len();
        let is_wrapped = word.wrapper.is_some();
        let is_standard = read.as_ref().is_ok_and(|meant| meant.standard.is_none());
        if is_standard && !is_wrapped && !has_number {
            return;
        }
        let span = word.wrapper.clone().unwrap_or_else(|| word.span.clone());
        let kind = MoveFaultKind::Spelling {
            standard: spelled.join(" "),
            is_harmless: is_harmless && !is_wrapped && !has_number,
        };
        self.tell(row, span, kind);
    }

    /// Checks that the predicted move is the first of the predicted variation, whatever their spellings.
    fn compare_predicted(&mut self) {
        let first_of = |meaning: OpcodeMeaning| {
            let mut operations = self.found.operations.iter();
            let operation = operations.find(|operation| operation.meaning == meaning)?;
            let first = operation.words.first()?;
            Some((operation.row, first.span.clone(), first.played?))
        };
        let predicted = first_of(OpcodeMeaning::PredictedMove);
        let variation = first_of(OpcodeMeaning::PredictedVariation);
        if let (Some((row, span, predicted)), Some((_, _, first))) = (predicted, variation)
            && predicted != first
        {
            self.tell(row, span, MoveFaultKind::NotFirstOfVariation);
        }
    }
}

/// Reads each word as a move of the position.
fn read_each<'tail>(mover: &Mover, words: &[Word<'tail>]) -> Vec<ReadWord<'tail>> {
    let read = words.iter().map(|word| ReadWord {
        word: word.clone(),
        read: read_word(mover, word.bytes),
    });
    read.collect()
}

/// Reads the words as successive moves, up to the first one that is not legal.
fn read_line<'tail>(mut mover: Mover, words: &[Word<'tail>]) -> Vec<ReadWord<'tail>> {
    let mut line = Vec::with_capacity(words.len());
    for word in words {
        let read = read_word(&mover, word.bytes);
        let played = read.as_ref().ok().map(|meant| meant.played);
        line.push(ReadWord {
            word: word.clone(),
            read,
        });
        match played {
            Some(played) => mover = mover.after(played),
            None => break,
        }
    }
    line
}

fn read_word(mover: &Mover, bytes: &[u8]) -> Result<Meant, MoveFaultKind> {
    if let Some(played) = read_plainly(mover, bytes) {
        let standard = write_san(mover, played);
        let standard = (standard.as_bytes() != bytes).then_some((standard, true));
        return Ok(Meant { played, standard });
    }
    let text = text_of_line(bytes);
    match read_any_move(mover, &text) {
        Ok(ReadMove { played, repairs }) => {
            let is_sign = |repair| matches!(repair, MoveRepair::CheckSign | MoveRepair::Origin);
            let is_harmless = repairs.into_iter().all(is_sign);
            let standard = Some((write_san(mover, played), is_harmless));
            Ok(Meant { played, standard })
        }
        Err(MoveError::Ambiguous(moves)) => {
            let moves = moves.into_iter().map(|one| write_san(mover, one));
            Err(MoveFaultKind::Ambiguous(moves.collect()))
        }
        Err(error) => Err(of_other_side(mover, &text).unwrap_or(MoveFaultKind::Wrong(error))),
    }
}

/// The fault of a move that would be legal only for the other side.
fn of_other_side(mover: &Mover, text: &str) -> Option<MoveFaultKind> {
    if !mover.checkers().is_empty() {
        return None;
    }
    let other = Mover::new(&mover.position().passed()).ok()?;
    read_any_move(&other, text).ok()?;
    Some(MoveFaultKind::OtherSide(other.position().side_to_move))
}
