//! Pages as files.

use super::making::{entries, entry, joined, page_count, pages, pdf};
use super::poppler::{Pdf, difference};
use std::io::{self, Write};
use std::ops::ControlFlow;
use tabiya_picture::{PageSetup, PaperSize, PieceSet, Rasteriser, Style};
use tabiya_publish::{PageFormat, PagePictures, write_pages_pdf};

fn setup(per_page: u32, style: &str) -> PageSetup {
    PageSetup {
        per_page,
        title: "Заголовок (title)".to_owned(),
        solutions: true,
        solutions_title: "Solutions".to_owned(),
        style: Style::built_in(style).unwrap(),
        ..PageSetup::default()
    }
}

#[test]
fn another_program_reads_every_page_with_all_its_words() {
    for (per_page, paper, landscape) in [
        (1, PaperSize::A4, false),
        (2, PaperSize::Letter, true),
        (4, PaperSize::A4, true),
        (6, PaperSize::Letter, false),
        (9, PaperSize::A4, false),
        (12, PaperSize::A4, true),
        (20, PaperSize::Letter, false),
    ] {
        let setup = PageSetup {
            paper,
            landscape,
            ..setup(per_page, "usual")
        };
        let all = entries(per_page as usize + 2);
        let total = page_count(&setup, 600, &all);
        let Some(file) = Pdf::new(&pdf(&setup, 600, &all)) else {
            return;
        };
        assert_eq!(file.told("Pages"), total.to_string());
        assert_eq!(file.told("Title"), setup.title);
        assert_eq!(file.told("Tagged"), "yes");
        let (width, height) = setup.millimetres();
        let points = |length: f64| length / 25.4 * 72.0;
        let size = file.told("Page size");
        let mut told = size.split(' ').filter_map(|word| word.parse::<f64>().ok());
        assert!((told.next().unwrap() - points(width)).abs() < 0.1, "{size}");
        assert!(
            (told.next().unwrap() - points(height)).abs() < 0.1,
            "{size}"
        );
        let texts = file.pages();
        assert_eq!(texts.len() as u64, total);
        for (text, number) in texts.iter().zip(1..) {
            let text = joined(text);
            assert!(text.contains(&format!("{number}/{total}")), "{text}");
            assert!(text.contains(&joined(&setup.title)), "{text}");
        }
        let solutions = texts.last().unwrap();
        assert!(solutions.contains("Solutions"));
        for entry in &all {
            if !entry.solution.is_empty() {
                let said = format!("{}. {}", entry.diagram.number, entry.solution);
                assert!(joined(solutions).contains(&joined(&said)), "{solutions}");
            }
        }
    }
}

#[test]
fn pages_look_the_same_in_the_pdf_and_in_our_pixels() {
    for style in ["usual", "book", "blue"] {
        let setup = setup(6, style);
        let all = entries(6);
        let page = pages(&setup, 150, &all).remove(0);
        let pieces = PieceSet::own(&setup.style.pieces).unwrap();
        let ours = Rasteriser::new(pieces).pixels(&page.drawing).unwrap();
        let Some(file) = Pdf::new(&pdf(&setup, 150, &all)) else {
            return;
        };
        let (mean, far) = difference(&ours, &file.pixels(1, 150));
        // Hatching is nothing but edges, each of which is smoothed a little differently.
        assert!(mean < 4.0 && far < 0.01, "{style}: {mean}, {far}");
        // The measure is sensitive: a page of other positions differs.
        let other = pages(&setup, 150, &entries(7)[1..]).remove(0);
        let pieces = PieceSet::own(&setup.style.pieces).unwrap();
        let other = Rasteriser::new(pieces).pixels(&other.drawing).unwrap();
        assert!(difference(&ours, &other).1 > 0.01, "{style}");
    }
}

#[test]
fn long_captions_end_in_an_ellipsis_and_the_tags_have_the_full_position() {
    let setup = setup(12, "usual");
    let long = "word ".repeat(100);
    let Some(file) = Pdf::new(&pdf(&setup, 600, &[entry(1, &long, "e4")])) else {
        return;
    };
    let page = &file.pages()[0];
    assert!(page.contains("1. word"), "{page}");
    assert!(page.contains('…'), "{page}");
    assert!(page.matches("word").count() < 20);
    let tags = file.tags();
    assert!(tags.contains("Figure") && tags.contains("H1"), "{tags}");
    assert!(tags.contains("Document") && tags.contains("Sect"), "{tags}");
}

#[test]
fn each_piece_is_in_the_file_once_for_any_number_of_diagrams() {
    let setup = setup(20, "book");
    let forms = |count| {
        let file = pdf(&setup, 600, &entries(count));
        let forms = file
            .windows(14)
            .filter(|part| part == b"/Subtype/Form/")
            .count()
            + file
                .windows(13)
                .filter(|part| part == b"/Subtype/Form")
                .count();
        (forms, file.len())
    };
    let (few, short) = forms(20);
    let (many, long) = forms(200);
    assert!(few >= 11);
    assert_eq!(few, many);
    // More diagrams need a fraction of the space of a picture.
    assert!(long - short < 180 * 2500, "{short}, {long}");
}

#[test]
fn pages_always_have_the_same_bytes() {
    let setup = setup(9, "usual");
    let all = entries(30);
    assert_eq!(pdf(&setup, 600, &all), pdf(&setup, 600, &all));
    let page = &pages(&setup, 300, &all)[0];
    let file = |format| {
        let mut pictures = PagePictures::new(&setup, PieceSet::usual());
        pictures.file(page, format).unwrap()
    };
    for format in PageFormat::ALL {
        assert_eq!(file(format), file(format), "{format:?}");
    }
}

#[test]
fn picture_pages_have_the_size_of_the_paper() {
    let setup = setup(12, "book");
    let page = &pages(&setup, 300, &entries(12))[0];
    let mut pictures = PagePictures::new(&setup, PieceSet::own("print").unwrap());
    let svg = String::from_utf8(pictures.file(page, PageFormat::Svg).unwrap()).unwrap();
    assert!(svg.contains(r#"width="210mm" height="297mm" viewBox="0 0 2480 3508""#));
    let bytes = pictures.file(page, PageFormat::Png).unwrap();
    let picture = image::load_from_memory(&bytes).unwrap().to_rgb8();
    assert_eq!(picture.dimensions(), (2480, 3508));
    assert!(svg.len() < 400_000, "{}", svg.len());
    assert!(bytes.len() < 1_500_000, "{}", bytes.len());
}

/// A writer that takes this number of bytes and then fails.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self
            .0
            .checked_sub(bytes.len())
            .ok_or(io::ErrorKind::StorageFull)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn pages_are_streamed_and_reading_ends_at_a_stop_or_a_full_disk() {
    let setup = setup(6, "usual");
    let all = entries(600);
    let pieces = PieceSet::usual();
    let mut read = 0;
    let counted = all.iter().cloned().inspect(|_| read += 1);
    let mut stop = |done| {
        if done >= 60 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let pages = setup.pages(600, None, counted);
    let stopped = write_pages_pdf(&mut Vec::new(), &pieces, "", pages, &mut stop);
    assert_eq!(stopped.unwrap_err().kind(), io::ErrorKind::Interrupted);
    assert_eq!(read, 60);

    let mut read = 0;
    let counted = all.iter().cloned().inspect(|_| read += 1);
    let pages = setup.pages(600, None, counted);
    let mut may_continue = |_| ControlFlow::Continue(());
    let full = write_pages_pdf(&mut Full(20_000), &pieces, "", pages, &mut may_continue);
    assert_eq!(full.unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert!(read < 120, "{read}");
}
