//! A small static file server: for people (`serve`) and for the browser tests (`files`).
//!
//! Tests may give it wrong MIME types, extra headers, missing files or a sub-directory, to see
//! how the site behaves on hosts that are set up badly or differently.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::report::Steps;
use crate::shell::{Failure, failure};

/// The port `serve` tries first.
pub const DEFAULT_PORT: u16 = 8080;

/// How many ports are tried, upwards, before giving up.
const PORTS_TRIED: u16 = 50;

/// How long a connection may say nothing; browsers open some before they need them.
const PATIENCE: Duration = Duration::from_secs(60);

/// The longest beginning of a request that is read, in bytes.
const LONGEST_HEAD: u64 = 32 * 1024;

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
    let listener = listen(&options)?;
    let url = url(&listener, &options);
    println!("ready after {:.1} s", steps.elapsed().as_secs_f64());
    println!("\n  {url}\n\nCtrl+C ends it.");
    if open {
        open_browser(&url);
    }
    answer_all(&listener, options);
    Ok(())
}

/// Serves a directory until the process is ended; its first line of output is the address.
///
/// # Errors
/// No free port, or the directory cannot be read.
pub fn files(options: Options) -> Result<(), Failure> {
    let listener = listen(&options)?;
    println!("{}", url(&listener, &options));
    std::io::stdout()
        .flush()
        .map_err(|error| failure(error.to_string()))?;
    answer_all(&listener, options);
    Ok(())
}

fn listen(options: &Options) -> Result<TcpListener, Failure> {
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
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => return Ok(listener),
            Err(error) => reason = error.to_string(),
        }
    }
    Err(failure(format!(
        "no free port from {} to {last}: {reason}",
        options.port
    )))
}

fn url(listener: &TcpListener, options: &Options) -> String {
    let port = listener
        .local_addr()
        .map_or(options.port, |address| address.port());
    format!(
        "http://localhost:{port}/{}",
        options.under.trim_start_matches('/')
    )
}

/// One thread and one request for each connection: plain, and enough for one person's browser.
fn answer_all(listener: &TcpListener, options: Options) {
    let options = Arc::new(options);
    for stream in listener.incoming().flatten() {
        let options = Arc::clone(&options);
        // A browser that goes away in the middle is nobody to be told about it.
        std::thread::spawn(move || drop(respond(stream, &options)));
    }
}

fn respond(mut stream: TcpStream, options: &Options) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = BufReader::new((&stream).take(LONGEST_HEAD)).lines();
    let Some(request) = head.next().transpose()? else {
        return Ok(());
    };
    // The headers change nothing here, but unread ones would reset the connection.
    for line in head {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let (status, extra, path) = match answer(method, target, options) {
        Answer::File(path) => ("200 OK", None, Some(path)),
        Answer::AddSlash(location) => ("301 Moved Permanently", Some(("Location", location)), None),
        Answer::NotFound => ("404 Not Found", None, None),
        Answer::BadMethod => (
            "405 Method Not Allowed",
            Some(("Allow", "GET, HEAD".into())),
            None,
        ),
    };
    let mut file = path.as_ref().map(File::open).transpose()?;
    let length = file.as_ref().map_or(Ok(status.len() as u64), |f| {
        f.metadata().map(|data| data.len())
    })?;
    let kind = path.map_or("text/plain".into(), |path| mime(&path, options));
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n"
    )?;
    // What was just rebuilt must be what is seen.
    write!(stream, "Cache-Control: no-cache\r\nConnection: close\r\n")?;
    for (name, value) in extra
        .iter()
        .map(|(name, value)| (*name, value))
        .chain(named(&options.headers))
    {
        write!(stream, "{name}: {value}\r\n")?;
    }
    write!(stream, "\r\n")?;
    match &mut file {
        _ if method == "HEAD" => {}
        Some(file) => drop(std::io::copy(file, &mut stream)?),
        None => write!(stream, "{status}")?,
    }
    stream.flush()
}

fn named(headers: &[(String, String)]) -> impl Iterator<Item = (&str, &String)> {
    headers.iter().map(|(name, value)| (name.as_str(), value))
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

fn answer(method: &str, target: &str, options: &Options) -> Answer {
    if !matches!(method, "GET" | "HEAD") {
        return Answer::BadMethod;
    }
    let path = target.split(['?', '#']).next().unwrap_or_default();
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
        answer("GET", url, options)
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
        assert_eq!(answer("POST", "/", &options), Answer::BadMethod);
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
