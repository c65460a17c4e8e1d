//! What draws the window: OpenGL on every system; wgpu where the system's own interfaces are the better
//! kept ones (Windows, macOS) or where the feature `wgpu` asks for it.

use super::system::{ORDER, WGPU};
use eframe::Renderer;
use tabiya_cli::{Failure, RendererChoice};

/// The renderers to try, in this order.
///
/// # Errors
///
/// The one that was chosen is not built in.
pub fn renderers(choice: RendererChoice) -> Result<Vec<Renderer>, Failure> {
    let order = match choice {
        RendererChoice::Glow => [Some(Renderer::Glow), None],
        RendererChoice::Wgpu => [Some(WGPU.ok_or(Failure::NoWgpu)?), None],
        RendererChoice::Auto => ORDER,
    };
    Ok(order.into_iter().flatten().collect())
}
