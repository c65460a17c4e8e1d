//! The board's share of the screen; and nothing covers the board or its verdict.

use super::laid_out::texts_on;
use super::program::Program;
use egui::{Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tabiya::model::action::{Action, FilesAction, HelpAction, ListAction};

/// Screens: their height in points, the size of the largest window beside a title bar and a panel of the desktop, and
/// the number of pixels per point.
const SCREENS: [(f32, [f32; 2], f32); 3] = [
    (768.0, [1366.0, 700.0], 1.0),
    (1080.0, [1920.0, 1012.0], 1.0),
    (720.0, [1280.0, 686.0], 2.0),
];

const LINES: &str = "4k3/8/8/8/8/8/4Q3/P3K2p w - - 7 9 bm Qe7;\n8/8/8/8/8/8/8/K1k5 w - - 0 1";

fn on(screen: &(f32, [f32; 2], f32), first: Vec<Action>) -> Program {
    let (_, size, scale) = *screen;
    let builder = Harness::builder().with_pixels_per_point(scale);
    Program::started_at(size, builder, first)
}

fn lines() -> Vec<Action> {
    vec![
        Action::from(FilesAction::OpenText(LINES.to_owned())),
        Action::from(ListAction::SelectRow(0)),
    ]
}

fn board(program: &Program) -> Rect {
    let middles = Rect::from_two_pos(program.square("a8"), program.square("h1"));
    middles.expand2(middles.size() / 14.0)
}

#[test]
fn the_board_takes_most_of_the_height_beside_list_and_panel() {
    for screen in &SCREENS {
        let program = on(screen, lines());
        assert!(program.find_row(2).is_some());
        assert!(program.has("White to move"));
        let side = board(&program).height();
        let part = side / screen.0;
        assert!(part >= 0.78, "{side} of {}: {part}", screen.0);
    }
}

#[test]
fn the_verdict_and_its_button_fit_beside_list_and_panel() {
    for screen in &SCREENS {
        let program = on(screen, lines());
        let board = board(&program);
        let verdict = board
            .with_max_y(board.min.y)
            .with_min_y(board.min.y - 30.0)
            .expand2(vec2(2.0, 0.0));
        let texts = texts_on(&program, verdict);
        let is_told = |text: &String| text.ends_with("on the first or eighth rank: a1, h1");
        assert!(texts.iter().any(is_told), "{texts:?}");
        let more = program.harness.get_by_label("+1 more").rect();
        assert!(verdict.contains_rect(more), "{more} {verdict}");
    }
}

#[test]
fn messages_and_first_steps_neither_cover_nor_move_the_board() {
    for screen in &SCREENS {
        for opened in [lines as fn() -> Vec<Action>, Vec::new] {
            let before = board(&on(screen, opened()));
            let mut first = opened();
            first.push(Action::from(HelpAction::OfferFirstSteps));
            first.push(Action::from(FilesAction::Open(vec![
                "/no such folder/file".into(),
            ])));
            let program = on(screen, first);
            assert_eq!(board(&program), before);
            let kept = before.with_min_y(before.min.y - 26.0);
            for name in ["Dismiss message", "Close the first steps"] {
                let card = program.harness.get_by_label(name).rect();
                assert!(!kept.intersects(card), "{name} {card} {kept}");
            }
            for name in ["Legality", "Operations"] {
                let heads = program.harness.query_all_by_label_contains(name);
                let screen = program.harness.ctx.content_rect();
                let is_seen = |rect: Rect| screen.contains_rect(rect);
                assert!(heads.into_iter().any(|head| is_seen(head.rect())), "{name}");
            }
        }
    }
}

#[test]
fn the_board_does_not_move_when_the_list_appears() {
    for screen in &SCREENS {
        let mut program = on(screen, Vec::new());
        let before = board(&program);
        program.click("Add position");
        assert!(program.find_row(2).is_some());
        let moved = board(&program).min - before.min;
        assert!(moved.length() < 0.1, "{moved} at {:?}", screen.1);
    }
}
