//! Questions about files: opening a folder, and changes by another program.

use super::detail::{QuestionDetail, QuestionParts};
use crate::features::files::{CollectionFile, FileNow, OtherOrder};
use crate::model::action::Reply;
use std::path::Path;
use tabiya_collection::games::LeftOutOfTable;
use tabiya_collection::passes::LostOperations;
use tabiya_lines::NotReplaced;
use tabiya_text::{
    left_out_sentences, name_text, not_replaced_text, operation_counts, size_text, tr, tr_with,
};

/// With more files than this, one list of all of them is offered, too.
const MANY_FILES: usize = 20;
/// The maximum total size in bytes for which that list is offered, as it is kept in memory.
const MAX_TOGETHER: u64 = 1 << 29;

/// The question about opening the files of a folder or an archive.
pub(super) fn open_folder<'a>(
    folder: &'a Path,
    files: &'a [CollectionFile],
    bytes: u64,
    unreadable: usize,
) -> QuestionParts<'a> {
    let mut text = tr_with("question-open-text", &[("folder", name_of(folder).into())]);
    if unreadable > 0 {
        let variables = [("count", unreadable.into())];
        text = format!("{text} {}", tr_with("question-open-unreadable", &variables));
    }
    let inside = move |at| {
        let path = files.get(at).map(CollectionFile::name).unwrap_or_default();
        let inside = path.strip_prefix(folder).unwrap_or(&path);
        name_text(inside)
    };
    let mut replies = vec![("question-open-all", Reply::OpenAll)];
    if MANY_FILES < files.len() && bytes <= MAX_TOGETHER {
        replies.push(("question-open-together", Reply::OpenTogether));
    }
    replies.push(("question-cancel", Reply::Cancel));
    let variables = [
        ("files", files.len().into()),
        ("size", size_text(bytes).into()),
    ];
    QuestionParts {
        title: tr_with("question-open-title", &variables),
        text,
        detail: QuestionDetail::new(files.len(), inside),
        replies,
    }
}

/// The question about a change of a document's file by another program.
pub(super) fn file_changed(
    path: &Path,
    now: &FileNow,
    can_keep: bool,
    has_edits: bool,
) -> QuestionParts<'static> {
    let can_reload = matches!(now, FileNow::Changed(_) | FileNow::Replaced(_));
    let title = match now {
        FileNow::Same | FileNow::Changed(_) => "question-changed-title",
        FileNow::Replaced(_) => "question-replaced-title",
        FileNow::Removed => "question-removed-title",
        FileNow::Unreadable => "question-unreadable-title",
    };
    let about = |id| {
        let keep = if can_keep { "yes" } else { "no" };
        tr_with(id, &[("keep", keep.into())])
    };
    let mut text = about(if can_reload {
        "question-file-changed-text"
    } else {
        "question-file-gone-text"
    });
    if has_edits && (can_reload || !can_keep) {
        text = format!("{text} {}", about("question-file-edits"));
    }
    QuestionParts {
        title: tr_with(title, &[("name", name_of(path).into())]),
        text,
        detail: QuestionDetail::line(name_text(path)),
        replies: replies_to_change(can_reload, can_keep, has_edits),
    }
}

/// The question about saving to a table that has no place for part of the positions.
pub(super) fn leaves_out(order: &OtherOrder, left_out: &LeftOutOfTable) -> QuestionParts<'static> {
    let lines = operation_counts(&left_out.operations);
    let mut text = vec![tr("question-left-out-text")];
    text.extend(left_out_sentences(left_out));
    let name = name_of(&order.path);
    QuestionParts {
        title: tr_with("question-left-out-title", &[("name", name.into())]),
        text: text.join("\n\n"),
        detail: QuestionDetail::new(lines.len(), move |at| {
            lines.get(at).cloned().unwrap_or_default()
        }),
        replies: vec![
            ("question-write-rest", Reply::Overwrite),
            ("question-cancel", Reply::Cancel),
        ],
    }
}

/// The question about saving to a `.fen` file that has no place for operations.
pub(super) fn loses_operations(path: &Path, lost: &LostOperations) -> QuestionParts<'static> {
    let lines = operation_counts(&lost.operations);
    let name = name_of(path);
    let epd = name_of(&path.with_extension("epd"));
    QuestionParts {
        title: tr_with("question-loses-title", &[("name", name.into())]),
        text: tr_with("question-loses-text", &[("epd", epd.into())]),
        detail: QuestionDetail::new(lines.len(), move |at| {
            lines.get(at).cloned().unwrap_or_default()
        }),
        replies: vec![
            ("question-save-as-epd", Reply::SaveAsEpd),
            ("question-write-without", Reply::Overwrite),
            ("question-cancel", Reply::Cancel),
        ],
    }
}

/// The question about overwriting a file in place although no copy can be kept meanwhile.
pub(super) fn no_copy(path: &Path, because: NotReplaced, reason: &str) -> QuestionParts<'static> {
    let variables = [
        ("because", not_replaced_text(because).into()),
        ("reason", reason.into()),
    ];
    QuestionParts {
        title: tr_with("question-no-copy-title", &[("name", name_of(path).into())]),
        text: tr_with("question-no-copy-text", &variables),
        detail: QuestionDetail::line(name_text(path)),
        replies: vec![
            ("question-save-elsewhere", Reply::SaveElsewhere),
            ("question-overwrite-anyway", Reply::Overwrite),
            ("question-cancel", Reply::Cancel),
        ],
    }
}

fn replies_to_change(
    can_reload: bool,
    can_keep: bool,
    has_edits: bool,
) -> Vec<(&'static str, Reply)> {
    let mut replies = Vec::new();
    if can_reload {
        replies.push(("question-reload", Reply::Reload));
    }
    if can_keep {
        replies.push(("question-keep-mine", Reply::KeepMine));
        replies.push(("question-save-elsewhere", Reply::SaveElsewhere));
    } else if has_edits {
        replies.push(("question-take-edits", Reply::TakeEdits));
    }
    replies.push(("question-later", Reply::Cancel));
    replies
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name_text(name)
}
