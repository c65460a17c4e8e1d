//! Messages for people are in their language; output for programs, and files, are the same in every language.

use super::running::tabiya;

const LINES: &str = "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1\nno\n";

/// Standard output and standard error of a run in this system language.
fn run(locale: &str, args: &[&str]) -> (String, String) {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("lines.epd");
    std::fs::write(&file, LINES).unwrap();
    let mut command = tabiya();
    let command = command.args(args).arg("lines.epd");
    let command = command.current_dir(folder.path()).env("LC_ALL", locale);
    let output = command.env_remove("LANGUAGE").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

#[test]
fn messages_are_in_the_language_of_the_system() {
    let (english, _) = run("C", &["check"]);
    assert!(english.contains("illegal: the side that is not to move is in check"));
    for locale in ["de_DE.UTF-8", "es_ES", "fr_FR.UTF-8", "ru_RU"] {
        let (other, _) = run(locale, &["check"]);
        assert_eq!(other.lines().count(), english.lines().count());
        assert!(!other.contains("the side that is not to move"), "{other}");
    }
}

#[test]
fn output_for_programs_is_the_same_in_every_language() {
    for args in [
        ["check", "--json"].as_slice(),
        &["convert", "--repair", "--to", "shredder"],
        &["convert", "--repair", "--to", "pieces"],
    ] {
        let (english, _) = run("C", args);
        assert!(!english.is_empty());
        let (other, _) = run("ru_RU.UTF-8", args);
        assert_eq!(other, english, "{args:?}");
    }
}

#[test]
fn the_reason_of_a_failed_write_is_in_the_language_of_the_system() {
    let args = ["convert", "--repair", "-o", "no folder/out.fen"];
    let (_, english) = run("C", &args);
    assert!(english.contains("its folder does not exist"), "{english}");
    for (locale, reason) in [
        ("de_DE.UTF-8", "ihr Ordner ist nicht vorhanden"),
        ("es_ES", "su carpeta no existe"),
        ("fr_FR.UTF-8", "son dossier n’existe pas"),
        ("ru_RU", "его папки не существует"),
    ] {
        let (_, said) = run(locale, &args);
        assert!(said.contains(reason), "{said}");
        assert!(!said.contains("folder does not"), "{said}");
    }
}
