//! The day: one number, made from the date that a visitor's own calendar shows.
//!
//! Puzzle, streak, countdown and share all use this number and no other clock. It is
//! counted over calendar dates, so that daylight saving and the date line cannot shift
//! it: the same date is the same day everywhere.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use dama_engine::RulesId;

/// A date of the calendar, as people write it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// There is no such date.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchDate(pub String);

impl fmt::Display for NoSuchDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "date '{}': expected a date like 2027-01-31", self.0)
    }
}

impl core::error::Error for NoSuchDate {}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Days of a month, from 1.
const fn days_of(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

/// Days before the year 1 January of which is asked for, from 1 January of year 1.
const fn days_before(year: u16) -> i32 {
    let past = year as i32 - 1;
    past * 365 + past / 4 - past / 100 + past / 400
}

impl Date {
    /// The date of a year (1–9999), month and day, both from 1.
    ///
    /// # Errors
    /// [`NoSuchDate`].
    pub fn new(year: u16, month: u8, day: u8) -> Result<Date, NoSuchDate> {
        let good = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day);
        if good {
            Ok(Date { year, month, day })
        } else {
            Err(NoSuchDate(alloc::format!("{year}-{month}-{day}")))
        }
    }

    /// The year.
    pub fn year(self) -> u16 {
        self.year
    }

    /// The month, 1–12.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Days since 31 December before year 1; 1 January of year 1 is 1, a Monday.
    const fn ordinal(self) -> i32 {
        let mut days = days_before(self.year) + self.day as i32;
        let mut month = 1;
        while month < self.month {
            days += days_of(self.year, month) as i32;
            month += 1;
        }
        days
    }

    fn of_ordinal(ordinal: i32) -> Option<Date> {
        // a year is never longer than 366 days and not shorter than 365
        let mut year = u16::try_from(ordinal / 366 + 1).ok()?;
        while days_before(year + 1) < ordinal {
            year += 1;
        }
        let mut rest = ordinal - days_before(year);
        let mut month = 1;
        while rest > i32::from(days_of(year, month)) {
            rest -= i32::from(days_of(year, month));
            month += 1;
        }
        Date::new(year, month, u8::try_from(rest).ok()?).ok()
    }
}

impl fmt::Display for Date {
    /// `2027-01-31`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoSuchDate;

    fn from_str(text: &str) -> Result<Date, NoSuchDate> {
        let wrong = || NoSuchDate(text.chars().take(40).collect());
        let bytes = text.as_bytes();
        let shaped = bytes.len() == 10
            && bytes.iter().enumerate().all(|(i, b)| match i {
                4 | 7 => *b == b'-',
                _ => b.is_ascii_digit(),
            });
        if !shaped {
            return Err(wrong());
        }
        let part = |from: usize, to: usize| text.get(from..to).and_then(|t| t.parse().ok());
        let (Some(year), Some(month), Some(day)) = (part(0, 4), part(5, 7), part(8, 10)) else {
            return Err(wrong());
        };
        Date::new(year, month as u8, day as u8).map_err(|_| wrong())
    }
}

/// A day by its number; day 1 is 1 November 2026. Earlier days have numbers below 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Day(i32);

/// Day 1: a month before the site opens, so that there are past days from the beginning.
const FIRST: Date = Date {
    year: 2026,
    month: 11,
    day: 1,
};

impl Day {
    /// The first day that has a puzzle.
    pub const ONE: Day = Day(1);

    /// The day of a number, of a date that exists.
    pub fn new(number: i32) -> Option<Day> {
        let day = Day(number);
        let first = Day::of(Date {
            year: 1,
            month: 1,
            day: 1,
        });
        let last = Day::of(Date {
            year: 9999,
            month: 12,
            day: 31,
        });
        (first..=last).contains(&day).then_some(day)
    }

    /// The day of a date.
    pub fn of(date: Date) -> Day {
        Day(date.ordinal() - FIRST.ordinal() + 1)
    }

    /// Its number.
    pub fn number(self) -> i32 {
        self.0
    }

    /// Its date.
    pub fn date(self) -> Date {
        Date::of_ordinal(self.0 - 1 + FIRST.ordinal()).unwrap_or(FIRST)
    }

    /// The day of the week, 0 Monday to 6 Sunday.
    pub fn weekday(self) -> u8 {
        (self.0 - 2 + FIRST.ordinal()).rem_euclid(7) as u8
    }

    /// The game that is featured on this day: the five take turns.
    pub fn featured(self) -> RulesId {
        let games = games();
        games[(self.0 - 1).rem_euclid(games.len() as i32) as usize]
    }
}

/// The five games by the rule sets that their puzzles follow, in the order that codes
/// and featured days use. Never to be changed, only added to at the end.
pub const fn games() -> [RulesId; 5] {
    [
        RulesId::Turkish,
        RulesId::LaDama,
        RulesId::Filippina,
        RulesId::Tama,
        RulesId::Dhamet,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn day(text: &str) -> Day {
        Day::of(text.parse().unwrap())
    }

    #[test]
    fn days_follow_each_other_through_every_date() {
        let (mut expected, mut weekday) = (day("2024-01-01"), 0); // a Monday
        let mut counted = 0;
        for year in 2024..=2035 {
            for month in 1..=12 {
                for d in 1..=31 {
                    let Ok(date) = Date::new(year, month, d) else {
                        continue;
                    };
                    assert_eq!(Day::of(date), expected, "{date}");
                    assert_eq!(expected.date(), date);
                    assert_eq!(expected.weekday(), weekday, "{date}");
                    assert_eq!(date.to_string().parse(), Ok(date));
                    expected = Day(expected.0 + 1);
                    weekday = (weekday + 1) % 7;
                    counted += 1;
                }
            }
        }
        assert_eq!(counted, 12 * 365 + 3);
        assert_eq!(day("2026-11-01").number(), 1);
        assert_eq!(day("2026-10-31").number(), 0);
        assert_eq!(day("2027-01-01").number(), 62);
    }

    #[test]
    fn the_ends_of_the_calendar_hold() {
        for text in ["0001-01-01", "9999-12-31", "1900-02-28", "2000-02-29"] {
            assert_eq!(day(text).date().to_string(), text);
            assert_eq!(Day::new(day(text).number()), Some(day(text)));
        }
        assert_eq!(Day::new(i32::MIN), None);
        assert_eq!(Day::new(day("9999-12-31").number() + 1), None);
        assert_eq!(Day::new(day("0001-01-01").number() - 1), None);
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in [
            "",
            "2027-02-29",
            "1900-02-29",
            "2027-13-01",
            "2027-00-10",
            "2027-1-01",
            "2027-01-32",
            "0000-01-01",
            "2027/01/01",
            "２027-01-1",
            "+027-01-01",
            "2027-01-01 ",
        ] {
            let error = text.parse::<Date>().unwrap_err();
            assert!(error.to_string().contains("expected a date"), "{text}");
        }
    }

    #[test]
    fn every_game_is_featured_once_in_five_days() {
        for start in [-700, -1, 0, 1, 2, 5000] {
            let mut seen: alloc::vec::Vec<RulesId> =
                (start..start + 5).map(|n| Day(n).featured()).collect();
            seen.dedup();
            for game in games() {
                assert!(seen.contains(&game));
            }
            assert_eq!(Day(start).featured(), Day(start + 5).featured());
        }
    }
}
