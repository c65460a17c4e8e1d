//! The graphics renderers: OpenGL on every system; wgpu where the system's own graphics interfaces are better
//! maintained (Windows, macOS) or where the feature `wgpu` requests it.

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
