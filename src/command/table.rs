//! The table of commands. A row holds everything known about one command.

use super::dialog::Dialog;
use super::menus::{Menu as M, Submenu as S};
use super::row::{CommandRow, Need, Tick, row, within};
use tabiya_chess::{Color, Direction, Piece, Role, Transform};
use tabiya_collection::document::{Edit, whole_board};
use tabiya_notation::annotations::MarkColor;
use tabiya_picture::Theme as BoardTheme;
use tabiya_settings::keys::{alt, alt_shift, ctrl, ctrl_shift, key, shift};
use tabiya_settings::{Setting, Theme};
use tabiya_text::Locale;

/// Makes the commands from their rows, so that every command has one.
macro_rules! commands {
    ($($command:ident: $row:expr,)*) => {
        /// An action that needs no data but the state.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the names are the labels")]
        pub enum Command {
            $($command,)*
        }

        impl Command {
            /// All commands in the order of the menus.
            pub const ALL: &[Self] = &[$(Self::$command,)*];

            /// The row of the command.
            pub fn row(self) -> &'static CommandRow {
                match self {
                    $(Self::$command => {
                        static ROW: CommandRow = $row;
                        &ROW
                    })*
                }
            }
        }
    };
}

commands! {
    // File
    New: row(M::File, "command-new").words("other-words-new").keys(&[ctrl("N")]).of_window(),
    Open: row(M::File, "command-open").words("other-words-open").keys(&[ctrl("O")]).of_window(),
    OpenFolder: within(S::OpenOther, "command-open-folder").of_window(),
    ReadDiagrams: within(S::OpenOther, "command-read-diagrams").words("other-words-read-diagrams")
        .of_window(),
    ReadScreen: within(S::OpenOther, "command-read-screen").keys(&[ctrl_shift("J")])
        .words("other-words-read-screen").of_window(),
    OpenRecent: within(S::Recent, "command-open-recent").keys(&[ctrl("R")])
        .words("other-words-recent").of_window(),
    ClearRecent: within(S::Recent, "command-clear-recent").words("other-words-recent")
        .needs(&[Need::RecentToClear]).of_window(),
    BringBackRecent: within(S::Recent, "command-bring-back-recent").needs(&[Need::RecentCleared])
        .of_window(),
    RememberRecent: within(S::Recent, "command-remember-recent").words("other-words-recent")
        .switch(Setting::RecentFiles).saying(["message-recent-on", "message-recent-off"]),
    ReopenFiles: within(S::Recent, "command-reopen-files").words("other-words-recent")
        .switch(Setting::ReopenFiles).saying(["message-reopen-on", "message-reopen-off"]),
    Save: row(M::File, "command-save").words("other-words-save").group().keys(&[ctrl("S")]),
    SaveAs: row(M::File, "command-save-as").words("other-words-save-as").keys(&[ctrl_shift("S")]),
    SaveSelected: within(S::SaveOther, "command-save-selected")
        .words("other-words-save-selected").needs(&[Need::WholeFile, Need::SelectedLines]),
    SaveGames: within(S::SaveOther, "command-save-games")
        .words("other-words-save-games").needs(&[Need::WholeFile, Need::Lines]),
    SaveTable: within(S::SaveOther, "command-save-table")
        .words("other-words-save-table").needs(&[Need::WholeFile, Need::Table]),
    WhatChanged: row(M::File, "command-what-changed").keys(&[ctrl_shift("M")])
        .words("other-words-what-changed").needs(&[Need::Changes, Need::WholeFile]).reads(),
    Diagram: row(M::File, "command-diagram").group().keys(&[ctrl_shift("G")])
        .words("other-words-diagram"),
    DiagramPages: row(M::File, "command-diagram-sheets").words("other-words-pages")
        .needs(&[Need::WholeFile, Need::Lines]),
    Print: row(M::File, "command-print").keys(&[ctrl("P")]).words("other-words-print")
        .needs(&[Need::WholeFile, Need::Lines]),
    RecoverWork: row(M::File, "command-recover-work").group().words("other-words-recover-work")
        .needs(&[Need::RecoveryFolder]).of_window(),
    StopWaiting: row(M::File, "command-stop-waiting").keys(&[ctrl(".")])
        .words("other-words-stop-waiting").needs(&[Need::WaitingWork]).of_window(),
    Close: row(M::File, "command-close")
        .words("other-words-close").group().keys(&[ctrl("W")]).of_window(),
    Quit: row(M::File, "command-quit").words("other-words-quit").keys(&[ctrl("Q")]).of_window(),

    // Edit
    Undo: row(M::Edit, "command-undo")
        .words("other-words-undo").keys(&[ctrl("Z")]).needs(&[Need::Undo]),
    Redo: row(M::Edit, "command-redo")
        .words("other-words-redo").keys(&[ctrl_shift("Z"), ctrl("Y")]).needs(&[Need::Redo]),
    CopyFen: row(M::Edit, "command-copy-fen")
        .words("other-words-copy-fen").group().system_keys(ctrl("C")).reads(),
    CopyPicture: row(M::Edit, "command-copy-picture").keys(&[ctrl_shift("B")])
        .words("other-words-copy-picture").reads(),
    CopyAs: within(S::CopyAs, "command-copy-as")
        .words("other-words-copy-as").keys(&[ctrl_shift("C")]).open(Dialog::CopyAs)
        .reads(),
    CopyCutText: within(S::CopyAs, "command-copy-cut-text").needs(&[Need::CutText]),
    Paste: row(M::Edit, "command-paste").words("other-words-paste").system_keys(ctrl("V")).of_window(),
    EditFenText: row(M::Edit, "command-edit-fen-text").group().keys(&[ctrl("L")]),
    EditOperations: row(M::Edit, "command-edit-operations")
        .words("other-words-operations").keys(&[ctrl_shift("O")]),
    FenStyle: row(M::Edit, "command-fen-style")
        .words("other-words-fen-style").open(Dialog::FenStyle).of_window(),
    CutRows: within(S::InList, "command-cut-rows").group().needs(&[Need::SelectedLines]),
    CopyRows: within(S::InList, "command-copy-rows").needs(&[Need::SelectedLines]).reads(),
    SelectAllRows: within(S::InList, "command-select-all-rows").group().keys(&[ctrl_shift("A")])
        .reads(),
    InvertSelection: within(S::InList, "command-invert-selection").reads(),
    Settings: row(M::Edit, "command-settings").group().keys(&[ctrl(",")])
        .words("other-words-settings").open(Dialog::Settings).of_window(),

    // Position
    AddPosition: row(M::Position, "command-add-position")
        .words("other-words-add-position").keys(&[ctrl_shift("N")]),
    DuplicatePosition: row(M::Position, "command-duplicate-position")
        .words("other-words-duplicate-position").keys(&[ctrl("D")])
        .needs(&[Need::SelectedLines]),
    DeletePosition: row(M::Position, "command-delete-position")
        .words("other-words-delete-position").keys(&[ctrl("Delete")])
        .needs(&[Need::SelectedLines]),
    RevertLines: row(M::Position, "command-revert-lines").keys(&[ctrl_shift("L")])
        .words("other-words-revert-lines").needs(&[Need::Changes, Need::WholeFile]),
    MovePositionUp: row(M::Position, "command-move-position-up").group().keys(&[alt_shift("Up")])
        .needs(&[Need::SeveralLines, Need::FileOrder]),
    MovePositionDown: row(M::Position, "command-move-position-down").keys(&[alt_shift("Down")])
        .needs(&[Need::SeveralLines, Need::FileOrder]),
    PreviousPosition: row(M::Position, "command-previous-position").group()
        .keys(&[alt("Up"), key("PageUp"), shift("F3")]).needs(&[Need::LineBefore]).reads(),
    NextPosition: row(M::Position, "command-next-position")
        .keys(&[alt("Down"), key("PageDown"), key("F3")]).needs(&[Need::LineBehind]).reads(),
    FirstPosition: row(M::Position, "command-first-position").keys(&[alt("Home")])
        .needs(&[Need::LineBefore]).reads(),
    LastPosition: row(M::Position, "command-last-position").keys(&[alt("End")])
        .needs(&[Need::LineBehind]).reads(),
    GoToLine: row(M::Position, "command-go-to-line").keys(&[ctrl("G")])
        .words("other-words-go-to-line").open(Dialog::GoToLine).of_window(),

    // Collection
    Find: row(M::Collection, "command-find").words("other-words-find").keys(&[ctrl("F")]).of_window(),
    ShowAllRows: row(M::Collection, "command-show-all-rows").keys(&[ctrl_shift("F")])
        .needs(&[Need::FilteredList]).reads(),
    CheckAll: row(M::Collection, "command-check-all")
        .words("other-words-check-all").group()
        .needs(&[Need::WholeFile, Need::Lines]).reads(),
    RepairAll: row(M::Collection, "command-mend-all")
        .words("other-words-repair-all").needs(&[Need::WholeFile, Need::Lines]),
    FindDuplicates: row(M::Collection, "command-find-duplicates")
        .words("other-words-duplicates").open(Dialog::Duplicates)
        .needs(&[Need::WholeFile, Need::Lines]).of_window(),
    Analyse: row(M::Collection, "command-analyse").keys(&[ctrl_shift("F4")])
        .words("other-words-analyse").group().needs(&[Need::WholeFile, Need::Lines]),
    Proofread: row(M::Collection, "command-proofread").words("other-words-proofread")
        .needs(&[Need::WholeFile, Need::Lines]),
    ScoreSuite: row(M::Collection, "command-score-suite").words("other-words-score-suite")
        .needs(&[Need::WholeFile, Need::Lines]),
    CompareSuites: row(M::Collection, "command-compare-suites")
        .words("other-words-compare-suites").needs(&[Need::WholeFile, Need::Lines, Need::SeveralFiles]),
    Sort: row(M::Collection, "command-sort")
        .words("other-words-sort").group().open(Dialog::Sort)
        .needs(&[Need::WholeFile, Need::Lines]).of_window(),
    Shuffle: row(M::Collection, "command-shuffle")
        .words("other-words-shuffle").needs(&[Need::WholeFile, Need::Lines]),
    SplitSelection: row(M::Collection, "command-split-selection")
        .words("other-words-split").group()
        .needs(&[Need::SelectedLines]),
    AppendFile: row(M::Collection, "command-append-file")
        .words("other-words-append").needs(&[Need::WholeFile]),

    // Board
    StartPosition: row(M::Board, "command-start-position").keys(&[ctrl("I")])
        .words("other-words-start-position").edit(|_| Edit::Start),
    KnownPositions: row(M::Board, "command-known-positions").keys(&[ctrl_shift("P")])
        .words("other-words-known-positions").open(Dialog::KnownPositions).of_window(),
    Chess960: within(S::Chess960, "command-chess960").words("other-words-chess960").of_window(),
    RandomChess960: within(S::Chess960, "command-random-chess960").words("other-words-chess960"),
    ClearBoard: row(M::Board, "command-clear-board").group().keys(&[ctrl("E")])
        .words("other-words-clear-board").edit(|_| Edit::Clear),
    ClearWhite: within(S::Clear, "command-clear-white")
        .edit(|seen| Edit::TakeOff(seen.board.men(Color::White))),
    ClearBlack: within(S::Clear, "command-clear-black")
        .edit(|seen| Edit::TakeOff(seen.board.men(Color::Black))),
    ClearPawns: within(S::Clear, "command-clear-pawns")
        .edit(|seen| Edit::TakeOff(seen.board.role(Role::Pawn))),
    ClearSelection: within(S::Clear, "command-clear-selection")
        .edit(|seen| Edit::TakeOff(seen.selected)).needs(&[Need::SelectedSquares]),
    KingsOnly: within(S::Clear, "command-kings-only")
        .words("other-words-kings-only").group().keys(&[ctrl_shift("E")])
        .edit(|seen| Edit::Board(whole_board::kings_only(seen.board)))
        .announcing("announce-kings-only"),
    ChangeSideToMove: row(M::Board, "command-change-side-to-move").group().keys(&[ctrl("T")])
        .words("other-words-change-side-to-move"),
    ToggleRight: row(M::Board, "command-toggle-right").keys(&[key("C")])
        .words("other-words-toggle-right").at_cursor(),
    PieceList: row(M::Board, "command-piece-list").words("other-words-piece-list").keys(&[ctrl("B")]),
    PieceMenu: row(M::Board, "command-piece-menu").keys(&[shift("F10")]).at_cursor(),
    PointerTool: within(S::Placing, "command-pointer-tool").group().keys(&[key("Escape")]).of_window(),
    EraserTool: within(S::Placing, "command-eraser-tool").words("other-words-eraser").of_window(),
    SymmetricPlacement: within(S::Placing, "command-symmetric-placement")
        .words("other-words-symmetric").group().keys(&[key("S")])
        .ticked(Tick::SymmetricPlacement).of_window(),
    MarkSquare: within(S::Annotations, "command-mark-square").keys(&[key("M")])
        .words("other-words-mark-square").at_cursor(),
    DrawArrow: within(S::Annotations, "command-draw-arrow").keys(&[key("A")])
        .words("other-words-draw-arrow").at_cursor(),
    DrawGreen: within(S::Annotations, "command-draw-green").group().words("other-words-draw-arrow")
        .ticked(Tick::Draws(MarkColor::Green)).of_window(),
    DrawRed: within(S::Annotations, "command-draw-red").words("other-words-draw-arrow")
        .ticked(Tick::Draws(MarkColor::Red)).of_window(),
    DrawBlue: within(S::Annotations, "command-draw-blue").words("other-words-draw-arrow")
        .ticked(Tick::Draws(MarkColor::Blue)).of_window(),
    DrawYellow: within(S::Annotations, "command-draw-yellow").words("other-words-draw-arrow")
        .ticked(Tick::Draws(MarkColor::Yellow)).of_window(),
    RemoveAnnotations: within(S::Annotations, "command-remove-annotations").group().keys(&[shift("A")])
        .words("other-words-remove-annotations").needs(&[Need::Annotations]),
    SolutionArrows: within(S::Annotations, "command-solution-arrows").group()
        .words("other-words-solution-arrows").switch(Setting::SolutionArrows),
    ToggleUnsure: within(S::Unsure, "command-toggle-unsure").words("other-words-unsure").keys(&[key("U")]).at_cursor(),
    NextUnsure: within(S::Unsure, "command-next-unsure").keys(&[shift("U")])
        .needs(&[Need::UnsureAnywhere]),
    ClearUnsure: within(S::Unsure, "command-clear-unsure").needs(&[Need::UnsureSquares]),
    PictureBeside: within(S::Unsure, "command-picture-beside").group().keys(&[key("I")])
        .words("other-words-picture").ticked(Tick::ShowsPicture).of_window(),
    PictureUnder: within(S::Unsure, "command-picture-under").keys(&[shift("I")])
        .words("other-words-picture").ticked(Tick::PictureUnder).of_window(),
    CompareHere: within(S::Compare, "command-compare-here")
        .words("other-words-compare").keys(&[ctrl_shift("D")]),
    CompareSelected: within(S::Compare, "command-compare-selected").needs(&[Need::TwoLines]),
    ExchangeCompared: within(S::Compare, "command-exchange-compared").needs(&[Need::Compared]),
    StopComparing: within(S::Compare, "command-stop-comparing").needs(&[Need::Compared]),
    PlayMoves: within(S::Play, "command-play-moves").group().keys(&[ctrl("M")])
        .words("other-words-play-moves").ticked(Tick::PlaysMoves).of_window(),
    MoveBack: within(S::Play, "command-move-back").group().keys(&[alt("Left")])
        .needs(&[Need::MoveBefore]),
    MoveForward: within(S::Play, "command-move-forward").keys(&[alt("Right")])
        .needs(&[Need::MoveBehind]),
    CopyLineSan: within(S::Play, "command-copy-line-san").group()
        .words("other-words-copy-line").needs(&[Need::LineOfPlay]).reads(),
    CopyLineUci: within(S::Play, "command-copy-line-uci")
        .words("other-words-copy-line").needs(&[Need::LineOfPlay]).reads(),
    CopyLineCommand: within(S::Play, "command-copy-line-command")
        .words("other-words-copy-line").needs(&[Need::LineOfPlay]).reads(),
    CopyLinePgn: within(S::Play, "command-copy-line-pgn")
        .words("other-words-copy-line").needs(&[Need::LineOfPlay]).reads(),
    WriteLinePv: within(S::Play, "command-write-line-pv").group()
        .words("other-words-write-line").needs(&[Need::LineOfPlay]),
    WriteLineBm: within(S::Play, "command-write-line-bm")
        .words("other-words-write-line").needs(&[Need::LineOfPlay]),
    WriteLinePm: within(S::Play, "command-write-line-pm")
        .words("other-words-write-line").needs(&[Need::LineOfPlay]),
    AddLinePositions: within(S::Play, "command-add-line-positions").group()
        .words("other-words-add-line-positions").needs(&[Need::LineOfPlay]),
    Engine: within(S::Engine, "command-engine").group().keys(&[key("F4")])
        .words("other-words-engine").ticked(Tick::ShowsEngine).of_window(),
    SwitchEngine: within(S::Engine, "command-switch-engine").keys(&[shift("F4")])
        .words("other-words-engine").ticked(Tick::EngineIsOn).of_window(),
    EngineArrows: within(S::Engine, "command-engine-arrows").group()
        .words("other-words-engine").switch(Setting::EngineArrows),

    // Transform
    MirrorFiles: row(M::Transform, "command-mirror-files").keys(&[ctrl_shift("H")])
        .words("other-words-mirror-files").edit(|_| Edit::Transform(Transform::MirrorFiles)),
    MirrorRanks: row(M::Transform, "command-mirror-ranks").keys(&[ctrl_shift("V")])
        .words("other-words-mirror-ranks").edit(|_| Edit::Transform(Transform::MirrorRanks)),
    Rotate: row(M::Transform, "command-rotate").keys(&[ctrl_shift("R")])
        .edit(|_| Edit::Transform(Transform::Rotate)),
    SwapColors: row(M::Transform, "command-swap-colors").group().keys(&[ctrl_shift("X")])
        .words("other-words-swap-colors").edit(|_| Edit::Transform(Transform::SwapColors)),
    SwapColorsInPlace: row(M::Transform, "command-swap-colors-in-place")
        .words("other-words-swap-colors").edit(|_| Edit::Transform(Transform::SwapColorsInPlace)),
    AsBlackSeesIt: row(M::Transform, "command-as-black-sees-it")
        .edit(|_| Edit::Transform(Transform::AsBlackSeesIt)),
    ShiftUp: within(S::Shift, "command-shift-up").edit(|seen| seen.shifted(Direction::Up)),
    ShiftUpRight: within(S::Shift, "command-shift-up-right")
        .edit(|seen| seen.shifted(Direction::UpRight)),
    ShiftRight: within(S::Shift, "command-shift-right").edit(|seen| seen.shifted(Direction::Right)),
    ShiftDownRight: within(S::Shift, "command-shift-down-right")
        .edit(|seen| seen.shifted(Direction::DownRight)),
    ShiftDown: within(S::Shift, "command-shift-down").edit(|seen| seen.shifted(Direction::Down)),
    ShiftDownLeft: within(S::Shift, "command-shift-down-left")
        .edit(|seen| seen.shifted(Direction::DownLeft)),
    ShiftLeft: within(S::Shift, "command-shift-left").edit(|seen| seen.shifted(Direction::Left)),
    ShiftUpLeft: within(S::Shift, "command-shift-up-left").edit(|seen| seen.shifted(Direction::UpLeft)),
    FillWhitePawns: within(S::FillPawns, "command-fill-white-pawns")
        .edit(|_| Edit::PutAtHome(Piece::WhitePawn)),
    FillBlackPawns: within(S::FillPawns, "command-fill-black-pawns")
        .edit(|_| Edit::PutAtHome(Piece::BlackPawn)),
    FillRankWhitePawns: within(S::FillPawns, "command-fill-rank-white-pawns").group()
        .edit(|seen| Edit::FillRank(seen.cursor.rank(), Piece::WhitePawn)).at_cursor(),
    FillRankBlackPawns: within(S::FillPawns, "command-fill-rank-black-pawns")
        .edit(|seen| Edit::FillRank(seen.cursor.rank(), Piece::BlackPawn)).at_cursor(),

    // View
    FlipBoard: row(M::View, "command-flip-board").keys(&[key("F")]).words("other-words-flip-board")
        .ticked(Tick::FlippedBoard).of_window(),
    ShowCoordinates: row(M::View, "command-show-coordinates").switch(Setting::Coordinates),
    ListOrGrid: row(M::View, "command-list-or-grid")
        .words("other-words-grid").ticked(Tick::Grid).of_window(),
    PiecesStaunton: within(S::BoardPieces, "command-pieces-staunton").group()
        .choose(&Setting::BoardPieces("staunton")),
    PiecesFlat: within(S::BoardPieces, "command-pieces-flat").choose(&Setting::BoardPieces("flat")),
    PiecesPrint: within(S::BoardPieces, "command-pieces-print").choose(&Setting::BoardPieces("print")),
    ColorsWindow: within(S::BoardColors, "command-colors-window").choose(&Setting::BoardTheme(None)),
    ColorsSage: within(S::BoardColors, "command-colors-sage")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Sage))),
    ColorsBook: within(S::BoardColors, "command-colors-book")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Book))),
    ColorsGreen: within(S::BoardColors, "command-colors-green")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Green))),
    ColorsBlue: within(S::BoardColors, "command-colors-blue")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Blue))),
    ColorsBrown: within(S::BoardColors, "command-colors-brown")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Brown))),
    ColorsGrey: within(S::BoardColors, "command-colors-grey")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Grey))),
    ColorsContrast: within(S::BoardColors, "command-colors-contrast")
        .choose(&Setting::BoardTheme(Some(BoardTheme::Contrast))),
    FollowSystemTheme: within(S::Appearance, "command-follow-system-theme")
        .choose(&Setting::Theme(Theme::System)),
    LightTheme: within(S::Appearance, "command-light-theme")
        .words("other-words-light").choose(&Setting::Theme(Theme::Light)),
    DarkTheme: within(S::Appearance, "command-dark-theme")
        .words("other-words-dark").choose(&Setting::Theme(Theme::Dark)),
    HighContrast: within(S::Appearance, "command-high-contrast").group().words("other-words-high-contrast")
        .ticked(Tick::HighContrast).of_window().over_dialogs(),
    ReducedMotion: within(S::Appearance, "command-reduced-motion").words("other-words-reduced-motion")
        .ticked(Tick::ReducedMotion).of_window().over_dialogs(),
    ZoomIn: within(S::Zoom, "command-zoom-in").keys(&[ctrl("Plus"), ctrl("=")])
        .words("other-words-zoom-in").needs(&[Need::LargerSize]).of_window().over_dialogs(),
    ZoomOut: within(S::Zoom, "command-zoom-out").keys(&[ctrl("-")]).words("other-words-zoom-out")
        .needs(&[Need::SmallerSize]).of_window().over_dialogs(),
    UsualSize: within(S::Zoom, "command-usual-size").keys(&[ctrl("0")])
        .words("other-words-usual-size").needs(&[Need::OtherSize]).of_window().over_dialogs(),
    FollowSystemLanguage: within(S::Language, "command-follow-system-language")
        .words("other-words-language").choose(&Setting::Locale(None)),
    SpeakGerman: within(S::Language, "command-speak-german").words("other-words-language")
        .choose(&Setting::Locale(Some(Locale::German))),
    SpeakEnglish: within(S::Language, "command-speak-english").words("other-words-language")
        .choose(&Setting::Locale(Some(Locale::English))),
    SpeakSpanish: within(S::Language, "command-speak-spanish").words("other-words-language")
        .choose(&Setting::Locale(Some(Locale::Spanish))),
    SpeakFrench: within(S::Language, "command-speak-french").words("other-words-language")
        .choose(&Setting::Locale(Some(Locale::French))),
    SpeakRussian: within(S::Language, "command-speak-russian").words("other-words-language")
        .choose(&Setting::Locale(Some(Locale::Russian))),
    ReadPosition: within(S::Read, "command-read-position").group().keys(&[key("F5")])
        .words("other-words-read"),
    ReadRank: within(S::Read, "command-read-rank").keys(&[key("F6")]).words("other-words-read"),
    ReadFile: within(S::Read, "command-read-file").keys(&[key("F7")]).words("other-words-read"),
    ReadWhite: within(S::Read, "command-read-white").keys(&[key("F8")]).words("other-words-read"),
    ReadBlack: within(S::Read, "command-read-black").keys(&[key("F9")]).words("other-words-read"),
    ReadAdvice: within(S::Read, "command-read-advice").keys(&[shift("F5")]).words("other-words-read"),
    NextDocument: row(M::View, "command-next-document").group().keys(&[ctrl("Tab")])
        .needs(&[Need::SeveralFiles]).of_window(),
    PreviousDocument: row(M::View, "command-previous-document").keys(&[ctrl_shift("Tab")])
        .needs(&[Need::SeveralFiles]).of_window(),

    // Help
    Palette: row(M::Help, "command-palette").keys(&[ctrl("K")]).open(Dialog::Palette).of_window(),
    Help: row(M::Help, "command-help").words("other-words-help").keys(&[key("F1")]).of_window(),
    ExplainHere: row(M::Help, "command-explain-here").keys(&[shift("F1")]).of_window(),
    FirstSteps: row(M::Help, "command-first-steps").words("other-words-first-steps")
        .ticked(Tick::FirstSteps).of_window(),
    Gestures: row(M::Help, "command-gestures")
        .words("other-words-gestures").keys(&[key("?")]).open(Dialog::Gestures).of_window(),
    Keys: row(M::Help, "command-keys")
        .words("other-words-keys").open(Dialog::Keys).of_window(),
    About: row(M::Help, "command-about")
        .words("other-words-about").open(Dialog::About).of_window(),
}

impl Command {
    /// The name of the command in the settings file.
    pub fn name(self) -> &'static str {
        let id = self.row().text_id;
        id.strip_prefix("command-").unwrap_or(id)
    }

    /// The command with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|command| command.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Settings files name commands by these names, so the names never change, even if the texts of
    /// the commands do.
    const NAMES: &str = include_str!("../../tests/data/command_names.txt");

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = std::collections::HashMap::new();
        for command in Command::ALL {
            for keys in command.row().keys {
                let other = seen.insert(*keys, command);
                assert_eq!(other, None, "{keys} of {command:?}");
            }
        }
    }

    #[test]
    fn no_command_is_ever_called_otherwise_in_a_settings_file() {
        for name in NAMES.lines() {
            let command = Command::by_name(name);
            assert_eq!(command.map(Command::name), Some(name));
        }
    }

    #[test]
    fn the_name_of_every_command_is_in_the_list_of_names_that_stay() {
        for command in Command::ALL {
            let name = command.name();
            assert!(NAMES.lines().any(|line| line == name), "{name}");
        }
    }

    #[test]
    fn the_commands_of_a_submenu_stand_together_in_its_menu() {
        let mut submenus: Vec<_> = Command::ALL.iter().map(|command| command.row()).collect();
        submenus.dedup_by_key(|row| (row.menu, row.submenu));
        for (place, row) in submenus.iter().enumerate() {
            if let Some(submenu) = row.submenu {
                assert_eq!(row.menu, submenu.menu());
                let before = &submenus[..place];
                assert!(
                    before.iter().all(|row| row.submenu != Some(submenu)),
                    "{submenu:?}"
                );
            }
        }
    }
}
