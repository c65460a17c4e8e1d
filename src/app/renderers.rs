//! The graphics renderers: OpenGL on every system; wgpu where the system's own graphics interfaces are better
//! maintained (Windows, macOS) or where the feature `wgpu` requests it.
//!
//! `main.rs` tries the renderers one after the other; `trial.rs` does so in a second process where a driver may crash.
//! On Linux OpenGL starts faster and is several times faster without a graphics card, and `wgpu` with its dependencies
//! would be 26 of 301 libraries (`cargo tree -e normal --prefix none | sort -u`). On Windows and macOS the system's own
//! interfaces are better maintained, so `wgpu` is always there.

use super::system::{ORDER, WGPU};
use eframe::Renderer;
use tabiya_cli::{Failure, RendererChoice};

/// The renderers to try, in order.
///
/// # Errors
///
/// Fails if the chosen renderer is not built in.
pub fn renderers(choice: RendererChoice) -> Result<Vec<Renderer>, Failure> {
    let order = match choice {
        RendererChoice::Glow => [Some(Renderer::Glow), None],
        RendererChoice::Wgpu => [Some(WGPU.ok_or(Failure::NoWgpu)?), None],
        RendererChoice::Auto => ORDER,
    };
    Ok(order.into_iter().flatten().collect())
}
