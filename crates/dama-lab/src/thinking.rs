//! `dama bestmove` and `dama tables`: what the computer thinks, and what it knows.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::{Game, Move, Naming, Position, notation};
use dama_search::{
    Builder, Level, Limits, Manner, Progress, Report, Root, Search, Step, Tables, Verdict,
};
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Nodes between two looks at the clock.
const SLICE: u64 = 2_000;
/// Nodes when neither level, nodes nor time are said.
const NODES: u64 = 1_000_000;

/// `bestmove <id> <position> [--level L | --nodes N | --ms T] [--seed S] [--tables]
/// [--json]`.
pub fn bestmove(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(
        words,
        &["--level", "--nodes", "--ms", "--seed"],
        &["--json", "--tables"],
    )?;
    let [name, text] = options.plain() else {
        return Err(Failure::usage("bestmove: expected <id> <position>"));
    };
    let rules = failure::rules(name)?;
    let (position, clocks) = failure::position(rules, text)?;
    let level = options.level("--level")?;
    let nodes = options.number("--nodes")?;
    let time = options.number("--ms")?.map(Duration::from_millis);
    let seed = options.number("--seed")?.unwrap_or(1);
    if [level.is_some(), nodes.is_some(), time.is_some()]
        .into_iter()
        .filter(|&given| given)
        .count()
        > 1
    {
        return Err(Failure::usage(
            "bestmove: expected only one of --level, --nodes and --ms",
        ));
    }
    let game = Game::from_position(position, clocks);
    if let Some(outcome) = game.outcome() {
        return Err(Failure::usage(format!(
            "position: the game is over: {outcome}"
        )));
    }
    let limits = match (level, nodes, time) {
        (Some(level), ..) => level.limits(),
        (_, Some(nodes), _) => Limits::nodes(nodes),
        (_, _, Some(_)) => Limits::nodes(u64::MAX),
        _ => Limits::nodes(NODES),
    };
    let manner = level.map_or(Manner::default(), |level: Level| level.manner(seed));
    let wanted = level.is_some_and(|level| level.wants_tables(&position));
    let tables = if wanted || options.has("--tables") {
        Tables::build(rules).map(Arc::new)
    } else {
        None
    };
    let mut search = Search::new(Root::of(&game), limits)
        .with_manner(manner)
        .with_tables(tables);
    let start = Instant::now();
    while search.step(SLICE) == Progress::More {
        if time.is_some_and(|time| start.elapsed() >= time) {
            search.stop();
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let report = search.report();
    let chosen = search.choose();
    let thought = Thought {
        line: line(&position, report, chosen),
        rate: (report.nodes as f64 / seconds.max(1e-9)) as u64,
        report,
    };
    if options.has("--json") {
        thought.json(out)
    } else {
        thought.text(out)
    }
}

struct Thought<'a> {
    /// The turns of the principal line, as texts; the first is the one chosen.
    line: Vec<String>,
    rate: u64,
    report: &'a Report,
}

impl Thought<'_> {
    fn text(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Thought { line, rate, report } = self;
        writeln!(out, "move: {}", line.first().map_or("", String::as_str))?;
        writeln!(out, "score: {}", report.score)?;
        writeln!(out, "depth: {}", report.depth)?;
        writeln!(out, "nodes: {}", report.nodes)?;
        writeln!(out, "nodes per second: {rate}")?;
        writeln!(out, "line: {}", line.join(" "))?;
        Ok(())
    }

    /// Texts of moves hold nothing that JSON would escape.
    fn json(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Thought { line, rate, report } = self;
        let (kind, value) = match report.score.verdict() {
            Verdict::Win(plies) => ("win", plies.to_string()),
            Verdict::Loss(plies) => ("loss", plies.to_string()),
            Verdict::Draw => ("draw", "0".to_string()),
            Verdict::Eval(value) => ("eval", value.to_string()),
        };
        let turns: Vec<String> = line.iter().map(|turn| format!("\"{turn}\"")).collect();
        let first = turns.first().map_or("null", String::as_str);
        writeln!(
            out,
            "{{\"move\":{first},\"score\":{{\"kind\":\"{kind}\",\"value\":{value}}},\
             \"exact\":{},\"depth\":{},\"nodes\":{},\"nodesPerSecond\":{rate},\"line\":[{}]}}",
            report.exact,
            report.depth,
            report.nodes,
            turns.join(",")
        )?;
        Ok(())
    }
}

/// The line in move texts; when another step than the best was chosen, that alone.
fn line(position: &Position, report: &Report, chosen: Option<Step>) -> Vec<String> {
    let steps: Vec<Step> = match chosen {
        Some(step) if report.line.first() != Some(&step) => vec![step],
        _ => report.line.clone(),
    };
    let mut position = *position;
    let mut texts = Vec::new();
    let mut huff = String::new();
    for step in steps {
        match step {
            Step::Huff(square) => {
                huff = format!("~{} ", position.rules().board.name(square));
                position = position.after_huff(square).unwrap_or(position);
            }
            Step::Move(m) => {
                texts.push(format!("{huff}{}", play(&mut position, &m)));
                huff.clear();
            }
        }
    }
    if !huff.is_empty() {
        texts.push(huff.trim_end().to_string());
    }
    texts
}

/// The text of a move, which is then made.
fn play(position: &mut Position, m: &Move) -> String {
    let legal = position.legal();
    let text = notation::write(position, &legal, m, Naming::Names);
    *position = position.after(m, legal.due);
    text
}

/// `tables <id>`: builds the small endings and says what they hold.
pub fn tables(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let [name] = words else {
        return Err(Failure::usage("tables: expected <id>"));
    };
    let rules = failure::rules(name)?;
    let Some(mut builder) = Builder::new(rules) else {
        return Err(Failure::usage(format!(
            "tables, '{name}': expected a game that enforces the duty"
        )));
    };
    let start = Instant::now();
    while builder.step(usize::MAX) {}
    let tables = builder.finish();
    let seconds = start.elapsed().as_secs_f64();
    writeln!(
        out,
        "{name}: {} positions with up to {} pieces, {} bytes, {seconds:.2} s",
        tables.positions(),
        dama_search::tablebase::PIECES,
        tables.bytes()
    )?;
    writeln!(
        out,
        "to move  other  positions      wins     draws    losses  longest"
    )?;
    for row in tables.summary() {
        let pieces = |group: [u8; 2]| {
            let [men, kings] = group.map(usize::from);
            "m".repeat(men) + &"K".repeat(kings)
        };
        writeln!(
            out,
            "{:<8} {:<6} {:>9} {:>9} {:>9} {:>9}  win {}, loss {}",
            pieces(row.mover),
            pieces(row.other),
            row.positions,
            row.wins,
            row.draws,
            row.losses,
            row.longest_win,
            row.longest_loss
        )?;
    }
    Ok(())
}
