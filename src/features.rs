//! What the program can do, a room for each feature: its part of the state (`model`), what its actions
//! do (`update`), its work beside the window (`tasks`, each in a file of its own: what is asked, the work
//! on a thread, the words for its card, and what becomes of the answer), and what is seen of it
//! (`view`). A small room is one file and its view.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

pub mod analysis;
pub mod board;
pub mod changes;
pub mod clipboard;
pub mod diagram;
pub mod engine;
pub(crate) mod fen;
pub mod files;
pub mod find;
pub mod games;
pub mod help;
pub(crate) mod keys;
pub mod list;
pub(crate) mod operations;
pub mod pages;
pub mod pictures;
pub mod play;
pub mod proofread;
pub mod read_diagrams;
pub mod recovery;
pub mod session;
pub mod settings;
pub(crate) mod setup;
pub mod suite;

/// The rooms that have a part of the state, a row each; `rooms!` calls a macro with all of them. From
/// them come the fields of `State` (`model/state.rs`), the variants of `RoomAction` (`model/action.rs`) and
/// what hands each such action to the update of its room (`app/update.rs`).
///
/// A row says what the part is called in the state and its type; behind the arrow, for a room with
/// actions of its own, what they are called, their type, and the update:
/// `fn(&mut Part, &mut Shared, Action, &mut dyn Runner)`. Such actions concern no document, so they
/// never wait for one; what they change in a document they send on as an action that does.
macro_rules! rooms {
    ($make:ident) => {
        $make! {
            /// The board beside its position.
            board: crate::features::board::model::board_state::BoardState;
            /// The FEN field.
            fen: crate::features::fen::model::FenState;
            /// Setting positions up.
            setup: crate::features::setup::model::setup_state::SetupState;
            /// Finding.
            find: crate::features::find::model::FindState;
            /// What is different from the file.
            changes: crate::features::changes::model::ChangesState
                => Changes(crate::model::action::ChangesAction),
                crate::features::changes::update::apply;
            /// Playing on the board.
            play: crate::features::play::model::PlayState;
            /// Engines beside the board.
            engine: crate::features::engine::model::EnginesState
                => Engine(crate::model::action::EngineAction),
                crate::features::engine::update::apply;
            /// All positions given to an engine.
            analysis: crate::features::analysis::model::AnalysisState
                => Analysis(crate::model::action::AnalysisAction),
                crate::features::analysis::update::apply;
            /// What engines did in test suites.
            suite: crate::features::suite::model::SuiteState
                => Suite(crate::model::action::SuiteAction),
                crate::features::suite::update::apply;
            /// The list of positions.
            list: crate::features::list::model::list_state::ListState;
            /// Opening, saving and closing.
            files: crate::features::files::model::files_state::FilesState;
            /// Which positions of games are opened.
            games: crate::features::games::model::GamesState
                => Games(crate::model::action::GamesAction),
                crate::features::games::update::apply;
            /// The help and the first steps.
            help: crate::features::help::model::help_state::HelpState;
            /// The dialog for a diagram.
            diagram: crate::features::diagram::model::DiagramState
                => Diagram(crate::model::action::DiagramAction),
                crate::features::diagram::update::apply;
            /// The dialog for pages with diagrams.
            pages: crate::features::pages::model::PagesDialog
                => Pages(crate::model::action::PagesAction),
                crate::features::pages::update::apply;
            /// Reading the diagrams of books and folders.
            read_diagrams: crate::features::read_diagrams::model::ReadDiagramsState
                => ReadDiagrams(crate::model::action::ReadDiagramsAction),
                crate::features::read_diagrams::update::apply;
            /// Proofreading what was read from pictures.
            proofread: crate::features::proofread::model::ProofreadState
                => Proofread(crate::model::action::ProofreadAction),
                crate::features::proofread::update::apply;
            /// Pictures that positions are read from.
            pictures: crate::features::pictures::model::PicturesState;
            /// What waits for the clipboard.
            clipboard: crate::features::clipboard::model::ClipboardState;
            /// What is written down in case the program ends too early, and what was left behind.
            recovery: crate::features::recovery::model::Recovery
                => Recovery(crate::model::action::RecoveryAction),
                crate::features::recovery::update::crash_recovery::apply;
            /// What the next start finds as it is now.
            session: crate::features::session::model::SessionMemory
                => Session(crate::model::action::SessionAction),
                crate::features::session::update::apply;
            /// Where choices are remembered.
            memory: crate::features::settings::model::memory::Memory;
        }
    };
}
