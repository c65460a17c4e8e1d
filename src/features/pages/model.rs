//! What is chosen in the dialog for pages of diagrams, and what it shows.

pub(crate) mod orders;

use crate::features::files::model::question::Again;
use crate::features::pages::{PageSeen, PagesCounted, PagesOrder};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::TaskId;
use tabiya_picture::PageSetup;
use tabiya_publish::PageFormat;

/// Which rows are put on pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PagesOf {
    /// Those that are selected.
    Selection,
    /// Those that the list shows.
    Shown,
    /// All of the collection.
    #[default]
    All,
}

/// What the dialog was opened for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PagesAim {
    /// To save pages.
    #[default]
    Save,
    /// To print them.
    Print,
}

/// What is chosen for pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagesForm {
    /// Which rows are put on them.
    pub of: PagesOf,
    /// How they look.
    pub setup: PageSetup,
    /// The name of the style of their diagrams.
    pub style_name: String,
    /// As what they would be saved.
    pub format: PageFormat,
}

/// The dialog for pages of diagrams.
#[derive(Clone, Debug, Default)]
pub struct PagesDialog {
    /// What it was opened for.
    pub aim: PagesAim,
    /// What is chosen. `None` until the dialog is opened for the first time.
    pub form: Option<PagesForm>,
    /// The places among the rows at which the pages up to the shown one begin.
    pub begins: Vec<u64>,
    /// What the shown page shows, once that is known.
    pub seen: Option<PageSeen>,
    /// How many diagrams and pages there are, once that is known.
    pub counted: Option<PagesCounted>,
    /// The document whose name was offered as the title.
    pub titled_for: Option<DocumentId>,
    /// The task that looks at the page; older answers are too late.
    pub looking: Option<TaskId>,
    /// The task that counts.
    pub counting: Option<TaskId>,
    /// The pages for which another place is being chosen.
    pub elsewhere: Option<Again<PagesOrder>>,
}

impl PagesDialog {
    /// The number of the page that is shown, from zero.
    pub fn page(&self) -> u64 {
        (self.begins.len() as u64).saturating_sub(1)
    }
}
