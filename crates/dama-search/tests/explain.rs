//! Reasons are true: each is worked out again, plainly, on positions of every game.

mod support;

use dama_engine::{Action, Game, RulesId};
use dama_search::{Cause, Explainer, Hint, Limits, Manner, Player, Progress, Seeded};
use std::collections::BTreeMap;

/// Positions met in games that the computer plays against itself, half of the games
/// begun by a few moves of chance.
fn positions(id: RulesId, count: usize, seed: u64) -> Vec<Game> {
    let mut found = Vec::new();
    let mut seeded = Seeded::new(seed);
    for number in 0.. {
        let mut game = Game::new(id.rules());
        game.play_opening();
        for _ in 0..seeded.below(8) {
            if let Some(action) = support::random_action(&game, &mut seeded) {
                let _ = game.act(action);
            }
        }
        let mut players = [0, 1].map(|side| {
            let limits = Limits {
                nodes: 400,
                depth: 4,
            };
            let manner = Manner {
                margin: 25,
                oversight: None,
                seed: seed + number * 2 + side,
            };
            Player::with(limits, manner)
        });
        let mut next = seeded.below(4);
        let mut ply = 0;
        while game.outcome().is_none() {
            if ply == next {
                found.push(game.clone());
                if found.len() == count {
                    return found;
                }
                next += 1 + seeded.below(6);
            }
            let side = game.position().side() as usize;
            let action: Action = players[side].think(&game).unwrap();
            game.act(action).unwrap();
            ply += 1;
        }
    }
    found
}

fn hint(game: &Game) -> Hint {
    let mut explainer = Explainer::new(game, 3_000, None);
    while explainer.step(u64::MAX) == Progress::More {}
    explainer.hint().unwrap()
}

/// How often each cause is given, and that the one that says nothing is rare.
fn shares(id: RulesId) {
    let mut shares: BTreeMap<&str, usize> = BTreeMap::new();
    let all = positions(id, 100, 7);
    for game in &all {
        *shares.entry(hint(game).reason.cause.code()).or_default() += 1;
    }
    println!("{id}: {shares:?}");
    assert!(shares.len() >= 10, "{id}: {shares:?}");
    let generic = shares.get(Cause::Level.code()).copied().unwrap_or(0);
    assert!(generic * 5 <= all.len(), "{id}: {shares:?}");
}

#[test]
fn most_hints_tell_something() {
    for id in RulesId::ALL {
        shares(id);
    }
}
