//! The results of tables for the endgames of a document, and the choices in the dialog.

use crate::features::list::model::list_state::Scope;
use crate::reach::Reach;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId, LineSet, StateId};
use tabiya_collection::passes::WrongRows;
use tabiya_lines::{RowSet, TableFolders};

/// Actions on the truth of endgames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameTruthAction {
    /// Show the results for the shown document.
    Open,
    /// Ask the tables again.
    Find,
    /// Show this list.
    Show(WrongList),
    /// Go to this row.
    GoTo(u64),
    /// Choose whether the results replace those that records already have.
    Replace(bool),
    /// Write the results into the records.
    Write,
}

impl EndgameTruthAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Open | Self::Find | Self::Show(_) | Self::Replace(_) => Reach::Window,
            Self::GoTo(_) => Reach::Reads,
            Self::Write => Reach::Changes,
        }
    }
}

/// A list of records with wrong claims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WrongList {
    /// Those with false claims.
    #[default]
    FalseClaims,
    /// Those with a second solution.
    SecondSolutions,
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct EndgameTruthState {
    /// The last results.
    pub found: Option<Arc<TruthsOfRows>>,
    /// The row that was gone to last, which ended the selection.
    pub visited: Option<u64>,
    /// The list that the dialog shows.
    pub list: WrongList,
    /// Whether results replace those that records already have.
    pub replaces: bool,
}

/// The rows whose truth is asked for, and the tables that are asked besides those in the program.
#[derive(Clone, Debug)]
pub struct AskedRows {
    /// The document.
    pub document: DocumentId,
    /// The content of the document.
    pub content: StateId,
    /// The positions.
    pub scope: Scope,
    /// The rows; `None` for all.
    pub only: Option<RowSet>,
    /// The user's own tables.
    pub tables: Option<Arc<TableFolders>>,
}

impl AskedRows {
    /// Whether the same rows of this document would be asked for now, and the same tables.
    pub fn is_of(&self, document: &Document, tables: Option<&Arc<TableFolders>>) -> bool {
        let scope = Scope::of(document);
        self.uses(tables)
            && self.is_current(document)
            && self.scope == scope
            && self.only == scope.rows(document)
    }

    /// Whether these tables would be asked.
    pub fn uses(&self, tables: Option<&Arc<TableFolders>>) -> bool {
        match (&self.tables, tables) {
            (Some(own), Some(other)) => Arc::ptr_eq(own, other),
            (own, other) => own.is_none() && other.is_none(),
        }
    }

    /// The number of rows.
    pub fn count(&self, document: &Document) -> u64 {
        self.only
            .as_ref()
            .map_or(document.rows().len(), RowSet::count)
    }

    /// Whether the document is as it was.
    pub fn is_current(&self, document: &Document) -> bool {
        self.document == document.id() && self.content == document.state_id()
    }
}

/// The results of tables for some rows of a document.
#[derive(Debug)]
pub struct TruthsOfRows {
    /// The rows and the tables.
    pub of: AskedRows,
    /// The number of records whose truth is known.
    pub known: u64,
    /// The number of other records.
    pub unknown: u64,
    /// The records with false claims.
    pub false_claims: WrongRows,
    /// The records with a second solution.
    pub second_solutions: WrongRows,
    /// The lines that change when results are written and replace nothing.
    pub to_add: Arc<LineSet>,
    /// The lines that change when results are written and replace earlier ones.
    pub to_replace: Arc<LineSet>,
    /// A sentence about a table that could not be used.
    pub fault: Option<String>,
}

impl TruthsOfRows {
    /// The rows of a list.
    pub fn wrong_rows(&self, list: WrongList) -> &WrongRows {
        match list {
            WrongList::FalseClaims => &self.false_claims,
            WrongList::SecondSolutions => &self.second_solutions,
        }
    }

    /// The lines into which results are written.
    pub fn to_write(&self, replaces: bool) -> &Arc<LineSet> {
        if replaces {
            &self.to_replace
        } else {
            &self.to_add
        }
    }
}
