//! A position of twenty pieces is set up on the board and copied.

use super::running::{LEFT, RIGHT, Running};
use crate::x_server::Desktop;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const TWENTY_MEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

#[test]
fn twenty_pieces_are_set_up_with_the_mouse_alone() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    assert_eq!(window.copied(), EMPTY);
    for (piece, white, black) in [
        (
            "white rook",
            ["a1", "f1"].as_slice(),
            ["a8", "f8"].as_slice(),
        ),
        ("white king", &["g1"], &["g8"]),
        ("white knight", &["c3"], &["c6"]),
        ("white bishop", &["e3"], &["e6"]),
    ] {
        window.brush(piece);
        for square in white {
            window.click_square(square, LEFT);
        }
        for square in black {
            window.click_square(square, RIGHT);
        }
    }
    window.brush("white pawn");
    for (from, to, button) in [
        ("a2", "b2", LEFT),
        ("f2", "h2", LEFT),
        ("a7", "b7", RIGHT),
        ("f7", "h7", RIGHT),
    ] {
        window.drag(from, to, button);
    }
    assert_eq!(window.copied(), TWENTY_MEN);
}

#[test]
fn twenty_pieces_are_typed_into_the_fen_field() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    window.select_field();
    window.type_text(TWENTY_MEN);
    window.key("Return");
    assert_eq!(window.copied(), TWENTY_MEN);
}

#[test]
fn twenty_pieces_are_typed_on_the_board_rank_by_rank() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, EMPTY);
    for rank in [
        "r4rk1", "pp3ppp", "2n1b3", "8", "8", "2N1B3", "PP3PPP", "R4RK1",
    ] {
        window.type_text(rank);
    }
    assert_eq!(window.copied(), TWENTY_MEN);
}
