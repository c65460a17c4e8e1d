//! Third-party engines as Debian packages them.

use super::Folder;
use crate::running::Run;
use crate::tools::has_tools;
use std::path::PathBuf;
use std::process::Stdio;

const SUITE: &str = "\
6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"mate.1\";
# A comment.
4k3/8/4K3/8/8/8/8/7R w - - bm Rh8#; dm 1; id \"mate.2\";
6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"mate.3\";
r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - bm Qxf7#; id \"mate.4\";
";

fn path_of(program: &str) -> Option<PathBuf> {
    let path = PathBuf::from("/usr/games").join(program);
    (path.is_file() || has_tools(&[(program, program)])).then_some(path)
}

#[test]
fn engines_of_debian_solve_a_suite_and_their_results_are_read_back() {
    for program in ["stockfish", "fairy-stockfish", "glaurung", "toga2"] {
        if path_of(program).is_none() {
            continue;
        }
        let folder = Folder::new().with("suite.epd", SUITE);
        let run = |args: &[&str]| {
            let mut command = super::tabiya();
            command.args(["analyse", "--engine", program]).args(args);
            command.current_dir(folder.path()).stdin(Stdio::null());
            Run::of(command.output().unwrap())
        };
        let first = run(&["--depth=6", "--processes=2", "-o", "out.epd", "suite.epd"]);
        assert_eq!(
            (first.status, folder.names().len()),
            (0, 2),
            "{program}: {}",
            first.err
        );
        assert!(
            first
                .err
                .contains("3 searched, 1 already known; 4 of 4 solved"),
            "{}",
            first.err
        );
        let out = folder.read("out.epd");
        let out = String::from_utf8(out).unwrap();
        assert!(out.lines().nth(1) == Some("# A comment."));
        assert_eq!(out.matches("; acd ").count(), 4, "{program}: {out}");
        let again = run(&["--depth=6", "--table", "out.epd"]);
        assert!(
            again.text().contains("4 of 4 solved"),
            "{program}: {}",
            again.text()
        );
        let check = folder.run(&["check", "out.epd"]);
        assert!(!check.text().contains("unreadable"), "{}", check.text());
        let compared = folder.run(&["analyse", "--compare", "out.epd", "out.epd"]);
        assert!(compared.text().contains("Both: 4"), "{}", compared.text());
    }
}
