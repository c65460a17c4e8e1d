//! The reasons why an edit was refused.

use std::error::Error;
use std::fmt;

/// The reason why an edit was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditError {
    /// There is no such row.
    NoSuchRow,
    /// The text cannot be an opcode: it does not begin with a letter, or it contains a blank, a semicolon
    /// or a quote.
    BadOpcode,
    /// The text cannot be the operands of one operation: it contains a semicolon outside quotes, an open
    /// quote or a control character.
    BadOperands,
    /// The line is Latin-1, which lacks one of the letters.
    NotLatin1,
    /// Another part of the tail would be read differently.
    WouldChangeOthers,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchRow => "there is no such operation",
            Self::BadOpcode => "the text cannot be an opcode",
            Self::BadOperands => "the text cannot be the operands of one operation",
            Self::NotLatin1 => "the line is Latin-1, which lacks one of the letters",
            Self::WouldChangeOthers => "another part of the line would be read differently",
        })
    }
}

impl Error for EditError {}
