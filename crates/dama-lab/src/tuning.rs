//! `dama tune`: weights from the program's own games, and whether they play better.
//!
//! Games between two quick players give positions and results; weights are moved so that
//! a position's estimate foretells its game's result as well as can be (a logistic fit by
//! descent on one weight after another). The value of a man stays what it is, as the unit
//! of all others. The new weights are then tried in games against the hand-set ones at
//! equal nodes. Everything follows from the seed.

use crate::failure::{self, Failure};
use crate::knowing::Knowing;
use crate::matches::{self, Mind, Tally};
use crate::options::Options;
use dama_engine::{Game, Position, Rules, Side};
use dama_search::eval::{Sight, Term};
use dama_search::{Evaluator, Limits, Manner, Player, Seeded, Verdict, weights};
use std::io::Write;

/// Games that give positions.
const GAMES: usize = 600;
/// Games that decide, and the score that new weights need there.
const TRIAL: u64 = 400;
const NEEDED: f64 = 0.53;
/// Nodes a move.
const NODES: u64 = 400;
/// Hundredths of a man that make a result ten to one or so.
const SCALE: f64 = 200.0;
/// Rounds through all weights.
const ROUNDS: usize = 30;

/// `tune <id> [--seed S] [--games N] [--trial N] [--nodes N]`: the weights found, and
/// what they score against the hand-set ones.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--seed", "--games", "--trial", "--nodes"], &[])?;
    let [id] = options.plain() else {
        return Err(Failure::usage("tune: expected <id>"));
    };
    let rules = failure::rules(id)?;
    let seed = options.number("--seed")?.unwrap_or(1);
    let games = options.number("--games")?.unwrap_or(GAMES as u64);
    let trial = options.number("--trial")?.unwrap_or(TRIAL);
    let nodes = options.number("--nodes")?.unwrap_or(NODES);
    let mut seeds = Seeded::new(seed);
    let hand = weights::hand_set(rules.id);
    let samples = samples(rules, hand, games, nodes, &mut seeds);
    let (tuned, before, after) = fit(hand, &samples);
    writeln!(
        out,
        "{id}: {games} games, {} positions, error {before:.5} to {after:.5}",
        samples.len()
    )?;
    for (old, new) in hand.iter().zip(&tuned) {
        writeln!(
            out,
            "  {:<28} {:>4} {:>4}",
            old.name, old.weight, new.weight
        )?;
    }
    let tally = compare(rules, [&tuned, hand], trial, nodes, &mut seeds);
    tally.write(out, ["tuned", "hand-set"], trial)?;
    let verdict = if tally.score() >= NEEDED {
        "taken"
    } else {
        "not taken"
    };
    writeln!(out, "{verdict}: {:.1} % are needed", 100.0 * NEEDED)?;
    Ok(())
}

/// A position by what each term counts in it, for White, and its game's result.
struct Sample {
    counts: Vec<f64>,
    result: f64,
}

/// Quiet positions of games, both sides playing alike.
fn samples(
    rules: &'static Rules,
    terms: &'static [Term],
    games: u64,
    nodes: u64,
    seeds: &mut Seeded,
) -> Vec<Sample> {
    let singles: Vec<Evaluator> = terms
        .iter()
        .map(|&term| {
            let alone = Term {
                weight: 100,
                ..term
            };
            let mut with: Vec<Term> = vec![alone];
            // it multiplies what is ahead, so it needs what the pieces are worth
            if matches!(term.sight, Sight::Trade) {
                let pieces = terms.iter().filter(|t| matches!(t.sight, Sight::Piece(_)));
                with.extend(pieces.copied());
            }
            Evaluator::new(rules, &with)
        })
        .collect();
    let pieces: Vec<Term> = terms
        .iter()
        .filter(|t| matches!(t.sight, Sight::Piece(_)))
        .copied()
        .collect();
    let material = Evaluator::new(rules, &pieces);
    let mut samples = Vec::new();
    for _ in 0..games {
        let mut game = matches::opening(rules, terms, seeds);
        let mut players = [0, 1].map(|_| player(rules, terms, nodes, seeds.draw()));
        let mut met: Vec<Position> = Vec::new();
        while game.outcome().is_none() {
            let position = *game.position();
            let calm = Side::BOTH.iter().all(|&side| !position.can_capture(side));
            if calm && position.huffs().is_empty() && position.opening().is_none() {
                met.push(position);
            }
            let mover = &mut players[position.side() as usize];
            match mover.think(&game) {
                Some(action) if game.act(action).is_ok() => (),
                _ => break,
            }
        }
        let result = result(&game, Side::White);
        samples.extend(met.iter().map(|position| {
            Sample {
                counts: terms
                    .iter()
                    .zip(&singles)
                    .map(|(term, single)| {
                        let mut count = value(single, position);
                        if matches!(term.sight, Sight::Trade) {
                            count -= value(&material, position);
                        }
                        let white = if position.side() == Side::White {
                            1
                        } else {
                            -1
                        };
                        (white * count) as f64 / 100.0
                    })
                    .collect(),
                result,
            }
        }));
    }
    samples
}

fn value(evaluator: &Evaluator, position: &Position) -> i32 {
    match evaluator.eval(position).verdict() {
        Verdict::Eval(value) => value as i32,
        _ => 0,
    }
}

/// The result for `side`; a game without an end counts as drawn.
fn result(game: &Game, side: Side) -> f64 {
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => 0.5,
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
    }
}

fn player(rules: &'static Rules, terms: &[Term], nodes: u64, seed: u64) -> Player {
    let manner = Manner {
        margin: 2,
        seed,
        ..Manner::default()
    };
    Player::with(Limits::nodes(nodes), manner).with_evaluator(Evaluator::new(rules, terms))
}

/// Weights that foretell the results better, and the error before and after.
fn fit(hand: &[Term], samples: &[Sample]) -> (Vec<Term>, f64, f64) {
    let mut tuned = hand.to_vec();
    let mut sums: Vec<f64> = samples
        .iter()
        .map(|sample| {
            let parts = sample.counts.iter().zip(hand);
            parts.map(|(count, term)| count * term.weight as f64).sum()
        })
        .collect();
    let error = |sums: &[f64], i: usize, change: f64| {
        let all = samples.iter().zip(sums).map(|(sample, sum)| {
            let sum = sum + change * sample.counts[i];
            let foretold = 1.0 / (1.0 + (-sum / SCALE).exp());
            (foretold - sample.result).powi(2)
        });
        all.sum::<f64>() / samples.len().max(1) as f64
    };
    let before = error(&sums, 0, 0.0);
    let mut best = before;
    for round in 0..ROUNDS {
        let mut moved = false;
        for (i, term) in tuned.iter_mut().enumerate() {
            if matches!(term.sight, Sight::Piece(dama_engine::Kind::Man)) {
                continue; // the unit
            }
            // large steps first
            let step = (term.weight.abs() / (4 << (round / 3).min(6))).max(1);
            for change in [step, -step] {
                let then = error(&sums, i, change as f64);
                if then < best {
                    best = then;
                    term.weight += change;
                    for (sum, sample) in sums.iter_mut().zip(samples) {
                        *sum += change as f64 * sample.counts[i];
                    }
                    moved = true;
                    break;
                }
            }
        }
        if !moved && round >= 18 {
            break;
        }
    }
    (tuned, before, best)
}

/// Games of the first weights against the second, which judge the openings.
fn compare(
    rules: &'static Rules,
    terms: [&[Term]; 2],
    games: u64,
    nodes: u64,
    seeds: &mut Seeded,
) -> Tally {
    let knowing = Knowing::new(rules);
    let mut tally = Tally::default();
    while tally.games() < games {
        let opening = matches::opening(rules, terms[1], seeds);
        let pair = seeds.draw();
        for first in Side::BOTH {
            let mut minds =
                terms.map(|terms| Mind::Search(Box::new(player(rules, terms, nodes, pair))));
            tally.add(matches::play(opening.clone(), &mut minds, first, &knowing));
        }
    }
    tally
}
