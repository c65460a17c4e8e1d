//! The documents that `tabiya render` makes of collections.

use super::running::Folder;
use crate::tools::has_tools;
use std::fs;
use std::path::Path;
use std::process::Command;

const NASTY: &str = r#"8/8/1KP5/3r4/8/8/8/k7 w - - bm c7; id "<script>alert('1')</script> & [x](y) *b* \\input{z} $1 _ # 100% ]]> --"; c0 "[%csl Gc7][%cal Rc6c7]";
7k/5Q2/6K1/8/8/8/8/8 b - - am Kg8; id "Réti – Ход";
8/8/8/8/8/8/8/K1k5 w - -
"#;

fn folder() -> Folder {
    Folder::new().with("games & more.epd", NASTY)
}

fn rendered(folder: &Folder, args: &[&str]) {
    let run = folder.run(&[&["render"], args, &["games & more.epd"]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
}

fn text(folder: &Folder, name: &str) -> String {
    String::from_utf8(folder.read(name)).unwrap()
}

/// The output of a program from a Debian package; `None` if it is not installed.
fn tool(name: &str, package: &str, args: &[&str], folder: &Path) -> Option<String> {
    if !has_tools(&[(name, package)]) {
        return None;
    }
    let output = Command::new(name).args(args).current_dir(folder).output();
    let output = output.unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name} {args:?}: {said}{errors}");
    Some(said)
}

#[test]
fn a_web_page_is_well_formed_and_its_texts_are_escaped() {
    let folder = folder();
    rendered(&folder, &["--set=number=yes", "-o", "a.html"]);
    let page = text(&folder, "a.html");
    assert!(page.contains("<title>games &amp; more</title>"));
    assert!(page.contains("&lt;script&gt;") && !page.contains("<script"));
    assert_eq!(page.matches("<figure>").count(), 3);
    assert_eq!(page.matches("<details>").count(), 2);
    assert_eq!(page.matches("aria-labelledby=").count(), 3);
    assert!(
        page.contains("<b>2.</b> <bdi>Réti – Ход</bdi><code>7k/5Q2/6K1/8/8/8/8/8 b - - 0 1</code>")
    );
    // Nothing is fetched, and every id that is used exists exactly once.
    for word in ["src=", "url(", "@import", "<link", "href=\"http"] {
        assert!(!page.contains(word), "{word}");
    }
    let ids = |opening: &str| -> Vec<String> {
        let behind = page.split(opening).skip(1);
        behind
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .collect()
    };
    let there = ids(" id=\"");
    let mut used = ids("xlink:href=\"#");
    let labels = ids("aria-labelledby=\"");
    used.extend(
        labels
            .iter()
            .flat_map(|ids| ids.split(' '))
            .map(str::to_owned),
    );
    assert!(used.len() > 10);
    for id in used {
        assert_eq!(
            there.iter().filter(|other| **other == id).count(),
            1,
            "{id}"
        );
    }
    tool(
        "xmllint",
        "libxml2-utils",
        &["--noout", "a.html"],
        folder.path(),
    );
}

#[test]
fn ids_are_unique_in_a_page_of_hatched_diagrams() {
    let folder = folder();
    rendered(&folder, &["--set=theme=book", "-o", "a.html"]);
    let page = text(&folder, "a.html");
    assert!(page.matches("xlink:href=\"#d3-s").count() > 30);
    let ids = page.split(" id=\"").skip(1);
    let mut ids: Vec<_> = ids.map(|rest| rest.split('"').next().unwrap()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    for used in page.split("xlink:href=\"#").skip(1) {
        let id = used.split('"').next().unwrap();
        assert!(ids.binary_search(&id).is_ok(), "{id}");
    }
}

#[test]
fn a_change_of_writing_direction_ends_with_its_caption() {
    let folder = Folder::new();
    let line = "8/8/8/8/8/8/8/K1k5 w - - id \"\u{202e}gpj\";";
    let run = folder.run(&["render", "--format=html", line]);
    assert!(run.text().contains("<bdi>\u{202e}gpj</bdi><code>8/8"));
}

#[test]
fn markdown_has_its_pictures_in_a_folder_beside_it() {
    let folder = folder();
    rendered(&folder, &["-o", "a.md"]);
    let page = text(&folder, "a.md");
    assert!(page.starts_with("# games \\& more\n"));
    assert!(page.contains("\\<script\\>alert('1')\\</script\\> \\& \\[x\\](y) \\*b\\*"));
    assert!(page.contains("`7k/5Q2/6K1/8/8/8/8/8 b - - 0 1`"));
    assert_eq!(page.matches("<details>").count(), 2);
    let pictures = fs::read_dir(folder.file("a-files")).unwrap().count();
    assert_eq!(pictures, 3);
    for link in page.split("](<").skip(1) {
        let address = link.split(">)").next().unwrap();
        let name = percent_decoded(address);
        assert!(folder.file(&name).is_file(), "{name}");
    }
    // Each position has its own file, and the picture is beside it.
    rendered(&folder, &["--format=markdown", "-o", "each/"]);
    let names = fs::read_dir(folder.file("each")).unwrap().count();
    assert_eq!(names, 6);
    assert!(text(&folder, "each/3.md").contains("](<3.svg>)"));
    // Without picture files there is a board of figurines.
    let run = folder.run(&["render", "--format=markdown", "games & more.epd"]);
    assert_eq!(run.text().matches("```text\n8 ").count(), 3);
}

fn percent_decoded(address: &str) -> String {
    let mut parts = address.split('%');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).unwrap()
}

#[test]
fn a_latex_document_contains_no_text_as_a_command() {
    let folder = folder();
    rendered(&folder, &["--set=orientation=side-to-move", "-o", "a.tex"]);
    let document = text(&folder, "a.tex");
    assert!(document.contains(r"\section*{games \& more}"));
    assert!(document.contains(r"\textbackslash{}input\{z\} \$1 \_ \# 100\%"));
    let boards: Vec<_> = document
        .lines()
        .filter(|line| line.starts_with("\\chessboard["))
        .collect();
    assert_eq!(boards.len(), 3);
    assert!(boards[0].contains("markfields={c7}") && boards[0].contains("markmoves={c6-c7}"));
    assert!(boards[1].ends_with(",inverse]"));
    assert!(document.contains("\\solution{2}{avoid Kg8}"));
    assert!(document.ends_with("\\end{document}\n"));
}

const GAMES: &str = "[White \"Réti\"]\n[FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n1. Kg7 $1 {Both ways.} \
    (1. c7? Kb7 (1... h4)) 1... h4 2. Kf6 1/2-1/2\n\n\
    [White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Variant \"Atomic\"]\n\n1. Nf3 *\n";

#[test]
fn games_are_drawn_with_their_variations_as_the_solution() {
    let folder = Folder::new().with("studies.pgn", GAMES);
    let run = |args: &[&str]| {
        let run = folder.run(&[&["render"], args, &["studies.pgn"]].concat());
        assert_eq!(run.status, 2, "{}", run.err);
        assert!(run.err.contains("studies.pgn: game 3"), "{}", run.err);
    };
    run(&["--set=number=yes", "-o", "a.html"]);
    let page = text(&folder, "a.html");
    // A problem shows its beginning, and a game its end.
    assert!(page.contains("<code>7K/8/k1P5/7p/8/8/8/8 w - - 0 1</code>"));
    assert!(
        page.contains("<code>rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3</code>")
    );
    assert!(
        page.contains(
            "<p><b>1. Kg7!</b> Both ways. (1. c7? Kb7 [1... h4]) <b>1... h4 2. Kf6</b></p>"
        )
    );
    run(&["-o", "a.md"]);
    let markdown = text(&folder, "a.md");
    assert!(
        markdown.contains(r"**1\. Kg7!** Both ways. (1. c7? Kb7 \[1... h4\]) **1\... h4 2. Kf6**")
    );
    run(&["-o", "a.tex"]);
    let document = text(&folder, "a.tex");
    assert!(document.contains(
        "\\solution{1}{\\textbf{1. Kg7!{}} Both ways. (1. c7?{} Kb7 [1... h4]) \\textbf{1... h4 2. Kf6}}"
    ));
    run(&["--sheet=a4", "--solutions", "-o", "a.pdf"]);
    if let Some(printed) = tool(
        "pdftotext",
        "poppler-utils",
        &["-layout", "a.pdf", "-"],
        folder.path(),
    ) {
        let words = printed.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("(1. c7? Kb7 [1... h4])"), "{words}");
    }
}

#[test]
fn texts_for_forums_and_figurines_come_one_after_another() {
    let folder = folder();
    rendered(&folder, &["--format=forum", "-o", "a.txt"]);
    let forum = text(&folder, "a.txt");
    assert_eq!(forum.matches("[fen]").count(), 3);
    assert!(forum.contains("\nRéti – Ход\n[fen]7k/5Q2/6K1/8/8/8/8/8 b - - 0 1[/fen]\n"));
    rendered(&folder, &["-o", "b.txt"]);
    let figurines = text(&folder, "b.txt");
    assert_eq!(figurines.matches("  a b c d e f g h\n").count(), 3);
    assert!(figurines.contains("\n\nRéti – Ход\n8 · · · · · · · ♚\n"));
}

#[test]
fn a_pdf_has_a_page_per_diagram_or_per_several() {
    let folder = folder();
    rendered(&folder, &["-o", "each.pdf"]);
    rendered(
        &folder,
        &["--sheet=a4", "--per-page=2", "--solutions", "-o", "a4.pdf"],
    );
    rendered(
        &folder,
        &["--sheet=letter", "--title=Mates", "-o", "pages/"],
    );
    for (name, pages, size) in [
        ("each.pdf", 3, ""),
        ("a4.pdf", 3, "(A4)"),
        ("pages/pages.pdf", 1, "(letter)"),
    ] {
        let Some(info) = tool("pdfinfo", "poppler-utils", &[name], folder.path()) else {
            return;
        };
        let line = |word: &str| {
            info.lines()
                .find(|line| line.starts_with(word))
                .unwrap()
                .to_owned()
        };
        assert!(
            line("Pages:").ends_with(&format!(" {pages}")),
            "{name}: {info}"
        );
        assert!(line("Page size:").ends_with(size), "{name}: {info}");
    }
    let words = tool(
        "pdftotext",
        "poppler-utils",
        &["pages/pages.pdf", "-"],
        folder.path(),
    )
    .unwrap();
    assert!(words.contains("Mates") && words.contains("Ход"), "{words}");
}

#[test]
fn pages_can_be_pictures_with_page_numbers() {
    let folder = folder();
    rendered(
        &folder,
        &["--sheet=a4", "--per-page=1", "--format=svg", "-o", "pages"],
    );
    let names = fs::read_dir(folder.file("pages")).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["page-1.svg", "page-2.svg", "page-3.svg"]);
    for args in [
        &["--sheet=a4", "--format=html"][..],
        &["--sheet=a4", "--per-page=7"],
        &["--sheet=a3"],
        &["--per-page=6"],
    ] {
        let run = folder.run(&[&["render"], args, &["games & more.epd"]].concat());
        assert_eq!(run.status, 3, "{args:?}");
    }
}
