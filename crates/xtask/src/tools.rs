//! Programs from crates that some commands need, each in one version, kept in `target/tools`.

use std::path::PathBuf;

use crate::report::Steps;
use crate::shell::{Failure, answers, cargo, program, run as call, target_dir};

fn dir() -> PathBuf {
    target_dir().join("tools")
}

/// Where the installed programs are.
pub fn bin() -> PathBuf {
    dir().join("bin")
}

/// A program that Cargo can install.
pub struct Tool<'a> {
    /// What it is called by.
    pub name: &'a str,
    /// The package it comes in.
    pub package: &'a str,
    /// The only version that will do.
    pub version: &'a str,
    /// With the dependencies it was published with, and not with today's.
    pub locked: bool,
}

impl Tool<'_> {
    /// Installs it into `target/tools`, unless this version is there or on the path already;
    /// gives the program to be called.
    ///
    /// # Errors
    /// It cannot be installed.
    pub fn install(&self, steps: &mut Steps) -> Result<PathBuf, Failure> {
        let Tool {
            name,
            package,
            version,
            locked,
        } = *self;
        steps.step(name, || {
            let own = bin().join(name);
            for candidate in [own.clone(), PathBuf::from(name)] {
                let answer = answers(program(&candidate).arg("--version")).unwrap_or_default();
                if answer.split_whitespace().nth(1) == Some(version) {
                    return Ok((format!("{version} present"), candidate));
                }
            }
            let mut install = cargo();
            install
                .args(["install", package, "--version", version, "--root"])
                .arg(dir());
            call(install.args(locked.then_some("--locked")))?;
            Ok((format!("{version} installed"), own))
        })
    }
}
