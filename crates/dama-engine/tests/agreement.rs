//! The engine against the naive generator on random positions of every rule
//! set: legal moves, duty, huffs, what each turn does to the position, texts
//! and routes.
//!
//! 2,000 positions a rule set; 20,000 when the environment variable
//! `DAMA_FULL` is set.

mod naive;

use dama_engine::fen::Clocks;
use dama_engine::notation::{self, MoveFault, Naming};
use dama_engine::{Bitboard, Legal, Move, Position, RulesId, Square, fen};
use naive::{NMove, Pos, Rules, random};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Positions with more legal routes than this are skipped.
const ROUTES: usize = 10_000;
/// Chains, parts of chains counted, that the naive generator may walk in one
/// position to find that out; more are skipped too.
const CHAINS: usize = 50_000;
/// Positions with more legal routes than this are not picked stop by stop.
const STOPS: usize = 200;

fn full() -> bool {
    std::env::var_os("DAMA_FULL").is_some()
}

/// What the positions of a rule set were like; a test that saw no kings, or no
/// open huffs, would prove nothing about them.
#[derive(Default, Debug)]
struct Tally {
    positions: usize,
    skipped: usize,
    moves: usize,
    routes: usize,
    kings: usize,
    endings: usize,
    captures: usize,
    ambiguous: usize,
    partly: usize,
    huffs: usize,
    obliged: usize,
    opening: usize,
}

fn squares(set: Bitboard) -> Vec<u8> {
    set.iter().map(Square::index).collect()
}

fn read(id: RulesId, text: &str) -> Position {
    match fen::read(id.rules(), text) {
        Ok((position, _)) => position,
        Err(error) => panic!("{id} {text}: {error}"),
    }
}

fn text(position: &Position) -> String {
    fen::write(position, Clocks::default())
}

type Key = (u8, u8, Vec<u8>, bool);

fn engine_key(mv: &Move) -> Key {
    (
        mv.from.index(),
        mv.to.index(),
        squares(mv.captured),
        mv.promotes,
    )
}

fn naive_key(mv: &NMove) -> Key {
    (mv.from, mv.to, mv.captured.clone(), mv.promotes)
}

/// The engine's moves in the order of the naive list, which must be the same.
fn paired(rules: &Rules, pos: &Pos, legal: &Legal, all: &[NMove]) -> Vec<Move> {
    let mut moves = legal.moves.clone();
    moves.sort_by_key(engine_key);
    let engine: Vec<_> = moves.iter().map(engine_key).collect();
    let naive: Vec<_> = all.iter().map(naive_key).collect();
    if engine != naive {
        let only = |some: &[Key], others: &[Key]| {
            let mut only: Vec<_> = some.to_vec();
            only.retain(|key| !others.contains(key));
            only
        };
        panic!(
            "{} {}\nonly the engine has {:?}\nonly the naive generator has {:?}",
            rules.id,
            pos.to_fen(rules),
            only(&engine, &naive),
            only(&naive, &engine),
        );
    }
    moves
}

/// Compares all there is in one position; false when it must be skipped.
fn compare(rules: &Rules, pos: &Pos, tally: &mut Tally) -> bool {
    let id: RulesId = rules.id.parse().expect("a rule set");
    let wanted = pos.to_fen(rules);
    let Some(found) = naive::legal(rules, pos, CHAINS) else {
        return false;
    };
    let routes: usize = found.moves.iter().map(|mv| mv.routes.len()).sum();
    if routes > ROUTES {
        return false;
    }
    let position = read(id, &wanted);
    assert_eq!(text(&position), wanted, "{id}");

    let legal = position.legal();
    let moves = paired(rules, pos, &legal, &found.moves);
    if !pos.over() {
        assert_eq!(squares(legal.due.pieces), found.owing, "{id} {wanted}");
        let count = match rules.duty {
            naive::Duty::Maximum => found.most,
            naive::Duty::Any => found.most.min(1),
        };
        assert_eq!(usize::from(legal.due.count), count, "{id} {wanted}");
    }
    for (mv, engine) in found.moves.iter().zip(&moves) {
        let after = naive::apply_known(rules, pos, mv, &found);
        let next = position.after(engine, legal.due);
        assert_eq!(text(&next), after.to_fen(rules), "{id} {wanted} {engine:?}");
        assert_eq!(next.key(), next.recomputed_key(), "{id} {wanted}");
    }

    compare_texts(rules, &position, &legal, &found.moves, &moves, tally);
    if routes <= STOPS {
        compare_stops(&position, &legal, &found.moves, &moves);
    }

    let huffs = naive::huffs(rules, pos);
    assert_eq!(squares(position.huffs()), huffs, "{id} {wanted}");
    for square in (0..Square::LIMIT).filter_map(Square::from_index) {
        let next = position.after_huff(square);
        if !huffs.contains(&square.index()) {
            assert!(next.is_none(), "{id} {wanted} {square:?}");
            continue;
        }
        let after = naive::apply_huff(pos, square.index());
        let next = next.unwrap_or_else(|| panic!("{id} {wanted}: no huff {square:?}"));
        assert_eq!(text(&next), after.to_fen(rules), "{id} {wanted}");
        if let Some(all) = naive::moves(rules, &after, CHAINS) {
            paired(rules, &after, &next.legal(), &all);
        }
    }

    let kings = |side| {
        let king = naive::king_of(side);
        pos.board.iter().filter(|&&piece| piece == king).count()
    };
    let pieces = pos.pieces(0).len() + pos.pieces(1).len();
    tally.moves += moves.len();
    tally.routes += routes;
    tally.kings += usize::from(kings(0) + kings(1) >= 4);
    tally.endings += usize::from(pieces <= 6 && kings(0) + kings(1) > 0);
    tally.captures += usize::from(found.most > 0);
    tally.huffs += usize::from(!huffs.is_empty());
    tally.obliged += usize::from(pos.obliged);
    tally.opening += usize::from(pos.opening.is_some());
    true
}

/// Compares how moves are written, and has every route read back (0-8).
fn compare_texts(
    rules: &Rules,
    position: &Position,
    legal: &Legal,
    all: &[NMove],
    moves: &[Move],
    tally: &mut Tally,
) {
    let read = |text: &str| notation::read(position, legal, text);
    let here = || format!("{} {}", rules.id, text(position));
    let routes: HashSet<Path> = all
        .iter()
        .flat_map(|mv| mv.routes.iter().map(|route| (mv.from, &route[..])))
        .collect();
    let mut ends: HashMap<(u8, u8), usize> = HashMap::new();
    for mv in all.iter().filter(|mv| !mv.captured.is_empty()) {
        *ends.entry((mv.from, mv.to)).or_default() += 1;
    }
    for (mv, engine) in all.iter().zip(moves) {
        let short = notation::write(position, legal, engine, Naming::Names);
        assert_eq!(short, naive::move_text(rules, all, mv), "{}", here());
        assert_eq!(read(&short), Ok(*engine), "{}", here());
        let victims = notation::with_victims(position, engine);
        assert_eq!(victims, naive::oracle_text(rules, mv), "{}", here());
        if rules.lines == naive::Lines::DarkSquares {
            let numbers = notation::write(position, legal, engine, Naming::Numbers);
            assert_eq!(numbers, naive::number_text(rules, all, mv), "{}", here());
            assert_eq!(read(&numbers), Ok(*engine), "{}", here());
        }
        if mv.captured.is_empty() {
            continue;
        }
        let full = notation::full(position, engine, Naming::Names);
        let canonical = naive::full_text(rules, mv.from, &mv.routes[0]);
        assert_eq!(full, canonical, "{}", here());
        for route in &mv.routes {
            let text = naive::full_text(rules, mv.from, route);
            assert_eq!(read(&text), Ok(*engine), "{} {text}", here());
            // With one stop left out it is another true route or an error.
            let mut partly = route.clone();
            partly.remove(route.len() / 2);
            if route.len() > 2 && !routes.contains(&(mv.from, &partly[..])) {
                let text = naive::full_text(rules, mv.from, &partly);
                assert!(read(&text).is_err(), "{} {text}", here());
                tally.partly += 1;
            }
        }
    }
    for (&(from, to), &count) in &ends {
        let bare = naive::full_text(rules, from, &[to]);
        if count > 1 && !routes.contains(&(from, &[to][..])) {
            let refused = matches!(read(&bare), Err(MoveFault::Ambiguous(_)));
            assert!(refused, "{} {bare}", here());
            tally.ambiguous += 1;
        }
    }
}

/// A start and the landing squares after it.
type Path<'a> = (u8, &'a [u8]);
/// Squares to go to next, with the indices of the moves through them.
type Nexts = BTreeMap<u8, BTreeSet<usize>>;

/// Compares where a capture picked stop by stop may go next, after each part
/// of each naive route: the squares, what is taken on the way, whether a move
/// may end there and which moves remain.
fn compare_stops(position: &Position, legal: &Legal, all: &[NMove], moves: &[Move]) {
    let index = |mv: &Move| legal.moves.iter().position(|other| other == mv);
    let indices: Vec<_> = moves.iter().map(|mv| index(mv).expect("a move")).collect();
    // For each start and path: the next squares with the moves through them.
    let mut tree: HashMap<Path, Nexts> = HashMap::new();
    let mut ends: HashMap<Path, usize> = HashMap::new();
    for (mv, &at) in all.iter().zip(&indices) {
        for route in &mv.routes {
            for (done, &next) in route.iter().enumerate() {
                let nexts = tree.entry((mv.from, &route[..done])).or_default();
                nexts.entry(next).or_default().insert(at);
            }
            if !mv.captured.is_empty() {
                ends.insert((mv.from, route), at);
            }
        }
    }
    let square = |index: u8| Square::from_index(index).expect("a square");
    for ((from, path), nexts) in tree {
        let path: Vec<_> = path.iter().map(|&s| square(s)).collect();
        let stops = position.stops(legal, square(from), &path);
        let mut found = Nexts::new();
        for stop in &stops {
            let through = found.entry(stop.square.index()).or_default();
            through.extend(&stop.through);
            let mut whole: Vec<_> = path.iter().map(|s| s.index()).collect();
            whole.push(stop.square.index());
            let expected = match stop.captured {
                Some(_) => ends.get(&(from, &whole[..])).copied(),
                None => stop.through.first().copied(),
            };
            assert_eq!(stop.ends, expected, "{} {from} {whole:?}", text(position));
        }
        assert_eq!(found, nexts, "{} {from} {path:?}", text(position));
    }
}

fn agree(id: &str) {
    let rules = Rules::by_id(id);
    let count = if full() { 20_000 } else { 2_000 };
    let mut tally = Tally::default();
    for pos in random::positions(&rules, 0xda_a71a5, CHAINS, count) {
        tally.positions += 1;
        tally.skipped += usize::from(!compare(&rules, &pos, &mut tally));
    }
    let share = tally.skipped as f64 / tally.positions as f64;
    println!("{id}: {tally:?}, skipped {:.2} %", 100.0 * share);
    assert_eq!(tally.positions, count);
    assert!(share < 0.005, "{id}: {tally:?}");
    let enough = |seen: usize, wanted: bool, one_in: usize| {
        let fits = if wanted {
            seen >= count / one_in
        } else {
            seen == 0
        };
        assert!(fits, "{id}: {tally:?}");
    };
    enough(tally.kings, true, 20);
    enough(tally.endings, true, 10);
    enough(tally.captures, true, 4);
    enough(tally.huffs, rules.owed, 10);
    enough(tally.obliged, rules.oblige, 20);
    enough(tally.opening, rules.opening, 50);
}

#[test]
fn la_dama() {
    agree("la-dama");
}

#[test]
fn la_dama_strict() {
    agree("la-dama-strict");
}

#[test]
fn filippina() {
    agree("filippina");
}

#[test]
fn tama() {
    agree("tama");
}

#[test]
fn dhamet() {
    agree("dhamet");
}

#[test]
fn dhamet_zamma() {
    agree("dhamet-zamma");
}

#[test]
fn dhamet_soufla() {
    agree("dhamet-soufla");
}

#[test]
fn turkish() {
    agree("turkish");
}
