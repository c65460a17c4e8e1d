//! Completions offered by the shells.

use super::places::{said_by, shared};
use crate::tools::has_tools;

#[test]
fn the_shells_accept_their_completions() {
    let scripts = [
        ("bash", "-n", "bash-completion/completions/tabiya"),
        ("zsh", "-n", "zsh/site-functions/_tabiya"),
        (
            "fish",
            "--no-execute",
            "fish/vendor_completions.d/tabiya.fish",
        ),
    ];
    for (shell, only_read, script) in scripts {
        if has_tools(&[(shell, shell)]) {
            let script = shared(script);
            let complaint = said_by(shell, [only_read.as_ref(), script.as_os_str()]);
            assert_eq!(complaint, "");
        }
    }
}

#[test]
fn bash_offers_commands_options_and_their_values() {
    if !has_tools(&[("bash", "bash")]) {
        return;
    }
    let script = shared("bash-completion/completions/tabiya");
    for (words, expected) in [
        ("tabiya con", "convert"),
        ("tabiya check --j", "--json"),
        ("tabiya convert --to shr", "shredder"),
        ("tabiya render --sheet lett", "letter"),
    ] {
        let ask = format!(
            r#"source "$1"
            COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
            _tabiya tabiya "${{COMP_WORDS[-1]}}" "${{COMP_WORDS[-2]}}"
            echo "${{COMPREPLY[@]}}""#
        );
        let script = script.to_str().unwrap();
        let offered = said_by("bash", ["-c", &ask, "bash", script]);
        assert_eq!(offered.trim(), expected, "{words}");
    }
}
