//! The features of the program. Each has a module with its part of the state (`model`), its handling of
//! actions (`update`), its background work (`tasks`, with one file for each task: the request, the work
//! on a thread, the description for its card, and the handling of the answer), and its appearance
//! (`view`). A small feature consists of one file and its view.
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

/// The features that have a part of the state, one row each; `rooms!` calls a macro with all of them. They
/// generate the fields of `State` (`model/state.rs`), the variants of `RoomAction` (`model/action.rs`) and
/// the dispatch of each such action to the update of its feature (`app/update.rs`).
///
/// A row gives the name of the part in the state and its type. A feature with its own actions adds, after the arrow,
/// the name and type of its actions, and the update:
/// `fn(&mut Part, &mut Shared, Action, &mut dyn Runner)`. Such actions concern no document, so they
/// never wait for one; to change a document, they send another action that does concern it.
macro_rules! rooms {
    ($make:ident) => {
        $make! {
            /// The state of the board besides its position.
            board: crate::features::board::model::board_state::BoardState;
            /// The FEN field.
            fen: crate::features::fen::model::FenState;
            /// The setting up of positions.
            setup: crate::features::setup::model::setup_state::SetupState;
            /// The find panel.
            find: crate::features::find::model::FindState;
            /// The differences from the file.
            changes: crate::features::changes::model::ChangesState
                => Changes(crate::model::action::ChangesAction),
                crate::features::changes::update::apply;
            /// Play mode.
            play: crate::features::play::model::PlayState;
            /// Engines beside the board.
            engine: crate::features::engine::model::EnginesState
                => Engine(crate::model::action::EngineAction),
                crate::features::engine::update::apply;
            /// The analysis of all positions by an engine.
            analysis: crate::features::analysis::model::AnalysisState
                => Analysis(crate::model::action::AnalysisAction),
                crate::features::analysis::update::apply;
            /// The results of engines in test suites.
            suite: crate::features::suite::model::SuiteState
                => Suite(crate::model::action::SuiteAction),
                crate::features::suite::update::apply;
            /// The list of positions.
            list: crate::features::list::model::list_state::ListState;
            /// Opening, saving and closing.
            files: crate::features::files::model::files_state::FilesState;
            /// The choice of the positions to open from games.
            games: crate::features::games::model::GamesState
                => Games(crate::model::action::GamesAction),
                crate::features::games::update::apply;
            /// The help and the first steps.
            help: crate::features::help::model::help_state::HelpState;
            /// The diagram dialog.
            diagram: crate::features::diagram::model::DiagramState
                => Diagram(crate::model::action::DiagramAction),
                crate::features::diagram::update::apply;
            /// The dialog for pages of diagrams.
            pages: crate::features::pages::model::PagesDialog
                => Pages(crate::model::action::PagesAction),
                crate::features::pages::update::apply;
            /// The reading of diagrams from books and folders.
            read_diagrams: crate::features::read_diagrams::model::ReadDiagramsState
                => ReadDiagrams(crate::model::action::ReadDiagramsAction),
                crate::features::read_diagrams::update::apply;
            /// The proofreading of boards read from pictures.
            proofread: crate::features::proofread::model::ProofreadState
                => Proofread(crate::model::action::ProofreadAction),
                crate::features::proofread::update::apply;
            /// The pictures from which positions are read.
            pictures: crate::features::pictures::model::PicturesState;
            /// The queue for the clipboard.
            clipboard: crate::features::clipboard::model::ClipboardState;
            /// The journals kept in case the program ends too early, and unsaved work left by earlier runs.
            recovery: crate::features::recovery::model::Recovery
                => Recovery(crate::model::action::RecoveryAction),
                crate::features::recovery::update::crash_recovery::apply;
            /// The session, which the next run restores.
            session: crate::features::session::model::SessionMemory
                => Session(crate::model::action::SessionAction),
                crate::features::session::update::apply;
            /// The file in which settings are remembered.
            memory: crate::features::settings::model::memory::Memory;
        }
    };
}
