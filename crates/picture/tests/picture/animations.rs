//! Animations of lines as files: their frames, times and pixels as other decoders read them.

mod games;
mod moving_svg;
mod pixels;
mod small;
