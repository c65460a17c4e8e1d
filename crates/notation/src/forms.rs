//! "Copy as": every form in which a position can leave the program.
//!
//! One file and one test table for each form; this one only lists them. A new form is a new file
//! with its `ENTRY`, its `mod` line and its line in the list below.
//!
//! Promises: what the pieces rule out is in no form; a form that can be read is read back to the same
//! position as far as it can express it (an address, a command and PGN tags by [`super::extract`]).
//! Deliberately absent: line ends behind the last line, and the names of the forms for people.

mod board;
mod diagram;
mod engine;
mod epd;
mod fen;
mod forum;
mod latex;
mod lichess;
mod pgn;
mod pieces;
mod shredder;
mod text;
mod text_unicode;
mod uci;
pub(super) mod words;

pub use engine::fen_for_engines;
pub use latex::annotation_options;
pub use pgn::ROSTER;

use super::fen::FenStyle;
use super::line_text::text_of_line;
use super::piece_letters::Language;
use tabiya_chess::Position;

/// What the user chooses about forms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FormSettings {
    /// How FENs are written where the form leaves that open.
    pub style: FenStyle,
    /// The language of piece letters and of the words beside them.
    pub language: Language,
    /// Whether figurines stand in the place of piece letters.
    pub figurines: bool,
}

/// What is written.
struct Subject<'a> {
    position: &'a Position,
    /// What stood behind the fields in the line: the operations of an EPD, or a comment.
    operations: &'a [u8],
    settings: FormSettings,
}

/// All about one form.
struct Entry {
    name: &'static str,
    write: fn(&Subject<'_>) -> Vec<u8>,
    /// Whether it takes several lines.
    is_block: bool,
    /// Whether the operations are in it.
    keeps_operations: bool,
    warns: Warns,
}

/// Of what engines make of a form the user is warned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warns {
    /// By the text itself, which is a FEN.
    ByText,
    /// By the position: what is written is made for programs that read it as their kind does.
    ByPosition,
    /// Never: people read it, and not programs.
    Never,
}

macro_rules! forms {
    ($($(#[$doc:meta])* $form:ident => $file:ident,)*) => {
        /// A form in which a position can be written.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Form { $($(#[$doc])* $form,)* }

        impl Form {
            /// Every form, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$form,)*];

            const fn entry(self) -> &'static Entry {
                match self { $(Self::$form => &$file::ENTRY,)* }
            }
        }
    };
}

forms! {
    /// FEN in the user's style.
    Fen => fen,
    /// Shredder-FEN: castling by the rooks' files.
    Shredder => shredder,
    /// FEN that engines take: what they would refuse or misread is left out.
    Engine => engine,
    /// The command that gives the position to an engine.
    Uci => uci,
    /// EPD: four fields, then the operations.
    Epd => epd,
    /// A PGN game without moves.
    Pgn => pgn,
    /// The address of the position in the editor of lichess.org.
    Lichess => lichess,
    /// The first field of FEN alone.
    Board => board,
    /// The pieces with their squares.
    Pieces => pieces,
    /// A diagram of letters.
    Text => text,
    /// A diagram of chess symbols.
    TextUnicode => text_unicode,
    /// A FEN between the tags of forums.
    Forum => forum,
    /// A command of the LaTeX package chessboard.
    Latex => latex,
}

impl Form {
    /// How its user is warned of what engines would make of it.
    pub fn warns(self) -> Warns {
        self.entry().warns
    }

    /// The name, for the command line and as the end of catalogue ids.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The form with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|form| form.name() == name)
    }

    /// Whether it keeps what stands behind the fields of a line.
    pub const fn keeps_operations(self) -> bool {
        self.entry().keeps_operations
    }

    /// What stands between two positions in a list of them.
    pub const fn separator(self) -> &'static str {
        if self.entry().is_block { "\n\n" } else { "\n" }
    }
}

/// The position in a form, as bytes of a file: operations are kept byte for byte.
pub fn write_as(
    form: Form,
    position: &Position,
    operations: &[u8],
    settings: FormSettings,
) -> Vec<u8> {
    (form.entry().write)(&Subject {
        position,
        operations,
        settings,
    })
}

/// The position in a form, as text for the clipboard.
pub fn write_text_as(
    form: Form,
    position: &Position,
    operations: &[u8],
    settings: FormSettings,
) -> String {
    text_of_line(&write_as(form, position, operations, settings)).into_owned()
}
