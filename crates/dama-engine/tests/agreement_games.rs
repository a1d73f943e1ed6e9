//! The engine's game against the naive one: clocks, every end in the order of
//! 0-14, huffs, oblige, undo and redo along random games.
//!
//! 600 games a rule set; 6,000 when the environment variable `DAMA_FULL` is
//! set.

mod naive;

use dama_engine::ending::Reason;
use dama_engine::game::{Action, ActionFault, Game};
use dama_engine::{Move, RulesId, Side, Square, fen};
use naive::random::{self, Rng};
use naive::{End, Line, NMove, Pos, Rules};
use std::collections::BTreeMap;

/// Chains that the naive generator may walk; a game that needs more is left
/// before either side is asked about it.
const CHAINS: usize = 2_000;

fn end_of(game: &Game) -> Option<End> {
    let outcome = game.outcome()?;
    let winner = outcome.winner.map(|side| u8::from(side == Side::Black));
    Some(match (outcome.reason, winner) {
        (Reason::NoPieces, Some(winner)) => End::NoPieces { winner },
        (Reason::NoMoves, Some(winner)) => End::NoMoves { winner },
        (Reason::OneKingEach, None) => End::OneKingEach,
        (Reason::LongGame, None) => End::LongGame,
        (Reason::Repetition, None) => End::Repetition,
        other => panic!("{other:?}"),
    })
}

/// The same move in the engine's list.
fn find(game: &Game, mv: &NMove) -> Move {
    let same = |m: &&Move| {
        let captured = m.captured.iter().map(Square::index);
        (m.from.index(), m.to.index(), m.promotes) == (mv.from, mv.to, mv.promotes)
            && captured.eq(mv.captured.iter().copied())
    };
    let legal = game.legal();
    *legal.moves.iter().find(same).expect("the same move")
}

fn compare(rules: &Rules, game: &Game, line: &Line) {
    let wanted = line.pos.to_full_fen(rules);
    let frame = game.frame();
    let text = fen::write(&frame.position, frame.clocks);
    assert_eq!(text, wanted, "{}", rules.id);
    assert_eq!(end_of(game), line.end, "{} {wanted}", rules.id);
    assert_eq!(frame.can_oblige, line.before.is_some(), "{wanted}");
    if line.end.is_some() {
        assert!(game.legal().moves.is_empty());
    }
}

/// One side's or both sides' wish to go back and forth, which is how games come
/// to repetition and to the long game.
fn choose<'a>(all: &'a [NMove], last: Option<&NMove>, shuffle: bool, rng: &mut Rng) -> &'a NMove {
    let back = all
        .iter()
        .find(|mv| last.is_some_and(|last| (last.to, last.from) == (mv.from, mv.to)));
    match back {
        Some(mv) if shuffle && !rng.once_in(6) => mv,
        _ => &all[rng.below(all.len())],
    }
}

fn first(rules: &Rules, number: usize, rng: &mut Rng) -> Pos {
    let mut pos = match number % 6 {
        0 => random::start(rules, rng),
        1 => random::set_up(rules, rng, false),
        2 | 3 => random::jam(rules, rng),
        _ => random::set_up(rules, rng, true),
    };
    if pos.opening.is_none() && rng.once_in(2) {
        pos.quiet_plies = (40 + rng.below(11)) as u32;
        pos.number = 1 + rng.below(65_000) as u32;
    }
    pos
}

/// Plays one game on both sides of the comparison; how it ended.
fn play(rules: &Rules, number: usize, rng: &mut Rng, obliged: &mut usize) -> Option<End> {
    let id: RulesId = rules.id.parse().expect("a rule set");
    let pos = first(rules, number, rng);
    naive::chains(rules, &pos, CHAINS)?;
    let (position, clocks) = fen::read(id.rules(), &pos.to_full_fen(rules)).expect("a position");
    let mut game = Game::from_position(position, clocks);
    let mut lines = vec![Line::start(rules, &pos)];
    let mut last: [Option<NMove>; 2] = [None, None];
    let shuffle = rng.once_in(2);
    for _ in 0..300 {
        let line = &lines[lines.len() - 1];
        compare(rules, &game, line);
        let over = line.end.is_some();
        if over && (lines.len() == 1 || !rng.once_in(4)) {
            break;
        }
        if over || rng.once_in(12) {
            // Some steps back, and all or some of them forth again.
            let back = rng.below(lines.len().min(6));
            for step in 1..=back {
                assert!(game.undo());
                compare(rules, &game, &lines[lines.len() - 1 - step]);
            }
            let forth = rng.below(back + 1);
            lines.truncate(lines.len() - back + forth);
            for step in (0..forth).rev() {
                assert!(game.redo());
                compare(rules, &game, &lines[lines.len() - 1 - step]);
            }
            continue;
        }
        let found = naive::legal(rules, &line.pos, CHAINS)?;
        let huffs = naive::huffs(rules, &line.pos);
        let stuck = found.moves.is_empty();
        let (action, next) = if !huffs.is_empty() && (stuck || rng.once_in(3)) {
            let square = huffs[rng.below(huffs.len())];
            let at = Square::from_index(square).expect("a square");
            (Action::Huff(at), line.huffed(rules, square))
        } else if line.before.is_some() && (stuck || rng.once_in(3)) {
            *obliged += 1;
            (Action::Oblige, line.obliged().expect("open"))
        } else {
            let side = usize::from(line.pos.side);
            let mv = choose(&found.moves, last[side].as_ref(), shuffle, rng);
            last[side] = Some(mv.clone());
            (
                Action::Move(find(&game, mv)),
                line.played(rules, mv, &found),
            )
        };
        naive::chains(rules, &next.pos, CHAINS)?;
        if line.before.is_none() && rng.once_in(20) {
            let refused = game.clone().act(Action::Oblige);
            assert_eq!(refused, Err(ActionFault::NoOblige));
        }
        let text = next.pos.to_fen(rules);
        assert_eq!(
            game.act(action),
            Ok(()),
            "{} {action:?} to {text}",
            rules.id
        );
        lines.push(next);
    }
    lines[lines.len() - 1].end
}

fn agree(id: &str) {
    let rules = Rules::by_id(id);
    let mut rng = Rng(0x0e7d);
    let full = std::env::var_os("DAMA_FULL").is_some();
    let games = if full { 6_000 } else { 600 };
    let mut obliged = 0;
    let mut ends: BTreeMap<Option<End>, usize> = BTreeMap::new();
    for number in 0..games {
        *ends
            .entry(play(&rules, number, &mut rng, &mut obliged))
            .or_default() += 1;
    }
    println!("{id}: {ends:?}, obliged {obliged} times");
    let count = |end| ends.get(&Some(end)).copied().unwrap_or(0);
    for winner in [0, 1] {
        assert!(count(End::NoPieces { winner }) * 20 > games, "{ends:?}");
        assert!(count(End::NoMoves { winner }) * 300 > games, "{ends:?}");
    }
    assert!(count(End::OneKingEach) * 50 > games, "{ends:?}");
    assert!(count(End::LongGame) * 100 > games, "{ends:?}");
    assert!(count(End::Repetition) * 100 > games, "{ends:?}");
    assert_eq!(obliged * 10 > games, rules.oblige);
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
