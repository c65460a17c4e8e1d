//! Analysis of a whole collection: an engine searches all its positions, and its results are written into the lines.
//!
//! A run is a task on a snapshot of the rows. The task keeps the set of lines with results (a bit each, `LineSet`) and
//! the lines at which it failed; the findings are in the journal (`tabiya_engine::batches`). At the end
//! `BulkChange::Rewrite` goes through the current rows and rewrites these lines: a line is recognised by its identity,
//! an edited one by the line from which it was made, and its result by its position. So nothing has to track the user's
//! changes in the meantime. It is one undo step, computed off the window's thread.
//!
//! The journal is in the state folder with a small file about the run (`StoredRun`: the document's file, engine,
//! choices) and, if not all rows were requested, a file with the rows. They are removed when the results are in a saved
//! file, recorded by the crash recovery, or given up with the document. A run that is found at the start names an
//! engine, which is started only if the user has added it, with the same executable. Pausing holds back the next
//! position; stopping ends the searches. Progress is reported at most five times per second.

pub mod model;
pub mod tasks {
    //! Analyses, their results and the files of runs, on worker threads.

    pub mod analyse;
    pub mod left_runs;
    pub mod look_at_machine;
    pub mod results;
}
pub(crate) mod update;
pub(crate) mod view;
