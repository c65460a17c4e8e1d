//! The views, and how one comes to each.

use egui::{Key, Modifiers};
use std::error::Error;
use std::path::{Path, PathBuf};

use super::book_page;
use super::crash_recovery::{JOURNALS, leave_behind_in_another_process};
use tabiya::command::Command;
use tabiya::features::help::model::HelpPage;
use tabiya::features::proofread::model::ProofFilter;
use tabiya::model::action::{
    Action, BoardAction, EngineAction, FenAction, FilesAction, HelpAction, ListAction, PlayAction,
    ProofreadAction, RecoveryAction, SetupAction, SolveAction,
};
use tabiya::model::state::{Dialog, Tool};
use tabiya_chess::{Piece, Square};

/// One thing that is done on the way.
pub(super) enum Step {
    Do(Box<Action>),
    Press(Key, Modifiers),
}

/// A file with lines of every kind.
const LINES: &str = include_str!("../../../tests/data/every_kind.epd");
const TOUR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tour.fen");
const BROKEN: &str = "rnbqkbnr/ppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SEVERAL: &str = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K2k4 w - - 0 1";

/// What a view begins with.
enum Begins {
    /// The start position.
    Bare,
    /// The file with lines of every kind, on this row.
    Lines(u64),
    /// Positions in good order.
    Tour,
    /// Positions with solutions.
    Tasks,
    /// A page of a book that was scanned.
    BookPage,
    /// A file whose changes were left behind by a program that ended too early.
    CrashRecovery,
}

/// Positions with solutions and themes.
const TASKS: &str = "\
r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; theme mateIn1 kingside; id \"Scholar's mate\";
8/8/1KP5/3r4/8/8/8/k7 w - - pv c7 Rd6+ Kb5 Rd5+ Kb4 Rd4+ Kb3 Rd3+ Kc2 Rd4 c8=R; theme endgame; id \"Saavedra\";
6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; theme mateIn1 backRankMate;
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"no task\";
";

type Rest = fn() -> Vec<Step>;

fn act(action: Action) -> Step {
    Step::Do(Box::new(action))
}

fn run(command: Command) -> Step {
    act(Action::Run(command))
}

fn dialog(dialog: Dialog) -> Step {
    act(Action::OpenDialog(dialog))
}

/// The menu that is so many to the right of the first.
fn menu(place: usize) -> Vec<Step> {
    let press = |key| Step::Press(key, Modifiers::NONE);
    let right = std::iter::repeat_with(|| press(Key::ArrowRight)).take(place);
    let mut steps = vec![press(Key::F10)];
    steps.extend(right);
    steps.push(press(Key::ArrowDown));
    steps
}

const VIEWS: &[(&str, Begins, Rest)] = {
    use Begins::{Bare, BookPage, CrashRecovery, Lines, Tasks, Tour};
    &[
        ("start", Bare, || vec![]),
        ("tour", Tour, || vec![]),
        ("board-keys", Bare, || {
            let press = |key| Step::Press(key, Modifiers::NONE);
            vec![
                press(Key::ArrowDown),
                press(Key::ArrowDown),
                press(Key::ArrowRight),
            ]
        }),
        ("empty-board", Bare, || vec![run(Command::ClearBoard)]),
        ("line-of-operations", Lines(1), || {
            vec![run(Command::EditOperations)]
        }),
        ("comment-line", Lines(0), || vec![]),
        ("broken-line", Lines(6), || vec![]),
        ("checked", Lines(4), || vec![run(Command::CheckAll)]),
        ("broken-text", Bare, || {
            vec![
                run(Command::EditFenText),
                act(Action::from(FenAction::DraftChanged(BROKEN.to_owned()))),
            ]
        }),
        ("piece-list", Bare, || {
            let text = "wKe1, Qd1; bKe8 x".to_owned();
            vec![
                run(Command::PieceList),
                act(Action::from(SetupAction::PieceListChanged(text))),
            ]
        }),
        ("endgame-squares", Bare, || {
            let kings = "8/8/8/3k4/8/8/3P4/3K4 w - - 0 1".to_owned();
            let brush = BoardAction::SelectTool(Tool::Brush(Piece::BlackRook));
            vec![
                act(Action::from(FilesAction::OpenText(kings))),
                act(Action::from(brush)),
            ]
        }),
        ("endgame-moves", Bare, || {
            let rook = "8/8/8/8/8/2k5/8/R3K3 w - - 0 1".to_owned();
            vec![
                act(Action::from(FilesAction::OpenText(rook))),
                run(Command::PlayMoves),
                act(Action::from(PlayAction::Choose(Square::A1))),
            ]
        }),
        ("piece-menu", Bare, || vec![run(Command::PieceMenu)]),
        ("find", Lines(1), || vec![run(Command::Find)]),
        ("grid", Tour, || vec![run(Command::ListOrGrid)]),
        ("comparing", Lines(1), || {
            vec![
                run(Command::CompareHere),
                act(Action::from(ListAction::SelectRow(2))),
            ]
        }),
        ("failure", Bare, || {
            vec![act(Action::from(FilesAction::Open(vec![
                "/no such folder/file.fen".into(),
            ])))]
        }),
        ("closing", Lines(1), || {
            vec![run(Command::ClearBoard), run(Command::Close)]
        }),
        ("several-positions", Bare, || {
            vec![act(Action::from(FenAction::Paste(SEVERAL.to_owned())))]
        }),
        ("file-dialog", Tour, || {
            vec![
                run(Command::Open),
                act(Action::from(FilesAction::UseOwnFileDialog)),
            ]
        }),
        ("palette", Tour, || vec![dialog(Dialog::Palette)]),
        ("copy-as", Tour, || vec![dialog(Dialog::CopyAs)]),
        ("fen-style", Tour, || vec![dialog(Dialog::FenStyle)]),
        ("go-to-line", Tour, || vec![dialog(Dialog::GoToLine)]),
        ("sort", Tour, || vec![dialog(Dialog::Sort)]),
        ("duplicates", Lines(1), || {
            vec![run(Command::FindDuplicates)]
        }),
        ("known-positions", Tour, || {
            vec![dialog(Dialog::KnownPositions)]
        }),
        ("chess960", Bare, || vec![dialog(Dialog::Chess960)]),
        ("play-on", Tour, || {
            let engine = EngineAction::Add("/no such folder/engine".into());
            vec![act(Action::from(engine)), run(Command::PlayOn)]
        }),
        ("gestures", Tour, || vec![dialog(Dialog::Gestures)]),
        ("keys", Tour, || vec![dialog(Dialog::Keys)]),
        ("about", Tour, || vec![dialog(Dialog::About)]),
        ("diagram", Tour, || vec![run(Command::Diagram)]),
        ("diagram-sheets", Tour, || vec![run(Command::DiagramPages)]),
        ("animation", Bare, || {
            let game = "[White \"Réti\"]\n[Black \"Tartakower\"]\n\n1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 *";
            vec![
                act(Action::from(FenAction::Paste(game.to_owned()))),
                run(Command::Animation),
            ]
        }),
        ("recovery", CrashRecovery, Vec::new),
        ("book-page", BookPage, || {
            vec![
                act(Action::from(ListAction::SelectRow(5))),
                run(Command::NextUnsure),
            ]
        }),
        ("proofread", BookPage, || {
            vec![
                run(Command::Proofread),
                act(ProofreadAction::Filter(ProofFilter::All).into()),
            ]
        }),
        ("solve", Tasks, || vec![run(Command::Solve)]),
        ("solving", Tasks, || {
            vec![
                run(Command::Solve),
                act(SolveAction::Start.into()),
                act(SolveAction::Next.into()),
                act(SolveAction::Hint.into()),
            ]
        }),
        ("solved", Tasks, || {
            vec![
                run(Command::Solve),
                act(SolveAction::Start.into()),
                act(SolveAction::Solution.into()),
            ]
        }),
        ("solving-score", Tasks, || {
            vec![
                run(Command::Solve),
                act(SolveAction::Start.into()),
                act(SolveAction::Solution.into()),
                act(SolveAction::Score.into()),
            ]
        }),
        ("statistics", Tour, || vec![run(Command::Statistics)]),
        ("new-positions", Tour, || vec![run(Command::NewPositions)]),
        ("read-diagrams", Tour, || vec![run(Command::ReadDiagrams)]),
        ("first-steps", Bare, || {
            vec![act(Action::from(HelpAction::OfferFirstSteps))]
        }),
        ("recent-files", Lines(1), || {
            vec![dialog(Dialog::RecentFiles)]
        }),
        ("settings", Tour, || vec![dialog(Dialog::Settings)]),
        ("help", Tour, || vec![run(Command::Help)]),
        ("help-on-broken-text", Lines(6), || vec![run(Command::Help)]),
        ("help-about-fen", Tour, || {
            vec![act(Action::from(HelpAction::ShowHelp(HelpPage::Rules)))]
        }),
        ("help-on-gestures", Tour, || {
            vec![act(Action::from(HelpAction::ShowHelp(HelpPage::Gestures)))]
        }),
        ("menu-file", Lines(1), || menu(0)),
        ("menu-edit", Lines(1), || menu(1)),
        ("menu-position", Lines(1), || menu(2)),
        ("menu-collection", Lines(1), || menu(3)),
        ("menu-board", Lines(1), || menu(4)),
        ("menu-transform", Lines(1), || menu(5)),
        ("menu-view", Lines(1), || menu(6)),
        ("menu-help", Lines(1), || menu(7)),
        ("mend-all", Lines(1), || vec![run(Command::RepairAll)]),
    ]
};

pub(super) fn names() -> impl Iterator<Item = &'static str> {
    VIEWS.iter().map(|(name, ..)| *name)
}

/// The steps that open this view. The files that it needs are written into the folder.
pub(super) fn steps(name: &str, folder: &Path) -> Result<Vec<Step>, Box<dyn Error>> {
    let view = VIEWS.iter().find(|(own, ..)| *own == name);
    let (_, begins, rest) = view.ok_or("there is no such view")?;
    let open = |path: PathBuf| act(Action::from(FilesAction::Open(vec![path])));
    let mut steps = match begins {
        Begins::Bare => vec![],
        Begins::Tour => vec![open(TOUR.into())],
        Begins::Lines(row) => {
            let path = folder.join("lines.epd");
            std::fs::write(&path, LINES)?;
            vec![open(path), act(Action::from(ListAction::SelectRow(*row)))]
        }
        Begins::Tasks => {
            let path = folder.join("tasks.epd");
            std::fs::write(&path, TASKS)?;
            vec![open(path)]
        }
        Begins::BookPage => vec![open(book_page::write(folder)?)],
        Begins::CrashRecovery => {
            leave_behind_in_another_process(folder)?;
            vec![act(Action::from(RecoveryAction::UseRecovery(
                folder.join(JOURNALS),
            )))]
        }
    };
    steps.extend(rest());
    Ok(steps)
}
