//! The native program from outside: for bad input of every kind exit code 2, nothing on
//! standard output and one line that names where, what and what was expected; and
//! outputs that are gone.

mod program;

use program::{IDS, bad, fails, played, utf8};
use std::ffi::OsString;
use std::process::{Command, Stdio};

#[test]
fn commands_and_missing_arguments() {
    fails(&[], "dama: expected a command; see 'dama help'");
    fails(
        &["chess"],
        "dama: command, 'chess': expected perft, moves,%",
    );
    fails(&["--version"], "dama: command, '--version': expected%");
    fails(&[""], "dama: command, '': expected%");
    let perft = "dama: perft: expected <id> <depth> [position] [--time]";
    fails(&["perft"], perft);
    fails(&["perft", "turkish"], perft);
    fails(&["perft", "turkish", "1", "W:Wa3:Bh6", "W:Wa3:Bh6"], perft);
    for command in ["moves", "show"] {
        let usage = format!("dama: {command}: expected <id> <position>");
        fails(&[command], &usage);
        fails(&[command, "turkish"], &usage);
        fails(&[command, "turkish", "W:Wa3:Bh6", "more"], &usage);
    }
    fails(&["play"], "dama: play: expected <id>%");
    fails(
        &["rules", "tama", "turkish"],
        "dama: rules: expected at most%",
    );
    fails(
        &["play", "tama", "--from"],
        "dama: --from: expected a position",
    );
}

#[test]
fn unknown_ids_and_options() {
    let ids = IDS.join(" ");
    for words in [
        &["perft", "chess", "3"][..],
        &["moves", "chess", "W:Wa3:Bh6"],
        &["play", "chess"],
        &["play", "chess", "a3-a4"],
        &["show", "chess", "W:Wa3:Bh6"],
        &["rules", "chess"],
    ] {
        let wanted = format!("dama: game, 'chess': unknown rule set; expected one of {ids}");
        fails(words, &wanted);
    }
    fails(&["rules", "Turkish"], "dama: game, 'Turkish': unknown%");
    fails(
        &["play", "tama", "--fast"],
        "dama: option, '--fast': expected --from or --free",
    );
    fails(
        &["perft", "tama", "3", "--fast"],
        "dama: option, '--fast': expected --time",
    );
    for words in [["moves", "tama", "--time"], ["show", "tama", "--time"]] {
        fails(&words, "dama: option, '--time': expected none");
    }
    fails(
        &["play", "dhamet", "--free", "--from", "W:Wa3:Bh6"],
        "dama: --free: expected without --from",
    );
}

#[test]
fn bad_depths() {
    for depth in ["41", "-1", "+3", "3.0", "x", "", " 3", "4294967296", "٣"] {
        let wanted = format!("dama: depth, '{depth}': expected a number from 0 to 40");
        fails(&["perft", "turkish", depth], &wanted);
    }
}

#[test]
fn bad_positions_name_field_and_token() {
    for command in ["moves", "show", "perft", "play"] {
        let fails = |text: &str, wanted: &str| {
            let words: &[&str] = match command {
                "perft" => &["perft", "turkish", "3", text],
                "play" => &["play", "turkish", "--from", text],
                _ => &[command, "turkish", text],
            };
            fails(words, &format!("dama: position: {wanted}"));
        };
        fails("", "side to move, '': expected W or B");
        fails(
            "W:Wa3,a3:Bh6",
            "white's list, 'a3': the square is named twice",
        );
        fails(
            "W:Wa3:Bh6,z9",
            "black's list, 'z9': the board has no such square",
        );
        fails("W:Wa3:Bh6:H51", "field H, '51': expected at most 50 (0-12)");
        fails("W:Wa8:Bh6", "white's list, 'a8': a man there would%");
        fails("W:Wa3:Bh6:Sh6", "field S, 'h6': this game has no huff");
    }
}

#[test]
fn bad_moves_name_number_and_token() {
    fails(
        &["play", "turkish", "a3-a4", "h6-h5", "a4-a3"],
        "dama: move 3, 'a4-a3': a man does not go backward; expected a2-a3 a4-a5 a4-b4 b3-a3%",
    );
    fails(
        &["play", "turkish", "a3-a4 a6-a5 a4-b4"],
        "dama: move 3, 'a4-b4': a capture is due; expected a4xa8",
    );
    fails(
        &["play", "dhamet", "f4-e5"],
        "dama: move 1, 'f4-e5': the fixed opening is in force; expected d4-e5",
    );
    fails(
        &["play", "turkish", "a3-a4", "nonsense"],
        "dama: move 2, 'nonsense': the board has no square 'nonsense'; expected a6-a5%",
    );
    fails(
        &["play", "turkish", "a3"],
        "dama: move 1, 'a3': expected a move like b3-b4 or a4xc4",
    );
    fails(&["play", "turkish", ""], "dama: move, '': expected a move");
    fails(
        &["play", "turkish", "huff"],
        "dama: move 1, 'huff': expected a square after 'huff'",
    );
    let start = "W:Wa1,d1:Ba2,e5";
    fails(
        &["play", "la-dama", "--from", start, "d1-d2", "~d2"],
        "dama: move 2, '~d2': the piece there may not be huffed now; expected a2-b1 a2-b2%",
    );
    let line = bad(&["play", "la-dama", "--from", start, "d1-d2", "oblige"]);
    assert!(line.starts_with("dama: move 2, 'oblige': there is no move to take back"));
    assert!(line.ends_with(" ~a1"), "{line}");
    fails(
        &["play", "turkish", "1-0", "a3-a4"],
        "dama: move 2, 'a3-a4': the game is over; expected no further move",
    );
    fails(
        &[
            "play",
            "la-dama",
            "--from",
            "W:Wc1:Bb2,b4,d2,d4,a5",
            "c1xc5",
        ],
        "dama: move 1, 'c1xc5': several moves share start and end; \
         expected one of c1xa3xc5 c1xe3xc5",
    );
    // a long list is cut short
    let line = bad(&["play", "la-dama", "--from", "W:WKc3,Ka1:BKe5", "a5-a4"]);
    assert!(line.ends_with(" more") && line.len() < 300, "{line}");
}

/// Line breaks and controls of an argument are quoted as blanks.
#[test]
fn what_an_argument_holds_stays_on_the_line() {
    for breaking in [
        "a\nb",
        "a\r\nb",
        "\x1b[31m",
        "a\u{2028}b",
        "a\u{85}b",
        "\u{7}",
    ] {
        bad(&[breaking]);
        bad(&["rules", breaking]);
        bad(&["perft", "turkish", breaking]);
        bad(&["moves", "turkish", breaking]);
        bad(&["moves", "turkish", &format!("W:Wa3:Bh6,{breaking}")]);
        bad(&["play", "turkish", &format!("a3-a4{breaking}")]);
        bad(&["play", "turkish", "--from", breaking]);
        bad(&["play", "turkish", &format!("--{breaking}")]);
    }
    // blanks between moves may be line breaks
    assert_eq!(
        played(&["turkish", "--from", "W:Wa3:Bh6", "a3-a4\nh6-h5\n"]).0,
        "W:Wa4:Bh5:F2"
    );
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStringExt;
    let word = |bytes: &[u8]| OsString::from_vec(bytes.to_vec());
    let line = bad(&[word(b"\xff")]);
    assert_eq!(line, "dama: argument 1, '\u{fffd}': expected UTF-8 text");
    let line = bad(&[word(b"play"), word(b"turkish"), word(b"a3-a4\xc3\n")]);
    assert_eq!(
        line,
        "dama: argument 3, 'a3-a4\u{fffd} ': expected UTF-8 text"
    );
}

/// A reader that goes away early ends the program quietly.
#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_panic() {
    for words in [&["rules"][..], &["help"], &["perft", "turkish", "5"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_dama"))
            .args(words)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(utf8(output.stderr), "", "{words:?}");
        assert!(output.status.success(), "{words:?}: {}", output.status);
    }
    // with standard error gone the exit code still tells
    let mut child = Command::new(env!("CARGO_BIN_EXE_dama"))
        .arg("chess")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stderr.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
}

/// Output that cannot be written is told, and is not the input's fault.
#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_dama"))
        .arg("rules")
        .stdout(full.expect("the device"))
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let line = utf8(output.stderr);
    assert!(line.starts_with("dama: output: "), "{line}");
    assert_eq!(line.lines().count(), 1);
}
