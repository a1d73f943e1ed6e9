//! `dama suite`: tactical positions, proved before anybody tries them, and the share of
//! them that a level solves.
//!
//! Positions come from games of two players who look two plies ahead at material alone
//! and choose among equals by the seed, so the games depend on the rules and the seed
//! only. A position is taken when every move of every position, to some depth and with
//! all pending captures, shows one step that gains a man more than any other and a man
//! over what stands on the board, and shows it at every depth up to four plies more. Nothing is cut
//! away but what alpha-beta cuts, so whether a level finds the step has no say in it.

use crate::failure::{self, Failure};
use crate::knowing::Knowing;
use crate::matches;
use crate::options::Options;
use dama_engine::{Action, Game, Kind, Naming, Rules, RulesId, fen, notation, record};
use dama_search::eval::{Sight, Term};
use dama_search::{
    Evaluator, Features, Level, Limits, Manner, Player, Progress, Report, Root, Score, Search,
    Seeded, Step, Verdict,
};
use std::io::Write;

/// Positions of a suite, and how many of them have a line of at least [`DEEP`] plies.
const POSITIONS: usize = 60;
const DEEP_ONES: usize = 24;
/// Plies of a deep line: up to the end of the captures that bring the gain.
const DEEP: usize = 5;
/// Plies of every line, at least.
const SHORTEST: usize = 3;
/// The gain, in hundredths of a man.
const GAIN: i32 = 100;
/// Nodes in which a gain has to show itself, and in which it has to be proved.
const GLANCE: u64 = 12_000;
const PROOF: u64 = 500_000;
/// Nodes in which a forced win is looked for, beside which a man's gain is nothing.
const WINS: u64 = 100_000;
/// How much deeper it still has to be seen.
const HOLDS: u16 = 4;
/// Positions taken from one game at most, so that the suite is not all of a kind.
const OF_ONE_GAME: usize = 2;

/// `suite <id> [--level L] [--seed S] [--list] [--again N]`: the share that a level solves;
/// with `--again` both steps of what it missed are judged again by N nodes after each.
/// `suite <id> --make [--seed S]`: makes the positions anew.
pub fn run(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let valued = ["--level", "--seed", "--again"];
    let options = Options::read(words, &valued, &["--make", "--list"])?;
    let [id] = options.plain() else {
        return Err(Failure::usage("suite: expected <id>"));
    };
    let rules = failure::rules(id)?;
    let seed = options.number("--seed")?.unwrap_or(1);
    if options.has("--make") {
        return make(rules, seed, out);
    }
    let level = options.level("--level")?.unwrap_or(Level::Hard);
    let nodes = options.number("--again")?;
    let Some(text) = stored(rules.id) else {
        return Err(Failure::usage(format!(
            "suite, '{id}': expected one of the five games"
        )));
    };
    let problems: Vec<Problem> = text.lines().filter_map(Problem::read).collect();
    let knowing = Knowing::new(rules);
    let (mut solved, mut deep, mut no_worse) = ([0; 2], 0, 0);
    for problem in &problems {
        let (position, clocks) = failure::position(rules, &problem.position)?;
        let game = Game::from_position(position, clocks);
        let action = knowing.think(&mut Player::new(level, seed), &game);
        let found = action.map_or(String::new(), |action| text_of(&game, action));
        let is_deep = problem.plies >= DEEP;
        deep += usize::from(is_deep);
        let good = found == problem.step;
        solved[usize::from(is_deep)] += usize::from(good);
        if options.has("--list") || !good {
            let verdict = if good { "solved" } else { "missed" };
            writeln!(out, "{verdict}: {problem}; played {found}")?;
        }
        if let (false, Some(nodes)) = (good, nodes) {
            let [wanted, played] = [&problem.step, &found].map(|step| after(&game, step, nodes));
            let scores = format!(
                "{} {}, {found} {}",
                problem.step,
                told(wanted),
                told(played)
            );
            writeln!(out, "again: {scores}")?;
            no_worse += usize::from(played >= wanted);
        }
    }
    let all = solved[0] + solved[1];
    writeln!(
        out,
        "{id} {level}: {all} of {} solved, {:.1} %; of {deep} that are {DEEP} plies deep or more {}",
        problems.len(),
        100.0 * all as f64 / problems.len().max(1) as f64,
        solved[1]
    )?;
    if let Some(nodes) = nodes {
        let missed = problems.len() - all;
        writeln!(
            out,
            "of {missed} missed, {no_worse} played no worse by {nodes} nodes"
        )?;
    }
    Ok(())
}

/// What a step is worth to its player, by so many nodes about the position after it;
/// `None` when it cannot be played.
fn after(game: &Game, step: &str, nodes: u64) -> Option<Score> {
    let side = game.position().side();
    let mut next = game.clone();
    record::play(&mut next, step).ok()?;
    if let Some(outcome) = next.outcome() {
        return Some(match outcome.winner {
            Some(winner) if winner == side => Score::win_in(1),
            Some(_) => Score::loss_in(1),
            None => Score::DRAW,
        });
    }
    // a player would not think long where the answer is forced
    let mut search = Search::new(Root::of(&next), Limits::nodes(nodes));
    while search.step(u64::MAX) == Progress::More {}
    let score = search.report().score;
    Some(if next.position().side() == side {
        score
    } else {
        -score
    })
}

fn told(score: Option<Score>) -> String {
    score.map_or("nothing".to_string(), |score| score.to_string())
}

/// The suite of a game.
fn stored(id: RulesId) -> Option<&'static str> {
    Some(match id {
        RulesId::LaDama => include_str!("../../../tests/data/suite/la-dama.txt"),
        RulesId::Filippina => include_str!("../../../tests/data/suite/filippina.txt"),
        RulesId::Tama => include_str!("../../../tests/data/suite/tama.txt"),
        RulesId::Dhamet => include_str!("../../../tests/data/suite/dhamet.txt"),
        RulesId::Turkish => include_str!("../../../tests/data/suite/turkish.txt"),
        _ => return None,
    })
}

/// A position and the one step that gains.
struct Problem {
    position: String,
    step: String,
    /// What it gains, in hundredths of a man; `None` when it wins the game.
    gain: Option<i32>,
    /// Plies of its line.
    plies: usize,
    /// Depth of the proof.
    depth: u16,
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let gain = self.gain.map_or("win".to_string(), |gain| gain.to_string());
        write!(
            f,
            "{} | {} | {gain} | {} plies | depth {}",
            self.position, self.step, self.plies, self.depth
        )
    }
}

impl Problem {
    /// One line of a suite; `None` of a comment.
    fn read(line: &str) -> Option<Problem> {
        if line.starts_with('#') {
            return None;
        }
        let fields: Vec<&str> = line.split(" | ").collect();
        let [position, step, gain, plies, depth] = fields[..] else {
            return None;
        };
        Some(Problem {
            position: position.to_string(),
            step: step.to_string(),
            gain: gain.parse().ok(),
            plies: plies.strip_suffix(" plies")?.parse().ok()?,
            depth: depth.strip_prefix("depth ")?.parse().ok()?,
        })
    }
}

/// The text of one step: a huff alone, or a move.
fn text_of(game: &Game, action: Action) -> String {
    let position = game.position();
    match action {
        Action::Huff(square) => format!("~{}", position.rules().board.name(square)),
        Action::Move(m) => notation::write(position, &game.legal(), &m, Naming::Names),
        _ => "another action".to_string(),
    }
}

/// Finds a suite and writes it, with what made it.
fn make(rules: &'static Rules, seed: u64, out: &mut dyn Write) -> Result<(), Failure> {
    let id = rules.id;
    writeln!(out, "# dama suite {id} --make --seed {seed}")?;
    writeln!(
        out,
        "# position | the one step that gains | gain in hundredths of a man | its line | proof"
    )?;
    let prover = Prover::new(rules);
    let mut seeded = Seeded::new(seed);
    let mut known = std::collections::HashSet::new();
    let (mut count, mut deep) = (0, 0);
    while count < POSITIONS {
        let mut found = 0;
        for game in prover.game(&mut seeded) {
            let enough = count == POSITIONS || found == OF_ONE_GAME;
            if enough || !known.insert(game.position().key()) {
                continue;
            }
            let Some(problem) = prover.problem(&game) else {
                continue;
            };
            if problem.plies < DEEP && count - deep >= POSITIONS - DEEP_ONES {
                continue;
            }
            deep += usize::from(problem.plies >= DEEP);
            count += 1;
            found += 1;
            writeln!(out, "{problem}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// What a king is worth in a proof, in hundredths of a man. Not the weights' own values:
/// a proof stays one when weights are tuned.
const fn king(id: RulesId) -> i16 {
    match id {
        RulesId::LaDama | RulesId::LaDamaStrict => 340,
        RulesId::Filippina => 300,
        RulesId::Tama | RulesId::Turkish => 420,
        RulesId::Dhamet | RulesId::DhametZamma | RulesId::DhametSoufla => 480,
    }
}

/// Who judges by material and looks at everything.
struct Prover {
    rules: &'static Rules,
    material: Evaluator,
}

impl Prover {
    /// Everything that leaves minimax as it is.
    const EVERYTHING: Features = Features {
        reductions: false,
        extensions: false,
        exact: false,
        ..Features::ALL
    };

    fn new(rules: &'static Rules) -> Prover {
        let worth = |name, kind, weight| Term {
            name,
            sight: Sight::Piece(kind),
            weight,
        };
        let pieces = [
            worth("man", Kind::Man, 100),
            worth("king", Kind::King, king(rules.id)),
        ];
        Prover {
            rules,
            material: Evaluator::new(rules, &pieces),
        }
    }

    fn search(&self, game: &Game, limits: Limits, manner: Manner) -> Search {
        Search::new(Root::of(game), limits)
            .with_features(Prover::EVERYTHING)
            .with_manner(manner)
            .with_evaluator(self.material.clone())
    }

    /// Positions of a game, from a random opening on.
    fn game(&self, seeded: &mut Seeded) -> Vec<Game> {
        let mut game = matches::random_game(self.rules, seeded);
        let mut positions = Vec::new();
        while game.outcome().is_none() && positions.len() < 120 {
            positions.push(Game::from_position(*game.position(), game.frame().clocks));
            let limits = Limits {
                nodes: 2_000,
                depth: 2,
            };
            let manner = Manner {
                margin: 1,
                seed: seeded.draw(),
                ..Manner::default()
            };
            let mut search = self.search(&game, limits, manner);
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
        positions
    }

    /// The problem that a position poses, if it does.
    fn problem(&self, game: &Game) -> Option<Problem> {
        let position = game.position();
        let steps = game.legal().moves.len() as u32 + position.huffs().count();
        if steps < 3 || game.outcome().is_some() {
            return None;
        }
        let before = value(self.material.eval(position));
        // whatever comes within a man of the best has an exact score then
        let manner = Manner {
            margin: GAIN as u16 - 1,
            ..Manner::default()
        };
        let mut search = self.search(game, Limits::nodes(PROOF), manner);
        // the depth at which one step first gains, that step and the plies of its line
        let mut first: Option<(u16, Step, usize)> = None;
        let mut depth = 0;
        loop {
            let progress = search.step(1);
            let report = search.report();
            if report.depth > depth {
                depth = report.depth;
                match (gains(report, before), first) {
                    (Some(step), None) => {
                        let plies = report.line.iter();
                        let plies = plies.filter(|step| matches!(step, Step::Move(_))).count();
                        if plies < SHORTEST {
                            return None;
                        }
                        first = Some((depth, step, plies));
                    }
                    (Some(again), Some((seen, step, plies))) if again == step => {
                        if depth >= seen + HOLDS || report.score.is_win() {
                            if !report.score.is_win() && wins_otherwise(game) {
                                return None;
                            }
                            return Some(self.pose(game, report, step, plies, before));
                        }
                    }
                    (_, Some(_)) => return None,
                    (None, None) => (),
                }
            }
            let idle = first.is_none() && report.nodes >= GLANCE;
            if progress == Progress::Done || idle {
                return None;
            }
        }
    }

    /// The problem whose proof is this report.
    fn pose(&self, game: &Game, report: &Report, step: Step, plies: usize, before: i32) -> Problem {
        let action = match step {
            Step::Move(m) => Action::Move(m),
            Step::Huff(square) => Action::Huff(square),
        };
        Problem {
            position: fen::write(game.position(), game.frame().clocks),
            step: text_of(game, action),
            gain: (!report.score.is_win()).then(|| value(report.score) - before),
            plies,
            depth: report.depth,
        }
    }
}

/// Whether the side to move wins by force: a man more is no answer then.
fn wins_otherwise(game: &Game) -> bool {
    let mut search = Search::new(Root::of(game), Limits::nodes(WINS));
    while search.step(u64::MAX) == Progress::More {}
    search.report().score.is_win()
}

/// The one step that gains a man more than any other and a man over what there was.
fn gains(report: &Report, before: i32) -> Option<Step> {
    let &[(step, best), (_, second), ..] = report.choices.as_slice() else {
        return None;
    };
    let alone = best.is_win() && !second.is_win() || value(best) - value(second) >= GAIN;
    let gains = best.is_win() || value(best) - before >= GAIN;
    (alone && gains).then_some(step)
}

/// A score in hundredths of a man; wins and losses beyond all others.
fn value(score: Score) -> i32 {
    match score.verdict() {
        Verdict::Eval(value) => value as i32,
        Verdict::Draw => 0,
        Verdict::Win(_) => 20_000,
        Verdict::Loss(_) => -20_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const GAMES: [RulesId; 5] = [
        RulesId::LaDama,
        RulesId::Filippina,
        RulesId::Tama,
        RulesId::Dhamet,
        RulesId::Turkish,
    ];

    /// Each suite is whole, and proved anew: a sample, or all of it in the full suite.
    #[test]
    fn suites_are_proved() {
        let full = std::env::var_os("DAMA_FULL").is_some();
        for id in GAMES {
            let text = stored(id).expect("a suite");
            assert!(text.starts_with(&format!("# dama suite {id} --make --seed 1\n")));
            let problems: Vec<Problem> = text.lines().filter_map(Problem::read).collect();
            assert_eq!(problems.len(), POSITIONS, "{id}");
            let different: HashSet<&String> = problems.iter().map(|p| &p.position).collect();
            assert_eq!(different.len(), POSITIONS, "{id}");
            let deep = problems.iter().filter(|p| p.plies >= DEEP).count();
            assert!(3 * deep >= POSITIONS, "{id}: {deep} deep");
            let prover = Prover::new(id.rules());
            for problem in problems.iter().step_by(if full { 1 } else { 29 }) {
                let (position, clocks) = failure::position(id.rules(), &problem.position)
                    .unwrap_or_else(|_| panic!("{problem}"));
                let game = Game::from_position(position, clocks);
                let proved = prover.problem(&game).expect("a proof");
                assert_eq!(proved.to_string(), problem.to_string(), "{id}");
            }
        }
    }
}
