//! The small endings: a fixpoint of the rules, and what plain search finds.

mod support;

use dama_engine::{Clocks, Position, RulesId, Side, ending};
use dama_search::{Builder, Features, Limits, Root, Score, Search, Seeded, Tables, Verdict};
use std::sync::Arc;
use support::run;

const SMALL: [RulesId; 2] = [RulesId::LaDamaStrict, RulesId::Filippina];
/// Their tables take seconds each.
const LARGE: [RulesId; 4] = [
    RulesId::Tama,
    RulesId::Turkish,
    RulesId::Dhamet,
    RulesId::DhametZamma,
];

/// The small ones; with `DAMA_FULL` every rule set that has tables.
fn some() -> Vec<RulesId> {
    let large = std::env::var_os("DAMA_FULL").map_or(&[][..], |_| &LARGE[..]);
    [&SMALL[..], large].concat()
}

/// What the rules and the values of the next positions make of a position.
fn from_the_next(tables: &Tables, position: &Position) -> Score {
    let legal = position.legal();
    if ending::loss(position, false).is_some() {
        return Score::loss_in(0);
    }
    if ending::draw(position, Clocks::default(), 1).is_some() {
        return Score::DRAW;
    }
    let scores = legal.moves.iter().map(|m| {
        let next = position.after(m, legal.due);
        let score = if next.has_lost_all(next.side()) {
            Score::loss_in(0)
        } else {
            tables.probe(&next).expect("fewer than four pieces")
        };
        (-score).later()
    });
    scores.max().expect("a move")
}

fn check(tables: &Tables, entries: usize, seeded: &mut Seeded) {
    let mut checked = [0; 3];
    while checked.iter().sum::<usize>() < entries {
        let Some(position) = tables.position(seeded.below(tables.bytes())) else {
            continue;
        };
        let score = tables.probe(&position).expect("a position of the tables");
        assert_eq!(
            score,
            from_the_next(tables, &position),
            "{:?}",
            position.setup()
        );
        assert_eq!(tables.probe(&position.turned()), Some(score));
        checked[match score.verdict() {
            Verdict::Win(_) => 0,
            Verdict::Loss(_) => 1,
            _ => 2,
        }] += 1;
    }
    assert!(checked.iter().all(|&n| n > entries / 100), "{checked:?}");
}

#[test]
fn the_tables_are_a_fixpoint_of_the_rules() {
    for id in some() {
        let tables = Tables::build(id.rules()).unwrap();
        check(&tables, 30_000, &mut Seeded::new(1));
    }
}

#[test]
fn plain_search_agrees() {
    for id in some() {
        let tables = Tables::build(id.rules()).unwrap();
        let mut seeded = Seeded::new(2);
        let mut near = 0;
        while near < 60 {
            let Some(position) = tables.position(seeded.below(tables.bytes())) else {
                continue;
            };
            let score = tables.probe(&position).unwrap();
            let depth = 5;
            if ending::loss(&position, false).is_some() {
                assert_eq!(score, Score::loss_in(0));
                continue;
            }
            let root = Root::new(position, Clocks::default());
            let features = Features {
                reductions: false,
                ..Features::ALL
            };
            let search = Search::new(root, Limits::depth(depth)).with_features(features);
            let found = run(search).score;
            match score.distance() {
                Some(n) if n <= depth => {
                    assert_eq!(found, score);
                    near += 1;
                }
                Some(_) => assert!(!found.is_decided() || found == score),
                None => assert!(!found.is_decided()),
            }
        }
    }
}

#[test]
fn the_search_knows_the_tables() {
    let id = RulesId::LaDamaStrict;
    let tables = Arc::new(Tables::build(id.rules()).unwrap());
    let longest = (0..tables.bytes())
        .filter_map(|n| tables.position(n))
        .max_by_key(|p| match tables.probe(p).map(Score::verdict) {
            Some(Verdict::Win(n)) => n,
            _ => 0,
        })
        .unwrap();
    let truth = tables.probe(&longest).unwrap();
    let root = Root::new(longest, Clocks::default());
    let search = Search::new(root, Limits::nodes(200)).with_tables(Some(tables));
    assert_eq!(run(search).score, truth);
}

#[test]
fn games_that_owe_the_duty_have_no_tables() {
    assert!(Tables::build(RulesId::LaDama.rules()).is_none());
    assert!(Tables::build(RulesId::DhametSoufla.rules()).is_none());
}

/// Every number is one position, and the other seat's view has the same one.
#[test]
fn numbers_and_positions_agree() {
    for id in SMALL {
        let tables = Tables::build(id.rules()).unwrap();
        let mut seen = std::collections::HashSet::new();
        let mut count = 0;
        for n in 0..tables.bytes() {
            if let Some(position) = tables.position(n) {
                assert_eq!(position.side(), Side::White);
                assert!(seen.insert(position.key()), "{id}: {n} is there twice");
                count += 1;
            }
        }
        assert_eq!(count, tables.positions(), "{id}");
    }
}

/// Another program's table of Turkish endings has as many positions of two kings against
/// one, and finds none of them won but at once. By these rules all but 208 are won.
#[test]
fn two_turkish_kings_win_against_one() {
    if std::env::var_os("DAMA_FULL").is_none() {
        return; // seconds for one number
    }
    let tables = Tables::build(RulesId::Turkish.rules()).unwrap();
    let rows = tables.summary();
    // a solver in another language, of retrograde analysis over sets of squares, that
    // knows nothing of this engine, counted the same
    let counted = |mover, other| {
        let row = rows
            .iter()
            .find(|row| (row.mover, row.other) == (mover, other));
        let row = row.unwrap();
        let longest = (row.longest_win, row.longest_loss);
        ([row.positions, row.wins, row.draws, row.losses], longest)
    };
    let (two, one) = ([0, 2], [0, 1]);
    assert_eq!(counted(two, one), ([124_992, 124_784, 208, 0], (15, 0)));
    assert_eq!(
        counted(one, two),
        ([124_992, 10_048, 27_420, 87_524], (1, 16))
    );
}

/// However the work is cut, the tables are the same; and a step does no more than it was
/// told, so that whoever calls can stop: each position is looked at once and told once.
#[test]
fn the_tables_do_not_depend_on_how_the_work_was_cut() {
    let rules = RulesId::Filippina.rules();
    let whole = Tables::build(rules).unwrap();
    let mut seeded = Seeded::new(3);
    for most in [1, 7, 5_000] {
        let mut builder = Builder::new(rules).unwrap();
        let mut least = 0;
        loop {
            let positions = 1 + seeded.below(most);
            if !builder.step(positions) {
                break;
            }
            least += positions;
        }
        assert!(least >= whole.bytes(), "{least} of {}", whole.bytes());
        assert!(!builder.step(1), "nothing is left");
        let cut = builder.finish();
        for number in 0..whole.bytes() {
            let position = whole.position(number);
            let scores = [&whole, &cut].map(|t| position.and_then(|p| t.probe(&p)));
            assert_eq!(scores[0], scores[1], "{number}, cut at {most}");
        }
    }
    let mut builder = Builder::new(rules).unwrap();
    assert!(builder.step(0), "no work is asked for, none is done");
}
