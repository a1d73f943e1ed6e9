//! The branches of the set-up that a complete machine never takes, tried with stand-ins.
//!
//! The real `xtask` runs with a search path that holds nothing but stand-in programs, so nothing
//! is installed and nothing on the machine is touched. Each stand-in writes down how it was called.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A directory of stand-in programs that is the whole search path.
struct Machine {
    bin: PathBuf,
}

impl Machine {
    fn new(name: &str) -> Self {
        let bin = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("machine-{name}"));
        let _ = fs::remove_dir_all(&bin);
        fs::create_dir_all(&bin).expect("a directory for stand-ins");
        Machine { bin }
    }

    /// A program that logs its call and then does as `script` says; `$bin` is its directory.
    fn with(self, name: &str, script: &str) -> Self {
        let file = self.bin.join(name);
        let bin = self.bin.display();
        let text =
            format!("#!/bin/sh\nbin='{bin}'\necho \"{name} $*\" >> \"$bin/calls.log\"\n{script}\n");
        fs::write(&file, text).expect("a stand-in");
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755))
            .expect("an executable stand-in");
        self
    }

    fn setup(&self, part: &str) -> Output {
        Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["setup", part])
            .env("PATH", &self.bin)
            .env_remove("DAMA_CHROMIUM")
            .output()
            .expect("xtask starts")
    }

    fn calls(&self) -> Vec<String> {
        let log = fs::read_to_string(self.bin.join("calls.log")).unwrap_or_default();
        log.lines().map(str::to_owned).collect()
    }
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_missing_wasm_target_is_added_once() {
    let rustup = r#"case "$*" in
        "target list --installed") /bin/cat "$bin/targets" ;;
        "target add "*) echo "$3" >> "$bin/targets" ;;
        *) exit 1 ;;
    esac"#;
    let machine = Machine::new("target").with("rustup", rustup);
    fs::write(machine.bin.join("targets"), "x86_64-unknown-linux-gnu\n").expect("a list");

    let first = machine.setup("target");
    assert!(first.status.success(), "{}", printed(&first));
    assert!(
        printed(&first).contains("installed with rustup"),
        "{}",
        printed(&first)
    );
    let second = machine.setup("target");
    assert!(
        second.status.success() && printed(&second).contains("present"),
        "{}",
        printed(&second)
    );

    let list = "rustup target list --installed";
    assert_eq!(
        machine.calls(),
        [list, "rustup target add wasm32-unknown-unknown", list]
    );
}

#[test]
fn a_wasm_target_that_cannot_be_added_is_a_failure() {
    let machine = Machine::new("target-offline").with("rustup", r#"[ "$2" = list ]"#);
    let output = machine.setup("target");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        printed(&output).contains("rustup target add"),
        "{}",
        printed(&output)
    );
}

#[test]
fn rust_without_rustup_needs_the_library_itself() {
    let present = Machine::new("no-rustup").with("rustc", r#"echo "$bin""#);
    let output = present.setup("target");
    assert!(output.status.success(), "{}", printed(&output));

    let absent = Machine::new("no-library").with("rustc", r#"echo "$bin/none""#);
    let output = absent.setup("target");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        printed(&output).contains("wasm32-unknown-unknown"),
        "{}",
        printed(&output)
    );
}

#[test]
fn missing_parts_of_rust_are_added_by_name() {
    let cargo = r#"[ "$1" = fmt ]"#;
    let machine = Machine::new("components")
        .with("cargo", cargo)
        .with("rustup", "true");
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["setup", "components"])
        .env("PATH", &machine.bin)
        .env("CARGO", machine.bin.join("cargo"))
        .output()
        .expect("xtask starts");
    assert!(output.status.success(), "{}", printed(&output));
    let expected = [
        "cargo fmt --version",
        "cargo clippy --version",
        "rustup component add clippy",
    ];
    assert_eq!(machine.calls(), expected);
}

/// An `apt-get` that installs a stand-in browser once it has fetched its lists.
const APT_GET: &str = r#"case "$*" in
    update*) printf '' > "$bin/lists" ;;
    install*) [ -e "$bin/lists" ] && for name; do :; done && printf '#!/bin/sh\n' > "$bin/$name" ;;
esac"#;

/// The same, of a system that has no Chromium without windows.
const OTHER_APT_GET: &str = r#"case "$*" in
    *headless*) exit 100 ;;
    *install*chromium*) printf '#!/bin/sh\n' > "$bin/chromium" ;;
esac"#;

#[test]
fn a_missing_browser_is_installed_by_root_with_apt() {
    let machine = Machine::new("apt")
        .with("apt-get", APT_GET)
        .with("id", "echo 0");
    let output = machine.setup("browser");
    assert!(output.status.success(), "{}", printed(&output));
    assert!(
        printed(&output).contains("installed with apt-get"),
        "{}",
        printed(&output)
    );
    let calls = machine.calls();
    let install = "apt-get install -y -qq --no-install-recommends chromium-headless-shell";
    assert_eq!(calls, ["id -u", install, "apt-get update -qq", install]);

    let again = machine.setup("browser");
    assert!(
        again.status.success() && machine.calls().len() == calls.len(),
        "{}",
        printed(&again)
    );
}

#[test]
fn where_there_is_no_browser_without_windows_any_chromium_will_do() {
    let machine = Machine::new("apt-other")
        .with("apt-get", OTHER_APT_GET)
        .with("id", "echo 0");
    let output = machine.setup("browser");
    assert!(
        output.status.success() && printed(&output).contains("installed with apt-get"),
        "{}",
        printed(&output)
    );
    assert_eq!(
        machine.calls().last().map(String::as_str),
        Some("apt-get install -y -qq --no-install-recommends chromium")
    );

    let present = Machine::new("apt-present")
        .with("apt-get", "exit 100")
        .with("id", "echo 0")
        .with("google-chrome", "exit 1");
    let output = present.setup("browser");
    assert!(
        output.status.success() && printed(&output).contains("google-chrome"),
        "{}",
        printed(&output)
    );
}

#[test]
fn an_install_that_brings_no_browser_is_a_failure() {
    let machine = Machine::new("apt-empty")
        .with("apt-get", "true")
        .with("id", "echo 0");
    let output = machine.setup("browser");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        printed(&output).contains("no Chromium is on the PATH"),
        "{}",
        printed(&output)
    );
}

#[test]
fn others_get_playwrights_browser_and_are_told_it_is_untested() {
    let machine = Machine::new("playwright")
        .with("apt-get", APT_GET)
        .with("id", "echo 1000")
        .with("npx", r#"printf '' > "$bin/downloaded""#)
        .with("node", r#"echo "$bin/downloaded""#);
    let output = machine.setup("browser");
    assert!(output.status.success(), "{}", printed(&output));
    assert!(
        printed(&output).contains("untested"),
        "{}",
        printed(&output)
    );
    let calls = machine.calls();
    assert!(
        calls.contains(&"npx playwright-core install chromium".to_owned()),
        "{calls:?}"
    );
    assert!(
        !calls.iter().any(|call| call.starts_with("apt-get")),
        "{calls:?}"
    );
}

#[test]
fn a_browser_already_there_or_named_is_used() {
    let machine = Machine::new("present")
        .with("google-chrome", "exit 1")
        .with("chrome-headless-shell", "exit 1")
        .with("apt-get", "exit 1");
    let output = machine.setup("browser");
    assert!(
        output.status.success() && machine.calls().is_empty(),
        "{}",
        printed(&output)
    );
    assert!(
        printed(&output).contains("chrome-headless-shell"),
        "{}",
        printed(&output)
    );

    let named = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["setup", "browser"])
        .env("DAMA_CHROMIUM", "/no/such/browser")
        .output()
        .expect("xtask starts");
    assert_eq!(named.status.code(), Some(1));
    assert!(
        printed(&named).contains("/no/such/browser"),
        "{}",
        printed(&named)
    );
}

#[test]
fn an_old_or_missing_node_is_named() {
    let old = Machine::new("old-node").with("node", "echo v18.19.0");
    let output = old.setup("npm");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        printed(&output).contains("v18.19.0 is too old"),
        "{}",
        printed(&output)
    );

    let output = Machine::new("no-node").setup("npm");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        printed(&output).contains("Node is not installed"),
        "{}",
        printed(&output)
    );
}
