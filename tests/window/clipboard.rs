//! Positions from other programs.

use super::desktop::Desktop;
use super::running::Running;

#[test]
fn a_fen_is_taken_out_of_the_text_that_another_program_copied() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, "8/8/8/8/8/8/8/8 w - - 0 1");
    let fen = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 b - - 3 17";
    desktop.set_clipboard(&format!(
        "Look at this one:\n[Event \"Club evening\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\nWho is better?\n"
    ));
    window.key("ctrl+v");
    window.wait_for_title("*Untitled – Tabiya");
    assert_eq!(window.copied(), fen);
}
