//! The core of Tabiya for Python: the module `tabiya._native`, which the package in `python/` wraps.
//!
//! Each function exists for one value (`…_one`) and for Arrow arrays (`…_all`). Both call the functions that the
//! command line calls, so results are equal byte for byte. Arrays come and go through the interface of Arrow with `PyCapsule`
//! without a copy of the input. The interpreter is released, and large arrays are split over all processors
//! ([`rows`]). A row that cannot be read gives a verdict and never an exception; a null stays null.

mod checking;
mod columns;
mod describing;
mod keys;
mod moves;
mod normalising;
mod packing;
mod reading;
mod repairing;
mod rows;

use pyo3::prelude::*;

/// The functions of the package `tabiya`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::checking::{check_all, check_one};
    #[pymodule_export]
    use super::describing::{facts_all, facts_one};
    #[pymodule_export]
    use super::keys::{key_all, key_one};
    #[pymodule_export]
    use super::moves::{san_to_uci_all, san_to_uci_one, uci_to_san_all, uci_to_san_one};
    #[pymodule_export]
    use super::normalising::{normalise_all, normalise_one};
    #[pymodule_export]
    use super::packing::{pack_all, pack_one, unpack_all, unpack_one};
    #[pymodule_export]
    use super::reading::read;
    #[pymodule_export]
    use super::repairing::{repair_all, repair_one};
}
