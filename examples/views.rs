//! Takes pictures of every view of the window, in five languages, two themes and three sizes of
//! everything, so that one can look at them:
//!
//! ```text
//! cargo run --example views -- FOLDER [VIEW ...]
//! ```
//!
//! writes `FOLDER/VIEW.LANGUAGE.THEME.PERCENT.png` for each. It needs a display; on a machine without
//! one, put `xvfb-run -a -s '-screen 0 2500x1900x24 -noreset'` in front. Each view in each language has a
//! process of its own, so that none leaves anything behind for the next.

#[path = "views/camera.rs"]
mod camera;
#[path = "views/left_behind.rs"]
mod left_behind;
#[path = "views/table.rs"]
mod table;

use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

/// Those in which the program speaks.
const LANGUAGES: [&str; 5] = ["en", "de", "es", "fr", "ru"];
/// Before the view and the language: this process is to take pictures.
const TAKE: &str = "--take";

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    match args.as_slice() {
        [take, view, language, folder] if take == TAKE => {
            camera::take(&text(view)?, &text(language)?, Path::new(folder))
        }
        [leave, folder] if leave == left_behind::LEAVE => {
            left_behind::leave_behind(Path::new(folder))
        }
        [folder, views @ ..] => take_all(Path::new(folder), views),
        [] => Err("which folder are the pictures to be put into?".into()),
    }
}

fn text(word: &OsString) -> Result<String, Box<dyn Error>> {
    Ok(word.to_str().ok_or("this is no word")?.to_owned())
}

fn take_all(folder: &Path, views: &[OsString]) -> Result<(), Box<dyn Error>> {
    std::fs::create_dir_all(folder)?;
    let own = std::env::current_exe()?;
    for view in table::names() {
        if !views.is_empty() && views.iter().all(|wanted| wanted != view) {
            continue;
        }
        for language in LANGUAGES {
            let home = TempDir::new()?;
            let mut child = Command::new(&own);
            child.args([TAKE, view, language]).arg(folder);
            // What the user has chosen and left open is not in the pictures.
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
