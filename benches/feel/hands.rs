//! Keys and pointer without another process in between: requests of the XTEST extension.

use std::io::IoSlice;
use x11rb::connection::{Connection as _, RequestConnection as _};
use x11rb::protocol::xproto::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

const FAKE_INPUT: u8 = 2;
const KEY_PRESS: u8 = 2;
const KEY_RELEASE: u8 = 3;
const BUTTON_PRESS: u8 = 4;
const BUTTON_RELEASE: u8 = 5;
const MOTION: u8 = 6;
const LEFT_BUTTON: u8 = 1;

pub(super) struct Hands {
    connection: RustConnection,
    root: u32,
    extension: u8,
}

impl Hands {
    pub(super) fn new(display: &str) -> Self {
        let (connection, screen) = RustConnection::connect(Some(display)).expect("the server");
        let root = connection.setup().roots[screen].root;
        let extension = connection
            .extension_information("XTEST")
            .expect("an answer")
            .expect("XTEST")
            .major_opcode;
        Self {
            connection,
            root,
            extension,
        }
    }

    /// Presses and lets go of a key by its keysym.
    pub(super) fn press(&self, keysym: u32) {
        let code = self.code(keysym);
        self.fake(KEY_PRESS, code, (0, 0));
        self.fake(KEY_RELEASE, code, (0, 0));
        self.sync();
    }

    pub(super) fn move_to(&self, to: (i16, i16)) {
        self.fake(MOTION, 0, to);
        self.sync();
    }

    pub(super) fn hold(&self) {
        self.fake(BUTTON_PRESS, LEFT_BUTTON, (0, 0));
        self.sync();
    }

    pub(super) fn let_go(&self) {
        self.fake(BUTTON_RELEASE, LEFT_BUTTON, (0, 0));
        self.sync();
    }

    fn code(&self, keysym: u32) -> u8 {
        let setup = self.connection.setup();
        let count = setup.max_keycode - setup.min_keycode + 1;
        let map = self
            .connection
            .get_keyboard_mapping(setup.min_keycode, count)
            .expect("a question")
            .reply()
            .expect("an answer");
        let per_code = usize::from(map.keysyms_per_keycode);
        let has_it = |keysyms: &[u32]| keysyms.first() == Some(&keysym);
        let found = map.keysyms.chunks_exact(per_code).position(has_it);
        let found = u8::try_from(found.expect("such a key")).expect("few keys");
        setup.min_keycode + found
    }

    fn fake(&self, kind: u8, detail: u8, (x, y): (i16, i16)) {
        let mut request = [0; 36];
        request[0] = self.extension;
        request[1] = FAKE_INPUT;
        // The length in words.
        request[2..4].copy_from_slice(&9_u16.to_ne_bytes());
        request[4] = kind;
        request[5] = detail;
        request[12..16].copy_from_slice(&self.root.to_ne_bytes());
        request[24..26].copy_from_slice(&x.to_ne_bytes());
        request[26..28].copy_from_slice(&y.to_ne_bytes());
        self.connection
            .send_request_without_reply(&[IoSlice::new(&request)], Vec::new())
            .expect("the request")
            .ignore_error();
    }

    /// Until the server has done what it was asked.
    fn sync(&self) {
        let focus = self.connection.get_input_focus().expect("a question");
        focus.reply().expect("an answer");
    }
}
