//! The choices in the dialog for a diagram, requests for diagrams, and their results.

use crate::features::files::model::question::Again;
use crate::reach::Reach;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_desktop::system::ClipboardOffer;
use tabiya_lines::{Expected, SaveError};
use tabiya_picture::{FolderFault, PieceSet, Pixels, Style, Thumbnail};
use tabiya_publish::{Format, PublishError, PublishedRecord};
use tabiya_settings::LastDiagram;
use tabiya_text::diagram_title;

/// The user's actions in the dialog for a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramAction {
    /// Open the dialog as it was left.
    Open,
    /// Set the choices of the dialog.
    Change(Box<DiagramForm>),
    /// Begin with the style of this name.
    ChooseStyle(String),
    /// Keep the style under this name.
    SaveStyle(String),
    /// Forget the chosen style.
    DeleteStyle,
    /// Ask for a folder of pieces.
    AskPieces,
    /// Save the diagram.
    Save,
    /// Copy the diagram, as a picture and in other formats.
    CopyPicture,
    /// Copy the diagram without the dialog, in the style that was used last.
    CopyShown,
    /// Copy the diagram's SVG as text.
    CopySvg,
    /// Save the diagram at the place chosen in the system's dialog.
    SaveTo(PathBuf),
    /// Show our own dialog, with a proposed name.
    NameFile,
    /// Save the diagram at the place chosen in our own dialog. A file there is replaced only after a question.
    SaveNew(PathBuf),
    /// Use the pieces in this chosen folder.
    TakePieces(PathBuf),
    /// Read the pieces in this folder.
    LoadPieces(String),
    /// Remember the choices as the defaults of the next dialog.
    Remember,
    /// Replace the existing file with a diagram.
    ReplaceDiagram(Again<DiagramOrder>),
    /// Ask for another place for a diagram.
    SaveDiagramElsewhere(Again<DiagramOrder>),
}

impl DiagramAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The choices in the dialog for a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagramForm {
    /// The name of the style chosen first.
    pub style_name: String,
    /// The style with the user's changes.
    pub style: Style,
    /// The format in which the diagram would be saved.
    pub format: Format,
    /// The caption typed for this diagram; `None` means that of its record.
    pub caption: Option<String>,
    /// The number typed for this diagram; `None` means that of its record.
    pub number: Option<String>,
    /// The document and the row for which these were typed.
    typed_for: Option<(DocumentId, u64)>,
}

/// A folder of pieces, with the pieces once they have been read.
#[derive(Clone, Debug)]
pub struct FolderPieces {
    /// The path of the folder.
    pub folder: String,
    /// Its pieces, or the reason why there are none, as a sentence. `None` while the folder is being read.
    pub pieces: Option<Result<Arc<PieceSet>, String>>,
}

impl DiagramForm {
    /// The form with the last choices.
    pub fn of(last: &LastDiagram) -> Self {
        Self {
            style_name: last.style_name.clone(),
            style: last.style.clone(),
            format: Format::from_name(&last.format)
                .filter(|format| format.is_picture())
                .unwrap_or(Format::Png),
            caption: None,
            number: None,
            typed_for: None,
        }
    }

    /// The form with the last choices, keeping the caption and the number typed here.
    pub(crate) fn with_last(self, last: &LastDiagram) -> Self {
        Self {
            caption: self.caption,
            number: self.number,
            typed_for: self.typed_for,
            ..Self::of(last)
        }
    }

    /// An entry with the caption and the number typed here instead of its own.
    pub fn typed_into(&self, mut entry: PublishedRecord) -> PublishedRecord {
        let diagram = &mut entry.diagram;
        if let Some(caption) = &self.caption {
            diagram.caption.clone_from(caption);
            diagram.title = diagram_title(&diagram.position, caption);
        }
        if let Some(number) = &self.number {
            diagram.number.clone_from(number);
        }
        entry
    }

    /// The choices that are remembered.
    pub fn to_remember(&self) -> LastDiagram {
        LastDiagram {
            style_name: self.style_name.clone(),
            style: self.style.clone(),
            format: self.format.name().to_owned(),
        }
    }

    /// Forgets the typed caption and number unless they belong to this row.
    pub(crate) fn be_about(&mut self, row: (DocumentId, u64)) {
        if self.typed_for != Some(row) {
            self.caption = None;
            self.number = None;
            self.typed_for = Some(row);
        }
    }
}

impl Default for DiagramForm {
    fn default() -> Self {
        Self::of(&LastDiagram::default())
    }
}

/// The document, row and state that a diagram shows: as long as they stay the same, so does the diagram.
pub type DiagramSubject = (DocumentId, u64, StateId);

/// The state of the dialog for one diagram.
#[derive(Clone, Debug, Default)]
pub struct DiagramState {
    /// The choices.
    pub form: DiagramForm,
    /// The diagram for which another place is being chosen.
    pub elsewhere: Option<Again<DiagramOrder>>,
}

/// A diagram to make.
#[derive(Clone, Debug)]
pub struct DiagramOrder {
    /// The position with its caption and number.
    pub entry: PublishedRecord,
    /// The style.
    pub style: Style,
    /// The pieces, if they have already been loaded.
    pub pieces: Option<Arc<PieceSet>>,
    /// The destination of the diagram.
    pub goal: DiagramGoal,
}

/// The destination of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagramGoal {
    /// A file.
    File {
        /// The target file.
        path: PathBuf,
        /// The format of the file.
        format: Format,
        /// The file that may be overwritten, if any.
        expected: Expected,
    },
    /// The clipboard, as a picture in several formats and as text.
    Clipboard,
    /// The clipboard, as the text of an SVG.
    SvgText,
}

/// A finished diagram.
#[derive(Debug)]
pub enum MadeDiagram {
    /// It has been saved.
    File {
        /// The width and height in pixels, for formats with pixels.
        pixels: Option<(usize, usize)>,
        /// The size of the file in bytes.
        bytes: u64,
    },
    /// It can be offered to other programs.
    Picture {
        /// The diagram in all formats.
        offer: ClipboardOffer,
        /// The diagram as pixels, small enough for the window library to copy in a moment.
        pixels: Arc<Pixels>,
        /// The small picture shown once the diagram is on the clipboard.
        thumbnail: Arc<Thumbnail>,
    },
    /// A text for the clipboard.
    Text(String),
}

/// The reason why a diagram was not made.
#[derive(Debug)]
pub enum DiagramFault {
    /// The folder has no usable pieces.
    Pieces(FolderFault),
    /// The diagram could not be made, for instance because it is too large.
    Publish(PublishError),
    /// The file could not be written.
    Save(SaveError),
}
