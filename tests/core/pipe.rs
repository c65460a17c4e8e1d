//! A second start on Windows hands over its files completely, once, and in bounded time.

use interprocess::os::windows::named_pipe::{PipeListenerOptions, PipeMode, pipe_mode};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use tabiya_desktop::services::InstanceListener;
use tabiya_desktop::system::second_start::{
    Handed, Handing, Host, ListeningPlace, MAX_MESSAGE_BYTES, NotListening, hand_over,
    look_for_host,
};

/// A place for one test, different for each.
fn place(name: &str) -> ListeningPlace {
    let display = format!("{name}-{}", std::process::id());
    let found = ListeningPlace::of("tabiya-test", |variable| match variable {
        "SESSIONNAME" => Some(OsString::from(&display)),
        "USERNAME" => Some(OsString::from("someone")),
        "LOCALAPPDATA" => Some(std::env::temp_dir().into_os_string()),
        _ => None,
    });
    found.unwrap()
}

/// A window that takes handed-over things as soon as they arrive.
fn window(place: &ListeningPlace) -> (Arc<InstanceListener>, Receiver<Vec<Handed>>) {
    let listener = Arc::new(InstanceListener::begin(place).unwrap());
    let (taken, seen) = channel();
    let weak = Arc::downgrade(&listener);
    listener.wake_by(move || {
        if let Some(things) = weak.upgrade().and_then(|listener| listener.take()) {
            taken.send(things).unwrap();
        }
    });
    (listener, seen)
}

fn things() -> Vec<Handed> {
    vec![
        Handed::File(PathBuf::from(r"C:\games\a b – Шахматы.fen")),
        Handed::File(PathBuf::from(r"\\server\share\a.fen")),
        Handed::Text("8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned()),
        Handed::Input(vec![0, 255, b'\n']),
    ]
}

#[test]
fn messages_through_the_pipe_arrive_in_order() {
    let place = place("order");
    let (_window, seen) = window(&place);
    for things in [things(), Vec::new(), things()] {
        assert_eq!(look_for_host(&place), Host::Greets);
        assert_eq!(hand_over(&place, &things), Handing::Taken);
        assert_eq!(seen.recv().unwrap(), things);
    }
    assert!(seen.try_recv().is_err(), "nothing comes twice");
}

#[test]
fn a_long_text_passes_the_pipe_and_an_oversized_one_is_not_sent() {
    let place = place("long");
    let (_window, seen) = window(&place);
    let long = vec![Handed::Input(vec![b'8'; MAX_MESSAGE_BYTES - 100])];
    assert_eq!(hand_over(&place, &long), Handing::Taken);
    assert_eq!(seen.recv().unwrap(), long);
    let too_long = vec![Handed::Input(vec![b'8'; MAX_MESSAGE_BYTES])];
    assert_eq!(hand_over(&place, &too_long), Handing::NotTaken);
    assert!(seen.try_recv().is_err());
}

#[test]
fn the_pipe_has_one_listener_until_it_is_closed() {
    let place = place("one");
    let (first, _seen) = window(&place);
    let second = InstanceListener::begin(&place);
    assert_eq!(second.unwrap_err(), NotListening::AnotherDoes);
    assert_eq!(look_for_host(&self::place("another")), Host::IsNotThere);
    drop(first);
    // Its thread releases the pipe shortly.
    let again = std::iter::repeat_with(|| {
        std::thread::sleep(Duration::from_millis(20));
        InstanceListener::begin(&place)
    });
    assert!(again.take(500).any(|begun| begun.is_ok()));
}

#[test]
fn an_unresponsive_window_takes_nothing() {
    let place = place("blind");
    let listener = InstanceListener::begin(&place).unwrap();
    // It has looked once, and so counts as a running window.
    assert_eq!(listener.take(), None);
    assert_eq!(hand_over(&place, &things()), Handing::NotTaken);
    assert_eq!(listener.take(), None);
}

#[test]
fn a_pipe_without_the_greeting_gets_nothing() {
    let place = place("silent");
    let name = format!(
        r"\\.\pipe\tabiya-test--someone-silent_2d_{}",
        std::process::id()
    );
    let mut options = PipeListenerOptions::new().path(OsStr::new(&name));
    options.mode = PipeMode::Messages;
    let pipe = options.create_duplex::<pipe_mode::Messages>().unwrap();
    assert_eq!(look_for_host(&place), Host::IsSilent);
    assert_eq!(hand_over(&place, &things()), Handing::NotTaken);
    let guest = pipe.accept().unwrap();
    assert!(!matches!(guest.peek_msg_len(), Ok(len) if 0 < len));
}
