//! Says what the Syzygy tables of a folder know about the FENs of standard input, one answer for each line:
//! `cargo run -p tabiya-tables --example probe -- FOLDER < FENS`.

use std::cell::RefCell;
use std::collections::HashMap;
use std::error::Error;
use std::io::{self, BufRead as _, BufWriter, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_notation::fen::read_fen;
use tabiya_tables::syzygy::{Kind, Table};
use tabiya_tables::{Material, Probe, Shelf, TableError};

/// The tables that were looked for; `None` for a table that the folder lacks.
type OpenTables = HashMap<(Material, Kind), Option<Arc<Table>>>;

struct Folder {
    path: PathBuf,
    open: RefCell<OpenTables>,
}

impl Shelf for Folder {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        if let Some(known) = self.open.borrow().get(&(material, kind)) {
            return Ok(known.clone());
        }
        let name = format!("{}.{}", material.name(), kind.ending());
        let table = match std::fs::read(self.path.join(name)) {
            Ok(bytes) => {
                let bytes: Arc<[u8]> = bytes.into();
                Some(Arc::new(Table::open(Box::new(bytes), material, kind)?))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(_) => return Err(TableError::Unreadable),
        };
        let mut open = self.open.borrow_mut();
        open.insert((material, kind), table.clone());
        Ok(table)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).ok_or("name a folder")?;
    let folder = Folder {
        path: path.into(),
        open: RefCell::default(),
    };
    let probe = Probe::new(&folder);
    let mut answers = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let position = read_fen(&line?)?;
        let answer = probe.wdl(&position).and_then(|wdl| {
            let dtz = probe.dtz(&position)?;
            Ok(format!("{} {dtz}", wdl.number()))
        });
        match answer {
            Ok(answer) => writeln!(answers, "{answer}")?,
            Err(error) => writeln!(answers, "{error}")?,
        }
    }
    Ok(())
}
