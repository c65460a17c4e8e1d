//! The features of the program. Each has a module with its part of the state (`model`), its handling of actions
//! (`update`), its background work (`tasks`: for each task the request, the work on a thread, the description for its
//! card, and the handling of the answer), and its appearance (`view`). Features with little to explain are declared
//! here, the others in files of their own.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

pub mod analysis;
pub mod animation;
pub mod board;
pub mod changes {
    //! The differences from the file: marks in the list, the dialog that lists them, and reverting.

    pub mod model;
    pub mod tasks {
        //! The comparison of a document with its file, on a worker thread.

        pub mod compare;
    }
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod clipboard;
pub mod diagram;
pub mod engine {
    //! Engines that analyse the position on the board.

    pub mod model;
    pub mod tasks {
        //! The search for engines on this machine, on a worker thread.

        pub mod find_engines;
    }
    /// Handlers of this feature's actions.
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod endgame_truth;
pub(crate) mod endgames;
pub(crate) mod fen;
pub mod files;
pub mod find {
    //! Searches for rows of a document, so that the list shows the rows found.

    pub(crate) mod model;
    pub(crate) mod update;
    pub(crate) mod view;
    pub mod tasks {
        //! Searches for rows and for similar queries, on worker threads.

        pub mod find_nearest;
        pub mod find_rows;
    }
}
pub mod games;
pub mod help;
pub(crate) mod keys {
    //! The dialog that shows and changes the keys of commands.

    pub(crate) mod view;
}
pub mod list;
pub mod new_positions {
    //! Positions made to order: a recipe as a dialog, and the making of its positions as a new document.

    pub mod model;
    pub mod tasks {
        //! The making of positions, on worker threads.

        pub mod make;
    }
    pub(crate) mod update;
    pub(crate) mod view;
}
pub(crate) mod operations {
    //! The table of the operations of an EPD record.

    pub(crate) mod model;
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod pages;
pub mod pictures;
pub mod play;
pub mod play_on;
pub mod proofread {
    //! Proofreading of boards read from pictures: each board beside its diagram, the least certain first.

    pub mod model;
    pub mod tasks {
        //! The search for boards to proofread, and saving of corrected boards, on worker threads.

        pub mod find_doubts;
        pub mod save_corrections;
    }
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod read_diagrams;
pub mod recovery {
    //! Crash recovery: saves unsaved work in journals while the user works, and restores it after a crash.

    pub(crate) mod model;
    pub(crate) mod update;
    pub(crate) mod view;
    pub mod tasks {
        //! Finding, reading and writing of journals, on worker threads.

        pub mod find_crash_recovery;
        pub mod restore;
        pub mod write_journal;
    }
}
pub mod session;
pub mod settings {
    //! The settings that the user chooses.

    pub mod model;
    pub(crate) mod update;
    pub(crate) mod view;
    pub mod tasks {
        //! Reading and writing of the settings file, on a worker thread.

        pub mod settings;
    }
}
pub(crate) mod setup {
    //! The panel beside the board: side to move, castling rights, counters, pieces by name, Chess960 starting
    //! positions.

    pub(crate) mod model;
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod solve;
pub mod statistics {
    //! Statistics of a collection: plots whose bars are filters of the list.
    //!
    //! The bars are painted by `view/plots.rs` and not by a library for plots, because each of them is a control: it has
    //! the keyboard focus, a name with its value for screen readers, and an effect. The same list of texts and numbers
    //! (`model/plots.rs`) is shown, copied as text, and drawn as a picture.

    pub mod model;
    pub mod tasks {
        //! Counting, and drawing for the clipboard, on worker threads.

        pub mod count;
        pub mod draw;
    }
    pub(crate) mod update;
    pub(crate) mod view;
}
pub mod suite {
    //! Test suites: scores, compares and audits the results of an engine against the records.
    //!
    //! The score is computed from the records by a pass over the rows. A record holds one line and no steps of the
    //! search, so the engine's reports in the last run of a document are kept as well: they show second-best moves, and
    //! the times at which solutions were found.

    pub mod model;
    pub mod tasks {
        //! Scoring of documents, and saving of scores, on worker threads.

        pub mod score;
        pub(crate) mod scoring;
    }
    pub(crate) mod update;
    pub(crate) mod view;
}

/// The features with a part of the state or a dialog, one row each; `rooms!` calls a macro with all of them. The rows
/// generate the fields of `State` (`model/state.rs`), the sum of the features' actions (`model/room_action.rs`), the
/// dialogs (`command/dialog.rs`, drawn by `app/view/dialogs.rs`), and the code that passes each action to its feature
/// and lets each feature follow (`app/update/rooms.rs`). None of these files names a feature.
///
/// A row gives the name of the part in the state and its type, and then, in this order:
///
/// - `actions`: the name and type of its actions, and the update that does them.
/// - `follows`: its reaction to each action of any feature, before the next action.
/// - `keeps_up`: its upkeep after all actions that one action has sent, in the order of the rows.
/// - `forgets`: its reaction when a document is closed.
/// - `dialog`: each dialog over the window, and the reaction when it is closed.
///
/// Each of these functions gets the part of the feature and `Shared`, then the action or the closed document, then the
/// runner, then the parts of other features that the row names after `with`; `follows` gets no runner.
macro_rules! rooms {
    ($make:ident) => {
        $make! {
            /// The state of the board besides its position.
            board: crate::features::board::model::board_state::BoardState {
                actions Board(crate::features::board::model::action::BoardAction)
                    by crate::features::board::update::apply, with play;
            }
            /// The FEN field.
            fen: crate::features::fen::model::FenState {
                actions Fen(crate::features::fen::model::FenAction)
                    by crate::features::fen::update::apply;
                follows crate::features::fen::update::drop_if_overtaken;
                dialog CopyAs: crate::view::shown(crate::features::fen::view::copy_as::copy_as_ui);
                dialog FenStyle: crate::view::shown(crate::features::fen::view::style_dialog::fen_style_ui);
            }
            /// The results of endgames.
            endgames: crate::features::endgames::model::EndgamesState {
                actions Endgames(crate::features::endgames::model::EndgamesAction)
                    by crate::features::endgames::update::apply;
                keeps_up crate::features::endgames::update::keep_up, with board play_on;
                forgets crate::features::endgames::update::document_closed;
            }
            /// The setting up of positions.
            setup: crate::features::setup::model::SetupState {
                actions Setup(crate::features::setup::model::SetupAction)
                    by crate::features::setup::update::apply, with board;
                follows crate::features::setup::update::follow, with board;
                dialog KnownPositions: crate::view::shown(
                    crate::features::setup::view::known_positions_dialog::known_positions_ui,
                );
                dialog Chess960: crate::view::shown(crate::features::setup::view::chess960_dialog::chess960_ui);
            }
            /// The operations of a record.
            operations: crate::features::operations::model::OperationsState {
                actions Operations(crate::features::operations::model::OperationsAction)
                    by crate::features::operations::update::apply;
            }
            /// The list of positions.
            list: crate::features::list::model::list_state::ListState {
                actions List(crate::features::list::model::action::ListAction)
                    by crate::features::list::update::apply;
                keeps_up crate::features::list::update::keep_up;
                forgets crate::features::list::update::document_closed;
                dialog GoToLine: crate::view::shown(
                    crate::features::list::view::dialogs::go_to_line::go_to_line_ui,
                );
                dialog Sort: crate::view::shown(crate::features::list::view::dialogs::sort::sort_ui);
                dialog Duplicates: crate::view::shown(
                    crate::features::list::view::dialogs::duplicates::duplicates_ui,
                );
                dialog CheckAll: crate::view::shown(
                    crate::features::list::view::dialogs::check_all::check_all_ui,
                );
                dialog RepairAll: crate::view::shown(
                    crate::features::list::view::dialogs::repair_all::repair_all_ui,
                ),
                    closed crate::features::list::update::stop_looking;
            }
            /// The find panel.
            find: crate::features::find::model::FindState {
                actions Find(crate::features::find::model::FindAction)
                    by crate::features::find::update::apply;
            }
            /// The differences from the file.
            changes: crate::features::changes::model::ChangesState {
                actions Changes(crate::features::changes::model::ChangesAction)
                    by crate::features::changes::update::apply;
                keeps_up crate::features::changes::update::keep_up;
                dialog Changes: crate::view::shown(crate::features::changes::view::changes_ui).giving_way(),
                    closed crate::features::changes::update::closed;
            }
            /// Play mode.
            play: crate::features::play::model::PlayState {
                actions Play(crate::features::play::model::PlayAction)
                    by crate::features::play::update::apply, with board;
                follows crate::features::play::update::follow;
            }
            /// A game against an engine.
            play_on: crate::features::play_on::model::PlayOnState {
                actions PlayOn(crate::features::play_on::model::PlayOnAction)
                    by crate::features::play_on::update::apply, with board;
                follows crate::features::play_on::update::follow, with board;
                keeps_up crate::features::play_on::update::keep_up, with endgames;
                forgets crate::features::play_on::update::document_closed;
            }
            /// Engines beside the board.
            engine: crate::features::engine::model::EnginesState {
                actions Engine(crate::features::engine::model::EngineAction)
                    by crate::features::engine::update::apply;
                keeps_up crate::features::engine::update::keep_up, with play_on;
                dialog EngineOptions: crate::view::shown(crate::features::engine::view::engine_options_ui);
            }
            /// The journals of unsaved work, and work that a crash left behind.
            recovery: crate::features::recovery::model::Recovery {
                actions Recovery(crate::features::recovery::model::RecoveryAction)
                    by crate::features::recovery::update::apply;
                keeps_up crate::features::recovery::update::keep_up, with files;
                dialog Recovery: crate::view::shown(
                    crate::features::recovery::view::recovery_ui,
                ).giving_way().with_escape(crate::features::recovery::view::keep_chosen),
                    closed crate::features::recovery::update::put_off;
            }
            /// The analysis of all positions by an engine.
            analysis: crate::features::analysis::model::AnalysisState {
                actions Analysis(crate::features::analysis::model::AnalysisAction)
                    by crate::features::analysis::update::apply;
                keeps_up crate::features::analysis::update::keep_up, with recovery;
                dialog Analysis: crate::view::shown(crate::features::analysis::view::analysis_dialog_ui),
                    closed crate::features::analysis::update::closed;
            }
            /// The results of engines in test suites.
            suite: crate::features::suite::model::SuiteState {
                actions Suite(crate::features::suite::model::SuiteAction)
                    by crate::features::suite::update::apply;
                dialog Suite: crate::view::shown(crate::features::suite::view::suite_ui).giving_way(),
                    closed crate::features::suite::update::closed;
            }
            /// The truth of the endgames in a collection.
            endgame_truth: crate::features::endgame_truth::model::EndgameTruthState {
                actions EndgameTruth(crate::features::endgame_truth::model::EndgameTruthAction)
                    by crate::features::endgame_truth::update::apply, with endgames;
                forgets crate::features::endgame_truth::update::document_closed;
                dialog EndgameTruth: crate::view::shown(
                    crate::features::endgame_truth::view::endgame_truth_ui,
                );
            }
            /// The statistics of a collection.
            statistics: crate::features::statistics::model::StatisticsState {
                actions Statistics(crate::features::statistics::model::StatisticsAction)
                    by crate::features::statistics::update::apply;
                keeps_up crate::features::statistics::update::keep_up;
                forgets crate::features::statistics::update::document_closed;
                dialog Statistics: crate::view::shown(crate::features::statistics::view::statistics_ui),
                    closed crate::features::statistics::update::closed;
            }
            /// The positions that are made to order.
            new_positions: crate::features::new_positions::model::NewPositionsState {
                actions NewPositions(crate::features::new_positions::model::NewPositionsAction)
                    by crate::features::new_positions::update::apply, with endgames;
                dialog NewPositions: crate::view::shown(
                    crate::features::new_positions::view::new_positions_ui,
                );
            }
            /// The problems that are solved.
            solve: crate::features::solve::model::SolveState {
                actions Solve(crate::features::solve::model::SolveAction)
                    by crate::features::solve::update::apply, with memory;
                forgets crate::features::solve::update::document_closed;
                dialog Solve: crate::view::shown(
                    crate::features::solve::view::solve_ui,
                ).giving_way().alone().with_escape(crate::features::solve::view::puts_down),
                    closed crate::features::solve::update::closed;
            }
            /// Opening, saving and closing.
            files: crate::features::files::model::files_state::FilesState {
                actions Files(crate::features::files::model::action::FilesAction)
                    by crate::features::files::update::apply, with session;
                keeps_up crate::features::files::update::keep_up;
                forgets crate::features::files::update::document_closed;
            }
            /// The choice of the positions to open from games.
            games: crate::features::games::model::GamesState {
                actions Games(crate::features::games::model::GamesAction)
                    by crate::features::games::update::apply;
            }
            /// The help and the first steps.
            help: crate::features::help::model::HelpState {
                actions Help(crate::features::help::model::HelpAction)
                    by crate::features::help::update::apply, with board;
                dialog Gestures: crate::view::shown(crate::features::help::view::gestures::gestures_ui);
                dialog About: crate::view::shown(crate::features::help::view::about::about_ui);
            }
            /// The diagram dialog.
            diagram: crate::features::diagram::model::DiagramState {
                actions Diagram(crate::features::diagram::model::DiagramAction)
                    by crate::features::diagram::update::apply;
                dialog Diagram: crate::view::shown(
                    crate::features::diagram::view::dialog::diagram_ui,
                ).giving_way().showing_errors(),
                    closed crate::features::diagram::update::closed;
            }
            /// The dialog for an animation of the line of play.
            animation: crate::features::animation::model::AnimationState {
                actions Animation(crate::features::animation::model::AnimationAction)
                    by crate::features::animation::update::apply;
                dialog Animation: crate::view::shown(
                    crate::features::animation::view::animation_ui,
                ).giving_way().showing_errors();
            }
            /// The dialog for pages of diagrams.
            pages: crate::features::pages::model::PagesDialog {
                actions Pages(crate::features::pages::model::PagesAction)
                    by crate::features::pages::update::apply;
                dialog DiagramPages: crate::view::shown(
                    crate::features::pages::view::diagram_pages_ui,
                ).giving_way().showing_errors(),
                    closed crate::features::pages::update::closed;
            }
            /// The reading of diagrams from books and folders.
            read_diagrams: crate::features::read_diagrams::model::ReadDiagramsState {
                actions ReadDiagrams(crate::features::read_diagrams::model::ReadDiagramsAction)
                    by crate::features::read_diagrams::update::apply;
                dialog ReadDiagrams: crate::view::shown(
                    crate::features::read_diagrams::view::read_diagrams_ui,
                ).giving_way();
            }
            /// The proofreading of boards read from pictures.
            proofread: crate::features::proofread::model::ProofreadState {
                actions Proofread(crate::features::proofread::model::ProofreadAction)
                    by crate::features::proofread::update::apply;
                dialog Proofread: crate::view::shown(
                    crate::features::proofread::view::proofread_ui,
                ).giving_way(),
                    closed crate::features::proofread::update::closed;
            }
            /// The pictures from which positions are read.
            pictures: crate::features::pictures::model::PicturesState {
                actions Pictures(crate::features::pictures::model::PicturesAction)
                    by crate::features::pictures::update::apply;
            }
            /// The queue for the clipboard.
            clipboard: crate::features::clipboard::model::ClipboardState {
                actions Clipboard(crate::features::clipboard::model::ClipboardAction)
                    by crate::features::clipboard::update::apply;
            }
            /// The session, which the next run restores.
            session: crate::features::session::model::SessionMemory {
                actions Session(crate::features::session::model::SessionAction)
                    by crate::features::session::update::apply;
                keeps_up crate::features::session::update::keep_up, with files;
                forgets crate::features::session::update::document_closed;
                dialog RecentFiles: crate::view::shown(crate::features::session::view::recent_files_ui);
            }
            /// The settings file, and the actions on settings.
            memory: crate::features::settings::model::Memory {
                actions Settings(crate::features::settings::model::SettingsAction)
                    by crate::features::settings::update::apply;
                dialog Settings: crate::view::shown(crate::features::settings::view::settings_ui);
                dialog Keys: crate::view::shown(crate::features::keys::view::keys_ui);
            }
        }
    };
}
