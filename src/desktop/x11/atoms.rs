//! The names that an X server knows by number.

x11rb::atom_manager! {
    /// These names.
    pub(super) Atoms:
    /// Their numbers on the way.
    AtomCookies {
        ATOM_PAIR,
        CLIPBOARD,
        CLIPBOARD_MANAGER,
        INCR,
        MULTIPLE,
        NULL,
        SAVE_TARGETS,
        TARGETS,
        TEXT,
        TIMESTAMP,
        UTF8_STRING,
        TEXT_PLAIN: b"text/plain",
        URI_LIST: b"text/uri-list",
        TABIYA_SAVE_TARGETS,
        TABIYA_TIME,
        _NET_WM_PID,
        XdndActionCopy,
        XdndAware,
        XdndDrop,
        XdndEnter,
        XdndFinished,
        XdndLeave,
        XdndPosition,
        XdndProxy,
        XdndSelection,
        XdndStatus,
        XdndTypeList,
    }
}
