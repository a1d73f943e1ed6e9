//! The search finds what plain minimax finds.

mod support;

use dama_engine::{Clocks, RulesId, fen};
use dama_search::{Evaluator, Features, Limits, Root, Score, Search, Seeded};
use support::{Plain, ending_of, games, run};

/// Everything that must not change the score of a depth.
const FAITHFUL: Features = Features {
    table: false,
    reductions: false,
    exact: false,
    ..Features::ALL
};

fn depth(id: RulesId) -> u16 {
    match id {
        RulesId::LaDama | RulesId::DhametSoufla => 2,
        RulesId::Filippina => 4,
        _ => 3,
    }
}

#[test]
fn scores_equal_those_of_minimax() {
    for id in RulesId::ALL {
        let evaluator = Evaluator::of(id.rules());
        let mut compared = 0;
        for game in games(id, 11, 12, 60) {
            if game.frame().can_oblige || game.legal().moves.is_empty() {
                continue;
            }
            let frame = game.frame();
            let root = Root::new(frame.position, frame.clocks);
            for extensions in [false, true] {
                let depth = depth(id);
                let mut plain = Plain {
                    evaluator: &evaluator,
                    extensions,
                    judge: true,
                    depth: depth as i32,
                    nodes: 0,
                    cap: 40_000,
                };
                let Some(expected) = plain.root(&root, frame.clocks.quiet) else {
                    continue;
                };
                for (windows, order) in [(false, false), (true, false), (true, true)] {
                    let features = Features {
                        windows,
                        order,
                        extensions,
                        ..FAITHFUL
                    };
                    let search = Search::new(root.clone(), Limits::depth(depth));
                    let report = run(search.with_features(features));
                    if report.depth == depth {
                        assert_eq!(
                            report.score,
                            expected,
                            "{id} {} {features:?}",
                            fen::write(&frame.position, frame.clocks)
                        );
                        compared += 1;
                    } else {
                        assert!(report.score.is_decided(), "{id}: stopped early");
                    }
                }
            }
        }
        assert!(compared >= 12, "{id}: only {compared} compared");
    }
}

/// Wins and losses within a few plies, by minimax that knows nothing else.
#[test]
fn distances_are_the_shortest() {
    let mut losses = 0;
    for id in RulesId::ALL {
        let evaluator = Evaluator::of(id.rules());
        let depth = match id {
            RulesId::LaDama | RulesId::DhametSoufla => 3,
            _ => 4,
        };
        let mut seeded = Seeded::new(5 + id as u64);
        let (mut won, mut lost) = (0, 0);
        for n in 0..48 {
            let position = ending_of(id.rules(), 3 + n % 3, &mut seeded);
            let text = fen::write(&position, Clocks::default());
            let root = Root::new(position, Clocks::default());
            let mut plain = Plain {
                evaluator: &evaluator,
                extensions: false,
                judge: false,
                depth,
                nodes: 0,
                cap: 60_000,
            };
            let Some(truth) = plain.root(&root, 0) else {
                continue;
            };
            let report = run(Search::new(
                root,
                Limits {
                    nodes: 100_000,
                    depth: depth as u16 + 1,
                },
            ));
            match truth.distance() {
                Some(_) => {
                    assert_eq!(report.score, truth, "{id} {text} {report:?}");
                    assert!(report.exact, "{id} {text} {truth} {report:?}");
                    won += i32::from(truth > Score::DRAW);
                    lost += i32::from(truth < Score::DRAW);
                }
                None => {
                    let near = report.score.distance().is_some_and(|n| n as i32 <= depth);
                    assert!(!near, "{id} {text} {report:?}");
                }
            }
        }
        assert!(won >= 6, "{id}: only {won} won");
        losses += lost;
    }
    assert!(losses >= 10, "only {losses} lost");
}
