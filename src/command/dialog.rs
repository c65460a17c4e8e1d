//! The dialogs that commands open over the window.

macro_rules! define_dialog {
    ($(
        $(#[$doc:meta])*
        $part:ident: $state:ty {
            actions $name:ident($($action:ident)::+) by $update:path $(, with $($with:ident)+)?;
            $(follows $follow:path $(, with $($follow_with:ident)+)?;)?
            $(keeps_up $keep_up:path $(, with $($keep_up_with:ident)+)?;)?
            $(forgets $forget:path;)?
            $(dialog $dialog:ident: $view:expr $(, closed $closed:path)?;)*
        }
    )*) => {
        /// A dialog that covers the window until it is closed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Dialog {
            /// The command palette, the only dialog that belongs to no feature.
            Palette,
            $($($dialog,)*)*
        }
    };
}
rooms!(define_dialog);
