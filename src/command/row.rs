//! What a row of the table of commands says, and how it is written.

use super::dialog::Dialog;
use super::menus::{Menu, Submenu};
use tabiya_chess::{Board, Direction, Square, SquareSet, Transform};
use tabiya_collection::document::Edit;
use tabiya_notation::annotations::MarkColor;
use tabiya_settings::Setting;
use tabiya_settings::keys::Keys;

/// All that is known about a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandRow {
    /// The menu in which it stands.
    pub menu: Menu,
    /// The menu in that menu, if it stands in one.
    pub submenu: Option<Submenu>,
    /// Whether a line is drawn above it.
    pub begins_group: bool,
    /// The catalogue's id of its label.
    pub text_id: &'static str,
    /// Its keys; the first is shown.
    pub keys: &'static [Keys],
    /// The keys that the system itself says of it; no others come in their place.
    pub system_keys: Option<Keys>,
    /// The catalogue's id of other words by which people look for it.
    pub other_words: Option<&'static str>,
    /// What it does.
    pub does: Does,
    /// The id of what is announced when it has changed the position, where the edit alone does not say
    /// what was meant.
    pub announces: Option<&'static str>,
    /// What the user is told when it has switched a setting: the ids of the texts for on and off.
    pub says: Option<[&'static str; 2]>,
    /// When it has a tick, if it is no choice of a setting: that has one while it is chosen.
    pub tick: Option<Tick>,
    /// What must be there for it to do anything.
    pub needs: &'static [Need],
    /// How much it concerns the document that is shown.
    pub reach: Reach,
    /// Whether it does something to the keyboard's square, or to its rank.
    pub is_at_cursor: bool,
    /// Whether its keys also work over a dialog: whoever cannot read that makes it larger.
    pub works_over_dialogs: bool,
}

/// What a command does.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// It changes the whole position, by an edit: so what would come can be shown before.
    Edit(fn(&Seen<'_>) -> Edit),
    /// It makes a choice among settings.
    Choose(&'static Setting),
    /// It switches a setting on or off.
    Switch(fn(bool) -> Setting),
    /// It opens a dialog.
    Open(Dialog),
    /// Something of its own, which stands in `app/update/commands.rs`.
    Own,
}

/// What an edit of the whole position is made of.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// Whether Black's side of the board is below.
    pub is_flipped: bool,
    /// The square of the keyboard's cursor.
    pub cursor: Square,
    /// The squares that are selected.
    pub selected: SquareSet,
}

impl Seen<'_> {
    /// Everything shifted, where left, right, up and down are meant as the user sees the board.
    pub(super) fn shifted(&self, direction: Direction) -> Edit {
        let direction = if self.is_flipped {
            direction.opposite()
        } else {
            direction
        };
        Edit::Transform(Transform::Shift(direction))
    }
}

/// When a command that switches something on and off has a tick.
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
    ShowsEngine,
    ShowsPicture,
    PictureUnder,
    EngineIsOn,
    Draws(MarkColor),
}

/// How much a command concerns the document that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Not at all: it is about the window, the program or other documents as wholes, and waits for no
    /// line.
    Window,
    /// It looks at it, or goes to another line: nothing is lost if it is never done.
    Reads,
    /// It may change it.
    Changes,
}

/// Something without which a command would do nothing.
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
    TwoLines,
    FilteredList,
    WholeFile,
    Lines,
    Table,
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
    LargerSize,
    SmallerSize,
    OtherSize,
}

impl Need {
    /// The catalogue's id of a sentence for when it is not there.
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
            Self::TwoLines => "obstacle-two",
            Self::FilteredList => "obstacle-all-shown",
            Self::WholeFile => "obstacle-reading",
            Self::Lines => "obstacle-no-lines",
            Self::Table => "obstacle-no-table",
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
            Self::MoveBehind => "obstacle-no-move-behind",
            Self::LineOfPlay => "obstacle-no-line-of-play",
            Self::LargerSize => "obstacle-largest",
            Self::SmallerSize => "obstacle-smallest",
            Self::OtherSize => "obstacle-usual-size",
        }
    }
}

/// A command right in a menu.
pub(super) const fn row(menu: Menu, text_id: &'static str) -> CommandRow {
    CommandRow {
        menu,
        submenu: None,
        begins_group: false,
        text_id,
        keys: &[],
        system_keys: None,
        other_words: None,
        does: Does::Own,
        announces: None,
        says: None,
        tick: None,
        needs: &[],
        reach: Reach::Changes,
        is_at_cursor: false,
        works_over_dialogs: false,
    }
}

/// A command in a menu in a menu.
pub(super) const fn within(submenu: Submenu, text_id: &'static str) -> CommandRow {
    let mut row = row(submenu.menu(), text_id);
    row.submenu = Some(submenu);
    row
}

/// What is added to a row. Each of these sets the field that its documentation names.
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

    /// [`Does::Edit`].
    pub(super) const fn edit(mut self, edit: fn(&Seen<'_>) -> Edit) -> Self {
        self.does = Does::Edit(edit);
        self
    }

    /// [`Self::announces`].
    pub(super) const fn announcing(mut self, text_id: &'static str) -> Self {
        self.announces = Some(text_id);
        self
    }

    /// [`Does::Choose`]; no document waits for that.
    pub(super) const fn choose(mut self, setting: &'static Setting) -> Self {
        self.does = Does::Choose(setting);
        self.of_window()
    }

    /// [`Does::Switch`]; no document waits for that.
    pub(super) const fn switch(mut self, setting: fn(bool) -> Setting) -> Self {
        self.does = Does::Switch(setting);
        self.of_window()
    }

    /// [`Self::says`].
    pub(super) const fn saying(mut self, on_and_off: [&'static str; 2]) -> Self {
        self.says = Some(on_and_off);
        self
    }

    /// [`Does::Open`].
    pub(super) const fn open(mut self, dialog: Dialog) -> Self {
        self.does = Does::Open(dialog);
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
