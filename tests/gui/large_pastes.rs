//! Pastes of tens of megabytes: a task that can be cancelled reads them, and the window itself reads no more than a few
//! thousand bytes of them.

use super::frame_time::{assert_no_freeze, longest_frame, work_on};
use super::program::{Program, START};
use egui::{Event, Key};
use std::time::Duration;
use tabiya::command::Command;
use tabiya::model::action::Action;

/// Almost the maximum that is taken from a clipboard.
const BYTES: usize = 63 << 20;

/// Texts of which a reader may have to examine every byte to know that they contain nothing.
fn worst_texts() -> impl Iterator<Item = (&'static str, String)> {
    let parts = [
        ("line feeds", "\n"),
        ("dots in a path", "/."),
        ("carriage returns", "\r"),
        ("blanks", " "),
        ("ideographic spaces", "\u{3000}"),
        ("lines that file managers put before names", "copy\n"),
        ("one address with escapes", "file:///%2E"),
        ("addresses of files", "file:///tmp/a.fen\n"),
        ("paths of files", "/tmp/a.fen\n"),
        ("quotation marks of mails", "> "),
        ("brackets", "["),
        ("braces", "{"),
        ("words of a command", "position moves fen startpos "),
        ("ranks", "8/"),
        ("moves", "Nf3 Nf6 Ng1 Ng8 "),
        ("NULs", "\0"),
    ];
    parts.into_iter().map(|(name, part)| {
        let mut text = part.repeat(BYTES / part.len());
        text.truncate(text.floor_char_boundary(BYTES));
        (name, text)
    })
}

/// The focused control.
#[derive(Clone, Copy, Debug)]
enum Place {
    Board,
    FenField,
    List,
    Find,
    Moves,
}

impl Place {
    const ALL: [Self; 5] = [
        Self::Board,
        Self::FenField,
        Self::List,
        Self::Find,
        Self::Moves,
    ];

    fn show(self) -> Program {
        let mut program = Program::on(&format!("{START}\n{START}"));
        let command = match self {
            Self::Board => return program,
            Self::FenField => Command::EditFenText,
            Self::List => {
                program.click_row(2);
                return program;
            }
            Self::Find => Command::Find,
            Self::Moves => Command::PlayMoves,
        };
        program.harness.state_mut().apply(Action::Run(command));
        program.run();
        program
    }
}

/// Cancels all tasks, and waits until each has ended in the middle of its work.
fn cancel_all(program: &mut Program) {
    let tasks: Vec<_> = program
        .state()
        .shared
        .tasks
        .iter()
        .map(|task| task.id)
        .collect();
    for task in tasks {
        program.harness.state_mut().apply(Action::Cancel(task));
    }
    program.let_go();
    assert_eq!(program.state().shared.errors(), [] as [&str; 0]);
    assert!(program.says("Cancelled"));
}

#[test]
fn pasting_sixty_megabytes_causes_no_long_frame_and_can_be_cancelled() {
    let mut all = Vec::new();
    let mut programs = Place::ALL.map(|place| (place, place.show()));
    for (number, (kind, text)) in worst_texts().enumerate() {
        // The task is the same wherever the text was pasted.
        let is_for = |place: &Place| number < 2 || matches!(place, Place::FenField);
        for (place, program) in programs.iter_mut().filter(|(place, _)| is_for(place)) {
            program.dialogs.borrow_mut().steps = Some(0);
            program.harness.event(Event::Paste(text.clone()));
            let longest = longest_frame(program);
            all.push((longest, format!("{kind}, {place:?}")));
            cancel_all(program);
            program.harness.state_mut().apply(Action::DismissMessage);
            program.run();
        }
    }
    assert_no_freeze(all);
}

/// Lets the tasks run on threads. Returns the longest frame until all have ended.
fn longest_frame_to_the_end(program: &mut Program) -> Duration {
    let mut longest = Duration::ZERO;
    while program.state().shared.tasks.iter().next().is_some() {
        program.dialogs.borrow_mut().steps = Some(usize::MAX);
        longest = longest.max(longest_frame(program));
    }
    program.let_go();
    longest
}

fn paste(program: &mut Program, text: String) -> Duration {
    program.dialogs.borrow_mut().steps = Some(0);
    program.harness.event(Event::Paste(text));
    let pasted = longest_frame(program);
    pasted.max(longest_frame_to_the_end(program))
}

/// Many different short positions.
fn positions(count: usize) -> String {
    let line = |number| format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {}\n", 1 + number % 9999);
    (0..count).map(line).collect()
}

const MANY: usize = 50_000;

#[test]
fn results_from_megabytes_are_added_without_a_long_frame() {
    let mut all = Vec::new();
    let mut program = Place::FenField.show();
    let pasted = paste(&mut program, positions(MANY));
    all.push((pasted, "positions are found".to_owned()));
    assert!(program.says("positions were found"));
    let shown = longest_frame(&mut program);
    all.push((shown, "positions are asked about".to_owned()));
    let answered = work_on(|| program.click("Add as new positions"));
    all.push((answered, "positions are added".to_owned()));
    assert_eq!(
        program.state().shared.document().rows().len(),
        MANY as u64 + 2
    );

    let mut program = Place::List.show();
    let pasted = paste(&mut program, positions(MANY));
    all.push((pasted, "lines are added to the list".to_owned()));
    assert_eq!(
        program.state().shared.document().rows().len(),
        MANY as u64 + 2
    );

    let mut program = Place::Board.show();
    let game = "[Event \"x\"]\n\n1. e4 c5 2. Nf3 *\n\n";
    let pasted = paste(&mut program, game.repeat(MANY / 4));
    all.push((pasted, "games are found".to_owned()));
    let shown = longest_frame(&mut program);
    all.push((shown, "games are asked about".to_owned()));
    assert_no_freeze(all);
}

#[test]
fn the_whole_of_a_shortened_text_is_copied_without_a_long_frame() {
    let mut program = Place::Find.show();
    let text = "x".repeat(BYTES);
    let pasted = paste(&mut program, text.clone());
    assert!(program.says("There is no position in that text"));
    let copied = work_on(|| {
        let copy = Action::Run(Command::by_name("copy-cut-text").unwrap());
        program.harness.state_mut().apply(copy);
    });
    program.run();
    assert!(program.take_copied() == Some(text));
    assert_no_freeze(vec![
        (pasted, "pasted".to_owned()),
        (copied, "copied".to_owned()),
    ]);
}

#[test]
fn positions_found_in_a_long_text_are_listed_while_scrolling() {
    let mut program = Place::FenField.show();
    paste(&mut program, positions(1000));
    assert!(program.says("8/8/8/3k4/8/8/4K3/8 w - - 0 6"));
    assert!(!program.says("8/8/8/3k4/8/8/4K3/8 w - - 0 1000"));
    program.click("Show 994 more");
    program.key(Key::End);
    assert!(program.says("8/8/8/3k4/8/8/4K3/8 w - - 0 1000"));
    program.click("Only the first, on the board");
    assert_eq!(program.fen(), "8/8/8/3k4/8/8/4K3/8 w - - 0 1");
}
