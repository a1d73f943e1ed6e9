//! The standard suite: every check of the project, in order, each with its time.
//!
//! A failed check does not stop the ones after it, so that one run shows everything. What a
//! check needs (bindings, a finished site, a browser) is made once, when first needed.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use crate::report::{Steps, line};
use crate::setup::WASM_TARGET;
use crate::shell::{Failure, cargo, failure, node_tool, program, root, run as call, target_dir};
use crate::testing::{Outcome, collect, counted};
use crate::{drivers, setup, site};

/// One check: its name for `--only`, what it is, and how it is done.
struct Check {
    name: &'static str,
    about: &'static str,
    run: fn(&mut Suite) -> Result<Outcome, Failure>,
}

const CHECKS: [Check; 10] = [
    Check {
        name: "format",
        about: "Rust is formatted",
        run: format,
    },
    Check {
        name: "clippy",
        about: "Rust without warnings",
        run: clippy,
    },
    Check {
        name: "rust",
        about: "Rust tests",
        run: rust,
    },
    Check {
        name: "no-std",
        about: "the engine without std",
        run: no_std,
    },
    Check {
        name: "lint",
        about: "front end linted and formatted",
        run: lint,
    },
    Check {
        name: "types",
        about: "TypeScript types",
        run: types,
    },
    Check {
        name: "unit",
        about: "front-end unit tests",
        run: unit,
    },
    Check {
        name: "bindings",
        about: "bindings in Node",
        run: bindings,
    },
    Check {
        name: "site",
        about: "site builds, within its budget",
        run: published,
    },
    Check {
        name: "e2e",
        about: "the page in Chromium",
        run: e2e,
    },
];

/// The core of the browser tests elsewhere: asked for by `--browsers` or by name, never by itself.
const ELSEWHERE: [Check; 2] = [
    Check {
        name: "firefox",
        about: "the core in Firefox",
        run: |suite| core(suite, drivers::firefox),
    },
    Check {
        name: "webkit",
        about: "the core in WebKitGTK",
        run: |suite| core(suite, drivers::webkit),
    },
];

/// Which checks are to be run.
#[derive(Debug, PartialEq)]
pub enum Choice {
    /// The standard suite.
    Standard,
    /// One check by its name, or `NAME/FILTER`.
    Only(String),
    /// The browser tests, in this browser or in all.
    Browsers(String),
}

/// Things that are made once, however many checks need them.
#[derive(Clone, Copy, PartialEq)]
enum Need {
    Components,
    Npm,
    Bindings,
    Site,
    /// The Rust tests compiled, and with them the native program.
    RustTests,
    Native,
}

/// A run of the suite.
struct Suite {
    full: bool,
    /// After `--only e2e/huff`: only test files or tests with this in their name.
    filter: Option<String>,
    steps: Steps,
    met: Vec<(Need, Result<(), Failure>)>,
}

/// Runs the checks that were chosen, and prints how each went.
///
/// # Errors
/// There is no such check. Failed checks are counted in the last line and the exit code.
pub fn run(full: bool, choice: &Choice) -> Result<ExitCode, Failure> {
    let (checks, filter) = chosen(choice)?;
    let mut suite = Suite {
        full,
        filter,
        steps: Steps::start(),
        met: Vec::new(),
    };
    let mut report = Vec::new();
    let mut failed = 0;
    for check in &checks {
        println!("\n== {}: {}", check.name, check.about);
        let began = Instant::now();
        let note = match (check.run)(&mut suite) {
            Ok(Outcome::Clean) => "passed".to_owned(),
            Ok(Outcome::Tests { passed, unsteady }) => match unsteady {
                0 => format!("passed, {passed} tests"),
                _ => format!("passed, {passed} tests ({unsteady} tried again)"),
            },
            Err(failure) => {
                failed += 1;
                eprintln!("{}: {failure}", check.name);
                "FAILED".to_owned()
            }
        };
        let shown = line(check.name, &note, began.elapsed());
        println!("== {shown}");
        report.push(shown);
    }
    print_summary(&report, suite.steps.elapsed());
    println!("{} passed, {failed} failed", checks.len() - failed);
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn print_summary(report: &[String], total: Duration) {
    println!();
    for shown in report {
        println!("{shown}");
    }
    println!("{}", line("all", "", total));
}

/// The checks that are asked for, and the filter within them.
fn chosen(choice: &Choice) -> Result<(Vec<&'static Check>, Option<String>), Failure> {
    let (option, name, filter) = match choice {
        Choice::Standard => return Ok((CHECKS.iter().collect(), None)),
        Choice::Only(only) => match only.split_once('/') {
            Some((name, filter)) => ("--only", name, Some(filter.to_owned())),
            None => ("--only", only.as_str(), None),
        },
        Choice::Browsers(which) => ("--browsers", which.as_str(), None),
    };
    let known: Vec<(&str, &Check)> = match choice {
        Choice::Browsers(_) => {
            let chromium = CHECKS.iter().filter(|check| check.name == "e2e");
            let chromium = chromium.map(|check| ("chromium", check));
            chromium.chain(by_name(&ELSEWHERE)).collect()
        }
        _ => by_name(&CHECKS).chain(by_name(&ELSEWHERE)).collect(),
    };
    let every = option == "--browsers" && name == "all";
    let checks: Vec<&Check> = known
        .iter()
        .filter(|(known, _)| every || *known == name)
        .map(|(_, check)| *check)
        .collect();
    if checks.is_empty() {
        let mut names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        names.extend((option == "--browsers").then_some("all"));
        return Err(failure(format!(
            "{option}: expected one of {}, found \"{name}\"",
            names.join(", ")
        )));
    }
    Ok((checks, filter))
}

fn by_name(checks: &'static [Check]) -> impl Iterator<Item = (&'static str, &'static Check)> {
    checks.iter().map(|check| (check.name, check))
}

impl Suite {
    fn need(&mut self, need: Need) -> Result<(), Failure> {
        if let Some((_, result)) = self.met.iter().find(|(met, _)| *met == need) {
            return result.clone();
        }
        let result = self.make(need);
        self.met.push((need, result.clone()));
        result
    }

    fn make(&mut self, need: Need) -> Result<(), Failure> {
        match need {
            Need::Components => setup::components(&mut self.steps),
            Need::Npm => setup::npm(&mut self.steps),
            Need::Bindings => {
                self.need(Need::Npm)?;
                setup::target(&mut self.steps)?;
                site::bindings(&mut self.steps)
            }
            Need::Site => {
                self.need(Need::Bindings)?;
                site::dist(&mut self.steps, &site_dir())
            }
            Need::RustTests => self.steps.step("Rust tests", || {
                call(cargo().args(["test", "--locked", "--workspace", "--no-run", "--quiet"]))?;
                Ok(("compiled".into(), ()))
            }),
            // Where the Rust tests were compiled it is there already.
            Need::Native if self.met.contains(&(Need::RustTests, Ok(()))) => Ok(()),
            Need::Native => compile_native(&mut self.steps),
        }
    }

    /// A program whose tests look at `DAMA_FULL` to see how much they are to do.
    fn testing(&self, mut command: Command) -> Command {
        if self.full {
            command.env("DAMA_FULL", "1");
        }
        command
    }

    /// Bundles the test files below `dir` and runs them in Node.
    fn node_tests(
        &self,
        name: &str,
        dir: &str,
        ending: &str,
        set: &[(&str, PathBuf)],
    ) -> Result<Outcome, Failure> {
        let filter = self.filter.as_deref().unwrap_or_default();
        let mut files = Vec::new();
        collect(&root().join(dir), ending, &mut files)
            .map_err(|error| failure(format!("{dir}: {error}")))?;
        files.retain(|file| file.to_string_lossy().contains(filter));
        if files.is_empty() {
            return Err(failure(format!(
                "no file of {dir} ends in {ending} (and contains \"{filter}\")"
            )));
        }
        let out = root().join("target/tests").join(name);
        call(
            node_tool("web/build.mjs")
                .arg("tests")
                .arg("--out")
                .arg(&out)
                .args(&files),
        )?;
        let mut bundles = Vec::new();
        collect(&out, ".mjs", &mut bundles).map_err(|error| failure(error.to_string()))?;
        // A browser with windows needs a screen.
        let windows = set.iter().any(|(name, _)| *name == "DAMA_DRIVER");
        let mut command = self.testing(program(if windows { "xvfb-run" } else { "node" }));
        if windows {
            command.args(["-a", "-s", "-screen 0 1280x1000x24", "node"]);
        }
        // left alone, Node keeps a core free; the tests have the machine to themselves
        let at_once = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        command
            .args(["--enable-source-maps", "--test", "--test-reporter=spec"])
            .arg(format!("--test-concurrency={at_once}"))
            .args(bundles);
        command.envs(set.iter().map(|(name, value)| (name, value)));
        counted(&mut command)
    }
}

/// Where the suite puts the site it tries; `dist/` stays as its owner left it.
fn site_dir() -> PathBuf {
    root().join("target/dist")
}

/// Crates outside the workspace, each with the target it is for (none: this machine).
const OUTSIDE: [(&str, Option<&str>); 2] = [
    ("crates/xtask/bench/Cargo.toml", None),
    ("tests/no_std/Cargo.toml", Some(WASM_TARGET)),
];

fn format(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Components)?;
    call(cargo().args(["fmt", "--all", "--check"]))?;
    for (manifest, _) in OUTSIDE {
        call(cargo().args(["fmt", "--check", "--manifest-path", manifest]))?;
    }
    Ok(Outcome::Clean)
}

fn clippy(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Components)?;
    let deny = ["--", "-D", "warnings"];
    let mut workspace = cargo();
    workspace.args(["clippy", "--locked", "--workspace", "--all-targets"]);
    call(workspace.args(["--features", "xtask/bindings"]).args(deny))?;
    setup::target(&mut suite.steps)?;
    for (manifest, target) in OUTSIDE {
        let mut outside = cargo();
        outside.args(["clippy", "--locked", "--manifest-path", manifest]);
        outside.env("CARGO_TARGET_DIR", target_dir().join("outside"));
        outside.args(target.map(|target| format!("--target={target}")));
        call(outside.args(deny))?;
    }
    Ok(Outcome::Clean)
}

fn rust(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::RustTests)?;
    let mut command = suite.testing(cargo());
    command.args(["test", "--locked", "--workspace"]);
    counted(command.args(suite.filter.as_deref()))
}

fn no_std(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Npm)?;
    setup::target(&mut suite.steps)?;
    let dir = target_dir().join("outside");
    let mut build = cargo();
    build.args([
        "build",
        "--locked",
        "--release",
        "--manifest-path",
        "tests/no_std/Cargo.toml",
    ]);
    call(
        build
            .args(["--target", WASM_TARGET])
            .env("CARGO_TARGET_DIR", &dir),
    )?;
    let wasm = dir.join(WASM_TARGET).join("release/dama_no_std.wasm");
    let oracle = root().join("tests/perft/perft.txt");
    suite.node_tests(
        "no-std",
        "tests/no_std",
        ".test.ts",
        &[("DAMA_NO_STD", wasm), ("DAMA_ORACLE", oracle)],
    )
}

fn lint(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Npm)?;
    let mut biome = node_tool("node_modules/@biomejs/biome/bin/biome");
    biome.args(["ci", "--error-on-warnings"]);
    if !std::io::stdout().is_terminal() {
        biome.arg("--colors=off");
    }
    call(&mut biome)?;
    Ok(Outcome::Clean)
}

fn types(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Bindings)?;
    call(node_tool("node_modules/typescript/bin/tsc").arg("--noEmit"))?;
    Ok(Outcome::Clean)
}

fn unit(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Bindings)?;
    suite.node_tests("unit", "web/src", ".test.ts", &[])
}

fn bindings(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Bindings)?;
    suite.need(Need::Native)?;
    let pkg = ("DAMA_PKG", root().join("web/pkg"));
    suite.node_tests("bindings", "tests/bindings", ".test.ts", &[pkg, native()])
}

fn published(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Site)?;
    Ok(Outcome::Clean)
}

/// Compiles the native program for tests.
///
/// # Errors
/// It does not compile.
pub fn compile_native(steps: &mut Steps) -> Result<(), Failure> {
    steps.step("native program", || {
        call(cargo().args(["build", "--locked", "--package", "dama-lab"]))?;
        Ok(("compiled".into(), ()))
    })
}

/// Where tests find the native program: as it is tested, with its assertions on.
pub fn native() -> (&'static str, PathBuf) {
    let name = format!("dama{}", std::env::consts::EXE_SUFFIX);
    ("DAMA_BIN", target_dir().join("debug").join(name))
}

fn e2e(suite: &mut Suite) -> Result<Outcome, Failure> {
    suite.need(Need::Site)?;
    suite.need(Need::Native)?;
    let mut set = browser_setting(&mut suite.steps, site_dir())?;
    set.push(native());
    suite.node_tests("e2e", "tests/e2e", ".e2e.ts", &set)
}

/// The core of the browser tests, in a browser that is set up so.
fn core(
    suite: &mut Suite,
    browser: fn(&mut Steps) -> Result<drivers::Setting, Failure>,
) -> Result<Outcome, Failure> {
    suite.need(Need::Site)?;
    suite.need(Need::Native)?;
    let mut set = browser(&mut suite.steps)?;
    set.extend([native(), ("DAMA_SITE", site_dir()), server()?]);
    suite.node_tests("browsers", "tests/browsers", ".browser.ts", &set)
}

/// Who serves a site to tests: this program.
fn server() -> Result<(&'static str, PathBuf), Failure> {
    let xtask = std::env::current_exe()
        .map_err(|error| failure(format!("xtask cannot find itself: {error}")))?;
    Ok(("DAMA_XTASK", xtask))
}

/// What tests in a browser are told: which browser, which site, and who serves it.
fn browser_setting(
    steps: &mut Steps,
    site: PathBuf,
) -> Result<Vec<(&'static str, PathBuf)>, Failure> {
    let chromium = setup::browser(steps)?;
    Ok(vec![
        ("DAMA_CHROMIUM", chromium),
        ("DAMA_SITE", site),
        server()?,
    ])
}

/// Tries a site in a browser with the files of `tests/e2e` that end so and have `filter` in
/// their name, told `more`.
///
/// # Errors
/// One of them fails, or there is no browser.
pub fn browse(
    steps: &mut Steps,
    site: &Path,
    ending: &str,
    filter: &str,
    more: &[(&'static str, PathBuf)],
) -> Result<(), Failure> {
    let mut set = browser_setting(steps, site.to_owned())?;
    set.extend_from_slice(more);
    let suite = Suite {
        full: false,
        filter: Some(filter.into()),
        steps: Steps::start(),
        met: Vec::new(),
    };
    suite
        .node_tests(filter, "tests/e2e", ending, &set)
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_a_check_and_perhaps_a_test() {
        let only = |name: &str| Choice::Only(name.into());
        let count = |choice| chosen(&choice).map(|(checks, filter)| (checks.len(), filter));
        assert_eq!(count(Choice::Standard), Ok((CHECKS.len(), None)));
        assert_eq!(count(only("e2e")), Ok((1, None)));
        assert_eq!(count(only("e2e/huff")), Ok((1, Some("huff".into()))));
        assert_eq!(count(only("webkit/game")), Ok((1, Some("game".into()))));
        let unknown = count(only("speed")).expect_err("no such check");
        assert!(
            unknown.0.contains("speed") && unknown.0.contains("e2e"),
            "{unknown}"
        );
    }

    #[test]
    fn browsers_are_one_or_all() {
        let names = |which: &str| {
            chosen(&Choice::Browsers(which.into())).map(|(checks, _)| {
                let names: Vec<&str> = checks.iter().map(|check| check.name).collect();
                names.join(" ")
            })
        };
        assert_eq!(names("all"), Ok("e2e firefox webkit".into()));
        assert_eq!(names("firefox"), Ok("firefox".into()));
        let unknown = names("lint").expect_err("no browser");
        assert!(unknown.0.contains("chromium") && unknown.0.contains("lint"));
    }
}
