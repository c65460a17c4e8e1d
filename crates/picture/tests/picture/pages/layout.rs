//! The layout of pages.

use super::making::{entries, pages};
use std::collections::BTreeSet;
use tabiya_chess::Piece;
use tabiya_picture::{DiagramPage, DrawingItem, PageSetup, PaperSize, Style};

/// The corners of the white kings of these pages, as whole pixels, and all sides of pieces.
fn kings(pages: &[DiagramPage]) -> (Vec<(i64, i64)>, BTreeSet<u64>) {
    let items = pages.iter().flat_map(|page| &page.drawing.items);
    let pieces = items.filter_map(|item| match item {
        DrawingItem::Piece { piece, x, y, side } => Some((*piece, *x, *y, *side)),
        _ => None,
    });
    let mut corners = Vec::new();
    let mut sides = BTreeSet::new();
    for (piece, x, y, side) in pieces {
        assert_eq!((x.fract(), y.fract()), (0.0, 0.0));
        sides.insert(side as u64);
        if piece == Piece::WhiteKing {
            corners.push((x as i64, y as i64));
        }
    }
    (corners, sides)
}

fn setup(per_page: u32) -> PageSetup {
    PageSetup {
        per_page,
        title: "Mates".to_owned(),
        style: Style::built_in("book").unwrap(),
        ..PageSetup::default()
    }
}

#[test]
fn diagrams_have_one_size_in_columns_and_rows_with_any_captions() {
    for per_page in PageSetup::PER_PAGE {
        let setup = setup(per_page);
        let (columns, rows) = setup.grid();
        assert_eq!(columns * rows, per_page);
        // The same position everywhere, so that only the page decides the place of its king.
        let mut all = entries(2 * per_page as usize + 1);
        let position = all[0].diagram.position;
        for entry in &mut all {
            entry.diagram.position = position;
        }
        let made = pages(&setup, 300, &all);
        assert_eq!(made.len(), 3);
        let (corners, sides) = kings(&made);
        assert_eq!(sides.len(), 1, "{per_page} a page");
        assert_eq!(corners.len(), all.len());
        let xs: BTreeSet<_> = corners.iter().map(|(x, _)| *x).collect();
        let ys: BTreeSet<_> = corners.iter().map(|(_, y)| *y).collect();
        assert_eq!((xs.len(), ys.len()), (columns as usize, rows as usize));
        // Diagrams fill each page from left to right, row by row.
        let (first, second) = corners.split_at(per_page as usize);
        assert_eq!(first, &second[..per_page as usize]);
        assert!(first.is_sorted_by_key(|(x, y)| (*y, *x)));
    }
}

#[test]
fn with_more_diagrams_per_page_each_is_smaller_and_the_page_is_filled() {
    let mut last = u64::MAX;
    for per_page in PageSetup::PER_PAGE {
        for paper in PaperSize::ALL {
            let setup = PageSetup {
                paper,
                ..setup(per_page)
            };
            let made = pages(&setup, 300, &entries(per_page as usize));
            let (_, sides) = kings(&made);
            let side = *sides.first().unwrap();
            let layout = made[0].drawing.layout;
            let boards = u64::from(per_page) * (8 * side) * (8 * side);
            let paper = u64::from(layout.width) * u64::from(layout.height);
            assert!(boards * 100 > paper * 25, "{per_page} a page: {side}");
            if setup.paper == PaperSize::A4 {
                assert!(side <= last, "{per_page} a page");
                last = side;
            }
        }
    }
}

#[test]
fn the_picture_of_a_page_has_the_size_of_the_paper() {
    for (paper, landscape, size) in [
        (PaperSize::A4, false, (2480, 3508)),
        (PaperSize::A4, true, (3508, 2480)),
        (PaperSize::Letter, false, (2550, 3300)),
        (PaperSize::Letter, true, (3300, 2550)),
    ] {
        let setup = PageSetup {
            paper,
            landscape,
            ..PageSetup::default()
        };
        let layout = setup.page(300, (1, None), &entries(6)).drawing.layout;
        assert_eq!((layout.width, layout.height), size);
    }
}

#[test]
fn a_page_has_the_requested_number_of_writing_lines() {
    for lines in 0..=PageSetup::MAX_SOLUTION_LINES {
        let setup = PageSetup {
            solution_lines: lines,
            ..setup(6)
        };
        let page = setup.page(300, (1, None), &entries(6));
        let grey = page.drawing.items.iter().filter_map(|item| match item {
            DrawingItem::Stroke { path, color, .. } if color.0 == [0xb0; 3] => Some(path),
            _ => None,
        });
        let drawn: usize = grey.map(|path| path.0.len() / 2).sum();
        assert_eq!(drawn, 6 * lines as usize);
    }
}
