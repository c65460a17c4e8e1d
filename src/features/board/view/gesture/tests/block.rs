//! Selecting and dragging a rectangle of squares.

use super::*;

fn selected(anchor: &str, head: &str) -> Done {
    let (anchor, head) = (square(anchor), square(head));
    Done::SelectBlock(Some(Block { anchor, head }))
}

#[test]
fn dragging_with_shift_selects_live_with_every_tool() {
    for tool in [Tool::Pointer, Tool::Eraser, Tool::Brush(Piece::BlackRook)] {
        let mut board = GestureBoard::new(tool);
        assert_eq!(board.press("b2", Modifiers::SHIFT, true), []);
        let c3 = Event::PointerMoved(board.place("c3"));
        assert_eq!(board.actions_of(&c3), [selected("b2", "c3")]);
        assert_eq!(board.actions_of(&c3), []);
        let beside = Event::PointerMoved(Pos2::new(900.0, board.place("d5").y));
        assert_eq!(board.actions_of(&beside), [selected("b2", "h5")]);
        assert_eq!(
            board.press("d5", Modifiers::SHIFT, false),
            [selected("b2", "d5")]
        );
    }
}

#[test]
fn a_shift_click_selects_a_square_or_extends_the_selection() {
    let mut board = GestureBoard::new(Tool::Pointer);
    let actions = board.click_with("d4", Modifiers::SHIFT);
    assert_eq!(actions, [selected("d4", "d4")]);
    let mut board = GestureBoard::new(Tool::Pointer).with_block("b2", "d4");
    assert_eq!(
        board.click_with("f6", Modifiers::SHIFT),
        [selected("b2", "f6")]
    );
    assert_eq!(
        board.click_with("c3", Modifiers::SHIFT),
        [selected("b2", "c3")]
    );
}

#[test]
fn a_selection_is_dragged_copied_or_dropped_off_the_board() {
    let drop = |by, copies| vec![Done::DropBlock { by, copies }];
    for (keys, copies) in [
        (Modifiers::NONE, false),
        (Modifiers::SHIFT, false),
        (Modifiers::ALT, true),
        (Modifiers::CTRL, true),
        (Modifiers::COMMAND, true),
    ] {
        let mut board = GestureBoard::new(Tool::Pointer).with_block("a1", "b2");
        let actions = board.drag_with("b1", "d4", keys);
        assert_eq!(actions, drop(Some((2, 3)), copies), "{keys:?}");
    }
    let mut board = GestureBoard::new(Tool::Pointer).with_block("a1", "b2");
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(Pos2::new(-50.0, 100.0)));
    let release = |keys| Event::PointerButton {
        pos: Pos2::new(-50.0, 100.0),
        button: PointerButton::Primary,
        pressed: false,
        modifiers: keys,
    };
    assert_eq!(
        board.actions_of(&release(Modifiers::NONE)),
        drop(None, false)
    );
    board.press("a1", Modifiers::ALT, true);
    assert_eq!(board.actions_of(&release(Modifiers::ALT)), []);
}

#[test]
fn a_cancelled_or_removed_block_is_not_dropped() {
    let mut board = GestureBoard::new(Tool::Pointer).with_block("a1", "b2");
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(board.place("e5")));
    assert!(board.gesture.block_drag().is_some());
    assert!(board.gesture.cancel());
    assert_eq!(board.press("e5", Modifiers::NONE, false), []);
    board.press("a1", Modifiers::NONE, true);
    board.actions_of(&Event::PointerMoved(board.place("e5")));
    board.block = None;
    assert_eq!(board.press("e5", Modifiers::NONE, false), []);
}

#[test]
fn a_brush_also_paints_inside_the_selection() {
    let mut board = GestureBoard::new(Tool::Brush(SPARE)).with_block("a3", "b4");
    let actions = board.press("a3", Modifiers::NONE, true);
    assert_eq!(edits(actions), [Edit::Put(square("a3"), Some(SPARE))]);
}
