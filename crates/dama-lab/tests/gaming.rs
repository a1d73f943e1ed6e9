//! `dama game`: whole games, turn by turn, the same every time.

mod program;

use program::{IDS, fails, good};

#[test]
fn a_game_is_told_turn_by_turn() {
    for id in IDS {
        let words = [
            "game", id, "medium", "easy", "--nodes", "300", "--seed", "4",
        ];
        let told = good(&words);
        assert_eq!(told, good(&words), "the same game every time");
        let (turns, text) = told.trim_end().rsplit_once('\n').unwrap();
        let actions: Vec<&str> = turns
            .lines()
            .map(|line| line.split(' ').next().unwrap())
            .collect();
        assert_eq!(text, format!("{id};{}", actions.join(" ")));
        assert!(actions.len() > 10, "{text}");
        // the program's own play command takes every one of them
        let mut play = vec!["play", id];
        play.extend(&actions);
        assert!(good(&play).contains("result: "), "{text}");
    }
}

#[test]
fn plies_and_names_are_checked() {
    let words = ["game", "tama", "easy", "easy", "--nodes", "50", "--plies"];
    let some = |plies| good(&[&words[..], &[plies]].concat()).lines().count();
    assert_eq!((some("0"), some("3")), (1, 4));
    fails(
        &["game", "tama", "easy"],
        "dama: game: expected <id> <white> <black>",
    );
    fails(
        &["game", "tama", "easy", "weak"],
        "dama: player, 'weak': expected easy, medium, hard or master",
    );
}
