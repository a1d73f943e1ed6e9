//! Proves that Trunk builds the same site: both outputs are tried by the same smoke test.

use std::path::{Path, PathBuf};

use crate::report::Steps;
use crate::shell::{
    Failure, answers, cargo, output, path_with, program, root, run as call, target_dir,
};
use crate::{setup, site, suite};

/// Newest Trunk that compiles with the project's Rust.
const TRUNK: &str = "0.21.14";

/// Builds the site twice, once with Trunk, and tries both in a browser.
///
/// # Errors
/// Trunk cannot be installed, a build fails, or one of the sites does not play.
pub fn run() -> Result<(), Failure> {
    let mut steps = Steps::start();
    setup::target(&mut steps)?;
    setup::npm(&mut steps)?;
    let tools = target_dir().join("tools");
    let path = path_with(&[tools.join("bin"), root().join("node_modules/.bin")])?;
    let bindgen = bindgen_version()?;
    install(&mut steps, &tools, "trunk", "trunk", TRUNK)?;
    install(
        &mut steps,
        &tools,
        "wasm-bindgen",
        "wasm-bindgen-cli",
        &bindgen,
    )?;

    let ours = root().join("target/dist");
    site::dist(&mut steps, &ours)?;
    let theirs = root().join("target/trunk");
    steps.step("Trunk's site", || {
        let mut build = program("trunk");
        build
            .env("PATH", path)
            .args(["build", "--release", "--dist"])
            .arg(&theirs);
        call(&mut build)?;
        Ok(("built".into(), ()))
    })?;
    for (name, dir) in [
        ("smoke test of ours", &ours),
        ("smoke test of Trunk's", &theirs),
    ] {
        let mut inner = Steps::start();
        suite::smoke(&mut inner, dir)?;
        println!("{name}: passed");
    }
    Ok(())
}

/// The version of `wasm-bindgen` in the lock file; its tool must be the same.
fn bindgen_version() -> Result<String, Failure> {
    let id = output(cargo().args(["pkgid", "--locked", "wasm-bindgen"]))?;
    Ok(version_in(&id).to_owned())
}

/// The version at the end of a package id, after `@` or `#`.
fn version_in(id: &str) -> &str {
    id.trim().rsplit(['@', '#']).next().unwrap_or_default()
}

/// Installs a tool into `target/tools`, unless this version of it is already on the path.
fn install(
    steps: &mut Steps,
    tools: &Path,
    tool: &str,
    package: &str,
    version: &str,
) -> Result<(), Failure> {
    steps.step(tool, || {
        let own = tools.join("bin").join(tool);
        for candidate in [own, PathBuf::from(tool)] {
            let answer = answers(program(&candidate).arg("--version")).unwrap_or_default();
            if answer.split_whitespace().nth(1) == Some(version) {
                return Ok((format!("{version} present"), ()));
            }
        }
        let mut install = cargo();
        install
            .args(["install", package, "--version", version, "--root"])
            .arg(tools);
        call(&mut install)?;
        Ok((format!("{version} installed"), ()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_a_package_id_is_read() {
        assert_eq!(
            version_in("registry+https://example.org/index#wasm-bindgen@0.2.130\n"),
            "0.2.130"
        );
        assert_eq!(version_in("path+file:///x/crates/y#0.1.0"), "0.1.0");
    }
}
