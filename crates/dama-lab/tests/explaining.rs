//! `dama hint` and `dama review` from outside.

mod program;

use program::{fails, good};

fn line<'a>(text: &'a str, name: &str) -> &'a str {
    let found = text.lines().find_map(|line| line.strip_prefix(name));
    found.unwrap_or_else(|| panic!("no {name} in {text}"))
}

#[test]
fn hints_tell_the_deed_the_reason_and_the_line() {
    let text = good(&["hint", "turkish", "W:WKa1,b3:Bb6,c7"]);
    assert!(line(&text, "why: ").starts_with("wins "), "{text}");
    assert_eq!(
        line(&text, "line: ").split(' ').next(),
        Some(line(&text, "move: "))
    );
    let text = good(&["hint", "la-dama", "B:Wc2:Ba5,d5:Sc2"]);
    assert_eq!(line(&text, "huff: "), "~c2");
    assert_eq!(line(&text, "why: "), "wins-now takes 1 plies 1 (0-11)");
    let text = good(&["hint", "tama", "W:Wa2:Ba7,b7,c7", "--nodes", "0"]);
    assert!(!line(&text, "move: ").is_empty());
    let opening = good(&["hint", "dhamet", &start("dhamet"), "--nodes", "500"]);
    assert_eq!(line(&opening, "why: "), "opening count 1 (D-9)");
}

/// The position text of a start.
fn start(id: &str) -> String {
    let text = good(&["play", id]);
    text.lines().next().expect("a position").to_string()
}

/// White gave a man away for nothing, and lost by it.
#[test]
fn a_review_finds_where_a_game_turned() {
    let game = "turkish;W:Wa2,b2,c2,d3:Ba7,b7,c7,e6;d3-d4 e6-d6 d4-d5 d6xd4 a2-a3 d4-d3 0-1";
    let text = good(&["review", game, "--nodes", "3000"]);
    for (name, told) in [
        ("after: ", "2 actions"),
        ("side: ", "white"),
        ("played: ", "d4-d5"),
    ] {
        assert_eq!(line(&text, name), told, "{text}");
    }
    assert!(
        line(&text, "failed: ").starts_with("fails-loses-pieces loses 1"),
        "{text}"
    );
    assert_ne!(line(&text, "move: "), "d4-d5");
    let quiet = "turkish;a3-a4 h6-h5 1/2-1/2";
    let text = good(&["review", quiet, "--nodes", "1000"]);
    assert_eq!(text, "the game never turned\n");
}

#[test]
fn bad_input_is_named() {
    fails(&["hint"], "dama: hint: expected <id> <position>");
    fails(&["hint", "chess", "x"], "dama: game, 'chess': unknown%");
    fails(
        &["hint", "tama", "W:Wa3:B"],
        "dama: position: the game is over%",
    );
    fails(
        &["hint", "tama", "W:Wa3:Bh6", "--nodes", "many"],
        "dama: --nodes, 'many': expected a number",
    );
    fails(&["review"], "dama: review: expected <game text>");
    fails(&["review", "chess;"], "dama: game, 'chess': unknown%");
    fails(&["review", "tama;a3-a9"], "dama: move 1, 'a3-a9'%");
}
