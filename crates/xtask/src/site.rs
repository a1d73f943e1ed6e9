//! Builds the site: engine to wasm, wasm to bindings, bindings and front end to a directory.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::publishing::Publishing;
use crate::report::Steps;
use crate::setup::{self, WASM_TARGET, is_current};
use crate::shell::{Failure, cargo, failure, node_tool, program, root, run, target_dir};

/// The whole engine's wasm, in the bindings and in the site.
pub const WASM: &str = "dama_wasm_bg.wasm";

/// A wasm of the site, made from `dama-wasm`.
struct Engine {
    /// What the bindings are called; the wasm is `NAME_bg.wasm`.
    name: &'static str,
    about: &'static str,
    /// How Cargo compiles it.
    build: &'static [&'static str],
    /// How the optimiser is told what counts. Data stay whole: cut into thousands of pieces
    /// between their zeros they are shorter, but longer once compressed.
    optimise: &'static [&'static str],
}

impl Engine {
    fn wasm(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }
}

/// What a page starts with, small, and all there is, fast. Whoever compiles later leaves its
/// file in Cargo's directory, so the whole one comes last. `web/build.mjs` does the same for
/// Trunk.
const ENGINES: [Engine; 2] = [
    Engine {
        name: "dama_rules",
        about: "rules",
        build: &[
            "--no-default-features",
            "--config",
            "profile.release.opt-level='z'",
        ],
        // What is copied into its callers is longer once compressed.
        optimise: &[
            "-Oz",
            "--skip-pass=memory-packing",
            "--skip-pass=inlining-optimizing",
        ],
    },
    Engine {
        name: "dama_wasm",
        about: "engine",
        build: &[],
        optimise: &["-O3", "--skip-pass=memory-packing"],
    },
];

/// The wasm features Rust compiles for by default; the optimiser must be told the same.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Compiles both engines for the browser and makes `web/pkg` from them, where they have changed.
pub fn bindings(steps: &mut Steps) -> Result<(), Failure> {
    ENGINES.iter().try_for_each(|engine| bind(steps, engine))
}

fn bind(steps: &mut Steps, engine: &Engine) -> Result<(), Failure> {
    let wasm = target_dir()
        .join(WASM_TARGET)
        .join("release/dama_wasm.wasm");
    steps.step(&format!("{} for the browser", engine.about), || {
        let mut build = cargo();
        build.args(["build", "--locked", "--release", "--package", "dama-wasm"]);
        build.args(engine.build);
        run(build.args(["--target", WASM_TARGET]))?;
        Ok(("compiled".into(), ()))
    })?;
    steps.step("bindings", || {
        let pkg = root().join("web/pkg");
        // The compiled engine says whether the code changed, the lock file whether the tool did.
        let source = modified(&wasm).max(modified(&root().join("Cargo.lock")));
        if is_current(modified(&pkg.join(engine.wasm())), source) {
            return Ok(("current".into(), ()));
        }
        let mut bindgen = cargo();
        bindgen.args(["run", "--locked", "--quiet", "--package", "xtask"]);
        bindgen.args(["--features", "bindings", "--bin", "bindgen", "--"]);
        run(bindgen.arg(&wasm).arg(&pkg).arg(engine.name))?;
        Ok(("made in web/pkg".into(), ()))
    })
}

/// Builds the site for trying it out: readable, with source maps. Gives its directory.
pub fn development(steps: &mut Steps) -> Result<PathBuf, Failure> {
    bindings(steps)?;
    let out = root().join("target/site");
    steps.step("page", || {
        clear(&out)?;
        run(bundle(&out).arg("--dev"))?;
        Ok(("bundled".into(), ()))
    })?;
    Ok(out)
}

/// The published site where the project measures it, with all that building it needs set up first.
///
/// # Errors
/// Something cannot be set up or built.
pub fn measured(steps: &mut Steps) -> Result<PathBuf, Failure> {
    setup::target(steps)?;
    setup::npm(steps)?;
    let out = root().join("target/dist");
    dist(steps, &out)?;
    Ok(out)
}

/// Builds the site as it is published: small, optimised, checked against the budget.
pub fn dist(steps: &mut Steps, out: &Path) -> Result<(), Failure> {
    publish(steps, out, &Publishing::default())
}

/// The same, published as is wished.
pub fn publish(steps: &mut Steps, out: &Path, publishing: &Publishing) -> Result<(), Failure> {
    bindings(steps)?;
    steps.step("page", || {
        clear(out)?;
        run(&mut bundle(out))?;
        Ok(("bundled".into(), ()))
    })?;
    steps.step("optimised wasm", || {
        for engine in &ENGINES {
            let mut optimise = node_tool("node_modules/binaryen/bin/wasm-opt");
            optimise.args(engine.optimise).args(WASM_FEATURES);
            optimise.arg("-o").arg(out.join(engine.wasm()));
            run(optimise.arg(root().join("web/pkg").join(engine.wasm())))?;
        }
        Ok(("with wasm-opt".into(), ()))
    })?;
    // What is made of the wasm is made of these.
    publishing.finish(steps, out)?;
    run(program("node")
        .arg("web/sizes.mjs")
        .arg(out)
        .args(["--budget", "web/budget.json"]))?;
    println!("site written to {}", out.display());
    Ok(())
}

fn bundle(out: &Path) -> std::process::Command {
    let mut command = node_tool("web/build.mjs");
    command.args(["site", "--out"]).arg(out);
    command
}

/// Empties a directory that holds a site; refuses one that holds anything else.
fn clear(out: &Path) -> Result<(), Failure> {
    let wrong = |error: std::io::Error| failure(format!("{}: {error}", out.display()));
    if !out.exists() {
        return Ok(());
    }
    let is_empty = fs::read_dir(out).map_err(wrong)?.next().is_none();
    if !is_empty && !out.join("licences.json").is_file() {
        return Err(failure(format!(
            "{} holds something else; name another directory",
            out.display()
        )));
    }
    fs::remove_dir_all(out).map_err(wrong)
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|data| data.modified()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_site_is_cleared_away() {
        let base = std::env::temp_dir().join(format!("dama-clear-{}", std::process::id()));
        fs::create_dir_all(base.join("letters")).expect("a directory");
        fs::write(base.join("letters/one.txt"), "dear").expect("a file");
        let refused = clear(&base.join("letters")).expect_err("not a site");
        assert!(refused.0.contains("letters"), "{refused}");
        assert!(base.join("letters/one.txt").is_file());

        fs::create_dir_all(base.join("site/data")).expect("a directory");
        fs::write(base.join("site/index.html"), "<p>").expect("a file");
        fs::write(base.join("site/licences.json"), "[]").expect("a file");
        assert_eq!(clear(&base.join("site")), Ok(()));
        assert!(!base.join("site").exists());
        assert_eq!(clear(&base.join("new")), Ok(()));
    }
}
