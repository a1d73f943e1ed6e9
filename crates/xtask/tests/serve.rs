//! The file server over a real connection, as browsers meet it.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running `xtask files`, ended when dropped.
struct Served {
    child: Child,
    url: String,
}

impl Served {
    fn start(name: &str, arguments: &[&str]) -> Self {
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("served-{name}"));
        fs::create_dir_all(&directory).expect("a directory");
        fs::write(directory.join("index.html"), "<p>page</p>").expect("a page");
        fs::write(directory.join("engine.wasm"), vec![7; 100_000]).expect("a large file");
        let mut child = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg("files")
            .arg(directory)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("xtask starts");
        let mut url = String::new();
        let out = child.stdout.take().expect("piped");
        BufReader::new(out).read_line(&mut url).expect("an address");
        Served {
            child,
            url: url.trim().to_owned(),
        }
    }

    fn port(&self) -> u16 {
        let (_, rest) = self.url.rsplit_once(':').expect("a port");
        rest.split('/')
            .next()
            .and_then(|port| port.parse().ok())
            .expect("a number")
    }

    /// Status line with headers, and body.
    fn request(&self, method: &str, path: &str) -> (String, Vec<u8>) {
        let mut stream =
            TcpStream::connect((Ipv4Addr::LOCALHOST, self.port())).expect("it listens");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )
        .expect("sent");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("an answer");
        let end = bytes
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .expect("headers end");
        let body = bytes.split_off(end + 4);
        (String::from_utf8(bytes).expect("headers are text"), body)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn files_come_whole_and_with_their_types() {
    let served = Served::start("types", &["--port", "0"]);
    let (head, body) = served.request("GET", "/");
    assert!(
        head.starts_with("HTTP/1.1 200") && head.contains("Content-Type: text/html"),
        "{head}"
    );
    assert_eq!(body, b"<p>page</p>");
    let (head, body) = served.request("GET", "/engine.wasm");
    assert!(head.contains("Content-Type: application/wasm"), "{head}");
    assert!(head.contains("Content-Length: 100000"), "{head}");
    assert_eq!(body, vec![7; 100_000]);
    let (head, body) = served.request("HEAD", "/engine.wasm");
    assert!(
        head.starts_with("HTTP/1.1 200") && body.is_empty(),
        "{head}"
    );
    assert!(served.request("GET", "/none").0.starts_with("HTTP/1.1 404"));
    assert!(served.request("POST", "/").0.starts_with("HTTP/1.1 405"));
    assert!(
        served
            .request("GET", "/../setup.rs")
            .0
            .starts_with("HTTP/1.1 404")
    );
}

#[test]
fn a_badly_set_up_host_can_be_played() {
    let policy = "Content-Security-Policy: script-src 'self'";
    let arguments = [
        "--port",
        "0",
        "--mime",
        "wasm=text/plain",
        "--header",
        policy,
        "--under",
        "/a/b/",
    ];
    let served = Served::start("odd", &arguments);
    assert!(served.url.ends_with("/a/b/"), "{}", served.url);
    let (head, _) = served.request("GET", "/a/b/engine.wasm");
    assert!(head.contains("Content-Type: text/plain"), "{head}");
    assert!(
        head.contains("Content-Security-Policy: script-src 'self'"),
        "{head}"
    );
    assert!(
        served
            .request("GET", "/engine.wasm")
            .0
            .starts_with("HTTP/1.1 404")
    );
    let (head, _) = served.request("GET", "/a/b");
    assert!(
        head.starts_with("HTTP/1.1 301") && head.contains("Location: /a/b/"),
        "{head}"
    );
}

#[test]
fn a_used_port_gives_way_to_the_next_free_one() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    let port = taken.local_addr().expect("bound").port();
    let served = Served::start("taken", &["--port", &port.to_string()]);
    assert!(
        served.port() > port,
        "{} is not above {port}",
        served.port()
    );
    assert!(served.request("GET", "/").0.starts_with("HTTP/1.1 200"));
}

#[test]
fn a_directory_that_is_not_there_is_named() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["files", "/no/such/site"])
        .output()
        .expect("xtask starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/site"));
}
