//! The contents of a row of the command table, and the functions that build it.

use super::dialog::Dialog;
use super::menus::{Menu, Submenu};
use crate::model::room_action::RoomAction;
use crate::reach::Reach;
use tabiya_chess::{Board, Direction, Square, SquareSet, Transform};
use tabiya_collection::document::Edit;
use tabiya_collection::tree::TreeEdit;
use tabiya_notation::annotations::MarkColor;
use tabiya_settings::Setting;
use tabiya_settings::keys::Keys;

/// Everything known about a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandRow {
    /// The menu that contains it.
    pub menu: Menu,
    /// The submenu that contains it, if any.
    pub submenu: Option<Submenu>,
    /// Whether a separator is drawn above it.
    pub begins_group: bool,
    /// The catalogue's id of its label.
    pub text_id: &'static str,
    /// Its default keys; the first is the one to show.
    pub keys: &'static [Keys],
    /// Keys that the system itself reports as this command. The user cannot change them.
    pub system_keys: Option<Keys>,
    /// The catalogue's id of other words by which people search for it.
    pub other_words: Option<&'static str>,
    /// The effect of the command.
    pub does: Does,
    /// The id of the text announced after it has changed the position, if the edit alone does not express its
    /// purpose.
    pub announces: Option<&'static str>,
    /// The ids of the messages shown after it has switched a setting on or off.
    pub says: Option<[&'static str; 2]>,
    /// The condition under which it has a tick. Commands that choose the value of a setting need none: they have a tick
    /// while that value is chosen.
    pub tick: Option<Tick>,
    /// The conditions under which it does anything.
    pub needs: &'static [Need],
    /// Its relation to the document shown.
    pub reach: Reach,
    /// Whether it acts on the square of the keyboard cursor or on that square's rank.
    pub is_at_cursor: bool,
    /// Whether its keys also work over a dialog, as for a user who enlarges an unreadable dialog.
    pub works_over_dialogs: bool,
}

/// The effect of a command.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// Changes the whole position by an edit, so that the result can be previewed.
    Edit(fn(&SeenPosition<'_>) -> Edit),
    /// Chooses a setting.
    Choose(&'static Setting),
    /// Switches a setting on or off.
    Switch(fn(bool) -> Setting),
    /// Opens a dialog.
    Open(Dialog),
    /// Performs an action of the feature that owns it.
    Act(fn() -> RoomAction),
}

/// The data from which an edit of the whole position is made.
#[derive(Clone, Copy, Debug)]
pub struct SeenPosition<'a> {
    /// The piece placement.
    pub board: &'a Board,
    /// Whether Black's side of the board is at the bottom.
    pub is_flipped: bool,
    /// The square of the keyboard cursor.
    pub cursor: Square,
    /// The selected squares.
    pub selected: SquareSet,
}

impl SeenPosition<'_> {
    /// Shifts all pieces in a direction, as seen by the user.
    pub(super) fn shifted(&self, direction: Direction) -> Edit {
        let direction = if self.is_flipped {
            direction.opposite()
        } else {
            direction
        };
        Edit::Transform(Transform::Shift(direction))
    }
}

/// The condition for the tick of a command that switches something on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tick {
    SymmetricPlacement,
    Grid,
    FlippedBoard,
    HighContrast,
    ReducedMotion,
    FirstSteps,
    PlaysMoves,
    TriesFreely,
    ResultsForOtherSide,
    ShowsEngine,
    ShowsPicture,
    PictureUnder,
    EngineIsOn,
    Draws(MarkColor),
}

/// A condition without which a command would do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Need {
    Undo,
    Redo,
    Changes,
    CutText,
    LineBefore,
    LineBehind,
    SeveralLines,
    FileOrder,
    SelectedLines,
    UnreadableText,
    TwoLines,
    FilteredList,
    WholeFile,
    Lines,
    SeveralFiles,
    RecentToClear,
    RecentCleared,
    WaitingWork,
    RecoveryFolder,
    SelectedSquares,
    UnsureSquares,
    UnsureAnywhere,
    Annotations,
    Compared,
    MoveBefore,
    MoveBehind,
    LineOfPlay,
    OtherMoveBefore,
    OtherMoveBehind,
    SeveralNextMoves,
    TreeEdit(TreeEdit),
    GameOn,
    OwnTurn,
    TurnBefore,
    AnyGame,
    LargerSize,
    SmallerSize,
    OtherSize,
}

impl Need {
    /// The catalogue's id of the sentence for an unmet condition.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Undo => "obstacle-undo",
            Self::Redo => "obstacle-redo",
            Self::Changes => "obstacle-unchanged",
            Self::CutText => "obstacle-cut-text",
            Self::LineBefore => "obstacle-first-line",
            Self::LineBehind => "obstacle-last-line",
            Self::SeveralLines => "obstacle-one-line",
            Self::FileOrder => "obstacle-groups",
            Self::SelectedLines => "obstacle-selected",
            Self::UnreadableText => "obstacle-readable",
            Self::TwoLines => "obstacle-two",
            Self::FilteredList => "obstacle-all-shown",
            Self::WholeFile => "obstacle-reading",
            Self::Lines => "obstacle-no-lines",
            Self::SeveralFiles => "obstacle-one-file",
            Self::RecentToClear => "obstacle-no-recent-to-clear",
            Self::RecentCleared => "obstacle-no-recent-cleared",
            Self::WaitingWork => "obstacle-nothing-waits",
            Self::RecoveryFolder => "obstacle-recovery",
            Self::SelectedSquares => "obstacle-squares",
            Self::UnsureSquares | Self::UnsureAnywhere => "obstacle-sure",
            Self::Annotations => "obstacle-annotations",
            Self::Compared => "obstacle-compared",
            Self::MoveBefore => "obstacle-no-move-before",
            Self::MoveBehind | Self::TreeEdit(TreeEdit::CutOff) => "obstacle-no-move-behind",
            Self::LineOfPlay => "obstacle-no-line-of-play",
            Self::OtherMoveBefore => "obstacle-no-other-move-before",
            Self::OtherMoveBehind | Self::TreeEdit(TreeEdit::Demote) => {
                "obstacle-no-other-move-behind"
            }
            Self::SeveralNextMoves => "obstacle-no-choice-of-moves",
            Self::TreeEdit(
                TreeEdit::Promote | TreeEdit::MakeMainLine | TreeEdit::DeleteVariation,
            ) => "obstacle-main-line",
            Self::GameOn | Self::AnyGame => "obstacle-no-game",
            Self::OwnTurn => "obstacle-not-own-turn",
            Self::TurnBefore => "obstacle-no-turn-before",
            Self::LargerSize => "obstacle-largest",
            Self::SmallerSize => "obstacle-smallest",
            Self::OtherSize => "obstacle-usual-size",
        }
    }
}

/// A command directly in a menu. One that chooses a setting does not wait for documents.
pub(super) const fn row(menu: Menu, text_id: &'static str, does: Does) -> CommandRow {
    CommandRow {
        menu,
        submenu: None,
        begins_group: false,
        text_id,
        keys: &[],
        system_keys: None,
        other_words: None,
        does,
        announces: None,
        says: None,
        tick: None,
        needs: &[],
        reach: match does {
            Does::Choose(_) | Does::Switch(_) => Reach::Window,
            Does::Edit(_) | Does::Open(_) | Does::Act(_) => Reach::Changes,
        },
        is_at_cursor: false,
        works_over_dialogs: false,
    }
}

/// A command in a submenu.
pub(super) const fn within(submenu: Submenu, text_id: &'static str, does: Does) -> CommandRow {
    let mut row = row(submenu.menu(), text_id, does);
    row.submenu = Some(submenu);
    row
}

/// Builder functions for a row. Each sets the field or variant that its documentation names.
impl CommandRow {
    /// [`Self::begins_group`].
    pub(super) const fn group(mut self) -> Self {
        self.begins_group = true;
        self
    }

    /// [`Self::keys`].
    pub(super) const fn keys(mut self, keys: &'static [Keys]) -> Self {
        self.keys = keys;
        self
    }

    /// [`Self::system_keys`].
    pub(super) const fn system_keys(mut self, keys: Keys) -> Self {
        self.system_keys = Some(keys);
        self
    }

    /// [`Self::other_words`].
    pub(super) const fn words(mut self, text_id: &'static str) -> Self {
        self.other_words = Some(text_id);
        self
    }

    /// [`Self::announces`].
    pub(super) const fn announcing(mut self, text_id: &'static str) -> Self {
        self.announces = Some(text_id);
        self
    }

    /// [`Self::says`].
    pub(super) const fn saying(mut self, on_and_off: [&'static str; 2]) -> Self {
        self.says = Some(on_and_off);
        self
    }

    /// [`Self::tick`].
    pub(super) const fn ticked(mut self, tick: Tick) -> Self {
        self.tick = Some(tick);
        self
    }

    /// [`Self::needs`].
    pub(super) const fn needs(mut self, needs: &'static [Need]) -> Self {
        self.needs = needs;
        self
    }

    /// [`Reach::Window`].
    pub(super) const fn of_window(mut self) -> Self {
        self.reach = Reach::Window;
        self
    }

    /// [`Reach::Reads`].
    pub(super) const fn reads(mut self) -> Self {
        self.reach = Reach::Reads;
        self
    }

    /// [`Self::is_at_cursor`].
    pub(super) const fn at_cursor(mut self) -> Self {
        self.is_at_cursor = true;
        self
    }

    /// [`Self::works_over_dialogs`].
    pub(super) const fn over_dialogs(mut self) -> Self {
        self.works_over_dialogs = true;
        self
    }
}

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
pub(super) use commands;
