//! Streaks: their laws, what may be shared, and the code that carries them.

mod support;

use dama_engine::RulesId;
use dama_puzzle::code::{self, CodeError};
use dama_puzzle::share::share;
use dama_puzzle::streak::{Ended, Recorded, Streak};
use dama_puzzle::{Attempt, Day, Event, Streaks, games};
use support::Seeded;

fn day(number: i32) -> Day {
    Day::new(number).expect("a day")
}

fn solved(days: &[i32]) -> Streak {
    let mut streak = Streak::default();
    for number in days {
        streak.record(day(*number), Ended::First);
    }
    streak
}

fn rows(streak: &Streak, today: i32) -> (u32, u32) {
    let summary = streak.summary(day(today));
    (summary.current, summary.best)
}

/// An attempt of a day, with so many wrong turns.
fn attempt(game: RulesId, number: i32, wrong: usize) -> Attempt {
    let mut attempt = Attempt::begin(game, day(number), 7);
    for _ in 0..wrong {
        attempt = attempt.after(Event::Wrong).expect("open");
        attempt = attempt.after(Event::Again).unwrap_or(attempt);
    }
    attempt.after(Event::Won).unwrap_or(attempt)
}

#[test]
fn days_in_a_row_make_a_streak() {
    assert_eq!(rows(&solved(&[5, 6, 7]), 7), (3, 3));
    assert_eq!(rows(&solved(&[5, 7]), 7), (1, 1));
    assert_eq!(rows(&solved(&[5, 5, 5]), 5), (1, 1));
    assert_eq!(rows(&solved(&[1, 2, 3, 4, 8, 9]), 9), (2, 4));
    // today is still open, then it is over
    assert_eq!(rows(&solved(&[5, 6, 7]), 8), (3, 3));
    assert_eq!(rows(&solved(&[5, 6, 7]), 9), (0, 3));
    assert_eq!(rows(&Streak::default(), 9), (0, 0));
    let mut missed = solved(&[5, 6]);
    assert_eq!(missed.record(day(7), Ended::Missed), Recorded::Counted);
    assert_eq!(rows(&missed, 7), (0, 2));
    missed.record(day(8), Ended::Third);
    assert_eq!(rows(&missed, 8), (1, 2));
    let summary = missed.summary(day(8));
    assert_eq!((summary.solved, summary.missed), ([2, 0, 1], 1));
    let ending = [4, 5, 6, 7, 8, 9].map(|number| missed.row_ending(day(number)));
    assert_eq!(ending, [0, 1, 2, 0, 1, 0]);
}

#[test]
fn a_clock_set_back_neither_adds_nor_loses() {
    let mut streak = solved(&[5, 6, 9, 10]);
    // seen from an earlier day nothing is lost
    assert_eq!(rows(&streak, 3), (2, 2));
    // the hole cannot be mended, nor a result changed
    for number in [7, 8, 4, -3] {
        assert_eq!(streak.record(day(number), Ended::First), Recorded::Outside);
    }
    assert_eq!(streak.record(day(10), Ended::Missed), Recorded::Known);
    assert_eq!(streak.record(day(5), Ended::Missed), Recorded::Known);
    assert_eq!(streak, solved(&[5, 6, 9, 10]));
    assert_eq!(streak.record(day(11), Ended::First), Recorded::Counted);
    assert_eq!(rows(&streak, 11), (3, 3));
}

#[test]
fn a_puzzle_counts_for_the_day_it_was_begun() {
    // begun on day 5, solved after midnight; then day 6
    let mut streaks = Streaks::default();
    let late = attempt(RulesId::Tama, 5, 0);
    assert_eq!(streaks.record(&late), Some(Recorded::Counted));
    let next = attempt(RulesId::Tama, 6, 1);
    assert_eq!(streaks.record(&next), Some(Recorded::Counted));
    assert_eq!(rows(streaks.game(RulesId::Tama).unwrap(), 6), (2, 2));
    // twice is once, and what is open is nothing
    assert_eq!(streaks.record(&next), Some(Recorded::Known));
    let open = Attempt::begin(RulesId::Tama, day(7), 1);
    assert_eq!(streaks.record(&open), None);
    assert_eq!(streaks.game(RulesId::DhametSoufla), None);
}

#[test]
fn any_game_keeps_the_streak_over_all() {
    let mut streaks = Streaks::default();
    streaks.record(&attempt(RulesId::Turkish, 1, 0));
    streaks.record(&attempt(RulesId::Dhamet, 2, 2));
    streaks.record(&attempt(RulesId::Turkish, 3, 3));
    streaks.record(&attempt(RulesId::LaDama, 3, 1));
    assert_eq!(rows(&streaks.any(), 3), (3, 3));
    assert_eq!(streaks.any().summary(day(3)).solved, [1, 1, 1]);
    assert_eq!(rows(streaks.game(RulesId::Turkish).unwrap(), 3), (0, 1));
}

fn random(seeds: &mut Seeded) -> Streaks {
    let mut streaks = Streaks::default();
    for game in games() {
        let mut number = seeds.below(60) as i32 - 20;
        for _ in 0..seeds.below(40) {
            number += 1 + (seeds.below(4) / 3 * seeds.below(9)) as i32;
            streaks.record(&attempt(game, number, seeds.below(4)));
        }
    }
    streaks
}

#[test]
fn merging_is_the_same_in_any_order_and_number() {
    let mut seeds = Seeded(4);
    for _ in 0..60 {
        let [a, b, c] = [0; 3].map(|_| random(&mut seeds));
        assert_eq!(a.merged(&a), a);
        assert_eq!(a.merged(&b), b.merged(&a));
        assert_eq!(a.merged(&b).merged(&b), a.merged(&b));
        assert_eq!(a.merged(&b).merged(&c), a.merged(&b.merged(&c)));
        for game in games() {
            let both = a.merged(&b);
            let (both, one) = (both.game(game).unwrap(), a.game(game).unwrap());
            assert!(both.summary(day(50)).best >= one.summary(day(50)).best);
        }
    }
}

#[test]
fn codes_come_back() {
    let mut seeds = Seeded(9);
    for _ in 0..200 {
        let streaks = random(&mut seeds);
        let text = code::write(&streaks);
        assert_eq!(code::read(&text), Ok(streaks.clone()));
        // as people type: lower case, in groups, with the letters that look alike
        let typed: String = text
            .to_lowercase()
            .chars()
            .enumerate()
            .flat_map(|(i, c)| [c].into_iter().chain((i % 5 == 4).then_some('-')))
            .map(|c| match c {
                '0' => 'o',
                '1' => 'l',
                c => c,
            })
            .collect();
        assert_eq!(code::read(&format!(" {typed}\n")), Ok(streaks));
    }
    let empty = code::write(&Streaks::default());
    assert_eq!(code::read(&empty), Ok(Streaks::default()));
    assert!(empty.len() <= 16, "{empty}");
    // a year of one game, every day
    let mut year = Streaks::default();
    for number in 1..=365 {
        year.record(&attempt(RulesId::Turkish, number, number as usize % 4));
    }
    assert!(
        code::write(&year).len() <= 170,
        "{}",
        code::write(&year).len()
    );
}

#[test]
fn every_mistyped_character_is_noticed() {
    let mut seeds = Seeded(2);
    let text = code::write(&random(&mut seeds));
    let mut tried = 0;
    for at in 0..text.len() {
        for digit in "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars() {
            if text[at..].starts_with(digit) {
                continue;
            }
            let wrong = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
            assert_eq!(code::read(&wrong), Err(CodeError::Checksum), "{at} {digit}");
            tried += 1;
        }
        assert!(code::read(&text[..at]).is_err(), "cut at {at}");
    }
    assert!(tried > 1_000);
    assert_eq!(code::read(""), Err(CodeError::Empty));
    assert_eq!(code::read(" - "), Err(CodeError::Empty));
    assert_eq!(code::read("AB!C"), Err(CodeError::Character('!', 3)));
    assert_eq!(code::read("ABUC"), Err(CodeError::Character('U', 3)));
    assert_eq!(code::read("ä"), Err(CodeError::Character('ä', 1)));
}

#[test]
fn anything_at_all_is_read_or_refused() {
    let mut seeds = Seeded(3);
    for _ in 0..20_000 {
        let length = seeds.below(40);
        let text: String = (0..length)
            .map(|_| char::from(b'0' + seeds.below(43) as u8))
            .collect();
        let _ = code::read(&text);
    }
    // a later version, whole
    let bytes = [9u8, 1, 2];
    let sum = bytes.iter().fold(0x811c_9dc5_u32, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    });
    let all: Vec<u8> = bytes.into_iter().chain(sum.to_le_bytes()).collect();
    let bits: Vec<u8> = all
        .iter()
        .flat_map(|b| (0..8).map(move |i| b >> i & 1))
        .collect();
    let digits = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let text: String = bits
        .chunks(5)
        .map(|five| {
            five.iter()
                .enumerate()
                .fold(0, |n, (i, bit)| n | usize::from(*bit) << i)
        })
        .map(|n| char::from(digits[n]))
        .collect();
    assert_eq!(code::read(&text), Err(CodeError::Future(9)));
}

#[test]
fn what_is_shared_gives_nothing_away() {
    let mut streaks = Streaks::default();
    for (number, wrong) in [(33, 0), (34, 2), (35, 1)] {
        streaks.record(&attempt(RulesId::Turkish, number, wrong));
    }
    let told = share(&attempt(RulesId::Turkish, 35, 1), &streaks).expect("it is over");
    assert_eq!((told.number, told.attempt, told.streak), (35, Some(2), 3));
    assert_eq!(told.date.to_string(), "2026-12-05");
    // a day of the past tells the streak of then
    let told = share(&attempt(RulesId::Turkish, 34, 2), &streaks).expect("it is over");
    assert_eq!((told.attempt, told.streak), (Some(3), 2));
    let missed = attempt(RulesId::Turkish, 36, 3);
    streaks.record(&missed);
    let told = share(&missed, &streaks).expect("it is over");
    assert_eq!((told.attempt, told.streak), (None, 0));
    assert_eq!(
        share(&Attempt::begin(RulesId::Turkish, day(37), 1), &streaks),
        None
    );
}
