//! Pictures and a book with diagrams of which it is known what they show.

use std::fs;
use std::path::{Path, PathBuf};
use tabiya_chess::Position;
use tabiya_notation::fen::read_fen;
use tabiya_picture::{
    BoardTheme, Coordinates, Diagram, Drawing, PDF_KEY, PageEntry, PageSetup, PdfPages, PieceSet,
    Rasteriser, Style, png,
};

const PLACEMENTS: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR",
    "r4rk1/1bq1bppp/p2ppn2/1p6/3NPP2/P1NBB3/1PPQ2PP/R4RK1",
    "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8",
    "2kr3r/ppp2ppp/2n1bn2/2b1p3/4P3/2NPBN2/PPP2PPP/R2QK2R",
    "6k1/5ppp/8/8/8/1Q6/5PPP/3q2K1",
];

/// A picture with one board.
pub(super) struct Drawn {
    pub(super) file: PathBuf,
    pub(super) placement: String,
}

fn position(number: usize) -> Position {
    let placement = PLACEMENTS[number % PLACEMENTS.len()];
    read_fen(&format!("{placement} w - - 0 1")).unwrap()
}

/// Every position with each piece set, in several themes and sizes. Nothing in the files says what they show.
pub(super) fn drawn(folder: &Path) -> Vec<Drawn> {
    let looks = [
        (BoardTheme::Book, 480, Coordinates::Outside),
        (BoardTheme::Green, 320, Coordinates::Inside),
        (BoardTheme::Brown, 800, Coordinates::None),
        (BoardTheme::Blue, 240, Coordinates::Outside),
    ];
    let mut pictures = Vec::new();
    for pieces in ["staunton", "flat", "print"] {
        let mut rasteriser = Rasteriser::new(PieceSet::own(pieces).unwrap());
        for (theme, size, coordinates) in looks {
            let style = Style {
                theme,
                size,
                coordinates,
                ..Style::default()
            };
            for (number, placement) in PLACEMENTS.iter().enumerate() {
                let drawing = Diagram::of(position(number)).draw(&style);
                let pixels = rasteriser.pixels(&drawing).unwrap();
                let file = folder.join(format!("{}.png", pictures.len()));
                fs::write(&file, png(&pixels, 96).unwrap()).unwrap();
                pictures.push(Drawn {
                    file,
                    placement: (*placement).to_owned(),
                });
            }
        }
    }
    pictures
}

/// A book with so many pages of six diagrams, which does not say what it shows.
pub(super) fn book(folder: &Path, pages: usize) -> PathBuf {
    let setup = PageSetup::default();
    let entries = (0..).map(|number| PageEntry {
        diagram: Diagram::of(position(number)),
        solution: String::new(),
    });
    let pieces = PieceSet::usual();
    let mut bytes = Vec::new();
    let mut pdf = PdfPages::new(&mut bytes, &pieces, "en").unwrap();
    for page in setup
        .pages(PageSetup::FINE_RESOLUTION, None, entries)
        .take(pages)
    {
        let drawing = Drawing {
            boards: Vec::new(),
            ..page.drawing
        };
        pdf.add(&drawing, &page.parts).unwrap();
    }
    pdf.finish("", "").unwrap();
    assert!(memchr::memmem::find(&bytes, PDF_KEY.as_bytes()).is_none());
    let file = folder.join("book.pdf");
    fs::write(&file, bytes).unwrap();
    file
}
