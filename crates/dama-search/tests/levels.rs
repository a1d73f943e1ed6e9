//! The levels in order, by a few games at small budgets.

mod support;

use dama_engine::{Action, Game, RulesId, Side};
use dama_search::{Level, Limits, Player, Seeded};
use support::random_action;

/// Points of `a` against `b` in `pairs` pairs of games.
fn points(id: RulesId, a: Level, b: Level, pairs: u64, nodes: u64) -> f64 {
    let mut points = 0.0;
    for pair in 0..pairs {
        let mut seeded = Seeded::new(pair + 40);
        let mut opening = Game::new(id.rules());
        for _ in 0..4 {
            let action = random_action(&opening, &mut seeded).unwrap();
            opening.act(action).unwrap();
        }
        for first in Side::BOTH {
            let mut game = opening.clone();
            let mut players = [a, b].map(|level| {
                let mut limits = level.limits();
                limits.nodes = limits.nodes.min(nodes);
                Player::with(limits, level.manner(pair))
            });
            while game.outcome().is_none() {
                let mover = usize::from(game.position().side() != first);
                let action: Action = players[mover].think(&game).unwrap();
                game.act(action).unwrap();
            }
            points += match game.outcome().and_then(|o| o.winner) {
                None => 0.5,
                Some(side) if side == first => 1.0,
                Some(_) => 0.0,
            };
        }
    }
    points
}

#[test]
fn medium_beats_easy() {
    for id in [RulesId::Turkish, RulesId::Filippina] {
        let points = points(id, Level::Medium, Level::Easy, 4, 2_000);
        assert!(points >= 6.0, "{id}: {points} of 8");
    }
}

#[test]
fn hard_beats_medium() {
    let points = points(RulesId::Turkish, Level::Hard, Level::Medium, 3, 12_000);
    assert!(points >= 4.0, "{points} of 6");
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
