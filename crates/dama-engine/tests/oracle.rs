//! The engine against the oracle's files, in full: counts from the start to the last
//! depth given, every list and count of every position, the worked examples of the
//! sources, and the positions in which routes are too many to be walked one by one.

use dama_engine::fen::{self, Clocks};
use dama_engine::{Generator, Position, RulesId, notation, perft};
use std::collections::BTreeMap;
use std::time::Instant;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests");

/// Positions in each position file.
const LINES: usize = 40;
/// States that a stress position may cost; routes are more by orders of magnitude.
const STATES: u64 = 60_000;

fn read(name: &str) -> String {
    let path = format!("{ROOT}/{name}");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn fields(line: &str) -> Vec<&str> {
    line.split(" | ").collect()
}

fn numbers(words: &str) -> Vec<u64> {
    let read = |word: &str| word.parse().unwrap_or_else(|_| panic!("{word} in {words}"));
    words.split(' ').map(read).collect()
}

fn position(id: RulesId, text: &str) -> (Position, Clocks) {
    match fen::read(id.rules(), text) {
        Ok(found) => found,
        Err(error) => panic!("{id} {text}: {error}"),
    }
}

/// The legal list as the oracle writes it (0-8).
fn list(position: &Position) -> String {
    let legal = position.legal();
    let moves = legal.moves.iter();
    let mut texts: Vec<_> = moves.map(|m| notation::with_victims(position, m)).collect();
    let name = |square| position.rules().board.name(square);
    texts.extend(position.huffs().iter().map(|s| format!("huff {}", name(s))));
    texts.sort_unstable();
    texts.join(" ; ")
}

/// Every text of the list is read as the move it was written for.
fn list_is_readable(position: &Position) {
    let legal = position.legal();
    for m in &legal.moves {
        let text = notation::with_victims(position, m);
        let here = fen::write(position, Clocks::default());
        assert_eq!(
            notation::read(position, &legal, &text).as_ref(),
            Ok(m),
            "{text} in {here}"
        );
    }
}

#[test]
fn every_rule_set_has_its_files() {
    let counts = read("perft/perft.txt");
    let mut counted: Vec<_> = counts
        .lines()
        .map(|line| line.split(' ').next().expect("an id"))
        .collect();
    let mut ids: Vec<_> = RulesId::ALL.iter().map(|id| id.name()).collect();
    counted.sort_unstable();
    ids.sort_unstable();
    assert_eq!(counted, ids);
    for id in RulesId::ALL {
        let text = read(&format!("positions/positions-{id}.txt"));
        assert_eq!(text.lines().count(), LINES, "{id}");
    }
}

#[test]
fn counts_from_the_start() {
    for line in read("perft/perft.txt").lines() {
        let (id, counts) = line.split_once(' ').expect("an id and counts");
        let id: RulesId = id.parse().expect("a rule set");
        let start = Position::free_start(id.rules());
        let clock = Instant::now();
        for (depth, expected) in (1..).zip(numbers(counts)) {
            assert_eq!(perft(&start, depth), expected, "{id} {depth}");
        }
        println!("{id}: {counts} in {:?}", clock.elapsed());
    }
}

/// Lists byte for byte and counts to depth 3. The positions are canonical.
fn agrees(id: RulesId) {
    let clock = Instant::now();
    let text = read(&format!("positions/positions-{id}.txt"));
    let mut leaves = 0;
    for line in text.lines() {
        let [text, moves, counts] = fields(line)[..] else {
            panic!("{line}");
        };
        let (position, clocks) = position(id, text);
        assert_eq!(fen::write(&position, clocks), text, "{id}");
        assert_eq!(list(&position), moves, "{id} {text}");
        list_is_readable(&position);
        let counts = numbers(counts);
        assert_eq!(counts.len(), 3, "{line}");
        for (depth, &expected) in (1..).zip(&counts) {
            assert_eq!(perft(&position, depth), expected, "{id} {depth} {text}");
        }
        leaves += counts[2];
    }
    println!("{id}: {leaves} leaves at depth 3, {:?}", clock.elapsed());
}

#[test]
fn positions_of_la_dama() {
    agrees(RulesId::LaDama);
}

#[test]
fn positions_of_la_dama_strict() {
    agrees(RulesId::LaDamaStrict);
}

#[test]
fn positions_of_filippina() {
    agrees(RulesId::Filippina);
}

#[test]
fn positions_of_tama() {
    agrees(RulesId::Tama);
}

#[test]
fn positions_of_dhamet() {
    agrees(RulesId::Dhamet);
}

#[test]
fn positions_of_dhamet_zamma() {
    agrees(RulesId::DhametZamma);
}

#[test]
fn positions_of_dhamet_soufla() {
    agrees(RulesId::DhametSoufla);
}

#[test]
fn positions_of_turkish() {
    agrees(RulesId::Turkish);
}

#[test]
fn worked_examples() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for line in read("rulebook/examples.txt").lines() {
        let [id, text, moves, source] = fields(line)[..] else {
            panic!("{line}");
        };
        let id: RulesId = id.parse().expect("a rule set");
        let (position, clocks) = position(id, text);
        assert_eq!(list(&position), moves, "{id} {text}: {source}");
        list_is_readable(&position);
        // Readable, not canonical: written anew they are the same position.
        let written = fen::write(&position, clocks);
        assert_eq!(fen::read(id.rules(), &written), Ok((position, clocks)));
        *seen.entry(id.name()).or_default() += 1;
    }
    println!("{seen:?}");
    assert_eq!(seen.values().sum::<usize>(), 32);
    assert_eq!(seen.len(), 7, "dhamet-zamma has none");
}

/// F-10, figure 8, whose king's square is not named in the text: three squares do.
#[test]
fn filippinas_figure_8_from_each_square() {
    for square in ["c5", "b4", "a3"] {
        let (position, _) = position(RulesId::Filippina, &format!("W:WK{square}:Bd6,g7,e3"));
        let victims = "(e3,d6,g7)";
        let wanted = format!("{square}xc1{victims} ; {square}xd2{victims}");
        assert_eq!(list(&position), wanted);
    }
}

/// The search goes over states, never over routes: what bounds it is counted, since
/// times say little on a busy machine.
#[test]
fn stress_positions_cost_few_states() {
    let rules = RulesId::Dhamet.rules();
    let mut lines = 0;
    for line in read("perft/stress-dhamet.txt").lines() {
        let [text, moves, takes] = fields(line)[..] else {
            panic!("{line}");
        };
        let (position, _) = fen::read(rules, text).expect("a position");
        let mut generator = Generator::new();
        let legal = generator.generate(&position).clone();
        assert_eq!(legal.moves.len().to_string(), moves, "{text}");
        for m in &legal.moves {
            assert_eq!(m.captured.count().to_string(), takes, "{text}");
        }
        assert_eq!(legal.due.count.to_string(), takes, "{text}");
        println!("{text}: {} states", generator.visited());
        assert!(generator.visited() <= STATES, "{}", generator.visited());

        // The texts stay short work as well: pairwise different, each read back.
        let mut texts: Vec<_> = legal
            .moves
            .iter()
            .map(|m| notation::write(&position, &legal, m, notation::Naming::Names))
            .collect();
        for (text, m) in texts.iter().zip(&legal.moves) {
            assert_eq!(notation::read(&position, &legal, text).as_ref(), Ok(m));
        }
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), legal.moves.len(), "{text}");

        // A generator used again starts from nothing.
        let before = generator.visited();
        assert_eq!(*generator.generate(&position), legal);
        assert_eq!(generator.visited(), before);
        lines += 1;
    }
    assert_eq!(lines, 2);
}

/// Positions made to have millions of (square, captured set) states: the first is short
/// work, the second is refused by the gate, and neither is a moment of standing still.
#[test]
fn scattered_pieces_cost_few_states_or_are_refused() {
    let rules = RulesId::Dhamet.rules();
    let many = "B:Wc1,e2,h2,a3,f3,e4,Kf4,a5,d5,f5,i5,c6,g6,h6,e7,f7,b8,c8,Kf9:BKh1";
    let (position, _) = fen::read(rules, many).expect("a position");
    let mut generator = Generator::new();
    let legal = generator.generate(&position).clone();
    assert!(!generator.gave_up());
    assert_eq!((legal.due.count, legal.moves.len()), (19, 81));
    assert!(generator.visited() < 800_000, "{}", generator.visited());

    let too_many = "W:WKe9:BKb1,Kd1,Ka2,Kc2,Kf2,Kh2,Kd4,Ke4,Kh4,Ki4,Kb5,Ke6,Kb7,Ki7,Kb8,Kc8,\
                    Kd8,Kf8,Kg8,Kb9,Kh9";
    let refused = fen::read(rules, too_many).expect_err("too many chains");
    assert_eq!(refused.code(), "position.too-many-chains");
    assert_eq!(refused.field, fen::Field::White);
}
