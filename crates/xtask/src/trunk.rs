//! Proves that Trunk builds the same site: both outputs are tried by the same smoke test.

use std::path::Path;

use crate::report::Steps;
use crate::shell::{Failure, cargo, failure, output, path_with, program, root, run as call};
use crate::tools::{self, Tool};
use crate::{setup, site, suite, testing};

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
    let path = path_with(&[tools::bin(), root().join("node_modules/.bin")])?;
    for tool in [
        // Compiles with the dependencies it was published with, and not with today's.
        Tool {
            name: "trunk",
            package: "trunk",
            version: TRUNK,
            locked: true,
        },
        Tool {
            name: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: &bindgen_version()?,
            locked: false,
        },
    ] {
        tool.install(&mut steps)?;
    }

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
    let (own, other) = (plain_names(&ours)?, plain_names(&theirs)?);
    if own != other {
        let message = format!("Trunk's site has other files:\n{other:?}\nthan ours:\n{own:?}");
        return Err(failure(message));
    }
    for (name, dir) in [
        ("smoke test of ours", &ours),
        ("smoke test of Trunk's", &theirs),
    ] {
        let mut inner = Steps::start();
        suite::browse(&mut inner, dir, ".e2e.ts", "smoke", &[])?;
        println!("{name}: passed");
    }
    Ok(())
}

/// The files of a site without the digests in their names: the wasm of the two need not be the same
/// to the byte, and parts carry its digest on.
fn plain_names(site: &Path) -> Result<Vec<String>, Failure> {
    let names = testing::names(site)?;
    let mut plain: Vec<String> = names
        .iter()
        .map(|name| without_digest(&name.to_string_lossy()).to_owned())
        .collect();
    plain.sort();
    Ok(plain)
}

/// `part-NAME` of `part-NAME-DIGEST.js`; any other name as it is.
fn without_digest(name: &str) -> &str {
    let part = name
        .strip_suffix(".js")
        .filter(|rest| rest.starts_with("part-"));
    part.and_then(|part| part.rsplit_once('-'))
        .map_or(name, |(plain, _)| plain)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_compared_without_their_digests() {
        assert_eq!(without_digest("part-chunk-S2BRLDR6.js"), "part-chunk");
        assert_eq!(
            without_digest("data/puzzles/la-dama.txt"),
            "data/puzzles/la-dama.txt"
        );
        assert_eq!(without_digest("main.js"), "main.js");
    }

    #[test]
    fn the_version_of_a_package_id_is_read() {
        assert_eq!(
            version_in("registry+https://example.org/index#wasm-bindgen@0.2.130\n"),
            "0.2.130"
        );
        assert_eq!(version_in("path+file:///x/crates/y#0.1.0"), "0.1.0");
    }
}
