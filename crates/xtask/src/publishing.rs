//! What a site is published as: under which address, and whether visitors' devices keep it.

use std::path::Path;
use std::str::FromStr;

use crate::report::Steps;
use crate::setup;
use crate::shell::{Failure, node_tool, run};

/// What `cargo xtask dist` was told.
#[derive(Debug, PartialEq)]
pub struct Publishing {
    /// Where the site will lie; without it nothing is told to those who do not open it.
    pub site_url: Option<SiteUrl>,
    /// Whether devices keep the site; otherwise those that did are told to let it go.
    pub offline: bool,
}

impl Default for Publishing {
    fn default() -> Self {
        Self {
            site_url: None,
            offline: true,
        }
    }
}

impl Publishing {
    /// Adds to a site what is made of its other files.
    ///
    /// # Errors
    /// A tool fails, or there is no browser to draw the pictures.
    pub fn finish(&self, steps: &mut Steps, out: &Path) -> Result<(), Failure> {
        if let Some(SiteUrl(url)) = &self.site_url {
            let chromium = setup::browser(steps)?;
            steps.step("pages of the games", || {
                let mut publish = node_tool("web/build.mjs");
                publish.args(["publish", "--site-url", url, "--out"]);
                run(publish.arg(out).env("DAMA_CHROMIUM", &chromium))?;
                Ok((format!("for {url}"), ()))
            })?;
        }
        steps.step("one file, offline", || {
            let mut finish = node_tool("web/build.mjs");
            finish.args(["finish", "--out"]).arg(out);
            run(finish.args((!self.offline).then_some("--no-offline")))?;
            let how = if self.offline {
                "kept on devices"
            } else {
                "not kept on devices"
            };
            Ok((how.into(), ()))
        })
    }
}

/// An absolute address of a directory on the web; ends in a slash.
#[derive(Clone, Debug, PartialEq)]
pub struct SiteUrl(String);

impl FromStr for SiteUrl {
    type Err = String;

    /// Takes `https://museum.example/dama/`, with or without its last slash.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = |what: &str| {
            Err(format!(
                "--site-url: {what} in \"{text}\"; expected an absolute address like https://museum.example/dama/"
            ))
        };
        let Some(rest) = ["https://", "http://"]
            .iter()
            .find_map(|scheme| text.strip_prefix(scheme))
        else {
            return wrong("neither https:// nor http:// at the beginning");
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (name, port) = host.split_once(':').unwrap_or((host, ""));
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
        if name.is_empty() || !name.chars().all(is_name) || name.starts_with(['.', '-']) {
            return wrong("no host that can be");
        }
        if host.contains(':') && port.parse::<u16>().is_err() {
            return wrong("no port that can be");
        }
        if let Some(bad) = path
            .chars()
            .find(|c| !c.is_ascii_graphic() || "?#\"<>\\^`{|}".contains(*c))
        {
            return wrong(&format!("'{bad}', which cannot be in a path,"));
        }
        if path
            .split('/')
            .any(|part| part == "." || part == ".." || part.contains(".html"))
        {
            return wrong("no directory");
        }
        let slash = if text.ends_with('/') { "" } else { "/" };
        Ok(Self(format!("{text}{slash}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_directories_are_taken() {
        for (text, url) in [
            ("https://museum.example", "https://museum.example/"),
            (
                "https://museum.example/dama",
                "https://museum.example/dama/",
            ),
            ("http://localhost:8080/a/b/", "http://localhost:8080/a/b/"),
            ("https://x.example/%C3%A9~_/", "https://x.example/%C3%A9~_/"),
        ] {
            assert_eq!(text.parse(), Ok(SiteUrl(url.into())));
        }
    }

    #[test]
    fn everything_else_is_refused_with_the_reason() {
        for (text, reason) in [
            ("museum.example/dama", "https://"),
            ("/dama/", "https://"),
            ("ftp://museum.example/", "https://"),
            ("https:///dama", "host"),
            ("https://me@museum.example/", "host"),
            ("https://museum.example:many/", "port"),
            ("https://museum.example/?a", "'?'"),
            ("https://museum.example/#a", "'#'"),
            ("https://museum.example/a b", "' '"),
            ("https://museum.example/\"", "'\"'"),
            ("https://museum.example/../x", "directory"),
            ("https://museum.example/index.html", "directory"),
        ] {
            let error = text.parse::<SiteUrl>().expect_err(text);
            assert!(error.contains(reason), "{text}: {error}");
            assert!(error.contains("museum.example/dama/"), "{text}: {error}");
        }
    }
}
