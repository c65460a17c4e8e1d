//! `tabiya merge`: several collections, and three versions of one in a real repository of Git.

use super::super::running::{Folder, tabiya};
use crate::tools::has_tools;
use std::process::Command;

const FIRST: &str = "# first\n8/8/8/8/8/8/4R3/k3K3 w - - id \"a\";\n";
const SECOND: &str = "# second\n8/8/8/8/8/8/4R3/k3K3 w - - id \"b\"; bm Re7;\n\
    8/8/8/8/8/8/4Q3/k3K3 w - -\n";

#[test]
fn collections_are_joined_in_their_order_with_or_without_duplicates() {
    let folder = Folder::new().with("a.epd", FIRST).with("b.epd", SECOND);
    let once = folder.run(&["merge", "a.epd", "b.epd"]);
    let expected = "# first\n8/8/8/8/8/8/4R3/k3K3 w - - id \"a\"; bm Re7;\n\
        # second\n8/8/8/8/8/8/4Q3/k3K3 w - -\n";
    assert_eq!((once.text(), once.status), (expected, 0), "{}", once.err);
    let last = folder.run(&["merge", "--keep=last", "a.epd", "b.epd"]);
    assert_eq!(last.text(), format!("# first\n{SECOND}"));
    let all = folder.run(&["merge", "--all", "--output=a.epd", "a.epd", "b.epd"]);
    assert_eq!((all.text(), all.status), ("", 0), "{}", all.err);
    assert_eq!(folder.read("a.epd"), [FIRST, SECOND].concat().as_bytes());
}

/// The lines of three versions.
fn versions(base: &str, ours: &str, theirs: &str) -> Folder {
    Folder::new()
        .with("base", base)
        .with("ours", ours)
        .with("theirs", theirs)
}

#[test]
fn three_versions_are_merged_into_ours() {
    let base = "8/8/8/8/8/8/4R3/k3K3 w - - id \"a\";\n8/8/8/8/8/8/4Q3/k3K3 w - -\n";
    let ours = base.replace("\"a\"", "\"b\"");
    let theirs = base.replace("\"a\";", "\"a\"; bm Re7;");
    let folder = versions(base, &ours, &theirs);
    let run = folder.run(&["merge", "--git", "base", "ours", "theirs"]);
    assert_eq!((run.text(), run.status, run.err.as_str()), ("", 0, ""));
    let merged = base.replace("\"a\";", "\"b\"; bm Re7;");
    assert_eq!(folder.read("ours"), merged.as_bytes());
    assert_eq!(folder.names(), ["base", "ours", "theirs"]);
}

#[test]
fn a_contradiction_gets_the_marks_of_git_around_its_record() {
    let base = "8/8/8/8/8/8/4R3/k3K3 w - - ce 1;\r\n8/8/8/8/8/8/4Q3/k3K3 w - - ce 1;\r\n";
    let ours = base.replacen("ce 1", "ce 2", 2);
    let theirs = base.replacen("ce 1", "ce 3", 1);
    let folder = versions(base, &ours, &theirs);
    let args = [
        "merge",
        "--git",
        "base",
        "ours",
        "theirs",
        "--marker-size=3",
    ];
    let run = folder.run(&args);
    assert_eq!((run.status, run.err.as_str()), (1, "Conflicts: 1\n"));
    let expected = "<<< ours\r\n8/8/8/8/8/8/4R3/k3K3 w - - ce 2;\r\n===\r\n\
        8/8/8/8/8/8/4R3/k3K3 w - - ce 3;\r\n>>> theirs\r\n8/8/8/8/8/8/4Q3/k3K3 w - - ce 2;\r\n";
    assert_eq!(String::from_utf8(folder.read("ours")).unwrap(), expected);
}

#[test]
fn a_version_that_cannot_be_read_ends_with_129_and_ours_stays() {
    let long = format!("{}\n", "x".repeat(70_000));
    let folder = versions("", "a\n", &long);
    for theirs in ["theirs", "missing"] {
        let run = folder.run(&["merge", "--git", "base", "ours", theirs]);
        assert_eq!(run.status, 129, "{}", run.err);
        assert!(run.err.starts_with(theirs), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
        assert_eq!(folder.read("ours"), b"a\n");
    }
    let folder = versions("", "", "");
    let run = folder.run(&["merge", "--git", "base", "ours"]);
    assert_eq!(run.status, 3);
}

/// A repository in which `suite.epd` is merged by the program.
struct Repository(Folder);

impl Repository {
    fn new(text: &str) -> Self {
        let repository = Self(Folder::new());
        repository.git(&["init", "--quiet", "--initial-branch=main"]);
        let driver = format!(
            "'{}' merge --git %O %A %B",
            tabiya().get_program().display()
        );
        repository.git(&["config", "merge.tabiya.driver", &driver]);
        std::fs::write(repository.0.file(".gitattributes"), "*.epd merge=tabiya\n").unwrap();
        repository.commit(text);
        repository
    }

    /// Returns whether Git succeeds.
    fn git(&self, args: &[&str]) -> bool {
        let mut git = Command::new("git");
        git.args(["-c", "user.name=Test", "-c", "user.email=test@example.org"]);
        git.args(args).current_dir(self.0.path()).env("LC_ALL", "C");
        git.env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_CONFIG_SYSTEM", "/dev/null");
        git.output().unwrap().status.success()
    }

    fn commit(&self, text: &str) {
        std::fs::write(self.0.file("suite.epd"), text).unwrap();
        assert!(self.git(&["add", "."]));
        assert!(self.git(&["commit", "--quiet", "--message=a change"]));
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.read("suite.epd")).unwrap()
    }
}

#[test]
fn git_merges_branches_record_by_record() {
    if !has_tools(&[("git", "git")]) {
        return;
    }
    let base = "8/8/8/8/8/8/4R3/k3K3 w - - id \"a\";\n8/8/8/8/8/8/4Q3/k3K3 w - - ce 1;\n";
    let repository = Repository::new(base);
    repository.git(&["switch", "--quiet", "--create=theirs"]);
    let added = "8/8/8/8/8/8/4B3/k3K3 w - -\n";
    repository.commit(&(base.replace("\"a\";", "\"a\"; bm Re7;") + added));
    repository.git(&["switch", "--quiet", "main"]);
    repository.commit(&base.replace("id \"a\"", "id \"rook\""));
    assert!(repository.git(&["merge", "--quiet", "--no-edit", "theirs"]));
    let merged = base.replace("id \"a\";", "id \"rook\"; bm Re7;") + added;
    assert_eq!(repository.text(), merged);

    repository.git(&["switch", "--quiet", "--create=other"]);
    repository.commit(&merged.replace("ce 1", "ce 2"));
    repository.git(&["switch", "--quiet", "main"]);
    repository.commit(&merged.replace("ce 1", "ce 3"));
    assert!(!repository.git(&["merge", "--quiet", "--no-edit", "other"]));
    let text = repository.text();
    let begin = "<<<<<<< ours\n8/8/8/8/8/8/4Q3/k3K3 w - - ce 3;\n=======\n";
    assert!(
        text.contains(begin) && text.contains("ce 2;\n>>>>>>> theirs\n"),
        "{text}"
    );
    assert!(
        text.starts_with("8/8/8/8/8/8/4R3/k3K3 w - - id \"rook\"; bm Re7;\n"),
        "{text}"
    );
}
