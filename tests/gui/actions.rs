//! Any sequence of actions, in any order, without a window.

mod clipboard;
mod rows;
#[cfg(target_os = "linux")]
mod waiting;

use proptest::prelude::*;
use std::path::PathBuf;
use tabiya::app::update::update;
use tabiya::command::Command;
use tabiya::features::diagram::tasks::load_pieces::LoadPieces;
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::tasks::choose::{AskOpen, AskSave};
use tabiya::features::files::tasks::read_input::ReadInput;
use tabiya::features::files::tasks::save::Save;
use tabiya::model::action::{
    Action, BoardAction, BoardKey, CursorStep, DiagramAction, FenAction, FilesAction, ListAction,
    OperationsAction, Reply, SettingsAction,
};
use tabiya::model::state::{State, Tool};
use tabiya_chess::{Color, EnPassantConvention, Piece, Position, RookSide, Square};
use tabiya_collection::document::{Edit, OperationEdit, UndoGroup};
use tabiya_desktop::tasks::{AnyWork, Runner, TaskEvent, TaskId, Work};
use tabiya_lines::{Expected, Fingerprint, SaveError, Saved, Source};
use tabiya_notation::fen::Dialect;
use tabiya_notation::forms::Form;
use tabiya_settings::Setting;

/// A runner that records its tasks and runs none.
#[derive(Debug, Default)]
struct Recorder {
    tasks: Vec<(TaskId, Box<dyn AnyWork>)>,
}

impl Recorder {
    /// The task that was begun last, if this is its work.
    fn pop<W: Work>(&mut self) -> TaskId {
        let (id, work) = self.tasks.pop().unwrap();
        assert!(work.is::<W>(), "{work:?}");
        id
    }

    /// The ids of the tasks with this work.
    fn asked<W: Work>(&self) -> Vec<TaskId> {
        let asked = self.tasks.iter().filter(|(_, work)| work.is::<W>());
        asked.map(|(id, _)| *id).collect()
    }
}

impl Runner for Recorder {
    fn start(&mut self, id: TaskId, work: Box<dyn AnyWork>) {
        self.tasks.push((id, work));
    }

    fn cancel(&mut self, _id: TaskId) {}
}

fn squares() -> impl Strategy<Value = Square> {
    (0_u8..64).prop_map(|index| Square::from_index(index).unwrap())
}

fn pieces() -> impl Strategy<Value = Piece> {
    prop::sample::select(Piece::ALL.to_vec())
}

fn edits() -> impl Strategy<Value = Edit> {
    let colors = || prop::sample::select(Color::ALL.to_vec());
    let sides = prop::sample::select(RookSide::ALL.to_vec());
    prop_oneof![
        (squares(), prop::option::of(pieces())).prop_map(|(s, p)| Edit::Put(s, p)),
        (squares(), squares()).prop_map(|(from, to)| Edit::Move { from, to }),
        (squares(), squares()).prop_map(|(from, to)| Edit::Copy { from, to }),
        colors().prop_map(Edit::SideToMove),
        (colors(), sides, any::<bool>()).prop_map(|(color, side, wanted)| Edit::Castling {
            color,
            side,
            wanted
        }),
        prop::option::of(squares()).prop_map(Edit::EnPassant),
        (0_u32..10_000).prop_map(Edit::HalfmoveClock),
        (0_u32..10_000).prop_map(Edit::FullmoveNumber),
        Just(Edit::Clear),
        Just(Edit::Start),
        Just(Edit::Replace(Position::empty())),
    ]
}

fn operation_edits() -> impl Strategy<Value = OperationEdit> {
    let rows = || 0_usize..4;
    let opcodes = prop::sample::select(vec!["bm", "id", "hmvc", "fmvn", "c0", "x y", ""]);
    let typed = prop::sample::select(vec!["", "e4", "7", "\"", "a; b", "\u{e9}", "\u{2654}", "#"]);
    prop_oneof![
        (rows(), typed).prop_map(|(row, typed)| OperationEdit::SetOperands {
            row,
            typed: typed.to_owned()
        }),
        (rows(), opcodes.clone()).prop_map(|(row, opcode)| OperationEdit::Rename {
            row,
            opcode: opcode.to_owned()
        }),
        opcodes.prop_map(|opcode| OperationEdit::Add {
            opcode: opcode.to_owned()
        }),
        rows().prop_map(OperationEdit::Remove),
        (rows(), rows()).prop_map(|(row, other)| OperationEdit::Swap(row, other)),
    ]
}

fn settings() -> impl Strategy<Value = Setting> {
    prop::sample::select(vec![
        Setting::Castling(Dialect::XFen),
        Setting::Castling(Dialect::Shredder),
        Setting::EnPassant(EnPassantConvention::Always),
        Setting::EnPassant(EnPassantConvention::PseudoLegal),
        Setting::EnPassant(EnPassantConvention::Legal),
    ])
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W KQkq \u{2013} 0 1;".to_owned()),
        Just("8/8/8/8/8/8/\u{41a}7/\u{43a}7 w - - 0 1".to_owned()),
        "[1-8pnbrqkPNBRQK/ wbKQkq0-9x-]{0,60}",
        Just("8/8/8/8/8/8/8/K6k w - - 0 1".to_owned()),
        Just("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";".to_owned()),
        Just("# a comment".to_owned()),
        Just(String::new()),
        Just("é♔\u{202e} К".to_owned()),
    ]
}

fn groups() -> impl Strategy<Value = Option<UndoGroup>> {
    prop_oneof![
        Just(None),
        (0_u64..3).prop_map(|stroke| Some(UndoGroup::Stroke(stroke))),
        Just(Some(UndoGroup::HalfmoveClock)),
    ]
}

/// All actions of a user except undo and redo.
fn actions() -> impl Strategy<Value = Action> {
    let commands = prop::sample::select(vec![
        Command::New,
        Command::AddPosition,
        Command::DuplicatePosition,
        Command::DeletePosition,
        Command::MovePositionUp,
        Command::MovePositionDown,
        Command::NextPosition,
        Command::PreviousPosition,
        Command::FirstPosition,
        Command::LastPosition,
        Command::StartPosition,
        Command::ClearBoard,
        Command::ChangeSideToMove,
        Command::FlipBoard,
    ]);
    let keys = prop_oneof![
        pieces().prop_map(BoardKey::Piece),
        (1_u8..9).prop_map(BoardKey::Skip),
        Just(BoardKey::Empty),
        Just(BoardKey::EmptyBack),
        Just(BoardKey::EmptyAndAdvance),
        Just(BoardKey::Step(CursorStep::NextRow)),
    ];
    prop_oneof![
        4 => (edits(), groups()).prop_map(|(edit, group)| Action::from(BoardAction::Edit(edit, group))),
        2 => keys.prop_map(|key| Action::from(BoardAction::BoardKey(key))),
        3 => texts().prop_map(|text| Action::from(FenAction::DraftChanged(text))),
        1 => Just(()).prop_map(|()| Action::from(FenAction::DraftEnded)),
        1 => Just(()).prop_map(|()| Action::from(FenAction::DraftCancelled)),
        1 => Just(()).prop_map(|()| Action::from(FenAction::RepairFenText)),
        1 => Just(()).prop_map(|()| Action::GroupEnded(UndoGroup::HalfmoveClock)),
        1 => texts().prop_map(|text| Action::from(FenAction::Paste(text))),
        1 => Just(()).prop_map(|()| Action::from(FilesAction::Reply(Reply::AddAll))),
        1 => (0_usize..3).prop_map(|number| Action::from(FilesAction::Reply(Reply::TakeReading(number)))),
        3 => (operation_edits(), groups()).prop_map(|(edit, group)| Action::from(OperationsAction::EditOperations(edit, group))),
        1 => settings().prop_map(|setting| Action::from(SettingsAction::Choose(setting))),
        1 => prop::sample::select(Form::ALL).prop_map(|form| Action::from(FenAction::CopyAs(form))),
        1 => pieces().prop_map(|piece| Action::from(BoardAction::SelectTool(Tool::Brush(piece)))),
        1 => (0_u64..6).prop_map(|row| Action::from(ListAction::SelectRow(row))),
        1 => (0_u64..6, 0_u64..6).prop_map(|(from, to)| Action::from(ListAction::MoveRow { from, to })),
        2 => commands.prop_map(Action::Run),
    ]
}

const FILE: &[u8] = b"# c\xe9\r\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \n\
    \n\
    broken / line\n\
    4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";";

fn opened() -> (State, Recorder) {
    let mut state = State::new();
    let mut runner = Recorder::default();
    update(
        &mut state,
        Action::from(FilesAction::OpenStandardInput),
        &mut runner,
    );
    let id = runner.pop::<ReadInput>();
    let source = Source::from_bytes(FILE.to_vec()).unwrap();
    let event = TaskEvent::answered::<ReadInput>(Ok(source));
    update(&mut state, Action::Task(id, event), &mut runner);
    (state, runner)
}

/// Everything visible of a document: its bytes, the row and the position.
fn seen(state: &State) -> (Vec<u8>, u64, String) {
    let document = state.shared.document();
    let mut bytes = Vec::new();
    let mut may_continue = |_| std::ops::ControlFlow::Continue(());
    document
        .rows()
        .write_to(&mut bytes, &mut may_continue)
        .unwrap();
    (bytes, document.row(), format!("{:?}", document.position()))
}

/// Bytes in a form that is readable in the message of a failure, with none hidden.
fn shown(bytes: &[u8]) -> String {
    bytes.escape_ascii().to_string()
}

fn run(state: &mut State, runner: &mut Recorder, command: Command) {
    update(state, Action::Run(command), runner);
}

/// Asks for a place and answers the dialog.
fn save_as(state: &mut State, runner: &mut Recorder, path: &str) {
    run(state, runner, Command::SaveAs);
    let id = runner.pop::<AskSave>();
    let answer = DialogAnswer::Chosen(PathBuf::from(path));
    let event = TaskEvent::answered::<AskSave>(answer);
    update(state, Action::Task(id, event), runner);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn undoing_all_actions_gives_the_start_and_redoing_the_end(
        sequence in prop::collection::vec(actions(), 1..40)
    ) {
        let (mut state, mut runner) = opened();
        let first = state.shared.document().id();
        let (bytes, ..) = seen(&state);
        for action in sequence {
            update(&mut state, action, &mut runner);
            // Edits of other open documents belong to those.
            update(&mut state, Action::SelectDocument(first), &mut runner);
        }
        update(&mut state, Action::from(FenAction::DraftEnded), &mut runner);
        // Escape in the field is an undo, so there may be steps to redo after this end.
        let is_end = !state.shared.document().can_redo();
        let end = seen(&state);
        while state.shared.document().can_undo() {
            run(&mut state, &mut runner, Command::Undo);
        }
        prop_assert_eq!(shown(&seen(&state).0), shown(&bytes));
        prop_assert!(!state.shared.document().is_modified());
        while state.shared.document().can_redo() {
            run(&mut state, &mut runner, Command::Redo);
        }
        if is_end {
            prop_assert_eq!(shown(&seen(&state).0), shown(&end.0));
        }
    }

    #[test]
    fn text_typed_in_parts_reaches_the_field_or_the_line_completely(
        cuts in prop::collection::vec(".{0,12}", 1..12)
    ) {
        let (mut state, mut runner) = opened();
        let mut text = String::new();
        for cut in cuts {
            text.push_str(&cut.replace(['\n', '\r'], " "));
            update(&mut state, Action::from(FenAction::DraftChanged(text.clone())), &mut runner);
            let draft = state.shared.draft.as_ref().unwrap();
            prop_assert_eq!(&draft.text, &text);
        }
        let is_readable = state.shared.draft.as_ref().unwrap().error.is_none();
        update(&mut state, Action::from(FenAction::DraftEnded), &mut runner);
        if !is_readable {
            let shown = state.shared.document().field_text(state.shared.settings.fen_style()).text;
            prop_assert!(shown.starts_with(&text), "{:?} lost from {:?}", text, shown);
        }
    }

    #[test]
    fn changing_the_position_drops_the_draft_and_keeps_its_text(
        text in "[a-z/ ]{1,30}", edit in edits()
    ) {
        let (mut state, mut runner) = opened();
        update(&mut state, Action::from(FenAction::DraftChanged(text.clone())), &mut runner);
        let was_broken = state.shared.draft.as_ref().unwrap().error.is_some();
        let before = state.shared.document().state_id();
        update(&mut state, Action::from(BoardAction::Edit(edit, None)), &mut runner);
        if state.shared.document().state_id() != before {
            prop_assert!(state.shared.draft.is_none());
            if was_broken {
                let kept = state.fen.broken_texts.iter().any(|kept| kept.starts_with(&text));
                prop_assert!(kept, "{:?} not in {:?}", text, state.fen.broken_texts);
            }
        }
    }
}

fn saved_somewhere() -> Saved {
    let metadata = std::fs::metadata(env!("CARGO_MANIFEST_DIR")).unwrap();
    Saved {
        fingerprint: Fingerprint::of(&metadata),
        bytes: 1,
    }
}

#[test]
fn an_edit_made_while_a_save_runs_stays_unsaved() {
    let (mut state, mut runner) = opened();
    let square = Square::from_name("e4").unwrap();
    let put = |piece| Action::from(BoardAction::Edit(Edit::Put(square, Some(piece)), None));
    update(&mut state, put(Piece::WhiteKing), &mut runner);
    save_as(&mut state, &mut runner, "/x/y.epd");
    let id = runner.pop::<Save>();
    update(&mut state, put(Piece::WhiteQueen), &mut runner);
    let event = TaskEvent::answered::<Save>(Ok(saved_somewhere()));
    update(&mut state, Action::Task(id, event), &mut runner);
    assert!(state.shared.document().is_modified());
    run(&mut state, &mut runner, Command::Undo);
    assert!(!state.shared.document().is_modified());
}

#[test]
fn a_save_that_damages_the_file_is_reported_and_undo_does_not_hide_it() {
    let (mut state, mut runner) = opened();
    let square = Square::from_name("e4").unwrap();
    save_as(&mut state, &mut runner, "/x/y.epd");
    let id = runner.pop::<Save>();
    let result = Ok(saved_somewhere());
    let event = TaskEvent::answered::<Save>(result);
    update(&mut state, Action::Task(id, event), &mut runner);
    let put = Action::from(BoardAction::Edit(
        Edit::Put(square, Some(Piece::WhiteKing)),
        None,
    ));
    update(&mut state, put, &mut runner);
    run(&mut state, &mut runner, Command::Save);
    let id = runner.pop::<Save>();
    let broken = Fingerprint::of(&std::fs::metadata(file!()).unwrap());
    let result = Err(SaveError::InPlaceBroken {
        why: std::io::ErrorKind::QuotaExceeded.into(),
        now: Some(Box::new(broken.clone())),
    });
    let event = TaskEvent::answered::<Save>(result);
    update(&mut state, Action::Task(id, event), &mut runner);
    run(&mut state, &mut runner, Command::Undo);
    assert!(state.shared.document().is_modified(), "the file is damaged");
    run(&mut state, &mut runner, Command::Save);
    let (_, work) = runner.tasks.pop().unwrap();
    let Save(order) = work.asked().unwrap();
    assert_eq!(order.expected, Expected::SameAs(broken));
}

#[test]
fn a_second_save_during_a_save_is_refused_with_a_message() {
    let (mut state, mut runner) = opened();
    save_as(&mut state, &mut runner, "/x/y.epd");
    let waiting = runner.tasks.len();
    save_as(&mut state, &mut runner, "/x/z.epd");
    assert_eq!(runner.tasks.len(), waiting);
    assert!(state.shared.message.as_ref().unwrap().is_error);
}

#[test]
fn an_event_of_an_unknown_task_changes_nothing() {
    let (mut state, mut runner) = opened();
    let (before, tasks) = (seen(&state), runner.tasks.len());
    let answer = DialogAnswer::Chosen(vec![PathBuf::from("/x")]);
    let event = TaskEvent::answered::<AskOpen>(answer);
    update(&mut state, Action::Task(TaskId(9999), event), &mut runner);
    assert_eq!(seen(&state), before);
    assert_eq!(runner.tasks.len(), tasks);
}

#[test]
fn the_program_asks_about_every_modified_document_before_closing() {
    let (mut state, mut runner) = opened();
    let put = |name: &str| {
        let square = Square::from_name(name).unwrap();
        Action::from(BoardAction::Edit(
            Edit::Put(square, Some(Piece::WhiteKing)),
            None,
        ))
    };
    update(&mut state, put("e4"), &mut runner);
    run(&mut state, &mut runner, Command::New);
    update(&mut state, put("e5"), &mut runner);
    update(
        &mut state,
        Action::from(FilesAction::WindowCloseRequested),
        &mut runner,
    );
    for _ in 0..2 {
        assert!(state.shared.question().is_some());
        assert!(
            !state
                .shared
                .effects
                .contains(&tabiya::model::state::WindowEffect::Quit)
        );
        update(
            &mut state,
            Action::from(FilesAction::Reply(Reply::CloseWithoutSaving)),
            &mut runner,
        );
    }
    assert!(
        state
            .shared
            .effects
            .contains(&tabiya::model::state::WindowEffect::Quit)
    );
}

#[test]
fn a_crashed_task_is_reported_as_failed_and_can_be_repeated() {
    let (mut state, mut runner) = opened();
    let others = runner.tasks.len();
    run(&mut state, &mut runner, Command::SaveAs);
    let id = runner.pop::<AskSave>();
    let event = TaskEvent::Failed("no thread".to_owned());
    update(&mut state, Action::Task(id, event), &mut runner);
    assert_eq!(state.shared.failures.len(), 1);
    run(&mut state, &mut runner, Command::SaveAs);
    assert_eq!(runner.tasks.len(), others + 1);
}

#[test]
fn a_crash_while_reading_pieces_ends_the_reading_of_the_folder() {
    let (mut state, mut runner) = opened();
    let mut form = state.diagram.form.clone();
    form.style.pieces = "some/folder".to_owned();
    let change = DiagramAction::Change(Box::new(form));
    update(&mut state, Action::from(change), &mut runner);
    let id = runner.pop::<LoadPieces>();
    assert!(state.shared.pieces_in_folder("some/folder").is_none());
    let event = TaskEvent::Failed("no thread".to_owned());
    update(&mut state, Action::Task(id, event), &mut runner);
    assert!(matches!(
        state.shared.pieces_in_folder("some/folder"),
        Some(Err(_))
    ));
}
