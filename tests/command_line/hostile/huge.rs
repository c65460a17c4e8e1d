//! Large malformed files, written piece by piece.

use super::corpus::{KINGS, START};
use std::fs::File;
use std::io::{BufWriter, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// The factor for the size of the large files: 1, or 10 for `TABIYA_HOSTILE=long`.
pub(crate) fn scale() -> usize {
    match std::env::var_os("TABIYA_HOSTILE") {
        Some(word) if word == "long" => 10,
        _ => 1,
    }
}

/// A large file, named by its defect.
pub(crate) struct HugeFile {
    pub(crate) name: &'static str,
    /// The repeated part and the number of repetitions.
    pub(crate) part: &'static [u8],
    pub(crate) times: usize,
    /// The text before and after the repeated part.
    pub(crate) before: &'static str,
    pub(crate) behind: &'static str,
}

impl HugeFile {
    /// Writes the file into a folder.
    pub(crate) fn in_folder(&self, folder: &Path) -> PathBuf {
        let path = folder.join("huge.epd");
        let mut out = BufWriter::with_capacity(1 << 20, File::create(&path).unwrap());
        out.write_all(self.before.as_bytes()).unwrap();
        for _ in 0..self.times {
            out.write_all(self.part).unwrap();
        }
        out.write_all(self.behind.as_bytes()).unwrap();
        out.flush().unwrap();
        path
    }
}

pub(crate) fn huge_files() -> Vec<HugeFile> {
    let huge = |name, before, part, millions: usize, behind| HugeFile {
        name,
        part,
        times: millions * 1_000_000 * scale(),
        before,
        behind,
    };
    vec![
        huge(
            "a line of a hundred megabytes",
            "8/8/8/8/8/8/8/K6k w - - c0 \"",
            b"xxxxxxxxxx",
            10,
            "\";\n",
        ),
        huge(
            "a line of ranks",
            "",
            b"8/8/8/8/8/",
            5,
            "\n8/8/8/8/8/8/8/K6k w - - 0 1\n",
        ),
        huge("ten million empty lines", "", b"\n", 10, ""),
        huge("ten million lines ended by CR", "", b"\r", 10, ""),
        huge(
            "ten million semicolons",
            "8/8/8/8/8/8/8/K6k w - - ",
            b";",
            10,
            "\n",
        ),
        huge(
            "a million opcodes",
            "8/8/8/8/8/8/8/K6k w - - ",
            b"bm Kb1; ",
            1,
            "\n",
        ),
        huge(
            "a million strings without an end",
            "8/8/8/8/8/8/8/K6k w - - ",
            b"c0 \"",
            1,
            "\n",
        ),
        huge(
            "a million boards in a line",
            "",
            b"8/8/8/8/8/8/8/K6k ",
            1,
            "\n",
        ),
        huge(
            "a million lines that are wrong",
            "",
            b"9/8/8/8 w KQkq e9 x y\n",
            1,
            "",
        ),
    ]
}

/// A file of ten gigabytes without any disk space: optionally some positions, followed by NUL bytes.
pub(crate) fn sparse(folder: &Path, is_text_at_first: bool) -> PathBuf {
    let path = folder.join("sparse.fen");
    let mut file = File::create(&path).unwrap();
    if is_text_at_first {
        // More than the part that is examined to recognise text.
        let lines = format!("{KINGS}\n{START}\n").repeat(1000);
        file.write_all(lines.as_bytes()).unwrap();
    }
    file.set_len(10 << 30).unwrap();
    file.seek(SeekFrom::End(0)).unwrap();
    file.write_all(b"\n").unwrap();
    path
}
