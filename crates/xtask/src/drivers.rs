//! Browsers other than Chromium and what drives them, found or installed: the core of the browser
//! tests runs in them over WebDriver, in windows on a screen that nobody sees.

use std::path::PathBuf;

use crate::report::Steps;
use crate::setup::{apt_install, has_apt};
use crate::shell::{Failure, failure, on_path};
use crate::tools::Tool;

/// The version of the crate that drives Firefox.
const GECKODRIVER: &str = "0.37.1";

/// A browser as its tests are told of it: variables of their environment.
pub type Setting = Vec<(&'static str, PathBuf)>;

/// Firefox and the crate that drives it.
///
/// # Errors
/// One of them, or a screen for it, is missing and cannot be installed from here.
pub fn firefox(steps: &mut Steps) -> Result<Setting, Failure> {
    let names = ["firefox-esr", "firefox"];
    let browser = steps.step("Firefox", || present(&names, &["firefox-esr"]))?;
    let tool = Tool {
        name: "geckodriver",
        package: "geckodriver",
        version: GECKODRIVER,
        locked: true,
    };
    let driver = tool.install(steps)?;
    screen(steps)?;
    Ok(vec![
        ("DAMA_BROWSER", "firefox".into()),
        ("DAMA_BROWSER_BINARY", browser),
        ("DAMA_DRIVER", driver),
    ])
}

/// The driver of WebKitGTK, which comes with a small browser of its own.
///
/// # Errors
/// It, or a screen for it, is missing and cannot be installed from here.
pub fn webkit(steps: &mut Steps) -> Result<Setting, Failure> {
    let driver = steps.step("WebKitGTK", || {
        present(&["WebKitWebDriver"], &["webkit2gtk-driver"])
    })?;
    screen(steps)?;
    Ok(vec![
        ("DAMA_BROWSER", "webkit".into()),
        ("DAMA_DRIVER", driver),
    ])
}

/// A screen for windows that nobody looks at.
fn screen(steps: &mut Steps) -> Result<(), Failure> {
    steps.step("Xvfb", || present(&["xvfb-run"], &["xvfb", "xauth"]))?;
    Ok(())
}

/// A program that is there under one of these names, or comes with these packages of Debian.
fn present(names: &[&str], packages: &[&str]) -> Result<(String, PathBuf), Failure> {
    if let Some(found) = on_path(names) {
        return Ok((found.display().to_string(), found));
    }
    if !has_apt() {
        return Err(failure(format!(
            "there is no {} on the PATH, and only root on a Debian can have it installed from here; \
             the packages are {} there",
            names.join(" or "),
            packages.join(" and ")
        )));
    }
    apt_install(packages)?;
    let found = on_path(names).ok_or_else(|| {
        failure(format!(
            "apt-get installed {}, but {} is not on the PATH",
            packages.join(" and "),
            names.join(" or ")
        ))
    })?;
    Ok(("installed with apt-get".into(), found))
}
