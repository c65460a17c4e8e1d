//! Sentences for the operations in which the program keeps its notes about a picture.

use tabiya_notation::operations::OperationRow;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_notes::PictureNotes;
use tabiya_text::{listed, question_names, tr, tr_with, turn_text};

/// The sentence for an operation; `None` for all others, and for one that cannot be understood.
pub(super) fn own_sentence(row: &OperationRow, notes: &PictureNotes) -> Option<String> {
    let file = |id: &'static str, file: &Option<String>| {
        let file = file.as_deref()?;
        Some(tr_with(id, &[("file", file_name(file).into())]))
    };
    match row.opcode.as_str() {
        "ask" if !notes.questions.is_empty() => {
            let questions = listed(&question_names(notes.questions));
            Some(tr_with(
                "operation-own-ask",
                &[("questions", questions.into())],
            ))
        }
        "below" if notes.is_black_below => Some(tr("picture-seen-from-black")),
        "confidence" => {
            let percent = notes.confidence?;
            Some(tr_with(
                "operation-own-confidence",
                &[("percent", percent.into())],
            ))
        }
        "crop" => file("operation-own-crop", &notes.crop),
        "source" => file("operation-own-source", &notes.source),
        "doubt" if !notes.doubts.is_empty() => {
            let squares = notes.doubts.iter().map(|doubt| doubt.square.to_string());
            let squares = listed(&squares.collect::<Vec<_>>());
            Some(tr_with(
                "operation-own-doubt",
                &[("squares", squares.into())],
            ))
        }
        "turn" => notes.turn.map(|turn| {
            turn_text(PictureTurn {
                is_white: turn.side == tabiya_chess::Color::White,
                sign: turn.sign,
                certainty: f32::from(turn.certainty) / 100.0,
            })
        }),
        _ => None,
    }
}

/// The name of a file without its folders, in the form of any system.
fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
