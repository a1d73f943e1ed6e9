//! `dama match`: two players against each other, from random balanced openings, each
//! opening played twice with colours exchanged.

use crate::failure::{self, Failure};
use crate::knowing::Knowing;
use crate::options::Options;
use dama_engine::{Action, Game, Move, Rules, Side};
use dama_search::eval::Term;
use dama_search::{
    Evaluator, Level, Limits, Player, Progress, Root, Search, Seeded, Verdict, weights,
};
use std::io::Write;

/// Games when their number is not said.
const GAMES: u64 = 20;
/// Random plies of an opening, at least; up to four more.
const OPENING: usize = 4;
/// An opening is balanced when neither side leads by so much, in hundredths of a man.
const BALANCED: i16 = 60;
/// Nodes that judge an opening.
const JUDGING: u64 = 3_000;

/// A player by name.
#[derive(Clone, Copy)]
enum Name {
    Level(Level),
    /// Captures when possible, else moves at random.
    Random,
}

/// `match <id> <a> <b> [--games N] [--seed S] [--nodes N] [--nodes-b N] [--early]`:
/// wins, draws and losses of the first player. `--nodes` limits both,
/// `--nodes-b` the second further.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(
        words,
        &["--games", "--seed", "--nodes", "--nodes-b"],
        &["--early"],
    )?;
    let [id, a, b] = options.plain() else {
        return Err(Failure::usage("match: expected <id> <a> <b>"));
    };
    let rules = failure::rules(id)?;
    let names = [name(a)?, name(b)?];
    let games = options.number("--games")?.unwrap_or(GAMES);
    if games == 0 {
        return Err(Failure::usage("--games, '0': expected at least 1"));
    }
    let seed = options.number("--seed")?.unwrap_or(1);
    let nodes = options.number("--nodes")?;
    let limits = [nodes, options.number("--nodes-b")?.or(nodes)];
    let knowing = Knowing::new(rules);
    let mut tally = Tally::default();
    let mut seeds = Seeded::new(seed);
    'pairs: while tally.games() < games {
        let opening = opening(rules, weights::of(rules.id), &mut seeds);
        let pair = seeds.draw();
        for first in [Side::White, Side::Black] {
            if tally.games() == games {
                break;
            }
            let mut players = [0, 1].map(|i| make(names[i], limits[i], pair));
            let result = play(opening.clone(), &mut players, first, &knowing);
            tally.add(result);
            if options.has("--early") && tally.is_certain() {
                break 'pairs;
            }
        }
    }
    tally.write(out, [a, b], games)
}

fn name(text: &str) -> Result<Name, Failure> {
    if text == "random" {
        return Ok(Name::Random);
    }
    let level = text.parse().map(Name::Level);
    level.map_err(|e| Failure::usage(format!("player, '{text}': {e}, or random")))
}

/// Who plays.
pub enum Mind {
    Search(Box<Player>),
    Random(Seeded),
}

fn make(name: Name, nodes: Option<u64>, seed: u64) -> Mind {
    match name {
        Name::Random => Mind::Random(Seeded::new(seed)),
        Name::Level(level) => {
            let mut limits = level.limits();
            // a smaller budget for quick matches; no level gets more than its own
            limits.nodes = nodes.map_or(limits.nodes, |n| n.min(limits.nodes));
            let mut player = Player::new(level, seed);
            player.limit(limits);
            Mind::Search(Box::new(player))
        }
    }
}

impl Mind {
    fn action(&mut self, game: &Game, knowing: &Knowing) -> Option<Action> {
        match self {
            Mind::Search(player) => knowing.think(player, game),
            Mind::Random(seeded) => random(game, seeded),
        }
    }
}

/// Huffs when it may, captures when it can, else anything.
fn random(game: &Game, seeded: &mut Seeded) -> Option<Action> {
    if let Some(square) = game.position().huffs().first() {
        return Some(Action::Huff(square));
    }
    let legal = game.legal();
    let captures: Vec<&Move> = legal.moves.iter().filter(|m| m.is_capture()).collect();
    let all: Vec<&Move> = legal.moves.iter().collect();
    let from = if captures.is_empty() { all } else { captures };
    from.get(seeded.below(from.len()))
        .map(|m| Action::Move(**m))
}

/// A game some random plies old in which neither side leads, as these terms judge.
pub fn opening(rules: &'static Rules, terms: &[Term], seeds: &mut Seeded) -> Game {
    loop {
        let game = random_game(rules, seeds);
        if game.outcome().is_none() && is_balanced(&game, terms) {
            return game;
        }
    }
}

/// A game some random plies old.
pub fn random_game(rules: &'static Rules, seeds: &mut Seeded) -> Game {
    let mut game = Game::new(rules);
    game.play_opening();
    for _ in 0..OPENING + seeds.below(5) {
        let legal = game.legal();
        let Some(m) = legal.moves.get(seeds.below(legal.moves.len())) else {
            break;
        };
        if game.act(Action::Move(*m)).is_err() {
            break;
        }
    }
    game
}

fn is_balanced(game: &Game, terms: &[Term]) -> bool {
    let evaluator = Evaluator::new(game.rules(), terms);
    let search = Search::new(Root::of(game), Limits::nodes(JUDGING));
    let mut search = search.with_evaluator(evaluator);
    while search.step(JUDGING) == Progress::More {}
    match search.report().score.verdict() {
        Verdict::Eval(value) => value.abs() <= BALANCED,
        _ => false,
    }
}

/// Plays to the end; `first` is the colour of the first player.
pub fn play(
    mut game: Game,
    players: &mut [Mind; 2],
    first: Side,
    knowing: &Knowing,
) -> Result<f64, String> {
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(match outcome.winner {
                None => 0.5,
                Some(side) if side == first => 1.0,
                Some(_) => 0.0,
            });
        }
        let mover = usize::from(game.position().side() != first);
        let action = players[mover].action(&game, knowing);
        let action = action.ok_or_else(|| "a player found nothing to do".to_string())?;
        game.act(action).map_err(|e| e.to_string())?;
    }
}

/// Results of the first player.
#[derive(Default)]
pub struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    broken: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, result: Result<f64, String>) {
        match result {
            Ok(1.0) => self.wins += 1,
            Ok(0.0) => self.losses += 1,
            Ok(_) => self.draws += 1,
            Err(why) => self.broken.push(why),
        }
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses + self.broken.len() as u64
    }

    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / (self.games() as f64).max(1.0)
    }

    /// Half the width of the interval around the score, `z` deviations wide. Equal
    /// results show no deviation at all: one game's worth is the least.
    fn spread(&self, z: f64) -> f64 {
        let n = (self.games() as f64).max(1.0);
        let score = self.score();
        let off = |result: f64, times: u64| times as f64 * (result - score).powi(2);
        let variance = (off(1.0, self.wins) + off(0.5, self.draws) + off(0.0, self.losses)) / n;
        (z * (variance / n).sqrt()).max(1.0 / n)
    }

    /// Whether nobody will doubt any more who is stronger: after 16 games, more than
    /// three deviations from even.
    fn is_certain(&self) -> bool {
        self.games() >= 16 && (self.score() - 0.5).abs() > self.spread(3.3)
    }

    pub fn write(
        &self,
        out: &mut dyn Write,
        names: [&str; 2],
        planned: u64,
    ) -> Result<(), Failure> {
        let score = self.score();
        let spread = self.spread(1.96);
        writeln!(
            out,
            "{} against {}: {} games",
            names[0],
            names[1],
            self.games()
        )?;
        writeln!(
            out,
            "wins {}  draws {}  losses {}  score {:.1} %",
            self.wins,
            self.draws,
            self.losses,
            100.0 * score
        )?;
        writeln!(
            out,
            "Elo {} (95 %: {} to {})",
            elo(score),
            elo(score - spread),
            elo(score + spread)
        )?;
        if self.games() < planned {
            writeln!(out, "stopped early: the result is certain")?;
        }
        if let Some(why) = self.broken.first() {
            writeln!(out, "broken games: {}, the first: {why}", self.broken.len())?;
        }
        Ok(())
    }
}

/// The difference that makes such a score probable, in Elo points.
fn elo(score: f64) -> String {
    if score <= 0.0 {
        "-inf".to_string()
    } else if score >= 1.0 {
        "+inf".to_string()
    } else {
        format!("{:+.0}", -400.0 * (1.0 / score - 1.0).log10())
    }
}
