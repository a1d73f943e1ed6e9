//! Dhamet's fixed opening (D-9) in its three rule sets: both orders of Black's second
//! and third moves, begun by either side.

use dama_engine::fen::{self, Clocks};
use dama_engine::game::{Action, ActionFault, Game};
use dama_engine::notation::{self, MoveFault, Naming};
use dama_engine::{Position, RulesId, Side, WhyNot, record};

const DHAMET: [RulesId; 3] = [RulesId::Dhamet, RulesId::DhametZamma, RulesId::DhametSoufla];

/// As the law prints it, and with the two captures of c3 exchanged.
const ORDERS: [&str; 2] = [
    "d4-e5 f6xd4 c3xe5 a5xc3 b2xd4 c5xc3 e5xc5xa5 c3xe5 f5xd5 d6xd4",
    "d4-e5 f6xd4 c3xe5 c5xc3 b2xd4 a5xc3 e5xc5xa5 c3xe5 f5xd5 d6xd4",
];

/// A move text from the other seat: a1 is i9.
fn turned(text: &str) -> String {
    let turn = |c: char| match c {
        'a'..='i' => char::from(b'a' + b'i' - c as u8),
        '1'..='9' => char::from(b'1' + b'9' - c as u8),
        c => c,
    };
    text.chars().map(turn).collect()
}

/// The start with the opening in force, begun by `side`.
fn start(id: RulesId, side: Side) -> Game {
    let white = fen::write(&Position::start(id.rules()), Clocks::default());
    let text = white.replacen('W', &side.letter().to_string(), 1);
    assert!(text.ends_with(":O0"));
    let (position, clocks) = fen::read(id.rules(), &text).expect("a start");
    Game::from_position(position, clocks)
}

/// The ten texts as the starting side plays them.
fn line(order: usize, side: Side) -> Vec<String> {
    let seat = |text: &str| match side {
        Side::White => text.to_string(),
        Side::Black => turned(text),
    };
    ORDERS[order].split(' ').map(seat).collect()
}

#[test]
fn only_the_fixed_moves_are_legal() {
    for id in DHAMET {
        for (side, order) in [
            (Side::White, 0),
            (Side::White, 1),
            (Side::Black, 0),
            (Side::Black, 1),
        ] {
            let mut game = start(id, side);
            let line = line(order, side);
            for (ply, text) in line.iter().enumerate() {
                assert_eq!(game.position().opening(), Some(ply as u8));
                let written = fen::write(game.position(), game.frame().clocks);
                assert!(written.ends_with(&format!(":O{ply}")), "{written}");
                assert_eq!(
                    fen::read(id.rules(), &written),
                    Ok((*game.position(), game.frame().clocks))
                );
                // n even: the side to move started
                let starter = game.position().side() == side;
                assert_eq!(starter, ply % 2 == 0);

                let legal = game.legal();
                let count = if ply == 3 { 2 } else { 1 };
                assert_eq!(legal.moves.len(), count, "{id} {side:?} {ply}");
                if ply == 3 {
                    let other = self::line(1 - order, side)[3].clone();
                    assert!(notation::read(game.position(), &legal, &other).is_ok());
                }
                if let Err(error) = record::play(&mut game, text) {
                    panic!("{id} {side:?}: {error}");
                }
                assert!(game.position().huffable().is_empty(), "{id} {ply}");
                assert!(!game.frame().can_oblige);
                assert_eq!(game.outcome(), None);
            }
            assert_eq!(game.position().opening(), None, "gone after ply 10");
            let written = fen::write(game.position(), game.frame().clocks);
            assert!(!written.contains(":O"), "{written}");
            after_the_opening(id, side, &game);
        }
    }
}

/// What stands after it, and the three captures that the starting side then has.
fn after_the_opening(id: RulesId, side: Side, game: &Game) {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests");
    let examples = std::fs::read_to_string(format!("{root}/rulebook/examples.txt"));
    let examples = examples.expect("the examples");
    let example = examples.lines().find(|line| line.contains("D-9"));
    let text = example.and_then(|line| line.split(" | ").nth(1));
    let (wanted, _) = fen::read(id.rules(), text.expect("D-9")).expect("a position");
    let seen = match side {
        Side::White => *game.position(),
        Side::Black => game.position().turned(),
    };
    assert_eq!(seen, wanted, "{id} {side:?}");
    assert_eq!(game.frame().clocks.number, 6);
    assert_eq!(game.frame().clocks.quiet, 0);
    let legal = game.legal();
    assert_eq!(legal.due.count, 1);
    let mut captures: Vec<_> = legal
        .moves
        .iter()
        .filter(|m| m.is_capture())
        .map(|m| notation::write(game.position(), &legal, m, Naming::Names))
        .collect();
    captures.sort_unstable();
    let mut wanted = ["d3xd5", "e4xc4", "e3xc5"].map(|text| match side {
        Side::White => text.to_string(),
        Side::Black => turned(text),
    });
    wanted.sort_unstable();
    assert_eq!(captures, wanted, "{id} {side:?}");
    // owed in soufla, due in the others
    let owed = id == RulesId::DhametSoufla;
    assert_eq!(legal.moves.len() > 3, owed, "{id}");
}

#[test]
fn other_moves_are_told_the_fixed_ones() {
    for id in DHAMET {
        for side in Side::BOTH {
            let mut game = start(id, side);
            let seat = |text: &str| match side {
                Side::White => text.to_string(),
                Side::Black => turned(text),
            };
            let square = |name: &str| id.rules().board.square(&seat(name)).expect("a square");
            let fixed = |moves: &[(&str, &str)]| {
                let moves = moves.iter().map(|&(a, b)| (square(a), square(b)));
                MoveFault::Illegal(WhyNot::FixedOpening(moves.collect()))
            };
            let mut refuses = |before: &str, wish: &str, wanted: &[(&str, &str)]| {
                record::play(&mut game, &seat(before)).expect("the opening");
                let found = notation::read(game.position(), &game.legal(), &seat(wish));
                assert_eq!(found, Err(fixed(wanted)), "{id} {wish}");
            };
            // a step of the free start, a step of no game, an occupied end
            for wish in ["f4-e5", "a1-i9", "a1-a2"] {
                refuses("", wish, &[("d4", "e5")]);
            }
            // at ply 3 two are open, then the one not yet played
            let both = [("a5", "c3"), ("c5", "c3")];
            refuses("d4-e5 f6xd4 c3xe5", "d6-d5", &both);
            refuses("c5xc3 b2xd4", "d6-d5", &both[..1]);
        }
    }
}

#[test]
fn playing_it_out() {
    for id in DHAMET {
        for side in Side::BOTH {
            let line = line(0, side);
            for before in 0..10 {
                let mut game = start(id, side);
                let begun = line[..before].join(" ");
                record::play(&mut game, &begun).expect("the opening");
                assert_eq!(game.play_opening(), 10 - before, "{id} {before}");
                assert_eq!(game.position().opening(), None);
                let legal = game.legal();
                assert_eq!(legal.due.count, 1, "{id}");
                assert_eq!(game.play_opening(), 0);
                // each of its plies can be taken back
                while game.actions().len() > before {
                    assert!(game.undo());
                }
                assert_eq!(game.position().opening(), Some(before as u8));
            }
        }
    }
    // the exchanged order is played out as well
    let mut game = start(RulesId::Dhamet, Side::White);
    record::play(&mut game, "d4-e5 f6xd4 c3xe5 c5xc3").expect("the opening");
    assert_eq!(game.play_opening(), 6);
    let (board, last) = (game.rules().board, game.actions());
    let Some(Action::Move(third)) = last.get(5) else {
        panic!("{last:?}");
    };
    assert_eq!(board.name(third.from), "a5");
    // nothing to play where none is in force
    for id in RulesId::ALL {
        let mut game = Game::from_position(Position::free_start(id.rules()), Clocks::default());
        assert_eq!(game.play_opening(), 0, "{id}");
    }
}

#[test]
fn standard_and_free_starts() {
    for id in RulesId::ALL {
        let opening = Game::new(id.rules()).position().opening();
        assert_eq!(opening.is_some(), DHAMET.contains(&id), "{id}");
        assert_eq!(Position::free_start(id.rules()).opening(), None);
    }
    // the free start has other moves
    for id in DHAMET {
        let free = Position::free_start(id.rules());
        assert_eq!(free.legal().moves.len(), 3, "{id}");
        let opening = Position::start(id.rules());
        assert_eq!(opening.legal().moves.len(), 1);
        assert_ne!(free.key(), opening.key());
        assert_ne!(free, opening);
    }
}

/// A wrong move leaves the game as it is; ends by will are open during the opening.
#[test]
fn acting_during_the_opening() {
    let mut game = start(RulesId::DhametSoufla, Side::White);
    let free = Position::free_start(RulesId::DhametSoufla.rules()).legal();
    let other = free.moves.iter().find(|m| !game.legal().moves.contains(m));
    let other = *other.expect("another move of the free start");
    assert_eq!(game.act(Action::Move(other)), Err(ActionFault::NotLegal));
    assert_eq!(game.act(Action::Oblige), Err(ActionFault::NoOblige));
    assert_eq!(game.actions().len(), 0);
    assert_eq!(game.act(Action::AgreeDraw), Ok(()));
}
