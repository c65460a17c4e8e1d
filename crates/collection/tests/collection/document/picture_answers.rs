//! The answers to the questions that a picture leaves open.

use tabiya_chess::Color;
use tabiya_collection::document::{Document, DocumentId, PictureAnswer, answer_now, answers};
use tabiya_notation::picture_questions::PictureQuestion;

#[test]
fn answers_have_the_same_order_and_digits_for_every_position() {
    let castling_digits = |line: &str| {
        let document = Document::new(DocumentId(1), [line.as_bytes().to_vec()]);
        let position = document.position();
        let asked = PictureQuestion::ALL.map(|question| {
            let digits = [Color::White, Color::Black].map(|below| {
                let possible = answers(question, position, below);
                assert!(possible.contains(&answer_now(question, position, below)));
                possible
                    .into_iter()
                    .map(PictureAnswer::digit)
                    .collect::<Vec<_>>()
            });
            let [one, other] = digits;
            assert_eq!(one, other);
            one
        });
        let [below, turn, castling] = asked;
        assert_eq!([below, turn], [[1, 2], [1, 2]]);
        castling
    };
    for (line, digits) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", vec![1, 2, 3, 4]),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQ -", vec![1, 2, 3, 4]),
        ("r3k2r/8/8/8/8/8/8/R3K2R w kq -", vec![1, 2, 3, 4]),
        ("r3k2r/8/8/8/8/8/8/R3K2R b - -", vec![1, 2, 3, 4]),
        // Where a king is not at home, the answers for the other side keep their digits.
        ("7k/8/8/8/8/8/8/R3K2R w - -", vec![2, 4]),
        ("r3k2r/8/8/8/8/8/8/7K w kq -", vec![3, 4]),
        ("r3k2r/8/8/8/8/8/8/7K w k -", vec![3, 4, 5]),
    ] {
        assert_eq!(castling_digits(line), digits, "{line}");
    }
}
