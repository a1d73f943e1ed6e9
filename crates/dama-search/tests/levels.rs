//! The levels in order, by a few games at small budgets; and games that end.

mod support;

use dama_engine::{Action, Game, RulesId, Side};
use dama_search::{Level, Limits, Player, Seeded};
use support::random_action;

const GAMES: [RulesId; 5] = [
    RulesId::LaDama,
    RulesId::Filippina,
    RulesId::Tama,
    RulesId::Dhamet,
    RulesId::Turkish,
];

/// A level that looks at no more than so many nodes.
fn player(level: Level, nodes: u64, seed: u64) -> Player {
    let mut limits: Limits = level.limits();
    limits.nodes = limits.nodes.min(nodes);
    Player::with(limits, level.manner(seed))
}

/// Plays to the end, which comes by itself.
fn play(mut game: Game, mut players: [Player; 2], first: Side) -> Game {
    while game.outcome().is_none() {
        let mover = usize::from(game.position().side() != first);
        let action: Action = players[mover].think(&game).expect("something to do");
        game.act(action).expect("a legal action");
        assert!(game.actions().len() < 3_000, "no end");
    }
    game
}

/// A game a few plies of chance old.
fn opening(id: RulesId, seed: u64) -> Game {
    let mut seeded = Seeded::new(seed);
    let mut game = Game::new(id.rules());
    for _ in 0..4 {
        let action = random_action(&game, &mut seeded).unwrap();
        game.act(action).unwrap();
    }
    game
}

/// Points of `a` against `b` in ten games, in halves, with their nodes a move.
fn halves(id: RulesId, a: (Level, u64), b: (Level, u64)) -> u32 {
    let mut halves = 0;
    for pair in 0..5 {
        let opening = opening(id, pair + 40);
        for first in Side::BOTH {
            let players = [a, b].map(|(level, nodes)| player(level, nodes, pair));
            let game = play(opening.clone(), players, first);
            halves += match game.outcome().and_then(|o| o.winner) {
                None => 1,
                Some(side) if side == first => 2,
                Some(_) => 0,
            };
        }
    }
    halves
}

/// Ten games a step in each game. Few games tell little about one game, so the share
/// that a step has to reach is asked of all five together.
fn step(a: (Level, u64), b: (Level, u64), percent: u32) {
    let halves = GAMES.map(|id| halves(id, a, b));
    let share = halves.iter().sum::<u32>(); // of 100
    assert!(share >= percent, "{} over {}: {halves:?} of 20", a.0, b.0);
    assert!(
        halves.iter().all(|&n| n >= 8),
        "{} over {}: {halves:?} of 20",
        a.0,
        b.0
    );
}

#[test]
fn medium_beats_easy() {
    step((Level::Medium, 1_000), (Level::Easy, 600), 75);
}

#[test]
fn hard_beats_medium() {
    step((Level::Hard, 2_500), (Level::Medium, 1_000), 75);
}

#[test]
fn master_beats_hard() {
    step((Level::Master, 5_000), (Level::Hard, 1_000), 60);
}

/// Hard against Hard: every game ends by itself. The full suite plays a thousand.
#[test]
fn games_between_equals_end() {
    let full = std::env::var_os("DAMA_FULL").is_some();
    let count = if full { 200 } else { 4 };
    for id in GAMES {
        for seed in 0..count {
            let players = [1, 2].map(|n| player(Level::Hard, 200, seed * 2 + n));
            play(opening(id, seed), players, Side::White);
        }
    }
}

#[test]
fn levels_grow() {
    for pair in Level::ALL.windows(2) {
        let (weak, strong): (Limits, Limits) = (pair[0].limits(), pair[1].limits());
        assert!(weak.nodes < strong.nodes && weak.depth <= strong.depth);
        assert!(pair[0].manner(1).margin > pair[1].manner(1).margin);
        assert_eq!(pair[0].name().parse(), Ok(pair[0]));
    }
}
