//! What ends the program early: bad input (exit code 2) or an output that is gone.

use dama_engine::{Rules, RulesId, fen};
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why the program stops.
#[derive(Debug)]
pub enum Failure {
    /// The input is wrong: one line that names where, what and what was expected.
    Input(String),
    /// Standard output cannot be written to.
    Output(io::Error),
}

impl Failure {
    /// Wrong input, told in one line.
    pub fn usage(line: impl Into<String>) -> Failure {
        // whatever was quoted from the input stays on the line and steers no terminal
        let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        Failure::Input(line.into().replace(breaks, " "))
    }

    /// Says it on standard error, and the exit code to leave with.
    pub fn report(self) -> ExitCode {
        // where standard error is gone the exit code still tells
        let say = |line: &dyn Display| {
            let _ = writeln!(io::stderr(), "dama: {line}");
        };
        match self {
            Failure::Input(line) => {
                say(&line);
                ExitCode::from(2)
            }
            // a reader like `head` has seen enough
            Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Failure::Output(e) => {
                say(&format_args!("output: {e}"));
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(e: io::Error) -> Failure {
        Failure::Output(e)
    }
}

/// Refuses the options that a command does not have; `known` names those it has.
pub fn no_options(words: &[&str], known: &str) -> Result<(), Failure> {
    match words.iter().find(|word| word.starts_with("--")) {
        Some(option) => Err(Failure::usage(format!(
            "option, '{option}': expected {known}"
        ))),
        None => Ok(()),
    }
}

/// The rule set of a name.
pub fn rules(name: &str) -> Result<&'static Rules, Failure> {
    let id: RulesId = name
        .parse()
        .map_err(|e| Failure::usage(format!("game, '{name}': {e}")))?;
    Ok(id.rules())
}

/// The position of a position text.
pub fn position(
    rules: &'static Rules,
    text: &str,
) -> Result<(dama_engine::Position, dama_engine::Clocks), Failure> {
    fen::read(rules, text).map_err(|e| Failure::usage(format!("position: {e}")))
}
