//! The table of commands. A row holds everything known about one command.

mod endgames;
mod line_uses;
mod play_on;
mod suites;
mod variations;

use super::dialog::Dialog;
use super::menus::{Menu as M, Submenu as S};
use super::row::{CommandRow, Does as D, Need, Tick, commands, row, within};
use crate::features::board::model::board_state::Tool;
use crate::features::changes::model::RevertOrder;
use crate::features::files::model::saving::OtherSave;
use crate::features::list::model::action::SelectionStep;
use crate::features::list::model::list_state::RowFilter;
use crate::features::pages::model::PagesAim;
use crate::model::room_action::{
    AnalysisAction, AnimationAction, BoardAction, ChangesAction, DiagramAction, EngineAction,
    FenAction, FilesAction, FindAction, HelpAction, ListAction, OperationsAction, PagesAction,
    PicturesAction, PlayAction, ProofreadAction, ReadDiagramsAction, RecoveryAction, SessionAction,
    SettingsAction, SetupAction, SolveAction, StatisticsAction,
};
use tabiya_chess::{Color, Direction, Piece, Role, Transform};
use tabiya_collection::document::{Edit, whole_board};
use tabiya_notation::annotations::MarkColor;
use tabiya_notation::forms::Form;
use tabiya_picture::BoardTheme;
use tabiya_settings::keys::{alt, alt_shift, ctrl, ctrl_shift, key, shift};
use tabiya_settings::{Setting, Theme};
use tabiya_text::Locale;

commands! {
    // File
    New: row(M::File, "command-new", D::Act(|| FilesAction::New.into()))
        .words("other-words-new").keys(&[ctrl("N")]).of_window(),
    Open: row(M::File, "command-open", D::Act(|| FilesAction::AskOpen.into()))
        .words("other-words-open").keys(&[ctrl("O")]).of_window(),
    OpenFolder: within(S::OpenOther, "command-open-folder", D::Act(|| FilesAction::AskOpenFolder.into()))
        .of_window(),
    ReadDiagrams: within(S::OpenOther, "command-read-diagrams", D::Act(|| ReadDiagramsAction::Open.into()))
        .words("other-words-read-diagrams").of_window(),
    ReadScreen: within(S::OpenOther, "command-read-screen", D::Act(|| PicturesAction::ReadScreen.into()))
        .keys(&[ctrl_shift("J")]).words("other-words-read-screen").of_window(),
    OpenRecent: within(S::Recent, "command-open-recent", D::Act(|| SessionAction::OpenRecent.into()))
        .keys(&[ctrl("R")]).words("other-words-recent").of_window(),
    ClearRecent: within(S::Recent, "command-clear-recent", D::Act(|| SessionAction::ClearRecent.into()))
        .words("other-words-recent").needs(&[Need::RecentToClear]).of_window(),
    BringBackRecent: within(S::Recent, "command-bring-back-recent",
        D::Act(|| SessionAction::BringBackRecent.into())).needs(&[Need::RecentCleared]).of_window(),
    RememberRecent: within(S::Recent, "command-remember-recent", D::Switch(Setting::RecentFiles))
        .words("other-words-recent").saying(["message-recent-on", "message-recent-off"]),
    ReopenFiles: within(S::Recent, "command-reopen-files", D::Switch(Setting::ReopenFiles))
        .words("other-words-recent").saying(["message-reopen-on", "message-reopen-off"]),
    Save: row(M::File, "command-save", D::Act(|| FilesAction::Save.into()))
        .words("other-words-save").group().keys(&[ctrl("S")]),
    SaveAs: row(M::File, "command-save-as", D::Act(|| FilesAction::SaveAs.into()))
        .words("other-words-save-as").keys(&[ctrl_shift("S")]),
    SaveSelected: within(S::SaveOther, "command-save-selected",
        D::Act(|| FilesAction::SaveOther(OtherSave::Selected).into()))
        .words("other-words-save-selected").needs(&[Need::WholeFile, Need::SelectedLines]),
    SaveGames: within(S::SaveOther, "command-save-games",
        D::Act(|| FilesAction::SaveOther(OtherSave::Games).into()))
        .words("other-words-save-games").needs(&[Need::WholeFile, Need::Lines]),
    SavePlainFen: within(S::SaveOther, "command-save-plain-fen",
        D::Act(|| FilesAction::SaveOther(OtherSave::PlainFen).into()))
        .words("other-words-save-plain-fen").needs(&[Need::WholeFile, Need::Lines]),
    SaveTable: within(S::SaveOther, "command-save-table",
        D::Act(|| FilesAction::SaveOther(OtherSave::Table).into()))
        .words("other-words-save-table").needs(&[Need::WholeFile, Need::Lines]),
    WhatChanged: row(M::File, "command-what-changed", D::Act(|| ChangesAction::Open.into()))
        .keys(&[ctrl_shift("M")]).words("other-words-what-changed").needs(&[Need::Changes, Need::WholeFile])
        .reads(),
    Diagram: row(M::File, "command-diagram", D::Act(|| DiagramAction::Open.into()))
        .group().keys(&[ctrl_shift("G")]).words("other-words-diagram"),
    DiagramPages: row(M::File, "command-diagram-sheets", D::Act(|| PagesAction::Open(PagesAim::Save).into()))
        .words("other-words-pages").needs(&[Need::WholeFile, Need::Lines]),
    Print: row(M::File, "command-print", D::Act(|| PagesAction::Open(PagesAim::Print).into()))
        .keys(&[ctrl("P")]).words("other-words-print").needs(&[Need::WholeFile, Need::Lines]),
    RecoverWork: row(M::File, "command-recover-work", D::Act(|| RecoveryAction::Ask.into()))
        .group().words("other-words-recover-work").needs(&[Need::RecoveryFolder]).of_window(),
    StopWaiting: row(M::File, "command-stop-waiting", D::Act(|| ListAction::StopWaiting.into()))
        .keys(&[ctrl(".")]).words("other-words-stop-waiting").needs(&[Need::WaitingWork]).of_window(),
    Close: row(M::File, "command-close", D::Act(|| FilesAction::CloseShown.into()))
        .words("other-words-close").group().keys(&[ctrl("W")]).of_window(),
    Quit: row(M::File, "command-quit", D::Act(|| FilesAction::WindowCloseRequested.into()))
        .words("other-words-quit").keys(&[ctrl("Q")]).of_window(),

    // Edit
    Undo: row(M::Edit, "command-undo", D::Act(|| BoardAction::Undo.into()))
        .words("other-words-undo").keys(&[ctrl("Z")]).needs(&[Need::Undo]),
    Redo: row(M::Edit, "command-redo", D::Act(|| BoardAction::Redo.into()))
        .words("other-words-redo").keys(&[ctrl_shift("Z"), ctrl("Y")]).needs(&[Need::Redo]),
    CopyFen: row(M::Edit, "command-copy-fen", D::Act(|| FenAction::CopyAs(Form::Fen).into()))
        .words("other-words-copy-fen").group().system_keys(ctrl("C")).reads(),
    CopyPicture: row(M::Edit, "command-copy-picture", D::Act(|| DiagramAction::CopyShown.into()))
        .keys(&[ctrl_shift("B")]).words("other-words-copy-picture").reads(),
    CopyAs: within(S::CopyAs, "command-copy-as", D::Open(Dialog::CopyAs))
        .words("other-words-copy-as").keys(&[ctrl_shift("C")]).reads(),
    CopyCutText: within(S::CopyAs, "command-copy-cut-text", D::Act(|| FenAction::CopyCutText.into()))
        .needs(&[Need::CutText]),
    Paste: row(M::Edit, "command-paste", D::Act(|| FenAction::AskForPaste.into()))
        .words("other-words-paste").system_keys(ctrl("V")).of_window(),
    EditFenText: row(M::Edit, "command-edit-fen-text", D::Act(|| FenAction::GoToField.into()))
        .group().keys(&[ctrl("L")]),
    EditOperations: row(M::Edit, "command-edit-operations", D::Act(|| OperationsAction::GoToFirst.into()))
        .words("other-words-operations").keys(&[ctrl_shift("O")]),
    FenStyle: row(M::Edit, "command-fen-style", D::Open(Dialog::FenStyle))
        .words("other-words-fen-style").of_window(),
    CutRows: within(S::InList, "command-cut-rows", D::Act(|| ListAction::CutRows.into()))
        .group().needs(&[Need::SelectedLines]),
    CopyRows: within(S::InList, "command-copy-rows", D::Act(|| ListAction::CopyRows.into()))
        .needs(&[Need::SelectedLines]).reads(),
    SelectAllRows: within(S::InList, "command-select-all-rows", D::Act(|| ListAction::SelectAllRows.into()))
        .group().keys(&[ctrl_shift("A")]).reads(),
    InvertSelection: within(S::InList, "command-invert-selection",
        D::Act(|| ListAction::SelectRows(SelectionStep::Invert).into())).reads(),
    Settings: row(M::Edit, "command-settings", D::Open(Dialog::Settings))
        .group().keys(&[ctrl(",")]).words("other-words-settings").of_window(),

    // Position
    AddPosition: row(M::Position, "command-add-position", D::Act(|| BoardAction::AddPosition.into()))
        .words("other-words-add-position").keys(&[ctrl_shift("N")]),
    DuplicatePosition: row(M::Position, "command-duplicate-position", D::Act(|| ListAction::Duplicate.into()))
        .words("other-words-duplicate-position").keys(&[ctrl("D")]).needs(&[Need::SelectedLines]),
    DeletePosition: row(M::Position, "command-delete-position", D::Act(|| ListAction::Delete.into()))
        .words("other-words-delete-position").keys(&[ctrl("Delete")]).needs(&[Need::SelectedLines]),
    RevertLines: row(M::Position, "command-revert-lines",
        D::Act(|| ChangesAction::Revert(RevertOrder::Selected).into()))
        .keys(&[ctrl_shift("L")]).words("other-words-revert-lines").needs(&[Need::Changes, Need::WholeFile]),
    RepairText: row(M::Position, "command-repair-text", D::Act(|| FenAction::RepairFenText.into()))
        .words("other-words-repair-text").needs(&[Need::UnreadableText]),
    MovePositionUp: row(M::Position, "command-move-position-up", D::Act(|| ListAction::ShiftUp.into()))
        .group().keys(&[alt_shift("Up")]).needs(&[Need::SeveralLines, Need::FileOrder]),
    MovePositionDown: row(M::Position, "command-move-position-down", D::Act(|| ListAction::ShiftDown.into()))
        .keys(&[alt_shift("Down")]).needs(&[Need::SeveralLines, Need::FileOrder]),
    PreviousPosition: row(M::Position, "command-previous-position", D::Act(|| ListAction::StepRow(-1).into()))
        .group().keys(&[alt("Up"), key("PageUp"), shift("F3")]).needs(&[Need::LineBefore]).reads(),
    NextPosition: row(M::Position, "command-next-position", D::Act(|| ListAction::StepRow(1).into()))
        .keys(&[alt("Down"), key("PageDown"), key("F3")]).needs(&[Need::LineBehind]).reads(),
    FirstPosition: row(M::Position, "command-first-position", D::Act(|| ListAction::FirstRow.into()))
        .keys(&[alt("Home")]).needs(&[Need::LineBefore]).reads(),
    LastPosition: row(M::Position, "command-last-position", D::Act(|| ListAction::LastRow.into()))
        .keys(&[alt("End")]).needs(&[Need::LineBehind]).reads(),
    GoToLine: row(M::Position, "command-go-to-line", D::Open(Dialog::GoToLine))
        .keys(&[ctrl("G")]).words("other-words-go-to-line").of_window(),

    // Collection
    Find: row(M::Collection, "command-find", D::Act(|| FindAction::Open.into()))
        .words("other-words-find").keys(&[ctrl("F")]).of_window(),
    ShowAllRows: row(M::Collection, "command-show-all-rows",
        D::Act(|| FindAction::ShowRows(RowFilter::All).into()))
        .keys(&[ctrl_shift("F")]).needs(&[Need::FilteredList]).reads(),
    Statistics: row(M::Collection, "command-statistics", D::Act(|| StatisticsAction::Open.into()))
        .keys(&[ctrl_shift("Q")]).words("other-words-statistics").group().needs(&[Need::WholeFile, Need::Lines])
        .reads(),
    CheckAll: row(M::Collection, "command-check-all", D::Act(|| ListAction::OpenSurvey.into()))
        .words("other-words-check-all").needs(&[Need::WholeFile, Need::Lines]).reads(),
    RepairAll: row(M::Collection, "command-mend-all", D::Act(|| ListAction::RepairAll.into()))
        .words("other-words-repair-all").needs(&[Need::WholeFile, Need::Lines]),
    FindDuplicates: row(M::Collection, "command-find-duplicates", D::Open(Dialog::Duplicates))
        .words("other-words-duplicates").needs(&[Need::WholeFile, Need::Lines]).of_window(),
    Analyse: row(M::Collection, "command-analyse", D::Act(|| AnalysisAction::Open.into()))
        .keys(&[ctrl_shift("F4")]).words("other-words-analyse").group().needs(&[Need::WholeFile, Need::Lines]),
    Proofread: row(M::Collection, "command-proofread", D::Act(|| ProofreadAction::Open.into()))
        .words("other-words-proofread").needs(&[Need::WholeFile, Need::Lines]),
    ScoreSuite: suites::SCORE,
    CompareSuites: suites::COMPARE,
    EndgameTruth: endgames::TRUTH,
    NewPositions: endgames::NEW_POSITIONS,
    Solve: row(M::Collection, "command-solve", D::Act(|| SolveAction::Open.into()))
        .keys(&[ctrl_shift("F5")]).words("other-words-solve").needs(&[Need::WholeFile, Need::Lines]).reads(),
    Sort: row(M::Collection, "command-sort", D::Open(Dialog::Sort))
        .words("other-words-sort").group().needs(&[Need::WholeFile, Need::Lines]).of_window(),
    Shuffle: row(M::Collection, "command-shuffle", D::Act(|| ListAction::Shuffle.into()))
        .words("other-words-shuffle").needs(&[Need::WholeFile, Need::Lines]),
    SplitSelection: row(M::Collection, "command-split-selection", D::Act(|| ListAction::Split.into()))
        .words("other-words-split").needs(&[Need::SelectedLines]),
    AppendFile: row(M::Collection, "command-append-file", D::Act(|| FilesAction::AskAppend.into()))
        .words("other-words-append").needs(&[Need::WholeFile]),

    // Board
    StartPosition: row(M::Board, "command-start-position", D::Edit(|_| Edit::Start))
        .keys(&[ctrl("I")]).words("other-words-start-position"),
    KnownPositions: row(M::Board, "command-known-positions", D::Open(Dialog::KnownPositions))
        .keys(&[ctrl_shift("P")]).words("other-words-known-positions").of_window(),
    Chess960: within(S::Chess960, "command-chess960", D::Act(|| SetupAction::OpenChess960.into()))
        .words("other-words-chess960").of_window(),
    RandomChess960: within(S::Chess960, "command-random-chess960",
        D::Act(|| SetupAction::PutRandomChess960.into())).words("other-words-chess960"),
    ClearBoard: row(M::Board, "command-clear-board", D::Edit(|_| Edit::Clear))
        .group().keys(&[ctrl("E")]).words("other-words-clear-board"),
    ClearWhite: within(S::Clear, "command-clear-white",
        D::Edit(|seen| Edit::TakeOff(seen.board.men(Color::White)))),
    ClearBlack: within(S::Clear, "command-clear-black",
        D::Edit(|seen| Edit::TakeOff(seen.board.men(Color::Black)))),
    ClearPawns: within(S::Clear, "command-clear-pawns", D::Edit(|seen| Edit::TakeOff(seen.board.role(Role::Pawn)))),
    ClearSelection: within(S::Clear, "command-clear-selection", D::Edit(|seen| Edit::TakeOff(seen.selected)))
        .needs(&[Need::SelectedSquares]),
    KingsOnly: within(S::Clear, "command-kings-only",
        D::Edit(|seen| Edit::Board(whole_board::kings_only(seen.board))))
        .words("other-words-kings-only").group().keys(&[ctrl_shift("E")]).announcing("announce-kings-only"),
    ChangeSideToMove: row(M::Board, "command-change-side-to-move", D::Act(|| BoardAction::ChangeSideToMove.into()))
        .group().keys(&[ctrl("T")]).words("other-words-change-side-to-move"),
    ToggleRight: row(M::Board, "command-toggle-right", D::Act(|| SetupAction::ToggleRightAtCursor.into()))
        .keys(&[key("C"), ctrl_shift("K")]).words("other-words-toggle-right").at_cursor(),
    PieceList: row(M::Board, "command-piece-list", D::Act(|| SetupAction::GoToPieceList.into()))
        .words("other-words-piece-list").keys(&[ctrl("B")]),
    PieceMenu: row(M::Board, "command-piece-menu", D::Act(|| BoardAction::OpenPieceMenu.into()))
        .keys(&[shift("F10")]).at_cursor(),
    PointerTool: within(S::Placing, "command-pointer-tool", D::Act(|| BoardAction::PutDown.into()))
        .group().keys(&[key("Escape")]).of_window(),
    EraserTool: within(S::Placing, "command-eraser-tool", D::Act(|| BoardAction::SelectTool(Tool::Eraser).into()))
        .words("other-words-eraser").of_window(),
    SymmetricPlacement: within(S::Placing, "command-symmetric-placement",
        D::Act(|| BoardAction::ToggleSymmetric.into()))
        .words("other-words-symmetric").group().keys(&[key("S"), ctrl_shift("Y")])
        .ticked(Tick::SymmetricPlacement).of_window(),
    MarkSquare: within(S::Annotations, "command-mark-square", D::Act(|| BoardAction::MarkSquare.into()))
        .keys(&[key("M")]).words("other-words-mark-square").at_cursor(),
    DrawArrow: within(S::Annotations, "command-draw-arrow", D::Act(|| BoardAction::DrawArrow.into()))
        .keys(&[key("A"), ctrl("H")]).words("other-words-draw-arrow").at_cursor(),
    DrawGreen: within(S::Annotations, "command-draw-green",
        D::Act(|| BoardAction::DrawIn(MarkColor::Green).into()))
        .group().words("other-words-draw-arrow").ticked(Tick::Draws(MarkColor::Green)).of_window(),
    DrawRed: within(S::Annotations, "command-draw-red", D::Act(|| BoardAction::DrawIn(MarkColor::Red).into()))
        .words("other-words-draw-arrow").ticked(Tick::Draws(MarkColor::Red)).of_window(),
    DrawBlue: within(S::Annotations, "command-draw-blue", D::Act(|| BoardAction::DrawIn(MarkColor::Blue).into()))
        .words("other-words-draw-arrow").ticked(Tick::Draws(MarkColor::Blue)).of_window(),
    DrawYellow: within(S::Annotations, "command-draw-yellow",
        D::Act(|| BoardAction::DrawIn(MarkColor::Yellow).into()))
        .words("other-words-draw-arrow").ticked(Tick::Draws(MarkColor::Yellow)).of_window(),
    RemoveAnnotations: within(S::Annotations, "command-remove-annotations",
        D::Act(|| BoardAction::RemoveAnnotations.into()))
        .group().keys(&[shift("A"), ctrl_shift("T")]).words("other-words-remove-annotations").needs(&[Need::Annotations]),
    SolutionArrows: within(S::Annotations, "command-solution-arrows", D::Switch(Setting::SolutionArrows))
        .group().words("other-words-solution-arrows"),
    ToggleUnsure: within(S::Unsure, "command-toggle-unsure", D::Act(|| BoardAction::ToggleUnsure.into()))
        .words("other-words-unsure").keys(&[key("U")]).at_cursor(),
    NextUnsure: within(S::Unsure, "command-next-unsure", D::Act(|| BoardAction::NextUnsure.into()))
        .keys(&[shift("U")]).needs(&[Need::UnsureAnywhere]),
    ClearUnsure: within(S::Unsure, "command-clear-unsure", D::Act(|| BoardAction::ClearUnsure.into()))
        .needs(&[Need::UnsureSquares]),
    PictureBeside: within(S::Unsure, "command-picture-beside", D::Act(|| PicturesAction::ToggleBeside.into()))
        .group().keys(&[key("I")]).words("other-words-picture").ticked(Tick::ShowsPicture).of_window(),
    PictureUnder: within(S::Unsure, "command-picture-under", D::Act(|| PicturesAction::ToggleUnder.into()))
        .keys(&[shift("I")]).words("other-words-picture").ticked(Tick::PictureUnder).of_window(),
    CompareHere: within(S::Compare, "command-compare-here", D::Act(|| BoardAction::CompareHere.into()))
        .words("other-words-compare").keys(&[ctrl_shift("D")]),
    CompareSelected: within(S::Compare, "command-compare-selected", D::Act(|| BoardAction::CompareSelected.into()))
        .needs(&[Need::TwoLines]),
    ExchangeCompared: within(S::Compare, "command-exchange-compared",
        D::Act(|| BoardAction::ExchangeCompared.into())).needs(&[Need::Compared]),
    StopComparing: within(S::Compare, "command-stop-comparing", D::Act(|| BoardAction::StopComparing.into()))
        .needs(&[Need::Compared]),
    PlayMoves: within(S::Play, "command-play-moves", D::Act(|| PlayAction::Toggle.into()))
        .group().keys(&[ctrl("M")]).words("other-words-play-moves").ticked(Tick::PlaysMoves).of_window(),
    WhatIf: within(S::Play, "command-what-if", D::Act(|| PlayAction::ToggleWhatIf.into()))
        .keys(&[ctrl_shift("W")]).words("other-words-what-if").ticked(Tick::TriesFreely),
    MoveBack: within(S::Play, "command-move-back", D::Act(|| PlayAction::Step(-1).into()))
        .group().keys(&[alt("Left")]).needs(&[Need::MoveBefore]),
    MoveForward: within(S::Play, "command-move-forward", D::Act(|| PlayAction::Step(1).into()))
        .keys(&[alt("Right")]).needs(&[Need::MoveBehind]),
    LineStart: variations::LINE_START,
    LineLast: variations::LINE_LAST,
    PreviousVariation: variations::PREVIOUS,
    NextVariation: variations::NEXT,
    ChooseNextMove: variations::CHOOSE_NEXT,
    PromoteVariation: variations::PROMOTE,
    DemoteVariation: variations::DEMOTE,
    MakeMainLine: variations::MAKE_MAIN_LINE,
    DeleteVariation: variations::DELETE,
    CutOffLine: variations::CUT_OFF,
    CopyLineSan: line_uses::COPY_SAN,
    CopyLineUci: line_uses::COPY_UCI,
    CopyLineCommand: line_uses::COPY_COMMAND,
    CopyLinePgn: line_uses::COPY_PGN,
    Animation: within(S::Play, "command-animation", D::Act(|| AnimationAction::Open.into()))
        .words("other-words-animation").needs(&[Need::LineOfPlay]).reads(),
    WriteLinePv: line_uses::WRITE_PV,
    WriteLineBm: line_uses::WRITE_BM,
    WriteLinePm: line_uses::WRITE_PM,
    AddLinePositions: within(S::Play, "command-add-line-positions", D::Act(|| PlayAction::AddLinePositions.into()))
        .group().words("other-words-add-line-positions").needs(&[Need::LineOfPlay]),
    AddGamePositions: line_uses::ADD_GAME_POSITIONS,
    Engine: within(S::Engine, "command-engine", D::Act(|| EngineAction::Toggle.into()))
        .group().keys(&[key("F4")]).words("other-words-engine").ticked(Tick::ShowsEngine).of_window(),
    SwitchEngine: within(S::Engine, "command-switch-engine", D::Act(|| EngineAction::SwitchAll.into()))
        .keys(&[shift("F4")]).words("other-words-engine").ticked(Tick::EngineIsOn).of_window(),
    EngineArrows: within(S::Engine, "command-engine-arrows", D::Switch(Setting::EngineArrows))
        .group().words("other-words-engine"),
    EvaluationBar: within(S::Engine, "command-evaluation-bar", D::Switch(Setting::EvaluationBar))
        .words("other-words-engine"),
    PlayOn: play_on::OPEN,
    TakeBackTurn: play_on::TAKE_BACK,
    PlayOnHint: play_on::HINT,
    SwitchSides: play_on::SWITCH_SIDES,
    Resign: play_on::RESIGN,
    StopGame: play_on::STOP,

    // Transform
    MirrorFiles: row(M::Transform, "command-mirror-files", D::Edit(|_| Edit::Transform(Transform::MirrorFiles)))
        .keys(&[ctrl_shift("H")]).words("other-words-mirror-files"),
    MirrorRanks: row(M::Transform, "command-mirror-ranks", D::Edit(|_| Edit::Transform(Transform::MirrorRanks)))
        .keys(&[ctrl_shift("V")]).words("other-words-mirror-ranks"),
    Rotate: row(M::Transform, "command-rotate", D::Edit(|_| Edit::Transform(Transform::Rotate)))
        .keys(&[ctrl_shift("R")]),
    SwapColors: row(M::Transform, "command-swap-colors", D::Edit(|_| Edit::Transform(Transform::SwapColors)))
        .group().keys(&[ctrl_shift("X")]).words("other-words-swap-colors"),
    SwapColorsInPlace: row(M::Transform, "command-swap-colors-in-place",
        D::Edit(|_| Edit::Transform(Transform::SwapColorsInPlace))).words("other-words-swap-colors"),
    AsBlackSeesIt: row(M::Transform, "command-as-black-sees-it",
        D::Edit(|_| Edit::Transform(Transform::AsBlackSeesIt))),
    ShiftUp: within(S::Shift, "command-shift-up", D::Edit(|seen| seen.shifted(Direction::Up))),
    ShiftUpRight: within(S::Shift, "command-shift-up-right", D::Edit(|seen| seen.shifted(Direction::UpRight))),
    ShiftRight: within(S::Shift, "command-shift-right", D::Edit(|seen| seen.shifted(Direction::Right))),
    ShiftDownRight: within(S::Shift, "command-shift-down-right",
        D::Edit(|seen| seen.shifted(Direction::DownRight))),
    ShiftDown: within(S::Shift, "command-shift-down", D::Edit(|seen| seen.shifted(Direction::Down))),
    ShiftDownLeft: within(S::Shift, "command-shift-down-left", D::Edit(|seen| seen.shifted(Direction::DownLeft))),
    ShiftLeft: within(S::Shift, "command-shift-left", D::Edit(|seen| seen.shifted(Direction::Left))),
    ShiftUpLeft: within(S::Shift, "command-shift-up-left", D::Edit(|seen| seen.shifted(Direction::UpLeft))),
    FillWhitePawns: within(S::FillPawns, "command-fill-white-pawns",
        D::Edit(|_| Edit::PutAtHome(Piece::WhitePawn))),
    FillBlackPawns: within(S::FillPawns, "command-fill-black-pawns",
        D::Edit(|_| Edit::PutAtHome(Piece::BlackPawn))),
    FillRankWhitePawns: within(S::FillPawns, "command-fill-rank-white-pawns",
        D::Edit(|seen| Edit::FillRank(seen.cursor.rank(), Piece::WhitePawn))).group().at_cursor(),
    FillRankBlackPawns: within(S::FillPawns, "command-fill-rank-black-pawns",
        D::Edit(|seen| Edit::FillRank(seen.cursor.rank(), Piece::BlackPawn))).at_cursor(),

    // View
    FlipBoard: row(M::View, "command-flip-board", D::Act(|| BoardAction::Flip.into()))
        .keys(&[key("F"), ctrl("U")]).words("other-words-flip-board").ticked(Tick::FlippedBoard).of_window(),
    ShowCoordinates: row(M::View, "command-show-coordinates", D::Switch(Setting::Coordinates)),
    ListOrGrid: row(M::View, "command-list-or-grid", D::Act(|| ListAction::ToggleGrid.into()))
        .words("other-words-grid").ticked(Tick::Grid).of_window(),
    ListFens: row(M::View, "command-list-fens", D::Switch(Setting::ListFens)).of_window(),
    ShowSolutions: row(M::View, "command-show-solutions", D::Switch(Setting::Solutions))
        .words("other-words-show-solutions").of_window(),
    PiecesStaunton: within(S::BoardPieces, "command-pieces-staunton", D::Choose(&Setting::BoardPieces("staunton")))
        .group(),
    PiecesFlat: within(S::BoardPieces, "command-pieces-flat", D::Choose(&Setting::BoardPieces("flat"))),
    PiecesPrint: within(S::BoardPieces, "command-pieces-print", D::Choose(&Setting::BoardPieces("print"))),
    ColorsWindow: within(S::BoardColors, "command-colors-window", D::Choose(&Setting::BoardTheme(None))),
    ColorsSage: within(S::BoardColors, "command-colors-sage",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Sage)))),
    ColorsBook: within(S::BoardColors, "command-colors-book",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Book)))),
    ColorsGreen: within(S::BoardColors, "command-colors-green",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Green)))),
    ColorsBlue: within(S::BoardColors, "command-colors-blue",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Blue)))),
    ColorsBrown: within(S::BoardColors, "command-colors-brown",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Brown)))),
    ColorsGrey: within(S::BoardColors, "command-colors-grey",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Grey)))),
    ColorsContrast: within(S::BoardColors, "command-colors-contrast",
        D::Choose(&Setting::BoardTheme(Some(BoardTheme::Contrast)))),
    EndgameResults: endgames::RESULTS,
    ResultsForOtherSide: endgames::OTHER_SIDE,
    FollowSystemTheme: within(S::Appearance, "command-follow-system-theme",
        D::Choose(&Setting::Theme(Theme::System))),
    LightTheme: within(S::Appearance, "command-light-theme", D::Choose(&Setting::Theme(Theme::Light)))
        .words("other-words-light"),
    DarkTheme: within(S::Appearance, "command-dark-theme", D::Choose(&Setting::Theme(Theme::Dark)))
        .words("other-words-dark"),
    HighContrast: within(S::Appearance, "command-high-contrast", D::Act(|| SettingsAction::ToggleContrast.into()))
        .group().words("other-words-high-contrast").ticked(Tick::HighContrast).of_window().over_dialogs(),
    ReducedMotion: within(S::Appearance, "command-reduced-motion", D::Act(|| SettingsAction::ToggleMotion.into()))
        .words("other-words-reduced-motion").ticked(Tick::ReducedMotion).of_window().over_dialogs(),
    ZoomIn: within(S::Zoom, "command-zoom-in", D::Act(|| SettingsAction::ZoomIn.into()))
        .keys(&[ctrl("Plus"), ctrl("=")]).words("other-words-zoom-in").needs(&[Need::LargerSize]).of_window()
        .over_dialogs(),
    ZoomOut: within(S::Zoom, "command-zoom-out", D::Act(|| SettingsAction::ZoomOut.into()))
        .keys(&[ctrl("-")]).words("other-words-zoom-out").needs(&[Need::SmallerSize]).of_window()
        .over_dialogs(),
    UsualSize: within(S::Zoom, "command-usual-size", D::Act(|| SettingsAction::UsualSize.into()))
        .keys(&[ctrl("0")]).words("other-words-usual-size").needs(&[Need::OtherSize]).of_window()
        .over_dialogs(),
    FollowSystemLanguage: within(S::Language, "command-follow-system-language", D::Choose(&Setting::Locale(None)))
        .words("other-words-language"),
    SpeakGerman: within(S::Language, "command-speak-german", D::Choose(&Setting::Locale(Some(Locale::German))))
        .words("other-words-language"),
    SpeakEnglish: within(S::Language, "command-speak-english", D::Choose(&Setting::Locale(Some(Locale::English))))
        .words("other-words-language"),
    SpeakSpanish: within(S::Language, "command-speak-spanish", D::Choose(&Setting::Locale(Some(Locale::Spanish))))
        .words("other-words-language"),
    SpeakFrench: within(S::Language, "command-speak-french", D::Choose(&Setting::Locale(Some(Locale::French))))
        .words("other-words-language"),
    SpeakRussian: within(S::Language, "command-speak-russian", D::Choose(&Setting::Locale(Some(Locale::Russian))))
        .words("other-words-language"),
    ReadPosition: within(S::Read, "command-read-position", D::Act(|| HelpAction::ReadPosition.into()))
        .group().keys(&[key("F5")]).words("other-words-read"),
    ReadRank: within(S::Read, "command-read-rank", D::Act(|| HelpAction::ReadRank.into()))
        .keys(&[key("F6")]).words("other-words-read"),
    ReadFile: within(S::Read, "command-read-file", D::Act(|| HelpAction::ReadFile.into()))
        .keys(&[key("F7")]).words("other-words-read"),
    ReadWhite: within(S::Read, "command-read-white", D::Act(|| HelpAction::ReadWhite.into()))
        .keys(&[key("F8")]).words("other-words-read"),
    ReadBlack: within(S::Read, "command-read-black", D::Act(|| HelpAction::ReadBlack.into()))
        .keys(&[key("F9")]).words("other-words-read"),
    ReadAdvice: within(S::Read, "command-read-advice", D::Act(|| HelpAction::ReadAdvice.into()))
        .keys(&[shift("F5")]).words("other-words-read"),
    NextDocument: row(M::View, "command-next-document", D::Act(|| ListAction::StepDocument(1).into()))
        .group().keys(&[ctrl("Tab")]).needs(&[Need::SeveralFiles]).of_window(),
    PreviousDocument: row(M::View, "command-previous-document", D::Act(|| ListAction::StepDocument(-1).into()))
        .keys(&[ctrl_shift("Tab")]).needs(&[Need::SeveralFiles]).of_window(),

    // Help
    Palette: row(M::Help, "command-palette", D::Open(Dialog::Palette)).keys(&[ctrl("K")]).of_window(),
    Help: row(M::Help, "command-help", D::Act(|| HelpAction::Toggle.into()))
        .words("other-words-help").keys(&[key("F1")]).of_window(),
    ExplainHere: row(M::Help, "command-explain-here", D::Act(|| HelpAction::ExplainHere.into()))
        .keys(&[shift("F1")]).of_window(),
    FirstSteps: row(M::Help, "command-first-steps", D::Act(|| HelpAction::ToggleFirstSteps.into()))
        .words("other-words-first-steps").ticked(Tick::FirstSteps).of_window(),
    Gestures: row(M::Help, "command-gestures", D::Open(Dialog::Gestures))
        .words("other-words-gestures").keys(&[key("?")]).of_window(),
    Keys: row(M::Help, "command-keys", D::Open(Dialog::Keys)).words("other-words-keys").of_window(),
    About: row(M::Help, "command-about", D::Open(Dialog::About)).words("other-words-about").of_window(),
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
mod tests;
