//! Running the native program, for its tests.

// Each test program that includes this module uses another part of it.
#![allow(dead_code)]

use std::ffi::OsStr;
use std::process::{Command, Output, Stdio};

pub const IDS: [&str; 8] = [
    "la-dama",
    "la-dama-strict",
    "filippina",
    "tama",
    "dhamet",
    "dhamet-zamma",
    "dhamet-soufla",
    "turkish",
];

pub fn dama<S: AsRef<OsStr>>(words: &[S]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dama"));
    command.args(words).stdin(Stdio::null());
    command.output().expect("the program runs")
}

pub fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

/// Standard output of a run that goes well and says nothing else.
pub fn good(words: &[&str]) -> String {
    let output = dama(words);
    let errors = utf8(output.stderr);
    assert!(output.status.success(), "{words:?}: {errors}");
    assert_eq!(errors, "", "{words:?}");
    utf8(output.stdout)
}

/// The error line of a run that does not.
pub fn bad<S: AsRef<OsStr> + std::fmt::Debug>(words: &[S]) -> String {
    let output = dama(words);
    let line = utf8(output.stderr);
    assert_eq!(output.status.code(), Some(2), "{words:?}: {line}");
    assert_eq!(utf8(output.stdout), "", "{words:?}");
    assert!(line.starts_with("dama: "), "{words:?}: {line}");
    let text = line.strip_suffix('\n').expect("a whole line");
    assert!(!text.contains(char::is_control), "{words:?}: {text:?}");
    text.to_string()
}

/// The error line begins as told; `%` stands for whatever follows.
pub fn fails(words: &[&str], wanted: &str) {
    let line = bad(words);
    match wanted.strip_suffix('%') {
        Some(start) => assert!(line.starts_with(start), "{words:?}: {line}"),
        None => assert_eq!(line, wanted, "{words:?}"),
    }
}

/// The last two lines of a game.
pub fn played(words: &[&str]) -> (String, String) {
    let words = [&["play"], words].concat();
    let text = good(&words);
    let lines: Vec<_> = text.lines().map(str::to_string).collect();
    let [position, last] = &lines[..] else {
        panic!("{words:?}: {text}");
    };
    (position.clone(), last.clone())
}
