//! All tests again as a user who is subject to permissions.

use super::this_program::{all_as_ordinary_user, is_root, open_folder};

/// Tests that are not repeated: those that choose their user themselves, and this one.
const NOT_AGAIN: [&str; 2] = ["ordinary_user::", "power_cut::"];

#[test]
fn all_tests_pass_as_an_ordinary_user() {
    if !is_root() {
        eprintln!("an ordinary user runs these tests: nothing to do again");
        return;
    }
    let folder = open_folder();
    let mut all = all_as_ordinary_user(folder.path());
    for name in NOT_AGAIN {
        all.args(["--skip", name]);
    }
    let output = all.arg("--nocapture").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\n{told}");
    let left_out = told.matches("\nskipped ").count();
    let passed = said.matches(" ... ok").count() - left_out;
    assert!(15 <= passed, "hardly anything ran: {said}\n{told}");
    eprintln!("as an ordinary user: {passed} tests, {left_out} are for root only");
}
