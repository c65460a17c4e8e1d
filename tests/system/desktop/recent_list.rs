//! The desktop's list of recent files, as GTK writes and reads it.

use proptest::prelude::*;
use std::fs;
use std::ops::ControlFlow;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use tabiya::desktop::{RecentUse, uri_of, with_recent_use};
use tabiya::jobs::{Job, JobEvent, perform};
use tempfile::TempDir;

/// As GTK wrote it, with a file of another program and one that both have opened.
const LIST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info"
>
  <bookmark href="file:///home/a/notes.txt" added="2026-01-02T03:04:05.000006Z" modified="2026-01-02T03:04:05.000006Z" visited="2026-01-02T03:04:05.000006Z">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="text/plain"/>
        <bookmark:applications>
          <bookmark:application name="Editor" exec="&apos;editor %u&apos;" modified="2026-01-02T03:04:05.000006Z" count="3"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
  <bookmark href="file:///home/a/b%20&amp;%20c.fen" added="2026-01-02T03:04:05.000006Z" modified="2026-01-02T03:04:05.000006Z" visited="2026-01-02T03:04:05.000006Z">
    <info>
      <metadata owner="http://freedesktop.org">
        <mime:mime-type type="application/x-chess-fen"/>
        <bookmark:applications>
          <bookmark:application name="Editor" exec="&apos;editor %u&apos;" modified="2026-01-02T03:04:05.000006Z" count="3"/>
        </bookmark:applications>
      </metadata>
    </info>
  </bookmark>
</xbel>
"#;

fn used<'a>(uri: &'a str, time: &'a str) -> RecentUse<'a> {
    RecentUse {
        uri,
        mime_type: "application/x-chess-fen",
        program: "Tabiya",
        command: "tabiya %f",
        time,
    }
}

/// The lines of the first that are not in the second.
fn missing<'a>(before: &'a str, after: &str) -> Vec<&'a str> {
    let is_gone = |line: &&str| !after.lines().any(|other| other == *line);
    before.lines().filter(is_gone).collect()
}

#[test]
fn a_new_file_stands_behind_the_others_which_stay_as_they_are() {
    let after = with_recent_use(LIST, &used("file:///home/a/new.fen", "T1")).unwrap();
    let (before, end) = LIST.split_at(LIST.find("</xbel>").unwrap());
    assert!(after.starts_with(before) && after.ends_with(end), "{after}");
    assert!(after.contains("<bookmark href=\"file:///home/a/new.fen\" added=\"T1\""));
    assert!(
        after
            .contains("name=\"Tabiya\" exec=\"&apos;tabiya %f&apos;\" modified=\"T1\" count=\"1\"")
    );
}

#[test]
fn a_file_that_another_program_has_opened_gets_this_one_beside_it_and_then_a_count() {
    let uri = "file:///home/a/b%20&%20c.fen";
    let once = with_recent_use(LIST, &used(uri, "T1")).unwrap();
    assert_eq!(once.matches("<bookmark ").count(), 2);
    assert_eq!(once.matches("name=\"Editor\"").count(), 2);
    // Only the line with its times is another one.
    let gone = missing(LIST, &once);
    assert!(
        gone.iter().all(|line| line.contains("b%20&amp;%20c.fen")),
        "{gone:?}"
    );
    assert!(once.contains("added=\"2026-01-02T03:04:05.000006Z\" modified=\"T1\" visited=\"T1\""));
    let twice = with_recent_use(&once, &used(uri, "T2")).unwrap();
    assert_eq!(twice.matches("name=\"Tabiya\"").count(), 1);
    assert!(twice.contains("modified=\"T2\" count=\"2\""), "{twice}");
}

#[test]
fn lists_of_any_shape_get_a_file_or_are_left() {
    let new = used("file:///a.fen", "T1");
    for list in [
        "",
        "  \n",
        "<xbel/>",
        "<xbel version=\"1.0\" />",
        "<xbel></xbel>",
        "<xbel>\n</xbel  >",
        "<xbel><bookmark href='file:///a.fen'/></xbel>",
        "<xbel><bookmark href='file:///a.fen' modified  =  ''><title>x</title></bookmark></xbel>",
        "<xbel><bookmark href='file:///a.fen'><info/></bookmark></xbel>",
        "<xbel xmlns:b='http://www.freedesktop.org/standards/desktop-bookmarks'><bookmark href='file:///a.fen'><info><metadata><b:applications/></metadata></info></bookmark></xbel>",
        "<!-- </xbel> --><xbel><!-- </xbel> --></xbel><!-- </xbel> -->",
    ] {
        let after = with_recent_use(list, &new).unwrap();
        assert!(after.contains("Tabiya"), "{list}: {after}");
        let again = with_recent_use(&after, &new).unwrap();
        assert_eq!(again.matches("Tabiya").count(), 1, "{again}");
        assert!(again.contains("count=\"2\""), "{again}");
    }
    for list in [
        "no list",
        "<html></html>",
        "<xbel>",
        "<xbel></xbel><xbel></xbel>",
        "<!DOCTYPE xbel><xbel></xbel>",
        &LIST[..LIST.len() / 2],
    ] {
        assert_eq!(with_recent_use(list, &new), None, "{list}");
    }
}

#[test]
fn addresses_are_escaped_as_the_desktops_own_programs_do() {
    for (path, uri) in [
        ("/a/b c.fen", "file:///a/b%20c.fen"),
        ("/ä&'#;%.fen", "file:///%C3%A4&'%23%3B%25.fen"),
    ] {
        assert_eq!(uri_of(Path::new(path)).unwrap(), uri);
    }
    assert_eq!(uri_of(Path::new("a.fen")), None);
}

fn tell(list: &Path, files: &[&str]) {
    let files = files.iter().map(PathBuf::from).collect();
    let list = list.to_owned();
    let job = Job::TellDesktop { list, files };
    let told = perform(job, &mut |_| ControlFlow::Continue(()));
    assert!(matches!(told, JobEvent::DesktopTold));
}

#[test]
fn the_list_is_made_where_there_is_none_and_only_of_positions() {
    let home = TempDir::new().unwrap();
    let list = home.path().join("share/recently-used.xbel");
    tell(
        &list,
        &["/a/one.fen", "/a/two.EPD", "/a/three.txt", "/a/four.fen.gz"],
    );
    let text = fs::read_to_string(&list).unwrap();
    assert_eq!(text.matches("<bookmark ").count(), 2, "{text}");
    assert!(text.contains("application/x-chess-epd"));
    let mode = fs::metadata(&list).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_list_that_is_damaged_or_no_file_is_left_as_it_is() {
    let home = TempDir::new().unwrap();
    let list = home.path().join("recently-used.xbel");
    let huge = vec![b' '; 9 << 20];
    for bytes in [&b"<xbel><bookmark"[..], b"\xff\xfe<", &huge] {
        fs::write(&list, bytes).unwrap();
        tell(&list, &["/a/one.fen"]);
        assert_eq!(fs::read(&list).unwrap(), bytes);
    }
    fs::remove_file(&list).unwrap();
    fs::create_dir(&list).unwrap();
    tell(&list, &["/a/one.fen"]);
    assert!(list.is_dir());
}

/// Pieces of lists in any order, whole and broken.
fn any_list() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "<xbel>",
        "</xbel>",
        "<xbel version='1.0' xmlns:bookmark='http://www.freedesktop.org/standards/desktop-bookmarks'>",
        "<bookmark href='file:///a.fen' modified = \"x\">",
        "<bookmark href=\"file:///b.fen\"/>",
        "<bookmark href='file:///a.fen'/>",
        "</bookmark>",
        "<info>",
        "</info>",
        "<info/>",
        "<metadata owner='o'>",
        "</metadata>",
        "<bookmark:applications>",
        "</bookmark:applications>",
        "<bookmark:applications/>",
        "<bookmark:application name='Tabiya' count='7' modified=''/>",
        "<bookmark:application name='Other' count='7'/>",
        "<!-- x -->",
        "<![CDATA[</xbel>]]>",
        "text &amp; more\n",
        "<?pi x?>",
        "\u{feff}",
    ]);
    let inner = prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat());
    prop_oneof![
        inner.clone(),
        inner.prop_map(|inner| format!(
            "<xbel xmlns:bookmark='http://www.freedesktop.org/standards/desktop-bookmarks'>{inner}</xbel>"
        )),
        any::<String>(),
    ]
}

proptest! {
    #[test]
    fn nothing_of_others_is_ever_lost(list in any_list()) {
        let uri = "file:///a.fen";
        if let Some(after) = with_recent_use(&list, &used(uri, "T1")) {
            // Both are read by somebody else's reader of XML.
            for part in ["file:///b.fen", "'Other'", "<!-- x -->", "<?pi x?>", "&amp; more"] {
                let count = |text: &str| text.matches(part).count();
                prop_assert!(count(&list) <= count(&after), "{}\n{}", list, after);
            }
            prop_assert!(after.contains("Tabiya"));
            // Letter by letter it is there in its order, but for values of this file's own.
            let own = list.replace("'7'", "''").replace("\"x\"", "\"\"").replace("/>", ">");
            let mut rest = after.chars();
            let mut is_there = |letter| rest.any(|other| other == letter);
            prop_assert!(own.chars().all(&mut is_there), "{}\n{}", list, after);
        }
    }

    #[test]
    fn a_list_that_is_deep_or_long_overflows_nothing(depth in 0_usize..20_000) {
        let list = format!("<xbel>{}{}</xbel>", "<a>".repeat(depth), "</a>".repeat(depth));
        let after = with_recent_use(&list, &used("file:///a.fen", "T1"));
        prop_assert!(after.is_none_or(|after| after.contains("Tabiya")));
    }
}
