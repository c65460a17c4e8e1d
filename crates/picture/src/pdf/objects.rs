//! Writes the objects of a PDF file in sequence and names them; and the tree of its pages.

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::writers::{ExtGraphicsState, Resources as ResourceWriter};
use pdf_writer::{Chunk, Content, Filter, Finish as _, Name, Ref, Settings};
use std::fmt;
use std::io::{self, Write};
use tabiya_chess::Piece;

/// The first bytes of a file. The second line shows programs that the file is binary.
const HEADER: &[u8] = b"%PDF-1.7\n%\x80\x80\x80\x80\n";
const SETTINGS: Settings = Settings { pretty: false };

/// Writes objects and keeps their offsets.
pub(super) struct Objects<'a> {
    out: &'a mut dyn Write,
    written: u64,
    /// The offset of each object, by its number from one. Zero means that the object has a number but is not yet
    /// written.
    begins: Vec<u64>,
}

impl fmt::Debug for Objects<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Objects")
            .field("written", &self.written)
            .field("count", &self.begins.len())
            .finish_non_exhaustive()
    }
}

/// An empty chunk for one object.
pub(super) fn single() -> Chunk {
    Chunk::with_settings(SETTINGS)
}

/// An empty content stream.
pub(super) fn content() -> Content {
    Content::with_settings(SETTINGS)
}

impl<'a> Objects<'a> {
    /// Begins a file.
    pub(super) fn begin(out: &'a mut dyn Write) -> io::Result<Self> {
        out.write_all(HEADER)?;
        Ok(Self {
            out,
            written: HEADER.len() as u64,
            begins: Vec::new(),
        })
    }

    /// Reserves a number for an object that is written now or later.
    pub(super) fn next(&mut self) -> Ref {
        self.begins.push(0);
        // No disk holds two thousand million objects.
        Ref::new(i32::try_from(self.begins.len()).unwrap_or(i32::MAX))
    }

    /// Writes the one object in the chunk.
    pub(super) fn write(&mut self, chunk: &Chunk) -> io::Result<()> {
        debug_assert_eq!(chunk.refs().len(), 1);
        for id in chunk.refs() {
            let place = usize::try_from(id.get()).unwrap_or_default();
            if let Some(begin) = self.begins.get_mut(place.wrapping_sub(1)) {
                *begin = self.written;
            }
        }
        self.put(chunk.as_bytes())
    }

    /// Writes a stream without further entries in its dictionary.
    pub(super) fn write_stream(&mut self, id: Ref, data: &[u8]) -> io::Result<()> {
        let data = compressed(data);
        let mut chunk = single();
        chunk.stream(id, &data).filter(Filter::FlateDecode);
        self.write(&chunk)
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.written += bytes.len() as u64;
        self.out.write_all(bytes)
    }

    /// Writes the table of offsets and ends the file.
    pub(super) fn end(mut self, catalog: Ref, info: Ref) -> io::Result<()> {
        let begin = self.written;
        let count = self.begins.len() + 1;
        let head = format!("xref\n0 {count}\n0000000000 65535 f\r\n");
        self.out.write_all(head.as_bytes())?;
        for place in std::mem::take(&mut self.begins) {
            // An object that was never written is marked as free.
            let kind = if place == 0 { "65535 f" } else { "00000 n" };
            write!(self.out, "{place:010} {kind}\r\n")?;
        }
        let (catalog, info) = (catalog.get(), info.get());
        let trailer = format!(
            "trailer\n<</Size {count}/Root {catalog} 0 R/Info {info} 0 R>>\n\
             startxref\n{begin}\n%%EOF\n"
        );
        self.put(trailer.as_bytes())?;
        self.out.flush()
    }
}

/// Compresses data for the "Flate" filter.
pub(super) fn compressed(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(7));
    let done = encoder.write_all(data).and_then(|()| encoder.finish());
    // Writing to memory cannot fail.
    done.unwrap_or_default()
}

/// A name in a PDF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PdfName(String);

impl PdfName {
    pub(super) fn new(kind: &str, which: impl std::fmt::Display) -> Self {
        Self(format!("{kind}{which}"))
    }

    pub(super) fn name(&self) -> Name<'_> {
        Name(self.0.as_bytes())
    }
}

/// The name of a piece.
pub(super) fn piece_name(piece: Piece) -> PdfName {
    PdfName::new("P", piece.letter())
}

/// The name of an opacity in thousandths.
fn opacity_name(thousandths: u16) -> PdfName {
    PdfName::new("O", thousandths)
}

/// An opacity in thousandths; `None` when it is opaque.
fn thousandths(opacity: f64) -> Option<u16> {
    let thousandths = (opacity.clamp(0.0, 1.0) * 1000.0).round() as u16;
    (thousandths < 1000).then_some(thousandths)
}

/// Writes opacities into the resources of a page or a form.
pub(super) fn write_opacities(resources: &mut ResourceWriter<'_>, opacities: &[u16]) {
    if opacities.is_empty() {
        return;
    }
    let mut states = resources.ext_g_states();
    for opacity in opacities {
        let alpha = f32::from(*opacity) / 1000.0;
        let name = opacity_name(*opacity);
        let mut state = states.insert(name.name()).start::<ExtGraphicsState<'_>>();
        state.non_stroking_alpha(alpha).stroking_alpha(alpha);
    }
}

/// Returns the name of an opacity and adds it to the list if it is new. `None` when it is opaque.
pub(super) fn use_opacity(opacities: &mut Vec<u16>, opacity: f64) -> Option<PdfName> {
    let thousandths = thousandths(opacity)?;
    if !opacities.contains(&thousandths) {
        opacities.push(thousandths);
    }
    Some(opacity_name(thousandths))
}

/// The maximum number of pages per branch. With branches, programs find a page without reading all of them.
const MAX_PAGES: usize = 64;

/// A page tree of two levels: the root has branches, and the branches have pages.
#[derive(Debug)]
pub(super) struct PageTree {
    trunk: Ref,
    /// The branches that are already written.
    branches: Vec<Ref>,
    /// The branch under construction and its pages.
    branch: Option<(Ref, Vec<Ref>)>,
    count: i32,
}

impl PageTree {
    pub(super) fn new(objects: &mut Objects<'_>) -> Self {
        Self {
            trunk: objects.next(),
            branches: Vec::new(),
            branch: None,
            count: 0,
        }
    }

    /// Adds a page and returns its parent.
    pub(super) fn add(&mut self, page: Ref, objects: &mut Objects<'_>) -> io::Result<Ref> {
        self.count += 1;
        let (parent, pages) = self
            .branch
            .get_or_insert_with(|| (objects.next(), Vec::new()));
        let parent = *parent;
        pages.push(page);
        if pages.len() == MAX_PAGES {
            self.write_branch(objects)?;
        }
        Ok(parent)
    }

    fn write_branch(&mut self, objects: &mut Objects<'_>) -> io::Result<()> {
        let Some((id, pages)) = self.branch.take() else {
            return Ok(());
        };
        self.branches.push(id);
        let mut chunk = single();
        let mut branch = chunk.pages(id);
        branch.parent(self.trunk);
        branch.count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        branch.kids(pages);
        branch.finish();
        objects.write(&chunk)
    }

    /// Writes the remaining branch and the root. Returns the root.
    pub(super) fn end(&mut self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        self.write_branch(objects)?;
        let mut chunk = single();
        let mut trunk = chunk.pages(self.trunk);
        trunk.count(self.count);
        trunk.kids(self.branches.iter().copied());
        trunk.finish();
        objects.write(&chunk)?;
        Ok(self.trunk)
    }
}
