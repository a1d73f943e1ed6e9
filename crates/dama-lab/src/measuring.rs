//! `dama nodes`: how many nodes a depth takes, and how fast they come.

use crate::failure::{self, Failure};
use crate::options::Options;
use dama_engine::{Clocks, Position};
use dama_search::{Features, Limits, Progress, Root, Search};
use std::io::Write;
use std::time::Instant;

/// Nodes of one slice, as many as a page would ask for at a time.
const SLICE: u64 = 1_000;
/// Nodes when neither depth nor nodes are said.
const NODES: u64 = 1_000_000;

/// `nodes <id> [position] [--depth D] [--nodes N] [--plain]`: `id depth nodes`, then the
/// time. `--plain` is alpha-beta with a hash table and nothing else.
pub fn nodes(words: &[&str], out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::read(words, &["--depth", "--nodes"], &["--plain"])?;
    let (name, text) = match options.plain() {
        [name] => (*name, None),
        [name, text] => (*name, Some(*text)),
        _ => return Err(Failure::usage("nodes: expected <id> [position]")),
    };
    let rules = failure::rules(name)?;
    let (position, clocks) = match text {
        Some(text) => failure::position(rules, text)?,
        None => (Position::free_start(rules), Clocks::default()),
    };
    let depth = match options.number("--depth")? {
        Some(depth) => Some(
            u16::try_from(depth)
                .ok()
                .filter(|depth| (1..=Limits::DEPTH).contains(depth))
                .ok_or_else(|| {
                    Failure::usage(format!(
                        "--depth, '{depth}': expected a number from 1 to {}",
                        Limits::DEPTH
                    ))
                })?,
        ),
        None => None,
    };
    let limits = Limits {
        nodes: match (options.number("--nodes")?, depth) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => u64::MAX,
            (None, None) => NODES,
        },
        depth: depth.unwrap_or(Limits::DEPTH),
    };
    let features = if options.has("--plain") {
        Features {
            table: true,
            ..Features::NONE
        }
    } else {
        Features::ALL
    };
    let mut search = Search::new(Root::new(position, clocks), limits).with_features(features);
    let start = Instant::now();
    while search.step(SLICE) == Progress::More {}
    let seconds = start.elapsed().as_secs_f64();
    let report = search.report();
    writeln!(out, "{name} depth {} nodes {}", report.depth, report.nodes)?;
    writeln!(
        out,
        "{seconds:.3} s, {:.0} nodes per second",
        report.nodes as f64 / seconds.max(1e-9)
    )?;
    Ok(())
}
