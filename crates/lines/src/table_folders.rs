//! Folders with endgame tables: what is there, and the tables that are open.
//!
//! The files are read by offset and never mapped, because another program could truncate the mapping. Two files of one
//! name are the same table: the one in the folder named first counts.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fmt;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tabiya_tables::syzygy::{Kind, Table};
use tabiya_tables::{Material, Shelf, Source, TableError};

/// The number of tables that stay open.
const MOST_OPEN: usize = 64;
/// The number of bytes that are read at once.
const BLOCK: u64 = 4096;
/// The number of blocks of a table that stay in memory.
const MOST_BLOCKS: usize = 64;

/// A folder that could not be listed.
#[derive(Debug)]
pub struct FolderTrouble {
    /// The folder.
    pub folder: PathBuf,
    /// The reason.
    pub error: io::Error,
}

/// The Syzygy tables in some folders. A table is opened when it is first needed, and at most 64 stay open.
///
/// All calls may wait for a disk.
pub struct TableFolders {
    files: HashMap<(Material, Kind), PathBuf>,
    troubles: Vec<FolderTrouble>,
    open: Mutex<OpenTables>,
}

impl fmt::Debug for TableFolders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("TableFolders");
        shown.field("files", &self.files.len());
        shown
            .field("troubles", &self.troubles)
            .finish_non_exhaustive()
    }
}

impl TableFolders {
    /// Lists the tables in these folders.
    pub fn new(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        let mut listed = Self {
            files: HashMap::new(),
            troubles: Vec::new(),
            open: Mutex::default(),
        };
        for folder in folders {
            if let Err(error) = listed.list(&folder) {
                listed.troubles.push(FolderTrouble { folder, error });
            }
        }
        listed
    }

    /// Lists the tables in the folders of a list such as the option `SyzygyPath` of an engine: they are separated as in
    /// the system's `PATH`.
    pub fn of_list(list: &OsStr) -> Self {
        let is_named = |folder: &PathBuf| !folder.as_os_str().is_empty();
        Self::new(std::env::split_paths(list).filter(is_named))
    }

    /// The number of files with tables.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// The most pieces of a table; 0 if there is none.
    pub fn most_pieces(&self) -> u32 {
        let counts = self.files.keys().map(|(material, _)| material.count());
        counts
            .max()
            .map_or(0, |most| u32::try_from(most).unwrap_or(u32::MAX))
    }

    /// The tables with their files, in the order of their names.
    pub fn all(&self) -> Vec<(Material, Kind, &Path)> {
        let files = self.files.iter();
        let mut all: Vec<_> = files
            .map(|((material, kind), path)| (*material, *kind, path.as_path()))
            .collect();
        all.sort_by_key(|(.., path)| path.file_name());
        all
    }

    /// The folders that could not be listed.
    pub fn troubles(&self) -> &[FolderTrouble] {
        &self.troubles
    }

    /// The file of a table.
    pub fn path(&self, material: Material, kind: Kind) -> Option<&Path> {
        self.files.get(&(material, kind)).map(PathBuf::as_path)
    }

    fn list(&mut self, folder: &Path) -> io::Result<()> {
        for entry in folder.read_dir()? {
            let path = entry?.path();
            if let Some(table) = table_of(&path) {
                self.files.entry(table).or_insert(path);
            }
        }
        Ok(())
    }

    fn open(&self) -> MutexGuard<'_, OpenTables> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for TableFolders {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        let Some(path) = self.path(material, kind) else {
            return Ok(None);
        };
        if let Some(known) = self.open().get((material, kind)) {
            return known.map(Some);
        }
        let table = open_table(path, material, kind).map(Arc::new);
        self.open().put((material, kind), table.clone());
        table.map(Some)
    }
}

/// The table that a file's name promises.
fn table_of(path: &Path) -> Option<(Material, Kind)> {
    let ending = path.extension()?.to_str()?;
    let kinds = [Kind::Results, Kind::Distances];
    let kind = kinds.into_iter().find(|kind| kind.ending() == ending)?;
    let name = path.file_stem()?.to_str()?;
    let material = Material::from_name(name)?;
    (material.name() == name).then_some((material, kind))
}

fn open_table(path: &Path, material: Material, kind: Kind) -> Result<Table, TableError> {
    let unreadable = |_: io::Error| TableError::Unreadable;
    let file = File::open(path).map_err(unreadable)?;
    let metadata = file.metadata().map_err(unreadable)?;
    if !metadata.is_file() {
        return Err(TableError::Foreign);
    }
    let source = TableFile {
        len: metadata.len(),
        read: Mutex::new(ReadBlocks {
            file,
            blocks: Recent::new(MOST_BLOCKS),
        }),
    };
    Table::open(Box::new(source), material, kind)
}

/// The tables that were opened, and the reasons why some could not be.
type Opened = Result<Arc<Table>, TableError>;

struct OpenTables(Recent<(Material, Kind), Opened>);

impl Default for OpenTables {
    fn default() -> Self {
        Self(Recent::new(MOST_OPEN))
    }
}

impl OpenTables {
    fn get(&mut self, table: (Material, Kind)) -> Option<Opened> {
        self.0.get(&table).cloned()
    }

    fn put(&mut self, table: (Material, Kind), opened: Opened) {
        self.0.put(table, opened);
    }
}

/// The values that were asked for most recently, up to a number.
#[derive(Debug)]
struct Recent<K, V> {
    most: usize,
    asked: u64,
    values: HashMap<K, (u64, V)>,
}

impl<K: Copy + Eq + std::hash::Hash, V> Recent<K, V> {
    fn new(most: usize) -> Self {
        Self {
            most,
            asked: 0,
            values: HashMap::new(),
        }
    }

    fn get(&mut self, key: &K) -> Option<&V> {
        let (last, value) = self.values.get_mut(key)?;
        self.asked += 1;
        *last = self.asked;
        Some(value)
    }

    fn put(&mut self, key: K, value: V) {
        if self.values.len() >= self.most {
            let oldest = self.values.iter().min_by_key(|(_, (last, _))| *last);
            if let Some(oldest) = oldest.map(|(key, _)| *key) {
                self.values.remove(&oldest);
            }
        }
        self.asked += 1;
        self.values.insert(key, (self.asked, value));
    }
}

/// A file that is read in blocks.
#[derive(Debug)]
struct TableFile {
    len: u64,
    read: Mutex<ReadBlocks>,
}

#[derive(Debug)]
struct ReadBlocks {
    file: File,
    blocks: Recent<u64, Vec<u8>>,
}

impl Source for TableFile {
    fn byte_len(&self) -> u64 {
        self.len
    }

    fn read_at(&self, place: u64, buffer: &mut [u8]) -> Result<(), TableError> {
        let end = place.checked_add(buffer.len() as u64);
        if end.is_none_or(|end| end > self.len) {
            return Err(TableError::Cut);
        }
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let mut place = place;
        let mut left = buffer;
        while !left.is_empty() {
            let number = place / BLOCK;
            let block = read.block(number, self.len)?;
            let start = usize::try_from(place % BLOCK).unwrap_or(0);
            let bytes = block.get(start..).unwrap_or_default();
            let count = bytes.len().min(left.len());
            if count == 0 {
                return Err(TableError::Cut);
            }
            let (filled, rest) = left.split_at_mut(count);
            filled.copy_from_slice(bytes.get(..count).unwrap_or_default());
            left = rest;
            place += count as u64;
        }
        Ok(())
    }
}

impl ReadBlocks {
    fn block(&mut self, number: u64, len: u64) -> Result<&[u8], TableError> {
        if self.blocks.get(&number).is_none() {
            let start = number * BLOCK;
            let count = usize::try_from(BLOCK.min(len - start)).unwrap_or(0);
            let mut bytes = vec![0; count];
            let sought = self.file.seek(SeekFrom::Start(start));
            let read = sought.and_then(|_| self.file.read_exact(&mut bytes));
            read.map_err(|error| match error.kind() {
                // Another program has truncated it.
                io::ErrorKind::UnexpectedEof => TableError::Cut,
                _ => TableError::Unreadable,
            })?;
            self.blocks.put(number, bytes);
        }
        let block = self.blocks.get(&number).map(Vec::as_slice);
        Ok(block.unwrap_or_default())
    }
}
