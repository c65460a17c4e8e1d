//! temporary, until branch sources
use super::{Scan, ScanFault};
use crate::recognise::Doubt;
#[derive(Clone, Debug, PartialEq)]
pub struct FoundBoard {
    pub fen: String,
    pub is_written: bool,
    pub is_white_below: bool,
    pub doubts: Vec<Doubt>,
    pub confidence: f32,
    pub page: u32,
    pub place: u32,
    pub corners: [[f32; 2]; 4],
    pub crop: Option<Crop>,
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crop { pub side: u32, pub rgb: Vec<u8> }
pub fn found_in(bytes: &[u8]) -> Result<Vec<FoundBoard>, ScanFault> {
    let scan = Scan::of_file(bytes)?;
    let readings = scan.boards().map_err(|size| ScanFault::TooLarge { width: size.width as u32, height: size.height as u32 })?;
    Ok(readings.into_iter().zip(1..).map(|(reading, place)| FoundBoard {
        fen: reading.fen(), is_written: false, is_white_below: reading.is_white_below, doubts: reading.doubts.clone(),
        confidence: reading.confidence, page: 1, place, corners: [[0.0; 2]; 4], crop: Some(Crop { side: 8, rgb: vec![128; 192] }) }).collect())
}
