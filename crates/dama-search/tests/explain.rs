//! Reasons are true: each is worked out again, plainly, on positions of every game; and
//! the one that says nothing is rare.

mod claims;
mod support;

use claims::{Claim, Sure};
use dama_engine::{Game, RulesId, record};
use dama_search::{Cause, Explainer, Limits, Manner, Progress, Root, Search, Seeded, Step};
use std::collections::BTreeMap;

/// Positions met in games that the computer plays against itself; each game begins with
/// a few moves of chance.
fn positions(id: RulesId, count: usize, seed: u64) -> Vec<Game> {
    let mut found = Vec::new();
    let mut seeded = Seeded::new(seed);
    let mut search: Option<Search> = None;
    while found.len() < count {
        let mut game = Game::new(id.rules());
        game.play_opening();
        for _ in 0..seeded.below(8) {
            if let Some(action) = support::random_action(&game, &mut seeded) {
                game.act(action).unwrap();
            }
        }
        let manner = Manner {
            margin: 25,
            oversight: None,
            seed: seeded.draw(),
        };
        let limits = Limits {
            nodes: 300,
            depth: 3,
        };
        let mut wait = seeded.below(4);
        while game.outcome().is_none() && found.len() < count {
            if wait == 0 {
                found.push(game.clone());
                wait = 1 + seeded.below(6);
            }
            wait -= 1;
            let root = Root::of(&game);
            match &mut search {
                Some(search) => search.restart(root, limits),
                None => search = Some(Search::new(root, limits).with_manner(manner)),
            }
            let search = search.as_mut().unwrap();
            while search.step(u64::MAX) == Progress::More {}
            let action = match search.choose().unwrap() {
                Step::Huff(square) => dama_engine::Action::Huff(square),
                Step::Move(m) => dama_engine::Action::Move(m),
            };
            game.act(action).unwrap();
        }
        search = None;
    }
    found
}

fn explained(game: &Game, nodes: u64) -> Explainer {
    let mut explainer = Explainer::new(game, nodes, None);
    while explainer.step(u64::MAX) == Progress::More {}
    explainer
}

/// What is said when nothing else can be.
const GENERIC: [Cause; 2] = [Cause::Level, Cause::NothingBetter];

/// Every reason that holds for what the master would do, checked one by one; how often
/// each was the one given.
fn check(id: RulesId) {
    let count = if std::env::var_os("DAMA_FULL").is_some() {
        500
    } else {
        40
    };
    let mut shares: BTreeMap<&str, usize> = BTreeMap::new();
    let mut checked: BTreeMap<&str, usize> = BTreeMap::new();
    let mut played = 0;
    let mut faults = Vec::new();
    for game in positions(id, count, 7) {
        let explainer = explained(&game, 3_000);
        let hint = explainer.hint().unwrap();
        let reasons = explainer.reasons();
        assert_eq!(reasons.first(), Some(&hint.reason));
        for reason in &reasons {
            let told = Claim {
                game: &game,
                action: hint.action,
                line: &hint.line,
                reason,
                is_loss: hint.score.is_loss(),
                alone: reasons.len() == 1,
            };
            if GENERIC.contains(&reason.cause) && reasons.len() > 1 {
                continue;
            }
            match told.check() {
                Ok(sure) => played += usize::from(sure == Sure::Played),
                Err(what) => faults.push(format!(
                    "{}: {what}; {reason:?} in {}",
                    reason.cause.code(),
                    record::write(&game, ' ')
                )),
            }
            *checked.entry(reason.cause.code()).or_default() += 1;
        }
        *shares.entry(hint.reason.cause.code()).or_default() += 1;
    }
    println!("{id}: {shares:?}");
    println!("{id}, checked, {played} of them by playing on: {checked:?}");
    assert!(faults.is_empty(), "{id}: {}", faults.join("\n"));
    assert!(shares.len() >= 10, "{id}: {shares:?}");
    let share = |cause: &Cause| shares.get(cause.code()).copied().unwrap_or(0);
    let generic: usize = GENERIC.iter().map(share).sum();
    assert!(generic * 5 <= count, "{id}: {shares:?}");
}

macro_rules! checks {
    ($($name:ident: $id:ident,)*) => {$(
        #[test]
        fn $name() {
            check(RulesId::$id);
        }
    )*};
}

checks! {
    la_dama_is_told_the_truth: LaDama,
    la_dama_strict_is_told_the_truth: LaDamaStrict,
    filippina_is_told_the_truth: Filippina,
    tama_is_told_the_truth: Tama,
    dhamet_is_told_the_truth: Dhamet,
    zamma_is_told_the_truth: DhametZamma,
    soufla_is_told_the_truth: DhametSoufla,
    turkish_is_told_the_truth: Turkish,
}

/// Whoever shows a reason finds its sentence, and no sentence is without a reason.
#[test]
fn every_cause_has_its_sentence() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../web/locales/en/hints.ftl"
    );
    let text = std::fs::read_to_string(path).unwrap();
    let mut told: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("hint-")?.split_once(" ="))
        .map(|(code, _)| code)
        .collect();
    let mut codes: Vec<&str> = Cause::ALL.iter().map(|cause| cause.code()).collect();
    told.sort_unstable();
    codes.sort_unstable();
    assert_eq!(told, codes);
}

/// Slices of any size end in the same hint.
#[test]
fn a_hint_does_not_depend_on_its_slices() {
    for id in [RulesId::LaDama, RulesId::Turkish, RulesId::DhametSoufla] {
        for game in positions(id, 5, 3) {
            let whole = explained(&game, 2_000).hint();
            let mut explainer = Explainer::new(&game, 2_000, None);
            let mut before = 0;
            while explainer.step(77) == Progress::More {
                assert!(explainer.nodes() - before <= 77);
                before = explainer.nodes();
            }
            assert_eq!(explainer.hint(), whole);
        }
    }
}
