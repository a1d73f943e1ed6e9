//! Calling other programs: where the project is, how a call is shown, and what went wrong.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why a command stopped, in words for the person who typed it.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A failure from a message, for `map_err` and `ok_or_else`.
pub fn failure(message: impl Into<String>) -> Failure {
    Failure(message.into())
}

/// The project's root directory.
pub fn root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.ancestors().nth(2).unwrap_or(crate_dir).to_owned()
}

/// Where Cargo puts what it builds: as asked by the environment, else `target/`.
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// A program to be called in the project's root; `run`, `output` or `answers` start it.
pub fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The Cargo that started this program.
pub fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// npm or npx, whose names end in `.cmd` on Windows.
pub fn npm_program(name: &str) -> Command {
    program(if cfg!(windows) {
        format!("{name}.cmd")
    } else {
        name.to_owned()
    })
}

/// A tool from the npm packages, started by Node without npm's own delay.
pub fn node_tool(script: &str) -> Command {
    let mut command = program("node");
    command.arg(script);
    command
}

/// Runs to the end with its output shown; anything but success is a failure.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(failure(format!("`{}` failed ({status})", shown(command))))
    }
}

/// Runs to the end and gives what it printed; its errors are shown.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        return Err(failure(format!(
            "`{}` failed ({})",
            shown(command),
            output.status
        )));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| failure(format!("`{}` did not print text", shown(command))))
}

/// What a program prints when asked, or none when it is not there or refuses.
pub fn answers(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The first of these names that is a file on the search path.
pub fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    names.iter().find_map(|name| {
        let name = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        std::env::split_paths(&path)
            .map(|dir| dir.join(&name))
            .find(|file| file.is_file())
    })
}

/// The search path with a directory before all others.
pub fn path_with(first: &[PathBuf]) -> Result<std::ffi::OsString, Failure> {
    let old = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(first.iter().cloned().chain(std::env::split_paths(&old)))
        .map_err(|error| failure(format!("cannot set PATH: {error}")))
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    failure(format!("cannot start `{}`: {error}", shown(command)))
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
