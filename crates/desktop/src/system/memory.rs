//! How much memory this process may take.

/// The program itself, its libraries and reserved addresses that hold nothing need no more addresses than this.
#[cfg(target_os = "linux")]
const BESIDE_DATA: u64 = 1 << 30;

/// Has the system give this process no more memory than so many bytes, and write none of it to a file when the
/// process ends because of that. Where the system cannot, nothing changes.
#[cfg(target_os = "linux")]
pub fn bound_memory(bytes: u64) {
    use rustix::process::Resource;

    // Linux before 4.7 counts little as data, and there the addresses are the bound.
    bound(Resource::Data, bytes);
    bound(Resource::As, bytes.saturating_add(BESIDE_DATA));
    bound(Resource::Core, 0);
}

#[cfg(target_os = "linux")]
fn bound(resource: rustix::process::Resource, most: u64) {
    use rustix::process::{Rlimit, getrlimit, setrlimit};

    let given = getrlimit(resource);
    // The process that started this one may have given it less.
    let least = |given: Option<u64>| Some(given.map_or(most, |given| given.min(most)));
    let limit = Rlimit {
        current: least(given.current),
        maximum: least(given.maximum),
    };
    if let Err(error) = setrlimit(resource, limit) {
        log::warn!("{resource:?} is not bounded: {error}");
    }
}

/// Has the system give this process no more than so many bytes. Where it cannot, nothing changes.
#[cfg(not(target_os = "linux"))]
pub fn bound_memory(_bytes: u64) {}
