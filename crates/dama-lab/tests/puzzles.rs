//! `dama mine`, `prove` and `puzzles`.

mod program;

use program::{bad, dama, fails, good, utf8};
use std::fs;
use std::path::{Path, PathBuf};

/// A fresh place for a bank.
fn place(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    for suffix in ["", ".state", ".proved"] {
        let _ = fs::remove_file(format!("{}{suffix}", path.display()));
    }
    path
}

fn bank(id: &str) -> String {
    let path = format!(
        "{}/../../web/data/puzzles/{id}.txt",
        env!("CARGO_MANIFEST_DIR")
    );
    fs::read_to_string(path).expect("a bank")
}

#[test]
fn mining_goes_on_where_it_stopped_and_what_it_finds_is_proved() {
    let path = place("mined.txt");
    let file = path.to_str().expect("UTF-8");
    let mine = [
        "mine", "turkish", "--seed", "5", "--count", "1", "--out", file,
    ];
    let first = good(&mine);
    let one = fs::read_to_string(&path).expect("a bank");
    assert!(
        one.starts_with("dama-puzzles 1 turkish\n") && one.lines().count() >= 2,
        "{one}"
    );
    assert!(first.starts_with("1 | "), "{first}");
    good(&mine);
    let two = fs::read_to_string(&path).expect("a bank");
    assert!(
        two.starts_with(&one) && two.len() > one.len(),
        "banks grow at their end"
    );
    let state = fs::read_to_string(format!("{file}.state")).expect("a state");
    assert!(state.starts_with("5 ") && state != "5 0\n", "{state}");
    // the same seed finds the same in one go
    let again = place("mined-again.txt");
    let file = again.to_str().expect("UTF-8");
    let found = (two.lines().count() - 1).to_string();
    good(&[
        "mine", "turkish", "--seed", "5", "--count", &found, "--out", file,
    ]);
    assert_eq!(fs::read_to_string(&again).expect("a bank"), two);
}

#[test]
fn a_bank_is_listed_line_by_line() {
    for id in ["turkish", "la-dama", "filippina", "tama", "dhamet"] {
        let list = good(&["puzzles", id]);
        let bank = bank(id);
        assert_eq!(list.lines().count(), bank.lines().count() - 1);
        for (i, (line, entry)) in list.lines().zip(bank.lines().skip(1)).enumerate() {
            let cells: Vec<&str> = line.split(" | ").collect();
            let fields: Vec<&str> = entry.split(' ').collect();
            assert_eq!(cells.len(), 6, "{line}");
            assert_eq!(cells[0], (i + 1).to_string());
            assert_eq!(cells[1], fields[5]);
            assert_eq!(cells[2], format!("win in {}", fields[0]));
            assert_eq!([cells[3], cells[4]], [fields[1], fields[2]]);
        }
    }
}

/// The first puzzles of a bank, as a bank of their own with one line changed.
fn changed(name: &str, change: impl Fn(&str) -> String) -> PathBuf {
    let path = place(name);
    let text: Vec<String> = bank("filippina")
        .lines()
        .take(7)
        .enumerate()
        .map(|(i, line)| {
            if i == 4 {
                change(line)
            } else {
                line.to_string()
            }
        })
        .collect();
    fs::write(&path, text.join("\n") + "\n").expect("written");
    path
}

fn refused(path: &Path) -> (String, String) {
    let output = dama(&["prove", path.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(2));
    (utf8(output.stdout), utf8(output.stderr))
}

#[test]
fn a_bank_with_any_failure_is_refused() {
    let number_4 = "1 of 6 puzzles refused, the first is number 4";
    // the side to move
    let path = changed("other-side.txt", |line| {
        let (start, text) = line.rsplit_once(' ').expect("fields");
        let side = if text.starts_with('W') { 'B' } else { 'W' };
        format!("{start} {side}{}", &text[1..])
    });
    let (list, error) = refused(&path);
    assert!(error.contains(number_4), "{error}");
    assert!(list.contains("4: "), "{list}");
    // the number of moves
    let path = changed("other-length.txt", |line| {
        let other = if line.starts_with('2') { '3' } else { '2' };
        format!("{other} 1{}", &line[3..])
    });
    let (_, error) = refused(&path);
    assert!(error.contains(number_4), "{error}");
    // what is measured
    let path = changed("other-difficulty.txt", |line| {
        let fields: Vec<&str> = line.split(' ').collect();
        let other = if fields[2] == "50" { "51" } else { "50" };
        format!(
            "{} {} {other} {} {} {}",
            fields[0], fields[1], fields[3], fields[4], fields[5]
        )
    });
    let (list, error) = refused(&path);
    assert!(
        error.contains(number_4) && list.contains("4: difficulty: "),
        "{list}{error}"
    );
    // a puzzle twice
    let first = bank("filippina")
        .lines()
        .nth(1)
        .expect("a puzzle")
        .to_string();
    let path = changed("twice.txt", |_| first.clone());
    let (_, error) = refused(&path);
    assert!(error.contains("number 4: the same as number 1"), "{error}");
    // and no line at all
    let path = changed("damaged.txt", |line| line.replace(':', ";"));
    let (list, error) = refused(&path);
    assert_eq!(list, "");
    assert!(error.contains("line 5: "), "{error}");
}

#[test]
fn a_stopped_proof_goes_on() {
    let path = changed("stopped.txt", str::to_string);
    let file = path.to_str().expect("UTF-8");
    let state = format!("{file}.proved");
    // as a run leaves it: what the text is, and how many were proved
    let sum = fs::read(&path)
        .expect("a bank")
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, b| {
            (sum ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3)
        });
    fs::write(&state, format!("{sum:016x} 5\n")).expect("written");
    let output = dama(&["prove", file]);
    let list = utf8(output.stdout);
    assert!(list.starts_with("# 5 were proved before\n"), "{list}");
    assert!(!Path::new(&state).exists(), "a whole run leaves nothing");
    // of another text nothing was proved
    fs::write(&state, format!("{:016x} 5\n", sum ^ 1)).expect("written");
    let list = utf8(dama(&["prove", file]).stdout);
    assert!(!list.contains("were proved before"), "{list}");
}

#[test]
fn bad_words_are_told() {
    fails(&["mine"], "dama: mine: expected <id>");
    fails(&["mine", "chess"], "dama: game, 'chess': %");
    fails(
        &["mine", "tama", "--count", "x"],
        "dama: --count, 'x': expected a number",
    );
    fails(
        &["mine", "tama", "--seed", "18446744073709551615"],
        "dama: --seed, '18446744073709551615': expected a smaller number",
    );
    fails(
        &["mine", "tama", "--out", "/nowhere/bank.txt"],
        "dama: --out, '/nowhere/bank.txt': %",
    );
    fails(&["prove"], "dama: prove: expected <file>");
    fails(&["prove", "/nowhere"], "dama: '/nowhere': %");
    fails(&["puzzles"], "dama: puzzles: expected <id> [--bank FILE]");
    fails(
        &["puzzles", "dhamet-soufla"],
        "dama: puzzles, 'dhamet-soufla': expected a game that has puzzles",
    );
    // the bank of another game is left as it is
    let path = place("other.txt");
    fs::write(&path, "dama-puzzles 1 tama\n").expect("written");
    let file = path.to_str().expect("UTF-8");
    let line = bad(&["mine", "turkish", "--out", file]);
    assert!(line.ends_with("line 1: the bank is for tama"), "{line}");
    assert_eq!(
        fs::read_to_string(&path).expect("a bank"),
        "dama-puzzles 1 tama\n"
    );
    assert!(bad(&["puzzles", "turkish", "--bank", file]).contains("line 1: "));
}
