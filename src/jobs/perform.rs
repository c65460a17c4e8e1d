//! The work itself, on whichever thread it is called.

use super::clipboard;
use super::copy_lines::copy_lines;
use super::diagram;
use super::dialogs;
use super::event::JobEvent;
use super::folder::{first_folder, list_folder};
use super::job::Job;
use super::loading::load_in_steps;
use super::look::{look_at_all, unopenable};
use super::own_lines::own_lines;
use super::pages;
use super::positions::look_at_text;
use super::recovery::{restore_held, write_journal};
use super::saving::save_order;
use super::together::load_together;
use crate::collection::{Source, load, sweep_beside};
use crate::passes::{check_all, count_marks, find, find_duplicates, mend_all, rows_with_marks};
use crate::recovery::find_more;
use crate::reports::take_untold;
use crate::session;
use crate::settings::{recall, remember};
use std::io;
use std::ops::ControlFlow;

/// Does a job and returns the event that ends it. `tell` gets what it has to say before, above all
/// how far it is, and may stop it.
pub fn perform(job: Job, tell: &mut dyn FnMut(JobEvent) -> ControlFlow<()>) -> JobEvent {
    match job {
        Job::Load { path, entry } => load_in_steps(path, entry.as_ref(), tell),
        job => perform_in_one_step(job, &mut |done, of| tell(JobEvent::Progress { done, of })),
    }
}

#[expect(clippy::too_many_lines, reason = "a few lines for each kind of job")]
fn perform_in_one_step(
    job: Job,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> JobEvent {
    match job {
        Job::AskOpen { folder } => JobEvent::OpenAnswered(dialogs::ask_open(folder, progress)),
        Job::AskOpenFolder { folder } => {
            JobEvent::OpenAnswered(dialogs::ask_open_folder(folder, progress))
        }
        Job::AskSave { folder, name, kind } => {
            JobEvent::SaveAnswered(dialogs::ask_save(folder, &name, kind, progress))
        }
        Job::AskPieces { folder } => JobEvent::OpenAnswered(dialogs::ask_pieces(folder, progress)),
        Job::PublishDiagram(order) => JobEvent::DiagramPublished {
            result: diagram::publish(&order, progress),
            order,
        },
        Job::LookAtPage(order) => JobEvent::PageLookedAt(pages::preview(&order, progress)),
        Job::CountPages {
            rows,
            selection,
            sheet,
            format,
        } => {
            let counted = pages::count(&rows, &selection, &sheet, format, progress);
            JobEvent::PagesCounted(counted)
        }
        Job::PublishPages(order) => JobEvent::PagesPublished {
            result: pages::publish(&order, progress),
            order,
        },
        Job::OfferPicture { offer, pixels } => {
            JobEvent::PictureOffered(diagram::offer_picture(offer, &pixels))
        }
        Job::OfferText { selection, text } => {
            JobEvent::TextOffered(clipboard::offer_text(selection, &text))
        }
        Job::ReadClipboard { selection } => {
            JobEvent::ClipboardRead(clipboard::read_text(selection, progress))
        }
        Job::LookAtText {
            text,
            takes_lines,
            style,
        } => JobEvent::TextLookedAt(look_at_text(&text, takes_lines, style, progress)),
        Job::LoadPieces { folder } => JobEvent::PiecesLoaded {
            result: diagram::load_pieces(&folder),
            folder,
        },
        Job::Load { path, .. } | Job::LoadWhole { path } => {
            let result = load(&path, progress);
            JobEvent::LoadedWhole { path, result }
        }
        Job::ReadInput { begun, goes_on } => {
            let mut begun = io::Cursor::new(begun);
            let read = if goes_on {
                Source::from_reader(&mut io::Read::chain(begun, io::stdin().lock()), progress)
            } else {
                Source::from_reader(&mut begun, progress)
            };
            JobEvent::StandardInputRead(read)
        }
        Job::Save(order) => JobEvent::Saved {
            result: save_order(&order, progress),
            order,
        },
        Job::SweepBeside { path } => {
            sweep_beside(&path);
            JobEvent::Swept
        }
        Job::TakeReports { folder } => JobEvent::ReportsTaken(take_untold(&folder)),
        Job::WriteJournal(order) => JobEvent::JournalWritten {
            document: order.document,
            state: order.state,
            result: write_journal(&order),
        },
        Job::EndJournal { journal } => JobEvent::JournalEnded(journal.remove()),
        Job::FindLeftBehind {
            recovery,
            of,
            beside,
        } => JobEvent::LeftBehindFound(find_more(&recovery, of.as_deref(), beside.as_ref())),
        Job::Restore { found, effort } => {
            let (found, result) = restore_held(found, effort, progress);
            JobEvent::Restored {
                found,
                result: Box::new(result),
            }
        }
        Job::RecallSettings { file } => JobEvent::SettingsRecalled(recall(&file)),
        Job::RememberSettings { file, settings } => {
            JobEvent::SettingsRemembered(remember(&file, &settings))
        }
        Job::RecallSession { file } => JobEvent::SessionRecalled(session::recall(&file)),
        Job::RememberSession {
            file,
            changes,
            keeper,
        } => JobEvent::SessionRemembered {
            result: session::remember(&file, changes.clone(), keeper),
            changes,
        },
        Job::LookAtRecent { files } => JobEvent::RecentLookedAt(unopenable(files)),
        Job::Fetch {
            document,
            rows,
            ranges,
        } => JobEvent::Fetched {
            document,
            result: ranges
                .iter()
                .try_for_each(|range| rows.fetch(range.clone())),
            ranges,
        },
        Job::Check {
            document,
            rows,
            marks,
        } => JobEvent::Checked {
            document,
            result: check_all(&rows, &marks, progress),
        },
        Job::Count {
            document,
            rows,
            marks,
            state,
        } => JobEvent::Counted {
            document,
            state,
            result: count_marks(&rows, &marks, progress),
        },
        Job::Filter {
            document,
            rows,
            marks,
            wanted,
            state,
        } => JobEvent::Filtered {
            document,
            state,
            result: rows_with_marks(&rows, &marks, &wanted, progress),
            wanted,
        },
        Job::Find {
            document,
            rows,
            boards,
            query,
            state,
        } => JobEvent::Found {
            document,
            state,
            result: find(&rows, &boards, &query, progress),
            query,
        },
        Job::Duplicates {
            document,
            rows,
            sameness,
            state,
        } => JobEvent::DuplicatesFound {
            document,
            state,
            sameness,
            result: find_duplicates(&rows, sameness, progress),
        },
        Job::Change { document, request } => JobEvent::Changed {
            document,
            result: request.prepare(progress).map(Box::new),
        },
        Job::Mend {
            document,
            rows,
            marks,
            style,
            only,
            state,
        } => JobEvent::Mended {
            document,
            state,
            result: mend_all(&rows, &marks, style, only.as_ref(), progress),
        },
        Job::CopyLines {
            document,
            rows,
            selection,
        } => JobEvent::LinesCopied {
            document,
            result: copy_lines(&rows, &selection, progress),
        },
        Job::LookAtFiles { files } => JobEvent::FilesLookedAt(look_at_all(files)),
        Job::TakeOwnLines {
            document,
            rows,
            state,
        } => JobEvent::OwnLinesTaken {
            document,
            state,
            lines: own_lines(&rows),
        },
        Job::LoadTogether { files } => JobEvent::LoadedTogether(load_together(&files, progress)),
        Job::ListFolder { folder } => {
            let folder = folder.unwrap_or_else(first_folder);
            JobEvent::FolderListed(list_folder(&folder).map_err(|error| (folder, error)))
        }
    }
}
