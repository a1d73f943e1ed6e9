//! The attempts as a machine: its laws under random events, its text, its merging.

mod support;

use dama_engine::RulesId;
use dama_puzzle::attempt::{ATTEMPTS, AttemptError, EventFault};
use dama_puzzle::{Attempt, Day, Event, Phase, games};
use support::Seeded;

const EVENTS: [Event; 4] = [Event::Wrong, Event::Won, Event::Again, Event::Hint];

fn begin() -> Attempt {
    Attempt::begin(RulesId::Turkish, Day::ONE, 123)
}

fn run(events: &[Event]) -> Attempt {
    events.iter().fold(begin(), |now, event| {
        now.after(*event).expect("it can happen")
    })
}

#[test]
fn the_ways_it_can_end() {
    use Event::{Again, Hint, Won, Wrong};
    for (events, attempt) in [
        (&[Won][..], Some(1)),
        (&[Hint, Hint, Won], Some(1)),
        (&[Wrong, Again, Won], Some(2)),
        (&[Wrong, Again, Hint, Wrong, Again, Won], Some(3)),
        (&[Wrong, Again, Wrong, Again, Wrong], None),
    ] {
        let end = run(events);
        assert!(end.phase().is_final());
        assert_eq!(end.solved_at(), attempt, "{events:?}");
        assert_eq!(end.left(), 0);
        let hints = events.iter().filter(|event| **event == Hint).count();
        assert_eq!(usize::from(end.hints()), hints);
    }
}

#[test]
fn a_double_click_or_a_reload_costs_and_gives_nothing() {
    let refuted = run(&[Event::Wrong]);
    assert_eq!(
        (refuted.phase(), refuted.wrong(), refuted.left()),
        (Phase::Refuted, 1, 2)
    );
    // the second click of a double click, a key, the winning move while it is shown
    for event in [Event::Wrong, Event::Won, Event::Hint] {
        assert_eq!(refuted.after(event), Err(EventFault::BeingRefuted));
    }
    // a reload finds what was stored
    let text = refuted.to_string();
    assert_eq!(text.parse(), Ok(refuted));
    assert_eq!(begin().after(Event::Again), Err(EventFault::NotRefuted));
    let hinted = run(&[Event::Hint, Event::Hint]);
    assert_eq!(hinted.after(Event::Hint), Err(EventFault::NoMoreHints));
}

#[test]
fn laws_hold_under_random_events() {
    let mut seeds = Seeded(1);
    let (mut solved, mut missed, mut refused) = (0, 0, 0);
    for _ in 0..3_000 {
        let mut now = begin();
        let mut shown = 0;
        for _ in 0..seeds.below(30) {
            let event = EVENTS[seeds.below(EVENTS.len())];
            let before = now;
            match before.after(event) {
                Ok(next) => now = next,
                Err(_) => {
                    refused += 1;
                    assert_eq!(now, before);
                }
            }
            // reloads at any moment
            if seeds.below(3) == 0 {
                now = now.to_string().parse().expect("what was written");
            }
            assert!(
                !before.phase().is_final() || now == before,
                "nothing re-opens"
            );
            assert!(now.wrong() >= before.wrong() && now.hints() >= before.hints());
            assert!(now.wrong() <= ATTEMPTS && now.hints() <= 2);
            assert!(now.left() <= before.left());
            // a refutation is shown only after its wrong turn was counted
            if now.phase() == Phase::Refuted && before.phase() != Phase::Refuted {
                shown += 1;
                assert_eq!(now.wrong(), shown);
            }
            assert_eq!(now.phase() == Phase::Missed, now.wrong() == ATTEMPTS);
            assert_eq!(now.solved_at().is_some(), now.phase() == Phase::Solved);
            assert_eq!(
                (now.game, now.day, now.number),
                (before.game, before.day, before.number)
            );
        }
        solved += usize::from(now.phase() == Phase::Solved);
        missed += usize::from(now.phase() == Phase::Missed);
    }
    assert!(
        solved > 500 && missed > 100 && refused > 5_000,
        "{solved} {missed} {refused}"
    );
}

/// Every state there is.
fn all() -> Vec<Attempt> {
    let mut all = vec![begin()];
    let mut at = 0;
    while at < all.len() {
        for event in EVENTS {
            if let Ok(next) = all[at].after(event)
                && !all.contains(&next)
            {
                all.push(next);
            }
        }
        at += 1;
    }
    all
}

#[test]
fn two_tabs_agree_whichever_comes_first() {
    let all = all();
    assert_eq!(
        all.len(),
        27,
        "nine states without hints, each with 0, 1 or 2"
    );
    for a in &all {
        assert_eq!(a.merged(a), Some(*a));
        for b in &all {
            let both = a.merged(b).expect("the same puzzle");
            assert_eq!(b.merged(a), Some(both));
            assert_eq!(both.merged(a), Some(both));
            assert!(
                both.left() <= a.left().min(b.left()),
                "{a} {b}: no attempt is won"
            );
            for c in &all {
                let left = both.merged(c);
                let right = b.merged(c).and_then(|bc| a.merged(&bc));
                assert_eq!(left, right, "{a} {b} {c}");
            }
        }
    }
    let other = Attempt::begin(RulesId::Tama, Day::ONE, 123);
    assert_eq!(begin().merged(&other), None);
}

#[test]
fn texts_come_back_and_damaged_ones_are_told() {
    for attempt in all() {
        assert_eq!(attempt.to_string().parse(), Ok(attempt));
    }
    for game in games() {
        let attempt = Attempt::begin(game, Day::new(-5).unwrap(), 1);
        assert_eq!(attempt.to_string().parse(), Ok(attempt));
    }
    assert_eq!(begin().to_string(), "dama-attempt 1 turkish 1 123 open 0 0");
    for (text, code) in [
        ("", "attempt.damaged"),
        ("dama-attempt", "attempt.damaged"),
        ("dama-attempt 2 turkish and more", "attempt.future"),
        ("dama-attempt 0 turkish 1 123 open 0 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 open 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 open 0 0 0", "attempt.damaged"),
        ("dama-attempt 1 chess 1 123 open 0 0", "attempt.damaged"),
        (
            "dama-attempt 1 dhamet-soufla 1 123 open 0 0",
            "attempt.damaged",
        ),
        (
            "dama-attempt 1 turkish 99999999 123 open 0 0",
            "attempt.damaged",
        ),
        ("dama-attempt 1 turkish 1 -3 open 0 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 closed 0 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 open 3 0", "attempt.damaged"),
        (
            "dama-attempt 1 turkish 1 123 refuted 0 0",
            "attempt.damaged",
        ),
        ("dama-attempt 1 turkish 1 123 missed 2 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 solved 3 0", "attempt.damaged"),
        ("dama-attempt 1 turkish 1 123 open 0 3", "attempt.damaged"),
    ] {
        let error = text.parse::<Attempt>().unwrap_err();
        assert_eq!(error.code(), code, "{text}");
    }
    let future = "dama-attempt 7 x".parse::<Attempt>().unwrap_err();
    assert_eq!(future, AttemptError::Future("7".into()));
}
