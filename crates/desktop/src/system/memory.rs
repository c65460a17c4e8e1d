//! Limits the memory of this process.

/// The address space for the program itself, its libraries and reserved but unused addresses, in bytes.
#[cfg(target_os = "linux")]
const BESIDE_DATA: u64 = 1 << 30;

/// Limits the memory of this process to a number of bytes, and disables core dumps, so that no memory is written to a
/// file when the limit ends the process. Where the system does not support this, nothing changes.
#[cfg(target_os = "linux")]
pub fn bound_memory(bytes: u64) {
    use rustix::process::Resource;

    // Before version 4.7, Linux counts little as data, so the address space is limited as well.
    bound(Resource::Data, bytes);
    bound(Resource::As, bytes.saturating_add(BESIDE_DATA));
    bound(Resource::Core, 0);
}

#[cfg(target_os = "linux")]
fn bound(resource: rustix::process::Resource, most: u64) {
    use rustix::process::{Rlimit, getrlimit, setrlimit};

    let given = getrlimit(resource);
    // The parent process may have set a lower limit.
    let least = |given: Option<u64>| Some(given.map_or(most, |given| given.min(most)));
    let limit = Rlimit {
        current: least(given.current),
        maximum: least(given.maximum),
    };
    if let Err(error) = setrlimit(resource, limit) {
        log::warn!("{resource:?} is not bounded: {error}");
    }
}

/// Limits the memory of this process. This system does not support that, so nothing changes.
#[cfg(not(target_os = "linux"))]
pub fn bound_memory(_bytes: u64) {}
