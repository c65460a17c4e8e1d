//! Makes pages for the tests.

use std::ops::ControlFlow;
use tabiya_notation::fen::read_strict;
use tabiya_picture::{Diagram, DiagramPage, PageEntry, PageSetup, PieceSet};
use tabiya_publish::write_pages_pdf;

pub(super) const POSITIONS: [&str; 3] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
    "8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - 0 1",
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
];

/// A diagram with this number, caption and solution.
pub(super) fn entry(number: usize, caption: &str, solution: &str) -> PageEntry {
    let fen = POSITIONS[number % POSITIONS.len()];
    let position = read_strict(fen.as_bytes()).unwrap();
    PageEntry {
        diagram: Diagram {
            number: number.to_string(),
            caption: caption.to_owned(),
            description: format!("Position {number}, {fen}"),
            ..Diagram::of(position)
        },
        solution: solution.to_owned(),
    }
}

/// `count` diagrams with captions of all lengths, some of them without a solution.
pub(super) fn entries(count: usize) -> Vec<PageEntry> {
    let captions = [
        "Réti 1921",
        "",
        "Задача из учебника: белые начинают и выигрывают, Ленинград 1934",
        "White to play and win; from a long book with a title that nobody remembers, and a \
         subtitle that is longer still, and more words after that",
        "WAC.001",
    ];
    let solutions = [
        "Qg6",
        "",
        "Rxb2 (or Rh3+, which wins as well)",
        "1. Kg7 h4 2. Kf6",
    ];
    (1..=count)
        .map(|number| {
            let caption = captions[number % captions.len()];
            entry(number, caption, solutions[number % solutions.len()])
        })
        .collect()
}

/// All pages, with their number known.
pub(super) fn pages(setup: &PageSetup, resolution: u32, entries: &[PageEntry]) -> Vec<DiagramPage> {
    let total = page_count(setup, resolution, entries);
    let entries = entries.iter().cloned();
    setup.pages(resolution, Some(total), entries).collect()
}

pub(super) fn page_count(setup: &PageSetup, resolution: u32, entries: &[PageEntry]) -> u64 {
    let mut count = setup.count(resolution);
    for entry in entries {
        count.add(&entry.diagram.number, &entry.solution);
    }
    assert_eq!(count.diagrams(), entries.len() as u64);
    count.pages()
}

/// The pages as a PDF file.
pub(super) fn pdf(setup: &PageSetup, resolution: u32, entries: &[PageEntry]) -> Vec<u8> {
    let mut file = Vec::new();
    let total = page_count(setup, resolution, entries);
    let pages = setup.pages(resolution, Some(total), entries.iter().cloned());
    let pieces = PieceSet::own(&setup.style.pieces).unwrap();
    let mut may_continue = |_| ControlFlow::Continue(());
    write_pages_pdf(&mut file, &pieces, &setup.title, pages, &mut may_continue).unwrap();
    file
}

/// The text without the characters between its words.
pub(super) fn joined(text: &str) -> String {
    text.split_whitespace().collect()
}
