//! The side to move is read from captions. They are drawn with our own letters, which the net has never seen.

use tabiya_notation::fen::read_fen;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_picture::{Diagram, PieceSet, Rasteriser, Style};
use tabiya_recognise::{Grey, Pyramid, RecognisedBoard, read, usual_net};

const PLACEMENT: &str = "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R";

/// Pixels in shades of grey.
#[derive(Clone)]
struct Page {
    width: usize,
    shades: Vec<u8>,
}

impl Page {
    fn empty(width: usize, height: usize) -> Self {
        let shades = vec![255; width * height];
        Self { width, shades }
    }

    /// A diagram with a caption below.
    fn captioned(caption: &str, style: &Style, side: char) -> Self {
        let position = read_fen(&format!("{PLACEMENT} {side} KQ - 0 1")).unwrap();
        let mut diagram = Diagram::of(position);
        caption.clone_into(&mut diagram.caption);
        let mut rasteriser = Rasteriser::new(PieceSet::own("print").unwrap());
        let pixels = rasteriser.pixels(&diagram.draw(style)).unwrap();
        let shade = |pixel: &[u8]| {
            let sum: u32 = pixel[..3].iter().copied().map(u32::from).sum();
            u8::try_from(sum / 3).unwrap()
        };
        Self {
            width: pixels.width as usize,
            shades: pixels.rgba.chunks_exact(4).map(shade).collect(),
        }
    }

    fn height(&self) -> usize {
        self.shades.len() / self.width
    }

    /// Some of its rows.
    fn rows(&self, rows: std::ops::Range<usize>) -> Self {
        let shades = self.shades[rows.start * self.width..rows.end * self.width].to_vec();
        Self {
            width: self.width,
            shades,
        }
    }

    fn put(&mut self, other: &Self, left: usize, top: usize) {
        for (row, shades) in other.shades.chunks_exact(other.width).enumerate() {
            let start = (top + row) * self.width + left;
            self.shades[start..start + other.width].copy_from_slice(shades);
        }
    }

    /// The boards read from the page.
    fn read(self) -> Vec<RecognisedBoard> {
        let height = self.height();
        let picture = Grey::new(self.width, height, self.shades).unwrap();
        read(&Pyramid::new(picture), usual_net())
    }
}

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
    ];
    for (white, black) in captions {
        assert_eq!(said(white), Some(true), "{white}");
        assert_eq!(said(black), Some(false), "{black}");
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
