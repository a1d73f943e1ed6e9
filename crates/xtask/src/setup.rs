//! The set-up: what a fresh machine with Rust and Node still lacks, found or installed.
//!
//! Each part first looks whether there is anything to do, so that a second start is fast.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::SystemTime;

use crate::drivers;
use crate::report::Steps;
use crate::shell::{
    self, Failure, answers, cargo, failure, npm_program, on_path, output, program, run as call,
};

/// What Rust calls the browser.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest Node whose test runner and loaders the checks rely on.
const NODE_MAJOR: u32 = 20;

/// The Chromium that has no windows at all. It draws the same pages, and opens one for a third of
/// what a whole Chromium takes, most of which is a window that nobody sees.
const WITHOUT_WINDOWS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Names under which a Chromium of any make may be found, best known first.
const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// A part of the set-up that can be asked for alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// Rust's standard library for WebAssembly.
    Target,
    /// Rust's formatter and linter, which small installations of Rust leave out.
    Components,
    /// The npm packages of the lock file.
    Npm,
    /// A Chromium for the end-to-end tests.
    Browser,
    /// Firefox and its driver, for the core of them.
    Firefox,
    /// WebKitGTK and its driver, for the core of them.
    WebKit,
}

impl Part {
    /// Every part that the standard suite needs, in the order of doing.
    pub const ALL: [Part; 4] = [Part::Target, Part::Components, Part::Npm, Part::Browser];
}

impl FromStr for Part {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "target" => Ok(Part::Target),
            "components" => Ok(Part::Components),
            "npm" => Ok(Part::Npm),
            "browser" => Ok(Part::Browser),
            "firefox" => Ok(Part::Firefox),
            "webkit" => Ok(Part::WebKit),
            _ => Err(format!(
                "setup: expected target, components, npm, browser, firefox or webkit, found \"{name}\""
            )),
        }
    }
}

/// Does one part.
///
/// # Errors
/// What is missing and cannot be installed from here.
pub fn run(part: Part, steps: &mut Steps) -> Result<(), Failure> {
    match part {
        Part::Target => target(steps),
        Part::Components => components(steps),
        Part::Npm => npm(steps),
        Part::Browser => browser(steps).map(drop),
        Part::Firefox => drivers::firefox(steps).map(drop),
        Part::WebKit => drivers::webkit(steps).map(drop),
    }
}

/// Sees to it that Rust can compile for WebAssembly.
pub fn target(steps: &mut Steps) -> Result<(), Failure> {
    steps.step("wasm target", || {
        let Some(installed) = answers(program("rustup").args(["target", "list", "--installed"]))
        else {
            return target_without_rustup();
        };
        if installed.lines().any(|line| line.trim() == WASM_TARGET) {
            return Ok(("present".into(), ()));
        }
        call(program("rustup").args(["target", "add", WASM_TARGET]))?;
        Ok(("installed with rustup".into(), ()))
    })
}

/// Rust from a distribution has no rustup; its wasm library is a package of its own.
fn target_without_rustup() -> Result<(String, ()), Failure> {
    let libraries =
        answers(program("rustc").args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if libraries.is_some_and(|dir| Path::new(&dir).is_dir()) {
        return Ok(("present (no rustup)".into(), ()));
    }
    Err(failure(format!(
        "Rust has no {WASM_TARGET} library and there is no rustup to add it; install rustup, \
         or your distribution's package of that library"
    )))
}

/// Sees to it that Rust can format and lint.
pub fn components(steps: &mut Steps) -> Result<(), Failure> {
    steps.step("rustfmt and clippy", || {
        let missing: Vec<&str> = [("fmt", "rustfmt"), ("clippy", "clippy")]
            .into_iter()
            .filter(|(tool, _)| answers(cargo().args([tool, "--version"])).is_none())
            .map(|(_, component)| component)
            .collect();
        if missing.is_empty() {
            return Ok(("present".into(), ()));
        }
        call(program("rustup").args(["component", "add"]).args(&missing))?;
        Ok((
            format!("{} installed with rustup", missing.join(" and ")),
            (),
        ))
    })
}

/// Sees to it that `node_modules` is what the lock file says.
pub fn npm(steps: &mut Steps) -> Result<(), Failure> {
    steps.step("npm packages", || {
        check_node()?;
        let lock = shell::root().join("package-lock.json");
        // npm writes its own list last, so an install that was cut short has none.
        let installed = shell::root().join("node_modules/.package-lock.json");
        if is_current(modified(&installed), modified(&lock)) {
            return Ok(("present".into(), ()));
        }
        call(npm_program("npm").args(["ci", "--no-progress", "--loglevel=error"]))?;
        Ok(("installed with npm ci".into(), ()))
    })
}

fn check_node() -> Result<(), Failure> {
    let version = answers(program("node").arg("--version")).ok_or_else(|| {
        failure(format!(
            "Node is not installed; version {NODE_MAJOR} or newer is needed"
        ))
    })?;
    match node_major(&version) {
        Some(major) if major >= NODE_MAJOR => Ok(()),
        _ => Err(failure(format!(
            "Node {version} is too old; version {NODE_MAJOR} or newer is needed"
        ))),
    }
}

fn node_major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

/// Whether something made from a source exists and is not older than it.
pub fn is_current(made: Option<SystemTime>, source: Option<SystemTime>) -> bool {
    matches!((made, source), (Some(made), Some(source)) if made >= source)
}

/// Finds a Chromium, or installs one, and gives its path.
///
/// Order: `DAMA_CHROMIUM`; the one without windows on the search path or, when root, from Debian;
/// any other on the search path or, when root, from Debian; Playwright's own.
pub fn browser(steps: &mut Steps) -> Result<PathBuf, Failure> {
    steps.step("Chromium", || {
        if let Some(named) = std::env::var_os("DAMA_CHROMIUM") {
            let named = PathBuf::from(named);
            let missing = || failure(format!("DAMA_CHROMIUM: there is no {}", named.display()));
            return if named.is_file() {
                Ok(("named by DAMA_CHROMIUM".into(), named))
            } else {
                Err(missing())
            };
        }
        if let Some(found) = on_path(&WITHOUT_WINDOWS) {
            return Ok((found.display().to_string(), found));
        }
        let may_install = has_apt();
        if may_install {
            if let Ok(()) = apt_install(&[WITHOUT_WINDOWS[0]])
                && let Some(found) = on_path(&WITHOUT_WINDOWS)
            {
                return Ok(("installed with apt-get".into(), found));
            }
            println!(
                "there is no {} to be had: any Chromium will do",
                WITHOUT_WINDOWS[0]
            );
        }
        if let Some(found) = on_path(&CHROMIUM) {
            return Ok((found.display().to_string(), found));
        }
        if may_install {
            apt_install(&["chromium"])?;
            let found = on_path(&CHROMIUM).ok_or_else(|| {
                failure("apt-get installed chromium, but no Chromium is on the PATH")
            })?;
            return Ok(("installed with apt-get".into(), found));
        }
        from_playwright()
    })
}

/// Whether packages of a Debian can be installed from here.
pub fn has_apt() -> bool {
    on_path(&["apt-get"]).is_some() && is_root()
}

/// Installs packages, first from the lists as they are, then from fresh ones.
pub fn apt_install(packages: &[&str]) -> Result<(), Failure> {
    let install = || {
        let mut command = program("apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command.args(["install", "-y", "-qq", "--no-install-recommends"]);
        call(command.args(packages))
    };
    if install().is_ok() {
        return Ok(());
    }
    call(program("apt-get").args(["update", "-qq"]))?;
    install()
}

/// Playwright's own download; no machine of the project could try it so far.
fn from_playwright() -> Result<(String, PathBuf), Failure> {
    println!("no Chromium found: trying Playwright's download (this way is untested)");
    call(npm_program("npx").args(["playwright-core", "install", "chromium"]))?;
    let question = "console.log(require('playwright-core').chromium.executablePath())";
    let path = PathBuf::from(output(program("node").args(["-e", question]))?.trim());
    if path.is_file() {
        Ok(("installed by Playwright (untested)".into(), path))
    } else {
        Err(failure(format!(
            "Playwright says Chromium is at {}, but it is not",
            path.display()
        )))
    }
}

fn is_root() -> bool {
    answers(program("id").arg("-u")).as_deref() == Some("0")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_major_version_of_node_is_read() {
        assert_eq!(node_major("v20.20.2"), Some(20));
        assert_eq!(node_major("v8.0.0"), Some(8));
        assert_eq!(node_major("20.1"), None);
        assert_eq!(node_major("vv"), None);
    }

    #[test]
    fn only_a_later_result_is_current() {
        let early = SystemTime::UNIX_EPOCH;
        let late = early + Duration::from_secs(5);
        assert!(is_current(Some(late), Some(early)));
        assert!(is_current(Some(late), Some(late)));
        assert!(!is_current(Some(early), Some(late)));
        assert!(!is_current(None, Some(early)));
        assert!(!is_current(Some(late), None));
    }
}
