//! Keys of commands.

/// A key with its modifiers. The key has the name that egui gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Keys {
    /// Ctrl, or Command on a Mac.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
    /// Alt, or Option on a Mac.
    pub alt: bool,
    /// Such as `S`, `Down`, `F1`.
    pub key: &'static str,
}

pub(super) const fn key(key: &'static str) -> Keys {
    Keys {
        ctrl: false,
        shift: false,
        alt: false,
        key,
    }
}

pub(super) const fn ctrl(name: &'static str) -> Keys {
    Keys {
        ctrl: true,
        ..key(name)
    }
}

pub(super) const fn ctrl_shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..ctrl(name)
    }
}

pub(super) const fn shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..key(name)
    }
}

pub(super) const fn alt(name: &'static str) -> Keys {
    Keys {
        alt: true,
        ..key(name)
    }
}

pub(super) const fn alt_shift(name: &'static str) -> Keys {
    Keys {
        shift: true,
        ..alt(name)
    }
}

pub(super) const fn ctrl_alt(name: &'static str) -> Keys {
    Keys {
        alt: true,
        ..ctrl(name)
    }
}
