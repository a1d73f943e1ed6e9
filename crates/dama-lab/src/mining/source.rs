//! Where positions come from: games between a stronger and a weaker player, other moves
//! tried in them, and what stands there when a piece is changed. All of it from seeds.

use dama_engine::{Action, Bitboard, Game, Kind, Position, Rules, Setup, Side, Square};
use dama_puzzle::{State, plausible};
use dama_search::{Features, Limits, Manner, Progress, Root, Search, Seeded, Step};

/// Nodes a move of the stronger and of the weaker player.
const NODES: [u64; 2] = [1_000, 250];
/// Plies after which a game is left alone.
const LONGEST: usize = 300;
/// Other moves that a position is taken away from its game, at most.
const PLIES: usize = 4;

/// A game between a stronger and a weaker player from a random opening.
pub(super) fn play(rules: &'static Rules, seed: u64) -> Game {
    let mut seeds = Seeded::new(seed);
    let mut game = Game::new(rules);
    game.play_opening();
    for _ in 0..4 + seeds.below(8) {
        let legal = game.legal();
        let Some(m) = legal.moves.get(seeds.below(legal.moves.len())) else {
            break;
        };
        if game.act(Action::Move(*m)).is_err() {
            break;
        }
    }
    let strong = seeds.below(2);
    let manner = Manner {
        margin: 12,
        oversight: None,
        seed,
    };
    let features = Features {
        exact: false,
        ..Features::ALL
    };
    let mut searches = NODES.map(|nodes| {
        Search::new(Root::of(&game), Limits::nodes(nodes))
            .with_features(features)
            .with_manner(manner)
    });
    while game.outcome().is_none() && game.actions().len() < LONGEST {
        let which = usize::from(game.position().side() as usize != strong);
        let search = &mut searches[which];
        search.restart(Root::of(&game), Limits::nodes(NODES[which]));
        while search.step(u64::MAX) == Progress::More {}
        let action = match search.choose() {
            Some(Step::Move(m)) => Action::Move(m),
            Some(Step::Huff(square)) => Action::Huff(square),
            None => break,
        };
        if game.act(action).is_err() {
            break;
        }
    }
    game
}

/// What stands after a few random moves; `None` when the game ends before.
pub(super) fn wander(position: &Position, seeds: &mut Seeded) -> Option<Position> {
    let mut state = State::new(*position);
    for _ in 0..1 + seeds.below(PLIES) {
        let mut turns = state.turns();
        if turns.is_empty() {
            return None;
        }
        state = turns.swap_remove(seeds.below(turns.len())).after;
    }
    let whole = state.begins() && state.end().is_none();
    whole.then_some(*state.position())
}

/// The position with a piece or two taken away, added or moved, or with the other side
/// to move; `None` when that is no position.
pub(super) fn change(position: &Position, seeds: &mut Seeded) -> Option<Position> {
    let rules = position.rules();
    let mut setup = position.setup();
    setup.huffable = Default::default();
    for _ in 0..1 + seeds.below(2) {
        match seeds.below(8) {
            0 => setup.side = setup.side.other(),
            1 | 2 => {
                let square = pick(all(&setup), seeds)?;
                remove(&mut setup, square);
            }
            3 | 4 => {
                let from = pick(all(&setup), seeds)?;
                let kind = kind(&setup, from);
                let side = side(&setup, from);
                remove(&mut setup, from);
                add(rules, &mut setup, side, kind, seeds)?;
            }
            5 => {
                let side = if seeds.below(2) == 0 {
                    Side::White
                } else {
                    Side::Black
                };
                add(rules, &mut setup, side, Kind::King, seeds)?;
            }
            _ => {
                let side = if seeds.below(2) == 0 {
                    Side::White
                } else {
                    Side::Black
                };
                add(rules, &mut setup, side, Kind::Man, seeds)?;
            }
        }
    }
    Position::new(rules, &setup).ok()
}

fn all(setup: &Setup) -> Bitboard {
    setup.pieces[0] | setup.pieces[1]
}

fn side(setup: &Setup, square: Square) -> Side {
    if setup.pieces[0].contains(square) {
        Side::White
    } else {
        Side::Black
    }
}

fn kind(setup: &Setup, square: Square) -> Kind {
    if setup.kings.contains(square) {
        Kind::King
    } else {
        Kind::Man
    }
}

fn pick(set: Bitboard, seeds: &mut Seeded) -> Option<Square> {
    let count = set.count() as usize;
    set.iter().nth(seeds.below(count))
}

fn remove(setup: &mut Setup, square: Square) {
    for pieces in &mut setup.pieces {
        *pieces = pieces.without(square);
    }
    setup.kings = setup.kings.without(square);
}

fn add(rules: &Rules, setup: &mut Setup, side: Side, kind: Kind, seeds: &mut Seeded) -> Option<()> {
    let room = match kind {
        Kind::Man => plausible::reach(rules, side) & !rules.promotion(side),
        Kind::King => rules.board.squares(),
    };
    let square = pick(room & !all(setup), seeds)?;
    setup.pieces[side as usize] = setup.pieces[side as usize].with(square);
    if kind == Kind::King {
        setup.kings = setup.kings.with(square);
    }
    Some(())
}
