//! The native program from outside: its output, which people and scripts rely on.

mod program;

use program::{IDS, good, played};

fn oracle(name: &str) -> String {
    let path = format!("{}/../../tests/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn perft_prints_the_oracles_lines() {
    for line in oracle("perft/perft.txt").lines() {
        let id = line.split(' ').next().expect("an id");
        let counts: Vec<_> = line.split(' ').take(4).collect();
        assert_eq!(good(&["perft", id, "3"]), format!("{}\n", counts.join(" ")));
    }
    assert_eq!(good(&["perft", "turkish", "0"]), "turkish\n");
    assert_eq!(
        good(&["perft", "dhamet", "3", "W:Wa1:Bi9"]),
        "dhamet 2 4 8\n"
    );
    // a position without moves may be counted as deep as one likes
    let zeros = format!("tama{}\n", " 0".repeat(40));
    assert_eq!(good(&["perft", "tama", "40", "W:Wa3:B"]), zeros);
}

#[test]
fn perft_tells_its_time_when_asked() {
    for words in [
        ["perft", "turkish", "3", "--time"],
        ["perft", "--time", "turkish", "3"],
    ] {
        let text = good(&words);
        let lines: Vec<_> = text.lines().collect();
        let [counts, time] = lines[..] else {
            panic!("{text}");
        };
        assert_eq!(counts, "turkish 8 64 708");
        let (seconds, rate) = time.split_once(" s, ").expect("a time");
        let rate = rate.strip_suffix(" nodes per second").expect("a rate");
        assert!(seconds.parse::<f64>().is_ok(), "{time}");
        assert!(rate.parse::<u64>().is_ok(), "{time}");
    }
}

#[test]
fn moves_prints_the_oracles_lists() {
    for id in IDS {
        let lines = oracle(&format!("positions/positions-{id}.txt"));
        for line in lines.lines().step_by(8) {
            let fields: Vec<_> = line.split(" | ").collect();
            let list = good(&["moves", id, fields[0]]);
            assert_eq!(list, format!("{}\n", fields[1]), "{id} {}", fields[0]);
        }
    }
    for line in oracle("rulebook/examples.txt").lines() {
        let fields: Vec<_> = line.split(" | ").collect();
        let list = good(&["moves", fields[0], fields[1]]);
        assert_eq!(list, format!("{}\n", fields[2]));
    }
    assert_eq!(good(&["moves", "turkish", "W:Wa3:B"]), "\n");
}

#[test]
fn play_tells_where_moves_lead() {
    let ends = |words: &[&str], position: &str, last: &str| {
        let (found, told) = played(words);
        assert_eq!(
            (found.as_str(), told.as_str()),
            (position, last),
            "{words:?}"
        );
    };
    ends(
        &["turkish", "--from", "W:Wa3,b3:Bh6", "a3-a4", "h6-h5"],
        "W:Wb3,a4:Bh5:F2",
        "to move: white",
    );
    ends(
        &["turkish", "a3-a4", "--from", "W:Wa3:Bh6"],
        "B:Wa4:Bh6",
        "to move: black",
    );
    // several moves in one argument, numbers, every landing square
    ends(
        &["filippina", "--from", "W:W22:B18,4", "22x15 4-8"],
        "W:We5:Bg7:F2",
        "to move: white",
    );
    ends(
        &["la-dama", "--from", "W:Wc1:Bb2,b4,d2,d4,a5", "c1xa3xc5"],
        "B:Wc5:Bd2,d4,a5",
        "to move: black",
    );
    // a huff in either spelling and in one or two arguments
    let start = "W:Wa1,d1:Ba2,e5";
    for huff in [&["huff", "a1"][..], &["huff a1"], &["~a1"]] {
        let words = [&["la-dama", "--from", start, "d1-d2"], huff, &["e5-e4"]].concat();
        ends(&words, "W:Wd2:Ba2,e4:F2", "to move: white");
    }
    let start = "W:WKh1,b2,c3:Bd4,d6,i9:H5";
    for oblige in ["oblige", "~!"] {
        ends(
            &["dhamet-soufla", "--from", start, "h1-h2", oblige],
            &format!("{start}:D"),
            "to move: white",
        );
    }
}

#[test]
fn play_tells_every_end() {
    let end = |words: &[&str], wanted: &str| {
        assert_eq!(played(words).1, format!("result: {wanted}"), "{words:?}");
    };
    let from = "--from";
    end(
        &["turkish", from, "W:Wa4:Bb4", "a4xc4"],
        "white — black has no pieces left (0-11)",
    );
    end(
        &["la-dama", from, "W:Wa1:Ba2,b4,e5", "a1xa3", "huff a3"],
        "black — white has no pieces left (0-11)",
    );
    end(
        &["turkish", from, "W:Wa4,a5,b6,d6,a7:Ba6", "d6-c6"],
        "white — black has no legal move (0-11)",
    );
    end(&["tama", "a3-a4", "1-0"], "white — black resigned (0-11)");
    end(&["tama", "0-1"], "black — white resigned (0-11)");
    end(&["tama", "1/2-1/2"], "draw — agreed by the players (0-11)");
    end(
        &["turkish", from, "W:WKa1:BKh8"],
        "draw — one king each (0-13)",
    );
    end(
        &["turkish", from, "W:Wb3,Kc1:Bh6:H49", "b3-a3"],
        "draw — 25 moves a side without progress (0-12)",
    );
    let round = "a1-b1 h8-h7 b1-a1 h7-h8";
    end(
        &["turkish", from, "W:WKa1,c2:BKh8", round, round],
        "draw — the same position for the third time (0-11)",
    );
}

#[test]
fn play_starts_with_the_opening_unless_free() {
    let (position, last) = played(&["dhamet"]);
    assert!(position.ends_with(":O0"), "{position}");
    assert_eq!(last, "to move: white");
    let (position, _) = played(&["dhamet", "d4-e5", "f6xd4"]);
    assert!(position.ends_with(":F2:O2"), "{position}");
    let (position, _) = played(&["dhamet", "--free"]);
    assert!(!position.contains(":O"), "{position}");
    let (position, _) = played(&["dhamet-soufla", "f4-e5", "--free"]);
    assert!(position.starts_with("B:") && !position.contains(":O"));
}

#[test]
fn show_draws_the_board() {
    let board = "   a b c d e
5  b . . . B  5
4  . . . . .  4
3  . . w . .  3
2  . . . . .  2
1  W . . . .  1
   a b c d e
";
    let drawn = good(&["show", "la-dama", "B:WKa1,c3:Ba5,Ke5:H3:F4:Sc3"]);
    let facts = "black to move, move 4\nplies without progress: 3\nmay be huffed: c3\n";
    assert_eq!(drawn, format!("{board}{facts}"));
    // squares that do not exist stay blank
    let drawn = good(&["show", "filippina", "W:W21:B1"]);
    let lines: Vec<_> = drawn.lines().collect();
    assert_eq!(lines[1], "8    b   .   .   .  8");
    assert_eq!(lines[6], "3  w   .   .   .    3");
    assert_eq!(lines[10], "white to move, move 1");
    let start = played(&["dhamet"]).0;
    let drawn = good(&["show", "dhamet", &start]);
    assert!(drawn.contains("\n5  b b b b . w w w w  5\n"), "{drawn}");
    assert!(drawn.ends_with("plies of the fixed opening played: 0\n"));
    let drawn = good(&["show", "dhamet-soufla", "W:Wc3:Bd4:D"]);
    assert!(drawn.ends_with("white is obliged to take the most\n"));
}

#[test]
fn rules_prints_the_table() {
    let table = "\
turkish
  board          64 squares (U-1)
  pieces         16 a side (U-2)
  man moves      forward, right, left (U-3)
  man captures   forward, right, left (U-4)
  king moves     flying: forward, right, backward, left (U-5)
  king captures  flying: forward, right, backward, left (U-5)
  duty           the maximum, enforced (U-6)
  removal        at once (U-7)
  promotion      at the end of the move: a8 b8 c8 d8 e8 f8 g8 h8 (U-9)
  half turn      forbidden (U-8)
  long game      50 plies without progress (0-12)
";
    assert_eq!(good(&["rules", "turkish"]), table);
    let all = good(&["rules"]);
    let each: Vec<_> = IDS.iter().map(|id| good(&["rules", id])).collect();
    assert_eq!(all, each.join("\n"));
    for id in ["dhamet", "dhamet-zamma", "dhamet-soufla"] {
        assert!(good(&["rules", id]).contains("\n  fixed opening  10 plies (D-9)\n"));
    }
    let owed = good(&["rules", "la-dama"]);
    assert!(owed.contains("any capture, owed: may be huffed (LD-5)"));
}

#[test]
fn help_is_no_error() {
    let text = good(&["help"]);
    for word in [
        "perft", "moves", "play", "show", "rules", "--from", "--free",
    ] {
        assert!(text.contains(word), "{word}");
    }
    for id in IDS {
        assert!(text.contains(id), "{id}");
    }
    assert_eq!(good(&["--help"]), text);
    assert_eq!(good(&["tune", "--help"]), text);
}
