//! How much memory this process may take.

/// Has the system give this process no more than so many bytes. Where it cannot, nothing changes.
#[cfg(target_os = "linux")]
pub fn bound_memory(bytes: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let given = getrlimit(Resource::As);
    // Whoever started it may have given it less.
    let least = |given: Option<u64>| Some(given.map_or(bytes, |given| given.min(bytes)));
    let limit = Rlimit {
        current: least(given.current),
        maximum: least(given.maximum),
    };
    if let Err(error) = setrlimit(Resource::As, limit) {
        log::warn!("memory is not bounded: {error}");
    }
}

/// Has the system give this process no more than so many bytes. Where it cannot, nothing changes.
#[cfg(not(target_os = "linux"))]
pub fn bound_memory(_bytes: u64) {}
