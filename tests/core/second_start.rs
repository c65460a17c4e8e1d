//! A second start hands over its files completely, once, to no other user, and in bounded time, whatever the
//! other side does.

use proptest::prelude::*;
use std::ffi::OsString;
use std::fs;
use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use tabiya_desktop::services::InstanceListener;
use tabiya_desktop::system::second_start::{
    Handed, Handing, Host, ListeningPlace, MAX_MESSAGE_BYTES, NotListening, look_for_host,
    message_of, read_message,
};
use tempfile::TempDir;

/// Whether a window has accepted the things.
fn hand_over(place: &ListeningPlace, things: &[Handed]) -> bool {
    tabiya_desktop::system::second_start::hand_over(place, things) == Handing::Taken
}

fn is_answered(place: &ListeningPlace) -> bool {
    look_for_host(place) == Host::Greets
}

/// A folder with the permissions that the system gives to a user's runtime folder.
fn runtime() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
    folder
}

fn place_on(folder: &Path, display: &str) -> ListeningPlace {
    ListeningPlace::of("tabiya", |name| match name {
        "XDG_RUNTIME_DIR" => Some(folder.as_os_str().to_owned()),
        "DISPLAY" => Some(OsString::from(display)),
        _ => None,
    })
    .unwrap()
}

fn place(folder: &TempDir) -> ListeningPlace {
    place_on(folder.path(), ":7")
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
    let odd = OsString::from_vec(b"/tmp/\xff\n odd".to_vec());
    vec![
        Handed::File(PathBuf::from("/tmp/a b.fen")),
        Handed::File(PathBuf::from(odd)),
        Handed::Text("8/8/8/8/8/8/8/K1k5 w - - 0 1".to_owned()),
        Handed::Input(vec![0, 255, b'\n']),
    ]
}

/// The only socket in the folder.
fn socket(folder: &TempDir) -> PathBuf {
    let entries = fs::read_dir(folder.path().join("tabiya")).unwrap();
    let mut paths = entries.map(|entry| entry.unwrap().path());
    paths
        .find(|path| path.extension().unwrap() == "socket")
        .unwrap()
}

#[test]
fn messages_arrive_in_order() {
    let folder = runtime();
    let (_window, seen) = window(&place(&folder));
    for things in [things(), Vec::new(), things()] {
        assert!(is_answered(&place(&folder)));
        assert!(hand_over(&place(&folder), &things));
        assert_eq!(seen.recv().unwrap(), things);
    }
    assert!(seen.try_recv().is_err(), "nothing comes twice");
}

#[test]
fn a_long_text_arrives_and_an_oversized_one_is_not_sent() {
    let folder = runtime();
    let (_window, seen) = window(&place(&folder));
    let long = vec![Handed::Input(vec![b'8'; MAX_MESSAGE_BYTES - 100])];
    assert!(hand_over(&place(&folder), &long));
    assert_eq!(seen.recv().unwrap(), long);
    let too_long = vec![Handed::Input(vec![b'8'; MAX_MESSAGE_BYTES])];
    assert!(!hand_over(&place(&folder), &too_long));
    assert!(seen.try_recv().is_err());
}

#[test]
fn windows_on_other_displays_are_not_contacted() {
    let folder = runtime();
    let (_window, _seen) = window(&place(&folder));
    assert!(!is_answered(&place_on(folder.path(), ":8")));
    assert!(!hand_over(&place_on(folder.path(), ":8"), &things()));
}

#[test]
fn there_is_one_listener_at_a_time() {
    let folder = runtime();
    let (first, _seen) = window(&place(&folder));
    assert!(InstanceListener::begin(&place(&folder)).is_err());
    drop(first);
    assert!(!is_answered(&place(&folder)));
    let (_second, seen) = window(&place(&folder));
    assert!(hand_over(&place(&folder), &things()));
    assert_eq!(seen.recv().unwrap(), things());
}

#[test]
fn a_dead_socket_is_cleared_by_the_next_window() {
    let folder = runtime();
    drop(window(&place(&folder)));
    // A killed program leaves such a socket.
    let name = folder.path().join("tabiya").join("x11_3a_7.socket");
    drop(UnixListener::bind(&name).unwrap());
    assert!(!is_answered(&place(&folder)));
    let (_window, seen) = window(&place(&folder));
    assert_eq!(socket(&folder), name);
    assert!(hand_over(&place(&folder), &things()));
    assert_eq!(seen.recv().unwrap(), things());
}

#[test]
fn a_hanging_window_takes_nothing_later_either() {
    let folder = runtime();
    let listener = InstanceListener::begin(&place(&folder)).unwrap();
    // It has looked once, and does not look again.
    assert_eq!(listener.take(), None);
    assert!(!hand_over(&place(&folder), &things()));
    assert_eq!(listener.take(), None);
}

/// Starts many second starts at once, each of which hands over a text of its own, and returns their results.
fn many_starts(folder: &TempDir) -> Vec<thread::JoinHandle<Handing>> {
    let start = |number: u32| {
        let place = place(folder);
        let things = [Handed::Text(number.to_string())];
        thread::spawn(move || tabiya_desktop::system::second_start::hand_over(&place, &things))
    };
    (0..MANY).map(start).collect()
}

fn taken_by(listener: &InstanceListener) -> Vec<Handed> {
    let next = || listener.take();
    std::iter::from_fn(next).flatten().collect()
}

/// The things received by a window that looks once a second, until all starts have ended.
fn taken_until_the_end(
    listener: &InstanceListener,
    starts: &[thread::JoinHandle<Handing>],
) -> Vec<Handed> {
    let mut taken = taken_by(listener);
    while !starts.iter().all(thread::JoinHandle::is_finished) {
        thread::sleep(Duration::from_secs(1));
        taken.extend(taken_by(listener));
    }
    taken
}

fn numbers(mut taken: Vec<Handed>) -> Vec<u32> {
    let number = |thing| match thing {
        Handed::Text(text) => text.parse().unwrap(),
        other => panic!("{other:?}"),
    };
    let mut numbers: Vec<u32> = taken.drain(..).map(number).collect();
    numbers.sort_unstable();
    numbers
}

const MANY: u32 = 30;

#[test]
fn a_window_that_looks_once_a_second_takes_many_simultaneous_starts() {
    let folder = runtime();
    let listener = InstanceListener::begin(&place(&folder)).unwrap();
    assert_eq!(listener.take(), None);
    let starts = many_starts(&folder);
    let taken = taken_until_the_end(&listener, &starts);
    for start in starts {
        assert_eq!(start.join().unwrap(), Handing::Taken);
    }
    assert_eq!(numbers(taken), (0..MANY).collect::<Vec<_>>());
    assert_eq!(listener.take(), None, "nothing comes twice");
}

#[test]
fn messages_before_the_first_frame_are_kept() {
    let folder = runtime();
    let listener = InstanceListener::begin(&place(&folder)).unwrap();
    let starts = many_starts(&folder);
    // Longer than starts wait for a window that has looked before.
    thread::sleep(Duration::from_secs(3));
    let taken = taken_until_the_end(&listener, &starts);
    for start in starts {
        assert_eq!(start.join().unwrap(), Handing::Taken);
    }
    assert_eq!(numbers(taken), (0..MANY).collect::<Vec<_>>());
}

#[test]
fn starts_that_wait_for_an_ending_window_fail_at_once() {
    let folder = runtime();
    let name = folder.path().join("tabiya").join("x11_3a_7.socket");
    drop(InstanceListener::begin(&place(&folder)).unwrap());
    let host = UnixListener::bind(&name).unwrap();
    let ending = thread::spawn(move || {
        let (mut guest, _) = host.accept().unwrap();
        guest.write_all(b"second start 2\n").unwrap();
        let mut begun = [0; 4];
        guest.read_exact(&mut begun).unwrap();
    });
    let handing = tabiya_desktop::system::second_start::hand_over(&place(&folder), &things());
    assert_eq!(handing, Handing::HostWent);
    ending.join().unwrap();
}

#[test]
fn a_message_of_a_guest_that_has_left_is_not_taken() {
    let folder = runtime();
    let listener = InstanceListener::begin(&place(&folder)).unwrap();
    let (came, comes) = channel();
    listener.wake_by(move || came.send(()).unwrap());
    let mut guest = UnixStream::connect(socket(&folder)).unwrap();
    guest.read_exact(&mut [0; 15]).unwrap();
    let message = message_of(&things()).unwrap();
    let len = u32::try_from(message.len()).unwrap();
    guest.write_all(&len.to_le_bytes()).unwrap();
    guest.write_all(&message).unwrap();
    comes.recv().unwrap();
    // Closing would not suffice: a program that another test is starting may still hold the connection.
    guest.shutdown(Shutdown::Both).unwrap();
    assert_eq!(listener.take(), None);
}

#[test]
fn one_of_many_simultaneous_windows_listens_and_the_others_know() {
    let folder = runtime();
    let begin = |_| {
        let place = place(&folder);
        thread::spawn(move || InstanceListener::begin(&place))
    };
    let begun: Vec<_> = (0..MANY).map(begin).collect();
    let begun: Vec<_> = begun.into_iter().map(|one| one.join().unwrap()).collect();
    assert_eq!(begun.iter().filter(|one| one.is_ok()).count(), 1);
    let others = begun.iter().filter_map(|one| one.as_ref().err());
    assert!(
        others
            .into_iter()
            .all(|why| *why == NotListening::AnotherDoes)
    );
}

#[test]
fn a_hanging_process_is_sent_nothing() {
    let folder = runtime();
    drop(window(&place(&folder)));
    let name = folder.path().join("tabiya").join("x11_3a_7.socket");
    let frozen = UnixListener::bind(&name).unwrap();
    assert!(!hand_over(&place(&folder), &things()));
    let (mut guest, _) = frozen.accept().unwrap();
    let mut sent = Vec::new();
    guest.read_to_end(&mut sent).unwrap();
    assert_eq!(sent, [] as [u8; 0]);
}

#[test]
fn a_host_with_another_greeting_is_sent_nothing() {
    let folder = runtime();
    drop(window(&place(&folder)));
    let name = folder.path().join("tabiya").join("x11_3a_7.socket");
    let other = UnixListener::bind(&name).unwrap();
    let host = thread::spawn(move || {
        let (mut guest, _) = other.accept().unwrap();
        guest.write_all(b"second start 1\nand more").unwrap();
        let mut sent = Vec::new();
        // The connection may break before everything has been read.
        drop(guest.read_to_end(&mut sent));
        sent
    });
    assert!(!hand_over(&place(&folder), &things()));
    assert_eq!(host.join().unwrap(), [] as [u8; 0]);
}

#[test]
fn without_a_private_folder_nobody_listens_and_nothing_is_sent() {
    let open = runtime();
    fs::set_permissions(open.path(), fs::Permissions::from_mode(0o755)).unwrap();
    assert!(InstanceListener::begin(&place(&open)).is_err());
    assert_eq!(fs::read_dir(open.path()).unwrap().count(), 0);

    let open_within = runtime();
    let within = open_within.path().join("tabiya");
    fs::create_dir(&within).unwrap();
    fs::set_permissions(&within, fs::Permissions::from_mode(0o750)).unwrap();
    assert!(InstanceListener::begin(&place(&open_within)).is_err());

    let (elsewhere, linked) = (runtime(), runtime());
    symlink(elsewhere.path(), linked.path().join("tabiya")).unwrap();
    assert!(InstanceListener::begin(&place(&linked)).is_err());
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);

    let gone = place_on(Path::new("/nonexistent/run"), ":7");
    assert!(InstanceListener::begin(&gone).is_err());
    assert!(!is_answered(&gone) && !hand_over(&gone, &things()));
}

#[test]
fn garbage_endless_and_slow_guests_are_dropped_and_the_next_is_served() {
    let folder = runtime();
    let (_window, seen) = window(&place(&folder));
    let knock = || {
        let mut guest = UnixStream::connect(socket(&folder)).unwrap();
        guest
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        let mut greeting = [0; 15];
        guest.read_exact(&mut greeting).unwrap();
        guest
    };
    let answer = |mut guest: UnixStream| {
        let mut answer = Vec::new();
        drop(guest.read_to_end(&mut answer));
        answer
    };
    // This is not a message.
    let mut garbage = knock();
    garbage.write_all(&5_u32.to_le_bytes()).unwrap();
    garbage.write_all(b"hello").unwrap();
    assert_eq!(answer(garbage), b"-");
    // This is longer than any message may be, so it is not even read.
    let mut endless = knock();
    endless.write_all(&u32::MAX.to_le_bytes()).unwrap();
    assert_eq!(answer(endless), b"");
    // The guest sends nothing, or begins and does not continue.
    let silent = knock();
    assert_eq!(answer(silent), b"");
    let mut slow = knock();
    slow.write_all(&100_u32.to_le_bytes()).unwrap();
    slow.write_all(b"F").unwrap();
    assert_eq!(answer(slow), b"");
    // The guest disconnects in the middle.
    drop(knock());
    let many: Vec<_> = (0..40)
        .map(|_| UnixStream::connect(socket(&folder)))
        .collect();
    drop(many);
    let is_served = (0..60).any(|_| hand_over(&place(&folder), &things()));
    assert!(is_served);
    assert_eq!(seen.recv().unwrap(), things());
}

#[test]
fn a_relative_path_is_no_message() {
    let relative = message_of(&[Handed::File(PathBuf::from("b.fen"))]).unwrap();
    assert_eq!(read_message(&relative), None);
}

fn any_thing() -> impl Strategy<Value = Handed> {
    let name = prop::collection::vec(1_u8.., 0..40);
    prop_oneof![
        name.prop_map(|name| {
            let name = [b"/".as_slice(), &name].concat();
            Handed::File(PathBuf::from(OsString::from_vec(name)))
        }),
        any::<String>().prop_map(Handed::Text),
        prop::collection::vec(any::<u8>(), 0..200).prop_map(Handed::Input),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_written_message_is_read_back(things in prop::collection::vec(any_thing(), 0..20)) {
        let message = message_of(&things).unwrap();
        prop_assert_eq!(read_message(&message), Some(things));
    }

    #[test]
    fn a_truncated_or_extended_message_is_refused(
        things in prop::collection::vec(any_thing(), 1..6),
        cut in any::<prop::sample::Index>(),
    ) {
        let message = message_of(&things).unwrap();
        let cut = cut.index(message.len());
        let read = read_message(&message[..cut]);
        // A message that is cut after one of the things would be a complete shorter message, but then its stated length
        // is wrong.
        prop_assert!(read.is_none_or(|read| read.len() < things.len()));
        let longer = [message.as_slice(), b"F"].concat();
        prop_assert_eq!(read_message(&longer), None);
    }

    #[test]
    fn any_bytes_are_read_as_a_message_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        if let Some(things) = read_message(&bytes) {
            prop_assert_eq!(message_of(&things), Some(bytes));
        }
    }
}
