//! Another program that reads PDF files.

use crate::tools::has_tools;
use std::fs;
use std::process::Command;
use tabiya_picture::Pixels;
use tempfile::TempDir;

/// A PDF file in its own folder.
pub(super) struct Pdf {
    folder: TempDir,
}

const TOOLS: [(&str, &str); 3] = [
    ("pdfinfo", "poppler-utils"),
    ("pdftotext", "poppler-utils"),
    ("pdftoppm", "poppler-utils"),
];

impl Pdf {
    /// Writes the file; `None` if no program to read it is installed, which fails the test where all tests must run.
    pub(super) fn new(bytes: &[u8]) -> Option<Self> {
        if !has_tools(&TOOLS) {
            return None;
        }
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("a.pdf"), bytes).unwrap();
        Some(Self { folder })
    }

    fn run(&self, tool: &str, arguments: &[&str]) -> Vec<u8> {
        let mut command = Command::new(tool);
        command.current_dir(self.folder.path()).args(arguments);
        let output = command.output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{tool}: {complaint}");
        assert_eq!(complaint, "", "{tool}");
        output.stdout
    }

    /// An entry of the file's information, by name.
    pub(super) fn told(&self, name: &str) -> String {
        let told = String::from_utf8(self.run("pdfinfo", &["a.pdf"])).unwrap();
        let value = told
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        value.unwrap_or_default().trim().to_owned()
    }

    /// The text of its tags, for users who cannot see it.
    pub(super) fn tags(&self) -> String {
        String::from_utf8(self.run("pdfinfo", &["-struct-text", "a.pdf"])).unwrap()
    }

    /// The text of its pages, one after the other.
    pub(super) fn pages(&self) -> Vec<String> {
        let text = self.run("pdftotext", &["-layout", "a.pdf", "-"]);
        let text = String::from_utf8(text).unwrap();
        let mut pages: Vec<_> = text.split('\u{c}').map(str::to_owned).collect();
        // A form feed ends each page.
        pages.pop();
        pages
    }

    /// A page as pixels, at this resolution in pixels per inch.
    pub(super) fn pixels(&self, page: u32, resolution: u32) -> Pixels {
        let [page, resolution] = [page, resolution].map(|number| number.to_string());
        let arguments = [
            "-png",
            "-singlefile",
            "-f",
            &page,
            "-l",
            &page,
            "-r",
            &resolution,
            "a.pdf",
            "page",
        ];
        self.run("pdftoppm", &arguments);
        let picture = image::open(self.folder.path().join("page.png")).unwrap();
        let picture = picture.to_rgba8();
        Pixels {
            width: picture.width() as usize,
            height: picture.height() as usize,
            rgba: picture.into_raw(),
        }
    }
}

/// The mean difference between two pictures, of 255, and the fraction of pixels that differ by more than a quarter of
/// 255.
pub(super) fn difference(one: &Pixels, other: &Pixels) -> (f64, f64) {
    assert_eq!((one.width, one.height), (other.width, other.height));
    let pairs = one.rgba.iter().zip(&other.rgba);
    let differences: Vec<_> = pairs.map(|(a, b)| f64::from(a.abs_diff(*b))).collect();
    let count = differences.len() as f64;
    let far = differences
        .iter()
        .filter(|difference| **difference > 64.0)
        .count() as f64;
    (differences.iter().sum::<f64>() / count, far / count)
}
