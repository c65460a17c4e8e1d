//! The side to move is read from captions. They are drawn with our own letters, which the net has never seen.

use super::page::Page;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_picture::Style;

fn plain() -> Style {
    Style {
        size: 400,
        caption: true,
        side_to_move: false,
        ..Style::default()
    }
}

/// The side to move on the only board of a picture.
fn turn(page: Page) -> Option<PictureTurn> {
    let readings = page.read();
    assert_eq!(readings.len(), 1);
    readings[0].reading.turn
}

fn said(caption: &str) -> Option<bool> {
    turn(Page::captioned(caption, &plain(), 'w')).map(|turn| turn.is_white)
}

#[test]
fn a_caption_in_each_language_names_the_side_to_move() {
    let captions = [
        ("White to move", "Black to move and win"),
        ("Weiß am Zug", "Schwarz am Zug"),
        ("Juegan blancas", "Negras juegan y ganan"),
        ("Trait aux Blancs", "Les Noirs jouent et gagnent"),
        ("Ход белых", "Чёрные начинают"),
        ("Il Bianco muove", "Il Nero muove e vince"),
        ("Brancas jogam", "Negras jogam e ganham"),
        ("Wit aan zet", "Zwart aan zet"),
    ];
    for (white, black) in captions {
        assert_eq!(said(white), Some(true), "{white}");
        assert_eq!(said(black), Some(false), "{black}");
    }
}

#[test]
fn a_move_number_with_three_dots_and_a_question_gives_the_move_to_black() {
    for caption in ["1...?", "23...?", "1...??", "1…?", "7. 1...?"] {
        assert_eq!(said(caption), Some(false), "{caption}");
    }
    for caption in ["1.?", "1...", "1..", "12.5...", "1...Nf6 2.Bg5 is better"] {
        assert_eq!(said(caption), None, "{caption}");
    }
}

#[test]
fn names_results_moves_and_running_text_do_not_name_the_side_to_move() {
    let captions = [
        "White, A. – Black, B.",
        "Weiß – Schwarz, Berlin 1931",
        "White resigned",
        "Black is better",
        "Diagram 12",
        "Position after 15…Nf6",
        "Mate in 2",
        "instead of Black to move",
        "Las negras abandonan",
        "Les Blancs gagnent",
        "Чёрные сдались",
    ];
    for caption in captions {
        assert_eq!(said(caption), None, "{caption}");
    }
}

#[test]
fn a_number_before_the_caption_does_not_hide_it() {
    for caption in [
        "12. Black to play",
        "Diagram 7: Black to play",
        "(Black to play)",
    ] {
        assert_eq!(said(caption), Some(false), "{caption}");
    }
}

/// A page of boards, each with its own caption above it or below.
fn page_of(turns: &[bool], is_below: bool) -> Page {
    let words = |is_white: bool| {
        if is_white {
            "White to move"
        } else {
            "Black to move"
        }
    };
    let style = Style {
        size: 320,
        margin: 12,
        ..plain()
    };
    let board = Page::captioned(
        "",
        &Style {
            caption: false,
            ..style.clone()
        },
        'w',
    );
    let side = board.height();
    let (wide, high) = (side + 40, side + 70);
    let mut page = Page::empty(3 * wide + 40, turns.len().div_ceil(3) * high + 60);
    for (index, is_white) in turns.iter().enumerate() {
        let (left, top) = (index % 3 * wide + 40, index / 3 * high + 50);
        let whole = Page::captioned(words(*is_white), &style, 'w');
        let caption = whole.rows(side - 6..whole.height());
        page.put(&board, left, top);
        let caption_top = if is_below {
            top + side - 6
        } else {
            top - caption.height()
        };
        page.put(&caption, left, caption_top);
    }
    page
}

#[test]
fn each_of_nine_boards_on_a_page_has_its_own_caption_below_or_above() {
    let turns = [true, false, false, true, true, false, false, true, false];
    for is_below in [true, false] {
        let readings = page_of(&turns, is_below).read();
        let read: Vec<Option<bool>> = readings
            .iter()
            .map(|board| board.reading.turn.map(|turn| turn.is_white))
            .collect();
        assert_eq!(read, turns.map(Some), "below: {is_below}");
    }
}

#[test]
fn a_mark_and_a_contradicting_caption_leave_the_side_to_move_in_doubt() {
    let style = Style {
        side_to_move: true,
        ..plain()
    };
    let certainty = |side: char| {
        let page = Page::captioned("Black to move", &style, side);
        turn(page).unwrap().certainty
    };
    assert!(certainty('b') > 0.9);
    assert!(certainty('w') <= 0.5);
}
