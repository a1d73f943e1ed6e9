//! Finds test files, runs tests with their output shown, and counts them.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{Failure, failure};

/// What a check that passed did.
pub enum Outcome {
    /// It looked at everything at once.
    Clean,
    /// It ran this many tests, which all passed, some of them only when they were tried again.
    Tests { passed: u32, unsteady: u32 },
}

/// Every file below a directory with this ending, in order of name.
pub fn collect(dir: &Path, ending: &str, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(dir)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, ending, files)?;
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    Ok(())
}

/// The files of a directory, named from there, in order.
///
/// # Errors
/// It cannot be read.
pub fn names(dir: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    collect(dir, "", &mut files).map_err(|error| failure(format!("{}: {error}", dir.display())))?;
    Ok(files
        .iter()
        .filter_map(|file| file.strip_prefix(dir).ok())
        .map(Path::to_owned)
        .collect())
}

/// Runs tests with their output shown, and counts them; none at all is a failure too.
pub fn counted(command: &mut Command) -> Result<Outcome, Failure> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| {
        failure(format!(
            "cannot start {}: {error}",
            command.get_program().to_string_lossy()
        ))
    })?;
    let (mut passed, mut unsteady) = (0, 0);
    if let Some(out) = child.stdout.take() {
        for text in BufReader::new(out).lines().map_while(Result::ok) {
            println!("{text}");
            passed += passed_in(&text).unwrap_or(0);
            // how tests/e2e/support/stage.ts says that it tries again
            unsteady += u32::from(text.trim_start().starts_with("unsteady: "));
        }
    }
    let status = child.wait().map_err(|error| failure(error.to_string()))?;
    if !status.success() {
        return Err(failure(format!("tests failed ({status})")));
    }
    if passed == 0 {
        Err(failure("no test was run"))
    } else {
        Ok(Outcome::Tests { passed, unsteady })
    }
}

/// How many tests a closing line of Cargo's or Node's test runner says have passed.
fn passed_in(line: &str) -> Option<u32> {
    let number = match line.strip_prefix("test result: ") {
        Some(rest) => rest.split(". ").nth(1)?.split(' ').next()?,
        None => line.strip_prefix("ℹ pass ")?.trim(),
    };
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::{program, root};

    #[test]
    fn closing_lines_are_understood() {
        let cargo = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out";
        assert_eq!(passed_in(cargo), Some(12));
        assert_eq!(passed_in("ℹ pass 7"), Some(7));
        assert_eq!(passed_in("ℹ fail 7"), None);
        assert_eq!(passed_in("test moves::passed ... ok"), None);
    }

    #[test]
    fn tests_that_fail_or_are_none_are_failures() {
        let shell = |script: &str| {
            let mut command = program("sh");
            command.args(["-c", script]);
            counted(&mut command)
        };
        assert!(matches!(
            shell("echo 'ℹ pass 2'; echo 'ℹ pass 3'"),
            Ok(Outcome::Tests {
                passed: 5,
                unsteady: 0
            })
        ));
        assert!(matches!(
            shell("echo 'unsteady: a test'; echo 'ℹ pass 3'"),
            Ok(Outcome::Tests {
                passed: 3,
                unsteady: 1
            })
        ));
        assert!(shell("echo 'ℹ pass 0'").is_err());
        assert!(shell("echo 'ℹ pass 3'; exit 1").is_err());
    }

    #[test]
    fn test_files_are_found_in_order() {
        let mut files = Vec::new();
        collect(&root().join("crates/xtask"), ".rs", &mut files).expect("readable");
        let here = files.iter().position(|file| file.ends_with("src/suite.rs"));
        let there = files
            .iter()
            .position(|file| file.ends_with("src/bin/bindgen.rs"));
        assert!(there < here && there.is_some(), "{files:?}");
    }
}
