//! The commands that think: their output and their errors.

mod program;

use dama_engine::RulesId;
use dama_search::eval::Term;
use dama_search::weights;
use program::{IDS, bad, fails, good};

const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

/// The lines of a run; those that hold times are checked for their form only.
fn lines(words: &[&str]) -> Vec<String> {
    good(words).lines().map(str::to_string).collect()
}

fn is_rate(line: &str) -> bool {
    let Some((seconds, rate)) = line.split_once(" s, ") else {
        return false;
    };
    let rate = rate.strip_suffix(" nodes per second");
    seconds.parse::<f64>().is_ok() && rate.is_some_and(|rate| rate.parse::<u64>().is_ok())
}

#[test]
fn nodes_counts_down_to_a_depth() {
    for id in IDS {
        let first = lines(&["nodes", id, "--depth", "3"]);
        assert!(first[0].starts_with(&format!("{id} depth 3 nodes ")));
        assert!(is_rate(&first[1]), "{}", first[1]);
        let again = lines(&["nodes", id, "--depth", "3"]);
        assert_eq!(first[0], again[0], "the same nodes every time");
        let plain = lines(&["nodes", id, "--depth", "3", "--plain"]);
        assert!(plain[0].starts_with(&format!("{id} depth 3 nodes ")));
    }
    let some = lines(&["nodes", "turkish", "--nodes", "5000"]);
    assert!(some[0].ends_with(" nodes 5000"), "{}", some[0]);
    assert_eq!(
        lines(&["nodes", "turkish", START, "--nodes", "5000"])[0],
        some[0]
    );
    fails(
        &["nodes", "turkish", "--depth", "0"],
        "dama: --depth, '0': expected a number from 1 to 100",
    );
    fails(
        &["nodes", "turkish", "--depth", "101"],
        "dama: --depth, '101': expected a number from 1 to 100",
    );
    fails(&["nodes"], "dama: nodes: expected <id> [position]");
}

#[test]
fn bestmove_tells_what_it_thinks() {
    let text = lines(&["bestmove", "turkish", "W:Wa3,b3:Ba5,h7", "--nodes", "3000"]);
    let names: Vec<&str> = text
        .iter()
        .filter_map(|l| Some(l.split_once(": ")?.0))
        .collect();
    assert_eq!(
        names,
        [
            "move",
            "score",
            "depth",
            "nodes",
            "nodes per second",
            "line"
        ]
    );
    let json = good(&[
        "bestmove",
        "turkish",
        "W:Wa3,b3:Ba5,h7",
        "--level",
        "medium",
        "--json",
    ]);
    assert!(json.starts_with("{\"move\":\"") && json.contains("\"score\":{\"kind\":\""));
    fails(
        &["bestmove", "turkish", START, "--level", "hardest"],
        "dama: --level, 'hardest': expected easy, medium, hard or master",
    );
    fails(
        &[
            "bestmove", "turkish", START, "--level", "hard", "--nodes", "1",
        ],
        "dama: bestmove: expected only one of --level, --nodes and --ms",
    );
    fails(
        &["bestmove", "turkish", START, "--nodes", "many"],
        "dama: --nodes, 'many': expected a number",
    );
    assert!(bad(&["bestmove", "turkish", "W:Wa3:B"]).contains("the game is over"));
}

#[test]
fn a_match_counts_its_games() {
    let words = [
        "match",
        "filippina",
        "medium",
        "random",
        "--games",
        "4",
        "--seed",
        "3",
        "--nodes",
        "200",
    ];
    let text = lines(&words);
    assert_eq!(text[0], "medium against random: 4 games");
    assert!(text[1].starts_with("wins ") && text[2].starts_with("Elo "));
    assert_eq!(text, lines(&words), "equal seeds, equal games");
    fails(
        &["match", "filippina", "easy", "champion"],
        "dama: player, 'champion': expected easy, medium, hard or master, or random",
    );
    fails(
        &["match", "filippina", "easy", "easy", "--games", "0"],
        "dama: --games, '0': expected at least 1",
    );
}

#[test]
fn tables_are_for_games_that_enforce_the_duty() {
    let text = lines(&["tables", "la-dama-strict"]);
    assert!(text[0].starts_with("la-dama-strict: "), "{}", text[0]);
    fails(
        &["tables", "la-dama"],
        "dama: tables, 'la-dama': expected a game that enforces the duty",
    );
}

#[test]
fn suites_and_endings_are_those_of_the_five_games() {
    fails(
        &["suite", "tama", "--level", "best"],
        "dama: --level, 'best': expected easy, medium, hard or master",
    );
    fails(
        &["suite", "la-dama-strict"],
        "dama: suite, 'la-dama-strict': expected one of the five games",
    );
    fails(&["suite"], "dama: suite: expected <id>");
    fails(
        &["endings", "la-dama-strict"],
        "dama: endings, 'la-dama-strict': expected one of the five games",
    );
    let text = lines(&["suite", "la-dama", "--level", "easy"]);
    let last = text.last().expect("a line");
    assert!(last.starts_with("la-dama easy: "), "{last}");
    assert!(last.contains(" of 60 solved, "), "{last}");
}

/// What was missed is judged again, step by step, and counted.
#[test]
fn what_a_suite_missed_is_judged_again() {
    let text = lines(&["suite", "filippina", "--level", "medium", "--again", "300"]);
    let count = |name: &str| text.iter().filter(|line| line.starts_with(name)).count();
    let missed = count("missed: ");
    assert!(missed > 0 && count("again: ") == missed, "{text:?}");
    let last = text.last().expect("a line");
    let rest = last.strip_prefix(&format!("of {missed} missed, "));
    let (no_worse, rest) = rest.and_then(|rest| rest.split_once(' ')).expect(last);
    assert_eq!(rest, "played no worse by 300 nodes");
    assert!(no_worse.parse::<usize>().is_ok_and(|n| n <= missed));
    let again = text.iter().filter(|line| line.starts_with("again: "));
    for line in again {
        assert!(!line.contains("nothing"), "both can be played: {line}");
    }
    fails(
        &["suite", "filippina", "--again", "much"],
        "dama: --again, 'much': expected a number",
    );
}

#[test]
fn tuning_follows_from_its_seed() {
    let words = [
        "tune",
        "filippina",
        "--games",
        "3",
        "--trial",
        "2",
        "--nodes",
        "40",
    ];
    let text = lines(&words);
    assert!(text[0].starts_with("filippina: 3 games, "), "{}", text[0]);
    assert!(
        text.last()
            .is_some_and(|l| l.ends_with("53.0 % are needed"))
    );
    assert_eq!(text, lines(&words));
    fails(&["tune", "checkers"], "dama: game, 'checkers': %");
}

/// The weights that a game plays by come out again, whatever it plays by meanwhile. In
/// the full suite; the standard one sees where tuning begins.
#[test]
fn tuned_weights_come_out_again() {
    let full = std::env::var_os("DAMA_FULL").is_some();
    let games = if full { "600" } else { "2" };
    let words = ["tune", "la-dama", "--games", games, "--trial", "2"];
    let text = lines(&words);
    let rows: Vec<(i16, i16)> = text
        .iter()
        .filter(|line| line.starts_with("  "))
        .map(|line| {
            let mut numbers = line.split(' ').rev().filter(|word| !word.is_empty());
            let mut number = || numbers.next().and_then(|word| word.parse().ok());
            let (tuned, hand) = (number().expect(line), number().expect(line));
            (hand, tuned)
        })
        .collect();
    let of = |terms: &[Term]| -> Vec<i16> { terms.iter().map(|term| term.weight).collect() };
    let (hand, taken) = (
        weights::hand_set(RulesId::LaDama),
        weights::of(RulesId::LaDama),
    );
    let (before, after): (Vec<i16>, Vec<i16>) = rows.into_iter().unzip();
    assert_eq!(before, of(hand));
    assert_ne!(of(hand), of(taken));
    if full {
        assert_eq!(after, of(taken));
    }
}
