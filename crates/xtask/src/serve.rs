//! A small static file server: for people (`serve`) and for the browser tests (`files`).
//!
//! Tests may give it wrong MIME types, extra headers, missing files or a sub-directory, to see
//! how the site behaves on hosts that are set up badly or differently.

use std::fs::File;
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

use crate::report::Steps;
use crate::shell::{Failure, failure};

/// The port `serve` tries first.
pub const DEFAULT_PORT: u16 = 8080;

/// How many ports are tried, upwards, before giving up.
const PORTS_TRIED: u16 = 50;

/// Requests answered at the same time; a browser opens six connections.
const THREADS: usize = 6;

/// What is served and how.
#[derive(Debug, Default, PartialEq)]
pub struct Options {
    /// The directory whose files are served.
    pub directory: PathBuf,
    /// The first port to try; 0 lets the system choose.
    pub port: u16,
    /// Content types by file ending, before the usual ones.
    pub mime: Vec<(String, String)>,
    /// Headers added to every answer.
    pub headers: Vec<(String, String)>,
    /// Names of files that are answered as if they were not there.
    pub missing: Vec<String>,
    /// The path under which the directory appears, e.g. `/a/b/`; empty for the root.
    pub under: String,
}

/// Serves the finished site until the process is ended, after saying where.
///
/// # Errors
/// No free port, or the directory cannot be read.
pub fn site(directory: PathBuf, port: u16, open: bool, steps: &Steps) -> Result<(), Failure> {
    let options = Options {
        directory,
        port,
        ..Options::default()
    };
    let server = listen(&options)?;
    let url = url(&server, &options);
    println!("ready after {:.1} s", steps.elapsed().as_secs_f64());
    println!("\n  {url}\n\nCtrl+C ends it.");
    if open {
        open_browser(&url);
    }
    answer_all(server, options);
    Ok(())
}

/// Serves a directory until the process is ended; its first line of output is the address.
///
/// # Errors
/// No free port, or the directory cannot be read.
pub fn files(options: Options) -> Result<(), Failure> {
    let server = listen(&options)?;
    println!("{}", url(&server, &options));
    std::io::stdout()
        .flush()
        .map_err(|error| failure(error.to_string()))?;
    answer_all(server, options);
    Ok(())
}

fn listen(options: &Options) -> Result<Server, Failure> {
    let directory = &options.directory;
    if !directory.is_dir() {
        return Err(failure(format!(
            "{} is not a directory",
            directory.display()
        )));
    }
    let last = options
        .port
        .saturating_add(if options.port == 0 { 0 } else { PORTS_TRIED });
    let mut reason = String::new();
    for port in options.port..=last {
        match Server::http((Ipv4Addr::LOCALHOST, port)) {
            Ok(server) => return Ok(server),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(failure(format!(
        "no free port from {} to {last}: {reason}",
        options.port
    )))
}

fn url(server: &Server, options: &Options) -> String {
    let port = server
        .server_addr()
        .to_ip()
        .map_or(options.port, |address| address.port());
    format!(
        "http://localhost:{port}/{}",
        options.under.trim_start_matches('/')
    )
}

fn answer_all(server: Server, options: Options) {
    let (server, options) = (Arc::new(server), Arc::new(options));
    let threads: Vec<_> = (0..THREADS)
        .map(|_| {
            let (server, options) = (Arc::clone(&server), Arc::clone(&options));
            std::thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    respond(request, &options);
                }
            })
        })
        .collect();
    for thread in threads {
        // A thread ends only with the server, and a panic in one is printed by itself.
        let _ = thread.join();
    }
}

/// What a request comes to.
#[derive(Debug, PartialEq)]
enum Answer {
    /// This file.
    File(PathBuf),
    /// The same address with a slash at its end, so that relative addresses work.
    AddSlash(String),
    NotFound,
    BadMethod,
}

fn respond(request: Request, options: &Options) {
    let answer = answer(request.method(), request.url(), options);
    // Nobody is left to be told when the browser has gone away in the middle.
    let _ = match answer {
        Answer::File(path) => match File::open(&path) {
            Ok(file) => {
                let mut response = Response::from_file(file).with_chunked_threshold(usize::MAX);
                for header in headers(&mime(&path, options), options) {
                    response.add_header(header);
                }
                request.respond(response)
            }
            Err(_) => request.respond(text(404, "not found", options)),
        },
        Answer::AddSlash(location) => {
            let mut response = text(301, "moved", options);
            if let Some(header) = header("Location", &location) {
                response.add_header(header);
            }
            request.respond(response)
        }
        Answer::NotFound => request.respond(text(404, "not found", options)),
        Answer::BadMethod => request.respond(text(405, "only GET and HEAD", options)),
    };
}

fn answer(method: &Method, url: &str, options: &Options) -> Answer {
    if !matches!(method, Method::Get | Method::Head) {
        return Answer::BadMethod;
    }
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let prefix = options.under.trim_matches('/');
    let inside = if prefix.is_empty() {
        path.strip_prefix('/')
    } else {
        below(path, prefix)
    };
    let Some(parts) = inside.and_then(safe_parts) else {
        return Answer::NotFound;
    };
    if parts
        .last()
        .is_some_and(|name| options.missing.contains(name))
    {
        return Answer::NotFound;
    }
    let mut file = options.directory.clone();
    file.extend(&parts);
    if file.is_dir() {
        if !path.ends_with('/') {
            return Answer::AddSlash(format!("{path}/"));
        }
        file.push("index.html");
    }
    if file.is_file() {
        Answer::File(file)
    } else {
        Answer::NotFound
    }
}

/// The rest of `/prefix/rest`; the prefix without its slash counts as its root.
fn below<'a>(path: &'a str, prefix: &str) -> Option<&'a str> {
    let rest = path.strip_prefix('/')?.strip_prefix(prefix)?;
    if rest.is_empty() {
        Some("")
    } else {
        rest.strip_prefix('/')
    }
}

/// The names of a path that stays within the directory, decoded; none if it tries not to.
fn safe_parts(path: &str) -> Option<Vec<String>> {
    let mut parts = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        let name = decode(part)?;
        if name == ".." || name == "." || name.contains(['/', '\\', '\0', ':']) {
            return None;
        }
        parts.push(name);
    }
    Some(parts)
}

/// Undoes `%20` and the like.
fn decode(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let high = char::from(rest.next()?).to_digit(16)?;
            let low = char::from(rest.next()?).to_digit(16)?;
            bytes.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime(path: &Path, options: &Options) -> String {
    let ending = path
        .extension()
        .map(|e| e.to_string_lossy().to_lowercase())
        .unwrap_or_default();
    if let Some((_, kind)) = options.mime.iter().find(|(of, _)| *of == ending) {
        return kind.clone();
    }
    let kind = match ending.as_str() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "wasm" => "application/wasm",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    };
    kind.to_owned()
}

fn headers(kind: &str, options: &Options) -> Vec<Header> {
    // What was just rebuilt must be what is seen.
    let usual = [("Content-Type", kind), ("Cache-Control", "no-cache")];
    let extra = options
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    usual
        .into_iter()
        .chain(extra)
        .filter_map(|(name, value)| header(name, value))
        .collect()
}

/// A header, unless it is not ASCII.
fn header(name: &str, value: &str) -> Option<Header> {
    Header::from_bytes(name, value).ok()
}

fn text(status: u16, words: &str, options: &Options) -> Response<std::io::Cursor<Vec<u8>>> {
    let mut response = Response::from_string(words).with_status_code(StatusCode(status));
    for header in headers("text/plain; charset=utf-8", options) {
        response.add_header(header);
    }
    response
}

/// Opens the page where there is a desktop; elsewhere the printed address must do.
fn open_browser(url: &str) {
    let (opener, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start"])
    } else if std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some()
    {
        ("xdg-open", &[])
    } else {
        return;
    };
    let mut command = Command::new(opener);
    command
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if command.spawn().is_err() {
        println!("(no browser could be opened from here; open the address yourself)");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory with a page, a file with a space in its name and a secret beside it.
    fn site(name: &str) -> Options {
        let base = std::env::temp_dir().join(format!("dama-serve-{name}-{}", std::process::id()));
        let directory = base.join("site");
        std::fs::create_dir_all(directory.join("sub")).expect("a directory");
        for file in [
            "site/index.html",
            "site/a b.wasm",
            "site/sub/index.html",
            "secret",
        ] {
            std::fs::write(base.join(file), file).expect("a file");
        }
        Options {
            directory,
            ..Options::default()
        }
    }

    fn get(url: &str, options: &Options) -> Answer {
        answer(&Method::Get, url, options)
    }

    #[test]
    fn finds_files_and_index_pages() {
        let options = site("finds");
        let file = |name: &str| Answer::File(options.directory.join(name));
        assert_eq!(get("/", &options), file("index.html"));
        assert_eq!(get("/index.html?x=1#la-dama", &options), file("index.html"));
        assert_eq!(get("/a%20b.wasm", &options), file("a b.wasm"));
        assert_eq!(get("/sub/", &options), file("sub/index.html"));
        assert_eq!(get("/sub", &options), Answer::AddSlash("/sub/".into()));
        assert_eq!(get("/none", &options), Answer::NotFound);
        assert_eq!(answer(&Method::Post, "/", &options), Answer::BadMethod);
    }

    #[test]
    fn never_leaves_its_directory() {
        let options = site("leaves");
        assert!(options.directory.join("../secret").is_file());
        for url in [
            "/../secret",
            "/%2e%2e/secret",
            "/sub/..%2f..%2fsecret",
            "/..%5csecret",
            "/%zz",
            "/%2",
            "*",
        ] {
            assert_eq!(get(url, &options), Answer::NotFound, "{url}");
        }
    }

    #[test]
    fn tests_can_set_a_place_a_type_and_a_gap() {
        let mut options = site("place");
        options.under = "/deep/er/".into();
        options.missing = vec!["a b.wasm".into()];
        options.mime = vec![("html".into(), "text/odd".into())];
        let index = options.directory.join("index.html");
        assert_eq!(get("/deep/er/", &options), Answer::File(index.clone()));
        assert_eq!(
            get("/deep/er", &options),
            Answer::AddSlash("/deep/er/".into())
        );
        assert_eq!(get("/", &options), Answer::NotFound);
        assert_eq!(get("/deep/ers/", &options), Answer::NotFound);
        assert_eq!(get("/deep/er/a%20b.wasm", &options), Answer::NotFound);
        assert_eq!(mime(&index, &options), "text/odd");
        assert_eq!(mime(Path::new("x.WASM"), &options), "application/wasm");
    }
}
