//! The forms in which a position can be written, from FEN to LaTeX.
//!
//! Every form omits castling rights and targets that the pieces rule out. Forms that can be read give the same
//! position back, as far as they can express it ([`extract`](crate::extract::extract) reads addresses,
//! commands and PGN tags). The last line has no line end.
//!
//! ```
//! use tabiya_chess::Position;
//! use tabiya_notation::forms::{Form, FormSettings, write_text_as};
//!
//! let write = |form| write_text_as(form, &Position::start(), b"", FormSettings::default());
//! assert!(write(Form::Uci).starts_with("position fen rnbqkbnr/"));
//! assert_eq!(write(Form::Board), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
//! assert!(write(Form::Latex).contains("chessboard"));
//! ```

mod fen;
mod pgn;
pub(super) mod printed;

pub use fen::fen_for_engines;
pub use pgn::ROSTER;
pub use printed::annotation_options;

use super::fen::FenStyle;
use super::line_text::text_of_line;
use super::piece_letters::Language;
use tabiya_chess::Position;

/// The choices of the user about forms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FormSettings {
    /// The style of a FEN, unless the form determines it.
    pub style: FenStyle,
    /// The language of piece letters and words.
    pub language: Language,
    /// Whether chess symbols replace piece letters.
    pub figurines: bool,
}

/// The position to write.
struct Subject<'a> {
    position: &'a Position,
    /// The tail of the line: the operations of an EPD, or a comment.
    operations: &'a [u8],
    settings: FormSettings,
}

/// The properties of one form.
struct Entry {
    name: &'static str,
    write: fn(&Subject<'_>) -> Vec<u8>,
    /// Whether it has several lines.
    is_block: bool,
    /// Whether it contains the operations.
    keeps_operations: bool,
    warns: Warns,
}

/// The source of warnings about the programs that read a form; see [`engines`](crate::engines).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warns {
    /// The text itself, which is a FEN.
    ByText,
    /// The position, since the form is made for certain programs.
    ByPosition,
    /// No warnings, since people read the form and programs do not.
    Never,
}

macro_rules! forms {
    ($($(#[$doc:meta])* $form:ident => $entry:ident in $file:ident,)*) => {
        /// A form in which a position can be written.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Form { $($(#[$doc])* $form,)* }

        impl Form {
            /// All forms, in the order of a menu.
            pub const ALL: &'static [Self] = &[$(Self::$form,)*];

            const fn entry(self) -> &'static Entry {
                match self { $(Self::$form => &$file::$entry,)* }
            }
        }
    };
}

forms! {
    /// FEN in the style of the user.
    Fen => FEN in fen,
    /// Shredder-FEN: castling rights by the files of the rooks.
    Shredder => SHREDDER in fen,
    /// FEN for engines, without parts that they would refuse or misread.
    Engine => ENGINE in fen,
    /// The UCI command that sets up the position.
    Uci => UCI in fen,
    /// EPD: four fields and the operations.
    Epd => EPD in fen,
    /// A PGN game that begins with the position, with the solution as its moves.
    Pgn => PGN in pgn,
    /// The address of the position in the editor of lichess.org.
    Lichess => LICHESS in fen,
    /// The first field of a FEN.
    Board => BOARD in fen,
    /// The pieces with their squares.
    Pieces => PIECES in printed,
    /// A diagram of letters.
    Text => TEXT in printed,
    /// A diagram of chess symbols.
    TextUnicode => TEXT_UNICODE in printed,
    /// A FEN between the tags of web forums.
    Forum => FORUM in fen,
    /// A command of the LaTeX package chessboard.
    Latex => LATEX in printed,
}

impl Form {
    /// The source of warnings.
    pub fn warns(self) -> Warns {
        self.entry().warns
    }

    /// The name for programs, such as `shredder` or `text-unicode`.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// The form with this name.
    ///
    /// ```
    /// use tabiya_notation::forms::Form;
    ///
    /// assert_eq!(Form::from_name("latex"), Some(Form::Latex));
    /// assert_eq!(Form::from_name("word"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|form| form.name() == name)
    }

    /// Whether it keeps the operations.
    pub const fn keeps_operations(self) -> bool {
        self.entry().keeps_operations
    }

    /// The separator of two positions in a list.
    pub const fn separator(self) -> &'static str {
        if self.entry().is_block { "\n\n" } else { "\n" }
    }
}

/// The position in a form, as bytes for a file. Operations are kept byte for byte.
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

/// The position in a form, as text.
pub fn write_text_as(
    form: Form,
    position: &Position,
    operations: &[u8],
    settings: FormSettings,
) -> String {
    text_of_line(&write_as(form, position, operations, settings)).into_owned()
}
