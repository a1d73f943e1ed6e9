//! The naive generator against the oracle, with no engine in between: what the
//! engine is later compared with must itself be right.

mod naive;

use naive::{Pos, Rules, list, perft};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests");

/// Leaves counted for one line of the start table.
const START_BUDGET: u64 = 2_000_000;
/// Leaves counted for one position at depth 3.
const POSITION_BUDGET: u64 = 1_000_000;

fn read(name: &str) -> String {
    let path = format!("{ROOT}/{name}");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn counts_from_the_start() {
    let mut seen = Vec::new();
    for line in read("perft/perft.txt").lines() {
        let mut words = line.split_whitespace();
        let rules = Rules::by_id(words.next().expect("a rule set"));
        let start = Pos::start(&rules, true);
        let mut reached = 0;
        for (depth, word) in (1..).zip(words) {
            let expected: u64 = word.parse().expect("a count");
            if expected > START_BUDGET {
                break;
            }
            assert_eq!(
                perft(&rules, &start, depth),
                expected,
                "{} {depth}",
                rules.id
            );
            reached = depth;
        }
        println!("{}: start counted to depth {reached}", rules.id);
        assert!(reached >= 3, "{}", rules.id);
        seen.push(rules.id);
    }
    let all: Vec<_> = naive::ALL.iter().map(|rules| rules.id).collect();
    assert_eq!(seen.len(), all.len());
    assert!(all.iter().all(|id| seen.contains(id)));
}

#[test]
fn lists_and_counts_of_the_positions() {
    for rules in &naive::ALL {
        let (mut lines, mut third) = (0, 0);
        for line in read(&format!("positions/positions-{}.txt", rules.id)).lines() {
            let fields: Vec<_> = line.split(" | ").collect();
            let [text, moves, counts] = fields[..] else {
                panic!("{line}");
            };
            assert_eq!(counts.split(' ').count(), 3, "{line}");
            let pos = Pos::from_fen(rules, text);
            assert_eq!(pos.to_full_fen(rules), text, "{}", rules.id);
            assert_eq!(list(rules, &pos), moves, "{} {text}", rules.id);
            for (depth, word) in (1..).zip(counts.split(' ')) {
                let expected: u64 = word.parse().expect("a count");
                if depth > 2 && expected > POSITION_BUDGET {
                    continue;
                }
                assert_eq!(
                    perft(rules, &pos, depth),
                    expected,
                    "{} {depth} {text}",
                    rules.id
                );
                third += u32::from(depth == 3);
            }
            lines += 1;
        }
        println!(
            "{}: {lines} positions, {third} of them to depth 3",
            rules.id
        );
        assert!(lines >= 40);
    }
}

#[test]
fn worked_examples() {
    let mut lines = 0;
    for line in read("rulebook/examples.txt").lines() {
        let fields: Vec<_> = line.split(" | ").collect();
        let [id, text, moves, source] = fields[..] else {
            panic!("{line}");
        };
        let rules = Rules::by_id(id);
        let pos = Pos::from_fen(&rules, text);
        assert_eq!(list(&rules, &pos), moves, "{id} {text}: {source}");
        lines += 1;
    }
    assert!(lines >= 30, "{lines}");
}

/// Positions where the routes are too many to list: the cap must stop the
/// recursion, since all the agreement tests rely on it.
#[test]
fn the_cap_stops_explosions() {
    let rules = Rules::by_id("dhamet");
    for line in read("perft/stress-dhamet.txt").lines() {
        let (text, _) = line.split_once(" | ").expect("a position");
        let pos = Pos::from_fen(&rules, text);
        assert!(naive::moves(&rules, &pos, 10_000).is_none(), "{text}");
    }
    let start = Pos::start(&rules, true);
    assert_eq!(naive::moves(&rules, &start, 0).map(|m| m.len()), Some(3));
}

/// D-9, for which the oracle has no list: the ten plies in their own words,
/// in either order of Black's captures and with either side starting.
#[test]
fn the_fixed_opening() {
    const LINES: [&str; 2] = [
        "d4-e5 f6xd4(e5) c3xe5(d4) a5xc3(b4) b2xd4(c3) c5xc3(c4) e5xa5(b5,d5) c3xe5(d4) f5xd5(e5) d6xd4(d5)",
        "d4-e5 f6xd4(e5) c3xe5(d4) c5xc3(c4) b2xd4(c3) a5xc3(b4) e5xa5(b5,d5) c3xe5(d4) f5xd5(e5) d6xd4(d5)",
    ];
    let after = read("rulebook/examples.txt");
    let after = after.lines().find(|line| line.contains("D-9"));
    let after = after.and_then(|line| line.split(" | ").nth(1));
    for id in ["dhamet", "dhamet-zamma", "dhamet-soufla"] {
        let rules = Rules::by_id(id);
        for (line, black_starts) in [(0, false), (0, true), (1, false), (1, true)] {
            let mut pos = Pos::start(&rules, false);
            if black_starts {
                pos = pos.half_turned(&rules);
            }
            for (ply, text) in LINES[line].split(' ').enumerate() {
                assert_eq!(pos.opening, Some(ply as u8));
                // White's view of the position, whoever started.
                let seen = if black_starts {
                    pos.half_turned(&rules)
                } else {
                    pos.clone()
                };
                let moves = list(&rules, &seen);
                assert!(moves.split(" ; ").any(|mv| mv == text), "{moves}: {text}");
                let count = if ply == 3 { 2 } else { 1 };
                let all = naive::moves(&rules, &pos, 1_000).expect("few routes");
                assert_eq!(all.len(), count, "{id} {ply}");
                let wanted = naive::moves(&rules, &seen, 1_000).expect("few routes");
                let index = wanted
                    .iter()
                    .position(|mv| naive::oracle_text(&rules, mv) == text);
                // The list of a turned position runs the other way round.
                let index = index.expect("listed above");
                let index = if black_starts {
                    count - 1 - index
                } else {
                    index
                };
                pos = naive::apply(&rules, &pos, &all[index]);
                assert!(pos.huffable.is_empty());
            }
            assert_eq!(pos.opening, None);
            let end = if black_starts {
                pos.half_turned(&rules)
            } else {
                pos
            };
            assert_eq!(Some(end.to_fen(&rules).as_str()), after, "{id}");
        }
    }
}

/// The oblige of dhamet-soufla, which no oracle file shows.
#[test]
fn the_obliged_have_only_the_maximum() {
    let rules = Rules::by_id("dhamet-soufla");
    let free = "W:Wc3,i1:Bd4,d6,i9";
    let pos = Pos::from_fen(&rules, free);
    let moves = "c3-b4 ; c3-c4 ; c3xe5(d4) ; c3xc7(d4,d6) ; i1-h2 ; i1-i2";
    let mut sorted: Vec<_> = moves.split(" ; ").collect();
    sorted.sort_unstable();
    assert_eq!(list(&rules, &pos), sorted.join(" ; "));
    let obliged = Pos::from_fen(&rules, &format!("{free}:D"));
    assert_eq!(list(&rules, &obliged), "c3xc7(d4,d6)");
    let all = naive::moves(&rules, &pos, 1_000).expect("few routes");
    for mv in &all {
        let after = naive::apply(&rules, &pos, mv);
        let expected: &[u8] = match (mv.captured.len(), mv.from == rules.square("c3")) {
            (2, _) => &[],
            (_, true) => &[mv.to],
            (_, false) => &[rules.square("c3")],
        };
        assert_eq!(after.huffable, expected, "{mv:?}");
    }
}

/// 0-8: a shared start and end is told apart by every landing square, and the
/// first route in square order speaks for a move.
#[test]
fn texts_of_ambiguous_captures() {
    let texts = |id: &str, text: &str| {
        let rules = Rules::by_id(id);
        let pos = Pos::from_fen(&rules, text);
        let all = naive::moves(&rules, &pos, 1_000).expect("few routes");
        let texts: Vec<_> = all
            .iter()
            .map(|mv| naive::move_text(&rules, &all, mv))
            .collect();
        (texts.join(" "), all)
    };
    // Two ways round, other victims.
    let (text, all) = texts("la-dama", "W:Wc1:Bb2,b4,d2,d4,a5");
    let captures: Vec<_> = text.split(' ').filter(|text| text.contains('x')).collect();
    assert_eq!(captures, ["c1xa3", "c1xe3", "c1xa3xc5", "c1xe3xc5"]);
    assert!(all.iter().all(|mv| mv.routes.len() == 1));
    // A loop in either direction is one move with two routes and a short text.
    let (text, all) = texts("turkish", "W:WKa1:Ba3,c5,e3,Kc1,h8");
    assert_eq!(text, "a1xa1 a1xb1 a1xa2");
    assert!(all.iter().any(|mv| mv.routes.len() > 1));
    for mv in &all {
        assert!(mv.routes.is_sorted());
    }
}

/// 0-12: what starts the count of quiet plies again, and the move number.
#[test]
fn counters() {
    let play = |text: &str, wanted: &str| {
        let rules = Rules::by_id("turkish");
        let pos = Pos::from_fen(&rules, text);
        let all = naive::moves(&rules, &pos, 1_000).expect("few routes");
        let mv = all
            .iter()
            .find(|mv| naive::oracle_text(&rules, mv) == wanted)
            .unwrap_or_else(|| panic!("{wanted} in {text}"));
        let after = naive::apply(&rules, &pos, mv);
        (after.quiet_plies, after.number)
    };
    assert_eq!(play("W:Wb3,Kh1:Bg6:H7:F4", "b3-a3"), (8, 4));
    assert_eq!(play("W:Wb3,Kh1:Bg6:H7:F4", "b3-b4"), (0, 4));
    assert_eq!(play("W:Wb3,Kh1:Bg6:H7:F4", "h1-h5"), (8, 4));
    assert_eq!(play("B:Wb6,Kh1:Bg6:H7:F4", "g6-f6"), (8, 5));
    assert_eq!(play("B:Wb6,Kh1:Bg6:H7:F4", "g6-g5"), (0, 5));
    assert_eq!(play("B:Wf6,Ka1:Bg6:H7:F4", "g6xe6(f6)"), (0, 5));
}
