//! The prover against another that is naive on purpose: it plays games through the
//! engine's own `Game`, remembers nothing and tries everything.

mod support;

use dama_engine::{Action, Clocks, Game, Kind, Position, RulesId, Setup, Side, Square};
use dama_puzzle::{Prover, State};
use support::Seeded;

/// Whether `side` wins within `moves` own moves; `game` may stand within a turn.
fn naive(game: &Game, side: Side, moves: u8) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(side);
    }
    let mover = game.position().side();
    let mut actions: Vec<Action> = game.legal().moves.into_iter().map(Action::Move).collect();
    actions.extend(game.position().huffs().iter().map(Action::Huff));
    if game.frame().can_oblige {
        actions.push(Action::Oblige);
    }
    let mut results = actions.into_iter().filter_map(|action| {
        let mut next = game.clone();
        next.act(action).expect("it is legal");
        let left = match (action, mover == side) {
            (Action::Move(_), true) => moves.checked_sub(1)?,
            // the attacker gets the move back that was taken
            (Action::Oblige, false) => moves + 1,
            _ => moves,
        };
        Some(naive(&next, side, left))
    });
    if mover == side {
        results.any(|won| won)
    } else {
        moves > 0 && results.all(|won| won)
    }
}

/// A few pieces anywhere, often with a huff open where there are huffs.
fn random(game: RulesId, seeds: &mut Seeded) -> Option<Position> {
    let rules = game.rules();
    let squares: Vec<Square> = rules.board.squares().iter().collect();
    let mut setup = Setup {
        side: if seeds.below(2) == 0 {
            Side::White
        } else {
            Side::Black
        },
        pieces: Default::default(),
        kings: Default::default(),
        huffable: Default::default(),
        opening: None,
        obliged: false,
    };
    for n in 0..3 + seeds.below(3) {
        let square = squares[seeds.below(squares.len())];
        let side = n % 2;
        if setup.pieces[1 - side].contains(square) {
            continue;
        }
        setup.pieces[side] = setup.pieces[side].with(square);
        if seeds.below(3) == 0 {
            setup.kings = setup.kings.with(square);
        }
    }
    let position = Position::new(rules, &setup).ok()?;
    // one random turn makes states as games have them
    let turns = State::new(position).turns();
    let turn = turns.get(seeds.below(turns.len()))?;
    Some(*turn.after.position())
}

#[test]
fn the_prover_agrees_with_plain_play() {
    let mut prover = Prover::new();
    let mut longer = 0;
    for game in RulesId::ALL {
        let mut seeds = Seeded(7);
        let (mut tried, mut won, mut huffs) = (0, [0; 3], 0);
        while tried < 250 {
            let Some(position) = random(game, &mut seeds) else {
                continue;
            };
            let narrow = position.legal().moves.len() <= 8;
            if !narrow {
                continue;
            }
            tried += 1;
            huffs += usize::from(!position.huffs().is_empty());
            let plain = Game::from_position(position, Clocks::default());
            let state = State::new(position);
            for moves in 1..=2 {
                prover.begin(u64::MAX);
                let proved = prover.wins(&state, moves);
                let expected = naive(&plain, position.side(), moves);
                assert_eq!(
                    proved,
                    Ok(expected),
                    "{game}: {:?}, {moves}",
                    position.setup()
                );
                won[usize::from(moves)] += usize::from(expected);
                prover.begin(u64::MAX);
                let held = prover.holds(&state, moves);
                let expected = naive(&plain, position.side().other(), moves);
                assert_eq!(
                    held,
                    Ok(expected),
                    "{game}: {:?} held, {moves}",
                    position.setup()
                );
            }
        }
        assert!(won[1] >= 5, "{game}: {won:?}");
        longer += won[2] - won[1];
        if game == RulesId::LaDama || game == RulesId::DhametSoufla {
            assert!(huffs > 0, "{game}: no huff was open");
        }
    }
    assert!(longer >= 20, "{longer} wins in two moves and not in one");
}

/// The same for puzzles of the banks: won in two, not in one, by one first turn.
#[test]
fn plain_play_finds_the_same_puzzles() {
    for bank in support::banks() {
        let short = bank.puzzles.iter().filter(|entry| entry.moves == 2);
        for entry in short.step_by(7).take(6) {
            let text = entry.text();
            let side = entry.position.side();
            let game = Game::from_position(entry.position, Clocks::default());
            assert!(!naive(&game, side, 1), "{text}");
            let mut winning = 0;
            for turn in State::new(entry.position).turns() {
                let mut next = game.clone();
                for deed in &turn.deeds {
                    next.act((*deed).into()).expect("it is legal");
                }
                winning += usize::from(naive(&next, side, 1));
            }
            assert_eq!(winning, 1, "{text}");
        }
    }
}

#[test]
fn obliging_takes_a_move_back_for_both_sides() {
    // after White's quiet move Black may oblige, and White then has its move again
    let game = RulesId::DhametSoufla;
    let mut seeds = Seeded(11);
    let (mut prover, mut obliged) = (Prover::new(), 0);
    while obliged < 40 {
        let Some(position) = random(game, &mut seeds) else {
            continue;
        };
        let side = position.side();
        let plain = Game::from_position(position, Clocks::default());
        for turn in State::new(position).turns() {
            if !turn.after.can_oblige() {
                continue;
            }
            obliged += 1;
            let mut next = plain.clone();
            for deed in &turn.deeds {
                next.act((*deed).into()).expect("it is legal");
            }
            for moves in 0..=1 {
                prover.begin(u64::MAX);
                let held = prover.holds(&turn.after, moves);
                assert_eq!(
                    held,
                    Ok(naive(&next, side, moves)),
                    "{:?}",
                    position.setup()
                );
            }
        }
    }
}

#[test]
fn a_proof_that_is_too_long_is_none() {
    let position = Position::free_start(RulesId::Turkish.rules());
    let mut prover = Prover::new();
    prover.begin(100);
    assert_eq!(
        prover.wins(&State::new(position), 3),
        Err(dama_puzzle::TooLong)
    );
    assert_eq!(prover.nodes(), 100);
}

#[test]
fn one_king_each_is_no_win() {
    // 0-13: the capture leaves one king each
    let game = RulesId::Turkish;
    let position = support::position(game, "W:WKa1:Bc8,Kh8");
    assert_eq!(
        position
            .piece(position.kings().first().unwrap())
            .unwrap()
            .kind,
        Kind::King
    );
    let mut prover = Prover::new();
    prover.begin(u64::MAX);
    let plain = Game::from_position(position, Clocks::default());
    for moves in 1..=2 {
        let expected = naive(&plain, Side::White, moves);
        assert_eq!(prover.wins(&State::new(position), moves), Ok(expected));
    }
}
