//! Which puzzle belongs to which day: laws of the schedule, and two years pinned.

mod support;

use dama_engine::RulesId;
use dama_puzzle::schedule::{self, Row};
use dama_puzzle::{Bank, Date, Day, games};
use std::collections::BTreeSet;

fn day(text: &str) -> Day {
    Day::of(text.parse().expect(text))
}

fn numbered(number: i32) -> Day {
    Day::new(number).expect("a day")
}

/// A bank whose difficulties are spread; its positions do not matter here.
fn bank(length: usize) -> Bank {
    let mut bank = support::bank(RulesId::LaDama);
    let first = bank.puzzles[0].clone();
    bank.puzzles = (0..length)
        .map(|i| dama_puzzle::Entry {
            difficulty: 1 + (i * 37 % 97) as u8,
            ..first.clone()
        })
        .collect();
    bank
}

/// The puzzles of days in a row.
fn shown(rows: &[Row], bank: &Bank, days: std::ops::Range<i32>) -> Vec<usize> {
    days.map(|n| schedule::number_by(rows, bank, numbered(n)).expect("a puzzle"))
        .collect()
}

fn row(from: i32, length: usize, seed: u64) -> Row {
    Row { from, length, seed }
}

#[test]
fn nothing_comes_again_before_everything_has_come() {
    for length in [1, 2, 6, 7, 8, 50, 400] {
        let bank = bank(length);
        let rows = [row(1, length, 5)];
        let all: BTreeSet<usize> = (1..=length).collect();
        for round in -2..4 {
            let start = 1 + round * length as i32;
            let puzzles = shown(&rows, &bank, start..start + length as i32);
            assert_eq!(
                puzzles.into_iter().collect::<BTreeSet<_>>(),
                all,
                "{length}, {round}"
            );
        }
    }
}

#[test]
fn rounds_differ_and_seeds_too() {
    let bank = bank(50);
    let rows = [row(1, 50, 5)];
    let first = shown(&rows, &bank, 1..51);
    assert_ne!(
        first,
        shown(&rows, &bank, 351..401),
        "the eighth round begins on that weekday too"
    );
    assert_ne!(first, shown(&[row(1, 50, 6)], &bank, 1..51));
}

#[test]
fn a_row_more_changes_no_past_day_and_repeats_nothing() {
    let bank = bank(130);
    let old = [row(1, 60, 5)];
    let rows = [row(1, 60, 5), row(100, 90, 6), row(140, 130, 7)];
    assert_eq!(
        shown(&old, &bank, -200..100),
        shown(&rows, &bank, -200..100)
    );
    assert_eq!(
        shown(&rows[..2], &bank, -200..140),
        shown(&rows, &bank, -200..140)
    );
    // day 61 began a round of 60; 39 of it were shown when the bank grew to 90, 40 more
    // when it grew to 130, and 51 are left
    let round = shown(&rows, &bank, 61..61 + 130);
    assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), 130);
    let next = shown(&rows, &bank, 191..191 + 130);
    assert_eq!(next.iter().collect::<BTreeSet<_>>().len(), 130);
}

#[test]
fn mondays_are_easier_and_sundays_harder() {
    for bank in support::banks() {
        let game = bank.rules.name;
        let mut sums = [(0u32, 0u32); 7];
        for n in 1..=700 {
            let day = numbered(n);
            let number = schedule::number(&bank, day).expect(game);
            let entry = bank.number(number).expect(game);
            let sum = &mut sums[usize::from(day.weekday())];
            *sum = (sum.0 + u32::from(entry.difficulty), sum.1 + 1);
        }
        let mean = sums.map(|(sum, count)| sum as f64 / f64::from(count));
        assert!(mean.is_sorted(), "{game}: {mean:?}");
        assert!(mean[0] + 20.0 < mean[6], "{game}: {mean:?}");
    }
}

#[test]
fn a_bank_shorter_than_its_row_has_no_puzzle() {
    let bank = bank(10);
    assert_eq!(schedule::number_by(&[row(1, 11, 5)], &bank, Day::ONE), None);
    assert_eq!(schedule::number_by(&[row(1, 0, 5)], &bank, Day::ONE), None);
    assert_eq!(schedule::number_by(&[], &bank, Day::ONE), None);
    assert!(schedule::rows(RulesId::LaDamaStrict).is_empty());
}

#[test]
fn rows_follow_each_other_and_fit_their_banks() {
    for bank in support::banks() {
        let rows = schedule::rows(bank.rules.id);
        assert_eq!(rows.first().map(|row| row.from), Some(1));
        assert!(rows.is_sorted_by(|a, b| a.from < b.from && a.length < b.length));
        let last = rows.last().expect("a row");
        assert!(last.length <= bank.puzzles.len(), "{}", bank.rules.name);
    }
}

#[test]
fn every_day_of_twelve_years_has_its_puzzles() {
    let banks = support::banks();
    let mut count = 0;
    for n in day("2024-01-01").number()..=day("2035-12-31").number() {
        for bank in &banks {
            assert!(schedule::number(bank, numbered(n)).is_some());
            count += 1;
        }
    }
    assert_eq!(count, (12 * 365 + 3) * 5);
}

/// A line a day: date, day number, featured game, and the puzzle's number in each game.
fn two_years() -> String {
    let banks = support::banks();
    let names: Vec<String> = games().iter().map(ToString::to_string).collect();
    let mut text = format!("date day featured {}\n", names.join(" "));
    for n in day("2027-01-01").number()..=day("2028-12-31").number() {
        let day = numbered(n);
        let numbers = banks.iter().map(|bank| {
            let number = schedule::number(bank, day).expect("a puzzle");
            number.to_string()
        });
        let numbers: Vec<String> = numbers.collect();
        text += &format!(
            "{} {n} {} {}\n",
            day.date(),
            day.featured(),
            numbers.join(" ")
        );
    }
    text
}

#[test]
fn the_days_of_2027_and_2028_stay_as_they_are() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/days.txt");
    let now = two_years();
    // written once, before the first day; a row that is added later changes no line
    if std::env::var_os("DAMA_WRITE_DAYS").is_some() {
        std::fs::write(path, &now).expect("the file can be written");
    }
    let pinned = std::fs::read_to_string(path).expect("the pinned days");
    assert_eq!(pinned.lines().count(), 1 + 365 + 366);
    for (pinned, now) in pinned.lines().zip(now.lines()) {
        assert_eq!(pinned, now);
    }
    assert_eq!(pinned.len(), now.len());
}

#[test]
fn a_date_has_one_number_whatever_the_clock() {
    // the date alone decides: 23:59 and 00:01 are two days, two places' same date one
    let (eve, new_year) = (Date::new(2027, 12, 31), Date::new(2028, 1, 1));
    let (eve, new_year) = (Day::of(eve.unwrap()), Day::of(new_year.unwrap()));
    assert_eq!(eve.number() + 1, new_year.number());
    assert_eq!(day("2028-02-29").number() + 1, day("2028-03-01").number());
}
