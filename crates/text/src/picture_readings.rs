//! Texts about the position recognised in a picture: pieces, the side to move, and open questions.

use super::wording::piece_name;
use super::{listed, tr, tr_with};
use tabiya_chess::{Color, File, Piece, Rank, Square};
use tabiya_collection::document::PictureAnswer;
use tabiya_notation::picture_doubts::{PictureTurn, Unlikely};
use tabiya_notation::picture_questions::{PictureQuestion, Questions, TurnSign};

/// A possible reading of a square, with its number and its probability. The letter is the FEN letter of the piece, or
/// `.` for an empty square.
pub fn reading_text((number, (man, chance)): (usize, &(char, f32))) -> String {
    let variables = [
        ("number", number.into()),
        ("man", read_man_text(*man).into()),
        ("percent", percent_of(*chance).into()),
    ];
    tr_with("picture-reading", &variables)
}

/// The piece of such a letter, or the text for an empty square.
pub fn read_man_text(man: char) -> String {
    Piece::from_letter(man).map_or_else(|| tr("picture-nothing"), piece_name)
}

/// A probability as a percentage, rounded down: only certainty is 100.
pub fn percent_of(chance: f32) -> u8 {
    if chance >= 1.0 {
        return 100;
    }
    let mut percents = (0..=99).rev();
    percents
        .find(|percent| f32::from(*percent) <= chance * 100.0)
        .unwrap_or(0)
}

/// The side to move, the evidence for it, and its certainty.
pub fn turn_text(turn: PictureTurn) -> String {
    let id = if turn.is_white {
        "picture-turn-white"
    } else {
        "picture-turn-black"
    };
    let variables = [
        ("sign", sign_text(turn.sign).into()),
        ("percent", percent_of(turn.certainty).into()),
    ];
    tr_with(id, &variables)
}

/// The evidence for the side to move.
pub fn sign_text(sign: TurnSign) -> String {
    tr(match sign {
        TurnSign::Mark => "picture-sign-mark",
        TurnSign::Caption => "picture-sign-caption",
        TurnSign::Check => "picture-sign-check",
        TurnSign::LastMove => "picture-sign-last-move",
        TurnSign::Start => "picture-sign-start",
    })
}

/// The question for the side to move. `has_sign` tells whether the picture has signs, which then contradict each other.
pub fn turn_question_text(has_sign: bool) -> String {
    tr(if has_sign {
        "question-turn-contradicted"
    } else {
        "question-turn"
    })
}

/// The reason why something that resembles a board is not taken for one.
pub fn unlikely_text(reason: Unlikely) -> String {
    tr(match reason {
        Unlikely::OtherGame => "picture-other-game",
        Unlikely::InSpace => "picture-in-space",
        Unlikely::Unclear => "picture-unclear",
    })
}

/// A question that a picture leaves open.
pub fn question_text(question: PictureQuestion) -> String {
    tr(match question {
        PictureQuestion::Below => "question-below",
        PictureQuestion::Turn => "question-turn",
        PictureQuestion::Castling => "question-castling",
    })
}

/// The short names of questions.
pub fn question_names(questions: Questions) -> Vec<String> {
    let names = questions.iter().map(|question| {
        tr(match question {
            PictureQuestion::Below => "question-name-below",
            PictureQuestion::Turn => "question-name-turn",
            PictureQuestion::Castling => "question-name-castling",
        })
    });
    names.collect()
}

/// An answer to such a question.
pub fn answer_text(answer: PictureAnswer) -> String {
    tr(match answer {
        PictureAnswer::Below(Color::White) | PictureAnswer::ToMove(Color::White) => "answer-white",
        PictureAnswer::Below(Color::Black) | PictureAnswer::ToMove(Color::Black) => "answer-black",
        PictureAnswer::MayCastle { white, black } => match (white, black) {
            (true, true) => "answer-castling-both",
            (true, false) => "answer-castling-white",
            (false, true) => "answer-castling-black",
            (false, false) => "answer-castling-none",
        },
        PictureAnswer::CastlingAsItIs => "answer-castling-as-it-is",
    })
}

/// A given answer together with its question.
pub fn answered_text(answer: PictureAnswer) -> String {
    let asked = Questions::NONE.with(answer.question());
    let variables = [
        ("question", question_names(asked).concat().into()),
        ("answer", answer_text(answer).into()),
    ];
    tr_with("answer-given", &variables)
}

/// The squares that are outside a picture, counted from a8 as in a FEN: whole files and ranks by their names, then the
/// rest.
pub fn missing_squares_text(missing: &[usize]) -> String {
    let missing: Vec<Square> = Square::all_in_fen_order()
        .enumerate()
        .filter(|(index, _)| missing.contains(index))
        .map(|(_, square)| square)
        .collect();
    let is_whole = |belongs: &dyn Fn(&Square) -> bool| {
        missing.iter().filter(|square| belongs(square)).count() == 8
    };
    let is_file = |file: File| is_whole(&|square| square.file() == file);
    let is_rank = |rank: Rank| is_whole(&|square| square.rank() == rank);
    let files = File::ALL.into_iter().filter(|file| is_file(*file));
    let files =
        files.map(|file| tr_with("picture-missing-file", &[("file", file.to_string().into())]));
    let ranks = Rank::ALL.into_iter().filter(|rank| is_rank(*rank));
    let ranks =
        ranks.map(|rank| tr_with("picture-missing-rank", &[("rank", rank.to_string().into())]));
    let rest = missing
        .iter()
        .filter(|square| !is_file(square.file()) && !is_rank(square.rank()));
    let all = files.chain(ranks).chain(rest.map(Square::to_string));
    listed(&all.collect::<Vec<String>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_uncertain_reading_never_has_a_hundred_percent() {
        let percents = [1.0, 0.9999, 0.62, 0.005, 0.0, f32::NAN].map(percent_of);
        assert_eq!(percents, [100, 99, 62, 0, 0, 0]);
    }

    #[test]
    fn a_reading_has_its_number_piece_and_chance() {
        assert_eq!(reading_text((1, &('Q', 0.62))), "1: white queen, 62%");
        assert_eq!(reading_text((2, &('.', 0.3))), "2: empty, 30%");
    }

    #[test]
    fn missing_files_and_ranks_are_named_as_such_and_other_squares_one_by_one() {
        let file: Vec<usize> = (0..8).map(|rank| rank * 8).collect();
        assert_eq!(missing_squares_text(&file), "the a-file");
        let with_rank: Vec<usize> = (0..64).filter(|at| at % 8 == 7 || at / 8 == 7).collect();
        assert_eq!(missing_squares_text(&with_rank), "the h-file, rank 1");
        assert_eq!(missing_squares_text(&[0, 9]), "a8, b7");
    }
}
