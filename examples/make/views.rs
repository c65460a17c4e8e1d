//! Takes pictures of every view of the window, in five languages, two themes and three sizes, to look at after a
//! change:
//!
//! ```text
//! cargo run --example make -- views FOLDER [VIEW|LANGUAGE|THEME|PERCENT ...]
//! ```
//!
//! writes `FOLDER/VIEW.LANGUAGE.THEME.PERCENT.png` for each, or only for the named ones: `help de ru
//! 100` are four pictures. It needs a display; on a machine without
//! one, put `xvfb-run -a -s '-screen 0 2500x1900x24 -noreset'` in front. Each view in each language has a
//! process of its own, so that none leaves anything behind for the next.

mod book_page;
mod camera;
mod crash_recovery;
mod table;

use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// The name of this command, with which it also starts a process for each view.
pub(crate) const NAME: &str = "views";
/// The languages of the program.
const LANGUAGES: [&str; 5] = ["en", "de", "es", "fr", "ru"];
/// Before the view and the language: this process is to take pictures.
const TAKE: &str = "--take";

pub(crate) fn make(args: &[OsString]) -> Result<(), Box<dyn Error>> {
    match args {
        [take, view, language, home, folder, words @ ..] if take == TAKE => {
            let poses = camera::poses(&text(view)?, &text(language)?, folder, &texts(words)?);
            camera::take(&text(view)?, &text(language)?, Path::new(home), poses)
        }
        [leave, folder] if leave == crash_recovery::LEAVE => {
            crash_recovery::leave_behind(Path::new(folder))
        }
        [folder, words @ ..] => take_all(Path::new(folder), &texts(words)?),
        [] => Err("which folder are the pictures to be put into?".into()),
    }
}

fn text(word: &OsString) -> Result<String, Box<dyn Error>> {
    Ok(word.to_str().ok_or("this is no word")?.to_owned())
}

fn texts(words: &[OsString]) -> Result<Vec<String>, Box<dyn Error>> {
    words.iter().map(text).collect()
}

/// Those of a kind that are named, or all of them.
fn wanted<T: Copy>(all: &[T], words: &[String], name: impl Fn(T) -> String) -> Vec<T> {
    let named = |one: &T| words.contains(&name(*one));
    let some: Vec<_> = all.iter().copied().filter(named).collect();
    if some.is_empty() { all.to_vec() } else { some }
}

fn take_all(folder: &Path, words: &[String]) -> Result<(), Box<dyn Error>> {
    let views: Vec<_> = table::names().collect();
    let known = |word: &&String| {
        views.contains(&word.as_str())
            || LANGUAGES.contains(&word.as_str())
            || camera::knows(word.as_str())
    };
    if let Some(unknown) = words.iter().find(|word| !known(word)) {
        return Err(format!("{unknown} is no view, language, theme or percentage").into());
    }
    std::fs::create_dir_all(folder)?;
    let own = std::env::current_exe()?;
    for view in wanted(&views, words, str::to_owned) {
        for language in wanted(&LANGUAGES, words, str::to_owned) {
            let home = TempDir::new()?;
            let mut child = Command::new(&own);
            child.args([NAME, TAKE, view, language]).arg(home.path());
            child.arg(folder).args(words);
            // The user's settings and open files are not in the pictures.
            for name in [
                "XDG_CONFIG_HOME",
                "XDG_STATE_HOME",
                "XDG_DATA_HOME",
                "XDG_RUNTIME_DIR",
            ] {
                child.env(name, home.path());
            }
            child.env("WINIT_X11_SCALE_FACTOR", "1");
            child.env_remove("DBUS_SESSION_BUS_ADDRESS");
            if !child.status()?.success() {
                return Err(format!("{view} in {language} could not be shown").into());
            }
        }
    }
    Ok(())
}
