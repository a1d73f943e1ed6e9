//! Laws that hold in every game, checked along random games of every rule set
//! without asking any generator what is right: captures are replayed square by
//! square on a plain board.
//!
//! 80 games a rule set; 2,000 when the environment variable `DAMA_FULL` is
//! set. Of the naive generator only tables, random set-ups and numbers are
//! used, and it says which positions have too many chains to look at.

mod naive;

use dama_engine::fen::Clocks;
use dama_engine::game::{Action, Game};
use dama_engine::notation::{self, Naming};
use dama_engine::{Kind, Legal, Move, Piece, Position, RulesId, Side, Square, fen};
use naive::random::{self, Rng};
use naive::{Crowning, Duty, Pos, Rules};
use std::collections::HashSet;

/// A random game is left when a position has more chains than this, parts of
/// chains counted: one king may have millions, and each is replayed here.
const CHAINS: usize = 1_000;

/// What a random game met; laws about captures need captures.
#[derive(Default, Debug)]
struct Tally {
    positions: usize,
    moves: usize,
    legs: usize,
    king_legs: usize,
    chains: usize,
    promotions: usize,
    huffs: usize,
    undone: usize,
    wide: usize,
}

fn text(position: &Position) -> String {
    fen::write(position, Clocks::default())
}

/// The same square seen from the other seat.
fn turned(rules: &Rules, square: Square) -> Square {
    Square::from_index(rules.area() - 1 - square.index()).expect("a square")
}

fn turned_move(rules: &Rules, m: &Move) -> Move {
    let mut captured = dama_engine::Bitboard::EMPTY;
    for square in m.captured {
        captured = captured.with(turned(rules, square));
    }
    Move {
        from: turned(rules, m.from),
        to: turned(rules, m.to),
        promotes: m.promotes,
        captured,
    }
}

/// Men and kings of one side.
fn counts(position: &Position, side: Side) -> (u32, u32) {
    let all = position.pieces(side).count();
    let kings = (position.pieces(side) & position.kings()).count();
    (all - kings, kings)
}

/// Text, key and half turn of a position, and the texts of its moves.
fn position_laws(rules: &Rules, position: &Position, legal: &Legal) {
    let here = text(position);
    let (again, _) = fen::read(position.rules(), &here).expect("a written text is readable");
    assert_eq!(again, *position, "{here}");
    assert_eq!(text(&again), here);
    assert_eq!(position.key(), position.recomputed_key(), "{here}");
    assert_eq!(again.key(), position.key(), "{here}");

    let other = position.turned();
    assert_eq!(other.turned(), *position, "{here}");
    assert_eq!(other.side(), position.side().other(), "{here}");
    let mut seen: Vec<_> = other.legal().moves;
    assert_eq!(seen.len(), legal.moves.len(), "{here}");
    for m in &legal.moves {
        let wanted = turned_move(rules, m);
        let at = seen.iter().position(|other| *other == wanted);
        seen.swap_remove(at.unwrap_or_else(|| panic!("{here}: {m:?} turned")));
    }

    let texts: Vec<_> = legal
        .moves
        .iter()
        .map(|m| notation::write(position, legal, m, Naming::Names))
        .collect();
    let different: HashSet<_> = texts.iter().collect();
    assert_eq!(different.len(), texts.len(), "{here}: {texts:?}");
}

/// Replays one route of a move on a plain board; the moved piece's way must be
/// one that the tables of the law allow.
fn replay(rules: &Rules, position: &Position, m: &Move, tally: &mut Tally) {
    let here = || format!("{} {m:?}", text(position));
    let mut board: Vec<Option<Piece>> = (0..rules.area())
        .map(|index| position.piece(Square::from_index(index).expect("a square")))
        .collect();
    let mover = board[usize::from(m.from.index())].take().expect("a piece");
    assert_eq!(mover.side, position.side(), "{}", here());
    let side = mover.side as u8;
    let mut king = mover.kind == Kind::King;
    let mut at = m.from.index();
    let mut last = None;
    let mut jumped = Vec::new();
    for leg in position.route(m) {
        assert_eq!(leg.from.index(), at, "{}", here());
        let to = leg.to.index();
        let file = (to % rules.files) as i8 - (at % rules.files) as i8;
        let rank = (to / rules.files) as i8 - (at / rules.files) as i8;
        assert!(file == 0 || rank == 0 || file.abs() == rank.abs());
        let step = (file.signum(), rank.signum());
        let allowed = match (leg.captured.is_some(), king) {
            (false, false) => rules.man_steps,
            (false, true) => rules.king_steps,
            (true, false) => rules.man_jumps,
            (true, true) => rules.king_jumps,
        };
        let own = if side == 0 { step } else { (-step.0, -step.1) };
        assert!(allowed.contains(&own), "{}", here());
        let back = Some((-step.0, -step.1));
        assert!(!king || rules.half_turns || last != back, "{}", here());
        last = Some(step);

        let mut crossed = Vec::new();
        let mut steps = 0;
        while at != to {
            at = rules.neighbour(at, step).expect("a line");
            steps += 1;
            if at != to && board[usize::from(at)].is_some() {
                crossed.push(at);
            }
        }
        assert!(board[usize::from(to)].is_none(), "{}", here());
        match leg.captured {
            None => {
                assert!(crossed.is_empty() && !m.is_capture(), "{}", here());
                assert!(king || steps == 1, "{}", here());
            }
            Some(victim) => {
                // One piece crossed, an enemy's, and not jumped before: a piece
                // that stands until the move is over is still on this board.
                assert_eq!(crossed, [victim.index()], "{}", here());
                let victim = usize::from(victim.index());
                let piece = board[victim].expect("crossed");
                assert_eq!(piece.side, mover.side.other(), "{}", here());
                assert!(!jumped.contains(&crossed[0]), "{}", here());
                assert!(king || steps == 2, "{}", here());
                if rules.at_once {
                    board[victim] = None;
                }
                jumped.push(crossed[0]);
            }
        }
        tally.legs += 1;
        tally.king_legs += usize::from(king && leg.captured.is_some());
        king |= rules.crowning == Crowning::RowInPassing && rules.crowns(side, at);
    }
    assert_eq!(at, m.to.index(), "{}", here());
    jumped.sort_unstable();
    let captured: Vec<_> = m.captured.iter().map(Square::index).collect();
    assert_eq!(jumped, captured, "{}", here());
    let becomes_king = mover.kind == Kind::Man && (king || rules.crowns(side, at));
    assert_eq!(m.promotes, becomes_king, "{}", here());
    tally.chains += usize::from(jumped.len() > 1);
    tally.promotions += usize::from(m.promotes);
}

/// No piece from nowhere, and the turn passes with the move, not within it.
fn move_laws(position: &Position, m: &Move, next: &Position) {
    let here = || format!("{} {m:?}", text(position));
    let side = position.side();
    assert_eq!(next.side(), side.other(), "{}", here());
    let ((men, kings), (men_now, kings_now)) = (counts(position, side), counts(next, side));
    let crowned = u32::from(m.promotes);
    assert_eq!(men, men_now + crowned, "{}", here());
    assert_eq!(kings + crowned, kings_now, "{}", here());
    let lost_kings = (m.captured & position.kings()).count();
    let lost_men = m.captured.count() - lost_kings;
    let ((men, kings), (men_now, kings_now)) =
        (counts(position, side.other()), counts(next, side.other()));
    assert_eq!(men, men_now + lost_men, "{}", here());
    assert_eq!(kings, kings_now + lost_kings, "{}", here());
    assert_eq!(next.key(), next.recomputed_key(), "{}", here());
    // Squares the move has nothing to do with keep their pieces.
    for square in position.rules().board.squares() {
        if square != m.from && square != m.to && !m.captured.contains(square) {
            assert_eq!(next.piece(square), position.piece(square), "{}", here());
        }
    }
}

/// Where the duty is enforced no legal capture is the first part of another by
/// the same piece, and captures alone are legal when there are any.
fn duty_laws(rules: &Rules, position: &Position, legal: &Legal) {
    if rules.owed && !position.is_obliged() && position.opening().is_none() {
        return;
    }
    let here = || text(position);
    let captures: Vec<_> = legal.moves.iter().filter(|m| m.is_capture()).collect();
    let all_capture = captures.len() == legal.moves.len();
    assert!(captures.is_empty() || all_capture, "{}", here());
    if rules.duty == Duty::Maximum {
        let taken: HashSet<_> = captures.iter().map(|m| m.captured.count()).collect();
        assert!(taken.len() < 2, "{}", here());
    }
    let routes: Vec<(Square, Vec<Square>)> = captures
        .iter()
        .map(|m| (m.from, position.route(m).iter().map(|leg| leg.to).collect()))
        .collect();
    for (from, route) in &routes {
        for (other, longer) in &routes {
            let part = from == other && longer.len() > route.len() && longer.starts_with(route);
            assert!(!part, "{}: {route:?} {longer:?}", here());
        }
    }
}

/// Undoing gives back the very state before, redoing the very state after.
fn undo_laws(game: &mut Game) {
    let frames: Vec<_> = (0..=game.actions().len())
        .map(|ply| game.frame_at(ply).expect("a state").clone())
        .collect();
    let bits = |position: &Position| format!("{position:?}");
    for frame in frames.iter().rev() {
        assert_eq!(game.frame(), frame);
        assert_eq!(bits(game.position()), bits(&frame.position));
        game.undo();
    }
    assert!(!game.undo());
    for frame in frames.iter().skip(1) {
        assert!(game.redo());
        assert_eq!(game.frame(), frame);
        let position = game.position();
        assert_eq!(position.key(), position.recomputed_key());
    }
    assert!(!game.redo());
}

fn wide(rules: &Rules, position: &Position) -> bool {
    let pos = Pos::from_fen(rules, &text(position));
    naive::chains(rules, &pos, CHAINS).is_none()
}

fn first_position(rules: &Rules, number: usize, rng: &mut Rng) -> Position {
    let id: RulesId = rules.id.parse().expect("a rule set");
    let pos = match number % 3 {
        0 => random::start(rules, rng),
        1 => random::set_up(rules, rng, false),
        _ => random::set_up(rules, rng, true),
    };
    let (position, _) = fen::read(id.rules(), &pos.to_fen(rules)).expect("a position");
    position
}

fn obey(id: &str) {
    let rules = Rules::by_id(id);
    let mut rng = Rng(0x1a95);
    let mut tally = Tally::default();
    let full = std::env::var_os("DAMA_FULL").is_some();
    for number in 0..if full { 2_000 } else { 80 } {
        let position = first_position(&rules, number, &mut rng);
        if wide(&rules, &position) {
            tally.wide += 1;
            continue;
        }
        let mut game = Game::from_position(position, Clocks::default());
        for _ in 0..120 {
            let position = *game.position();
            if game.outcome().is_some() {
                break;
            }
            let legal = game.legal();
            tally.positions += 1;
            tally.moves += legal.moves.len();
            position_laws(&rules, &position, &legal);
            duty_laws(&rules, &position, &legal);
            for m in &legal.moves {
                replay(&rules, &position, m, &mut tally);
                move_laws(&position, m, &position.after(m, legal.due));
            }
            let huffs: Vec<_> = position.huffs().iter().collect();
            for &square in &huffs {
                let next = position.after_huff(square).expect("a huff");
                assert_eq!(next.side(), position.side());
                assert!(next.huffs().is_empty());
                let other = position.side().other();
                let taken = position.pieces(other).without(square);
                assert_eq!(next.pieces(other), taken);
                assert_eq!(next.pieces(next.side()), position.pieces(next.side()));
                assert_eq!(next.key(), next.recomputed_key());
            }
            let (action, next) = if !huffs.is_empty() && rng.once_in(3) {
                tally.huffs += 1;
                let square = huffs[rng.below(huffs.len())];
                let next = position.after_huff(square);
                (Action::Huff(square), next.expect("a huff"))
            } else if game.frame().can_oblige && rng.once_in(3) {
                (Action::Oblige, position)
            } else if let Some(m) = legal.moves.get(rng.below(legal.moves.len().max(1))) {
                (Action::Move(*m), position.after(m, legal.due))
            } else {
                // Only a huff or an oblige is left; the dice may say so next time.
                continue;
            };
            if wide(&rules, &next) {
                tally.wide += 1;
                break;
            }
            assert_eq!(game.act(action), Ok(()), "{} {action:?}", text(&position));
            assert_eq!(game.actions().last(), Some(&action));
        }
        tally.undone += game.actions().len();
        undo_laws(&mut game);
    }
    println!("{id}: {tally:?}");
    assert!(tally.wide * 50 < tally.positions, "{tally:?}");
    assert!(tally.positions > 1_000 && tally.chains > 100, "{tally:?}");
    assert!(tally.king_legs > 200 && tally.promotions > 20, "{tally:?}");
    assert_eq!(tally.huffs > 50, rules.owed, "{tally:?}");
}

#[test]
fn la_dama() {
    obey("la-dama");
}

#[test]
fn la_dama_strict() {
    obey("la-dama-strict");
}

#[test]
fn filippina() {
    obey("filippina");
}

#[test]
fn tama() {
    obey("tama");
}

#[test]
fn dhamet() {
    obey("dhamet");
}

#[test]
fn dhamet_zamma() {
    obey("dhamet-zamma");
}

#[test]
fn dhamet_soufla() {
    obey("dhamet-soufla");
}

#[test]
fn turkish() {
    obey("turkish");
}
