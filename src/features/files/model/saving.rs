//! How positions are saved: in another form, to which kind of file, with a copy of the file that is overwritten,
//! and as requests that are kept until they are carried out.

use crate::features::pages::model::format::PagesFormat;
use crate::features::suite::model::ScoreForm;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, LineSet, StateId};
use tabiya_collection::games::{Conversion, TableForm};
use tabiya_collection::passes::TableOrigin;
use tabiya_collection::tree::TreesByLine;
use tabiya_lines::recovery::SpareCopy;
use tabiya_lines::{Expected, FileContent, RowSet, Rows, Span, Spare};
use tabiya_notation::forms::FormSettings;
use tabiya_picture::AnimationFormat;
use tabiya_text::tr;

/// The part of a document that is saved to a file which does not become the document's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherSave {
    /// All positions, in the table they came from.
    Table,
    /// All positions, as games.
    Games,
    /// All positions, as plain FEN.
    PlainFen,
    /// The games of a document of games or their positions, in the form given by the extension of the file.
    OfGames,
    /// The selected positions, in the form given by the extension of the file.
    Selected,
}

/// The form in which positions are written.
#[derive(Clone, Debug)]
pub enum OtherForm {
    /// As lines.
    Lines,
    /// As games. The lines in the map have games of their own.
    Games(FormSettings, TreesByLine),
    /// As plain FEN.
    PlainFen,
    /// The positions that this makes of games: as plain FEN in a `.fen` file, else as records.
    Positions(Conversion),
    /// In the table they came from.
    Table(Arc<TableOrigin>),
    /// As a new table with a column for each operation.
    NewTable(TableForm),
    /// Games as a table with a row for each.
    TableOfGames(TableForm),
}

/// The positions to save, and the file to save them to.
#[derive(Clone, Debug)]
pub struct OtherOrder {
    /// The document that the rows belong to.
    pub document: DocumentId,
    /// The part of the document to save.
    pub what: OtherSave,
    /// The target file.
    pub path: PathBuf,
    /// A snapshot of all rows.
    pub rows: Rows,
    /// The rows to save; `None` means all.
    pub only: Option<RowSet>,
    /// The form in which they are written.
    pub form: OtherForm,
    /// The file that may be overwritten, if any.
    pub expected: Expected,
    /// The state of the document that is saved.
    pub state: StateId,
    /// The place of the copy, if the file has to be overwritten in place.
    pub copy: CopyPlace,
    /// Whether the user has agreed that something is left out.
    pub may_leave_out: bool,
}

impl OtherOrder {
    /// The rows to save, without any others.
    pub(crate) fn rows_to_save(&self) -> Rows {
        let mut rows = self.rows.clone();
        if let Some(only) = &self.only {
            let spans: Vec<Span> = only.ranges().flat_map(|range| rows.spans(range)).collect();
            rows.splice(0, u64::MAX, &spans);
        }
        rows
    }
}

/// A document to save to a `.fen` file, which holds plain FEN.
#[derive(Clone, Debug)]
pub struct FenOrder {
    /// The document.
    pub document: DocumentId,
    /// The target file.
    pub path: PathBuf,
    /// The file that may be overwritten, if any.
    pub expected: Expected,
    /// The lines that become plain FEN first; `None` until they are known.
    pub lines: Option<Arc<LineSet>>,
}

/// A save that would lose operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lossy {
    /// Of a document to a file that becomes its own.
    Document(Again<FenOrder>),
    /// To another file.
    Other(Again<OtherOrder>),
}

impl Lossy {
    /// The target file.
    pub fn path(&self) -> &Path {
        match self {
            Self::Document(order) => &order.0.path,
            Self::Other(order) => &order.0.path,
        }
    }

    /// The document that is saved.
    pub fn document(&self) -> DocumentId {
        match self {
            Self::Document(order) => order.0.document,
            Self::Other(order) => order.0.document,
        }
    }
}

/// The kind of file to save, so that the dialog can offer fitting extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum SaveKind {
    Positions,
    Diagram,
    Animation(AnimationFormat),
    Pages(PagesFormat),
    Score(ScoreForm),
}

/// The place of the copy that is kept while a file is overwritten in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyPlace {
    /// In the folder of the recovery journals.
    Recovery(PathBuf),
    /// There is no folder for copies, so no file is overwritten in place.
    Nowhere,
    /// No copy is kept, because the user has agreed to that.
    NotWanted,
}

/// Returns the keeper of the copy.
pub(crate) fn spare_of(copy: &CopyPlace) -> Option<Box<dyn Spare>> {
    match copy {
        CopyPlace::Recovery(folder) => Some(Box::new(SpareCopy::new(folder.clone()))),
        CopyPlace::Nowhere => Some(Box::new(NoPlace)),
        CopyPlace::NotWanted => None,
    }
}

/// Refuses to keep a copy, as there is no place for it.
struct NoPlace;

impl Spare for NoPlace {
    fn keep(&mut self, _target: &Path, _content: &dyn FileContent) -> io::Result<()> {
        Err(io::Error::other(tr("save-no-place-for-copy")))
    }

    fn release(&mut self) {}
}

/// A request to be repeated exactly as it was made, whatever has changed since. It is equal only to itself.
#[derive(Clone, Debug)]
pub struct Again<T>(pub Arc<T>);

impl<T> Again<T> {
    /// Wraps a request.
    pub fn new(order: T) -> Self {
        Self(Arc::new(order))
    }
}

impl<T> PartialEq for Again<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Eq for Again<T> {}
