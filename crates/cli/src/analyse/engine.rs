//! The requested engine.

use crate::escape_controls::escape_controls;
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabiya_engine::batches::{Batch, EngineChoice, StoppedAsking};
use tabiya_engine::uci::Patience;
use tabiya_engine::{Program, Trouble, find_engines, usual_folders};
use tabiya_text::{engine_trouble_text, listed, tr, tr_with, wrong_value_text};

/// Returns the engine with this file or name, and the values of its options. Only the named program
/// is ever started.
///
/// # Errors
/// Returns a sentence if there is no such engine.
pub(crate) fn engine_choice(
    named: &OsStr,
    settings: Vec<(String, String)>,
    silence: Option<Duration>,
) -> Result<EngineChoice, String> {
    let path = path_of(named)?;
    Ok(EngineChoice {
        program: Program::at(path),
        settings,
        patience: Patience {
            silence: silence.unwrap_or(Patience::default().silence),
            ..Patience::default()
        },
    })
}

/// Returns the path of an engine. A name without a folder is looked up in the folders of programs
/// and engines, as in a shell.
fn path_of(named: &OsStr) -> Result<PathBuf, String> {
    let path = Path::new(named);
    let shown = || escape_controls(&named.to_string_lossy());
    if path.components().count() != 1 || path.is_absolute() {
        let whole = std::path::absolute(path).ok().filter(|path| path.is_file());
        return whole.ok_or_else(|| tr_with("analyse-no-engine-file", &[("file", shown().into())]));
    }
    let folders = usual_folders();
    let mut file = named.to_owned();
    file.push(EXE_SUFFIX);
    let there = folders
        .iter()
        .flat_map(|folder| [&file, named].map(|name| folder.join(name)));
    if let Some(found) = { there }.find(|path| path.is_file()) {
        return Ok(found);
    }
    let engines = find_engines(&folders);
    let mut same = engines.iter();
    if let Some(found) = same.find(|engine| named.eq_ignore_ascii_case(&engine.name)) {
        return Ok(found.path.clone());
    }
    let names: Vec<_> = engines
        .iter()
        .map(|engine| escape_controls(&engine.name))
        .collect();
    let there = if names.is_empty() {
        tr("analyse-no-engines")
    } else {
        tr_with("analyse-engines", &[("engines", listed(&names).into())])
    };
    let variables = [("name", shown().into()), ("others", there.into())];
    Err(tr_with("analyse-no-engine", &variables))
}

/// Returns the message that explains why this engine cannot be used.
pub(crate) fn engine_failed(engine: &str, trouble: &Trouble) -> String {
    let why = engine_trouble_text(trouble, engine);
    let variables = [("engine", engine.to_owned().into()), ("what", why.into())];
    escape_controls(&tr_with("engine-what-of", &variables))
}

/// Returns the message that says why an engine is no longer used.
pub(super) fn stopped_text(stopped: &StoppedAsking, engine: &str) -> String {
    let why = engine_trouble_text(&stopped.trouble, engine);
    let variables = [
        ("engine", engine.to_owned().into()),
        ("times", stopped.times.into()),
        ("what", why.into()),
    ];
    escape_controls(&tr_with("engine-not-asked-any-more", &variables))
}

/// Returns a sentence for each wrong option.
pub(super) fn wrong_settings(batch: &Batch) -> Vec<String> {
    let wrong = batch.wrong_settings().iter();
    let sentence = |(name, why): &(String, _)| {
        let option = batch.options().iter().find(|option| option.is_called(name));
        escape_controls(&format!("{name}: {}", wrong_value_text(why, option)))
    };
    wrong.map(sentence).collect()
}
