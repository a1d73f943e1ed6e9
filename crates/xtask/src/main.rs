//! `cargo xtask`: the project's whole set-up and every check, one command each.
//!
//! Each command does what it needs first (the wasm target, the npm packages, a browser), so
//! there is nothing to install by hand beyond Rust and Node. It builds nothing itself: it calls
//! Cargo, Node and the tools that the lock files pin, in order, and says how long each took.

mod bench;
mod bench_page;
mod bench_search;
mod drivers;
mod publishing;
mod report;
mod serve;
mod setup;
mod shell;
mod site;
mod suite;
mod testing;
mod tools;
mod trunk;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::prelude::*;

use crate::publishing::Publishing;
use crate::report::Steps;
use crate::shell::Failure;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [--port N] [--no-open]  set up, build and serve the page on this machine
  test [--full] [--only NAME]   set up and run the standard suite (--full: everything)
  test --browsers WHICH         the browser tests: chromium, their core in firefox or webkit, all
  dist [--out DIR] [--site-url URL] [--no-offline]
                                write the static site, optimised, to dist/; with its address
                                also pages, pictures and oEmbed of the games
  bench perft [--rounds N]      nodes per second: native, wasm, and another engine
  bench search [--rounds N]     nodes per second and to a depth: native, wasm, in Chromium
  bench page [--rounds N]       bytes, time, shift, long tasks and memory of the page in Chromium
  bindings                      make web/pkg from the engine
  setup [PART]...               only the set-up: target, components, npm, browser, or these all;
                                firefox, webkit
  trunk                         build the same site with Trunk and try both
  files DIR [--port N] [--mime EXT=TYPE] [--header 'NAME: VALUE'] [--missing NAME] [--under PATH]
                                serve a directory as it is (the browser tests use it)
";

/// What was asked for on the command line.
#[derive(Debug, PartialEq)]
enum Command {
    Help,
    Serve {
        port: u16,
        open: bool,
    },
    Test {
        full: bool,
        choice: suite::Choice,
    },
    Dist {
        out: PathBuf,
        publishing: Publishing,
    },
    Bench {
        what: Bench,
        rounds: usize,
    },
    Bindings,
    Setup(Vec<setup::Part>),
    Trunk,
    Files(serve::Options),
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bench {
    Perft,
    Search,
    Page,
}

fn main() -> ExitCode {
    let command = match parse(lexopt::Parser::from_env()) {
        Ok(command) => command,
        Err(error) => {
            eprint!("cargo xtask: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(command) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("cargo xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode, Failure> {
    match command {
        Command::Help => print!("{USAGE}"),
        Command::Serve { port, open } => {
            let mut steps = Steps::start();
            setup::target(&mut steps)?;
            setup::npm(&mut steps)?;
            let out = site::development(&mut steps)?;
            serve::site(out, port, open, &steps)?;
        }
        Command::Test { full, choice } => return suite::run(full, &choice),
        Command::Dist { out, publishing } => {
            let mut steps = Steps::start();
            setup::target(&mut steps)?;
            setup::npm(&mut steps)?;
            site::publish(&mut steps, &out, &publishing)?;
        }
        Command::Bench { what, rounds } => match what {
            Bench::Perft => bench::perft(rounds)?,
            Bench::Search => bench_search::search(rounds)?,
            Bench::Page => bench_page::page(rounds)?,
        },
        Command::Bindings => {
            let mut steps = Steps::start();
            setup::target(&mut steps)?;
            site::bindings(&mut steps)?;
        }
        Command::Setup(parts) => {
            let mut steps = Steps::start();
            for part in parts {
                setup::run(part, &mut steps)?;
            }
        }
        Command::Trunk => trunk::run()?,
        Command::Files(options) => serve::files(options)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn parse(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let name = match parser.next()? {
        None | Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match name.as_str() {
        "help" => Ok(Command::Help),
        "serve" => parse_serve(&mut parser),
        "test" => parse_test(&mut parser),
        "dist" => parse_dist(&mut parser),
        "bench" => parse_bench(&mut parser),
        "bindings" => nothing_more(&mut parser, Command::Bindings),
        "setup" => parse_setup(&mut parser),
        "trunk" => nothing_more(&mut parser, Command::Trunk),
        "files" => parse_files(&mut parser),
        other => Err(format!("there is no command \"{other}\"").into()),
    }
}

fn nothing_more(parser: &mut lexopt::Parser, command: Command) -> Result<Command, lexopt::Error> {
    match parser.next()? {
        None => Ok(command),
        Some(other) => Err(other.unexpected()),
    }
}

fn parse_serve(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut port, mut open) = (serve::DEFAULT_PORT, true);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("port") => port = parser.value()?.parse()?,
            Long("no-open") => open = false,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Serve { port, open })
}

fn parse_test(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut full, mut choice) = (false, suite::Choice::Standard);
    while let Some(argument) = parser.next()? {
        let chosen = match argument {
            Long("full") => {
                full = true;
                continue;
            }
            Long("only") => suite::Choice::Only(parser.value()?.string()?),
            Long("browsers") => suite::Choice::Browsers(parser.value()?.string()?),
            other => return Err(other.unexpected()),
        };
        if choice != suite::Choice::Standard {
            return Err("test: either one --only or one --browsers".into());
        }
        choice = chosen;
    }
    Ok(Command::Test { full, choice })
}

fn parse_dist(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut out = shell::root().join("dist");
    let mut publishing = Publishing::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("out") => out = parser.value()?.into(),
            Long("site-url") => {
                let url: publishing::SiteUrl = parser.value()?.string()?.parse()?;
                publishing.site_url = Some(url);
            }
            Long("no-offline") => publishing.offline = false,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Dist { out, publishing })
}

fn parse_bench(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let (mut what, mut rounds) = (None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("rounds") => rounds = Some(parser.value()?.parse::<NonZeroUsize>()?.get()),
            Value(name) if name == "perft" => what = Some(Bench::Perft),
            Value(name) if name == "search" => what = Some(Bench::Search),
            Value(name) if name == "page" => what = Some(Bench::Page),
            other => return Err(other.unexpected()),
        }
    }
    let what = what.ok_or("bench: expected \"perft\", \"search\" or \"page\"")?;
    let usual = match what {
        Bench::Perft => bench::ROUNDS,
        Bench::Search => bench_search::ROUNDS,
        Bench::Page => bench_page::ROUNDS,
    };
    let rounds = rounds.unwrap_or(usual);
    Ok(Command::Bench { what, rounds })
}

fn parse_setup(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut parts = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Value(name) => parts.push(name.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    if parts.is_empty() {
        parts = setup::Part::ALL.to_vec();
    }
    Ok(Command::Setup(parts))
}

fn parse_files(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = serve::Options::default();
    let mut directory = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Long("port") => options.port = parser.value()?.parse()?,
            Long("mime") => options.mime.push(pair(&parser.value()?.string()?, '=')?),
            Long("header") => options
                .headers
                .push(ascii_pair(&parser.value()?.string()?)?),
            Long("missing") => options.missing.push(parser.value()?.string()?),
            Long("under") => options.under = parser.value()?.string()?,
            Value(value) if directory.is_none() => directory = Some(PathBuf::from(value)),
            other => return Err(other.unexpected()),
        }
    }
    options.directory = directory.ok_or("files: expected a directory")?;
    Ok(Command::Files(options))
}

fn pair(text: &str, separator: char) -> Result<(String, String), lexopt::Error> {
    let (name, value) = text
        .split_once(separator)
        .ok_or_else(|| format!("expected NAME{separator}VALUE, found \"{text}\""))?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

fn ascii_pair(text: &str) -> Result<(String, String), lexopt::Error> {
    if !text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return Err(format!("a header must be one line of ASCII: \"{text}\"").into());
    }
    pair(text, ':')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        parse(lexopt::Parser::from_args(line.split_whitespace())).map_err(|e| e.to_string())
    }

    #[test]
    fn commands_take_their_options() {
        assert_eq!(parsed(""), Ok(Command::Help));
        let serve = Command::Serve {
            port: 9000,
            open: false,
        };
        assert_eq!(parsed("serve --port 9000 --no-open"), Ok(serve));
        let test = Command::Test {
            full: true,
            choice: suite::Choice::Only("rust".into()),
        };
        assert_eq!(parsed("test --full --only rust"), Ok(test));
        let test = Command::Test {
            full: false,
            choice: suite::Choice::Browsers("all".into()),
        };
        assert_eq!(parsed("test --browsers all"), Ok(test));
        let dist = Command::Dist {
            out: "/x".into(),
            publishing: Publishing {
                site_url: "https://a.example/b".parse().ok(),
                offline: false,
            },
        };
        assert_eq!(
            parsed("dist --out /x --no-offline --site-url https://a.example/b"),
            Ok(dist)
        );
        let (what, rounds) = (Bench::Search, 5);
        assert_eq!(
            parsed("bench search --rounds 5"),
            Ok(Command::Bench { what, rounds })
        );
        assert_eq!(
            parsed("setup npm"),
            Ok(Command::Setup(vec![setup::Part::Npm]))
        );
        assert_eq!(
            parsed("setup"),
            Ok(Command::Setup(setup::Part::ALL.to_vec()))
        );
    }

    #[test]
    fn files_takes_what_tests_need() {
        let Ok(Command::Files(options)) =
            parsed("files d --mime wasm=text/plain --under /a/b/ --missing x")
        else {
            panic!("not understood");
        };
        assert_eq!(options.directory, PathBuf::from("d"));
        assert_eq!(options.mime, [("wasm".into(), "text/plain".into())]);
        assert_eq!(options.under, "/a/b/");
        assert_eq!(options.missing, ["x"]);
    }

    #[test]
    fn nonsense_is_refused_by_name() {
        for (line, word) in [
            ("fly", "fly"),
            ("bench", "perft"),
            ("bench speed", "speed"),
            ("bench perft --rounds 0", "0"),
            ("serve --port many", "many"),
            ("test --fast", "--fast"),
            ("test --only rust --browsers all", "either"),
            ("setup moon", "moon"),
            ("dist --site-url a.example", "https://"),
            ("files", "directory"),
            ("files d --mime wasm", "wasm"),
            ("trunk now", "now"),
        ] {
            let error = parsed(line).expect_err(line);
            assert!(error.contains(word), "{line}: {error}");
        }
    }
}
