//! Properties of every document.

use super::making::{entry, pages};
use proptest::prelude::*;
use std::ops::ControlFlow;
use tabiya_picture::{
    Anchor, DiagramPage, DrawingItem, PageEntry, PagePartRole, PageSetup, PaperSize, Style,
};

fn any_page() -> impl Strategy<Value = PageSetup> {
    let texts = prop_oneof![
        Just(String::new()),
        Just("A title".to_owned()),
        "\\PC{0,200}"
    ];
    let flags = prop::array::uniform6(any::<bool>());
    let style = prop::sample::select(Style::BUILT_IN.to_vec());
    let per_page = prop::sample::select(PageSetup::PER_PAGE.to_vec());
    (per_page, texts, flags, 0..=4_u32, style).prop_map(
        |(
            per_page,
            title,
            [
                is_letter,
                landscape,
                page_numbers,
                captions,
                numbers,
                solutions,
            ],
            solution_lines,
            style,
        )| {
            PageSetup {
                paper: if is_letter {
                    PaperSize::Letter
                } else {
                    PaperSize::A4
                },
                landscape,
                per_page,
                title,
                page_numbers,
                captions,
                numbers,
                solution_lines,
                solutions,
                solutions_title: "Solutions".to_owned(),
                style: Style::built_in(style).unwrap(),
            }
        },
    )
}

fn any_entries() -> impl Strategy<Value = Vec<PageEntry>> {
    let caption = prop_oneof!["", "[a-z ]{0,40}", "\\PC{0,200}", "[а-я]{80,120}"];
    let solution = prop_oneof!["", "[A-Za-z0-9+ ]{1,12}", "[a-h1-8 ]{0,300}"];
    prop::collection::vec((caption, solution), 0..70).prop_map(|texts| {
        let texts = texts.iter().zip(1..);
        texts
            .map(|((caption, solution), number)| entry(number, caption, solution))
            .collect()
    })
}

/// The places of the texts of a page: left and right edge, base line.
fn assert_inside(page: &DiagramPage) {
    let (width, height) = (page.drawing.layout.width, page.drawing.layout.height);
    let inside = |x: f64, y: f64| {
        assert!(0.0 <= x && x <= f64::from(width), "{x} of {width}");
        assert!(0.0 <= y && y <= f64::from(height), "{y} of {height}");
    };
    for item in &page.drawing.items {
        match item {
            DrawingItem::Text {
                text,
                x,
                y,
                anchor,
                size,
                ..
            } => {
                assert_ne!(text, "");
                inside(*x, *y);
                inside(*x, y - size);
                if *anchor == Anchor::Middle {
                    assert!((x - f64::from(width) / 2.0).abs() < f64::from(width) / 2.0);
                }
            }
            DrawingItem::Piece { x, y, side, .. } => {
                inside(*x, *y);
                inside(x + side, y + side);
            }
            DrawingItem::Fill { .. }
            | DrawingItem::Stroke { .. }
            | DrawingItem::Repeated { .. } => {}
        }
    }
}

fn is_part_in_order(page: &DiagramPage) -> bool {
    let ends = page.parts.iter().map(|part| part.items.clone());
    let mut last = 0;
    for items in ends {
        if items.start < last || items.is_empty() || items.end > page.drawing.items.len() {
            return false;
        }
        last = items.end;
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn all_diagrams_and_solutions_are_on_the_counted_pages(
        setup in any_page(),
        entries in any_entries(),
    ) {
        // `pages` counts the pages first.
        let made = pages(&setup, 96, &entries);
        let total = made.len();
        prop_assert!(total >= 1);
        let mut count = setup.count(96);
        for entry in &entries {
            count.add(&entry.diagram.number, &entry.solution);
        }
        prop_assert_eq!(count.pages(), total as u64);
        let diagrams: u64 = made.iter().map(|page| page.diagrams).sum();
        prop_assert_eq!(diagrams, entries.len() as u64);
        let figures = made.iter().flat_map(|page| &page.parts);
        let figures = figures.filter(|part| matches!(part.role, PagePartRole::Figure(_)));
        prop_assert_eq!(figures.count(), entries.len());
        let said = made.iter().map(|page| page.drawing.description.as_str());
        let said = said.collect::<Vec<_>>().join("\n");
        for entry in &entries {
            let solution: Vec<_> = entry.solution.split_whitespace().collect();
            if setup.solutions && !solution.is_empty() {
                let line = format!("{}. {}", entry.diagram.number, solution.join(" "));
                prop_assert!(said.lines().any(|said| said == line), "{}", line);
            }
        }
        for page in &made {
            assert_inside(page);
            prop_assert!(is_part_in_order(page));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_page_with_solutions_shows_the_same_ones_at_every_resolution(
        setup in any_page(),
        entries in any_entries(),
        resolution in 20..300_u32,
    ) {
        let setup = PageSetup { solutions: true, ..setup };
        let made = pages(&setup, 600, &entries);
        let mut count = setup.count(600);
        for entry in &entries {
            count.add(&entry.diagram.number, &entry.solution);
        }
        let (total, solutions) = count.lay_out(&mut || ControlFlow::Continue(())).unwrap();
        prop_assert_eq!(total, made.len() as u64);
        let mut shown = 0;
        for page in made.iter().filter(|page| page.diagrams == 0 && !entries.is_empty()) {
            let same = setup.solutions_page(resolution, (1, None), &solutions, shown).unwrap();
            prop_assert_eq!(&same.drawing.description, &page.drawing.description);
            shown += 1;
        }
        prop_assert!(setup.solutions_page(resolution, (1, None), &solutions, shown).is_none());
    }
}
