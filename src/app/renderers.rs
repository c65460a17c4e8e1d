//! What draws the window: OpenGL on every system; wgpu where the system's own interfaces are the better
//! kept ones (Windows, macOS) or where the feature `wgpu` asks for it.

use super::system::WGPU;
use crate::cli::{Failure, RendererChoice};
use eframe::Renderer;

/// The renderers to try, in this order.
///
/// # Errors
///
/// The one that was chosen is not built in.
pub fn renderers(choice: RendererChoice) -> Result<Vec<Renderer>, Failure> {
    let order = match choice {
        RendererChoice::Glow => [Some(Renderer::Glow), None],
        RendererChoice::Wgpu => [Some(WGPU.ok_or(Failure::NoWgpu)?), None],
        // On Linux OpenGL starts faster and is several times faster without a GPU.
        RendererChoice::Auto if cfg!(target_os = "linux") => [Some(Renderer::Glow), WGPU],
        RendererChoice::Auto => [WGPU, Some(Renderer::Glow)],
    };
    Ok(order.into_iter().flatten().collect())
}
