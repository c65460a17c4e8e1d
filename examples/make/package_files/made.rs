//! The generated files of the packages, and their paths in this folder.

use super::icons::{SIZES, icns, icos, picture};
use super::panel::panel;
use clap_complete::Shell;
use clap_mangen::Man;
use std::error::Error;
use std::path::PathBuf;
use tabiya_cli::command_line;

const NAME: &str = "tabiya";
const ICON: &[u8] = include_bytes!("../../../assets/icon/tabiya.svg");

/// Where the licences of the libraries are.
pub(crate) const LICENCES: &str = "assets/licences.txt.gz";

type Files = Vec<(PathBuf, Vec<u8>)>;

/// All of them but the licences, which need the sources of all libraries.
pub(crate) fn files() -> Result<Files, Box<dyn Error>> {
    let mut files = manual()?;
    files.extend(completions());
    files.extend(icons()?);
    Ok(files)
}

fn shared(path: &str) -> PathBuf {
    PathBuf::from("packaging/linux/share").join(path)
}

/// A page for the program, and one for each of its commands.
fn manual() -> Result<Files, Box<dyn Error>> {
    let mut program = command_line();
    program.build();
    let commands = program.get_subcommands().cloned();
    let pages = commands.chain([program.clone()]).map(|command| {
        let name = command.get_display_name().unwrap_or(NAME).to_owned();
        let mut page = Vec::new();
        Man::new(command).manual("Tabiya").render(&mut page)?;
        Ok((shared(&format!("man/man1/{name}.1")), page))
    });
    pages.collect()
}

/// The scripts that complete the arguments of `tabiya` in shells.
fn completions() -> Files {
    let shells = [
        (Shell::Bash, "bash-completion/completions/tabiya"),
        (Shell::Zsh, "zsh/site-functions/_tabiya"),
        (Shell::Fish, "fish/vendor_completions.d/tabiya.fish"),
    ];
    let file = |(shell, path): (Shell, &str)| {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut command_line(), NAME, &mut script);
        (shared(path), script)
    };
    shells.into_iter().map(file).collect()
}

fn icons() -> Result<Files, Box<dyn Error>> {
    let icon = |folder: &str, kind: &str| {
        shared(&format!(
            "icons/hicolor/{folder}/apps/org.tabiya.Tabiya.{kind}"
        ))
    };
    let [program, file] = icos()?;
    let mut files = vec![
        (icon("scalable", "svg"), ICON.to_owned()),
        (PathBuf::from("packaging/windows/tabiya.ico"), program),
        (PathBuf::from("packaging/windows/tabiya-file.ico"), file),
        (PathBuf::from("packaging/windows/panel.bmp"), panel()?),
        (PathBuf::from("packaging/macos/tabiya.icns"), icns()?),
    ];
    for size in SIZES {
        files.push((icon(&format!("{size}x{size}"), "png"), picture(size)?));
    }
    Ok(files)
}
